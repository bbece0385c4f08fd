"""Times as people type them, in English and German. Everything here is pure: today and now are given.

What is not understood is refused in one sentence with examples (`bot.errors.Refused`, kinds `time-...`).

Why not a library. `dateparser` 1.5.0 was tried (languages en and de, day before month, future preferred) on the tables
of tests/service/times. It guesses where a player should be asked again, and nothing tells a guess from a reading:

* Of 29 dates it misreads or refuses 5: "am 3. März" and "nächsten Freitag" are refused, "12/24" is in the year 2124,
  "20.11." is tomorrow (on a 21 November).
* Of 12 moments it misreads 4: "heute 18 Uhr" and "morgen um 8" lose the hour, "24.12. 20 Uhr" is in 2120.
* Of 29 texts that must be refused it reads 16: "3/4" is 3 April, "5" is the 5th, "tomorrow 25:00" is tomorrow, "24.13."
  is in 2113, "-3h" is three hours ago.
* Of 30 spans it misreads 3 ("1½ h" is two hours) and refuses 11. Quiet hours ("22-7"), weekdays and periods it lacks.
* It imports in 0.7 s, takes 1.1 s for the first text and up to 0.4 s for 100 odd characters, which would stop the event
  loop; ours takes 0.05 ms. It keeps 20 MB in memory.

To refuse what it guesses, each form would have to be known before the library is asked: that is what these modules do.
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
