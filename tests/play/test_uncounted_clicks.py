"""A click on a message that changes by it costs no request that Discord counts under its global limit."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from bot.games.registry import TITLES
from bot.service.features.seats.standins import send_in
from bot.service.request import Actor
from bot.service.tables.loaded import load
from bot.service.tables.tx import TableTx
from tests.play.club import GAME, Club
from tests.play.reading import button, controls, deeds, does, labels, text


def counted(club: Club, since: int, message: int | None = None) -> list[str]:
    """Return the counted requests since then: all, or those that change a message."""
    sent = [one for one in club.world.watch.requests[since:] if not one.path.startswith(("/interactions", "/webhooks"))]
    return [f"{one.method} {one.path}" for one in sent if message is None or one.path.endswith(f"/{message}")]


async def test_no_click_on_a_lobby_is_counted(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.ask(ada, "play", game=GAME)
    lobby, since = club.last(), len(club.world.watch.requests)

    def says(words: str) -> bool:
        return words in text(club.last()) and club.last().id == lobby.id

    await club.press(bob, club.last(), "join")
    assert says("2. bob")
    await club.press(bob, club.last(), "leave")
    assert not says("bob")
    computers = await club.press(ada, club.last(), "computer")
    computers = await club.press(ada, computers, "computer", "easy")
    assert says("2. Robo 1")
    await club.press(ada, computers, "remove", "1")
    assert not says("Robo 1")
    settings = await club.press(ada, club.last(), "settings")
    await club.choose(ada, settings, "fixed", "option", "order")
    assert says("first seat")
    form = await ada.click(club.last(), custom_id=button(club.last(), "guest"))
    await ada.submit_modal(form, {"text": "Ben"})
    assert says("2. Ben")
    await club.press(ada, club.last(), "cancel")
    assert says("closed before it began")
    assert counted(club, since) == []


async def test_a_vote_changes_its_ballot_uncounted(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob, club.member("eve"))
    await club.ask(ada, "pause", until="3d")
    asked, since = club.last(), len(club.world.watch.requests)
    yes = next(custom_id for part in controls(asked) if (custom_id := part["custom_id"]).endswith(" yes"))
    await bob.click(asked, custom_id=yes)
    assert "✅" in text(club.last()) and club.last().id == asked.id
    assert counted(club, since) == []


async def test_an_undo_on_the_board_changes_it_uncounted(club: Club) -> None:
    ada = club.member("ada")
    await club.begun(ada, club.member("bob"))
    await club.act(ada, "jump", "top-up")
    board, since = club.last(), len(club.world.watch.requests)
    before = text(board)
    await club.press(ada, board, "undo")
    assert text(club.last()) != before and club.last().id == board.id
    assert counted(club, since, board.id) == []


async def test_a_direct_message_is_changed_uncounted(club: Club) -> None:
    ada = club.member("ada")
    await club.begun(ada, club.member("bob"))
    while not does(letter := club.letters(ada)[-1], "do"):
        await club.world.env.advance_time(2)
    since, deed = len(club.world.watch.requests), next(deed for deed in deeds(letter) if deed.action[0] == "jump")
    await club.do(ada.user, letter, deed)
    assert len(await club.entries()) == 1
    assert counted(club, since, letter.id) == []


async def test_a_click_after_a_restart_is_not_counted(club: Club) -> None:
    await club.ask(club.member("ada"), "play", game=GAME)
    await club.press(club.member("bob"), club.last(), "join")
    await club.restart()
    lobby, since = club.last(), len(club.world.watch.requests)
    await club.press(club.member("eve"), lobby, "join")
    assert "3. eve" in text(club.last()) and club.last().id == lobby.id
    assert counted(club, since) == []


# -- buttons that stand on a table's messages now and then ------------------------------------------------------------


async def _paused(club: Club, _patch: pytest.MonkeyPatch) -> MemberActor:
    """A table that its players paused. Its board has *Resume*."""
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    await club.ask(ada, "pause", until="3d")
    await club.press(bob, club.last(), "ballot", "1", "yes")
    return ada


async def _left(club: Club, _patch: pytest.MonkeyPatch) -> MemberActor:
    """A player left the server. The board has *Let a computer take over*."""
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    club.world.guild.remove_member(bob)
    await club.pass_turn(ada)
    return ada


async def _stalled(club: Club, patch: pytest.MonkeyPatch) -> MemberActor:
    """A game in which nothing moves. The board has *Vote to end the game*, and one vote is missing."""
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    patch.setattr(type(TITLES[GAME].game), "stalled", lambda *_: True)
    await club.act(ada, "jump", "top-up")
    await club.press(ada, club.last(), "vote-end")
    return bob


async def _offered(club: Club, _patch: pytest.MonkeyPatch) -> MemberActor:
    """A seat is on offer. The message about it has *Take the seat*."""
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob, club.member("cem"))
    await club.press(bob, await club.ask(bob, "resign"), "resign", "offer")
    return club.member("eve")


async def _stood_in_for(club: Club, _patch: pytest.MonkeyPatch) -> MemberActor:
    """A computer plays for a player. The board has *I am back*."""
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    context, guild = club.app.context, club.world.guild.id
    async with club.app.store.write(guild) as tx:
        await send_in(TableTx(context, tx, await load(context, tx, guild, 1)), 1, "vacation", Actor())
    await club.app.dispatcher.settle()  # no request waits for what was written here
    return bob


STAGES = {
    "resume": _paused,
    "replace": _left,
    "vote-end": _stalled,
    "take-seat 1": _offered,
    "come-back": _stood_in_for,
}
"""By what a button does: what lets it stand on a message, and who then clicks it."""


@pytest.mark.parametrize("done", STAGES)
async def test_a_rare_button_changes_its_message_uncounted(
    club: Club, monkeypatch: pytest.MonkeyPatch, done: str
) -> None:
    person, (verb, *nouns) = await STAGES[done](club, monkeypatch), done.split()
    [message] = [message for message in club.messages() if does(message, verb)]
    before, since = (text(message), labels(message)), len(club.world.watch.requests)
    await club.press(person, message, verb, *nouns)
    await club.world.env.advance_time(2)
    [after] = [each for each in club.messages() if each.id == message.id]
    assert (text(after), labels(after)) != before
    assert counted(club, since, message.id) == []
