"""The menus of a person and of a message."""

from __future__ import annotations

from tests.play.club import Club, private
from tests.play.reading import text

INVITE, RECORD, REPLAY, AS_TEXT = "Invite to my table", "Their record", "Replay of this table", "As text"


async def test_the_menus_of_a_person_invite_and_show_their_record(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    none = private(await ada.context_menu(club.channel, INVITE, bob))
    assert "no table here that waits" in text(none) and none.ephemeral
    await ada.slash(club.channel, "play", game="space-mission")
    invited = private(await ada.context_menu(club.channel, INVITE, bob))
    assert "bob" in text(invited) and invited.ephemeral
    assert [seat.user for seat in (await club.loaded()).seats] == [ada.id, bob.id]
    record = private(await ada.context_menu(club.channel, RECORD, bob))
    assert record.ephemeral and "has finished a game" in text(record)


async def test_the_menus_of_a_board_open_its_table(club: Club) -> None:
    ada, bob, eve = club.member("ada"), club.member("bob"), club.member("eve")
    await club.begun(ada, bob)
    await club.pass_turn(ada)
    board = club.last()
    shown = private(await ada.context_menu(club.channel, REPLAY, board))
    assert "Turn 1 of 1" in text(shown) and "Through your eyes" in text(shown) and shown.ephemeral
    spectators = private(await eve.context_menu(club.channel, REPLAY, board))
    assert "As everybody could see it" in text(spectators)
    words = private(await eve.context_menu(club.channel, AS_TEXT, board))
    assert words.ephemeral and not words.attachments and len(text(words)) > 300
