"""Phase 5: the year's event. Who flies cancels or launches; the event is executed at the launch."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions import flying, injuries
from bot.games.space_missions.actions import Cancel, Launch
from bot.games.space_missions.change import STOCK_AT, added, all_learned, with_agency, with_tokens
from bot.games.space_missions.event_losses import aborts, losses, sickens
from bot.games.space_missions.events import Cancelled, EventTurned, Launched, PhaseBegan, Sickened, Spared, TokenLost
from bot.games.space_missions.injuries import aborted, flight_of, landed, with_flight
from bot.games.space_missions.material import EVENTS
from bot.games.space_missions.state import SpaceMissionsState


def begin(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Turn up the top event; it concerns everybody who flies this year."""
    turned = state.events[0]
    events += (PhaseBegan("event", state.year, injuries.flying(state)), EventTurned(turned, state.year))
    state = replace(
        state,
        phase="event",
        pending="",
        events=state.events[1:],
        past=(*state.past, turned),
        peeked=(),
        knowledge=all_learned(state),
    )
    return go_on(state, events)


def go_on(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Ask the next who flies whether to launch; when all have decided they fly."""
    for seat in injuries.flying(state):
        if not flight_of(state.agencies[seat]).launched:
            return replace(state, turn=seat, pending="launch")
    return flying.begin(state, events)


def launched(state: SpaceMissionsState, seat: int, _action: Launch, events: list[Event]) -> SpaceMissionsState:
    """Launch, and execute the event: what it takes, whether it aborts, who gets sick."""
    state = with_flight(state, seat, launched=True)
    flight, event = flight_of(state.agencies[seat]), state.past[-1]
    events.append(Launched(seat, flight.mission))
    choices = losses(flight, event)
    if len(choices) > 1:
        return replace(state, pending="give")
    if choices:
        return given(state, seat, *choices[0], events)
    if aborts(flight, event):
        state = aborted(state, seat, events)
        if flight_of(state.agencies[seat]).over:
            state = landed(state, seat, events)
    elif EVENTS[event].kind != "none" and not sickens(flight, event):
        events.append(Spared(seat))
    return _sickened(state, seat, events)


def given(state: SpaceMissionsState, seat: int, token: str, craft: str, events: list[Event]) -> SpaceMissionsState:
    """Lose a token of a craft to the event."""
    events.append(TokenLost(seat, token, craft))
    flight = flying.without(flight_of(state.agencies[seat]), token, craft)
    state = with_flight(state, seat, inspection=flight.inspection, slots=flight.slots, training=flight.training)
    return _sickened(replace(state, supply=added(state.supply, STOCK_AT[token], 1)), seat, events)


def _sickened(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Injure an astronaut if the event makes sick, and ask the next who flies. So early everybody is healthy still."""
    flight = flight_of(state.agencies[seat])
    if sickens(flight, state.past[-1]):
        events.append(Sickened(seat))
        state = with_flight(state, seat, healthy=flight.healthy - 1, injured=flight.injured + 1)
    return go_on(replace(state, pending=""), events)


def cancelled(state: SpaceMissionsState, seat: int, _action: Cancel, events: list[Event]) -> SpaceMissionsState:
    """Call the mission off: tokens go back to the seat, the inspection token and the astronauts to the supply."""
    agency = state.agencies[seat]
    flight = flight_of(agency)
    events.append(Cancelled(seat, flight.mission, flight.inspection))
    state = with_agency(state, seat, stock=with_tokens(agency.stock, flight), flight=None)
    supply = added(state.supply, STOCK_AT["inspection"], int(flight.inspection))
    return go_on(replace(state, supply=supply, astronauts=state.astronauts + flight.crew, pending=""), events)
