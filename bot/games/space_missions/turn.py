"""The turns of the year's actions: the actions of a block one after the other, the next seat, passing."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions import announcing
from bot.games.space_missions.change import STOCK_AT, put
from bot.games.space_missions.copying import returnable, take_back, visible
from bot.games.space_missions.decks import with_cards
from bot.games.space_missions.developing import develop, developable
from bot.games.space_missions.events import Idle, Passed
from bot.games.space_missions.material import PLAYABLE, SPECIALISTS
from bot.games.space_missions.sequence import following, reordered, to_act
from bot.games.space_missions.state import Automa, SpaceMissionsState
from bot.games.space_missions.supply import enhancements_left, take
from bot.games.space_missions.technology_test import finished, planned, test

UNPLAYED = len(SPECIALISTS) - PLAYABLE
"""A seat with this many specialists left in hand must pass."""
Deed = Callable[[SpaceMissionsState, int, str, list[Event]], SpaceMissionsState]


def proceed(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Go on with the actions of the block in use after one that had to be decided."""
    block = state.block
    return use(replace(state, pending="", block=()) if block else state, block, events)


def use(state: SpaceMissionsState, block: tuple[str, ...], events: list[Event]) -> SpaceMissionsState:
    """Do the actions of a block up to one that has to be decided; after the last one the next seat acts.

    Nothing may be `pending` any more, unless there are no actions.
    """
    seat = state.turn
    for place, action in enumerate(block, start=1):
        if action == "pass":
            return passes(state, seat, events, early=True)
        state = _begun(state, seat, action, events)
        if state.pending:
            return replace(state, block=block[place:]) if place < len(block) else state
    following_seat = following(state, seat)
    assert following_seat is not None
    return _next(state, following_seat, events)


def _begun(state: SpaceMissionsState, seat: int, action: str, events: list[Event]) -> SpaceMissionsState:
    if action in STOCK_AT:
        return take(state, seat, action, 1, "action", events)
    match action:
        case "enhancement":
            return _chosen(state, seat, (action, action), enhancements_left(state), _take_one, events)
        case "develop":
            return _chosen(state, seat, (action, action), developable(state, seat), develop, events)
        case "test-1-3" | "test-2":
            state = replace(state, open_test=planned(action))
            return _chosen(state, seat, (action, "test"), with_cards(state.agencies[seat]), _test, events)
        case "take-back":
            return _chosen(state, seat, (action, action), returnable(state, seat), take_back, events)
        case _:  # copy
            if visible(state, seat):
                return replace(state, pending="copy")
            events.append(Idle(seat, action))
            return state


def _chosen(
    state: SpaceMissionsState,
    seat: int,
    names: tuple[str, str],
    options: tuple[str, ...],
    deed: Deed,
    events: list[Event],
) -> SpaceMissionsState:
    """Let the seat choose; a single option is done at once, and without any the action counts as done."""
    action, pending = names
    if len(options) > 1:
        return replace(state, pending=pending)
    if options:
        return deed(state, seat, options[0], events)
    events.append(Idle(seat, action))
    return state if state.open_test is None else replace(state, open_test=None)


def _take_one(state: SpaceMissionsState, seat: int, kind: str, events: list[Event]) -> SpaceMissionsState:
    return take(state, seat, kind, 1, "action", events)


def _test(state: SpaceMissionsState, seat: int, technology: str, events: list[Event]) -> SpaceMissionsState:
    return finished(test(state, seat, technology, events), seat, events)


def passes(state: SpaceMissionsState, seat: int, events: list[Event], *, early: bool = False) -> SpaceMissionsState:
    """Let a seat pass: its marker goes up and it is out of the year's actions. `early`: by the action of that name."""
    after = following(state, seat)
    agency = state.agencies[seat]
    automa = state.automa
    if automa is None:
        upper = state.upper if seat in state.upper else (*state.upper, seat)
        events.append(Passed(seat, upper.index(seat) + 1))
    else:
        upper = state.upper
        few = _plays(agency.hand, automa) < PLAYABLE
        automa = replace(automa, passed=early or few)
        events.append(Passed(seat, 0))
    agencies = put(state.agencies, seat, replace(agency, hand=()))
    state = replace(state, upper=upper, automa=automa, agencies=agencies, block=(), pending="")
    return end_actions(state, events) if after is None or after == seat else _next(state, after, events)


def _plays(hand: tuple[str, ...], automa: Automa) -> int:
    """Return how many specialists were played this year; one that was taken back counts again."""
    return len(SPECIALISTS) - len(hand) + automa.took_back


def _next(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Let this seat act; with a single card left it has to pass."""
    if len(state.agencies[seat].hand) <= UNPLAYED:
        return passes(state, seat, events)
    return to_act(state, seat, events)


def end_actions(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Bring the markers down when all have passed (phase 2), and go on to the announcements."""
    return announcing.begin(reordered(state), events)
