"""Every game that the suites are run over, and the tables they are run at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product

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
    """A sample in which every number of seats meets every single choice of an option at least once a game.

    Walks through all combinations of a game and keeps those that bring a pair (seats, choice) not seen yet.
    """
    seen: set[tuple[str, int, str, str]] = set()
    kept: list[Case] = []
    for case in every_case():
        new = {(case.game, case.seats, *pair) for pair in case.chosen} - seen
        if new:
            seen |= new
            kept.append(case)
    return tuple(kept)
