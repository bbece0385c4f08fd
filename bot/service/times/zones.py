"""Time zones: names of the IANA list, cities, what people call their zone, and plain offsets."""

from __future__ import annotations

import re
from datetime import UTC, timedelta, timezone, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.errors import refused
from bot.service.times.vocabulary import plain

# An abbreviation stands for the place whose people use it, so that summer time comes and goes by itself.
_CALLED = {
    "Europe/Berlin": "mez mesz cet cest germany deutschland munich munchen muenchen hamburg cologne koln koeln"
    " frankfurt stuttgart leipzig dresden hannover nurnberg nuernberg bremen dortmund essen dusseldorf duesseldorf",
    "Europe/Vienna": "wien austria osterreich oesterreich graz linz salzburg innsbruck",
    "Europe/Zurich": "zuerich switzerland schweiz bern basel genf geneva lausanne",
    "Europe/Paris": "france frankreich lyon",
    "Europe/Rome": "rom italy italien milan mailand",
    "Europe/Madrid": "spain spanien barcelona",
    "Europe/Amsterdam": "netherlands niederlande holland rotterdam",
    "Europe/Brussels": "brussel bruessel belgium belgien",
    "Europe/Prague": "prag czechia tschechien",
    "Europe/Warsaw": "warschau poland polen",
    "Europe/Copenhagen": "kopenhagen denmark danemark daenemark",
    "Europe/Stockholm": "sweden schweden",
    "Europe/Oslo": "norway norwegen",
    "Europe/Helsinki": "eet eest finland finnland",
    "Europe/Athens": "athen greece griechenland",
    "Europe/Lisbon": "wet west lissabon portugal",
    "Europe/London": "bst uk england britain great-britain grossbritannien scotland schottland",
    "Europe/Moscow": "msk moskau",
    "America/New_York": "est edt et eastern boston washington miami atlanta",
    "America/Chicago": "cst cdt ct central dallas houston",
    "America/Denver": "mst mdt mt mountain",
    "America/Los_Angeles": "pst pdt pt pacific seattle san-francisco",
    "America/Toronto": "ottawa",
    "Asia/Tokyo": "jst japan tokio",
    "Asia/Kolkata": "india indien delhi mumbai",
    "Asia/Shanghai": "china peking beijing",
    "Asia/Seoul": "kst korea",
    "Australia/Sydney": "aest aedt australia australien canberra",
    "Pacific/Auckland": "nzst nzdt new-zealand neuseeland",
    "UTC": "z zulu gmt utc",
}
_ALIASES = {word: zone for zone, words in _CALLED.items() for word in words.split()}
_OFFSET = re.compile(r"(?:utc|gmt)? ?(?P<sign>[+-]) ?(?P<hours>\d{1,2})(?:[:.]?(?P<minutes>\d\d))?(?: ?h)?")
_OURS = re.compile(r"UTC(?P<sign>[+-])(?P<hours>\d\d):(?P<minutes>\d\d)")
_OLD = ("US/", "Etc/", "SystemV/", "Brazil/", "Canada/", "Chile/", "Mexico/", "posix/", "right/")


def zone_of(text: str) -> str:
    """Return the name under which a zone is kept: "Europe/Berlin", or "UTC+02:00". Raises Refused (`time-zone`)."""
    given = plain(text)
    name = given.replace(" ", "-").replace("_", "-")
    offset = _OFFSET.fullmatch(given)
    if offset is not None:
        return _offset(offset)
    found = _ALIASES.get(name) or _names().get(name)
    if found is None:
        raise refused("time-zone")
    return found


@cache
def known_zone(name: str) -> tzinfo:
    """Return the zone kept under this name; UTC for one that this machine does not know (any more)."""
    ours = _OURS.fullmatch(name)
    if ours is not None:
        away = timedelta(hours=int(ours["hours"]), minutes=int(ours["minutes"]))
        return timezone(-away if ours["sign"] == "-" else away, name)
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def _offset(found: re.Match[str]) -> str:
    hours, minutes = int(found["hours"]), int(found["minutes"] or 0)
    away = (60 * hours + minutes) * (-1 if found["sign"] == "-" else 1)
    if minutes > 59 or not -12 * 60 <= away <= 14 * 60:
        raise refused("time-zone")
    return f"UTC{found['sign']}{hours:02}:{minutes:02}" if away else "UTC"


@cache
def _names() -> dict[str, str]:
    """Return every name in plain letters: the whole of it, and the city at its end."""
    known = sorted(name for name in available_timezones() if "/" in name and not name.startswith(_OLD))
    cities = {_plain(name.rpartition("/")[2]): name for name in reversed(known)}
    return {**cities, **{_plain(name): name for name in known}}


def _plain(name: str) -> str:
    return plain(name).replace("_", "-")
