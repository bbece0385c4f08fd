"""Times as people type them, in both languages: tables of examples, and what every text at all gets."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import available_timezones

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import Refused
from bot.service.times import (
    Hours,
    Period,
    date_of,
    day_begins,
    duration_of,
    hour_of,
    hours_of,
    known_zone,
    moment_of,
    period_of,
    says_none,
    weekdays_of,
    zone_of,
)
from tests.service.world import translator

M, H, D = 60, 3600, 86400
TODAY = date(2026, 11, 21)  # a Saturday
NOW = datetime(2026, 11, 21, 15, 0, tzinfo=known_zone("Europe/Berlin")).timestamp()

DURATIONS = {
    "3h": 3 * H,
    "3 h": 3 * H,
    "90 min": 90 * M,
    "90min.": 90 * M,
    "2 Tage": 2 * D,
    "1d 6h": 30 * H,
    "1d6h": 30 * H,
    "1 Tag und 6 Stunden": 30 * H,
    "1 day, 6 hours": 30 * H,
    "2 weeks": 14 * D,
    "zwei Wochen": 14 * D,
    "a day": D,
    "einen Tag": D,
    "every 3 hours": 3 * H,
    "alle 3 Stunden": 3 * H,
    "jeden Tag": D,
    "every day": D,
    "täglich": D,
    "daily": D,
    "in 45 Minuten": 45 * M,
    "für 3 Tage": 3 * D,
    "1.5h": 90 * M,
    "1,5 Std.": 90 * M,
    "1½ h": 90 * M,
    "1:30 h": 90 * M,
    "half an hour": 30 * M,
    "eine halbe Stunde": 30 * M,
    "anderthalb Stunden": 90 * M,
    "1 Monat": 30 * D,
    "fünf Minuten": 5 * M,
}
NO_DURATIONS = ("", "3", "soon", "bald", "0h", "-3h", "3h 2h", "3 apples", "h3", "9999999 Jahre", "1e9d", "20000d")

HOURS = {
    "22-7": (22 * 60, 7 * 60),
    "22:00 bis 7:00": (22 * 60, 7 * 60),
    "10pm-7am": (22 * 60, 7 * 60),
    "10 p.m. to 7 a.m.": (22 * 60, 7 * 60),
    "10-7am": (22 * 60, 7 * 60),
    "10-11pm": (22 * 60, 23 * 60),
    "9-5pm": (9 * 60, 17 * 60),
    "von 22 Uhr bis 7 Uhr": (22 * 60, 7 * 60),
    "from 22:30 to 7": (22 * 60 + 30, 7 * 60),
    "between 1pm and 2pm": (13 * 60, 14 * 60),
    "zwischen 13 und 14": (13 * 60, 14 * 60),
    "22.30 – 6.15": (22 * 60 + 30, 6 * 60 + 15),
    "22h-7h": (22 * 60, 7 * 60),
    "midnight to noon": (0, 12 * 60),
    "22 Uhr bis Mitternacht": (22 * 60, 24 * 60),
    "0-24": (0, 24 * 60),
    "12am-12pm": (0, 12 * 60),
}
NO_HOURS = ("", "22", "25-7", "22-22", "22-7-8", "13pm-2pm", "nachts", "22:60-7", "0-0pm")

DAYS = {
    "Mon-Fri": {0, 1, 2, 3, 4},
    "Mo bis Fr": {0, 1, 2, 3, 4},
    "Monday through Friday": {0, 1, 2, 3, 4},
    "Sa So": {5, 6},
    "Sat, Sun": {5, 6},
    "weekends": {5, 6},
    "Wochenende": {5, 6},
    "am Wochenende": {5, 6},
    "werktags": {0, 1, 2, 3, 4},
    "Fr-Mo": {4, 5, 6, 0},
    "samstags und sonntags": {5, 6},
    "Mittwoch": {2},
    "Mo., Do.": {0, 3},
    "every day": {0, 1, 2, 3, 4, 5, 6},
    "täglich": {0, 1, 2, 3, 4, 5, 6},
    "Mo-Mi Fr": {0, 1, 2, 4},
}
NO_DAYS = ("", "someday", "Mo-", "-", "Montagabend", "1-5")

ZONES = {
    "Europe/Berlin": "Europe/Berlin",
    "europe/berlin": "Europe/Berlin",
    "Berlin": "Europe/Berlin",
    "München": "Europe/Berlin",
    "Muenchen": "Europe/Berlin",
    "Wien": "Europe/Vienna",
    "Zürich": "Europe/Zurich",
    "MEZ": "Europe/Berlin",
    "CEST": "Europe/Berlin",
    "New York": "America/New_York",
    "america/new_york": "America/New_York",
    "EST": "America/New_York",
    "san francisco": "America/Los_Angeles",
    "Tokyo": "Asia/Tokyo",
    "Buenos Aires": "America/Argentina/Buenos_Aires",
    "UTC": "UTC",
    "gmt": "UTC",
    "UTC+2": "UTC+02:00",
    "GMT -5": "UTC-05:00",
    "+5:30": "UTC+05:30",
    "+0530": "UTC+05:30",
    "UTC+0": "UTC",
}
NO_ZONES = ("", "Mars", "UTC+15", "UTC-13", "here", "IST", "+2:75", "../etc/passwd", "Europe")

DATES = {
    "24.12.": date(2026, 12, 24),
    "24.12": date(2026, 12, 24),
    "24. 12. 2027": date(2027, 12, 24),
    "24.12.27": date(2027, 12, 24),
    "2026-12-24": date(2026, 12, 24),
    "Dec 24": date(2026, 12, 24),
    "December 24th, 2026": date(2026, 12, 24),
    "24 Dez": date(2026, 12, 24),
    "24. Dezember": date(2026, 12, 24),
    "the 24th of December": date(2026, 12, 24),
    "am 3. März": date(2027, 3, 3),
    "1.1.": date(2027, 1, 1),
    "21.11.": date(2026, 11, 21),
    "20.11.": date(2027, 11, 20),
    "29.2.": date(2028, 2, 29),
    "12/24": date(2026, 12, 24),
    "24/12/2026": date(2026, 12, 24),
    "today": date(2026, 11, 21),
    "heute": date(2026, 11, 21),
    "tomorrow": date(2026, 11, 22),
    "morgen": date(2026, 11, 22),
    "übermorgen": date(2026, 11, 23),
    "the day after tomorrow": date(2026, 11, 23),
    "Friday": date(2026, 11, 27),
    "nächsten Freitag": date(2026, 11, 27),
    "Samstag": date(2026, 11, 28),
    "next week": date(2026, 11, 23),
    "in 3 days": date(2026, 11, 24),
    "in zwei Wochen": date(2026, 12, 5),
}
NO_DATES = ("", "31.2.", "24.13.", "3/4", "2026-02-30", "someday", "in 3 hours", "0.1.", "9999-12-31", "0000-01-01")

PERIODS = {
    "24.12.-6.1.": (date(2026, 12, 24), date(2027, 1, 6)),
    "24.12. bis 6.1.": (date(2026, 12, 24), date(2027, 1, 6)),
    "vom 24.12. bis zum 6.1.2027": (date(2026, 12, 24), date(2027, 1, 6)),
    "24.-26.12.": (date(2026, 12, 24), date(2026, 12, 26)),
    "24. bis 26. Dezember": (date(2026, 12, 24), date(2026, 12, 26)),
    "Dec 24 to Jan 6": (date(2026, 12, 24), date(2027, 1, 6)),
    "Dec 24-26": (date(2026, 12, 24), date(2026, 12, 26)),
    "from Dec 24 until Jan 6": (date(2026, 12, 24), date(2027, 1, 6)),
    "2026-12-24 - 2027-01-06": (date(2026, 12, 24), date(2027, 1, 6)),
    "2026-12-24 to 2027-01-06": (date(2026, 12, 24), date(2027, 1, 6)),
    "until Friday": (TODAY, date(2026, 11, 27)),
    "bis 6.1.": (TODAY, date(2027, 1, 6)),
    "2 weeks": (TODAY, date(2026, 12, 4)),
    "3 Tage": (TODAY, date(2026, 11, 23)),
    "from tomorrow for 3 days": (date(2026, 11, 22), date(2026, 11, 24)),
    "ab morgen für 2 Wochen": (date(2026, 11, 22), date(2026, 12, 5)),
    "tomorrow": (date(2026, 11, 22), date(2026, 11, 22)),
    "Mo-Mi": (date(2026, 11, 23), date(2026, 11, 25)),
}
NO_PERIODS = ("", "2027-01-06 to 2026-12-24", "soon", "24.12. bis", "3/4-5/6", "-")


def there(*given: int) -> float:
    return datetime(*given, tzinfo=known_zone("Europe/Berlin")).timestamp()  # pyright: ignore[reportArgumentType] - five


MOMENTS = {
    "in 3h": NOW + 3 * H,
    "3h": NOW + 3 * H,
    "tomorrow 18:00": there(2026, 11, 22, 18, 0),
    "morgen um 8": there(2026, 11, 22, 8, 0),
    "24.12. 20 Uhr": there(2026, 12, 24, 20, 0),
    "Dec 24 8pm": there(2026, 12, 24, 20, 0),
    "Dec 24, 8pm": there(2026, 12, 24, 20, 0),
    "Friday at 7pm": there(2026, 11, 27, 19, 0),
    "18:00": there(2026, 11, 21, 18, 0),
    "14:00": there(2026, 11, 22, 14, 0),
    "tomorrow": there(2026, 11, 22, 0, 0),
    "heute 18 Uhr": there(2026, 11, 21, 18, 0),
}
NO_MOMENTS = ("", "5", "yesterday", "2026-11-20", "today", "heute 14 Uhr", "tomorrow 25:00")


@pytest.mark.parametrize(("text", "seconds"), DURATIONS.items())
def test_how_long(text: str, seconds: float) -> None:
    assert duration_of(text) == seconds == duration_of(f"  {text.upper()} ")


@pytest.mark.parametrize(("text", "hours"), HOURS.items())
def test_hours_of_the_day(text: str, hours: tuple[int, int]) -> None:
    assert hours_of(text) == Hours(*hours)


@pytest.mark.parametrize(("text", "days"), DAYS.items())
def test_days_of_the_week(text: str, days: set[int]) -> None:
    assert weekdays_of(text) == days


@pytest.mark.parametrize(("text", "zone"), ZONES.items())
def test_time_zones(text: str, zone: str) -> None:
    assert zone_of(text) == zone


@pytest.mark.parametrize(("text", "day"), DATES.items())
def test_dates(text: str, day: date) -> None:
    assert date_of(text, TODAY) == day


@pytest.mark.parametrize(("text", "days"), PERIODS.items())
def test_days_in_a_row(text: str, days: tuple[date, date]) -> None:
    assert period_of(text, TODAY) == Period(*days)


@pytest.mark.parametrize(("text", "moment"), MOMENTS.items())
def test_moments(text: str, moment: float) -> None:
    assert moment_of(text, NOW, "Europe/Berlin") == moment


READERS = {
    "time-duration": (duration_of, NO_DURATIONS),
    "time-hours": (hours_of, NO_HOURS),
    "time-hour": (hour_of, ("", "25", "8:75", "soon", "13pm")),
    "time-days": (weekdays_of, NO_DAYS),
    "time-zone": (zone_of, NO_ZONES),
    "time-date": (lambda text: date_of(text, TODAY), NO_DATES),
    "time-period": (lambda text: period_of(text, TODAY), NO_PERIODS),
    "time-moment": (lambda text: moment_of(text, NOW, "Europe/Berlin"), NO_MOMENTS),
}


@pytest.mark.parametrize(
    ("kind", "text"), [(kind, text) for kind, (_, texts) in READERS.items() for text in texts], ids=repr
)
def test_unreadable_time_gets_one_sentence_with_an_example(kind: str, text: str) -> None:
    with pytest.raises(Refused) as refusal:
        READERS[kind][0](text)
    assert refusal.value.kind == kind
    for language in ("en", "de"):
        (said,) = refusal.value.phrases
        sentence = translator().words(language)(said)
        assert "**" in sentence and sentence.count(". ") <= 2 and sentence.endswith(".")


@pytest.mark.parametrize("kind", READERS)
def test_every_example_in_a_refusal_is_understood(kind: str) -> None:
    for language in ("en", "de"):
        with pytest.raises(Refused) as refusal:
            READERS[kind][0]("?")
        examples = translator().words(language)(refusal.value.phrases[0]).split("**")[1::2]
        assert len(examples) >= 3
        for example in examples:
            READERS[kind][0](example)


@pytest.mark.parametrize("kind", READERS)
@settings(deadline=None)
@given(
    text=st.one_of(st.text(), st.from_regex(r"[0-9a-z.:/+, -]{0,40}"), st.text("0123456789.-:/ hdTagmin½", max_size=25))
)
def test_any_text_is_read_or_refused(kind: str, text: str) -> None:
    try:
        READERS[kind][0](text)
    except Refused as refusal:
        assert refusal.kind == kind


@settings(deadline=None)
@given(st.integers(1, 50), st.integers(0, 23), st.integers(0, 59))
def test_parts_of_a_duration_add_up(days: int, hours: int, minutes: int) -> None:
    text = f"{days}d {hours}h {minutes}min"
    assert duration_of(text) == days * D + hours * H + minutes * M


@settings(deadline=None)
@given(st.integers(0, 1439), st.integers(0, 1439))
def test_hours_hold_what_lies_between(begin: int, end: int) -> None:
    if begin == end:
        return
    hours = hours_of(f"{begin // 60}:{begin % 60:02} - {end // 60}:{end % 60:02}")
    inside = {(begin + step) % 1440 for step in range((end - begin) % 1440)}
    assert {minute for minute in range(1440) if hours.holds(minute)} == inside


@settings(deadline=None)
@given(st.dates(date(2020, 1, 1), date(2034, 1, 1)))
def test_a_date_is_read_back_in_every_form(day: date) -> None:
    for form in ("%Y-%m-%d", "%d.%m.%Y", "%d. %B %Y", "%B %d, %Y"):
        assert date_of(day.strftime(form), TODAY) == day


@settings(deadline=None)
@given(st.dates(date(2026, 1, 1), date(2030, 1, 1)))
def test_without_a_year_it_is_the_next_such_day(today: date) -> None:
    found = date_of("24.12.", today)
    assert (found.month, found.day) == (12, 24) and timedelta() <= found - today <= timedelta(days=366)


def test_every_zone_of_the_list_is_known_by_its_name() -> None:
    for name in available_timezones():
        if "/" in name and not name.startswith(("US/", "Etc/", "Brazil/", "Canada/", "Chile/", "Mexico/", "SystemV/")):
            assert zone_of(name) == name


def test_a_zone_that_is_not_known_any_more_is_utc() -> None:
    assert known_zone("Nowhere/City").utcoffset(None) == timedelta()


def test_setting_something_back() -> None:
    assert all(says_none(text) for text in ("off", "none", "Aus", "keine", "-", "", "nie"))
    assert not any(says_none(text) for text in ("22-7", "Mo", "on"))


def test_day_begins_in_the_users_zone_and_follows_summer_time() -> None:
    assert day_begins(date(2026, 3, 30), "Europe/Berlin") - day_begins(date(2026, 3, 29), "Europe/Berlin") == 23 * H
    assert day_begins(TODAY, "UTC+02:00") == day_begins(TODAY, "UTC") - 2 * H
