"""Phase 7: missions are completed in player order: points, bonus, cards back into their decks, tokens to the supply.

In the year with which the game ends, removals, bonuses and places in decks change nothing any more. Seats are not
asked for them, and drawn cards go back on top.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions import automa, year
from bot.games.space_missions.bonuses import possible
from bot.games.space_missions.change import STOCK_AT, added, with_agency, with_tokens
from bot.games.space_missions.decks import DECK_AT
from bot.games.space_missions.ending import last_year
from bot.games.space_missions.events import CameHome, Consoled, PhaseBegan
from bot.games.space_missions.flight_cards import all_returned, lying
from bot.games.space_missions.injuries import flight_of
from bot.games.space_missions.material import AUTOMA, mission_of
from bot.games.space_missions.problems import succeeded
from bot.games.space_missions.rewards import rewarded
from bot.games.space_missions.state import Flight, SpaceMissionsState

MISSIONS_AT, FAILURES_AT, HEALTHY_AT = 0, 1, 2
"""Where a ledger has points for missions, failures and healthy astronauts."""


def begin(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Begin to complete the year's missions, if any was flown."""
    flown = tuple([who for who in state.sequence if _due(state, who)])
    if flown:
        events.append(PhaseBegan("complete", state.year, flown))
    return go_on(replace(state, phase="complete", pending=""), events)


def go_on(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Complete one mission after the other until something is to be decided; then the year ends."""
    for who in state.sequence:
        if _due(state, who):
            state = automa.completed(state, events) if who == AUTOMA else _completed(state, who, events)
            if state.pending:
                return state
    return year.end(state, events)


def _due(state: SpaceMissionsState, who: int) -> bool:
    if who == AUTOMA:
        return state.automa is not None and state.automa.mission is not None
    return state.agencies[who].flight is not None


def _completed(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Score a seat's mission; after a failure it may first remove a card that it drew."""
    flight = flight_of(state.agencies[seat])
    state = replace(state, turn=seat)
    if succeeded(flight):
        return home(_rewarded(state, seat, flight, events), seat, events)
    points = flight.failed or 0
    events.append(Consoled(seat, flight.mission, points))
    state = _paid(state, seat, FAILURES_AT, points)
    asked = flight.drawn and not last_year(state)
    return replace(state, pending="remove") if asked else home(state, seat, events)


def _rewarded(state: SpaceMissionsState, seat: int, flight: Flight, events: list[Event]) -> SpaceMissionsState:
    reward = rewarded(state, seat, mission_of(flight.mission), state.agencies[seat].bars, events)
    state = with_agency(replace(state, done=reward.done), seat, bars=reward.bars)
    return _paid(state, seat, MISSIONS_AT, reward.points)


def _paid(state: SpaceMissionsState, seat: int, source: int, points: int) -> SpaceMissionsState:
    agency = state.agencies[seat]
    flight = flight_of(agency)
    ledger = added(agency.ledger, source, points)
    return with_agency(state, seat, ledger=ledger, flight=replace(flight, points=flight.points + points))


def home(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Score the healthy astronauts, then offer the year's bonuses if there is a year to use them."""
    healthy = flight_of(state.agencies[seat]).healthy
    if healthy:
        events.append(CameHome(seat, healthy))
        state = _paid(state, seat, HEALTHY_AT, healthy)
    asked = possible(state, seat) and not last_year(state)
    return replace(state, pending="bonus") if asked else _cards(state, seat, events)


def go_on_home(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Go on after the removal that a failure allows."""
    return _resumed(home(state, seat, events), events)


def go_on_with_cards(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Go on after the bonus, or after a card went back: the others go back, then everything is cleared away."""
    return state if state.pending not in ("", "return") else _resumed(_cards(state, seat, events), events)


def _resumed(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    return state if state.pending else go_on(state, events)


def _cards(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Let the seat put the drawn cards back; where there is nothing to choose they go by themselves."""
    agency = state.agencies[seat]
    left = lying(flight_of(agency))
    if not left:
        return _cleared(state, seat)
    single = len(left) == 1 and not agency.decks[DECK_AT[left[0].technology]].cards
    if single or last_year(state):
        return _cleared(all_returned(state, seat, events), seat)
    return replace(state, pending="return")


def _cleared(state: SpaceMissionsState, seat: int) -> SpaceMissionsState:
    """Return tokens and astronauts from the launch pad to the supply, craft and marker to the seat."""
    flight = flight_of(state.agencies[seat])
    supply = added(with_tokens(state.supply, flight), STOCK_AT["inspection"], int(flight.inspection))
    state = with_agency(state, seat, flight=None)
    return replace(state, supply=supply, astronauts=state.astronauts + flight.crew, pending="")
