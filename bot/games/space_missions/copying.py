"""The Spy: use a specialist that lies visible before another seat, or take back an own one."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions.change import with_agency, without
from bot.games.space_missions.events import TookBack
from bot.games.space_missions.material import EDITION, SPECIALISTS
from bot.games.space_missions.state import SpaceMissionsState

COPYIST = "spy"
"""The specialist with the actions `copy` and `take-back`; it is on top of its seat's cards when it does either."""

_PLACE = {card: place for place, card in enumerate(SPECIALISTS)}


def visible(state: SpaceMissionsState, seat: int) -> tuple[str, ...]:
    """Return the specialists visible before other players, also those who passed, or before the Automa."""
    others = [agency.played[-1] for other, agency in enumerate(state.agencies) if other != seat and agency.played]
    if state.automa is not None:
        others += state.automa.shown[-1:]
    return tuple(sorted(set(others), key=_PLACE.__getitem__)) if len(others) > 1 else tuple(others)


def blocks_to_copy(card: str) -> tuple[int, ...]:
    """Return the blocks of a visible specialist that may be used, counted from 1: a copied Spy does not copy."""
    blocks = EDITION.specialists[card]
    return tuple([block for block, actions in enumerate(blocks, start=1) if "copy" not in actions])


def returnable(state: SpaceMissionsState, seat: int) -> tuple[str, ...]:
    """Return the played specialists that can be taken back: all but the Spy that does it."""
    played = state.agencies[seat].played
    return tuple([card for card in SPECIALISTS if card in played and card != COPYIST])


def take_back(state: SpaceMissionsState, seat: int, card: str, events: list[Event]) -> SpaceMissionsState:
    """Return a played specialist to its hand, where it can be played once more."""
    agency = state.agencies[seat]
    hand = tuple([other for other in SPECIALISTS if other in agency.hand or other == card])
    events.append(TookBack(seat, card))
    state = with_agency(state, seat, hand=hand, played=without(agency.played, card))
    return state if state.automa is None else replace(state, automa=replace(state.automa, took_back=True))
