"""What is in the box: planets, cards and tiles of an edition, read from its data file and checked against the rules."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from bot.games.core.data import read_data
from bot.games.space_mission.view import Card

PLANETS_IN_BOX = 12
PLANETS_ON_TABLE = 8
TILES_PER_PLANET = 8
CARDS_IN_BOX = 60
HAND = 5
POINT_TILES = 48
SPACE_TILES = 16
COORDINATES = (1, 2, 3, 4)
JOKER = "?"
SPACE = "space"

TILE_KINDS = (
    "mineral-red",
    "mineral-purple",
    "mineral-green",
    "mineral-blue",
    "alien-brown",
    "alien-blue",
    "matter-green",
    "matter-blue",
    "water",
    "medal",
    SPACE,
)
"""Every kind of tile in the order in which tiles are listed; space last."""

POINT_KINDS = TILE_KINDS[:-1]
TILE_ORDER = {kind: place for place, kind in enumerate(TILE_KINDS)}


class PlanetFacts(Struct, frozen=True):
    """A planet as it is printed: its name as a slug and its four coordinates."""

    id: str
    jump: int
    scan: int
    landing: tuple[int, int]


class Edition(Struct, frozen=True):
    """One set of numbers to play with. `tiles` maps every kind to how many there are."""

    edition: str
    planets: tuple[PlanetFacts, ...]
    cards: tuple[Card, ...]
    tiles: dict[str, int]


def read_edition(text: str) -> Edition:
    """Read an edition's data file. Raises ValueError naming what is wrong with it."""
    try:
        edition = msgspec.convert(tomllib.loads(text), Edition)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"edition file: {error}") from error
    _check_planets(edition.planets)
    _check_cards(edition.cards)
    _check_tiles(edition.tiles)
    return edition


def _require(holds: bool, fault: str) -> None:
    if not holds:
        raise ValueError(f"edition file: {fault}")


def _check_planets(planets: tuple[PlanetFacts, ...]) -> None:
    _require(len(planets) == PLANETS_IN_BOX, f"{len(planets)} planets, not {PLANETS_IN_BOX}")
    _require(len({planet.id for planet in planets}) == len(planets), "two planets of the same name")
    for planet in planets:
        numbers = (planet.jump, planet.scan, *planet.landing)
        _require(set(numbers) <= set(COORDINATES), f"{planet.id} has a coordinate outside 1 to 4")


def _check_cards(cards: tuple[Card, ...]) -> None:
    numbers = [card.number for card in cards]
    _require(numbers == list(range(1, CARDS_IN_BOX + 1)), f"cards are not numbered 1 to {CARDS_IN_BOX}")
    for card in cards:
        shown = [value for value in (card.jump, card.scan, card.land) if value is not None]
        _require(len(shown) == 2, f"card {card.number} shows {len(shown)} colours, not two of three")
        _require(set(shown) <= {*COORDINATES, JOKER}, f"card {card.number} has a coordinate outside 1 to 4")


def _check_tiles(tiles: dict[str, int]) -> None:
    _require(tuple(tiles) == TILE_KINDS, f"kinds of tiles are {', '.join(tiles)}, not {', '.join(TILE_KINDS)}")
    points = sum(tiles[kind] for kind in POINT_KINDS)
    _require(points == POINT_TILES, f"{points} point tiles, not {POINT_TILES}")
    _require(tiles[SPACE] == SPACE_TILES, f"{tiles[SPACE]} space tiles, not {SPACE_TILES}")


_TEXT, EDITION_FILE = read_data("bot.games.space_mission", "mission_control.toml")
EDITION = read_edition(_TEXT)
PLANETS = {planet.id: planet for planet in EDITION.planets}
CARDS = {card.number: card for card in EDITION.cards}


def meets(value: int | str | None, coordinate: int) -> bool:
    """Return whether a card's coordinate stands for this number: it is the number, or a joker."""
    return value in (coordinate, JOKER)


def in_order(tiles: Sequence[str]) -> tuple[str, ...]:
    """Return the tiles in the order of their kinds."""
    return tuple(sorted(tiles, key=TILE_ORDER.__getitem__))


def all_tiles() -> tuple[str, ...]:
    """Return all 64 tiles in the order of their kinds."""
    return tuple(kind for kind, count in EDITION.tiles.items() for _ in range(count))
