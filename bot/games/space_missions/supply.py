"""Tokens move between the supply and the agencies. The supply can run out."""

from __future__ import annotations

from itertools import compress

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions.change import STOCK_AT, added, put
from bot.games.space_missions.events import Surrendered, Took
from bot.games.space_missions.material import ENHANCEMENTS, KEPT_OF_A_KIND, TOKENS
from bot.games.space_missions.state import SpaceMissionsState


def held(state: SpaceMissionsState, seat: int, token: str) -> int:
    """Return how many tokens of a kind a seat has in its assembly area."""
    return state.agencies[seat].stock[STOCK_AT[token]]


def enhancements_left(state: SpaceMissionsState) -> tuple[str, ...]:
    """Return the kinds of enhancements that the supply still has."""
    return tuple(compress(ENHANCEMENTS, state.supply))


def moved(state: SpaceMissionsState, seat: int, token: str, count: int) -> SpaceMissionsState:
    """Return the state with tokens moved from the supply to a seat; back again when `count` is negative."""
    at = STOCK_AT[token]
    agency = state.agencies[seat]
    agencies = put(state.agencies, seat, replace(agency, stock=added(agency.stock, at, count)))
    return replace(state, supply=added(state.supply, at, -count), agencies=agencies)


def take(
    state: SpaceMissionsState, seat: int, token: str, count: int, why: str, events: list[Event]
) -> SpaceMissionsState:
    """Let a seat take tokens, or as many as are left; a second inspection token is never taken.

    `why`: `action`, `handicap` or `bonus`.
    """
    left = state.supply[STOCK_AT[token]]
    if token == "inspection" and held(state, seat, token):
        left = 0
    got = min(count, left)
    events.append(Took(seat, token, got, why))
    return moved(state, seat, token, got) if got else state


def limited(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Return the state after every seat gave back what it has of a kind above three."""
    for seat, agency in enumerate(state.agencies):
        if max(agency.stock) <= KEPT_OF_A_KIND:
            continue
        for token, count in zip(TOKENS, agency.stock, strict=False):
            if count > KEPT_OF_A_KIND:
                state = moved(state, seat, token, KEPT_OF_A_KIND - count)
                events.append(Surrendered(seat, token, count - KEPT_OF_A_KIND))
    return state
