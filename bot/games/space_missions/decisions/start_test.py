"""Pending `test`: which technology."""

from __future__ import annotations

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import refusals as no
from bot.games.space_missions import technology_test
from bot.games.space_missions.actions import StartTest
from bot.games.space_missions.decisions.run_test import goes_on
from bot.games.space_missions.material import TECHNOLOGIES
from bot.games.space_missions.state import SpaceMissionsState

ACTIONS: tuple[type[Action], ...] = (StartTest,)
_START_TEST = {technology: StartTest(technology) for technology in TECHNOLOGIES}


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return an action for each deck that has cards."""
    return tuple([_START_TEST[technology] for technology in technology_test.testable(state, seat)])


def why(state: SpaceMissionsState, seat: int, action: StartTest) -> Refusal:
    """Return why this technology is not tested."""
    if action.technology in TECHNOLOGIES:
        return no.deck_empty(state, action.technology)
    return no.no_technology(state)


def do(state: SpaceMissionsState, seat: int, action: StartTest, events: list[Event]) -> SpaceMissionsState:
    """Draw the first card, or both."""
    return goes_on(technology_test.test(state, seat, action.technology, events), seat, events)
