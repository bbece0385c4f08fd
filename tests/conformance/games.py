"""Every game that the suites are run over, and the tables they are run at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from bot.games.core.contract import Title
from bot.games.core.options import settle
from bot.games.registry import TITLES
from tests.toys import TOYS


@dataclass(frozen=True)
class Case:
    """A table: a game, a number of seats and a choice for every option."""

    game: str
    seats: int
    chosen: tuple[tuple[str, str], ...]

    @property
    def title(self) -> Title:
        return TOYS.get(self.game) or TITLES[self.game]

    @property
    def options(self) -> dict[str, str]:
        return dict(self.chosen)

    def __str__(self) -> str:
        meta = self.title.game.meta
        changed = [f"{key}={value}" for key, value in self.chosen if settle(meta.options, {})[key] != value]
        return "-".join((self.game, str(self.seats), *changed))


def names() -> tuple[str, ...]:
    return (*TOYS, *TITLES)


@cache
def every_case() -> tuple[Case, ...]:
    """Every game, number of seats and combination of options."""
    cases: list[Case] = []
    for name in names():
        meta = (TOYS.get(name) or TITLES[name]).game.meta
        for seats in range(meta.players[0], meta.players[1] + 1):
            for choices in product(*(option.choices for option in meta.options)):
                chosen = zip((option.id for option in meta.options), choices, strict=True)
                cases.append(Case(name, seats, tuple(chosen)))
    return tuple(cases)


@cache
def some_cases() -> tuple[Case, ...]:
    """A sample in which every number of seats meets every choice, and every two choices meet, once a game at least."""
    missing = set[tuple[object, ...]]().union(*map(_meetings, every_case()))
    kept: list[Case] = []
    while missing:
        # The case that brings most of what is missing; the first of equals, so that the sample stays the same.
        best = max(every_case(), key=lambda case: len(missing & _meetings(case)))
        missing -= _meetings(best)
        kept.append(best)
    return tuple(sorted(kept, key=every_case().index))


@cache
def _meetings(case: Case) -> frozenset[tuple[object, ...]]:
    seats = {(case.game, case.seats, choice) for choice in case.chosen}
    return frozenset(seats | {(case.game, *two) for two in combinations(case.chosen, 2)})
