"""What Luna takes from the displays, and the bonus spaces that she blocks (rules 17.3).

Her cards cost nothing and are kept for their shares. Plans that she discards leave the game. Her markers cost and bring
nothing. Where a card, a plan or a free space is missing, nothing happens, and nothing else is taken in its place
(ruling 60).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.core.pieces import put
from bot.games.skymines.change import luna_of, with_luna
from bot.games.skymines.events import LunaGained, Placed
from bot.games.skymines.luna.companies import by_value
from bot.games.skymines.luna.steps import gain
from bot.games.skymines.material import CARD, COMPANY_OF, LETTERS, LUNA, RED_FRAMED
from bot.games.skymines.state import Mark, SkyminesState


def take_cards(state: SkyminesState, spaces: Sequence[int], events: list[Event]) -> SkyminesState:
    """Let her take the cards on spaces of the display (from 0), both where two are named (ruling 60)."""
    cards = tuple([state.display[space] for space in spaces if state.display[space]])
    if not cards:
        return state
    events.append(LunaGained(cards=cards))
    display = tuple(["" if space in spaces else card for space, card in enumerate(state.display)])
    return replace(with_luna(state, cards=(*luna_of(state).cards, *cards)), display=display)


def take_share(state: SkyminesState, events: list[Event]) -> SkyminesState:
    """Let her take the card with the share of the most valuable company.

    Of several it is the one on the lowest space; if none shows its share, one of the next company (ruling 70).
    """
    value_order = by_value(state)
    shares = [
        (value_order.index(COMPANY_OF[CARD[card].share]), space)
        for space, card in enumerate(state.display)
        if card and CARD[card].share
    ]
    return take_cards(state, (min(shares)[1],), events) if shares else state


def discard_plan(state: SkyminesState, letter: str, space: int, events: list[Event]) -> SkyminesState:
    """Let her discard a plan from a space (from 0) of the research display; supplement coins of a red frame are hers.

    The space is refilled at the end of her turn, as after a turn of a seat.
    """
    at = LETTERS.index(letter)
    plan = state.research_display[at][space]
    if not plan:
        return state
    events.append(LunaGained(plans=(plan,)))
    row = put(state.research_display[at], space, "")
    state = replace(state, research_display=put(state.research_display, at, row))
    state = with_luna(state, plans=(*luna_of(state).plans, plan))
    if (at, space) not in RED_FRAMED or not state.supplement:
        return state
    return replace(gain(state, events, coin=state.supplement), supplement=0)


def discard_special(state: SkyminesState, events: list[Event]) -> SkyminesState:
    """Let her discard the latest special plan of the round track: their ids count the rounds."""
    if not state.specials:
        return state
    latest = max(state.specials)
    events.append(LunaGained(plans=(latest,)))
    return replace(state, specials=tuple([plan for plan in state.specials if plan != latest]))


def place_marker(state: SkyminesState, space: str, events: list[Event]) -> SkyminesState:
    """Let her block a bonus space (ruling 68), unless there is a marker on it."""
    if any(mark.space == space for mark in state.marks):
        return state
    events.append(Placed(LUNA, space))
    return replace(state, marks=(*state.marks, Mark(space, LUNA)))
