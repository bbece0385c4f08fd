"""Tests of a technology: which deck, and then one step at a time."""

from __future__ import annotations

from functools import cache

from bot.games.core.actions import Action, Refusal
from bot.games.core.decision import listed
from bot.games.core.events import Event
from bot.games.space_missions import refusals as no
from bot.games.space_missions import technology_test
from bot.games.space_missions.actions import Draw, Put, PutBack, Remove, StartTest
from bot.games.space_missions.decks import deck_of, with_cards
from bot.games.space_missions.material import PROBLEMS, TECHNOLOGIES
from bot.games.space_missions.state import SpaceMissionsState, TechnologyTest
from bot.games.space_missions.technology_test import open_test_of
from bot.games.space_missions.turn import proceed

# -- pending `test`: which technology ----------------------------------------------------------------------------------


_START_TEST = {technology: StartTest(technology) for technology in TECHNOLOGIES}


def _start_test_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return an action for each deck that has cards."""
    return tuple([_START_TEST[technology] for technology in with_cards(state.agencies[seat])])


def _why_not_start_test(state: SpaceMissionsState, seat: int, action: StartTest) -> Refusal:
    """Return why this technology is not tested."""
    if action.technology in TECHNOLOGIES:
        return no.deck_empty(state, action.technology)
    return no.no_technology(state)


def _do_start_test(state: SpaceMissionsState, seat: int, action: StartTest, events: list[Event]) -> SpaceMissionsState:
    """Draw the first card, or both."""
    return goes_on(technology_test.test(state, seat, action.technology, events), seat, events)


START_TEST = listed(_start_test_options, _why_not_start_test, _do_start_test, StartTest)


# -- pending `open_test`: what to do with the cards of a test, one step at a time --------------------------------------


_DRAW = (Draw(),)


@cache  # at most some hundred: kinds of cards to remove and to put back, and sizes of decks
def _choices(technology: str, removable: tuple[str, ...], kinds: tuple[str, ...], places: int) -> tuple[Action, ...]:
    removals = [Remove(technology, card) for card in removable]
    puts = [Put(technology, card, place) for card in kinds for place in range(1, places + 1)]
    return (*removals, *puts, PutBack())


def places(state: SpaceMissionsState, seat: int) -> int:
    """Return how many places there are to put a card: one more than the deck has cards."""
    return len(deck_of(state, seat, open_test_of(state).technology).cards) + 1


def _run_test_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return to draw one more, to remove a drawn card, to put one somewhere, or to put all back on top."""
    open_test = open_test_of(state)
    kinds = tuple([card for card in PROBLEMS if card in open_test.drawn])
    choices = _choices(open_test.technology, technology_test.removable(open_test), kinds, places(state, seat))
    return (*_DRAW, *choices) if technology_test.may_draw(state, seat, open_test) else choices


def _why_not_run_test(state: SpaceMissionsState, seat: int, action: Draw | Remove | Put) -> Refusal:
    """Return why this cannot be done with the cards drawn."""
    open_test = open_test_of(state)
    if isinstance(action, Draw):
        return _why_not_draw(state, seat, open_test)
    if action.technology != open_test.technology:
        return no.other_technology(open_test)
    if isinstance(action, Remove):
        return _why_not_remove(open_test, action.card)
    if action.card not in open_test.drawn:
        return no.not_drawn(open_test, action.card, "5.6")
    return no.no_place(places(state, seat))


def _why_not_draw(state: SpaceMissionsState, seat: int, open_test: TechnologyTest) -> Refusal:
    if technology_test.AT_ONCE[open_test.action] > 1:
        return no.two_at_once()
    if open_test.returning:
        return no.returning("5.2")
    if open_test.removed:
        return no.removed_already()
    if not deck_of(state, seat, open_test.technology).cards:
        return no.deck_drawn(open_test)
    return no.three_drawn()


def _why_not_remove(open_test: TechnologyTest, card: str) -> Refusal:
    if open_test.returning:
        return no.returning("5.5")
    if card not in open_test.drawn:
        return no.not_drawn(open_test, card, "5.5")
    if card not in technology_test.REMOVABLE[open_test.action]:
        return no.not_removable(open_test, card)
    return no.removed_enough(open_test)


def _do_run_test(
    state: SpaceMissionsState, seat: int, action: Draw | Remove | Put | PutBack, events: list[Event]
) -> SpaceMissionsState:
    """Do this step of the test."""
    match action:
        case Draw():
            after = technology_test.draw(state, seat, 1, events)
        case Remove(_, card):
            after = technology_test.remove(state, seat, card, events)
        case Put(_, card, place):
            after = technology_test.put_into(state, seat, card, place, events)
        case PutBack():
            after = technology_test.put_back(state, seat, events)
    return goes_on(after, seat, events)


def goes_on(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Go on with the test, or with what follows when nothing about it is left to be decided."""
    state = technology_test.finished(state, seat, events)
    return proceed(state, events) if state.open_test is None else state


RUN_TEST = listed(_run_test_options, _why_not_run_test, _do_run_test, Draw, Remove, Put, PutBack)
