"""Bonus markers on bonus spaces (rules 8; ruling 58): which are left, which spaces are taken, how one is placed."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.core.pieces import put
from bot.games.skymines.events import Placed
from bot.games.skymines.material import ROUNDS, TILE_PRICE
from bot.games.skymines.state import Mark, Player, SkyminesState


def markers_left(player: Player) -> int:
    """Return how many markers a seat can place in this round: its own, and the single-use ones of a mission."""
    return player.markers + player.single_use


def taken_spaces(state: SkyminesState) -> set[str]:
    """Return the bonus spaces that are not vacant."""
    return {mark.space for mark in state.marks}


def mark_on(state: SkyminesState, space: str) -> Mark | None:
    """Return the marker on a bonus space, None if the space is vacant."""
    return next((mark for mark in state.marks if mark.space == space), None)


def reserved_tiles(state: SkyminesState, seat: int) -> tuple[str, ...]:
    """Return the bonus tiles that a seat gets in the next round; none in the last one."""
    spaces = [mark.space for mark in state.marks if mark.seat == seat]
    return tuple([tile for tile in TILE_PRICE if tile in spaces]) if state.round < ROUNDS else ()


def placed(
    state: SkyminesState, seat: int, space: str, events: list[Event], *, price: int = 0, tier: int = 0
) -> SkyminesState:
    """Return the state after a seat paid the price of a space and placed a marker on it.

    A single-use marker is used when no other is left (ruling 58): it would be gone after the round.
    """
    owner = state.players[seat]
    single_use = not owner.markers
    events.append(Placed(seat, space, price, tier, single_use))
    owner = replace(
        owner,
        cash=owner.cash - price,
        markers=owner.markers - (not single_use),
        single_use=owner.single_use - single_use,
    )
    return replace(state, marks=(*state.marks, Mark(space, seat, single_use)), players=put(state.players, seat, owner))
