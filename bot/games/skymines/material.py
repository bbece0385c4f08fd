"""What is in the box: the numbers of our edition, read from its data files and checked against the rules text."""

from __future__ import annotations

from msgspec import Struct

COMPANIES = ("astrogo", "tawac", "skymine", "minerva")
"""The companies in the order of the text; a company's number is its place here."""
RESOURCES = ("titanium", "minerals", "carbon")
KINDS = (*RESOURCES, "energy", "research", "field", "share")
"""The kinds of action cards."""
ROUNDS = 7
SLOTS = 5
"""Action slots, and resting slots above them, from the left: 0 is switched on by the tank track, 4 by the research
track, 1 to 3 are on from the start."""
FIRST_SLOTS = (1, 2, 3)
TANK_SLOT, RESEARCH_SLOT = 0, 4
COLUMNS = 3
"""Columns of a station, from the left. On the Belt the middle one holds shuttles."""
SHUTTLES = 1
HOMES = 5
"""Home spaces of a column, from the top. The last one is crossed out: what leaves it never returns."""
LETTERS = ("A", "B", "C")
"""The letters of research plans."""
NONE = "none"
"""A noun that names nothing."""
NOBODY = -1
"""No company, no seat."""
LUNA = -1
"""Where seats are listed, the opponent of the rules."""


class Reward(Struct, frozen=True, gc=False):
    """What is gained at once.

    `coin`, `helium` (spaces on the tank track), `research` (points), `track`: spaces on the track of the company that
    is expanded; `track_any`: on one track of the player's choice; `track_each`: on every track; `tracks`: by company;
    `remove`: outposts from stations; `titanium_coin`: coins for each face-up unit of titanium but one.
    """

    coin: int = 0
    helium: int = 0
    research: int = 0
    track: int = 0
    track_any: int = 0
    track_each: int = 0
    tracks: tuple[int, int, int, int] = (0, 0, 0, 0)
    remove: int = 0
    titanium_coin: bool = False


class Requirement(Struct, frozen=True, gc=False):
    """What must lie face up in the action area. `any_one`: further units of one type of resource; `scientist`: either
    kind, but not the card in use; `field`: a field scientist."""

    titanium: int = 0
    minerals: int = 0
    carbon: int = 0
    energy: int = 0
    any_one: int = 0
    scientist: int = 0
    field: int = 0


class Card(Struct, frozen=True, gc=False):
    """An action card or action tile.

    `value`: units, energy points, research points, or basic spaces on the tank track. `share` and `company` (whose gas
    collectors count): names of companies, or empty. `letter`: of its deck, empty for starting cards and tiles.
    """

    id: str
    kind: str
    value: int
    cost: int
    share: str = ""
    company: str = ""
    coin: int = 0
    letter: str = ""


class Plan(Struct, frozen=True, gc=False):
    """A research plan, the plan of a token, or a special plan (`price` to enter, `points` at the end)."""

    id: str
    letter: str
    requirement: Requirement = Requirement()
    reward: Reward = Reward()
    price: int = 0
    points: int = 0


class Token(Struct, frozen=True, gc=False):
    """A starting research token. `locked`: names of starting cards; the token's plan has the id of the token."""

    id: str
    locked: tuple[str, str, str]
    bonus: Reward


class Track(Struct, frozen=True, gc=False):
    """A company track.

    `shares`: the spaces on which a further share is reached. `barriers` and `thresholds` lie behind a space: (space,
    coins). `permanent`: its bonuses last; else they are bonus spaces.
    """

    id: str
    permanent: bool
    last: int
    shares: tuple[int, ...]
    barriers: tuple[tuple[int, int], ...]
    thresholds: tuple[tuple[int, int], ...]


class Tier(Struct, frozen=True, gc=False):
    """A tier of a majority space: the least value that it needs (for scientists: other scientists), and its reward."""

    least: int
    reward: Reward


class Majority(Struct, frozen=True, gc=False):
    """A majority space: what is compared (`research`, `titanium`, `carbon`, `energy`, `minerals`), and its tiers."""

    id: str
    tiers: tuple[Tier, ...]
