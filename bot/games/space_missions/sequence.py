"""Turn order: the sequence bar, and how a year begins.

The lower row is the order of the phases after the actions. It is also the order of the next year's actions, except for
seats whose marker a bonus put into the upper row. A seat that passes moves its marker to the upper row's first free
place.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions.change import all_learned
from bot.games.space_missions.events import AutomaShowed, PhaseBegan
from bot.games.space_missions.material import AUTOMA, SPECIALISTS
from bot.games.space_missions.state import SpaceMissionsState


def acting(state: SpaceMissionsState) -> tuple[int, ...]:
    """Return the seats that have not passed, in the order in which they act.

    Whom a bonus put into the upper row comes first, in that order; the others follow as in the lower row.
    """
    agencies, order = state.agencies, state.sequence
    if state.automa is not None:  # it plays no specialists
        return (0,) if agencies[0].hand else ()
    if state.upper:
        order = (*state.upper, *[seat for seat in order if seat not in state.upper])
    return tuple([seat for seat in order if agencies[seat].hand])


def following(state: SpaceMissionsState, seat: int) -> int | None:
    """Return the next seat that has not passed yet: itself when it is the last; None if all have passed."""
    order = acting(state)
    return order[(order.index(seat) + 1) % len(order)] if order else None


def begin_year(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Begin the actions of `state.year`: all specialists are back in hand, and the first seat is to act."""
    agencies = tuple([replace(agency, hand=SPECIALISTS, played=()) for agency in state.agencies])
    automa = state.automa and replace(state.automa, took_back=False, passed=False)
    state = replace(state, phase="actions", agencies=agencies, automa=automa)
    order = acting(state)
    events.append(PhaseBegan("actions", state.year, order))
    return to_act(state, order[0], events)


def to_act(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Let a seat play a specialist or pass; in the solo game the Automa turns up its next specialist before that."""
    automa, knowledge = state.automa, state.knowledge
    if automa is not None:
        card = automa.specialists[0]
        events.append(AutomaShowed(card))
        automa = replace(automa, specialists=automa.specialists[1:], shown=(*automa.shown, card))
        knowledge = all_learned(state)
    return replace(state, turn=seat, pending="specialist", block=(), automa=automa, knowledge=knowledge)


def reordered(state: SpaceMissionsState) -> SpaceMissionsState:
    """Return the state after all have passed and the markers went down (phase 2), or with the order of the solo game.

    There the player becomes second by taking a specialist back and first by the action `pass` or by playing fewer than
    five; both or neither changes nothing. If a bonus put the player's marker into the upper row, the player is first.
    The Automa's specialists are shuffled for the next year.
    """
    automa = state.automa
    if automa is None:
        return replace(state, sequence=state.upper, upper=())
    sequence = state.sequence
    if state.upper:
        sequence = (0, AUTOMA)
    elif automa.took_back != automa.passed:
        sequence = (AUTOMA, 0) if automa.took_back else (0, AUTOMA)
    stream = state.chance.open()
    automa = replace(automa, specialists=stream.shuffle(SPECIALISTS), shown=())
    return replace(state, sequence=sequence, upper=(), automa=automa, chance=stream.close())
