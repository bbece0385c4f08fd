"""Discord fails, permissions, channels and servers disappear, disks fill up: each has its outcome, nothing is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NoReturn

import pytest
from msgspec.structs import replace

from bot.errors import DamagedFile
from bot.games.core.phrase import say
from bot.service.messages import timers
from bot.service.messenger import Later, Rejected
from tests.service.pretended import FakeMessenger, Message, deeds, labels, text
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World, translator

ELSEWHERE = 300


def board_of(world: World, channel: int = CHANNEL) -> Message:
    return next(m for m in reversed(world.messenger.in_channel(channel)) if labels(m.card))


def words_to(world: World, user: int) -> list[str]:
    """What was said to a user beside their hands."""
    return [text(m.card) for m in world.messenger.made if m.channel == user * 1000 and "My tables" in labels(m.card)]


async def test_what_discord_cannot_take_now_is_sent_once_later(world: World) -> None:
    await world.started(ANN, BOB)
    made = len(world.messenger.made)
    await world.turn(ANN)
    world.messenger.faults = [Later(), Later(60.0), Later(), Later()]
    await world.advance(1)
    assert len(await world.entries()) == 2, "the action is done whatever Discord says"
    for _ in range(12):
        await world.advance(60)
    assert world.messenger.faults == [] and await world.unsent() == ([], [])
    channels = [message.channel for message in world.messenger.made[made:]]
    assert sorted(channels) == [CHANNEL, BOB * 1000]


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


async def test_a_message_that_discord_rejects_is_dropped_and_logged(world: World, caplog: Any) -> None:
    await world.started(ANN, BOB)
    await world.discard(ANN)
    world.messenger.faults = [Rejected("too odd")] * 5
    await world.settle()
    assert await world.unsent() == ([], [])
    assert "rejected" in caplog.text
    world.messenger.faults = []
    await world.discard(ANN)
    await world.settle()
    assert (await world.loaded()).to_move() == (1,)


async def test_missing_permission_is_told_the_host_once(world: World) -> None:
    await world.started(ANN, BOB)
    world.messenger.forbidden = {CHANNEL}
    for _ in range(2):
        await world.turn(ANN)
        await world.advance(700)
        await world.turn(BOB)
        await world.advance(700)
    (told,) = words_to(world, ANN)
    assert "Send Messages" in told and f"<#{CHANNEL}>" in told and words_to(world, BOB) == []
    assert len(world.messenger.notices(BOB)) == 1 + 2, "direct messages arrive all the same"
    world.messenger.forbidden = set()
    before = board_of(world)
    await world.advance(600)
    assert board_of(world) is not before and "Ann" in text(board_of(world).card)
    assert await world.unsent() == ([], [])


@pytest.mark.guarantee("channel-gone")
@pytest.mark.parametrize("how", ["noticed", "told by Discord"])
async def test_lost_channel_pauses_the_table_until_it_moves(world: World, how: str) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    world.messenger.channels_gone = {CHANNEL}
    if how == "told by Discord":
        await world.service.channel_lost(GUILD, CHANNEL)
        await world.service.channel_lost(GUILD, CHANNEL)
    for _ in range(3):
        await world.advance(700)
    assert (await world.loaded()).table.paused == "channel"
    for user in (ANN, BOB):
        (told,) = words_to(world, user)
        assert "channel" in told and "/resume" in told
    assert "**Paused:**" in text(await world.press(BOB, "act")) and "paused" in text(await world.discard(BOB))
    before = await world.entries()
    assert "channel of this table is gone" in text(await world.press(BOB, "resume"))
    assert "in its own server" in text(await world.press(BOB, "resume-here", guild=901))
    heard = len(world.messenger.notices(BOB))
    answer = await world.look(BOB, "resume", channel=ELSEWHERE)
    assert list(deeds(answer))
    await world.settle()
    assert (await world.loaded()).table.channel == ELSEWHERE and await world.entries() == before
    assert len(world.messenger.notices(BOB)) == heard + 1
    assert "Act" in labels(board_of(world, ELSEWHERE).card)
    await world.turn(BOB)
    await world.advance(30)
    assert (await world.loaded()).table.status == "running" and await world.unsent() == ([], [])


async def test_moved_table_leaves_no_second_board(world: World) -> None:
    await world.started(ANN, BOB)
    await world.look(BOB, "resume", table="1", channel=ELSEWHERE)
    await world.settle()
    assert "Act" in labels(board_of(world, ELSEWHERE).card)
    assert all("Act" not in labels(message.card) for message in world.messenger.in_channel())


async def test_no_table_moves_to_where_the_bot_may_not_speak(world: World) -> None:
    await world.started(ANN, BOB)
    world.messenger.missing = ("Attach Files",)
    assert "Attach Files" in text(await world.look(ANN, "resume", table="1", channel=ELSEWHERE))
    assert (await world.loaded()).table.channel == CHANNEL


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


async def test_a_deleted_board_is_posted_again(world: World) -> None:
    await world.started(ANN, BOB)
    world.messenger.messages.clear()
    await world.discard(ANN)
    await world.settle()
    assert "Act" in labels(board_of(world).card) and len(world.messenger.dms(ANN)) == 1
    assert (await world.loaded()).table.status == "running"


async def test_a_private_channel_that_goes_pauses_nothing(world: World) -> None:
    await world.started(ANN, BOB)
    world.messenger.channels_gone = {ANN * 1000}
    await world.turn(ANN)
    await world.turn(BOB)
    await world.advance(30)
    assert (await world.loaded()).table.status == "running"
    world.messenger.channels_gone = set()
    await world.advance(700)
    assert len(world.messenger.dms(ANN)) >= 1 and await world.unsent() == ([], [])


@pytest.mark.guarantee("channel-gone")
async def test_a_server_that_drops_the_bot_and_takes_it_back(world: World) -> None:
    await world.service.guild_seen(GUILD, "Star *Port*", "en-US")
    await world.started(ANN, BOB)
    await world.started(BOB, ANN)
    await world.turn(ANN, table=1)
    world.messenger.guild_gone = True
    await world.service.guild_lost(GUILD)
    await world.service.guild_lost(GUILD)
    await world.advance(30)
    assert [(await world.loaded(number)).table.paused for number in (1, 2)] == ["guild", "guild"]
    assert len(words_to(world, ANN)) == len(words_to(world, BOB)) == 2
    assert "Star \\*Port\\*" in words_to(world, ANN)[0]
    assert await world.unsent() == ([], [])
    world.messenger.guild_gone = False
    heard = len(world.messenger.notices(BOB))
    await world.service.guild_seen(GUILD, "Star *Port*", "en-US")
    await world.settle()
    assert [(await world.loaded(number)).table.status for number in (1, 2)] == ["running", "running"]
    assert len(world.messenger.notices(BOB)) == heard + 2, "one for each table that awaits Bob"


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
    assert len(world.messenger.dms(BOB)) == 2, "the former message, and one that was never confirmed"
    await world.service.guild_lost(GUILD)
    await world.advance(30)
    await world.service.guild_seen(GUILD, "Star Port", "en-US")
    await world.advance(700)
    letters = [message for message in world.messenger.dms(BOB) if "My tables" not in labels(message.card)]
    assert len(letters) == 1 and await outdated(world) == []
    assert await world.unsent() == ([], [])


async def test_the_loss_of_a_server_is_noticed_without_being_told(world: World) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    world.messenger.guild_gone = True
    await world.advance(30)
    assert (await world.loaded()).table.paused == "guild" and await world.unsent() == ([], [])


async def test_a_player_who_left_is_missed_and_comes_back(world: World) -> None:
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
    await world.press(BOB, "resume")
    await world.advance(1)
    assert (await world.loaded()).to_move() == (1,)
    assert len(world.messenger.notices(BOB)) == 2, "Bob's first hand, and now"
    assert "Act" in labels(board_of(world).card)
    assert len([m for m in world.messenger.in_channel() if labels(m.card)]) == 1


async def test_player_who_leaves_in_their_turn_is_missed_after_hours(world: World) -> None:
    await world.started(ANN, BOB)
    for _ in range(3):
        await world.advance(6 * 3600)
    assert (await world.loaded()).table.status == "running"
    made = len(world.messenger.made)
    world.messenger.members_gone = {ANN}
    await world.advance(6 * 3600)
    assert (await world.loaded()).table.paused == "left"
    assert len(words_to(world, BOB)) == 1
    await world.advance(24 * 3600)
    assert len(world.messenger.made) == made + 1
    async with world.store.read(GUILD) as tx:
        assert await tx.due_timers(1e12) == []


async def test_a_server_that_is_not_there_when_asked_is_lost(world: World) -> None:
    await world.started(ANN, BOB)
    world.messenger.guild_gone = True
    await world.advance(6 * 3600)
    assert (await world.loaded()).table.paused == "guild"


async def test_a_computer_takes_over_for_one_who_left(world: World) -> None:
    await world.started(ANN, BOB)
    world.messenger.members_gone = {BOB}
    await world.turn(ANN)
    await world.advance(1)
    assert "do not sit" in text(await world.press(CEM, "replace"))
    await world.press(ANN, "replace")
    await world.advance(1)
    loaded = await world.loaded()
    assert loaded.computer_on(1) == "strong" and loaded.to_move() == (0,)
    assert "A computer plays for" in text(await world.look(ANN, "log"))
    assert "do not sit" in text(await world.press(BOB, "act"))
    assert "not paused" in text(await world.press(ANN, "replace"))


async def test_two_who_left_come_back_one_after_the_other(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    world.messenger.members_gone = {BOB}
    await world.turn(ANN)
    await world.advance(1)
    async with world.store.write(GUILD) as tx:
        seats = [replace(seat, status="left") if seat.user == CEM else seat for seat in await tx.seats(1)]
        await tx.save_seats(1, seats)
    assert "still missing" in text(await world.press(BOB, "resume"))
    assert "still missing" not in text(await world.press(CEM, "resume"))
    assert (await world.loaded()).table.status == "running"


async def test_a_host_who_left_hands_the_table_on_to_a_person(world: World) -> None:
    await world.started(ANN, BOB)
    world.messenger.members_gone = {ANN}
    await world.turn(ANN)
    await world.turn(BOB)
    await world.advance(1)
    await world.press(BOB, "replace")
    assert (await world.loaded()).table.host == BOB


@asynccontextmanager
async def broken(error: Exception) -> AsyncIterator[Any]:
    raise error
    yield


@pytest.mark.guarantee("isolated-faults")
async def test_one_ill_server_does_not_hold_up_another(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started(ANN, BOB)
    other = 901
    opened = await world.service.play(world.ask(CEM, guild=other, channel=700), "space-mission", thread=False)
    assert "open" in text(opened)
    await world.turn(ANN)
    real = world.store.read

    def read(guild: int) -> Any:
        return broken(DamagedFile(guild, "x", "y")) if guild == GUILD else real(guild)

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "read", read)
        await world.advance(1)
        assert len(world.messenger.in_channel(700)) == 1
        assert "damaged" in text(await world.press(ANN, "act"))
        assert "Table 1" in str(await world.look(CEM, "my-tables", guild=other, channel=700))
    await world.advance(700)
    assert len(world.messenger.notices(BOB)) == 2


@pytest.mark.guarantee("isolated-faults")
async def test_one_broken_table_does_not_hold_up_another(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started(ANN, BOB)
    await world.started(ANN, BOB)
    real = timers.PREPARED["tell"]

    async def fails_for_one(context: Any, guild: int, found: Any) -> Any:
        if found.table == 1:
            raise ZeroDivisionError
        return await real(context, guild, found)

    with monkeypatch.context() as patch:
        patch.setitem(timers.PREPARED, "tell", fails_for_one)
        await world.turn(ANN, table=1)
        await world.turn(ANN, table=2)
        heard = len(world.messenger.notices(BOB))
        await world.advance(1)
        assert len(world.messenger.notices(BOB)) == heard + 1
    await world.advance(30)
    assert len(world.messenger.notices(BOB)) == heard + 2, "and the broken one when it is well again"


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


async def test_a_picture_that_fails_is_replaced_by_its_text(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def draw(*given: Any, **named: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(world.context.render_service, "draw", draw)
    await world.started(ANN, BOB)
    words = translator().words("en")
    for planet in (await world.loaded()).view(None).ring:
        for card in (await world.look(ANN, "board"), board_of(world).card):
            assert words(say(f"sm-planet-{planet.id}")) in text(card)
