"""The end of a game: ranking, everybody's tiles, the seed; and the rematch."""

from __future__ import annotations

import pytest

from bot.games.core.chance import Chance, Stream, commitment
from bot.games.core.contract import Question
from bot.service.features.play import actions as turns
from bot.service.request import Actor
from tests.play.club import Club
from tests.play.reading import deeds, does, labels, pictures, text
from tests.play.test_actions import seeded

pytestmark = pytest.mark.drawn

NEARLY = 400


async def play_on(club: Club, people: list[int], table: int = 1) -> None:
    """Play by the service itself until one more action of the last turn ends the game."""
    for _ in range(NEARLY):
        loaded = await club.loaded(table)
        seat = loaded.to_move()[0]
        legal = loaded.game.legal(loaded.state, seat)
        view = loaded.view(seat)
        action = loaded.game.choose(Question(view, legal, seat, "easy", 1, _chance(loaded.entries)))
        if not loaded.game.to_move(loaded.game.apply(loaded.state, seat, action).state):
            return
        await turns.act(club.app.context, loaded.guild, table, action, Actor(people[seat], "slash"))
    raise AssertionError("the game did not come to its end")


def _chance(number: int) -> Stream:
    return Chance(number.to_bytes(32, "big")).open()


async def test_the_final_ranking_and_the_rematch(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    seeded(club, 8)
    await club.begun(ada, bob)
    people = [ada, bob]
    await play_on(club, [ada.id, bob.id])
    await club.app.dispatcher.settle()
    mover = people[(await club.loaded()).to_move()[0]]
    while (await club.loaded()).to_move():
        await club.act(mover)
    final = club.last()
    assert "The game is over" in text(final) and "Rematch" in labels(final)
    loaded = await club.loaded()
    standing = loaded.game.score(loaded.state)
    for result in standing.results:
        place = f"**{result.rank}. {people[result.seat or 0].name}: {result.total} point"
        assert place in text(final)
    lines = [line for line in text(final).splitlines() if line.startswith("-# ") and " · " in line]
    assert [sum(int(part.rpartition(" ")[2]) for part in line.split(" · ")) for line in lines[:2]] == [
        result.total for result in standing.results
    ]
    more = text(await club.press(ada, final, "final-more"))
    assert loaded.table.seed.hex() in more and commitment(loaded.table.seed) in more
    [picture] = await pictures(final)
    assert picture.size[0] >= 600
    for person in people:
        [letter] = club.letters(person)
        assert not does(letter, "do") and not deeds(await club.press(person.user, letter, "final-more"))
    assert "over" in text(await club.ask(ada, "space-mission top-up", discard="-", table="1"))

    answer = await club.press(bob, final, "rematch")
    assert "Table 2" in text(answer)
    lobby = club.card(2)
    assert "bob · host" in text(lobby) and "ada · invited" in text(lobby)
    assert "open already" in text(await club.press(ada, final, "rematch"))
    await club.press(ada, lobby, "join")
    await club.press(bob, club.card(2), "start")
    assert (await club.loaded(2)).table.rematch_of == 1
    assert does(club.last(), "act")
