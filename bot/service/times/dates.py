"""Days: "24.12.", "2026-12-24", "Dec 24", "24. Dez", "tomorrow", "nächsten Freitag", and from one day to another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta

from msgspec import Struct

from bot.errors import refused
from bot.service.times.spans import DAY, duration_of, is_duration
from bot.service.times.vocabulary import MONTHS, WEEKDAYS, plain

FURTHEST = 3650
"""The most days between a date and today."""
_NAMED = {
    "today": 0,
    "heute": 0,
    "tomorrow": 1,
    "morgen": 1,
    "day after tomorrow": 2,
    "the day after tomorrow": 2,
    "ubermorgen": 2,
    "uebermorgen": 2,
}
_BEFORE = re.compile(r"^(?:on|the|am|den|dem|vom|from|ab|von|zum|der|starting|since|seit) ")
_ISO = re.compile(r"(?P<year>\d{4})[-/.](?P<month>\d{1,2})[-/.](?P<day>\d{1,2})")
_DOTS = re.compile(r"(?P<day>\d{1,2})\. ?(?P<month>\d{1,2})(?:\. ?(?P<year>\d{4}|\d\d)?)?")
_SLASHES = re.compile(r"(?P<one>\d{1,2})/(?P<two>\d{1,2})(?:/(?P<year>\d{4}|\d\d))?")
_DAY_FIRST = re.compile(
    r"(?P<day>\d{1,2})(?:\.|st|nd|rd|th)? ?(?:of )?(?P<name>[a-z]+)\.?,?(?: (?P<year>\d{4}|'?\d\d))?"
)
_MONTH_FIRST = re.compile(r"(?P<name>[a-z]+)\.? ?(?P<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?P<year>\d{4}))?")
_NEXT = re.compile(r"(?:next|this|coming|nachste[nr]?|naechste[nr]?|kommende[nr]?|diese[nr]?) ")
_TO = re.compile(r" (?:to|till?|until|bis|through|thru|einschliesslich)(?: (?:zum|the))? ?|-")
_OPEN = re.compile(r"^(?:until|till?|bis|through)(?: (?:zum|the))? ")
_FOR = re.compile(r" (?:for|fur|fuer|lang) ")


class Period(Struct, frozen=True):
    """Days in a row, the last one included."""

    first: date
    last: date


def date_of(text: str, today: date) -> date:
    """Return the day that is meant; without a year the next such day. Raises Refused (`time-date`).

    12/24 is understood, because only one of the numbers can be a month. 3/4 is refused, because either can.
    """
    found = _date(plain(text), today)
    if found is None:
        raise refused("time-date")
    return found


def period_of(text: str, today: date) -> Period:
    """Return the period that is meant: "24.12.-6.1.", "Dec 24 to Jan 6", "until Friday", "2 Wochen", "morgen".

    Without a first day it begins today. Raises Refused (`time-period`).
    """
    given = plain(text)
    for read in (_until, _lasting, _from_to, _one_day):
        found = read(given, today)
        if found is not None and found.first <= found.last:
            return found
    raise refused("time-period")


def _date(given: str, today: date) -> date | None:
    given = _BEFORE.sub("", _BEFORE.sub("", given))
    for read in (_relative, _numbered, _slashed, _worded):
        found = read(given, today)
        if found is not None:
            return found if abs((found - today).days) <= FURTHEST else None
    return None


def _relative(given: str, today: date) -> date | None:
    if given in _NAMED:
        return today + timedelta(days=_NAMED[given])
    name = _NEXT.sub("", given)
    if name in WEEKDAYS:
        return today + timedelta(days=(WEEKDAYS[name] - today.weekday() - 1) % 7 + 1)
    if name in ("week", "woche") and name != given:
        return today + timedelta(days=7 - today.weekday())
    if given.startswith("in ") and is_duration(given):
        seconds = duration_of(given)
        return today + timedelta(days=seconds // DAY) if seconds % DAY == 0 else None
    return None


def _numbered(given: str, today: date) -> date | None:
    found = _ISO.fullmatch(given) or _DOTS.fullmatch(given)
    return _made(found["day"], int(found["month"]), found["year"], today) if found else None


def _slashed(given: str, today: date) -> date | None:
    found = _SLASHES.fullmatch(given)
    if found is None:
        return None
    one, two = int(found["one"]), int(found["two"])
    if one <= 12 and two <= 12 and one != two:
        return None
    day, month = (two, one) if two > 12 else (one, two)
    return _made(str(day), month, found["year"], today)


def _worded(given: str, today: date) -> date | None:
    found = _DAY_FIRST.fullmatch(given) or _MONTH_FIRST.fullmatch(given)
    if found is None or found["name"] not in MONTHS:
        return None
    return _made(found["day"], MONTHS[found["name"]], found["year"], today)


def _made(day: str, month: int, year: str | None, today: date) -> date | None:
    """Return the day; without a year the next such day that there is (29 February: in a leap year)."""
    if year:
        digits = year.strip("'")
        years = [int(digits) + (2000 if len(digits) == 2 else 0)]
    else:
        years = list(range(today.year, today.year + 9))
    for candidate in years:
        try:
            found = date(candidate, month, int(day))
        except ValueError:
            continue
        if year or found >= today:
            return found
    return None


def _until(given: str, today: date) -> Period | None:
    last = _date(_OPEN.sub("", given), today) if _OPEN.match(given) else None
    return Period(today, last) if last else None


def _lasting(given: str, today: date) -> Period | None:
    """Read "2 weeks", "from tomorrow for 3 days", "ab morgen für 2 Wochen"."""
    begin, *rest = _FOR.split(f" {given}", maxsplit=1)
    span = rest[0] if rest else begin.strip()
    first = _date(begin.strip(), today) if rest and begin.strip() else today
    if first is None or span.startswith("in ") or not is_duration(span):
        return None
    days = int(-(-duration_of(span) // DAY))
    return Period(first, first + timedelta(days=days - 1))


def _from_to(given: str, today: date) -> Period | None:
    for one, other in _sides(given):
        first = _date(one, today)
        # The last day comes after the first one, so that over New Year no year needs to be said.
        last = _date(other, first) if first else None
        if first and last:
            return Period(first, last)
    return None


def _sides(given: str) -> Iterator[tuple[str, str]]:
    """Yield the ways to cut a text in two. If only one side names the month, the other gets it, too."""
    for cut in _TO.finditer(given):
        one, other = given[: cut.start()].strip(), given[cut.end() :].strip()
        yield one, other
        whole = re.fullmatch(r"(.*?)(\d{1,2})(\.| of|th|st|nd|rd)?(\D.*|\. ?\d.*)?", other)
        if whole and re.fullmatch(r"(?:[a-z]+ )?\d{1,2}\.?", one) and whole[4]:
            yield f"{one.rstrip('.')}{'.' if whole[3] == '.' else ''}{whole[4]}", other
        month = re.fullmatch(r"(.*?[a-z]+\.? ?)\d{1,2}(?:st|nd|rd|th)?", one)
        if month and re.fullmatch(r"\d{1,2}(?:st|nd|rd|th)?", other):
            yield one, f"{_BEFORE.sub('', month[1])}{other}"


def _one_day(given: str, today: date) -> Period | None:
    found = _date(given, today)
    return Period(found, found) if found else None
