"""When a user may be notified, by their own clock."""

from __future__ import annotations

from datetime import datetime

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.service.people.quiet_hours import arrives_at, is_ever_notified, is_quiet, next_morning, quiet_until
from bot.service.records import Person
from bot.service.times import known_zone

BERLIN = "Europe/Berlin"
MINUTES = st.integers(0, 1439)


def at(text: str, zone: str = BERLIN) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=known_zone(zone)).timestamp()


def person(**more: object) -> Person:
    return Person(**{"user": 1, "zone": BERLIN, **more})  # pyright: ignore[reportArgumentType] - fields of Person


NIGHT = person(quiet=(22 * 60, 7 * 60))


def test_without_settings_notices_come_at_once() -> None:
    assert arrives_at(person(), at("2026-11-21 03:00")) == at("2026-11-21 03:00")


def test_quiet_hours_are_those_of_ones_own_clock() -> None:
    assert quiet_until(NIGHT, at("2026-11-21 21:59")) == at("2026-11-21 21:59")
    assert quiet_until(NIGHT, at("2026-11-21 22:00")) == at("2026-11-22 07:00")
    assert quiet_until(NIGHT, at("2026-11-22 06:59")) == at("2026-11-22 07:00")
    assert quiet_until(NIGHT, at("2026-11-22 07:00")) == at("2026-11-22 07:00")
    there = person(quiet=(22 * 60, 7 * 60), zone="America/New_York")
    assert not is_quiet(there, at("2026-11-21 23:00"))
    assert quiet_until(there, at("2026-11-22 06:00")) == at("2026-11-22 07:00", "America/New_York")


def test_quiet_weekdays_run_midnight_to_midnight_and_join_nights() -> None:
    weekend = person(quiet_days=(5, 6))
    assert quiet_until(weekend, at("2026-11-20 23:59")) == at("2026-11-20 23:59")
    assert quiet_until(weekend, at("2026-11-21 00:00")) == at("2026-11-23 00:00")
    both = person(quiet_days=(5, 6), quiet=(22 * 60, 7 * 60))
    assert quiet_until(both, at("2026-11-20 22:30")) == at("2026-11-23 07:00")


def test_a_night_of_summer_time_ends_at_the_hour_that_was_chosen() -> None:
    assert quiet_until(NIGHT, at("2026-03-28 23:00")) == at("2026-03-29 07:00")
    assert at("2026-03-29 07:00") - at("2026-03-28 23:00") == 7 * 3600
    assert quiet_until(NIGHT, at("2026-10-24 23:00")) - at("2026-10-24 23:00") == 9 * 3600


def test_a_digest_comes_at_its_hour_but_not_on_quiet_days() -> None:
    daily = person(digest=18 * 60, quiet=(17 * 60, 20 * 60), quiet_days=(6,))
    assert arrives_at(daily, at("2026-11-20 10:00")) == at("2026-11-20 18:00")
    assert arrives_at(daily, at("2026-11-20 18:00")) == at("2026-11-21 18:00")
    assert arrives_at(daily, at("2026-11-21 19:00")) == at("2026-11-23 18:00")


def test_tomorrow_is_eight_or_when_quiet_ends() -> None:
    assert next_morning(person(), at("2026-11-20 23:59")) == at("2026-11-21 08:00")
    assert next_morning(person(quiet=(0, 600)), at("2026-11-20 12:00")) == at("2026-11-21 10:00")
    assert next_morning(person(quiet_days=(5, 6)), at("2026-11-20 12:00")) == at("2026-11-23 00:00")


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
