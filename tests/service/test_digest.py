"""Quiet hours, quiet days and digests: deferred notices arrive together, and only those that still count."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.service.card import ButtonId
from bot.service.features.digest.actions import rearrange
from bot.service.people.quiet_hours import arrives_at, is_ever_notified, is_quiet, next_morning, quiet_until
from bot.service.records import Person
from bot.service.tables.lookup import load_table
from bot.service.times import known_zone
from tests.service.pretended import nonces, text
from tests.service.world import ANN, BOB, CHANNEL, EVA, GUILD, World

HOUR, DAY = 3600.0, 86_400.0
NIGHT: dict[str, Any] = {"zone": "Europe/Berlin", "quiet": (22 * 60, 7 * 60)}
ELSEWHERE, THERE = GUILD + 1, CHANNEL + 7


def berlin(day: int, hour: int, minute: int = 0) -> float:
    return datetime(2027, 2, day, hour, minute, tzinfo=known_zone("Europe/Berlin")).timestamp()


async def prefers(world: World, user: int, **more: Any) -> None:
    await world.store.people.save_person(Person(user=user, **more))


async def until(world: World, day: int, hour: int, minute: int = 0) -> None:
    """Let time pass to an hour of the clock in Berlin."""
    await world.advance(berlin(day, hour, minute) - world.clock.now())


async def tables_at_night(world: World, *, count: int = 2, **more: Any) -> list[int]:
    """Begin tables of Ann and Bob by day; Ann moves at night, while it is quiet for Bob."""
    await until(world, 1, 12)
    numbers = [(await world.started(ANN, BOB, channel=CHANNEL)).table.id for _ in range(count)]
    await prefers(world, BOB, **{**NIGHT, **more})
    await until(world, 1, 23)
    for number in numbers:
        await world.turn(ANN, number)
        await world.settle()
    return numbers


async def test_notices_of_quiet_hours_arrive_together_after_them(world: World) -> None:
    numbers = await tables_at_night(world, count=3)
    before = len(world.messenger.notices(BOB))
    boards = [m for m in world.messenger.in_channel(CHANNEL) if "Bob" in text(m.card)]
    assert boards, "the public board goes on"
    await until(world, 2, 6, 59)
    assert len(world.messenger.notices(BOB)) == before
    await until(world, 2, 7)
    heard = world.messenger.notices(BOB)[before:]
    assert len(heard) == 1
    said = text(heard[0].card)
    assert "It is your turn at 3 tables" in said
    assert all(f"Table {number} “" in said for number in numbers)
    await world.advance(DAY)
    assert len(world.messenger.notices(BOB)) == before + 1, "once"


async def test_a_table_that_waits_no_more_is_not_told_of(world: World) -> None:
    one, other = await tables_at_night(world)
    before = len(world.messenger.notices(BOB))
    await world.turn(BOB, one)
    await until(world, 2, 8)
    (heard,) = world.messenger.notices(BOB)[before:]
    assert f"Table {other} “" in text(heard.card) and f"Table {one} “" not in text(heard.card)
    await world.turn(BOB, other)
    await world.settle()
    await until(world, 3, 8)
    assert len(world.messenger.notices(BOB)) == before + 1


async def test_nothing_is_said_in_the_morning_when_nothing_waits(world: World) -> None:
    numbers = await tables_at_night(world)
    before = len(world.messenger.notices(BOB))
    for number in numbers:
        await world.turn(BOB, number)
    await until(world, 2, 9)
    assert len(world.messenger.notices(BOB)) == before
    assert await world.store.people.deferred_notices(BOB) == []


async def test_line_is_struck_out_by_a_move_or_a_substitute(world: World) -> None:
    one, other, away = await tables_at_night(world, count=3)
    await until(world, 2, 7)
    message = world.messenger.notices(BOB)[-1]
    sent_with = nonces(message.card)

    def struck() -> list[int]:
        lines = text(message.card).splitlines()
        return [number for number in (one, other, away) if any(f"~~[Table {number} “" in line for line in lines)]

    await world.turn(BOB, one)
    await world.settle()
    assert struck() == [one] and "at 2 tables" in text(message.card).splitlines()[0]
    await world.turn(BOB, other)
    await world.settle()
    assert struck() == [one, other] and "at 1 table" in text(message.card).splitlines()[0]
    await world.press(BOB, "offer-seat", "1", "anybody", table=away)
    await world.press(EVA, "take-seat", "1", table=away)
    await world.settle()
    assert "All done" in text(message.card) and text(message.card).count("~~") == 6
    assert nonces(message.card) == sent_with != {0}, "it is still found by its nonce"
    assert await world.store.people.deferred_notices(BOB) == []


async def test_deferred_mentions_are_one_message_for_each_channel(world: World) -> None:
    await until(world, 1, 12)
    here = [(await world.started(ANN, BOB)).table.id for _ in range(2)]
    there = (await world.started(ANN, BOB, channel=THERE)).table.id
    await prefers(world, BOB, notice="mention", **NIGHT)
    await until(world, 1, 23)
    for number in (*here, there):
        await world.turn(ANN, number)
    await world.settle()
    before = len(world.messenger.notices(BOB))
    await until(world, 2, 7)
    heard = {message.channel: text(message.card) for message in world.messenger.notices(BOB)[before:]}
    assert set(heard) == {CHANNEL, THERE} and len(world.messenger.notices(BOB)) == before + 2
    assert all(f"Table {number} “" in heard[CHANNEL] for number in here)
    assert f"Table {there} “" in heard[THERE] and f"Table {there} “" not in heard[CHANNEL]


async def test_a_digest_tells_of_all_servers_at_its_hour(world: World) -> None:
    await until(world, 1, 12)
    here = (await world.started(ANN, BOB)).table.id
    asked: dict[str, Any] = {"guild": ELSEWHERE, "channel": THERE}
    await world.service.play(world.ask(ANN, **asked), "space-mission", thread=False)
    for user, verb, nouns, values in (
        (BOB, "join", (), ()),
        (ANN, "option", ("order",), ("fixed",)),
        (ANN, "start", (), ()),
    ):
        await world.press(user, verb, *nouns, values=values, of=ELSEWHERE, table=1, **asked)
    await world.settle()
    await prefers(world, BOB, zone="Europe/Berlin", digest=18 * 60)
    before = len(world.messenger.notices(BOB))
    await world.turn(ANN, here)
    for _ in range(2):
        card = (await load_table(world.context, ELSEWHERE, 1)).view(0).hand[0].number
        await world.use(ANN, ButtonId(ELSEWHERE, 1, "do", ("top-up", str(card))), **asked)
    await until(world, 1, 17, 59)
    assert len(world.messenger.notices(BOB)) == before
    await until(world, 1, 18)
    (heard,) = world.messenger.notices(BOB)[before:]
    assert "It is your turn at 2 tables" in text(heard.card)
    await until(world, 2, 18)
    assert len(world.messenger.notices(BOB)) == before + 1, "what was told is not told again"


async def test_closed_direct_messages_are_made_up_for_in_the_channel(world: World) -> None:
    await tables_at_night(world)
    world.messenger.closed = {BOB}
    await until(world, 2, 7)
    heard = [m for m in world.messenger.in_channel(CHANNEL) if BOB in m.mentioned and "2 tables" in text(m.card)]
    assert len(heard) == 1


async def test_digest_missed_in_an_outage_comes_at_once_unless_quiet(world: World) -> None:
    await tables_at_night(world)
    before = len(world.messenger.notices(BOB))
    world.clock.advance(berlin(2, 23) - world.clock.now())  # the bot was off all day
    await world.settle()
    assert len(world.messenger.notices(BOB)) == before
    await until(world, 3, 7)
    assert len(world.messenger.notices(BOB)) == before + 1


async def test_ending_quiet_hours_sends_notices_at_once(world: World) -> None:
    await tables_at_night(world)
    before = len(world.messenger.notices(BOB))
    await prefers(world, BOB)
    await rearrange(world.context, BOB)
    await world.settle()
    assert len(world.messenger.notices(BOB)) == before + 1
    await until(world, 2, 12)
    assert len(world.messenger.notices(BOB)) == before + 1


async def test_first_hand_in_quiet_hours_arrives_silently(world: World) -> None:
    await until(world, 1, 23)
    await prefers(world, BOB, **NIGHT)
    await world.started(ANN, BOB)
    (letter,) = world.messenger.dms(BOB)
    assert letter.silent and world.messenger.notices(BOB) == []


# -- when a user may be notified, by their own clock -------------------------------------------------------------------


BERLIN = "Europe/Berlin"
MINUTES = st.integers(0, 1439)


def local(text: str, zone: str = BERLIN) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=known_zone(zone)).timestamp()


def person(**more: object) -> Person:
    return Person(**{"user": 1, "zone": BERLIN, **more})  # pyright: ignore[reportArgumentType] - fields of Person


SLEEPER = person(quiet=(22 * 60, 7 * 60))


def test_without_settings_notices_come_at_once() -> None:
    assert arrives_at(person(), local("2026-11-21 03:00")) == local("2026-11-21 03:00")


def test_quiet_hours_are_those_of_ones_own_clock() -> None:
    assert quiet_until(SLEEPER, local("2026-11-21 21:59")) == local("2026-11-21 21:59")
    assert quiet_until(SLEEPER, local("2026-11-21 22:00")) == local("2026-11-22 07:00")
    assert quiet_until(SLEEPER, local("2026-11-22 06:59")) == local("2026-11-22 07:00")
    assert quiet_until(SLEEPER, local("2026-11-22 07:00")) == local("2026-11-22 07:00")
    there = person(quiet=(22 * 60, 7 * 60), zone="America/New_York")
    assert not is_quiet(there, local("2026-11-21 23:00"))
    assert quiet_until(there, local("2026-11-22 06:00")) == local("2026-11-22 07:00", "America/New_York")


def test_quiet_weekdays_run_midnight_to_midnight_and_join_nights() -> None:
    weekend = person(quiet_days=(5, 6))
    assert quiet_until(weekend, local("2026-11-20 23:59")) == local("2026-11-20 23:59")
    assert quiet_until(weekend, local("2026-11-21 00:00")) == local("2026-11-23 00:00")
    both = person(quiet_days=(5, 6), quiet=(22 * 60, 7 * 60))
    assert quiet_until(both, local("2026-11-20 22:30")) == local("2026-11-23 07:00")


def test_a_night_of_summer_time_ends_at_the_hour_that_was_chosen() -> None:
    assert quiet_until(SLEEPER, local("2026-03-28 23:00")) == local("2026-03-29 07:00")
    assert local("2026-03-29 07:00") - local("2026-03-28 23:00") == 7 * 3600
    assert quiet_until(SLEEPER, local("2026-10-24 23:00")) - local("2026-10-24 23:00") == 9 * 3600


def test_a_digest_comes_at_its_hour_but_not_on_quiet_days() -> None:
    daily = person(digest=18 * 60, quiet=(17 * 60, 20 * 60), quiet_days=(6,))
    assert arrives_at(daily, local("2026-11-20 10:00")) == local("2026-11-20 18:00")
    assert arrives_at(daily, local("2026-11-20 18:00")) == local("2026-11-21 18:00")
    assert arrives_at(daily, local("2026-11-21 19:00")) == local("2026-11-23 18:00")


def test_tomorrow_is_eight_or_when_quiet_ends() -> None:
    assert next_morning(person(), local("2026-11-20 23:59")) == local("2026-11-21 08:00")
    assert next_morning(person(quiet=(0, 600)), local("2026-11-20 12:00")) == local("2026-11-21 10:00")
    assert next_morning(person(quiet_days=(5, 6)), local("2026-11-20 12:00")) == local("2026-11-23 00:00")


def test_quiet_for_ever_is_seen() -> None:
    assert not is_ever_notified(person(quiet=(0, 1440))) and not is_ever_notified(person(quiet_days=tuple(range(7))))
    assert is_ever_notified(person(quiet=(0, 1439), quiet_days=(0, 1, 2, 3, 4, 5)))


@settings(deadline=None)
@given(
    MINUTES,
    MINUTES,
    st.sets(st.integers(0, 6), max_size=6),
    st.sampled_from((BERLIN, "America/New_York", "UTC", "UTC+05:45", "Australia/Lord_Howe")),
    st.integers(1_780_000_000, 1_850_000_000),
)
def test_quiet_ends_and_then_it_is_not_quiet(begin: int, end: int, days: set[int], zone: str, now: int) -> None:
    quiet = (begin, end or 1440) if begin != end else None
    who = person(quiet=quiet, quiet_days=tuple(days), zone=zone)
    then = quiet_until(who, now)
    assert now <= then <= now + 9 * 86400
    assert not is_quiet(who, then)
    if then > now:
        assert is_quiet(who, then - 1) and is_quiet(who, now)
