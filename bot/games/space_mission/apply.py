"""What each legal action does, and how the turn continues. Each step returns a new state and adds events.

A turn has two actions; then the next seat is to move. When the last turn is done the game is over.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.contract import Step
from bot.games.core.events import Event
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.chart import has_point_tile
from bot.games.space_mission.ending import after_space, after_station, conclusion
from bot.games.space_mission.events import (
    Developed,
    Discovered,
    Flew,
    Jumped,
    Received,
    Reshuffled,
    Scanned,
    SpaceRevealed,
    Took,
    ToppedUp,
    TurnPassed,
)
from bot.games.space_mission.material import HAND, in_order
from bot.games.space_mission.scoring import needed
from bot.games.space_mission.state import (
    Memory,
    Pilot,
    Reservation,
    Site,
    SpaceMissionState,
    Variant,
    all_learned,
    learned,
    moves,
    place_of,
    put,
    space_up,
    turn_number,
    without,
)
from bot.games.space_mission.view import Move

# -- top-up: the only way to new cards --------------------------------------------------------------------------------


def top_up(state: SpaceMissionState, seat: int, action: TopUp, events: list[Event]) -> SpaceMissionState:
    """Discard, then draw up to five; without either it is the way to pass."""
    pilot = state.pilots[seat]
    kept = without(pilot.hand, action.discard)
    count, discards = HAND - len(kept), state.discards + action.discard
    drawn, deck = state.deck[:count], state.deck[count:]
    if not deck:  # used up, even if nothing more is due: the new draw pile is laid ready at once
        state, deck = _reshuffled(state, discards, events)
        discards, missing = (), count - len(drawn)
        drawn, deck = drawn + deck[:missing], deck[missing:]
    events.append(ToppedUp(seat, action.discard, drawn))
    move = Move("top-up", None, action.discard, len(drawn))
    filled = replace(pilot, hand=tuple(sorted(kept + drawn)), last_turn=moves(state, pilot, move))
    knowledge = learned(state, seat) if drawn else state.knowledge
    pilots = put(state.pilots, seat, filled)
    return replace(state, pilots=pilots, deck=deck, discards=discards, knowledge=knowledge)


def _reshuffled(
    state: SpaceMissionState, discards: tuple[int, ...], events: list[Event]
) -> tuple[SpaceMissionState, tuple[int, ...]]:
    """Shuffle the discard pile; return the state after the draws, and the new draw pile."""
    stream = state.chance.open()
    deck = stream.shuffle(discards)
    events.append(Reshuffled(len(deck)))
    cycle, shuffled = max(state.cycles) + 1, set(deck)
    cycles = tuple(cycle if card in shuffled else before for card, before in enumerate(state.cycles, start=1))
    return replace(state, cycles=cycles, chance=stream.close()), deck


# -- moving: jumps through the gate and flights to a neighbour --------------------------------------------------------


def jump(state: SpaceMissionState, seat: int, action: Jump, events: list[Event]) -> SpaceMissionState:
    """Play the card, leave a probe on the gate, land on the planet."""
    pilot, cards = state.pilots[seat], (action.card,)
    landed = replace(
        pilot,
        place=state.ring.index(action.planet),
        probes=pilot.probes + 1,
        hand=without(pilot.hand, cards),
        last_turn=moves(state, pilot, Move("jump", action.planet, cards)),
    )
    origin = None if pilot.place is None else state.ring[pilot.place]
    events.append(Jumped(seat, action.card, origin, action.planet, landed.probes))
    return replace(state, pilots=put(state.pilots, seat, landed), discards=state.discards + cards)


def fly(state: SpaceMissionState, seat: int, action: Fly, events: list[Event]) -> SpaceMissionState:
    """Go to the neighbouring planet."""
    pilot, origin = state.pilots[seat], state.ring[place_of(state, seat)]
    place = state.ring.index(action.planet)
    landed = replace(pilot, place=place, last_turn=moves(state, pilot, Move("fly", action.planet)))
    events.append(Flew(seat, origin, action.planet))
    return replace(state, pilots=put(state.pilots, seat, landed))


# -- on a planet: scan, develop, discover, and the tile that each of them leads to ------------------------------------


def scan(state: SpaceMissionState, seat: int, action: Scan, events: list[Event]) -> SpaceMissionState:
    """Play the card and look at the pile to reserve a tile."""
    place = place_of(state, seat)
    sealed = not (_noted(state.variant) and state.variant.own_reserved)
    events.append(Scanned(seat, action.card, state.ring[place], _sight(state.sites[place]), sealed))
    return _look(_at_work(state, seat, place, "scan", (action.card,)), seat, place, "scan", events)


def develop(state: SpaceMissionState, seat: int, action: Develop, events: list[Event]) -> SpaceMissionState:
    """Play the two cards, build a station, hand out what was reserved, and look at the pile to take a tile."""
    place = place_of(state, seat)
    sight = _sight(state.sites[place])
    events.append(Developed(seat, action.cards, state.ring[place], sight, not _noted(state.variant)))
    state = _at_work(state, seat, place, "develop", action.cards)
    state = _handed_out(state, seat, place, events)
    built = replace(state.sites[place], station=seat, reserved=())
    state = after_station(replace(state, sites=put(state.sites, place, built)), seat, events)
    return _look(state, seat, place, "develop", events)


def discover(state: SpaceMissionState, seat: int, action: Discover, events: list[Event]) -> SpaceMissionState:
    """Look at the pile of a developed planet to take a tile."""
    place = place_of(state, seat)
    events.append(Discovered(seat, state.ring[place], state.sites[place].tiles, not _noted(state.variant)))
    return _look(_at_work(state, seat, place, "discover", ()), seat, place, "discover", events)


def take(state: SpaceMissionState, seat: int, action: Take, events: list[Event]) -> SpaceMissionState:
    """Take, or after a scan reserve, the chosen tile."""
    did = state.pending
    assert did is not None, "only a choice that is due is made"
    return _take(state, seat, place_of(state, seat), did, action.tile, events)


def _noted(variant: Variant) -> bool:
    """Return whether there is a notebook: without one the log does not say again what was seen."""
    return variant.notebook != "off"


def _sight(site: Site) -> tuple[str, ...]:
    """Return what the event tells that the seat saw: the pile, or nothing when only space tiles lie there."""
    return site.tiles if has_point_tile(site.tiles) else ()


def _at_work(state: SpaceMissionState, seat: int, place: int, verb: str, cards: tuple[int, ...]) -> SpaceMissionState:
    """Play the cards, and note the move and that the seat has looked here."""
    pilot, site, sites = state.pilots[seat], state.sites[place], state.sites
    last_turn = moves(state, pilot, Move(verb, state.ring[place], cards))
    pilot = replace(pilot, hand=without(pilot.hand, cards), last_turn=last_turn)
    if seat not in site.seen_by:
        sites = put(sites, place, replace(site, seen_by=tuple(sorted((*site.seen_by, seat)))))
    return replace(state, pilots=put(state.pilots, seat, pilot), sites=sites, discards=state.discards + cards)


def _handed_out(state: SpaceMissionState, developer: int, place: int, events: list[Event]) -> SpaceMissionState:
    """Give each player the tiles that they reserved here, the developer first, then clockwise."""
    reserved, seats = state.sites[place].reserved, len(state.pilots)
    for seat in ((developer + step) % seats for step in range(seats)):
        tiles = in_order([entry.tile for entry in reserved if entry.seat == seat])
        if tiles:
            events.append(Received(seat, state.ring[place], tiles))
            pilot = state.pilots[seat]
            pilots = put(state.pilots, seat, replace(pilot, tiles=in_order(pilot.tiles + tiles)))
            # Where one may not look at one's own reserved tiles, getting them is seeing them again.
            knowledge = state.knowledge if state.variant.own_reserved else learned(state, seat)
            state = replace(state, pilots=pilots, knowledge=knowledge, stirred=turn_number(state))
    return state


def _look(state: SpaceMissionState, seat: int, place: int, did: str, events: list[Event]) -> SpaceMissionState:
    """Look at the pile, and choose a tile if there is a point tile.

    The choice is made by itself only of a single tile, since everybody knows it to be a point tile. Were it also made
    of several of one kind, the others would learn from it what kinds do not lie there.
    """
    site = state.sites[place]
    knowledge = state.knowledge if site.up or not site.tiles else learned(state, seat)
    if not has_point_tile(site.tiles):
        return _leave(replace(state, knowledge=knowledge), seat, place, did, state.pilots[seat], site, events)
    tile, *others = site.tiles
    if others:
        return replace(state, knowledge=knowledge, pending=did)
    return _take(replace(state, knowledge=knowledge), seat, place, did, tile, events)


def _take(
    state: SpaceMissionState, seat: int, place: int, did: str, tile: str, events: list[Event]
) -> SpaceMissionState:
    site, pilot, reserving = state.sites[place], state.pilots[seat], did == "scan"
    events.append(Took(seat, state.ring[place], tile, reserving, reserving and not state.variant.own_reserved))
    at = site.tiles.index(tile)
    tiles, takers = site.tiles[:at] + site.tiles[at + 1 :], (*site.taken_by, seat)
    if reserving:
        site = replace(site, tiles=tiles, taken_by=takers, reserved=(*site.reserved, Reservation(seat, tile)))
    else:
        site = replace(site, tiles=tiles, taken_by=takers)
        pilot = replace(pilot, tiles=in_order((*pilot.tiles, tile)))
    return _leave(state, seat, place, did, pilot, site, events)


def _leave(
    state: SpaceMissionState, seat: int, place: int, did: str, pilot: Pilot, site: Site, events: list[Event]
) -> SpaceMissionState:
    """Put the pile back: the seat remembers it; if only space tiles are left they are turned up."""
    reveals = not site.up and bool(site.tiles) and not has_point_tile(site.tiles)
    took = len(site.tiles) < len(state.sites[place].tiles)
    visits = put(site.visits, seat, Memory(did, state.round, site.tiles))
    state = replace(
        state,
        pilots=put(state.pilots, seat, _with_outcome(pilot, took, len(site.tiles) if reveals else 0)),
        sites=put(state.sites, place, replace(site, up=site.up or reveals, visits=visits)),
        pending=None,
        stirred=turn_number(state) if took or reveals else state.stirred,
    )
    return _revealed(state, seat, place, events) if reveals else state


def _with_outcome(pilot: Pilot, took: bool, space: int) -> Pilot:
    """Add to the pilot's last move what came of it."""
    last = pilot.last_turn[-1]
    move = Move(last.verb, last.planet, last.cards, last.drawn, took, space)
    return replace(pilot, last_turn=(*pilot.last_turn[:-1], move))


def _revealed(state: SpaceMissionState, seat: int, place: int, events: list[Event]) -> SpaceMissionState:
    total, due = space_up(state.sites), needed(len(state.pilots))
    events.append(SpaceRevealed(state.ring[place], len(state.sites[place].tiles), total, due))
    return after_space(replace(state, knowledge=all_learned(state)), seat, events)


# -- turns ------------------------------------------------------------------------------------------------------------


def end_action(state: SpaceMissionState, seat: int, events: list[Event]) -> SpaceMissionState:
    """Go on to the second action, or to the next seat."""
    if state.action == 1:
        return replace(state, action=2)
    if state.turns_left == 0:
        return conclusion(state, state.variant.end, events)
    return _passed_on(state, seat, events)


def _passed_on(state: SpaceMissionState, seat: int, events: list[Event]) -> SpaceMissionState:
    following = (seat + 1) % len(state.pilots)
    number = state.round + 1 if following == state.start else state.round
    left = None if state.turns_left is None else state.turns_left - 1
    events.append(TurnPassed(following, number))
    return replace(state, turn=following, round=number, action=1, turns_left=left)


# -- the end by vote --------------------------------------------------------------------------------------------------


def end_now(state: SpaceMissionState) -> Step:
    """End the game here and now, by vote. Raises ValueError when it is over already."""
    if state.over is not None:
        raise ValueError("the game is over already")
    events: list[Event] = []
    return Step(conclusion(state, "vote", events), tuple(events))
