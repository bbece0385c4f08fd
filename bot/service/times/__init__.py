"""Times as people type them, in English and German. Everything here is pure: today and now are given.

What is not understood is refused in one sentence with examples (`bot.errors.Refused`, kinds `time-...`).
"""

from bot.service.times.dates import Period, date_of, period_of
from bot.service.times.hours import Hours, hour_of, hours_of, says_none, weekdays_of
from bot.service.times.moments import day_begins, moment_of
from bot.service.times.spans import duration_of
from bot.service.times.zones import known_zone, zone_of

__all__ = [
    "Hours",
    "Period",
    "date_of",
    "day_begins",
    "duration_of",
    "hour_of",
    "hours_of",
    "known_zone",
    "moment_of",
    "period_of",
    "says_none",
    "weekdays_of",
    "zone_of",
]
