"""Phase 3: in player order each may announce a mission and load it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions import automa, shuffling
from bot.games.space_missions.actions import Announce, Decline, Fill, Load, Ready
from bot.games.space_missions.change import STOCK_AT, added, put, with_agency
from bot.games.space_missions.events import Announced, Loaded, PhaseBegan, Prepared, Stayed
from bot.games.space_missions.injuries import flight_of
from bot.games.space_missions.loading import (
    EMPTY,
    FLIGHT_PLANS,
    PAYLOAD_AT,
    Room,
    announcements,
    best_fill,
    flight_plan_of,
)
from bot.games.space_missions.material import CATEGORIES, STOCK
from bot.games.space_missions.state import Agency, Flight, SpaceMissionsState

_MANNED, _UNMANNED = CATEGORIES.index("manned"), CATEGORIES.index("unmanned")
_FUEL, _PAYLOAD, _INSPECTION = STOCK_AT["fuel"], STOCK_AT["payload"], STOCK_AT["inspection"]


def begin(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Ask the first in player order what it announces."""
    events.append(PhaseBegan("announce", state.year, state.sequence))
    return _ask(replace(state, phase="announce"), 0, events)


def open_to(state: SpaceMissionsState, seat: int) -> tuple[Announce, ...]:
    """Return what the seat can announce and load now."""
    agency = state.agencies[seat]
    return announcements(
        agency.levels,
        agency.stock[_FUEL],
        agency.stock[_PAYLOAD],
        agency.bars[_MANNED] > 0,
        agency.bars[_UNMANNED] > 0,
        state.astronauts > 0,
    )


def stayed(state: SpaceMissionsState, seat: int, _action: Decline, events: list[Event]) -> SpaceMissionsState:
    """Let a seat fly nothing this year, though it could."""
    events.append(Stayed(seat, able=True))
    return _ask(state, state.sequence.index(seat) + 1, events)


def announced(state: SpaceMissionsState, seat: int, action: Announce, events: list[Event]) -> SpaceMissionsState:
    """Put the mission's craft on the launch pad with fuel, needed payload, inspection token and astronauts.

    As many astronauts go aboard as the capsule has seats and the supply can give.
    """
    plan, agency = FLIGHT_PLANS[action], state.agencies[seat]
    crew, stock = min(plan.seats, state.astronauts), list(agency.stock)
    inspection = stock[_INSPECTION] > 0
    stock[_FUEL] -= plan.fuel
    stock[_PAYLOAD] -= plan.payload
    stock[_INSPECTION] -= inspection
    flight = Flight(
        mission=action.mission,
        levels=plan.levels,
        slots=put(EMPTY, 0, added(EMPTY[0], PAYLOAD_AT, plan.payload)) if plan.payload else EMPTY,
        fuel=plan.fuel,
        inspection=inspection,
        healthy=crew,
    )
    events.append(Announced(seat, action.mission, plan.levels, plan.payload))
    state = with_agency(state, seat, stock=tuple(stock), flight=flight)
    return _loading(replace(state, astronauts=state.astronauts - crew, pending="load"), seat, events)


def loads(agency: Agency) -> list[Load]:
    """Return how a token in the agency's stock can be loaded: each kind with each room of its flight that has place."""
    flight, stock = flight_of(agency), agency.stock
    rooms = flight_plan_of(flight.mission, flight.levels).all_rooms
    return [room.load for room in rooms if stock[room.stock] and room.free(flight.slots, flight.training) > 0]


def loaded(state: SpaceMissionsState, seat: int, room: Room, count: int, events: list[Event]) -> SpaceMissionsState:
    """Place tokens from the stock in a room of the flight."""
    agency = state.agencies[seat]
    flight = flight_of(agency)
    slots, training = room.filled(flight.slots, flight.training, count)
    flight = replace(flight, slots=slots, training=training)
    events.append(Loaded(seat, room.token, room.load.craft, count))
    return with_agency(state, seat, flight=flight, stock=added(agency.stock, room.stock, -count))


def load_one(state: SpaceMissionsState, seat: int, room: Room, events: list[Event]) -> SpaceMissionsState:
    """Place a token in a room; when nothing else can be loaded the mission is prepared."""
    return _loading(loaded(state, seat, room, 1, events), seat, events)


def fill(state: SpaceMissionsState, seat: int, _action: Fill, events: list[Event]) -> SpaceMissionsState:
    """Load all that fits and that the mission can use."""
    agency = state.agencies[seat]
    flight = flight_of(agency)
    stock: dict[str, int] = dict(zip(STOCK, agency.stock, strict=True))
    for room, count in best_fill(flight_plan_of(flight.mission, flight.levels), flight.slots, flight.training, stock):
        state = loaded(state, seat, room, count, events)
    return prepared(state, seat, events, filled=True)


def ready(state: SpaceMissionsState, seat: int, _action: Ready, events: list[Event]) -> SpaceMissionsState:
    """Fly with what is aboard."""
    return prepared(state, seat, events)


def prepared(state: SpaceMissionsState, seat: int, events: list[Event], *, filled: bool = False) -> SpaceMissionsState:
    """Have done with loading: no change after this. The next seat announces."""
    events.append(Prepared(seat, flight_of(state.agencies[seat]).mission, filled))
    return _ask(state, state.sequence.index(seat) + 1, events)


def _loading(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    return state if loads(state.agencies[seat]) else prepared(state, seat, events)


def _ask(state: SpaceMissionsState, place: int, events: list[Event]) -> SpaceMissionsState:
    """Ask each seat, from this place of the sequence on, that can announce a mission; then shuffle the decks."""
    for seat in state.sequence[place:]:
        if seat < 0:
            continue
        if open_to(state, seat):
            return replace(state, turn=seat, pending="announce")
        events.append(Stayed(seat, able=False))
    return shuffling.begin(automa.announced(state, events), events)
