"""Pending `study`: which technology deck to look through."""

from __future__ import annotations

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import bonuses, completing
from bot.games.space_missions import refusals_of_flights as no
from bot.games.space_missions.actions import Study
from bot.games.space_missions.material import TECHNOLOGIES
from bot.games.space_missions.state import SpaceMissionsState

ACTIONS: tuple[type[Action], ...] = (Study,)
_STUDY = {technology: Study(technology) for technology in TECHNOLOGIES}


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every technology whose deck has cards."""
    return tuple([_STUDY[technology] for technology in bonuses.studied_decks(state.agencies[seat])])


def why(state: SpaceMissionsState, seat: int, action: Study) -> Refusal:
    """Return that there is no such deck, or nothing in it."""
    return no.nothing_to_study(state, action.technology)


def do(state: SpaceMissionsState, seat: int, action: Study, events: list[Event]) -> SpaceMissionsState:
    """Look through it, and go on to what follows."""
    return completing.go_on_with_cards(bonuses.studied(state, seat, action.technology, events), seat, events)
