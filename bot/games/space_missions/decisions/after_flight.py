"""What follows a flight: drawn cards leave the game or go back, and the mission bonus."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.decision import listed
from bot.games.core.events import Event
from bot.games.space_missions import bonuses, completing
from bot.games.space_missions import refusals_of_flights as no
from bot.games.space_missions.actions import Bonus, Decline, Put, PutBack, Remove, Study
from bot.games.space_missions.bonuses import possible, taken
from bot.games.space_missions.decks import DECK_AT, with_cards
from bot.games.space_missions.events import Spurned
from bot.games.space_missions.flight_cards import all_returned, kinds_lying, removed, returned
from bot.games.space_missions.injuries import flight_of
from bot.games.space_missions.material import TECHNOLOGIES
from bot.games.space_missions.state import SpaceMissionsState

# -- pending `bonus`: which of the year's two mission bonuses ----------------------------------------------------------


@cache  # six bonuses in pairs
def _bonuses(bonuses: tuple[str, ...]) -> tuple[Action, ...]:
    return (*[Bonus(bonus) for bonus in bonuses], Decline())


def _bonus_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return the bonuses that can be had, the year's first, and to do without."""
    return _bonuses(possible(state, seat))


def _why_not_bonus(state: SpaceMissionsState, seat: int, action: Bonus) -> Refusal:
    """Return why the bonus cannot be had."""
    if no.of_this_year(state, action.bonus):
        return no.bonus_out_of_reach(state, action.bonus)
    return no.no_bonus(state)


def _do_bonus(state: SpaceMissionsState, seat: int, action: Bonus | Decline, events: list[Event]) -> SpaceMissionsState:
    """Take it or none, and go on to what follows."""
    state = taken(state, seat, action.bonus if isinstance(action, Bonus) else None, events)
    return completing.go_on_with_cards(state, seat, events)


BONUS = listed(_bonus_options, _why_not_bonus, _do_bonus, Bonus, Decline)


# -- pending `study`: which technology deck to look through ------------------------------------------------------------


_STUDY = {technology: Study(technology) for technology in TECHNOLOGIES}


def _study_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every technology whose deck has cards."""
    return tuple([_STUDY[technology] for technology in with_cards(state.agencies[seat])])


def _do_study(state: SpaceMissionsState, seat: int, action: Study, events: list[Event]) -> SpaceMissionsState:
    """Look through it, and go on to what follows."""
    return completing.go_on_with_cards(bonuses.studied(state, seat, action.technology, events), seat, events)


STUDY = listed(_study_options, no.nothing_to_study, _do_study, Study)


# -- pending `remove` (after a failure) and `remove-bonus`: which card drawn in the mission leaves the game ------------


_DECLINE_REMOVE = (Decline(),)


@cache  # 18 kinds of cards
def _remove(technology: str, card: str) -> Remove:
    return Remove(technology, card)


def _remove_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every kind of card that lies drawn, by technology, the gravest first; after a failure to do without."""
    removals = tuple([_remove(*kind) for kind in kinds_lying(flight_of(state.agencies[seat]))])
    return removals + _DECLINE_REMOVE if state.pending == "remove" else removals


def _why_not_remove(state: SpaceMissionsState, seat: int, action: Remove | Decline) -> Refusal:
    """Return what lies there instead, or that the bonus was for removing one."""
    if isinstance(action, Decline):
        return no.bonus_is_for_removing(state)
    return no.not_lying(state, action.technology, action.card, "12.1")


def _do_remove(
    state: SpaceMissionsState, seat: int, action: Remove | Decline, events: list[Event]
) -> SpaceMissionsState:
    """Remove the card or none, and go on to what follows."""
    after_failure = state.pending == "remove"
    state = replace(state, pending="")
    if isinstance(action, Remove):
        cause = "failure" if after_failure else "bonus"
        state = removed(state, seat, action.technology, action.card, cause, events)
    else:
        events.append(Spurned(seat))
    go_on = completing.go_on_home if after_failure else completing.go_on_with_cards
    return go_on(state, seat, events)


REMOVE = listed(_remove_options, _why_not_remove, _do_remove, Remove, Decline)


# -- pending `return`: where in their decks the cards drawn in a mission go --------------------------------------------


_PUT_BACK = (PutBack(),)


@cache  # 18 kinds of cards and at most eight places
def _puts(technology: str, card: str, places: int) -> tuple[Action, ...]:
    return tuple([Put(technology, card, place) for place in range(1, places + 1)])


def _give_back_options(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every drawn card with every place of its deck, and to put all the others on top."""
    agency = state.agencies[seat]
    actions: tuple[Action, ...] = ()
    for technology, card in kinds_lying(flight_of(agency)):
        actions += _puts(technology, card, len(agency.decks[DECK_AT[technology]].cards) + 1)
    return actions + _PUT_BACK


def _why_not_give_back(state: SpaceMissionsState, seat: int, action: Put) -> Refusal:
    """Return that the card does not lie there, or the place is none."""
    if (action.technology, action.card) not in kinds_lying(flight_of(state.agencies[seat])):
        return no.not_lying(state, action.technology, action.card, "12.2")
    return no.no_place_there(state, action.technology)


def _do_give_back(
    state: SpaceMissionsState, seat: int, action: Put | PutBack, events: list[Event]
) -> SpaceMissionsState:
    """Put a card back, or all that are left."""
    if isinstance(action, Put):
        state = returned(state, seat, action.technology, action.card, action.place, events)
    else:
        state = all_returned(state, seat, events)
    return completing.go_on_with_cards(state, seat, events)


GIVE_BACK = listed(_give_back_options, _why_not_give_back, _do_give_back, Put, PutBack)
