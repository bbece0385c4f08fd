"""A moment: "in 3h", "tomorrow 18:00", "24.12. 18 Uhr", "7pm", in the player's own time zone."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta

from bot.errors import Refused, refused
from bot.service.times.dates import date_of
from bot.service.times.hours import hour_of
from bot.service.times.spans import duration_of
from bot.service.times.vocabulary import plain
from bot.service.times.zones import known_zone

_AT = re.compile(r",? (?:at|um|gegen) |, ?| ")


def moment_of(text: str, now: float, zone: str) -> float:
    """Return the moment that is meant, always after `now`. Raises Refused (`time-moment`).

    A day alone means its first moment in that zone; a time of the day alone means the next such time.
    """
    given = plain(text).replace(",", ", ")
    given = " ".join(given.split())
    local = datetime.fromtimestamp(now, known_zone(zone))
    for found in (_later(given, now), _hour(given, local), *_days(given, local)):
        if found is not None and found > now:
            return found
    raise refused("time-moment")


def day_begins(day: date, zone: str) -> float:
    """Return when a day begins in a zone."""
    return datetime.combine(day, time(), known_zone(zone)).timestamp()


def _later(given: str, now: float) -> float | None:
    try:
        return now + duration_of(given)
    except Refused:
        return None


def _hour(given: str, local: datetime) -> float | None:
    try:
        minute = hour_of(given)
    except Refused:
        return None
    if re.fullmatch(r"\d+", given):
        return None  # a number alone may mean anything
    today = _at(local.date(), minute, local)
    return today if today > local.timestamp() else _at(local.date() + timedelta(days=1), minute, local)


def _days(given: str, local: datetime) -> list[float | None]:
    """Read the text as a day alone, then as a day and a time, cut at each place where the day may end."""
    found = [_day(given, "0:00", local)]
    found += [_day(given[: cut.start()], given[cut.end() :], local) for cut in _AT.finditer(given)]
    return found


def _day(day: str, hour: str, local: datetime) -> float | None:
    try:
        return _at(date_of(day, local.date()), hour_of(hour), local)
    except Refused:
        return None


def _at(day: date, minute: int, local: datetime) -> float:
    return datetime.combine(day, time(minute // 60, minute % 60), local.tzinfo).timestamp()
