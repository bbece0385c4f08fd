"""When a user may be notified: quiet hours and days, daily digest, reminders. Pure functions: `now` is an argument."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.service.records import Person
from bot.service.times.hours import Hours
from bot.service.times.zones import known_zone

MORNING = 8 * 60
"""The minute of the day at which "tomorrow" begins, unless quiet hours end later."""
_DAYS_AHEAD = 9


def local(person: Person, now: float) -> datetime:
    """Return the time in the user's time zone."""
    return datetime.fromtimestamp(now, known_zone(person.zone or "UTC"))


def is_quiet(person: Person, now: float) -> bool:
    """Return whether it is quiet time for the user now."""
    return _quiet_at(person, local(person, now))


def is_ever_notified(person: Person) -> bool:
    """Return whether quiet hours and quiet weekdays leave any time for notices."""
    if person.quiet is not None and Hours(*person.quiet) == Hours(0, 1440):
        return False
    return len(set(person.quiet_days)) < 7


def quiet_until(person: Person, now: float) -> float:
    """Return when the user may be notified: now, or at the end of the present quiet time."""
    if not is_quiet(person, now) or not is_ever_notified(person):
        return now
    # Quiet time can end only at midnight or at the end of the quiet hours.
    ends = [0] if person.quiet is None else [0, person.quiet[1] % 1440]
    return _first(person, now, ends)


def arrives_at(person: Person, now: float) -> float:
    """Return when a notice that is due now arrives: at the digest's time, or at the end of quiet time."""
    if person.digest is None:
        return quiet_until(person, now)
    # The user chose the digest's time: quiet hours do not defer it, but quiet weekdays do.
    return _first(_days_only(person), now, [person.digest])


def held_until(person: Person, now: float) -> float:
    """Return when a user's deferred notices that are already due may be sent.

    Unlike with `arrives_at`, a late digest does not wait for its next time of day.
    """
    return quiet_until(person if person.digest is None else _days_only(person), now)


def next_morning(person: Person, now: float) -> float:
    """Return when notices begin on the user's next day: at `MORNING`, or when quiet time ends after that."""
    today = local(person, now).replace(hour=0, minute=0, second=0, microsecond=0)
    morning = _at(today + timedelta(days=1), MORNING)
    return quiet_until(person, morning)


def _days_only(person: Person) -> Person:
    return Person(user=person.user, zone=person.zone, quiet_days=person.quiet_days)


def _quiet_at(person: Person, at: datetime) -> bool:
    if at.weekday() in person.quiet_days:
        return True
    return person.quiet is not None and Hours(*person.quiet).holds(60 * at.hour + at.minute)


def _first(person: Person, now: float, minutes: list[int]) -> float:
    """Return the first time after now, at one of these minutes of a day, that is not quiet; else now."""
    today = local(person, now).replace(hour=0, minute=0, second=0, microsecond=0)
    for day in range(_DAYS_AHEAD):
        for minute in sorted(minutes):
            at = _at(today + timedelta(days=day), minute)
            if at > now and not is_quiet(person, at):
                return at
    return now


def _at(midnight: datetime, minute: int) -> float:
    return midnight.replace(hour=minute // 60, minute=minute % 60).timestamp()
