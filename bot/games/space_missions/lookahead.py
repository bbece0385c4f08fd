"""Lookahead in Space Missions: what a seat could do if it were its turn, from its view alone.

The rules themselves look ahead, on a state sampled from the view. What a seat learns there is invented, so nothing
beyond it is foreseen; only of a test it is known which kinds of cards it may bring.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.chance import SEED_BYTES, Chance
from bot.games.core.decision import LookaheadResult
from bot.games.space_missions.actions import Draw, Put, PutBack, Remove, StartTest
from bot.games.space_missions.announcing import open_to
from bot.games.space_missions.copying import COPYIST
from bot.games.space_missions.decks import deck_of
from bot.games.space_missions.material import PLAYABLE, PROBLEMS, SPECIALISTS
from bot.games.space_missions.projection import view as seen
from bot.games.space_missions.rules import RULES
from bot.games.space_missions.state import SpaceMissionsState, TechnologyTest
from bot.games.space_missions.technology_test import REMOVABLE, may_draw
from bot.games.space_missions.view import SpaceMissionsView
from bot.games.space_missions.zones import ZONES

_DREAM = Chance(bytes(SEED_BYTES))
SCARCE = 3
"""How many tokens of a kind must be left in the supply so that fewer of them change nothing for a plan."""


def look_ahead(view: SpaceMissionsView, seat: int, planned: tuple[Action, ...]) -> LookaheadResult:
    """Return what the seat could do on its turn after the planned actions."""
    state = ZONES.sample(view, seat, _DREAM.open())
    due = _due(state, seat)
    for place, action in enumerate(planned, start=1):
        if due is None or action not in RULES.legal(due, seat):
            return LookaheadResult(seen(state, seat), ())
        state = RULES.apply(due, seat, action).state
        if state.knowledge != due.knowledge:
            return _revealing(state, seat, action) if place == len(planned) else LookaheadResult(seen(state, seat), ())
        due = _due(state, seat)
    return (
        LookaheadResult(seen(state, seat), ())
        if due is None
        else LookaheadResult(seen(due, seat), RULES.legal(due, seat))
    )


def relevant_view(view: SpaceMissionsView, seat: int) -> Any:
    """Return one's own agency, what there is to take, to copy and to fly, the year and its event, and who has passed.

    What others hold, know and have aboard neither helps nor hinders a plan, nor does a supply that is large enough.
    """
    acts = view.turn == seat
    copyable = view.copyable if acts and COPYIST in view.players[seat].hand else ()
    left = [min(count, SCARCE) for count in view.supply]
    board = [(mission.done, mission.flown_by) for mission in view.missions]
    when = (view.year, view.phase, view.event, view.next_event, view.upper, view.over)
    begun = (view.open_test, view.block, view.hits) if acts else ()
    return (view.players[seat], begun, when, board, left, min(view.astronauts, SCARCE), copyable)


def _due(state: SpaceMissionsState, seat: int) -> SpaceMissionsState | None:
    """Return the state with the seat's next decision due now; None when it is not known to have one."""
    if state.over is not None:
        return None
    if state.turn == seat:
        return state
    pending = _DECIDES.get(state.phase)
    if pending is None or not _waits(state, seat):
        return None
    return replace(state, turn=seat, pending=pending, block=(), open_test=None, hits=())


_DECIDES = {"actions": "specialist", "announce": "announce", "event": "launch"}
"""What a seat that is not to move will decide next, by phase."""


def _waits(state: SpaceMissionsState, seat: int) -> bool:
    """Return whether the seat's decision in this phase is still to come."""
    flight = state.agencies[seat].flight
    if state.phase == "actions":
        return len(state.agencies[seat].hand) > len(SPECIALISTS) - PLAYABLE
    if state.phase == "announce":
        later = state.sequence.index(seat) > state.sequence.index(state.turn)
        return later and flight is None and bool(open_to(state, seat))
    return flight is not None and not flight.launched


def _revealing(state: SpaceMissionsState, seat: int, action: Action) -> LookaheadResult:
    """Foresee what may be open after the seat learned something: all that a test may lead to, and nothing else."""
    after, open_test = seen(state, seat), state.open_test
    if open_test is None or not isinstance(action, StartTest | Draw):
        return LookaheadResult(after, ())
    unknown = replace(after, open_test=after.open_test and replace(after.open_test, drawn=()), known=None)
    return LookaheadResult(unknown, tuple(_perhaps(state, seat, open_test)), certain=False)


def _perhaps(state: SpaceMissionsState, seat: int, open_test: TechnologyTest) -> Iterator[Action]:
    """Yield all that might be open after drawing, whatever the cards are."""
    name, places = open_test.technology, len(deck_of(state, seat, open_test.technology).cards) + 1
    if may_draw(state, seat, open_test):
        yield Draw()
    yield from [Remove(name, card) for card in REMOVABLE[open_test.action]]
    yield from [Put(name, card, place) for card in PROBLEMS for place in range(1, places + 1)]
    yield PutBack()
