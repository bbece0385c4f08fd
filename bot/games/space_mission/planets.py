"""What is done on a planet: scan, develop, discover, and the tile each of them leads to."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.space_mission.actions import Develop, Discover, Scan, Take
from bot.games.space_mission.cards import play
from bot.games.space_mission.draft import Draft
from bot.games.space_mission.ending import note_developed, note_space
from bot.games.space_mission.events import Developed, Discovered, Received, Scanned, SpaceRevealed, Took
from bot.games.space_mission.legal import has_point_tile
from bot.games.space_mission.material import in_order
from bot.games.space_mission.scoring import needed
from bot.games.space_mission.state import Memory, Reservation, Site, space_up
from bot.games.space_mission.view import Move


def scan(draft: Draft, seat: int, action: Scan) -> None:
    """Play the card and look at the pile to reserve a tile."""
    place = _arrive(draft, seat, "scan", (action.card,))
    planet = draft.base.ring[place]
    variant = draft.base.variant
    sealed = variant.notebook == "off" or not variant.own_reserved
    draft.events.append(Scanned(seat, action.card, planet, _sight(draft.sites[place]), sealed))
    _look(draft, seat, place, "scan")


def develop(draft: Draft, seat: int, action: Develop) -> None:
    """Play the two cards, build a station, hand out what was reserved, and look at the pile to take a tile."""
    place = _arrive(draft, seat, "develop", action.cards)
    site, planet = draft.sites[place], draft.base.ring[place]
    draft.events.append(Developed(seat, action.cards, planet, _sight(site), draft.base.variant.notebook == "off"))
    draft.set_site(place, replace(site, station=seat, reserved=()))
    _hand_out(draft, seat, planet, site.reserved)
    note_developed(draft, seat)
    _look(draft, seat, place, "develop")


def discover(draft: Draft, seat: int, action: Discover) -> None:
    """Look at the pile of a developed planet to take a tile."""
    place = _arrive(draft, seat, "discover", ())
    tiles, sealed = draft.sites[place].tiles, draft.base.variant.notebook == "off"
    draft.events.append(Discovered(seat, draft.base.ring[place], tiles, sealed))
    _look(draft, seat, place, "discover")


def take(draft: Draft, seat: int, action: Take) -> None:
    """Take, or after a scan reserve, the chosen tile."""
    place, did = draft.pilots[seat].place, draft.pending
    assert place is not None and did is not None, "refuse lets nobody choose where no choice is due"
    draft.pending = None
    _take(draft, seat, place, did, action.tile)


def _arrive(draft: Draft, seat: int, verb: str, cards: tuple[int, ...]) -> int:
    """Play the cards, note who has looked here, and return the place."""
    pilot = draft.pilots[seat]
    place = pilot.place
    assert place is not None, "refuse keeps ships at the gate from acting on a planet"
    draft.discards += cards
    hand = play(pilot.hand, *cards) if cards else pilot.hand
    moves = draft.moves(seat, Move(verb, draft.base.ring[place], cards))
    draft.set_pilot(seat, replace(pilot, hand=hand, last_turn=moves))
    site = draft.sites[place]
    if seat not in site.seen_by:
        draft.set_site(place, replace(site, seen_by=tuple(sorted((*site.seen_by, seat)))))
    return place


def _sight(site: Site) -> tuple[str, ...]:
    """Return what the event tells that the seat saw: the pile, or nothing when only space tiles lie there."""
    return site.tiles if has_point_tile(site.tiles) else ()


def _look(draft: Draft, seat: int, place: int, did: str) -> None:
    """Look at the pile, and choose a tile if there is a point tile.

    The choice is made by itself only of a single tile, since everybody knows it to be a point tile. Were it also made
    of several of one kind, the others would learn from it what kinds do not lie there.
    """
    site = draft.sites[place]
    if site.tiles and not site.up:
        draft.learn(seat)
    if not has_point_tile(site.tiles):
        _leave(draft, seat, place, did, site)
    elif len(site.tiles) == 1:
        _take(draft, seat, place, did, site.tiles[0])
    else:
        draft.pending = did


def _take(draft: Draft, seat: int, place: int, did: str, tile: str) -> None:
    site, pilot, reserving = draft.sites[place], draft.pilots[seat], did == "scan"
    reserved = site.reserved
    if reserving:
        reserved += (Reservation(seat, tile),)
    else:
        draft.set_pilot(seat, replace(pilot, tiles=in_order((*pilot.tiles, tile))))
    at = site.tiles.index(tile)
    tiles = site.tiles[:at] + site.tiles[at + 1 :]
    _stir(draft)
    sealed = reserving and not draft.base.variant.own_reserved
    draft.events.append(Took(seat, draft.base.ring[place], tile, reserving, sealed))
    _leave(draft, seat, place, did, replace(site, tiles=tiles, reserved=reserved, taken_by=(*site.taken_by, seat)))


def _leave(draft: Draft, seat: int, place: int, did: str, site: Site) -> None:
    """Put the pile back: the seat remembers it; if only space tiles are left they are turned up."""
    reveals = not site.up and bool(site.tiles) and not has_point_tile(site.tiles)
    visits = (*site.visits[:seat], Memory(did, draft.round, site.tiles), *site.visits[seat + 1 :])
    took = len(site.tiles) < len(draft.sites[place].tiles)
    draft.set_site(place, replace(site, up=site.up or reveals, visits=visits))
    _note_move(draft, seat, took, len(site.tiles) if reveals else 0)
    if reveals:
        total, due = space_up(draft.sites), needed(len(draft.pilots))
        draft.events.append(SpaceRevealed(draft.base.ring[place], len(site.tiles), total, due))
        draft.learn_all()
        _stir(draft)
        note_space(draft, seat, total >= due)


def _note_move(draft: Draft, seat: int, took: bool, space: int) -> None:
    """Add to the seat's last move what came of it."""
    pilot = draft.pilots[seat]
    last = pilot.last_turn[-1]
    move = Move(last.verb, last.planet, last.cards, last.drawn, took, space)
    draft.set_pilot(seat, replace(pilot, last_turn=(*pilot.last_turn[:-1], move)))


def _hand_out(draft: Draft, developer: int, planet: str, reserved: tuple[Reservation, ...]) -> None:
    """Give everybody the tiles he reserved here, the developer first, then clockwise."""
    if not reserved:
        return
    _stir(draft)
    seats = len(draft.pilots)
    for step in range(seats):
        seat = (developer + step) % seats
        tiles = in_order([entry.tile for entry in reserved if entry.seat == seat])
        if tiles:
            pilot = draft.pilots[seat]
            draft.set_pilot(seat, replace(pilot, tiles=in_order(pilot.tiles + tiles)))
            if not draft.base.variant.own_reserved:
                draft.learn(seat)  # he sees again what he was not allowed to look at
            draft.events.append(Received(seat, planet, tiles))


def _stir(draft: Draft) -> None:
    """Note that a tile moved in this turn."""
    seats = len(draft.pilots)
    draft.stirred = (draft.round - 1) * seats + (draft.turn - draft.base.start) % seats
