"""The panel that a start opens follows the game while its token lasts."""

from __future__ import annotations

from tests.play.club import GAME, Club
from tests.play.reading import text


async def test_the_panel_of_the_start_is_renewed_when_others_move(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.ask(ada, "play", game=GAME)
    await club.press(bob, club.last(), "join")
    settings = await club.press(ada, club.last(), "settings")
    await club.choose(ada, settings, "fixed", "option", "order")
    adas = await club.press(ada, club.last(), "start")
    bobs = await club.ask(bob, "act")
    assert "Your turn" in text(adas) and "ada is to move" in text(bobs)
    await club.pass_turn(ada)
    await club.world.env.advance_time(4)
    assert "bob is to move" in text(adas) and "Your turn" in text(bobs)
    renewed = club.world.watch.sent("PATCH", "/webhooks/*/@original")
    await club.world.env.advance_time(30)
    assert club.world.watch.sent("PATCH", "/webhooks/*/@original") == renewed, "nothing changes, nothing is sent"
