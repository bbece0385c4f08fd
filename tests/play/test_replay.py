"""Recap, replay turn by turn, and film, by slash command and by click."""

from __future__ import annotations

import io

from PIL import Image
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.service.features.play import actions as turns
from bot.service.request import Actor
from tests.play.club import Club, private
from tests.play.reading import alts, choices, does, labels, pictures, text
from tests.play.test_actions import seeded
from tests.play.test_end import play_on

HEADING = "Since your last turn"


async def film_of(message: ResponseMessage) -> Image.Image:
    """The moving picture of a message; it has one alt text."""
    [attachment] = message.attachments
    assert [attachment.description] == alts(message) and attachment.filename == "film.gif"
    moving = Image.open(io.BytesIO(await attachment.read()))
    assert moving.format == "GIF" and moving.width == 450
    return moving


def turn_of(message: ResponseMessage) -> str:
    return text(message).splitlines()[1].strip("*")


async def test_recap_is_in_the_notice_in_the_panel_and_on_request(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    await club.pass_turn(ada)
    [letter] = club.letters(bob)
    panel = await club.panel(bob)
    asked = await club.ask(bob, "recap")
    in_private = private(await bob.user.slash("recap"))
    for shown in (letter, panel, asked, in_private):
        assert HEADING in text(shown) and "- ada" in text(shown)
    assert len(await pictures(asked)) == 1 and asked.ephemeral
    board = await club.press(bob, panel, "look", "board")
    assert HEADING in text(board) and await pictures(board)
    assert "Nothing has happened" in text(await club.ask(ada, "recap"))
    assert HEADING not in text(club.last())


async def test_replay_shows_ones_own_view_also_after_a_restart(club: Club) -> None:
    ada, bob, eve = club.member("ada"), club.member("bob"), club.member("eve")
    await club.begun(ada, bob)
    for person in (ada, bob, ada):
        await club.pass_turn(person)
    shown = await club.ask(ada, "replay")
    assert turn_of(shown) == "Turn 3 of 3" and "Through your eyes" in text(shown)
    assert await pictures(shown)
    then = alts(shown)
    again = await club.press(ada, shown, "replay", "2")
    assert turn_of(again) == "Turn 2 of 3" and again.id == shown.id, "one private message is renewed"
    assert alts(again) != then
    await club.restart()
    first = await club.press(ada, again, "replay", "first")
    assert "beginning" in turn_of(first) and "Your hand" in text(first) and "Back" not in labels(first)
    assert [line["value"] for line in choices(first, "replay")] == ["0", "1", "2", "3"]
    chosen = await club.choose(ada, first, "3", "replay")
    assert turn_of(chosen) == "Turn 3 of 3"
    words = await club.press(ada, chosen, "replay", "3", "0")
    assert not words.attachments and "Your hand" in text(words)
    spectator = await club.ask(eve, "replay")
    assert "As everybody could see it" in text(spectator) and not does(spectator, "act")
    film = await club.press(ada, chosen, "film")
    assert getattr(await film_of(film), "n_frames", 1) == 4
    assert "beginning" in turn_of(await club.press(ada, film, "replay", "first"))


async def test_a_finished_game_is_seen_again_from_its_final_card(club: Club) -> None:
    ada, bob, eve = club.member("ada"), club.member("bob"), club.member("eve")
    seeded(club, 8)
    await club.begun(ada, bob)
    await play_on(club, [ada.id, bob.id])
    await to_the_end(club, ada, bob)
    final = club.last()
    assert "The game is over" in text(final)
    first = await club.press(eve, final, "replay", "first")
    assert first.ephemeral and "Hands:" in text(first) and await pictures(first)
    last = await club.press(eve, first, "replay", "last")
    assert "The game is over" in text(last)
    turns_played = int(turn_of(last).rpartition(" ")[2])
    film = await club.press(bob, await club.press(bob, final, "final-more"), "film")
    moving = await film_of(film)
    assert film.ephemeral and getattr(moving, "n_frames", 1) == turns_played + 1
    assert len(await film.attachments[0].read()) < 2_000_000
    assert f"turn {turns_played}" in alts(film)[0]
    assert text(await club.ask(ada, "replay")) == text(last)


async def to_the_end(club: Club, *people: MemberActor) -> None:
    """Do what is left to do by the service itself."""
    while (loaded := await club.loaded()).to_move():
        seat = loaded.to_move()[0]
        action = loaded.game.legal(loaded.state, seat)[0]
        await turns.act(club.app.context, loaded.guild, 1, action, Actor(people[seat].id, "slash"))
    await club.app.dispatcher.settle()
