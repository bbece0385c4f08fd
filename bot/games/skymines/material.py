"""What is in the box: the numbers of our edition, read from its data files and checked against the rules text.

The two sides of the board are in `geography`, the opponent's cards in `luna`.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from bot.games.skymines.loading import Rows, data_file, parse, require

COMPANIES = ("astrogo", "tawac", "skymine", "minerva")
"""The companies in the order of the text; a company's number is its place here."""
RESOURCES = ("titanium", "minerals", "carbon")
KINDS = (*RESOURCES, "energy", "research", "field", "share")
"""The kinds of action cards."""
PLUS = "plus"
"""The kind of the bonus tile that is laid on a resource card."""
ROUNDS = 7
SLOTS = 5
"""Action slots, and resting slots above them, from the left: 0 is switched on by the tank track, 4 by the research
track, 1 to 3 are on from the start."""
FIRST_SLOTS = (1, 2, 3)
SEATS = 4
"""The most players; each colour has its own starting cards."""
TANK_SLOT, RESEARCH_SLOT = 0, 4
COLUMNS = 3
"""Columns of a station, from the left. On the Belt the middle one holds shuttles."""
SHUTTLES = 1
HOMES = 5
"""Home spaces of a column, from the top. The last one is crossed out: what leaves it never returns."""
LETTERS = ("A", "B", "C")
"""The letters of research plans."""
SPECIAL, OF_TOKEN = "R", "S"
"""What the ids of special plans and of the tokens' plans begin with; their letter."""
PLAN_POINTS = {"A": 1, "B": 1, "C": 2, SPECIAL: 2}
"""The research points for which a plan is taken, by its letter."""
DECK_LETTERS = ("A", "B", "C", "D", "E")
"""The letters of display cards, in the order in which they lie in the stack."""
NONE = "none"
"""A noun that names nothing."""
NOBODY = -1
"""No company, no seat."""
LUNA = -1
"""Where seats are listed, the opponent of the rules."""


class Reward(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
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


class Requirement(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What must lie face up in the action area. `any_one`: further units of one type of resource; `scientist`: either
    kind, but not the card in use; `field`: a field scientist."""

    titanium: int = 0
    minerals: int = 0
    carbon: int = 0
    energy: int = 0
    any_one: int = 0
    scientist: int = 0
    field: int = 0


class Card(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An action card or bonus tile. `kind`: one of `KINDS`, or `PLUS` for the tile that is no action tile.

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


class Plan(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A research plan, the plan of a token, or a special plan (`price` to enter, `points` at the end).

    `letter`: of `LETTERS`, `SPECIAL` or `OF_TOKEN`.
    """

    id: str
    letter: str
    requirement: Requirement = Requirement()
    reward: Reward = Reward()
    price: int = 0
    points: int = 0


class Token(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A starting research token. `locked`: names of starting cards; the token's plan has the id of the token."""

    id: str
    locked: tuple[str, str, str]
    bonus: Reward


class Track(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A company track.

    `shares`: the spaces on which a further share is reached. `barriers` and `thresholds` lie behind a space: (space,
    coins). `permanent`: its bonuses last; else they are bonus spaces. `bonus`: what the first and the second one do.
    """

    id: str
    permanent: bool
    last: int
    shares: tuple[int, ...]
    barriers: tuple[tuple[int, int], ...]
    thresholds: tuple[tuple[int, int], ...]
    bonus: tuple[str, str]


class Tier(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A tier of a majority space: the least value that it needs (for scientists: other scientists), and its reward."""

    least: int
    reward: Reward


class Majority(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A majority space: what is compared (`research`, `titanium`, `carbon`, `energy`, `minerals`), and its tiers."""

    id: str
    measure: str
    tiers: tuple[Tier, Tier, Tier]


class Mission(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A mission card: a task of each column (its kind, the least that it asks for).

    `reward` for `price` is that of the personal bonus space on the back.
    """

    id: str
    tasks: tuple[tuple[str, int], tuple[str, int], tuple[str, int]]
    reward: Reward
    price: int = 0


class _CardRows(Rows, frozen=True):
    display: tuple[Card, ...]
    starting: tuple[Card, ...]
    single: tuple[Card, ...]
    tiles: tuple[Card, ...]


class _PlanRows(Rows, frozen=True):
    plans: tuple[Plan, ...]
    special: tuple[Plan, ...]
    tokens: tuple[Token, ...]
    token_plans: tuple[Plan, ...]


class _TrackRows(Rows, frozen=True):
    tracks: tuple[Track, ...]


class _MissionRows(Rows, frozen=True):
    missions: tuple[Mission, ...]


class _Steps(Struct, frozen=True, forbid_unknown_fields=True):
    """A track of the player board; `no_a` on the research track alone."""

    last: int
    slot: int
    values: dict[int, int]
    no_a: tuple[int, ...] = ()


class _Display(Struct, frozen=True, forbid_unknown_fields=True):
    rows: int
    costs: tuple[int, ...]


class _ResearchDisplay(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: int
    red: tuple[tuple[str, int], ...]


class _Standard(Struct, frozen=True, forbid_unknown_fields=True):
    first: Reward
    buy: int
    sell: int


class _Setup(Struct, frozen=True, forbid_unknown_fields=True):
    coins: int
    markers: dict[int, int]
    tokens: int
    supplement: int
    tracks: tuple[str, str, str, str]


class _BoardRows(Rows, frozen=True):
    tank: _Steps
    research: _Steps
    display: _Display
    plans: _ResearchDisplay
    majorities: tuple[Majority, ...]
    standard: _Standard
    tiles: dict[str, int]
    setup: _Setup


def read_cards(text: str) -> _CardRows:
    """Read the file of cards and tiles. Raises ValueError naming what is wrong with it."""
    rows = parse(text, _CardRows)
    every = (*rows.display, *rows.starting, *rows.single, *rows.tiles)
    _require_apart(card.id for card in every)
    for card in every:
        require(card.kind in (*KINDS, PLUS), f"card {card.id}: kind")
        require({card.share, card.company} <= {"", *COMPANIES}, f"card {card.id}: companies")
    for card in rows.display:
        require(card.id[:1] == card.letter, f"card {card.id}: letter")
    require(len(rows.single) == SEATS, "a single-energy card for each seat")
    return rows


def read_plans(text: str, starting: Iterable[str]) -> _PlanRows:
    """Read the file of plans and tokens; `starting`: the starting cards. Raises ValueError naming what is wrong."""
    rows = parse(text, _PlanRows)
    every = (*rows.plans, *rows.special, *rows.token_plans)
    _require_apart(plan.id for plan in every)
    for plan in every:
        require(plan.id[:1] == plan.letter, f"plan {plan.id}: letter")
    require({plan.letter for plan in rows.plans} == set(LETTERS), "plans of three letters")
    rounds = [f"{SPECIAL}{number}" for number in range(2, ROUNDS + 1)]
    require([plan.id for plan in rows.special] == rounds, "a special plan for each round but the first")
    require(
        [one.id for one in rows.tokens] == [plan.id for plan in rows.token_plans], "a plan for each token, in order"
    )
    names = set(starting)
    for token in rows.tokens:
        require(len(names & set(token.locked)) == len(token.locked), f"token {token.id}: three starting cards")
    return rows


def read_tracks(text: str) -> dict[str, Track]:
    """Read the file of company tracks. Raises ValueError naming what is wrong with it."""
    tracks = parse(text, _TrackRows).tracks
    ids = [f"{letter}{side}" for letter in "ABCDE" for side in (1, 2)]
    require([track.id for track in tracks] == ids, "two sides of five tracks, in order")
    for track in tracks:
        links = [space for space, _ in (*track.barriers, *track.thresholds)]
        for row in (track.shares, track.barriers, track.thresholds):
            require(list(row) == sorted(set(row)), f"track {track.id}: ascending spaces")
        require(set(links) <= set(range(track.last)), f"track {track.id}: links between spaces")
        require(set(track.shares) <= set(range(1, track.last + 1)), f"track {track.id}: shares on spaces")
        require(len(track.thresholds) == 2, f"track {track.id}: two thresholds")
    return {track.id: track for track in tracks}


def read_board(text: str) -> _BoardRows:
    """Read the file of player board, displays and bonus spaces. Raises ValueError naming what is wrong with it."""
    rows = parse(text, _BoardRows)
    for name, steps in (("tank", rows.tank), ("research", rows.research)):
        require(0 < steps.slot <= steps.last and max(steps.values) <= steps.last, f"{name}: steps on the track")
        require(list(steps.values.values()) == sorted(steps.values.values()), f"{name}: values that rise")
    require({letter for letter, _ in rows.plans.red} <= set(LETTERS), "red frames on lettered spaces")
    require(all(1 <= space <= rows.plans.spaces for _, space in rows.plans.red), "red frames in the display")
    for majority in rows.majorities:
        require(majority.measure in KINDS, f"{majority.id}: what is compared")
        least = [tier.least for tier in majority.tiers]
        require(least == sorted(set(least)), f"{majority.id}: tiers that rise")
    return rows


def read_missions(text: str) -> dict[str, Mission]:
    """Read the file of mission cards. Raises ValueError naming what is wrong with it."""
    missions = parse(text, _MissionRows).missions
    _require_apart(mission.id for mission in missions)
    return {mission.id: mission for mission in missions}


def _require_apart(names: Iterable[str]) -> None:
    every = list(names)
    for name in every:
        require(every.count(name) == 1, f"{name} twice")


_CARDS_TEXT, CARDS_FILE = data_file("cards.toml")
_CARDS = read_cards(_CARDS_TEXT)
STARTING_NAMES = tuple([card.id for card in _CARDS.starting])
DECK = tuple([card.id for card in _CARDS.display])
"""The 44 cards of the display, by letter."""
SINGLES = tuple([card.id for card in _CARDS.single])
"""The single-energy cards, by place in turn order."""
_OWN = [replace(card, id=f"{card.id}-{seat}") for seat in range(SEATS) for card in _CARDS.starting]
CARD = {card.id: card for card in (*_CARDS.display, *_OWN, *_CARDS.single, *_CARDS.tiles)}
"""All cards and tiles; starting cards as `titanium1-0` with the seat."""
COMPANY_OF = {company: number for number, company in enumerate(COMPANIES)}

_PLANS_TEXT, PLANS_FILE = data_file("plans.toml")
_PLANS = read_plans(_PLANS_TEXT, STARTING_NAMES)
PLAN = {plan.id: plan for plan in (*_PLANS.plans, *_PLANS.special, *_PLANS.token_plans)}
SPECIALS = tuple([plan.id for plan in _PLANS.special])
"""Special plans by the round that turns them up, from round 2."""
TOKEN = {token.id: token for token in _PLANS.tokens}

_TRACKS_TEXT, TRACKS_FILE = data_file("tracks.toml")
TRACK = read_tracks(_TRACKS_TEXT)

_MISSIONS_TEXT, MISSIONS_FILE = data_file("missions.toml")
MISSIONS = read_missions(_MISSIONS_TEXT)

_BOARD_TEXT, BOARD_FILE = data_file("board.toml")
_BOARD = read_board(_BOARD_TEXT)
TANK_LAST, TANK_VALUES, TANK_SLOT_AT = _BOARD.tank.last, _BOARD.tank.values, _BOARD.tank.slot
SCREENS, RESEARCH_VALUES, RESEARCH_SLOT_AT = _BOARD.research.last, _BOARD.research.values, _BOARD.research.slot
NO_A = frozenset(_BOARD.research.no_a)
"""Screens (from 1) on which an A plan may not be laid while they are empty."""
COLUMN_COST = tuple([cost for cost in _BOARD.display.costs for _ in range(_BOARD.display.rows)])
"""What each space of the card display costs beside the card."""
RESEARCH_SPACES = _BOARD.plans.spaces
RED_FRAMED = frozenset([(LETTERS.index(letter), space - 1) for letter, space in _BOARD.plans.red])
"""Spaces of the research display with the coins of the supplement space: (number of the letter, space), from 0."""
MAJORITY = {majority.id: majority for majority in _BOARD.majorities}
FIRST_PLAYER_REWARD, BUY_PRICE, SELL_EXTRA = _BOARD.standard.first, _BOARD.standard.buy, _BOARD.standard.sell
TILE_PRICE = _BOARD.tiles
COIN_START, TOKENS_DEALT, DEFAULT_TRACKS = _BOARD.setup.coins, _BOARD.setup.tokens, _BOARD.setup.tracks
BONUS_MARKERS = _BOARD.setup.markers
"""Bonus markers of each player, by how many play; the opponent of the rules counts."""
SUPPLEMENT_COINS = _BOARD.setup.supplement
"""CrypCoin under each special plan."""
