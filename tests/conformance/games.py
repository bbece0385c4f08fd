"""The games that the suites run over, and their sample tables."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations

from bot.games.core.contract import Title, settle
from bot.games.registry import TITLES
from tests.sampling import covering, mixed
from tests.toys import TOYS


@dataclass(frozen=True)
class Case:
    """A table: a game, a number of seats and a choice for every option."""

    game: str
    seats: int
    chosen: tuple[tuple[str, str], ...]

    @property
    def title(self) -> Title:
        return title_of(self.game)

    @property
    def options(self) -> dict[str, str]:
        return dict(self.chosen)

    def __str__(self) -> str:
        meta = self.title.game.meta
        changed = [f"{key}={value}" for key, value in self.chosen if settle(meta.options, {})[key] != value]
        return "-".join((self.game, str(self.seats), *changed))


def title_of(name: str) -> Title:
    return TOYS.get(name) or TITLES[name]


def names() -> tuple[str, ...]:
    return (*TOYS, *TITLES)


MANY = 120
"""A game with more tables than this is sampled even where all are wanted."""


@cache
def every_case() -> tuple[Case, ...]:
    """Every game, number of seats and combination of options; of a game with very many, a wide sample.

    In it every number of seats meets every choice, and every two choices meet; the others are spread evenly.
    """
    cases: list[Case] = []
    for name in names():
        tables = _tables(name)
        met = {*covering(tables, _meetings), *(case for case in some_cases() if case.game == name)}
        step = 1 if len(tables) <= MANY else -(-len(tables) // (MANY - len(met)))
        cases += [case for place, case in enumerate(tables) if place % step == 0 or case in met]
    return tuple(cases)


@cache
def some_cases() -> tuple[Case, ...]:
    """A sample in which every number of seats meets every choice, and every two choices meet, once a game at least.

    Of a game with very many tables, to save time: every preset at the smallest table, every number of seats, and
    every choice.
    """
    cases: list[Case] = []
    for name in names():
        tables = _tables(name)
        few = len(tables) <= MANY
        cases += covering(tables, _meetings) if few else covering(tables, _parts, _presets(name, tables))
    return tuple(cases)


@cache
def _tables(name: str) -> tuple[Case, ...]:
    meta = title_of(name).game.meta
    presets = [tuple(settle(meta.options, dict(preset.values)).values()) for preset in meta.presets]
    return tuple(
        Case(name, seats, tuple(zip((option.id for option in meta.options), choices, strict=True)))
        for seats in range(meta.players[0], meta.players[1] + 1)
        for choices in mixed([option.choices for option in meta.options], presets)
    )


def _meetings(case: Case) -> list[tuple[object, ...]]:
    return [*((case.seats, choice) for choice in case.chosen), *combinations(case.chosen, 2)]


def _parts(case: Case) -> tuple[object, ...]:
    return (case.seats, *case.chosen)


def _presets(name: str, tables: tuple[Case, ...]) -> list[Case]:
    meta = title_of(name).game.meta
    wanted = [settle(meta.options, dict(preset.values)) for preset in meta.presets]
    return [next(case for case in tables if case.options == options) for options in wanted]
