"""Lookahead in Space Missions: what a seat could do if it were its turn, from its view alone.

Beyond what it has yet to learn a seat foresees nothing; only of a test it is known which kinds of cards it may bring.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.lookahead import LookaheadResult, SampledLookahead
from bot.games.space_missions.actions import Draw, Put, PutBack, Remove
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

SCARCE = 3
"""How many tokens of a kind must be left in the supply so that fewer of them change nothing for a plan."""


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


def _due_ahead(state: SpaceMissionsState, seat: int) -> SpaceMissionsState | None:
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


def _perhaps(_before: SpaceMissionsState, after: SpaceMissionsState, seat: int) -> LookaheadResult | None:
    """Foresee all that a test may lead to, whatever cards are drawn in it."""
    view, open_test = seen(after, seat), after.open_test
    if view.open_test is None or open_test is None:
        return None
    unknown = replace(view, open_test=replace(view.open_test, drawn=()), known=None)
    return LookaheadResult(unknown, tuple(_after_drawing(after, seat, open_test)), certain=False)


def _after_drawing(state: SpaceMissionsState, seat: int, open_test: TechnologyTest) -> Iterator[Action]:
    name = open_test.technology
    if may_draw(state, seat, open_test):
        yield Draw()
    yield from [Remove(name, card) for card in REMOVABLE[open_test.action]]
    places = range(1, len(deck_of(state, seat, name).cards) + 2)
    yield from [Put(name, card, place) for card in PROBLEMS for place in places]
    yield PutBack()


LOOKAHEAD = SampledLookahead(RULES, ZONES, seen, _due_ahead, _perhaps)
