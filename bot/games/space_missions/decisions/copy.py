"""Pending `copy`: which block of which visible specialist the Spy uses."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import refusals as no
from bot.games.space_missions.actions import Copy
from bot.games.space_missions.copying import blocks_to_copy, visible
from bot.games.space_missions.events import Copied
from bot.games.space_missions.material import EDITION
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.turn import use

ACTIONS: tuple[type[Action], ...] = (Copy,)


@cache  # sets of visible cards: at most 42 with four seats
def _of_cards(cards: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(Copy(card, block) for card in cards for block in blocks_to_copy(card))


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every block of every visible specialist but the Spy's own `copy`."""
    return _of_cards(visible(state, seat))


def why(state: SpaceMissionsState, seat: int, action: Copy) -> Refusal:
    """Return why this block cannot be copied."""
    cards = visible(state, seat)
    if action.card not in cards:
        return no.not_visible(action.card, cards)
    if 1 <= action.block <= len(EDITION.specialists[action.card]):
        return no.copied_copy(action.card, blocks_to_copy(action.card))
    return no.no_block(action.card, "3.2")


def do(state: SpaceMissionsState, seat: int, action: Copy, events: list[Event]) -> SpaceMissionsState:
    """Use the block as if it were the seat's own."""
    block = EDITION.specialists[action.card][action.block - 1]
    events.append(Copied(seat, action.card, action.block, block))
    return use(replace(state, pending="", block=()), (*block, *state.block), events)
