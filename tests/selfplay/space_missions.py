"""Figures of many games: when the landing comes, how often each mission is tried and succeeds, what is cancelled.

What the fact sheet's own simulation found of them stands in `space_missions.toml`.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from bot.games.core.contract import Standing
from bot.games.core.events import Event
from bot.games.space_missions.events import Announced, AstronautHit, Cancelled, EventTurned, Rewarded
from bot.games.space_missions.material import AUTOMA, FIRST_YEAR, MISSIONS, YEARS
from bot.games.space_missions.meta import META
from tests.selfplay.statistics import Tally


def statistics(events: Iterable[Event], standing: Standing) -> Mapping[str, Tally]:
    """Return the figures of one whole game. Tries are flights that were launched.

    What the Automa of the solo game did stands in figures of its own and in no other.
    """
    seen = _Seen()
    for event in events:
        seen.see(event)
    seats = sum(result.seat is not None for result in standing.results)
    found = {"length in years": Tally(seen.year - FIRST_YEAR + 1, 1), **_landings("landing", seen.landed)}
    if seats < len(standing.results):
        found |= _against_the_automa(standing, seen)
    found["cancelled by an event, per player"] = Tally(sum(seen.cancelled.values()), seats)
    found["astronauts lost, per player"] = Tally(seen.lost, seats)
    for number in range(1, MISSIONS + 1):
        flown = seen.announced[number] - seen.cancelled[number]
        found[f"mission {number}: tries per player"] = Tally(flown, seats)
        found[f"mission {number}: success"] = Tally(seen.succeeded[number], flown, percent=True)
        first = seen.first.get(number)
        found[f"mission {number}: first success"] = Tally(first or 0, first is not None)
    return found


def _landings(name: str, year: int | None) -> dict[str, Tally]:
    """Return whether there was a landing, and in which year."""
    by_year = {f"{name} by year: {each}": Tally(year == each, 1, percent=True) for each in YEARS}
    return {f"{name} achieved": Tally(year is not None, 1, percent=True), **by_year}


def _against_the_automa(standing: Standing, seen: _Seen) -> dict[str, Tally]:
    winners = [result.seat for result in standing.results if result.rank == 1]
    return {
        **_landings("Automa's landing", seen.automa_landed),
        "Automa's points": Tally(sum(result.total for result in standing.results if result.seat is None), 1),
        "won against the Automa": Tally((0 in winners) / len(winners), 1, percent=True),
    }


def expected(seats: int, options: Mapping[str, str]) -> Mapping[str, float]:
    """Return what the fact sheet says for so many players, alone by the Automa's level; {} where it says nothing.

    Its games were played with the missions, the scoring and the bonuses of first games.
    """
    for option in META.options:
        if option.id not in _INDIFFERENT and options.get(option.id, option.default) != option.default:
            return {}
    sheet = _fact_sheet()
    return sheet["solo"].get(options["automa"], {}) if seats == 1 else sheet["players"].get(str(seats), {})


_INDIFFERENT = ("automa", "order")
"""Options for which the sheet has figures of their own, or which change none."""


@cache
def _fact_sheet() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    return tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))


class _Seen:
    """What was met on the way through a game."""

    def __init__(self) -> None:
        self.year = FIRST_YEAR
        self.landed: int | None = None
        self.automa_landed: int | None = None
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
            case AstronautHit(lost=True):
                self.lost += 1
            case Rewarded(seat=who) if who == AUTOMA:
                if event.first and event.mission == MISSIONS:
                    self.automa_landed = self.year
            case Rewarded():
                self.succeeded[event.mission] += 1
                if event.first:
                    self.first[event.mission] = self.year
                    self.landed = self.first.get(MISSIONS)
            case _:
                pass
