"""Where the cards and tiles of Space Mission are, and which seats may see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bot.games.core.chance import Stream
from bot.games.core.zones import ALL, NOBODY, Group, HiddenValue, Path, Zone, Zones, is_back
from bot.games.space_mission.material import CARDS, EDITION, SPACE, TILES_PER_PLANET, in_order
from bot.games.space_mission.state import Memory, Site, SpaceMissionState

_BOX = {"card": Counter(dict.fromkeys(CARDS, 1)), "tile": Counter(EDITION.tiles)}
_NO_SPACE = frozenset([SPACE])
_OPEN = [
    "variant",
    "ring",
    "discards",
    "start",
    "turn",
    "round",
    "action",
    "pending",
    "stirred",
    "turns_left",
    "over",
    "cycles",
    "sites.up",
    "sites.station",
    "sites.seen_by",
    "sites.reserved.seat",
    "sites.taken_by",
    "pilots.place",
    "pilots.probes",
    "pilots.last_turn",
]
_HIDDEN = ("deck", "pilots.hand", "pilots.tiles", "sites.tiles", "sites.reserved.tile", "sites.visits")


def _ascending(cards: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(cards))


def _zones(state: SpaceMissionState) -> Iterator[Zone | HiddenValue]:
    """Yield every zone. What is dealt again is dealt in this order: the draw pile, then planets in ring order."""
    over = state.over is not None
    yield Zone(("deck",), "card", state.deck)
    yield Zone(("discards",), "card", state.discards, ALL)
    for seat, pilot in enumerate(state.pilots):
        yield Zone(("pilots", seat, "hand"), "card", pilot.hand, (seat,), order=_ascending, owner=seat)
    choosing = state.pilots[state.turn].place if state.pending is not None else None
    for place, site in enumerate(state.sites):
        yield _pile(state, place, site, looked_at=place == choosing)
        for number, entry in enumerate(site.reserved):
            sight = ALL if over else (entry.seat,) if state.variant.own_reserved else NOBODY
            path = ("sites", place, "reserved", number, "tile")
            yield Zone(
                path, "tile", (entry.tile,), sight, (entry.seat,), never=_NO_SPACE, single=True, owner=entry.seat
            )
        for seat in range(len(site.visits)):
            yield HiddenValue(("sites", place, "visits", seat), NOBODY if state.variant.notebook == "off" else (seat,))
    for seat, pilot in enumerate(state.pilots):
        sight = ALL if over else (seat,)
        yield Zone(("pilots", seat, "tiles"), "tile", pilot.tiles, sight, never=_NO_SPACE, order=in_order, owner=seat)


def _pile(state: SpaceMissionState, place: int, site: Site, *, looked_at: bool) -> Zone:
    """Return the pile of a planet. One that was looked at and is face down holds a point tile."""
    sight = ALL if state.over is not None or site.up else (state.turn,) if looked_at else NOBODY
    not_only = _NO_SPACE if site.seen_by and not site.up else frozenset[str]()
    path = ("sites", place, "tiles")
    return Zone(path, "tile", site.tiles, sight, site.seen_by, not_only=not_only, order=in_order)


def _backs(state: SpaceMissionState, zone: Zone) -> tuple[Any, ...]:
    """Return tiles as `?`, and cards by the last reshuffle that they went through: counting cards tells it."""
    if zone.supply == "tile":
        return ("?",) * len(zone.pieces)
    if zone.path == ("deck",):
        return (-1 - max(state.cycles),) * len(zone.pieces)
    return tuple(sorted([-1 - state.cycles[card - 1] for card in zone.pieces]))


def _back(state: SpaceMissionState, supply: str, piece: Any) -> Any:
    return "?" if supply == "tile" else -1 - state.cycles[piece - 1]


def _groups(known: SpaceMissionState, viewer: int) -> Iterator[Group]:
    """Yield what a seat left on each planet: point tiles of that may have gone to the seats that took some since."""
    if viewer < 0 or known.over is not None:
        return
    for place, site in enumerate(known.sites):
        memory = site.visits[viewer]
        if memory is None:
            continue
        takers = since(site.taken_by, memory.left)
        slots: list[tuple[Path, int]] = []
        left = Counter(memory.left)
        if face_down(site.tiles):
            slots.append((("sites", place, "tiles"), len(site.tiles)))
        else:
            left -= Counter(site.tiles)
        if site.station is None:
            first = len(site.reserved) - len(takers)
            slots += [(("sites", place, "reserved", first + at, "tile"), 1) for at in range(len(takers))]
        else:
            slots += [(("pilots", seat, "tiles"), 1) for seat in takers]
        if slots:
            yield Group(in_order(tuple(left.elements())), tuple(slots))


def _complete(state: SpaceMissionState, viewer: int, _chance: Stream) -> SpaceMissionState:
    """Fill in the other seats' visits: the viewer knows nothing of them, so all are taken to have just been there."""
    kept = None if state.variant.notebook == "off" else viewer
    sites = list(state.sites)
    for place, site in enumerate(sites):
        if site.seen_by:
            visits = list(site.visits)
            just_now = Memory("scan" if site.station is None else "discover", state.round, site.tiles)
            for seat in site.seen_by:
                visits[seat] = visits[seat] if seat == kept else just_now
            sites[place] = replace(site, visits=tuple(visits))
    return replace(state, sites=tuple(sites), knowledge=(0,) * len(state.pilots))


def since(taken_by: tuple[int, ...], left: tuple[str, ...]) -> tuple[int, ...]:
    """Return the seats that took a tile after a visit that left the tiles `left`: the newest entries of `taken_by`."""
    return taken_by[TILES_PER_PLANET - len(left) :]


def face_down(pile: tuple[str, ...]) -> bool:
    """Return whether a pile of a masked state shows its backs."""
    return bool(pile) and is_back(pile[0])


def drawn_in(known: SpaceMissionState, card: int) -> int:
    """Return the last reshuffle that a card of a masked state went through."""
    return -1 - card if is_back(card) else known.cycles[card - 1]


ZONES = Zones(
    SpaceMissionState,
    _HIDDEN,
    _OPEN,
    box=lambda _state, supply: _BOX[supply],
    zones=_zones,
    backs=_backs,
    back=_back,
    groups=_groups,
    complete=_complete,
)
