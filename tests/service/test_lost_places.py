"""Messages, channels, servers and players that go: what becomes of a table, and how it goes on elsewhere.

What every game has in common here stands in test_faults.py.
"""

from __future__ import annotations

import logging
from typing import Any, NoReturn

import pytest
from msgspec.structs import replace

from bot.service.messenger import Later
from tests.service.faults import ELSEWHERE, board_of, words_to
from tests.service.pretended import FakeMessenger, labels, text
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World


async def test_tries_become_rarer(world: World) -> None:
    await world.started(ANN, BOB)
    await world.discard(ANN)
    waits = []
    for _ in range(9):
        world.messenger.faults = [Later()] * 9
        await world.settle()
        (rows, _) = await world.unsent()
        due = min(row.due for row in rows)
        waits.append(due - world.clock.now())
        world.clock.advance(waits[-1])
    assert waits[:4] == [5, 10, 20, 40] and waits[-1] == 600


@pytest.mark.guarantee("discord-faults")
async def test_deleted_board_is_logged_and_posted_again(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.started(ANN, BOB)
    caplog.set_level(logging.INFO)
    world.messenger.messages.clear()
    await world.discard(ANN)
    await world.settle()
    assert f"in channel {CHANNEL} was deleted" in caplog.text
    assert "Act" in labels(board_of(world).card) and len(world.messenger.dms(ANN)) == 1
    assert (await world.loaded()).table.status == "running"


async def test_table_moves_where_the_bot_may_speak_with_its_board(world: World) -> None:
    await world.started(ANN, BOB)
    world.messenger.missing = ("Attach Files",)
    assert "Attach Files" in text(await world.look(ANN, "resume", table="1", channel=ELSEWHERE))
    assert (await world.loaded()).table.channel == CHANNEL
    world.messenger.missing = ()
    await world.look(BOB, "resume", table="1", channel=ELSEWHERE)
    await world.settle()
    assert "Act" in labels(board_of(world, ELSEWHERE).card)
    assert all("Act" not in labels(message.card) for message in world.messenger.in_channel())


async def test_of_several_paused_tables_one_is_chosen(world: World) -> None:
    await world.started(ANN, BOB)
    await world.started(ANN, BOB)
    await world.service.channel_lost(GUILD, CHANNEL)
    answer = await world.look(ANN, "resume", channel=ELSEWHERE)
    assert "Which table" in text(answer)
    menu = answer.blocks[-1]
    await world.use(ANN, menu.button_id, (f"{GUILD}/2",), channel=ELSEWHERE)  # pyright: ignore[reportAttributeAccessIssue]
    assert [(await world.loaded(number)).table.status for number in (1, 2)] == ["paused", "running"]


async def test_a_lobby_whose_channel_goes_is_closed(world: World) -> None:
    await world.opened(ANN)
    await world.settle()
    await world.service.channel_lost(GUILD, CHANNEL)
    await world.settle()
    assert (await world.loaded()).table.status == "cancelled"
    assert "not at any table" in text(await world.look(ANN, "my-tables"))


@pytest.mark.guarantee("discord-faults")
async def test_a_server_or_channel_that_goes_is_logged(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """Discord tells of it, or it is missed at a start: one line names it, with what becomes of its tables."""
    caplog.set_level(logging.INFO)
    await world.service.guild_seen(GUILD, "Club", "en")
    await world.started(ANN, BOB)
    await world.started(BOB, ANN)
    await world.opened(CEM)
    await world.service.channel_lost(GUILD, CHANNEL + 5)
    assert "is gone" not in caplog.text, "where nothing is played nobody need know"
    await world.service.channel_lost(GUILD, CHANNEL)
    await world.service.channel_lost(GUILD, CHANNEL)
    assert caplog.text.count(f"guild {GUILD}: channel {CHANNEL} is gone; 2 tables pause, 1 lobbies are closed") == 1
    await world.opened(CEM, channel=CHANNEL + 1)
    lost = f"guild {GUILD}: the bot is not there any more; 0 tables pause, 1 lobbies are closed"
    await world.service.guild_lost(GUILD)
    assert caplog.text.count(lost) == 1
    await world.service.ready(lambda _: False)
    assert caplog.text.count("not there any more") == 1, "that is known"
    await world.service.guild_seen(GUILD, "Club", "en")
    assert f"guild {GUILD}: the bot is there again; 0 tables go on" in caplog.text
    await world.service.ready(lambda _: False)
    assert caplog.text.count("not there any more") == 2


async def test_no_dm_is_looked_up_while_the_guild_has_no_bot(world: World) -> None:
    await world.started(ANN, BOB)
    await world.service.guild_lost(GUILD)
    async with world.store.read(GUILD) as tx:
        kinds = {row.kind for row in await tx.due_outgoing(1e12, 100)}
    assert "told" in kinds and "hand" not in kinds


async def test_dm_sent_while_the_guild_is_lost_does_not_stand_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sent_unheard(*message: Any) -> NoReturn:
        await FakeMessenger.send_dm(world.messenger, *message)
        raise Later(60.0)

    await world.service.guild_seen(GUILD, "Star Port", "en-US")
    await world.started(ANN, BOB)
    await world.turn(ANN)
    with monkeypatch.context() as patch:
        patch.setattr(world.messenger, "send_dm", sent_unheard)
        await world.advance(21)
    assert len(world.messenger.dms(BOB)) == 2, "the former letter, and one of which nobody has heard"
    await world.service.guild_lost(GUILD)
    await world.advance(30)
    await world.service.guild_seen(GUILD, "Star Port", "en-US")
    await world.advance(700)
    letters = [message for message in world.messenger.dms(BOB) if "My tables" not in labels(message.card)]
    assert len(letters) == 1 and await outdated(world) == []
    assert await world.unsent() == ([], [])


async def test_players_who_left_are_missed_and_come_back_one_by_one(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    world.messenger.members_gone = {BOB}
    await world.turn(ANN)
    await world.advance(1)
    loaded = await world.loaded()
    assert loaded.table.paused == "left"
    assert len(words_to(world, ANN)) == len(words_to(world, CEM)) == 1 and words_to(world, BOB) == []
    assert labels(board_of(world).card)[:2] == ["Resume", "Let a computer take over"]
    assert "A player is still missing" in text(await world.press(ANN, "resume"))
    world.messenger.members_gone = set()
    async with world.store.write(GUILD) as tx:
        seats = [replace(seat, status="left") if seat.user == CEM else seat for seat in await tx.seats(1)]
        await tx.save_seats(1, seats)
    assert "still missing" in text(await world.press(BOB, "resume")), "Cem has left meanwhile"
    assert "still missing" not in text(await world.press(CEM, "resume"))
    await world.advance(1)
    assert (await world.loaded()).to_move() == (1,)
    assert len(world.messenger.notices(BOB)) == 2, "his first hand, and now"
    assert "Act" in labels(board_of(world).card)
    assert len([m for m in world.messenger.in_channel() if labels(m.card)]) == 1


async def test_computer_takes_over_for_a_host_who_left(world: World) -> None:
    await world.started(ANN, BOB)
    world.messenger.members_gone = {ANN}
    await world.turn(ANN)
    await world.turn(BOB)
    await world.advance(1)
    assert "do not sit" in text(await world.press(CEM, "replace"))
    await world.press(BOB, "replace")
    await world.advance(1)
    loaded = await world.loaded()
    assert loaded.computer_on(0) == "strong" and loaded.to_move() == (1,) and loaded.table.host == BOB
    assert "A computer plays for" in text(await world.look(BOB, "log"))
    assert "do not sit" in text(await world.press(ANN, "act"))
    assert "not paused" in text(await world.press(BOB, "replace"))


async def test_a_game_that_this_version_does_not_know_holds_nothing_up(world: World) -> None:
    await world.started(ANN, BOB)
    async with world.store.write(GUILD) as tx:
        table = await tx.table(1)
        assert table is not None
        strange = await tx.add_table(replace(table, id=0, game="hyperchess"))
        await tx.save_seats(strange.id, await tx.seats(1))
    await world.service.guild_lost(GUILD)
    await world.service.guild_seen(GUILD, "Port", "de")
    await world.service.channel_lost(GUILD, CHANNEL)
    assert (await world.loaded()).table.paused == "channel"
    assert "it plays a game that I do not know" in text(await world.press(ANN, "act", table=2))
