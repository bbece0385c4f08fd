"""What a viewer of Space Mission may know. Renderers, texts and computer players see this and never a state."""

from __future__ import annotations

from msgspec import Struct

from bot.games.core.contract import Standing, View
from bot.games.space_mission.state import Move, SpaceMissionState


class Card(Struct, frozen=True):
    """A navigation card. A coordinate is 1-4, "?" for a joker, None when the card lacks that colour.

    `uses` are the verbs it can be played for here and now (`jump`, `scan`, `develop`); () when it is not one's turn.
    `reaches`: the planets that it can be played to jump to, in ring order.
    """

    number: int
    jump: int | str | None = None
    scan: int | str | None = None
    land: int | str | None = None
    uses: tuple[str, ...] = ()
    reaches: tuple[str, ...] = ()


class Reserved(Struct, frozen=True):
    """A tile reserved beside a planet. `tile` is None unless the viewer may look at it."""

    seat: int
    tile: str | None


class Visit(Struct, frozen=True):
    """The viewer's last visit to a planet (option `notebook`).

    `did`: `scan`, `develop` or `discover`; `round` when; `left` the tiles left there; `gone` how many tiles have
    gone since; `since` the seats that took or reserved there since, in order. `certain` (inferences only): tiles
    that must still lie there.
    """

    did: str
    round: int
    left: tuple[str, ...]
    gone: int
    since: tuple[int, ...]
    certain: tuple[str, ...] | None = None


class Planet(Struct, frozen=True):
    """A planet of the ring, in ring order (the last is a neighbour of the first).

    `left`: tiles in the pile, reserved ones not counted. `space`: face-up space tiles, None while the pile is
    face down (an empty pile has none: 0). `seen_by`: seats that have scanned, developed or discovered here; on an
    undeveloped planet they may develop it. `station`: the seat that developed it. `ships`: seats whose ship is
    here. `taken_by`: who took or reserved a tile here, one entry a tile, in order. `tiles`: what still lies here,
    told when the game is over.
    """

    id: str
    jump: int
    scan: int
    landing: tuple[int, int]
    left: int
    space: int | None
    seen_by: tuple[int, ...]
    station: int | None
    ships: tuple[int, ...]
    reserved: tuple[Reserved, ...]
    visit: Visit | None = None
    changed: tuple[str, ...] = ()
    """What others did here since the viewer's last turn: `ship` (one came), `station`, `tiles`, `reserved`, `space`."""
    taken_by: tuple[int, ...] = ()
    tiles: tuple[str, ...] | None = None


class Player(Struct, frozen=True):
    """The public part of a seat; `tiles` only for the viewer's own seat, or of all when the game is over.

    `gate_points`: by the gate as it stands. `planet`: None at the gate. `lost`: reserved tiles that went unclaimed
    (known at the end). `drawn_in`: for each card in hand, how often the discard pile had been reshuffled when it was
    drawn, ascending; counting cards tells it (see `SpaceMissionView.cycles`).
    """

    seat: int
    planet: str | None
    probes: int
    gate_points: int
    stations: int
    station_points: int
    tile_count: int
    card_count: int
    last_turn: tuple[Move, ...]
    tiles: tuple[str, ...] | None = None
    lost: int = 0
    drawn_in: tuple[int, ...] = ()
    probed: bool = False
    """Whether this player has put probes on the gate since the viewer's last turn."""


class Score(Struct, frozen=True):
    """The viewer's own score so far: points by category, and what one more tile of each kind would add."""

    lines: tuple[tuple[str, int], ...]
    total: int
    next: tuple[tuple[str, int], ...]


class SpaceMissionView(View, frozen=True, kw_only=True):
    """The table as one viewer may know it. `pile`: the tiles that the viewer chooses from, in a fixed order.

    `action`: 1 or 2, which action of the turn is due. `pending`: `scan`, `develop` or `discover` while a tile is to
    be chosen. `last_round`: seats that still have a turn after the present one's, None before the last round.
    `score` is the viewer's own; `standing` exists when the game is over.
    """

    edition: str
    end: str
    """Option `end`: `space` or `developed`."""
    own_reserved: bool
    """Whether one may look at one's own reserved tiles (option)."""
    notebook: str
    ring: tuple[Planet, ...]
    players: tuple[Player, ...]
    round: int
    start: int
    action: int
    pending: str | None
    space_up: int
    space_needed: int
    deck: int
    discards: int
    last_round: tuple[int, ...] | None
    stalled: bool
    hand: tuple[Card, ...] = ()
    pile: tuple[str, ...] = ()
    score: Score | None = None
    standing: Standing | None = None
    discarded: tuple[int, ...] = ()
    """The discard pile, oldest card first: cards are played and discarded openly."""
    cycles: tuple[int, ...] = ()
    """For card n, at place n - 1: the last reshuffle it took part in, 0 for none. Public, by counting cards."""
    turn: int = 0
    """The seat whose turn it is; at the end, whose it was."""
    over_by: str | None = None
    """How the game ended: `space`, `developed` or `vote`."""
    stirred: int = -1
    """The last turn of the game (from 0) in which a tile moved, -1 before the first. Everybody saw it."""
    known: SpaceMissionState | None = None
    """The masked state: what the viewer knows, with backs for what they may not see (`zones.ZONES.mask`)."""
