"""A table in the direct messages with the bot, over the whole bot: commands, clicks, messages, a restart."""

from __future__ import annotations

from bot.service.places import Place
from bot.service.tables.lookup import load_table
from tests.play.club import GAME, HOLD, Club, private
from tests.play.reading import deeds, labels, text


async def test_a_game_is_opened_and_played_in_direct_messages(club: Club) -> None:
    ada = club.member("ada")
    here, dm = Place.direct(ada.id).number, ada.user.dm_channel
    opened = private(await ada.user.slash("play", game=GAME))
    assert "open below" in text(opened)
    [lobby] = club.messages(dm)
    assert {"Add a computer", "Settings", "Cancel"} <= {*labels(lobby)} and "Join" not in labels(lobby)
    choice = await club.press(ada.user, lobby, "computer")
    await club.press(ada.user, choice, "computer", "easy")
    await club.press(ada.user, club.messages(dm)[0], "start")
    await club.world.env.advance_time(HOLD)

    begun, board = club.messages(dm)
    assert "The game has begun" in text(begun) and labels(board)[:2] == ["Act", "My hand"]
    before = text(board)
    panel = await club.press(ada.user, board, "act")
    assert panel.id != board.id and "Your turn" in text(panel)
    assert text(club.messages(dm)[-1]) == before, "the board stays the board"
    await club.do(ada.user, panel, deeds(panel)[0])
    assert (await load_table(club.app.context, here, 1)).entries > 0

    await club.restart()
    await club.world.env.advance_time(HOLD + 2)
    assert (await load_table(club.app.context, here, 1)).table.status == "running"
    shown = private(await ada.user.slash("board"))
    assert "Table 1" in text(shown)
