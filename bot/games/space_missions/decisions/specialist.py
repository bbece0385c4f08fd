"""Pending `specialist`: play one for one of its blocks, or pass."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import refusals as no
from bot.games.space_missions.actions import Pass, Specialist
from bot.games.space_missions.change import put, without
from bot.games.space_missions.events import Played
from bot.games.space_missions.material import EDITION
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.turn import passes, use

ACTIONS: tuple[type[Action], ...] = (Specialist, Pass)


@cache  # 64 hands
def _of_hand(hand: tuple[str, ...]) -> tuple[Action, ...]:
    plays = [Specialist(card, block) for card in hand for block in range(1, len(EDITION.specialists[card]) + 1)]
    return (*plays, Pass())


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every block of every specialist in hand, and to pass."""
    return _of_hand(state.agencies[seat].hand)


def why(state: SpaceMissionsState, seat: int, action: Specialist) -> Refusal:
    """Return why the specialist cannot be played like that."""
    if action.card not in state.agencies[seat].hand:
        return no.not_in_hand(state, action.card)
    return no.no_block(action.card, "3.2")


def do(state: SpaceMissionsState, seat: int, action: Specialist | Pass, events: list[Event]) -> SpaceMissionsState:
    """Play it and do its actions, or pass."""
    if isinstance(action, Pass):
        return passes(state, seat, events)
    agency, card = state.agencies[seat], action.card
    block = EDITION.specialists[card][action.block - 1]
    events.append(Played(seat, card, action.block, block))
    agency = replace(agency, hand=without(agency.hand, card), played=(*agency.played, card))
    return use(replace(state, pending="", agencies=put(state.agencies, seat, agency)), block, events)
