"""Statistics of many games: what a game adds to the report's own figures of lengths, wins and points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from msgspec import Struct

from bot.games.core.contract import Standing
from bot.games.core.events import Event


class Tally(Struct, frozen=True):
    """A figure that adds up over games: the mean of it is `total` by `of`, a share when it is `percent`."""

    total: float
    of: float
    percent: bool = False

    def plus(self, other: Tally) -> Tally:
        """Return the figure over the games of both."""
        return Tally(self.total + other.total, self.of + other.of, self.percent)

    @property
    def value(self) -> float | None:
        """Return the mean; None when nothing was counted."""
        return self.total / self.of if self.of else None

    def words(self) -> str:
        """Return the mean as it is printed, "-" when nothing was counted."""
        return "-" if self.value is None else written(self.value, percent=self.percent)


class Statistician(Protocol):
    """What counts the figures of a game: a module of this folder."""

    def statistics(self, events: Iterable[Event], standing: Standing) -> Mapping[str, Tally]:
        """Return the figures of one whole game, by name, in the order in which they are printed.

        Names with the same beginning up to ": " belong together and are printed on one line.
        """
        ...

    def expected(self, seats: int, options: Mapping[str, str]) -> Mapping[str, float]:
        """Return what the game's fact sheet says of these figures, and of `mean points` and `points of the best`.

        `options`: all of them. {} for a table that the sheet says nothing of.
        """
        ...


def written(value: float, *, percent: bool) -> str:
    """Return a figure as it is printed: a share in percent, small numbers with two decimals."""
    if percent:
        return f"{value:.0%}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
