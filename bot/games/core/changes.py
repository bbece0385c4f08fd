"""Small steps from one immutable value to the next."""

from __future__ import annotations

from typing import TypeVar

from bot.games.core.contract import State

T = TypeVar("T")


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return the items with another one in this place."""
    changed = list(items)
    changed[at] = item
    return tuple(changed)


def learned(state: State, seat: int) -> tuple[int, ...]:
    """Return the counts of knowledge when the seat has learned something that was hidden from it."""
    return put(state.knowledge, seat, state.knowledge[seat] + 1)


def all_learned(state: State) -> tuple[int, ...]:
    """Return the counts of knowledge when every seat has learned something."""
    return tuple([known + 1 for known in state.knowledge])
