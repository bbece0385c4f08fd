"""What is in the box: the numbers of an edition, read from its data file and checked against the rules text."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache

import msgspec
from msgspec import Struct

from bot.games.core.data import read_data

FIRST_YEAR, LAST_YEAR = 1962, 1969
YEARS = tuple(range(FIRST_YEAR, LAST_YEAR + 1))
MISSIONS = 8
START_POINTS = 10
LOST_ASTRONAUT = -2
KEPT_OF_A_KIND = 3
"""The most tokens of each kind that go over into the next year."""
PLAYABLE = 5
"""The most of the six specialists that are played; a player who holds one card must pass."""

TECHNOLOGIES = ("thrust", "control", "life-support", "sensor", "landing", "re-entry")
ENHANCEMENTS = ("control-backup", "thrust-backup", "sensor-backup", "life-support-backup", "payload")
TOKENS = (*ENHANCEMENTS, "fuel", "training")
STOCK = (*TOKENS, "inspection")
"""The kinds of tokens in the order in which a stock counts them."""
CRAFT = ("rocket", "satellite", "capsule", "lunar-module")
DEVELOPED = CRAFT[:3]
"""The craft that have three levels; the lunar module has one."""
SPECIALISTS = ("mechanic", "tester", "scientist", "engineer", "astronaut", "spy")
CATEGORIES = ("media", "lunar", "manned", "unmanned")
MAJOR, MINOR, NONE = "major", "minor", "none"
PROBLEMS = (MAJOR, MINOR, NONE)
"""The kinds of mission control cards, the gravest first."""
UNKNOWN = "?"
DECK = (MAJOR, MINOR, MINOR, NONE)
"""What every technology deck has for certain; its fifth card is one of `EXTRAS`."""
EXTRAS = (NONE, NONE, NONE, NONE, MINOR, MINOR)
UPGRADES = 4
"""Minor problems in the personal draw deck: one for each upgrade of rocket and capsule."""
AUTOMA = -1
"""Where seats are listed, the Automa of the solo game."""

SUPPLY_OF_ENHANCEMENTS = {1: 5, 2: 5, 3: 8, 4: 10}
SUPPLY_PER_PLAYER = {"fuel": 4, "training": 3, "inspection": 1}
ASTRONAUTS_PER_PLAYER = 3
ASTERISKS_REMOVED = 3


class Technology(Struct, frozen=True):
    """A technology: what solves a minor problem, what happens otherwise, what turns a major one into a minor one.

    Consequences: `abort`, `mission-over`, `injure-1`, `injure-crew-size`, `lose-1`, `lose-2`, `lose-all`.
    """

    id: str
    solve: tuple[str, ...]
    minor: tuple[str, ...]
    downgrade: str
    major: tuple[str, ...]


class Craft(Struct, frozen=True, rename="kebab"):
    """One level of a craft. Weights and payloads in tons; `slots`: places for each kind of enhancement.

    A rocket has `fuel` and, by orbit, `payload`; a capsule `seats` and places for `training`; the others `weight`.
    """

    level: int
    slots: dict[str, int]
    weight: int = 0
    fuel: int = 0
    payload: dict[str, int] = {}
    seats: int = 0
    training: int = 0


class Mission(Struct, frozen=True, rename="kebab"):
    """A mission. Craft are the least levels it needs, 0 for none; `requires`: categories with a success.

    `requires` holds `any` (unmanned or manned), `manned`, `unmanned`. `steps`: rows of the active craft and the
    technologies drawn from, left to right. `first` and `later` are the rewards.
    """

    number: int
    categories: tuple[str, ...]
    orbit: str
    requires: tuple[str, ...]
    first: int
    later: int
    steps: tuple[tuple[str, ...], ...]
    rocket: int = 1
    satellite: int = 0
    capsule: int = 0
    lunar_module: bool = False

    @property
    def manned(self) -> bool:
        """Return whether astronauts fly it."""
        return self.capsule > 0

    @property
    def technologies(self) -> tuple[str, ...]:
        """Return the technologies it uses, in the order of the decks."""
        return _used_in(self.steps)


@cache  # a handful of process tables
def _used_in(steps: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    used = {technology for _, *row in steps for technology in row}
    return tuple(technology for technology in TECHNOLOGIES if technology in used)


class EventCard(Struct, frozen=True, rename="kebab"):
    """An event. `kind`: `none`, `technical-problem`, `backup-failure` or `unprotected-loss`."""

    id: str
    kind: str
    technologies: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    space_sickness: bool = False
    asterisk: bool = False


class Bonuses(Struct, frozen=True):
    """Mission bonuses: the one of every year, the printed ones by year, and how many tiles there are of each."""

    fixed: str
    printed: tuple[str, ...]
    tiles: dict[str, int]


class Scoring(Struct, frozen=True, rename="kebab"):
    """End scoring of a category, and the media missions of first games."""

    most: int
    second: int
    first_games_media: tuple[int, ...]


class AutomaDeck(Struct, frozen=True):
    """A level of the Automa: how many cards of each type, and the points it starts with."""

    cards: tuple[int, ...]
    start: int


class AutomaFacts(Struct, frozen=True):
    """The symbols on each type of Automa card, from the top, and its decks by level."""

    types: tuple[tuple[str, ...], ...]
    decks: dict[str, AutomaDeck]


class Edition(Struct, frozen=True, rename="kebab"):
    """One set of numbers to play with."""

    edition: str
    technologies: tuple[Technology, ...]
    rockets: tuple[Craft, ...]
    satellites: tuple[Craft, ...]
    capsules: tuple[Craft, ...]
    lunar_modules: tuple[Craft, ...]
    missions: tuple[Mission, ...]
    specialists: dict[str, tuple[tuple[str, ...], ...]]
    events: tuple[EventCard, ...]
    bonuses: Bonuses
    scoring: Scoring
    automa: AutomaFacts


def read_edition(text: str) -> Edition:
    """Read an edition's data file. Raises ValueError naming what is wrong with it."""
    try:
        edition = msgspec.convert(tomllib.loads(text), Edition)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"edition file: {error}") from error
    _check_names(edition)
    _check_numbers(edition)
    return edition


def _require(holds: bool, fault: str) -> None:
    if not holds:
        raise ValueError(f"edition file: {fault}")


def _check_names(edition: Edition) -> None:
    _require(tuple(one.id for one in edition.technologies) == TECHNOLOGIES, "the six technologies in order")
    _require(tuple(edition.specialists) == SPECIALISTS, "the six specialists in order")
    _require(tuple(one.number for one in edition.missions) == tuple(range(1, MISSIONS + 1)), "missions 1 to 8 in order")
    craft = (*edition.rockets, *edition.satellites, *edition.capsules, *edition.lunar_modules)
    _require({slot for one in craft for slot in one.slots} <= set(ENHANCEMENTS), "slots for enhancements alone")
    for mission in edition.missions:
        _require(set(mission.categories) < set(CATEGORIES[1:]), f"mission {mission.number}: categories")
        _require(("manned" in mission.categories) == mission.manned, f"mission {mission.number}: manned by a capsule")
        for active, *row in mission.steps:
            _require(active in CRAFT and set(row) <= set(TECHNOLOGIES), f"mission {mission.number}: a row of the table")


def _check_numbers(edition: Edition) -> None:
    for developed in (edition.rockets, edition.satellites, edition.capsules):
        _require([one.level for one in developed] == [1, 2, 3], "three levels of rocket, satellite and capsule")
    _require(len(edition.lunar_modules) == 1, "one level of the lunar module")
    _require(len(edition.events) == 12, "twelve events")
    _require(sum(event.asterisk for event in edition.events) == 6, "six events with an asterisk")
    _require(len(edition.bonuses.printed) == len(YEARS), "a printed bonus for every year")
    _require(sum(edition.bonuses.tiles.values()) == 10, "ten bonus tiles")
    for level, deck in edition.automa.decks.items():
        _require(sum(deck.cards) == len(YEARS), f"automa {level}: eight cards")
        _require(len(deck.cards) == len(edition.automa.types), f"automa {level}: a count for every type")


_TEXT, EDITION_FILE = read_data("bot.games.space_missions", "mission_control.toml")
EDITION = read_edition(_TEXT)
TECHNOLOGY = {one.id: one for one in EDITION.technologies}
EVENTS = {event.id: event for event in EDITION.events}
LEVELS: dict[str, tuple[Craft, ...]] = {
    "rocket": EDITION.rockets,
    "satellite": EDITION.satellites,
    "capsule": EDITION.capsules,
    "lunar-module": EDITION.lunar_modules,
}


def mission_of(number: int) -> Mission:
    """Return the mission of this number, 1 to 8."""
    return EDITION.missions[number - 1]


def craft_of(craft: str, level: int) -> Craft:
    """Return a level of a craft, 1 to 3 (1 for the lunar module)."""
    return LEVELS[craft][level - 1]


def in_order(problems: Iterable[str]) -> tuple[str, ...]:
    """Return mission control cards sorted, the gravest first."""
    return tuple(sorted(problems, key=PROBLEMS.index))
