"""Figures of many games: when the landing comes, how often each mission is tried and succeeds, what is cancelled.

What the fact sheet's own simulation found of them stands in `data/fact_sheet.toml`.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources

from bot.games.core.events import Event
from bot.games.core.statistics import Tally
from bot.games.space_missions.events import Announced, Cancelled, Ended, EventTurned, Harmed, Rewarded
from bot.games.space_missions.material import AUTOMA, FIRST_YEAR, MISSIONS, YEARS


def statistics(events: Iterable[Event], seats: int) -> Mapping[str, Tally]:
    """Return the figures of one whole game. Tries are flights that were launched; the Automa's are left out."""
    seen = _Seen()
    for event in events:
        seen.see(event)
    landed = seen.how == "landing"
    found = {"landing achieved": Tally(landed, 1, percent=True)}
    found |= {f"end in {year}": Tally(seen.year == year, 1, percent=True) for year in YEARS if year > YEARS[3]}
    found["cancelled by an event, per player"] = Tally(sum(seen.cancelled.values()), seats)
    found["astronauts lost, per player"] = Tally(seen.lost, seats)
    for number in range(1, MISSIONS + 1):
        flown = seen.announced[number] - seen.cancelled[number]
        found[f"mission {number}: tries per player"] = Tally(flown, seats)
        found[f"mission {number}: success"] = Tally(seen.succeeded[number], flown, percent=True)
        first = seen.first.get(number)
        found[f"mission {number}: first success"] = Tally(first or 0, first is not None)
    return found


def expected(seats: int) -> Mapping[str, float]:
    """Return what the fact sheet says for so many players; {} where it says nothing."""
    return _fact_sheet().get(str(seats), {})


@cache
def _fact_sheet() -> Mapping[str, Mapping[str, float]]:
    path = resources.files("bot.games.space_missions") / "data" / "fact_sheet.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))["players"]


class _Seen:
    """What was met on the way through a game."""

    def __init__(self) -> None:
        self.year = FIRST_YEAR
        self.how = ""
        self.lost = 0
        self.announced: Counter[int] = Counter()
        self.cancelled: Counter[int] = Counter()
        self.succeeded: Counter[int] = Counter()
        self.first: dict[int, int] = {}

    def see(self, event: Event) -> None:
        match event:
            case EventTurned():
                self.year = event.year
            case Announced():
                self.announced[event.mission] += 1
            case Cancelled():
                self.cancelled[event.mission] += 1
            case Harmed(lost=True):
                self.lost += 1
            case Rewarded() if event.seat != AUTOMA:
                self.succeeded[event.mission] += 1
                if event.first:
                    self.first[event.mission] = self.year
            case Ended():
                self.how = event.reason
            case _:
                pass
