"""New states of Skymines by the change of some parts."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.skymines.state import Due, Luna, SkyminesState


def with_player(state: SkyminesState, seat: int, **changes: Any) -> SkyminesState:
    """Return the state with fields of a seat changed."""
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))


def luna_of(state: SkyminesState) -> Luna:
    """Return what Luna has. Raises AssertionError at a table without her."""
    assert state.luna is not None, "Luna is at the table"
    return state.luna


def with_luna(state: SkyminesState, **changes: Any) -> SkyminesState:
    """Return the state with fields of Luna changed."""
    return replace(state, luna=replace(luna_of(state), **changes))


def owe(state: SkyminesState, *dues: Due) -> SkyminesState:
    """Return the state with something more due, before all that is due already."""
    return replace(state, pending=(*dues, *state.pending)) if dues else state


def owe_instead(state: SkyminesState, *dues: Due) -> SkyminesState:
    """Return the state with something else due in place of the first thing."""
    return replace(state, pending=(*dues, *state.pending[1:]))


def settled(state: SkyminesState) -> SkyminesState:
    """Return the state without the first thing due."""
    return replace(state, pending=state.pending[1:])


def gain_coins(state: SkyminesState, seat: int, coins: int) -> SkyminesState:
    """Return the state in which a seat has more CrypCoin."""
    return with_player(state, seat, cash=state.players[seat].cash + coins) if coins else state


def paid(state: SkyminesState, seat: int, coins: int) -> SkyminesState:
    """Return the state in which a seat has paid to the bank. Raises AssertionError if it cannot."""
    assert state.players[seat].cash >= coins, "the seat has the CrypCoin"
    return gain_coins(state, seat, -coins)
