"""What lies face up in an action area, and what it is worth (rules 2.4, 11.3, 12.2; rulings 5 to 8, 54).

Only face-up cards and action tiles count. A dropped-out player's area is empty (ruling 5). The +1 tile counts once it
is laid on a card, the track bonuses A1, D1 and E1 by the level that counts in this turn (ruling 6).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.core.pieces import put
from bot.games.skymines.change import luna_of, with_player
from bot.games.skymines.luna.majorities import measures as luna_measures
from bot.games.skymines.material import CARD, COLUMN_COST, LUNA, MAJORITY, RESOURCES, Card
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.tracks import bonus

PLUS_TILE = "tile-plus"
"""The +1 tile: no card, it lies on one."""
FIELD_TILE = "tile-field"


class Strength(NamedTuple):
    """What an action area is worth: units by type of resource, energy points, and scientists by kind."""

    titanium: int = 0
    minerals: int = 0
    carbon: int = 0
    energy: int = 0
    research: int = 0
    field: int = 0


class Area(NamedTuple):
    """What a seat has face up: all `cards`, with those of some kinds by themselves, and what they are worth.

    Cards and action tiles lie in the order of the action slots, tiles last. `worths`: the units of each resource card.
    """

    cards: tuple[Card, ...]
    resources: tuple[Card, ...]
    energy: tuple[Card, ...]
    research: tuple[Card, ...]
    field: tuple[Card, ...]
    worths: tuple[int, ...]
    strength: Strength


def area_of(state: SkyminesState, seat: int) -> Area:
    """Return what a seat can use, with the +1 tile and the bonuses of A1, D1 and E1."""
    owner = state.players[seat]
    return _area(
        owner.area, owner.used, owner.tiles, owner.tiles_used, owner.boosted, owner.levels, state.variant.tracks
    )


@lru_cache(1024)  # an area is asked for by many lists, and by each seat's
def _area(
    area: tuple[str, ...],
    used: tuple[bool, ...],
    tiles: tuple[str, ...],
    tiles_used: tuple[str, ...],
    boosted: str,
    levels: tuple[int, ...],
    tracks: tuple[str, ...],
) -> Area:
    cards = [CARD[card] for card, down in zip(area, used, strict=True) if card and not down]
    cards += [CARD[tile] for tile in tiles if tile != PLUS_TILE and tile not in tiles_used]
    more_energy, more_titanium, icon = _bonuses(levels, tracks)
    resources: list[Card] = []
    worths: list[int] = []
    units = dict.fromkeys(RESOURCES, 0)
    others: dict[str, list[Card]] = {"energy": [], "research": [], "field": []}
    for card in cards:
        kind = card.kind
        if kind in units:
            worth = _worth(card, boosted, more_titanium)
            units[kind] += worth
            resources.append(card)
            worths.append(worth)
        else:
            others[kind].append(card)
    energy, research, field = others["energy"], others["research"], others["field"]
    points = sum([card.value for card in energy], more_energy) if energy else 0
    strength = Strength(units["titanium"], units["minerals"], units["carbon"], points, len(research), len(field) + icon)
    return Area(tuple(cards), tuple(resources), tuple(energy), tuple(research), tuple(field), tuple(worths), strength)


@cache
def _bonuses(levels: tuple[int, ...], tracks: tuple[str, ...]) -> tuple[int, bool, bool]:
    """Return what A1 adds to energy, whether D1 adds to each titanium card, and whether E1 counts as a scientist."""
    level = dict(zip(tracks, levels, strict=True))
    return level.get("A1", 0), level.get("D1") == 2, level.get("E1", 0) > 0


def face_up(state: SkyminesState, seat: int) -> tuple[Card, ...]:
    """Return the cards and action tiles that a seat can use, in the order of the action slots, tiles last."""
    return area_of(state, seat).cards


def strength(state: SkyminesState, seat: int) -> Strength:
    """Return what lies face up, with the +1 tile and the bonuses of A1, D1 and E1."""
    return area_of(state, seat).strength


def worths(state: SkyminesState, seat: int, cards: Iterable[Card]) -> tuple[int, ...]:
    """Return the units of each of some resource cards, with the +1 tile on it and the second bonus of D1."""
    boosted, more_titanium = state.players[seat].boosted, bonus(state, seat, "D1") == 2
    return tuple([_worth(card, boosted, more_titanium) for card in cards])


def _worth(card: Card, boosted: str, more_titanium: bool) -> int:
    return card.value + (card.id == boosted) + (more_titanium and card.kind == "titanium")


def units(state: SkyminesState, seat: int, kind: str) -> int:
    """Return a seat's face-up units of one type of resource."""
    return getattr(strength(state, seat), kind)


def energy(state: SkyminesState, seat: int) -> int:
    """Return a seat's face-up energy points. A1 adds to them if at least one energy card lies face up."""
    return strength(state, seat).energy


def energy_alone(state: SkyminesState, seat: int, card: str) -> int:
    """Return the energy points of a discarded card that is performed (E2). A1 adds to them."""
    return CARD[card].value + bonus(state, seat, "A1")


def field_icons(state: SkyminesState, seat: int) -> int:
    """Return how many field scientists count as face up: the cards, the tile, and the icon of E1."""
    return strength(state, seat).field


def scientists(state: SkyminesState, seat: int) -> tuple[int, int]:
    """Return how many research scientists lie face up, and how many other scientists count besides one of them."""
    had = strength(state, seat)
    return had.research, other_scientists(had)


def other_scientists(had: Strength) -> int:
    """Return how many scientists count besides one research scientist."""
    return max(had.research - 1, 0) + had.field


def measure(state: SkyminesState, who: int, space: str) -> int:
    """Return what a seat or Luna has of that which a majority space compares."""
    return compared(strength_of(state, who), space)


def compared(strength: Strength, space: str) -> int:
    """Return how much of a strength a majority space compares."""
    return getattr(strength, MAJORITY[space].measure)


def strength_of(state: SkyminesState, who: int) -> Strength:
    """Return what a seat has face up, or what Luna has for the majority spaces."""
    return _strength_of_luna(luna_of(state).majority) if who == LUNA else strength(state, who)


@cache
def _strength_of_luna(majority: tuple[str, str]) -> Strength:
    return Strength(**{MAJORITY[space].measure: count for space, count in luna_measures(majority).items()})


def turn_down(state: SkyminesState, seat: int, cards: Iterable[str]) -> SkyminesState:
    """Return the state in which used cards and tiles lie face down, the +1 tile with its card."""
    owner = state.players[seat]
    used, tiles_used = owner.used, owner.tiles_used
    for card in cards:
        if card in owner.area:
            used = put(used, owner.area.index(card), True)
        else:
            tiles_used = (*tiles_used, card)
        if card == owner.boosted:
            tiles_used = (*tiles_used, PLUS_TILE)
    return with_player(state, seat, used=used, tiles_used=tiles_used)


def total_cost(state: SkyminesState, card: str) -> int:
    """Return the cost of a card of the display: its own and that of its column."""
    return CARD[card].cost + COLUMN_COST[state.display.index(card)]


@lru_cache(512)
def priced(display: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Return the cards of a display with their total costs."""
    return tuple([(card, CARD[card].cost + COLUMN_COST[space]) for space, card in enumerate(display) if card])


def discount(state: SkyminesState, seat: int, kinds: Collection[str]) -> int:
    """Return by how much a card is cheaper if resources of these types pay (rulings 8 and 54).

    One card of the type suffices; the discounts of C1 and D1 add up. The second bonus of D1 is worth more than its
    first and takes its place.
    """
    return discount_of(bonus(state, seat, "C1"), bonus(state, seat, "D1"), kinds)


def discount_of(minerals: int, titanium: int, kinds: Collection[str]) -> int:
    """Return by how much a card is cheaper at these levels of the bonuses of C1 and D1."""
    return (minerals == 2 or (minerals == 1 and "minerals" in kinds)) + (titanium == 1 and "titanium" in kinds)


def acquire(state: SkyminesState, seat: int, card: str) -> SkyminesState:
    """Return the state in which a card of the display is in a seat's hand. Its space stays empty until Preparation."""
    owner = state.players[seat]
    return replace(
        state,
        display=put(state.display, state.display.index(card), ""),
        players=put(state.players, seat, replace(owner, hand=(*owner.hand, card))),
    )
