"""The six actions of a turn and the choice of a tile: which are legal, and which rule forbids any other."""

from __future__ import annotations

from bot.games.core.actions import Action, Refusal
from bot.games.core.decision import ActionRule, Decision, turn_rules
from bot.games.core.events import Event
from bot.games.space_mission import apply as do
from bot.games.space_mission import refusals as no
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.chart import (
    DEVELOPMENTS,
    DISCOVER,
    SCANS,
    chart_of,
    choices,
    has_point_tile,
    neighbours,
    pairs_here,
    top_ups,
)
from bot.games.space_mission.material import CARDS, PLANETS, SPACE, PlanetFacts, meets
from bot.games.space_mission.state import Site, SpaceMissionState, place_of


def _actions(state: SpaceMissionState, seat: int) -> tuple[Action, ...]:
    """Return every action of a turn: by verb in the order of the menu, then by card, then round the ring."""
    pilot, chart = state.pilots[seat], chart_of(state.ring)
    place, hand = pilot.place, pilot.hand
    jumps = chart.jumps(place, hand)
    if place is None:
        return (*jumps, *top_ups(hand))
    here = _on_planet(state.sites[place], chart.planets[place], seat, hand)
    return (*jumps, *chart.flights[place], *here, *top_ups(hand))


def _on_planet(site: Site, planet: PlanetFacts, seat: int, hand: tuple[int, ...]) -> list[Action]:
    if site.station is not None:
        return [DISCOVER] if has_point_tile(site.tiles) else []
    scans = SCANS[planet.scan]
    actions: list[Action] = [scans[card] for card in hand if card in scans]
    if seat in site.seen_by:
        actions += pairs_here(planet.id, hand)
    return actions


def _tiles(state: SpaceMissionState, seat: int) -> tuple[Action, ...]:
    return choices(state.sites[place_of(state, seat)].tiles)


# -- why not: one complete test for each verb -------------------------------------------------------------------------


def _cards_held(state: SpaceMissionState, seat: int, cards: tuple[int, ...], rule: str) -> Refusal | None:
    hand = state.pilots[seat].hand
    last = 0
    for card in cards:
        if card not in hand:
            return no.not_in_hand(state, card)
        if card <= last:
            return no.unordered(rule)
        last = card
    return None


def _top_up(state: SpaceMissionState, seat: int, action: TopUp) -> Refusal | None:
    return _cards_held(state, seat, action.discard, "3.1")


def _jump(state: SpaceMissionState, seat: int, action: Jump) -> Refusal | None:
    pilot = state.pilots[seat]
    if action.card not in pilot.hand:
        return no.not_in_hand(state, action.card)
    if action.planet not in state.ring:
        return no.planet_absent(state, "4.2")
    if pilot.place is not None and action.planet == state.ring[pilot.place]:
        return no.already_there(state, action.card, pilot.place)
    if not meets(CARDS[action.card].jump, PLANETS[action.planet].jump):
        return no.jump_mismatch(state, action.card, action.planet)
    return None


def _fly(state: SpaceMissionState, seat: int, action: Fly) -> Refusal | None:
    place, ring = state.pilots[seat].place, state.ring
    if place is None:
        return no.fly_from_gate(state)
    if action.planet not in ring:
        return no.planet_absent(state, "5.2")
    if action.planet not in neighbours(ring, place):
        return no.not_neighbour(state, action.planet, place)
    return None


def _scan(state: SpaceMissionState, seat: int, action: Scan) -> Refusal | None:
    pilot = state.pilots[seat]
    if pilot.place is None:
        return no.at_gate(state, "6.1")
    owner = state.sites[pilot.place].station
    if owner is not None:
        return no.scan_developed(state, pilot.place, owner)
    if action.card not in pilot.hand:
        return no.not_in_hand(state, action.card)
    planet = state.ring[pilot.place]
    if action.card not in SCANS[PLANETS[planet].scan]:
        return no.scan_mismatch(state, action.card, planet)
    return None


def _develop(state: SpaceMissionState, seat: int, action: Develop) -> Refusal | None:
    place = state.pilots[seat].place
    if place is None:
        return no.at_gate(state, "7.1")
    site, planet = state.sites[place], state.ring[place]
    if site.station is not None:
        return no.develop_developed(state, place, site.station)
    if seat not in site.seen_by:
        return no.develop_unscanned(state, planet)
    if len(action.cards) != 2:
        return no.two_cards(state, planet)
    refusal = _cards_held(state, seat, action.cards, "7.4")
    if refusal is None and action.cards not in DEVELOPMENTS[planet]:
        refusal = no.landing_mismatch(state, planet)
    return refusal


def _discover(state: SpaceMissionState, seat: int, action: Discover) -> Refusal | None:
    place = state.pilots[seat].place
    if place is None:
        return no.at_gate(state, "8.1")
    site = state.sites[place]
    if site.station is None:
        return no.discover_undeveloped(state, place)
    if not has_point_tile(site.tiles):
        return no.discover_empty(state, place)
    return None


def _take(state: SpaceMissionState, seat: int, action: Take) -> Refusal | None:
    place = place_of(state, seat)
    if action.tile == SPACE:
        return no.space_tile(state, place)
    if action.tile not in state.sites[place].tiles:
        return no.not_in_pile(state, place)
    return None


# -- the decisions ----------------------------------------------------------------------------------------------------


ACT = Decision(
    _actions,
    {
        Jump: ActionRule(_jump, do.jump),
        Fly: ActionRule(_fly, do.fly),
        Scan: ActionRule(_scan, do.scan),
        Develop: ActionRule(_develop, do.develop),
        Discover: ActionRule(_discover, do.discover),
        TopUp: ActionRule(_top_up, do.top_up),
    },
)
CHOOSE = Decision(_tiles, {Take: ActionRule(_take, do.take)})


def _pending(state: SpaceMissionState) -> Decision:
    return ACT if state.pending is None else CHOOSE


def _foreign(state: SpaceMissionState, seat: int, action: Action) -> Refusal | None:
    if type(action) is Take:
        return no.nothing_to_choose()
    return no.choose_first(state, place_of(state, seat)) if type(action) in ACT.moves else None


def _after(state: SpaceMissionState, seat: int, _action: Action, events: list[Event]) -> SpaceMissionState:
    return state if state.pending is not None else do.end_action(state, seat, events)


RULES = turn_rules("sm", _pending, _after, end="10.1", foreign=_foreign)
to_move = RULES.to_move
