"""Hours of the day ("22-7", "10pm to 7am", "von 22 Uhr bis 7 Uhr") and days of the week ("Mon-Fri", "Wochenende")."""

from __future__ import annotations

import re

from msgspec import Struct

from bot.errors import refused
from bot.service.times.vocabulary import WEEKDAYS, by_word, plain

NOON, MIDNIGHT = 720, 1440
_HOUR = re.compile(r"(?P<hour>\d{1,2})(?:[:.](?P<minute>\d\d))? ?(?P<half>[ap])?(?:\.?m\.?)? ?(?:uhr|h|o'?clock)?")
_NAMED = {"noon": NOON, "mittag": NOON, "mittags": NOON, "midnight": 0, "mitternacht": 0, "mitternachts": 0}
_TO = re.compile(r" ?-+ ?| (?:to|till?|until|bis|through|thru)(?: zum)? ")
_FROM = re.compile(r"^(?:from|between|zwischen|von|ab|at|um|gegen|on|am|an|every|jeden|jedes|each) ")
_NONE = frozenset(
    ["-", "no", "none", "never", "off", "nothing", "nein", "kein", "keine", "keinen", "nie", "aus", "nichts"]
)
_MANY = by_word(
    {
        "weekend weekends wochenende wochenenden": (5, 6),
        "weekday weekdays workdays werktag werktags werktage wochentags wochentage arbeitstage": (0, 1, 2, 3, 4),
        "daily everyday always all day days alle tag tage taglich taeglich immer": (0, 1, 2, 3, 4, 5, 6),
    }
)


class Hours(Struct, frozen=True):
    """A part of each day, in minutes after midnight: from `begin` (0 to 1439) to before `end` (1 to 1440).

    If `begin` is later than `end`, it goes over midnight.
    """

    begin: int
    end: int

    def holds(self, minute: int) -> bool:
        """Return whether a minute of the day is in this part."""
        if self.begin < self.end:
            return self.begin <= minute < self.end
        return minute >= self.begin or minute < self.end

    def __str__(self) -> str:
        return f"{clock(self.begin)}–{clock(self.end)}"


def clock(minute: int) -> str:
    """Return a minute of the day as both languages write it: 22:00."""
    return f"{minute // 60:02}:{minute % 60:02}"


def says_none(text: str) -> bool:
    """Return whether the text clears a setting: "off", "none", "aus", "keine", "-", or nothing."""
    given = plain(text)
    return not given or given in _NONE


def hour_of(text: str) -> int:
    """Return a time of the day in minutes after midnight (0 to 1439). Raises Refused (`time-hour`)."""
    found = _read(_FROM.sub("", plain(text)))
    if found is None:
        raise refused("time-hour")
    return found[0] % MIDNIGHT


def hours_of(text: str) -> Hours:
    """Return the hours from one time of the day to another. Raises Refused (`time-hours`).

    "10-11pm" is in the evening, and "10-7am" begins in the evening: if only the end says am or pm, the beginning is the
    latest such time before it.
    """
    sides = _TO.split(_FROM.sub("", plain(text)).replace(" and ", " - ").replace(" und ", " - "))
    if len(sides) != 2:
        raise refused("time-hours")
    first, last = map(_read, sides)
    if first is None or last is None:
        raise refused("time-hours")
    begin, end = first[0], last[0]
    if last[1] and not first[1] and 60 <= begin < 13 * 60:
        same = begin % NOON + (NOON if end >= NOON else 0)
        begin = same if same < end else begin % NOON + (NOON if end < NOON else 0)
    begin, end = begin % MIDNIGHT, end or MIDNIGHT
    if begin == end:
        raise refused("time-hours")
    return Hours(begin, end)


def weekdays_of(text: str) -> frozenset[int]:
    """Return days of the week, Monday 0 to Sunday 6. Raises Refused (`time-days`)."""
    given = _FROM.sub("", plain(text))
    given = _TO.sub("-", re.sub(r"\b([a-z]{2,4})\.", r"\1", given))
    found: set[int] = set()
    for word in re.split(r"[ ,;/&+]+", given):
        if word in ("and", "und", "on", "am"):
            continue
        found |= _days(word)
    if not found:
        raise refused("time-days")
    return frozenset(found)


def _days(word: str) -> set[int]:
    if word in _MANY:
        return set(_MANY[word])
    first, dash, last = word.partition("-")
    last = last if dash else first
    if first not in WEEKDAYS or last not in WEEKDAYS:
        raise refused("time-days")
    begin, end = WEEKDAYS[first], WEEKDAYS[last]
    return {(begin + step) % 7 for step in range((end - begin) % 7 + 1)}


def _read(text: str) -> tuple[int, bool] | None:
    """Read a time of the day: its minutes (24:00 is 1440), and whether am or pm was said."""
    text = text.strip()
    if text in _NAMED:
        return _NAMED[text], False
    found = _HOUR.fullmatch(text)
    if found is None:
        return None
    hour, minute, half = int(found["hour"]), int(found["minute"] or 0), found["half"]
    if half:
        hour = hour % 12 + (12 if half == "p" else 0) if 1 <= hour <= 12 else 99
    fits = minute < 60 and (hour < 24 or (hour == 24 and minute == 0))
    return (60 * hour + minute, half is not None) if fits else None
