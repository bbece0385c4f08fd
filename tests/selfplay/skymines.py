"""Figures of many games: where points come from, how far markers get, which companies grow and what they enter.

What the fact sheet's own simulation found of them stands in `skymines.toml`.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from bot.games.core.contract import Line, Result, Standing
from bot.games.core.events import Event
from bot.games.skymines.events import Advanced, Bought, Entered, Placed, Recovered, TookPlan, UsedResources
from bot.games.skymines.game import META
from bot.games.skymines.geography import BELT
from bot.games.skymines.material import COMPANIES, LETTERS, LUNA, MAJORITY, NONE, PLAN, SPECIALS, TRACK
from tests.selfplay.statistics import Tally

_LAST_TARGET = len(BELT.asteroids) + len(BELT.shuttles)
"""The Belt has more targets than the Moon; no event tells which of them is played on."""
_OWN = ("cash", "tank", "research")


def statistics(events: Iterable[Event], standing: Standing) -> Mapping[str, Tally]:
    """Return the figures of one whole game. What Luna has and does stands in figures of her own and in no other."""
    seats = sorted((result for result in standing.results if result.seat is not None), key=lambda each: each.seat or 0)
    winners = sum(result.rank == 1 for result in standing.results)
    seen = _Seen()
    for event in events:
        seen.see(event)
    return {
        **dict(_of_seats(seats, winners)),
        "steps on company tracks, per player": Tally(seen.steps, len(seats)),
        "cards acquired, per player": Tally(seen.cards, len(seats)),
        **{f"plans taken, per player: {letter}": Tally(seen.plans[letter], len(seats)) for letter in LETTERS},
        **{f"special plans taken: {plan}": Tally(seen.plans[plan], 1) for plan in SPECIALS},
        **{
            f"majority rewards: {space} {tier}": Tally(seen.tiers[space, tier], 1)
            for space, majority in MAJORITY.items()
            for tier in range(1, len(majority.tiers) + 1)
        },
        "bonus spaces of tracks used": Tally(seen.track_spaces, 1),
        **dict(_of_companies(seats[0], seen)),
        **{f"entered: {target}": Tally(seen.entered[target], 1) for target in range(1, _LAST_TARGET + 1)},
        **dict(_of_luna(standing, winners)),
    }


def _of_seats(seats: Sequence[Result], winners: int) -> Iterator[tuple[str, Tally]]:
    for seat, result in enumerate(seats, 1):
        yield f"won by seat: {seat}", Tally((result.rank == 1) / winners, 1, percent=True)
    lines = [_lines(result) for result in seats]
    for category in _OWN:
        yield f"points a player: {category}", Tally(sum(each[category].points for each in lines), len(seats))
    of_shares = sum(each[company].points for each in lines for company in COMPANIES)
    yield "points a player: shares", Tally(of_shares, len(seats))
    owned = sum(_fact(each[company], "count") for each in lines for company in COMPANIES)
    yield "shares owned, per player", Tally(owned, len(seats))
    yield "spaces of the tank track", Tally(sum(_fact(each["tank"], "place") for each in lines), len(seats))
    yield "screens", Tally(sum(_fact(each["research"], "screen") for each in lines), len(seats))


def _of_companies(result: Result, seen: _Seen) -> Iterator[tuple[str, Tally]]:
    """Yield what a share of each company is worth, how often it is the most valuable, and the spaces it enters."""
    worth = {company: _fact(_lines(result)[company], "value") for company in COMPANIES}
    most = [company for company in COMPANIES if worth[company] == max(worth.values())]
    for company in COMPANIES:
        yield f"value of a share: {company}", Tally(worth[company], 1)
    for company in COMPANIES:
        yield f"most valuable: {company}", Tally((company in most) / len(most), 1, percent=True)
    for at, company in enumerate(COMPANIES):
        yield f"spaces entered: {company}", Tally(seen.of_company[at], 1)


def _of_luna(standing: Standing, winners: int) -> Iterator[tuple[str, Tally]]:
    for result in standing.results:
        if result.seat is None:
            yield "Luna's points", Tally(result.total, 1)
            yield "won by Luna", Tally((result.rank == 1) / winners, 1, percent=True)


def _lines(result: Result) -> dict[str, Line]:
    return {line.category: line for line in result.lines}


def _fact(line: Line, name: str) -> int:
    """Return a number that the detail of a line of the score tells."""
    assert line.detail is not None, line
    value = line.detail.facts[name]
    assert isinstance(value, int), line
    return value


class _Seen:
    """What was met on the way through a game."""

    def __init__(self) -> None:
        self.steps = self.cards = self.track_spaces = 0
        self.plans: Counter[str] = Counter()
        self.tiers: Counter[tuple[str, int]] = Counter()
        self.entered: Counter[int] = Counter()
        self.of_company: Counter[int] = Counter()

    def see(self, event: Event) -> None:
        match event:
            case Advanced(seat=who) if who != LUNA:
                self.steps += event.place - event.origin
            case Entered():
                self.entered[event.target] += 1
                self.of_company[event.company] += 1
            case TookPlan():
                self.plans[event.plan] += 1
                self.plans[PLAN[event.plan].letter] += 1
            case Placed(seat=who) if who != LUNA:
                self.tiers[event.space, event.tier] += 1
                self.track_spaces += event.space.partition("-")[0] in TRACK
            case UsedResources(card=card) if card != NONE:
                self.cards += 1
            case Bought() | Recovered():
                self.cards += 1
            case _:
                pass


def expected(seats: int, options: Mapping[str, str]) -> Mapping[str, float]:
    """Return what the fact sheet says for so many players; {} where it says nothing.

    Its games were played on the Moon, with the tracks of a first game or with random ones.
    """
    for option in META.options:
        if option.id != "tracks" and options.get(option.id, option.default) != option.default:
            return {}
    return _fact_sheet()["players"].get(str(seats), {})


@cache
def _fact_sheet() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    return tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
