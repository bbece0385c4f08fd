"""Reminders at each player's interval, within the table's; snoozed; then the table, the host, and silence."""

from __future__ import annotations

import pytest

from bot.service.card import ButtonId
from bot.service.features.reminders.actions import REMINDERS
from tests.service.pretended import Message, buttons, text
from tests.service.test_digest import NIGHT, berlin, prefers
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World

HOUR, DAY = 3600.0, 86_400.0
WEEKS = 13 * DAY
"""Long enough for silence to be seen; not so long that a table falls asleep."""


async def waits(world: World, *, reminders: str = "own", users: tuple[int, ...] = (ANN, BOB), host: int = ANN) -> int:
    """Begin a table that waits for Bob, and return its number."""
    number = await world.opened(host)
    for user in users:
        if user != host:
            await world.press(user, "join", table=number)
    await world.press(host, "option", "order", table=number, values=("fixed",))
    await world.press(host, "term", "reminders", table=number, values=(reminders,))
    await world.press(host, "start", table=number)
    await world.turn(ANN, number)
    await world.settle()
    return number


def heard(world: World, user: int, since: int) -> list[Message]:
    return world.messenger.notices(user)[since:]


async def hourly(world: World, hours: int) -> None:
    for _ in range(hours):
        await world.advance(HOUR)


@pytest.mark.parametrize(
    ("own", "table", "every"),
    [
        (6 * HOUR, "own", 6 * HOUR),
        (6 * HOUR, "daily", DAY),
        (2 * DAY, "daily", 2 * DAY),
        (None, "daily", DAY),
        (6 * HOUR, "none", None),
        (0.0, "own", None),
        (None, "own", None),
    ],
)
async def test_the_interval_is_ones_own_bounded_by_the_table(
    world: World, own: float | None, table: str, every: float | None
) -> None:
    await prefers(world, BOB, remind=own)
    await waits(world, reminders=table)
    before, begun, made = len(world.messenger.notices(BOB)), world.clock.now(), len(world.messenger.made)
    times: list[float] = []
    for _ in range(8 * 24):
        await world.advance(HOUR)
        if len(world.messenger.notices(BOB)) > before + len(times):
            times.append(world.clock.now() - begun)
    expected = [] if every is None else [every * step for step in range(1, REMINDERS + 2) if every * step <= 8 * DAY]
    assert times == expected, "the last of these is the word to the table"
    assert every is not None or len(world.messenger.made) == made, "nor does another player hear of it"


@pytest.mark.guarantee("reminders-arrive")
async def test_it_escalates_to_the_table_and_to_its_host_and_stops(world: World) -> None:
    await prefers(world, BOB, remind=DAY)
    await waits(world)
    bob, ann = len(world.messenger.notices(BOB)), len(world.messenger.notices(ANN))
    await world.advance(DAY)
    assert [m.channel for m in heard(world, BOB, bob)] == [BOB * 1000], "first Bob himself, by direct message"
    assert "still waiting for you" in text(heard(world, BOB, bob)[0].card)
    await world.advance(DAY)
    await world.advance(DAY)
    assert [m.channel for m in heard(world, BOB, bob)] == [BOB * 1000] * REMINDERS
    await world.advance(DAY)
    assert heard(world, BOB, bob)[-1].channel == CHANNEL, "then once in front of the table"
    assert "has been waiting for" in text(heard(world, BOB, bob)[-1].card)
    assert len(world.messenger.notices(ANN)) == ann
    await world.advance(DAY)
    (word,) = heard(world, ANN, ann)
    assert "You are its host" in text(word.card) and "Bob" in text(word.card), "then one word to the host"
    made = len(world.messenger.made)
    await world.advance(WEEKS)
    assert len(world.messenger.made) == made, "and then silence"
    assert len(world.messenger.dms(BOB)) == 1, "one letter stands"


async def test_reminder_in_the_channel_is_crossed_out_after_the_move(world: World) -> None:
    await prefers(world, BOB, notice="mention", remind=DAY)
    number = await waits(world)
    await world.advance(DAY)
    call = world.messenger.notices(BOB)[-1]
    assert call.channel == CHANNEL and "still waiting for you" in text(call.card)
    await world.advance(DAY)
    assert call.id not in world.messenger.messages, "only the newest call stands"
    call = world.messenger.notices(BOB)[-1]
    await world.turn(BOB, number)
    await world.advance(60)
    assert "reminder is done" in text(call.card) and f"<@{BOB}>" not in text(call.card) and buttons(call.card) == []
    before = len(world.messenger.notices(BOB))
    await world.advance(10 * DAY)
    assert len(world.messenger.notices(BOB)) == before


async def test_calls_are_struck_out_when_the_game_ends_or_pauses(world: World) -> None:
    await prefers(world, BOB, notice="mention", remind=DAY)
    await waits(world)
    await world.advance(DAY)
    call = world.messenger.notices(BOB)[-1]
    await world.service.guild_lost(GUILD)
    await world.settle()
    assert "still waiting" not in text(call.card)
    before = len(world.messenger.made)
    await world.advance(10 * DAY)
    assert len(world.messenger.made) == before


async def test_an_action_or_an_undo_in_the_turn_restarts_the_reminders(world: World) -> None:
    await prefers(world, BOB, remind=DAY)
    number = await waits(world)
    before = len(world.messenger.notices(BOB))
    await world.advance(DAY - HOUR)
    await world.discard(BOB, number)
    await world.advance(2 * HOUR)
    assert len(world.messenger.notices(BOB)) == before
    await world.advance(DAY)
    assert len(world.messenger.notices(BOB)) == before + 1
    await world.fly(BOB, number)
    assert await world.awaited(number) == ANN
    await world.press(BOB, "undo", table=number)
    assert await world.awaited(number) == BOB
    await world.settle()
    before = len(world.messenger.notices(BOB))
    await world.advance(DAY - 1)
    assert len(world.messenger.notices(BOB)) == before
    await world.advance(1)
    assert len(world.messenger.notices(BOB)) == before + 1


async def test_snooze_for_an_hour_till_tomorrow_and_for_this_turn(world: World) -> None:
    await prefers(world, BOB, zone="Europe/Berlin", remind=DAY)
    await world.advance(berlin(1, 12) - world.clock.now())
    number = await waits(world)
    before = len(world.messenger.notices(BOB))
    letter = world.messenger.dms(BOB)[-1]
    assert [b.label for b in buttons(letter.card)][-3:] == [
        "Remind me in 1 hour",
        "Remind me tomorrow",
        "No reminder this turn",
    ]
    assert "I will remind you" in text(await world.click(BOB, letter.card, "Remind me in 1 hour", guild=None))
    await world.advance(HOUR - 1)
    assert len(world.messenger.notices(BOB)) == before
    await world.advance(1)
    assert len(world.messenger.notices(BOB)) == before + 1
    await world.press(BOB, "snooze", "tomorrow", table=number)
    await world.advance(berlin(2, 7, 59) - world.clock.now())
    assert len(world.messenger.notices(BOB)) == before + 1
    await world.advance(60)
    assert len(world.messenger.notices(BOB)) == before + 2
    assert "not remind you again this turn" in text(await world.press(BOB, "snooze", "turn", table=number))
    await world.advance(WEEKS)
    assert len(world.messenger.notices(BOB)) == before + 2
    named = [m for m in world.messenger.in_channel(CHANNEL) if "has been waiting for" in text(m.card)]
    assert len(named) == 1 and named[0].mentioned == (), "the table is told all the same, without a call"


async def test_only_who_is_awaited_asks_for_a_reminder(world: World) -> None:
    number = await waits(world)
    assert "nothing to put off" in text(await world.press(ANN, "snooze", "hour", table=number))
    assert "do not sit" in text(await world.press(CEM, "snooze", table=number))
    asked = await world.use(BOB, ButtonId(GUILD, number, "snooze", ("for ever",)))
    assert "When shall I remind you?" in text(asked)
    before = len(world.messenger.notices(BOB))
    await world.press(BOB, "snooze", "hour", table=number)
    await world.advance(HOUR)
    assert len(world.messenger.notices(BOB)) == before + 1
    await world.advance(WEEKS)
    assert len(world.messenger.notices(BOB)) == before + 1
    await world.press(BOB, "snooze", "hour", table=number)
    await world.turn(BOB, number)
    await world.advance(2 * HOUR)
    assert len(world.messenger.notices(BOB)) == before + 1, "what was asked for goes with the turn"


async def test_a_mention_bears_the_button_to_be_reminded_later(world: World) -> None:
    await prefers(world, BOB, notice="mention")
    await waits(world)
    board = next(m for m in reversed(world.messenger.notices(BOB)) if BOB in m.mentioned)
    assert "When shall I remind you?" in text(await world.click(BOB, board.card, "Remind me later"))


async def test_silent_player_is_named_and_never_mentioned(world: World) -> None:
    await prefers(world, BOB, notice="silent")
    await waits(world, reminders="daily")
    before = len(world.messenger.notices(BOB))
    await hourly(world, 24 * (REMINDERS + 3))
    assert len(world.messenger.notices(BOB)) == before
    named = [m for m in world.messenger.in_channel(CHANNEL) if "has been waiting for" in text(m.card)]
    assert len(named) == 1 and named[0].mentioned == ()
    assert "You are its host" in text(world.messenger.notices(ANN)[-1].card)


async def test_awaited_host_gets_no_message_as_the_host(world: World) -> None:
    await prefers(world, BOB, remind=DAY)
    number = await world.opened(BOB)
    await world.press(ANN, "join", table=number)
    await world.press(BOB, "start", table=number)
    await world.settle()
    if await world.awaited(number) != BOB:
        await world.turn(ANN, number)
    await hourly(world, 24 * (REMINDERS + 4))
    assert not any("You are its host" in text(m.card) for m in world.messenger.made)


async def test_a_reminder_in_quiet_hours_arrives_when_they_end(world: World) -> None:
    await world.advance(berlin(1, 20) - world.clock.now())
    await prefers(world, BOB, remind=4 * HOUR, **NIGHT)
    await waits(world)
    before = len(world.messenger.notices(BOB))
    await world.advance(4 * HOUR)
    assert len(world.messenger.notices(BOB)) == before
    await world.advance(berlin(2, 7) - world.clock.now())
    (word,) = heard(world, BOB, before)
    assert "It is your turn at 1 table" in text(word.card)


async def test_one_reminder_comes_after_an_outage(world: World) -> None:
    await prefers(world, BOB, remind=6 * HOUR)
    await waits(world)
    before = len(world.messenger.notices(BOB))
    await world.advance(20 * DAY)
    assert len(world.messenger.notices(BOB)) == before + 1
    await world.advance(6 * HOUR)
    assert len(world.messenger.notices(BOB)) == before + 2
