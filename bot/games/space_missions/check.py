"""Invariants: every piece is in exactly one place, and all counts agree."""

from __future__ import annotations

from bot.games.core.contract import BrokenInvariant
from bot.games.space_missions.knowledge import settle
from bot.games.space_missions.material import (
    ASTERISKS_REMOVED,
    ASTRONAUTS_PER_PLAYER,
    AUTOMA,
    CATEGORIES,
    CRAFT,
    DEVELOPED,
    ENHANCEMENTS,
    FIRST_YEAR,
    LAST_YEAR,
    LEVELS,
    MISSIONS,
    PLAYABLE,
    SPECIALISTS,
    STOCK,
    TECHNOLOGIES,
    UNKNOWN,
    UPGRADES,
    mission_of,
)
from bot.games.space_missions.setup import supply_of
from bot.games.space_missions.state import Agency, Deck, Flight, SpaceMissionsState, TechnologyTest
from bot.games.space_missions.zones import ZONES

PHASES = ("handicap", "actions", "announce", "event", "fly", "complete")


def check(state: SpaceMissionsState) -> None:
    """Raise BrokenInvariant, naming what is wrong, unless the rules could have led to this state."""
    _check_seats(state)
    _check_turn(state)
    _check_supply(state)
    ZONES.check(state)
    for seat, agency in enumerate(state.agencies):
        _check_agency(agency, f"seat {seat}")
        _check_decks(agency, state.open_test if seat == state.turn else None, f"seat {seat}")
        if agency.flight is not None:
            _check_flight(agency, agency.flight, f"seat {seat}")
    _check_events(state)
    _check_board(state)
    if state.automa is not None:
        mission = state.automa.mission
        _require(mission is None or 1 <= mission <= MISSIONS, "the Automa flies a mission")


def _require(holds: bool, fault: str) -> None:
    if not holds:
        raise BrokenInvariant(fault)


def _check_seats(state: SpaceMissionsState) -> None:
    seats = len(state.agencies)
    _require(1 <= seats <= 4, f"{seats} seats")
    _require(len(state.knowledge) == seats, "a count for every seat")
    alone = seats == 1
    _require((state.automa is not None) == (state.variant.automa is not None) == alone, "an Automa for who is alone")
    everybody = (*range(seats), *([AUTOMA] if alone else []))
    _require(sorted(state.sequence) == sorted(everybody), "everybody once in the order")
    _require(len(set(state.upper)) == len(state.upper), "everybody once in the upper row at most")
    _require(set(state.upper) <= set(range(seats)), "seats in the upper row")


def _check_turn(state: SpaceMissionsState) -> None:
    _require(0 <= state.turn < len(state.agencies), "a seat's turn")
    _require(state.phase in PHASES, f"the phase {state.phase}")
    _require(FIRST_YEAR <= state.year <= LAST_YEAR, f"the year {state.year}")
    _require(state.over is not None or bool(state.pending), "something to decide until the end")
    _require(state.over in (None, "vote", "landing", "sixties"), "an end that the rules know")
    _require(state.over != "landing" or state.done[-1], "a landing needs mission 8")
    _require(state.over != "sixties" or state.year == LAST_YEAR, "the last year is 1969")
    _require(set(state.hits) <= {"injure", "lose", "abort", "mission-over"}, "injuries, losses, an end")
    planned = state.pending == "test" or state.over is not None
    known = ("", *TECHNOLOGIES) if planned else TECHNOLOGIES
    _require(state.open_test is None or state.open_test.technology in known, "a test of a technology")


def _check_supply(state: SpaceMissionsState) -> None:
    flights = [agency.flight for agency in state.agencies if agency.flight is not None]
    aboard = [_aboard(flight) for flight in flights]
    everywhere = [sum(counts) for counts in zip(state.supply, *(a.stock for a in state.agencies), *aboard, strict=True)]
    seats = len(state.agencies)
    for token, count, due in zip(STOCK, everywhere, supply_of(seats), strict=True):
        _require(count == due, f"{count} tokens of {token}, not {due}")
    _require(min(state.supply) >= 0, "no debts")
    crew = sum(flight.crew for flight in flights)
    _require(state.astronauts >= 0, "astronauts in the supply")
    _require(state.astronauts + crew == ASTRONAUTS_PER_PLAYER * max(2, seats), "every astronaut in one place")


def _aboard(flight: Flight) -> tuple[int, ...]:
    """Return the tokens on the launch pad, by `STOCK`."""
    enhancements = (sum(counts) for counts in zip(*flight.slots, strict=True))
    return (*enhancements, flight.fuel, flight.training, int(flight.inspection))


def _check_agency(agency: Agency, who: str) -> None:
    cards = (*agency.hand, *agency.played)
    _require(len(set(cards)) == len(cards) and set(cards) <= set(SPECIALISTS), f"{who}: each specialist once")
    _require(agency.hand == tuple(card for card in SPECIALISTS if card in agency.hand), f"{who}: hand in order")
    _require(len(agency.played) <= PLAYABLE, f"{who}: five specialists a year")
    _require(len(agency.bars) == len(CATEGORIES) and min(agency.bars) >= 0, f"{who}: successes by category")
    _require(len(agency.levels) == len(DEVELOPED) and set(agency.levels) <= {1, 2, 3}, f"{who}: levels of craft")
    _require(len(agency.stock) == len(STOCK) and min(agency.stock) >= 0, f"{who}: tokens by kind")
    missions, failures, healthy, lost = agency.ledger
    _require(min(missions, failures, healthy) >= 0 >= lost and lost % 2 == 0, f"{who}: points by source")
    rocket, _, capsule = agency.levels
    _require(agency.upgrades == UPGRADES - (rocket - 1) - (capsule - 1), f"{who}: a card for each upgrade")
    added = {"thrust": rocket - 1, "life-support": capsule - 1}
    for technology, deck in zip(TECHNOLOGIES, agency.decks, strict=True):
        _require(deck.added == added.get(technology, 0), f"{who}: upgrades in {technology}")


def _check_decks(agency: Agency, open_test: TechnologyTest | None, who: str) -> None:
    for technology, deck in zip(TECHNOLOGIES, agency.decks, strict=True):
        _check_deck(deck, f"{who}: {technology}")
    _require(settle(agency, open_test) == agency, f"{who}: knows what it can count")


def _check_deck(deck: Deck, which: str) -> None:
    _require(len(deck.known) == len(deck.cards), f"{which}: something or nothing known of each place")
    truth = all(known in (UNKNOWN, card) for known, card in zip(deck.known, deck.cards, strict=True))
    _require(truth, f"{which}: what is known is so")
    _require(deck.deduced or not deck.proven, f"{which}: what everybody can tell the owner can tell")


def _check_flight(agency: Agency, flight: Flight, who: str) -> None:
    _require(1 <= flight.mission <= MISSIONS, f"{who}: flies a mission")
    reached = (*agency.levels, 1)
    for craft, level, owned, slots in zip(CRAFT, flight.levels, reached, flight.slots, strict=True):
        _require(0 <= level <= owned, f"{who}: {craft} of a level it has")
        room = LEVELS[craft][level - 1].slots if level else {}
        fits = all(0 <= count <= room.get(kind, 0) for kind, count in zip(ENHANCEMENTS, slots, strict=True))
        _require(fits, f"{who}: tokens on slots of the {craft}")
    mission, capsule = mission_of(flight.mission), flight.levels[CRAFT.index("capsule")]
    _require(mission.manned == (capsule > 0), f"{who}: a capsule for a crew")
    seats = LEVELS["capsule"][capsule - 1].seats if capsule else 0
    places = LEVELS["capsule"][capsule - 1].training if capsule else 0
    _require(min(flight.healthy, flight.injured, flight.lost) >= 0, f"{who}: no fewer than no astronauts")
    _require(flight.crew + flight.lost <= seats, f"{who}: a seat for each astronaut")
    _require(0 <= flight.training <= places, f"{who}: training on places for it")
    _require(0 <= flight.step <= len(mission.steps), f"{who}: a step of the mission")
    _require(set(flight.returned) <= set(range(len(flight.drawn))), f"{who}: what is back was drawn")
    _require(len(set(flight.returned)) == len(flight.returned), f"{who}: each card comes back once")


def _check_events(state: SpaceMissionsState) -> None:
    _require(len(state.boxed) == ASTERISKS_REMOVED, "three events in the box")
    turned = state.phase in ("event", "fly", "complete")
    _require(len(state.past) == state.year - FIRST_YEAR + turned, "an event for every year")
    _require(set(state.peeked) <= set(range(len(state.agencies))), "seats that looked")


def _check_board(state: SpaceMissionsState) -> None:
    bars = [agency.bars for agency in state.agencies] + ([] if state.automa is None else [state.automa.bars])
    totals = dict(zip(CATEGORIES, (sum(counts) for counts in zip(*bars, strict=True)), strict=True))
    done = [number for number, flown in enumerate(state.done, start=1) if flown]
    _require(len(state.done) == MISSIONS, "eight missions")
    _require(totals["media"] == len(set(done) & set(state.variant.media)), "a step for each first media mission")
    for category in CATEGORIES[1:]:
        least = sum(category in mission_of(number).categories for number in done)
        _require(totals[category] >= least, f"a step in {category} for each mission done")
    _require(set(state.variant.scored) <= set(CATEGORIES), "categories that are scored")
