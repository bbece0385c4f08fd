"""How long: "3h", "90 min", "2 Tage", "1d 6h", "anderthalb Stunden", "a week"."""

from __future__ import annotations

import re
from fractions import Fraction

from bot.errors import Refused, refused
from bot.service.times.vocabulary import NUMBERS, by_word, plain

MINUTE, HOUR, DAY, WEEK, MONTH = 60, 3600, 86400, 7 * 86400, 30 * 86400
LONGEST = 3650 * DAY

UNITS = by_word(
    {
        "s sec secs second seconds sek sekunde sekunden": 1,
        "m min mins minute minutes minuten": MINUTE,
        "h hr hrs hour hours std stunde stunden": HOUR,
        "d day days t tag tage tagen": DAY,
        "w wk wks week weeks woche wochen": WEEK,
        "month months mon monat monate monaten": MONTH,
    }
)
_ALONE = by_word(
    {
        "hourly stundlich stuendlich": HOUR,
        "daily taglich taeglich": DAY,
        "weekly wochentlich woechentlich": WEEK,
    }
)
_BEFORE = re.compile(r"^(every|each|all|alle|jede[nsr]?|in|for|fur|fuer|after|nach|about|ca|etwa)\b\.? *")
_PART = re.compile(r"(?:(?P<count>\d+:\d\d|\d+(?:[.,]\d+)?(?: ?1⁄2)?|[a-z]+(?: an?)?(?= )) ?)?(?P<unit>[a-z]+)\.?")
_BETWEEN = re.compile(r" ?(,|\+|&|\band\b|\bund\b)? ?")
_HALVES = {"half": Fraction(1, 2), "halbe": Fraction(1, 2), "halber": Fraction(1, 2), "halben": Fraction(1, 2)}
_HALVES |= {"anderthalb": Fraction(3, 2), "eineinhalb": Fraction(3, 2), "zweieinhalb": Fraction(5, 2)}


def duration_of(text: str) -> float:
    """Return the seconds that are meant; more than nothing, at most ten years. Raises Refused (`time-duration`).

    A number alone is not read: it may mean hours or days.
    """
    given = _BEFORE.sub("", plain(text))
    given = re.sub(r"\b(an?|one|eine?[nrms]?) (?=half|halbe)", "", given)
    if given in _ALONE:
        return float(_ALONE[given])
    seconds, units, at = Fraction(0), set[int](), 0
    while at < len(given):
        part = _PART.match(given, at)
        unit = UNITS.get(part["unit"]) if part else None
        if part is None or unit is None or unit in units:
            raise refused("time-duration")
        seconds += _count(part["count"], unit) * unit
        units.add(unit)
        between = _BETWEEN.match(given, part.end())
        at = between.end() if between else part.end()
    if not 0 < seconds <= LONGEST:
        raise refused("time-duration")
    return float(seconds)


def is_duration(text: str) -> bool:
    """Return whether the text says how long."""
    try:
        duration_of(text)
    except Refused:
        return False
    return True


def _count(word: str | None, unit: int) -> Fraction:
    """Read how many: a number, a word for one, half; "1:30" is hours and minutes."""
    if word is None:
        return Fraction(1)  # "every day"
    if ":" in word and unit == HOUR:
        hours, minutes = word.split(":")
        return Fraction(int(hours)) + Fraction(int(minutes), 60)
    if word.removesuffix(" an").removesuffix(" a") in _HALVES:
        return _HALVES[word.removesuffix(" an").removesuffix(" a")]
    if word in NUMBERS:
        return Fraction(NUMBERS[word])
    number, half, _ = word.partition("1⁄2")
    try:
        # NFKC turns 1½ into "11⁄2": a half is read where a whole number stands before it.
        return Fraction(number.strip().replace(",", ".") or 0) + (Fraction(1, 2) if half else 0)
    except ValueError:
        raise refused("time-duration") from None
