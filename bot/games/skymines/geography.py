"""The two sides of the board: sectors and borders of the Moon; asteroids and flight paths of the Belt."""

from __future__ import annotations

from msgspec import Struct

from bot.games.skymines.loading import Rows, data_file, parse, require
from bot.games.skymines.material import COLUMNS, COMPANIES, HOMES, Reward

SINGLE, DOUBLE = 1, 2
"""Lines of borders, and the energy that they cost."""

Coins = tuple[tuple[int, ...], ...]
"""Coin icons by column and home space of a station."""


class Moon(Struct, frozen=True, gc=False):
    """The Moon side. `neighbours`: by sector, (sector, line); `borders`: by company, (sector, line) of its station.

    `rewards` and `gas` (collectors) by sector; `coins`: icons by column and home space.
    """

    neighbours: dict[int, tuple[tuple[int, int], ...]]
    borders: tuple[tuple[tuple[int, int], ...], ...]
    rewards: dict[int, Reward]
    gas: dict[int, int]
    coins: Coins


class Asteroid(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An asteroid: `spaces` for outposts, collectors of its own (`gas`), linked spaces (`pair`, from 0) or none."""

    spaces: int
    reward: Reward
    gas: int
    pair: tuple[int, ...] = ()


class Shuttle(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A shuttle space: the asteroids at the `ends` of its path, which of these halves cost one energy more (`icon`),
    whether it gives a space on the track of the company (`track`)."""

    ends: tuple[int, int]
    icon: tuple[int, ...] = ()
    track: bool = False


class Belt(Struct, frozen=True, gc=False):
    """The Belt side. Asteroids and shuttle spaces by number; `paths`: by company, the asteroids at its station.

    `coins`: icons by column and home space.
    """

    asteroids: dict[int, Asteroid]
    shuttles: dict[int, Shuttle]
    paths: tuple[tuple[int, ...], ...]
    coins: Coins


class _Sector(Struct, frozen=True, forbid_unknown_fields=True):
    reward: Reward
    gas: int = 0


class _MoonRows(Rows, frozen=True):
    borders: tuple[tuple[int, int, int], ...]
    stations: dict[str, tuple[tuple[int, int], ...]]
    sectors: dict[int, _Sector]
    columns: dict[str, tuple[int, ...]]


class _BeltRows(Rows, frozen=True):
    asteroids: dict[int, Asteroid]
    stations: dict[str, tuple[int, ...]]
    shuttles: dict[int, Shuttle]
    columns: dict[str, tuple[int, ...]]


def read_moon(text: str) -> Moon:
    """Read the Moon side. Raises ValueError naming what is wrong with it."""
    rows = parse(text, _MoonRows)
    _check_stations(tuple(rows.stations), rows.columns)
    require(list(rows.sectors) == list(range(1, len(rows.sectors) + 1)), "sectors numbered from 1, in order")
    ends = [frozenset(border[:2]) for border in rows.borders]
    require(len(set(ends)) == len(ends) and all(len(both) == 2 for both in ends), "a border once, of two sectors")
    at_stations = [border for borders in rows.stations.values() for border in borders]
    touched = {sector for both in ends for sector in both} | {sector for sector, _ in at_stations}
    require(touched <= set(rows.sectors), "borders of sectors that exist")
    lines = {line for *_, line in (*rows.borders, *at_stations)}
    require(lines <= {SINGLE, DOUBLE}, "single and double lines")
    neighbours: dict[int, list[tuple[int, int]]] = {sector: [] for sector in rows.sectors}
    for one, other, line in rows.borders:
        neighbours[one].append((other, line))
        neighbours[other].append((one, line))
    return Moon(
        {sector: tuple(sorted(borders)) for sector, borders in neighbours.items()},
        tuple([rows.stations[company] for company in COMPANIES]),
        {number: sector.reward for number, sector in rows.sectors.items()},
        {number: sector.gas for number, sector in rows.sectors.items()},
        tuple(rows.columns.values()),
    )


def read_belt(text: str) -> Belt:
    """Read the Belt side. Raises ValueError naming what is wrong with it."""
    rows = parse(text, _BeltRows)
    _check_stations(tuple(rows.stations), rows.columns)
    numbers = sorted([*rows.asteroids, *rows.shuttles])
    require(numbers == list(range(1, len(numbers) + 1)), "targets numbered together from 1")
    for number, shuttle in rows.shuttles.items():
        require(set(shuttle.ends) <= set(rows.asteroids), f"shuttle {number}: between asteroids")
        require(set(shuttle.icon) <= set(shuttle.ends), f"shuttle {number}: icons at its ends")
    for number, asteroid in rows.asteroids.items():
        require(len(asteroid.pair) in (0, 2), f"asteroid {number}: two linked spaces or none")
        require(set(asteroid.pair) <= set(range(asteroid.spaces)), f"asteroid {number}: linked spaces")
    require({one for path in rows.stations.values() for one in path} <= set(rows.asteroids), "paths to asteroids")
    paths = tuple([rows.stations[company] for company in COMPANIES])
    return Belt(rows.asteroids, rows.shuttles, paths, tuple(rows.columns.values()))


def _check_stations(companies: tuple[str, ...], columns: dict[str, tuple[int, ...]]) -> None:
    require(companies == COMPANIES, "a station for each company, in order")
    require(tuple(columns) == ("left", "middle", "right"), f"the {COLUMNS} columns in order")
    require({len(column) for column in columns.values()} == {HOMES}, f"{HOMES} home spaces in a column")


_MOON_TEXT, MOON_FILE = data_file("moon.toml")
MOON = read_moon(_MOON_TEXT)
_BELT_TEXT, BELT_FILE = data_file("belt.toml")
BELT = read_belt(_BELT_TEXT)
BOARDS: dict[str, Moon | Belt] = {"moon": MOON, "belt": BELT}
HOME_COINS = {name: board.coins for name, board in BOARDS.items()}
"""Coin icons by board, column and home space."""
