"""Small steps from one immutable value to the next."""

from __future__ import annotations

from typing import TypeVar

from bot.games.space_mission.state import Pilot, SpaceMissionState
from bot.games.space_mission.view import Move

T = TypeVar("T")


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return the items with another one in this place."""
    changed = list(items)
    changed[at] = item
    return tuple(changed)


def without(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the hand without these cards."""
    return tuple([card for card in hand if card not in cards])


def moves(state: SpaceMissionState, pilot: Pilot, move: Move) -> tuple[Move, ...]:
    """Return the pilot's last turn with this move done: a first action begins it anew."""
    return (move,) if state.action == 1 else (*pilot.last_turn, move)


def learned(state: SpaceMissionState, seat: int) -> tuple[int, ...]:
    """Return the counts of knowledge when the seat has learned something that was hidden from it."""
    return put(state.knowledge, seat, state.knowledge[seat] + 1)


def all_learned(state: SpaceMissionState) -> tuple[int, ...]:
    """Return the counts of knowledge when every seat has learned something."""
    return tuple([known + 1 for known in state.knowledge])
