"""Pairs of Space Mission tables: at least one for each kind of secret."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.contract import settle
from bot.games.space_mission.material import SPACE, in_order
from bot.games.space_mission.state import Memory, Reservation, Site, SpaceMissionState
from tests.games.space_mission.builders import GAME, Table, play
from tests.leaks.pairs import Pair, put, swap

PILE = {"freezer": "mineral-red water*2 medal space*4"}
FREEZER, HAZARD, DUSKMOOR = 0, 1, 5
EVERYBODY = (None, 0, 1, 2)
RULEBOOK = {"own-reserved": "no", "notebook": "off"}


def _site(state: SpaceMissionState, place: int, **changes: object) -> SpaceMissionState:
    return replace(state, sites=put(state.sites, place, replace(state.sites[place], **changes)))


def _card_for_card(state: SpaceMissionState, seat: int, place: int) -> SpaceMissionState:
    """Give a seat a card of the draw pile for one of its hand."""
    pilot = state.pilots[seat]
    hand = tuple(sorted((*pilot.hand[1:], state.deck[place])))
    pilots = put(state.pilots, seat, replace(pilot, hand=hand))
    return replace(state, pilots=pilots, deck=put(state.deck, place, pilot.hand[0]))


def _hands_mixed(state: SpaceMissionState) -> SpaceMissionState:
    one, other = state.pilots[:2]
    hands = (other.hand[0], *one.hand[1:]), (one.hand[0], *other.hand[1:])
    changed = [replace(pilot, hand=tuple(sorted(hand))) for pilot, hand in zip((one, other), hands, strict=True)]
    return replace(state, pilots=(*changed, *state.pilots[2:]))


def _tile_for_tile(state: SpaceMissionState, one: int, other: int, *, space: bool = False) -> SpaceMissionState:
    """Exchange two different tiles of two piles; with `space` a space tile for one that scores."""
    here, there = state.sites[one].tiles, state.sites[other].tiles
    given = next(tile for tile in here if (tile == SPACE) == space)
    taken = next(tile for tile in there if tile != SPACE and tile not in here)
    return _site(_site(state, one, tiles=_without(here, given, taken)), other, tiles=_without(there, taken, given))


def _without(pile: tuple[str, ...], gone: str, come: str) -> tuple[str, ...]:
    left = list(pile)
    left.remove(gone)
    return in_order([*left, come])


def _reserved_instead(state: SpaceMissionState, seat: int, tile: str) -> SpaceMissionState:
    """Let a seat have reserved another tile of the freezer, and remember what it left accordingly."""
    site: Site = state.sites[FREEZER]
    (before,) = site.reserved
    pile = _without(site.tiles, tile, before.tile)
    visits = put(site.visits, seat, Memory("scan", 1, pile))
    return _site(state, FREEZER, reserved=(Reservation(seat, tile),), tiles=pile, visits=visits)


def _took_instead(state: SpaceMissionState, seat: int, had: str, tile: str) -> SpaceMissionState:
    site, pilot = state.sites[FREEZER], state.pilots[seat]
    pile = _without(site.tiles, tile, had)
    visits = put(site.visits, seat, Memory("discover", 1, pile))
    pilots = put(state.pilots, seat, replace(pilot, tiles=in_order([tile])))
    return _site(replace(state, pilots=pilots), FREEZER, tiles=pile, visits=visits)


def _remembers(state: SpaceMissionState, seat: int) -> SpaceMissionState:
    """Let a seat have come to the freezer at another time and for something else."""
    site = state.sites[FREEZER]
    left = site.visits[seat]
    assert left is not None
    visit = Memory("develop", 4, left.left)
    return _site(state, FREEZER, visits=put(site.visits, seat, visit))


def _alike(one: SpaceMissionState, other: SpaceMissionState, *viewers: int | None, **options: str) -> Pair:
    return Pair(one, other, viewers, settle(GAME.meta.options, {"order": "fixed", **options}))


def _rulebook() -> Table:
    return Table(3, PILE, own_reserved="no", notebook="off")


_BEGUN = Table(3, PILE).state
_LOOKING = play(Table(3, PILE).hand(0, 2).at(0, "freezer").state, "0 scan 2").state
_RESERVED = Table(3, PILE).at(0, "freezer").hand(0, 2, 19, 20).scanned(1, "freezer", "medal").state
_SEALED = _rulebook().at(0, "freezer").scanned(1, "freezer", "medal").state
_TAKEN = Table(3, PILE).at(0, "freezer").scanned(0, "freezer").developed(0, "freezer").took(1, "freezer", "water").state
_FEW = Table(3).hand(0, 1, 2, 3).deck(40, size=1).state

PAIRS: dict[str, dict[str, Pair]] = {
    "space-mission": {
        "another's hand": _alike(_BEGUN, _card_for_card(_BEGUN, 1, 3), None, 0, 2),
        "who of two holds a card": _alike(_BEGUN, _hands_mixed(_BEGUN), None, 2),
        "the order of the draw pile": _alike(_BEGUN, replace(_BEGUN, deck=swap(_BEGUN.deck, 0, 5)), *EVERYBODY),
        "the seed": _alike(_BEGUN, replace(_BEGUN, chance=Chance(bytes(32))), *EVERYBODY),
        "the coming reshuffle": _alike(_FEW, replace(_FEW, chance=Chance(bytes(32), 0, 77)), None, 1, 2),
        "how much others learned": _alike(_BEGUN, replace(_BEGUN, knowledge=(3, 0, 1)), *EVERYBODY),
        "piles that nobody looked at": _alike(_BEGUN, _tile_for_tile(_BEGUN, HAZARD, DUSKMOOR), *EVERYBODY),
        "where space lies": _alike(_BEGUN, _tile_for_tile(_BEGUN, FREEZER, HAZARD, space=True), *EVERYBODY),
        "the pile another looks at": _alike(_LOOKING, _tile_for_tile(_LOOKING, FREEZER, DUSKMOOR), None, 1, 2),
        "another's reserved tile": _alike(_RESERVED, _reserved_instead(_RESERVED, 1, "water"), None, 0, 2),
        "one's own reserved tile by the rulebook": _alike(
            _SEALED, _reserved_instead(_SEALED, 1, "water"), *EVERYBODY, **RULEBOOK
        ),
        "another's own tiles": _alike(_TAKEN, _took_instead(_TAKEN, 1, "water", "medal"), None, 0, 2),
        "another's last visit": _alike(_RESERVED, _remembers(_RESERVED, 1), None, 0, 2),
        "one's own last visit without a notebook": _alike(_SEALED, _remembers(_SEALED, 1), *EVERYBODY, **RULEBOOK),
    }
}
