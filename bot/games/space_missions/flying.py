"""Phase 6: the missions are flown in player order, each whole, and pause only where something is to be decided."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions import completing
from bot.games.space_missions.change import STOCK_AT, added, all_learned, put
from bot.games.space_missions.decks import DECK_AT
from bot.games.space_missions.event_losses import INSPECTION
from bot.games.space_missions.events import CardDrawn, PhaseBegan, Solved, StepBegan, Suffered
from bot.games.space_missions.injuries import dealt, flight_of, flying, landed, with_flight
from bot.games.space_missions.knowledge import settle
from bot.games.space_missions.loading import CRAFT_AT, ENHANCEMENT_AT, TRAINING
from bot.games.space_missions.material import MAJOR, NONE, mission_of
from bot.games.space_missions.problems import active_craft, consequences, grade, helpers, in_turn
from bot.games.space_missions.state import Agency, Deck, Flight, FlightCard, SpaceMissionsState


def begin(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Begin the flights of the year, if there are any."""
    seats = flying(state)
    if not seats:
        return completing.begin(state, events)
    events.append(PhaseBegan("fly", state.year, seats))
    return go_on(replace(state, phase="fly", pending=""), events)


def go_on(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Fly on, one flight after the other, until something is to be decided; then missions are completed."""
    while (seat := _next_in_flight(state)) is not None:
        state = _flown(state if state.turn == seat else replace(state, turn=seat), seat, events)
        if state.pending:
            return state
    return completing.begin(state, events)


def spent(state: SpaceMissionsState, seat: int, token: str, events: list[Event]) -> SpaceMissionsState:
    """Spend a token on the card drawn last: it goes to the supply."""
    agency = state.agencies[seat]
    flight = flight_of(agency)
    drawn, craft = flight.drawn[-1], "capsule" if token == TRAINING else active_craft(flight)
    events.append(Solved(seat, drawn.technology, token, craft, downgraded=grade(drawn) == MAJOR))
    noted = (*flight.drawn[:-1], replace(drawn, spent=(*drawn.spent, token)))
    flight = replace(without(flight, token, craft), drawn=noted)
    agencies = put(state.agencies, seat, replace(agency, flight=flight))
    return replace(state, agencies=agencies, supply=added(state.supply, STOCK_AT[token], 1))


def without(flight: Flight, token: str, craft: str) -> Flight:
    """Return the flight with a token less: an enhancement on a craft, training on the capsule, or the inspection."""
    if token == INSPECTION:
        return replace(flight, inspection=False)
    if token == TRAINING:
        return replace(flight, training=flight.training - 1)
    at = CRAFT_AT[craft]
    return replace(flight, slots=put(flight.slots, at, added(flight.slots[at], ENHANCEMENT_AT[token], -1)))


def suffered(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Take the consequences of the card drawn last, as grave as it is now: they wait in `hits`."""
    flight = flight_of(state.agencies[seat])
    drawn = flight.drawn[-1]
    follow = consequences(drawn, flight.crew)
    events.append(Suffered(seat, drawn.technology, grade(drawn), follow))
    state = with_flight(state, seat, drawn=(*flight.drawn[:-1], replace(drawn, suffered=follow)))
    return replace(state, hits=in_turn(follow, flight.crew))


def _next_in_flight(state: SpaceMissionsState) -> int | None:
    """Return the first in player order whose flight is not over."""
    return next((seat for seat in flying(state) if not flight_of(state.agencies[seat]).over), None)


def _flown(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Fly on until something is to be decided or the flight is over."""
    while True:
        state = dealt(state, seat, events)
        if state.hits:
            return state
        flight = flight_of(state.agencies[seat])
        if flight.over:
            return landed(state, seat, events)
        if unsolved(flight):
            if helpers(flight):
                return replace(state, pending="solve")
            state = suffered(state, seat, events)
        else:
            state = _drawn_on(state, seat, flight, events)


def unsolved(flight: Flight) -> bool:
    """Return whether the card drawn last is a problem that is neither solved nor suffered."""
    return bool(flight.drawn) and not flight.drawn[-1].suffered and grade(flight.drawn[-1]) != NONE


def _drawn_on(state: SpaceMissionsState, seat: int, flight: Flight, events: list[Event]) -> SpaceMissionsState:
    """Draw, step by step, until a problem comes or the last step is done."""
    agency, steps = state.agencies[seat], mission_of(flight.mission).steps
    step, symbol, over = flight.step or 1, flight.symbol, False
    decks, drawn = list(agency.decks), list(flight.drawn)
    while True:
        active, *technologies = steps[step - 1]
        if symbol == 0:
            events.append(StepBegan(seat, step, active, last=flight.aborted))
        if symbol < len(technologies):
            card = _card(decks, technologies[symbol])
            events.append(CardDrawn(seat, step, technologies[symbol], card))
            if card is not None:
                drawn.append(FlightCard(step, technologies[symbol], card))
            symbol += 1
            if card is not None and card != NONE:
                break
        elif step < len(steps):
            step, symbol = step + 1, 0
        else:
            over = True
            break
    shown = {card.technology for card in drawn[len(flight.drawn) :]}
    flight = replace(flight, step=step, symbol=symbol, drawn=tuple(drawn), over=over)
    return _seen(state, seat, replace(agency, decks=tuple(decks), flight=flight), shown)


def _card(decks: list[Deck], technology: str) -> str | None:
    """Take the top card off a technology's deck; None when there is none."""
    at = DECK_AT[technology]
    deck = decks[at]
    if not deck.cards:
        return None
    decks[at] = replace(deck, cards=deck.cards[1:], known=deck.known[1:])
    return deck.cards[0]


def _seen(state: SpaceMissionsState, seat: int, agency: Agency, shown: Collection[str]) -> SpaceMissionsState:
    """Return the state with the agency's flight flown on; cards that were drawn of these decks lie open to all."""
    if not shown:
        return replace(state, agencies=put(state.agencies, seat, agency))
    agency = settle(agency, None, shown)
    return replace(state, agencies=put(state.agencies, seat, agency), knowledge=all_learned(state))
