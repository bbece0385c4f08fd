"""A turn of Luna: what her next card does, line by line (rules 17.1)."""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.skymines.change import luna_of, with_luna
from bot.games.skymines.luna.cards import (
    LUNA_CARDS,
    LUNA_DATA,
    Advance,
    DiscardPlan,
    DiscardSpecial,
    Expand,
    Gain,
    Line,
    PlaceMarker,
    TakeCards,
    TakeShare,
)
from bot.games.skymines.luna.companies import by_value, chosen
from bot.games.skymines.luna.deck import pass_if_done, turn_up
from bot.games.skymines.luna.expanding import expand
from bot.games.skymines.luna.steps import gain
from bot.games.skymines.luna.taking import discard_plan, discard_special, place_marker, take_cards, take_share
from bot.games.skymines.material import LUNA
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.tracks import advance


def act(state: SkyminesState, events: list[Event]) -> SkyminesState:
    """Take her next turn.

    Her first turn of a round begins with what both majority cards reveal. After her last card she passes, in the same
    turn.
    """
    if not luna_of(state).begun:
        state = _reveal(with_luna(state, begun=True), events)
    state, slot, card = turn_up(state, events)
    for line in LUNA_CARDS[card].lines:
        state = _do(state, slot, line, events)
    return pass_if_done(state, events)


def _reveal(state: SkyminesState, events: list[Event]) -> SkyminesState:
    for card in luna_of(state).majority:
        reveal = LUNA_CARDS[card].reveal
        if reveal.helium or reveal.research:
            state = gain(state, events, helium=reveal.helium, research=reveal.research)
    return state


def _do(state: SkyminesState, slot: int, line: Line, events: list[Event]) -> SkyminesState:
    """Do a line of the card that lay in a slot (0 to 4)."""
    match line:
        case Gain():
            return gain(state, events, coin=line.coin, helium=line.helium, research=line.research)
        case Advance():
            return advance_line(state, line, events)
        case Expand():
            return expand_line(state, line, events)
        case TakeCards():
            return take_cards(state, [space - 1 for space in line.spaces[slot]], events)
        case TakeShare():
            return take_share(state, events)
        case PlaceMarker():
            return place_marker(state, line.spaces[slot], events)
        case DiscardPlan():
            return discard_plan(state, line.letter, LUNA_DATA.plan_column[slot] - 1, events)
        case DiscardSpecial():
            return discard_special(state, events)


def advance_line(state: SkyminesState, line: Advance, events: list[Event]) -> SkyminesState:
    """Move her marker on the track of each company that the line means."""
    for company in chosen(state, line.companies):
        state, _ = advance(state, LUNA, company, line.steps, events, pay=True)
    return state


def expand_line(state: SkyminesState, line: Expand, events: list[Event]) -> SkyminesState:
    """Expand the companies that the line means, the less valuable first.

    They are those on whose tracks the line before moved her marker: a move changes no value, and a lead only grows.
    """
    value_order = by_value(state)
    for company in sorted(chosen(state, line.companies), key=value_order.index, reverse=True):
        state = expand(state, company, line.points, events, highest=line.first == "highest")
    return state
