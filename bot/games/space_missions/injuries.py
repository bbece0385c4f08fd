"""Harm to crew and mission: injuries and losses dealt out one by one, aborts, the end of a flight."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions.change import added, put, with_agency
from bot.games.space_missions.events import Aborted, AstronautHit, Landed
from bot.games.space_missions.material import AUTOMA, LOST_ASTRONAUT, mission_of
from bot.games.space_missions.problems import ABORT, INJURE, LOSE, MISSION_OVER, SINGLE, jumps_home, succeeded
from bot.games.space_missions.state import Agency, Flight, SpaceMissionsState

HEALTHY, INJURED = "healthy", "injured"
LOST_AT = 3
"""Where a ledger has the points for lost astronauts."""


def flight_of(agency: Agency) -> Flight:
    """Return the agency's flight, which it must have."""
    assert agency.flight is not None, "only who flies is asked for a decision of a flight"
    return agency.flight


def flying(state: SpaceMissionsState) -> tuple[int, ...]:
    """Return the seats that have a mission on the launch pad or in flight, in player order."""
    agencies = state.agencies
    return tuple([seat for seat in state.sequence if seat != AUTOMA and agencies[seat].flight is not None])


def with_flight(state: SpaceMissionsState, seat: int, **changes: Any) -> SpaceMissionsState:
    """Return the state with fields of a seat's flight changed."""
    agency = state.agencies[seat]
    flight = replace(flight_of(agency), **changes)
    return replace(state, agencies=put(state.agencies, seat, replace(agency, flight=flight)))


def choosable(flight: Flight, hits: tuple[str, ...], rules: int) -> tuple[str, ...]:
    """Return whom the first of the hits can strike, () if there is nothing to choose.

    There is no choice among equal astronauts, nor if all aboard are lost either way. A single injury turns a healthy
    astronaut; in rules version 1 the owner chose, as for as many injuries as there are astronauts.
    """
    if not hits or hits[0] not in (INJURE, LOSE) or not (flight.healthy and flight.injured):
        return ()
    if hits[0] == INJURE and rules > 1 and SINGLE in flight.drawn[-1].suffered:
        return ()
    if hits[0] == LOSE and hits.count(LOSE) >= flight.crew:
        return ()
    return (HEALTHY, INJURED)


def dealt(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Deal out what is due in the seat's flight until nothing is left or the seat has to choose (then `pending`)."""
    while state.hits:
        flight, hit = flight_of(state.agencies[seat]), state.hits[0]
        if hit == ABORT:
            state = aborted(replace(state, hits=state.hits[1:]), seat, events)
        elif hit == MISSION_OVER:
            state = with_flight(replace(state, hits=()), seat, over=True, failed=_failed(flight))
        elif choosable(flight, state.hits, state.variant.rules):
            return replace(state, pending=hit)
        else:
            state = struck(state, seat, HEALTHY if flight.healthy else INJURED, events)
    return state


def struck(state: SpaceMissionsState, seat: int, astronaut: str, events: list[Event]) -> SpaceMissionsState:
    """Let the first hit strike a `healthy` or an `injured` astronaut. With no astronaut left the flight is over."""
    flight = flight_of(state.agencies[seat])
    lost = state.hits[0] == LOSE or astronaut == INJURED
    events.append(AstronautHit(seat, astronaut, lost))
    state = replace(state, hits=state.hits[1:])
    healthy = flight.healthy - (astronaut == HEALTHY)
    if not lost:
        return with_flight(state, seat, healthy=healthy, injured=flight.injured + 1)
    injured = flight.injured - (astronaut == INJURED)
    ended = not healthy + injured
    flight = replace(
        flight,
        healthy=healthy,
        injured=injured,
        lost=flight.lost + 1,
        points=flight.points + LOST_ASTRONAUT,
        over=ended,
        failed=_failed(flight) if ended else flight.failed,
    )
    ledger = added(state.agencies[seat].ledger, LOST_AT, LOST_ASTRONAUT)
    hits = () if ended else state.hits
    return with_agency(replace(state, hits=hits, astronauts=state.astronauts + 1), seat, flight=flight, ledger=ledger)


def aborted(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Abort: the crew goes to the last step, unless it is there already; without a crew the flight is over.

    What counts for points is the step of the first failure.
    """
    flight = flight_of(state.agencies[seat])
    home = jumps_home(flight)
    events.append(Aborted(seat, flight.step, home))
    if not home:
        return with_flight(state, seat, failed=_failed(flight), over=True)
    last = len(mission_of(flight.mission).steps)
    return with_flight(state, seat, failed=_failed(flight), aborted=True, step=last, symbol=0)


def landed(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Tell the end of a flight that is over."""
    flight = flight_of(state.agencies[seat])
    events.append(Landed(seat, flight.mission, succeeded(flight), _failed(flight)))
    return state


def _failed(flight: Flight) -> int:
    return flight.step if flight.failed is None else flight.failed
