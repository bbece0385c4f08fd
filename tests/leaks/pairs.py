"""Pairs written by hand: two tables, and the viewers who must not tell them apart."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Pair:
    """Two states, the viewers who cannot tell them apart (None: spectators), and the table's options."""

    one: Any
    other: Any
    viewers: tuple[int | None, ...]
    options: dict[str, str] = field(default_factory=dict[str, str])

    @property
    def knower(self) -> int | None:
        """Return the first seat that is none of the viewers, if there is one."""
        return next((seat for seat in range(len(self.one.knowledge)) if seat not in self.viewers), None)


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return the items with another at this place."""
    return (*items[:place], item, *items[place + 1 :])


def swap(items: tuple[T, ...], one: int, other: int) -> tuple[T, ...]:
    """Return the items with two of them exchanged."""
    return put(put(items, one, items[other]), other, items[one])
