"""What is stored, as plain values. Times are seconds since 1970-01-01 UTC; ids are Discord's snowflakes."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import force_setattr

from bot.games.core.phrase import Phrase
from bot.games.core.style import StyleName
from bot.service.names import LONGEST_SERVER, clean

Status = Literal["lobby", "running", "paused", "over", "cancelled"]
Notice = Literal["dm", "mention", "silent"]
Part = Literal["whole", "joined", "away", "gone", "computer"]
"""A user's part in a game. `whole`: the seat was theirs to the end. `joined`: they took it over from another user.
At the end a computer stood in for them, because they were `away` (on vacation) or `gone` (left, resigned, out of time).
"""


class Table(Struct, frozen=True, kw_only=True):
    """A table. `id` counts from 1 within its guild. `seed` is secret until the game is over.

    `paused` is the reason code while the status is `paused`; `wakes` when it goes on by itself, if it does. `terms`:
    what its players agreed on beside the game's options (`service.tables.terms`; missing ones have their defaults).
    `name`: the one that the host chose (`service.tables.terms`), "" if they chose none.
    `joiners`: the roles that may join a table for a role, () for those that the server names.
    """

    id: int = 0
    game: str
    status: Status = "lobby"
    channel: int
    host: int
    options: dict[str, str]
    seed: bytes
    rules_version: int
    language: str
    created: float
    paused: str | None = None
    rematch_of: int | None = None
    terms: dict[str, str] = {}
    wakes: float | None = None
    name: str = ""
    joiners: tuple[int, ...] = ()


Why = Literal["left", "resigned", "vacation", "clock", "asked"]
"""Why a computer stands in for a player."""


class StandIn(Struct, frozen=True):
    """A computer (its level) plays a seat that keeps its person, since a time and for a reason."""

    level: str
    since: float
    why: Why


class Seat(Struct, frozen=True, kw_only=True):
    """A seat of a table. Before the start `number` is only the order of joining.

    Either `user` or `computer` (a level) is set. `status`: `invited` has not answered yet; `left` has left the server
    or given up the seat. `name` is what others read; a computer's is `computer_name`, to which each reader's language
    adds the level. `standin` plays while the person is away. `away`: until when they are on vacation. `bank`: seconds
    of their clock; `ticking`: since when it runs (None: it stands). `colour` and `emblem`: the player's in pictures,
    settled when the game starts (`service.tables.marks`). `guest`: a player without an account, for whom that of `user`
    (the keeper) acts. `screen`: the decision number for which this player has said that they alone look
    (`service.tables.seating`).
    """

    number: int
    user: int | None = None
    computer: str | None = None
    name: str
    status: Literal["invited", "seated", "left"] = "seated"
    standin: StandIn | None = None
    away: float | None = None
    bank: float | None = None
    ticking: float | None = None
    colour: str | None = None
    emblem: str | None = None
    guest: bool = False
    screen: int | None = None

    @property
    def nameless(self) -> bool:
        """Whether this seat's user had their data deleted: since then it has a negative number instead of a user id."""
        return self.user is not None and self.user < 0


class Entry(Struct, frozen=True, kw_only=True):
    """One row of a table's log: append-only. `body` is the entry's JSON (`games.history.log`), `events` the events'.

    `user` did it through the `source` (`slash`, `panel`, `computer`, `host`). Entry number `undone_by` took it back.
    """

    number: int
    seat: int | None
    user: int | None
    source: str
    interaction: int | None
    at: float
    body: bytes
    events: bytes
    undone_by: int | None = None


class Snapshot(Struct, frozen=True):
    """The state after this number of log entries: a cache that a replay can always make again."""

    entries: int
    state: bytes
    decisions: tuple[int, ...]


class OutboxMessage(Struct, frozen=True, kw_only=True):
    """A row of the outbox (`service.tables.outbox`): what is to be sent, edited or taken away after the commit.

    One of each `kind` and `target` of a table; a new row takes an unsent one's place and keeps the earlier `created`.
    `due`: not before. `attempts`: how often it failed. `nonce`: its message is found by it. `claimed`: the channel
    that the message may have been sent to, 0 for a direct message, None while it cannot have been sent.
    """

    id: int = 0
    table: int
    kind: str
    target: int = 0
    body: bytes = b"{}"
    due: float = 0.0
    created: float = 0.0
    attempts: int = 0
    nonce: int = 0
    claimed: int | None = None


class Timer(Struct, frozen=True, kw_only=True):
    """Something that happens at a time unless it is deleted before. One for each table, kind and target."""

    table: int
    kind: str
    target: int = 0
    due: float
    body: bytes = b"{}"


class DueTimer(Struct, frozen=True, kw_only=True):
    """The name of a timer that was found due. What it holds is read when it is claimed (`service.tables.tx`).

    `revision`: each setting has its own, so that a claim sees a later one. `attempts`: how often it has failed.
    """

    table: int
    kind: str
    target: int = 0
    revision: int
    attempts: int = 0


class Remark(Struct, frozen=True, kw_only=True):
    """Something that was done to a table from outside the game, public in its log.

    It stands after entry number `after`. `user` did it (None: the bot, by a rule), shown as `name`; `reason` in the
    user's own words, may be "". Without a `name` the user did nothing: the phrase is about their seat.
    """

    table: int
    after: int
    at: float
    user: int | None = None
    name: str = ""
    phrase: Phrase
    reason: str = ""


class Ballot(Struct, frozen=True, kw_only=True):
    """A question to all who sit at a table, asked by a seat; open until `outcome` is set, at the latest until `until`.

    `kind` says what is done when all agree, `body` (JSON) with what. `agreed`: the seats that said yes.
    """

    id: int = 0
    table: int
    kind: str
    seat: int
    at: float
    until: float
    body: bytes = b"{}"
    agreed: tuple[int, ...] = ()
    outcome: Literal["carried", "declined", "lapsed"] | None = None


class Vacancy(Struct, frozen=True, kw_only=True):
    """A seat of a running game that a substitute may take: `user` alone, or with None every user.

    `caller` offered it (None: the bot, by a rule of the table).
    """

    table: int
    seat: int
    user: int | None = None
    caller: int | None = None
    at: float


class Note(Struct, frozen=True, kw_only=True):
    """A user's private note at a table. `guest`: the seat of the guest who wrote it."""

    id: int = 0
    table: int
    user: int
    at: float
    text: str
    guest: int | None = None


class PremoveQueue(Struct, frozen=True, kw_only=True):
    """The premoves of a player at a table: a queue of actions, each its verb and nouns. No other player sees it.

    `mark`: what the player knew and could do when the queue was made or last went on (`relevant_digest` of
    `games.history.premoves`). `stopped`: why it stopped; the player's next notice says so. `hushed`: the notice of the
    present turn was withheld, because the queue plays it. `revision`: another number after every change by hand.
    """

    table: int
    user: int
    steps: tuple[tuple[str, ...], ...]
    mark: str
    hushed: bool = False
    stopped: Phrase | None = None
    revision: int = 0
    at: float


class Posted(Struct, frozen=True, kw_only=True):
    """A message that stands in Discord for a table: `role` is `lobby`, `board`, `hand`, ...; `owner` a user or 0.

    `nonce`: that of the row that sent it. Each edit keeps it in a button (`card.carrying`).
    """

    table: int
    role: str
    owner: int = 0
    channel: int
    message: int
    at: float
    nonce: int = 0


class Person(Struct, frozen=True, kw_only=True):
    """A user's preferences. `dm`: whether the last direct message went through (`open`, `closed`, `unknown`).

    `pictures`: the user's picture style, or `words` instead of pictures. `zone`: their time zone
    (`service.times.zones.zone_of`; None: UTC). `quiet`: from which to which minute of the user's day they get no
    notices; `quiet_days`: on which weekdays none at all (Monday is 0). `remind`: seconds until a reminder (0: never;
    None: the table's setting). `digest`: the minute of the user's day at which one message replaces the notices.
    `rated`: the user agreed to be rated. `affected`: they are told when others' actions do something to them. `colour`
    and `emblem`: those that the user would like in pictures (`games.core.style`; None: any).
    """

    user: int
    language: str | None = None
    notice: Notice = "dm"
    dm: Literal["unknown", "open", "closed"] = "unknown"
    pictures: StyleName = "standard"
    zone: str | None = None
    quiet: tuple[int, int] | None = None
    quiet_days: tuple[int, ...] = ()
    remind: float | None = None
    digest: int | None = None
    rated: bool = False
    affected: bool = False
    colour: str | None = None
    emblem: str | None = None


class Vacation(Struct, frozen=True, kw_only=True):
    """A user is away between two times, at all their tables. `computer`: one plays for them meanwhile. `spread`:
    whether all their tables have applied it.
    """

    user: int
    since: float
    until: float
    computer: bool = False
    spread: bool = False


class TableId(Struct, frozen=True):
    """A table's whole address."""

    guild: int
    table: int


class DeferredNotice(Struct, frozen=True, kw_only=True, rename={"table_id": "spot", "digest_table": "carrier"}):
    """A notice that waits for a digest.

    `place`: 0 for a direct message, else the channel. `digest_table`: the table whose outbox message sends the digest
    for that place. `channel`, `message`: where it was told (0: not yet).
    """

    user: int
    table_id: TableId
    place: int
    at: float
    digest_table: TableId | None = None
    channel: int = 0
    message: int = 0


class GuildInfo(Struct, frozen=True):
    """What is kept of a guild itself: its name when last seen, its language, whether the bot is in it.

    The name is clean (`names.clean`) wherever it comes from: files of earlier versions hold some that are not.
    """

    guild: int
    name: str = ""
    language: str = "en"
    present: bool = True

    def __post_init__(self) -> None:
        """Clean the name."""
        if self.name:
            force_setattr(self, "name", clean(self.name, LONGEST_SERVER))


class Open(Struct, frozen=True):
    """How much is open in a guild: what a user hosts (`opened`: since a time, whatever became of it), where they sit,
    what is played in one channel, and all of it. `lobbies` are counted among `tables`.
    """

    lobbies: int
    tables: int
    opened: int
    seats: int
    channel: int
    guild: int


class SeatResult(Struct, frozen=True, kw_only=True):
    """How a seat ended: its place among all participants, and its points by category."""

    seat: int
    rank: int
    total: int
    lines: tuple[tuple[str, int], ...]
    part: Part


BY_RULES = "rules"
"""How a game ended: by its rules."""


class Ended(Struct, frozen=True, kw_only=True):
    """How a table ended, derived from its log. `ended`: `rules`, or the reason for which its people ended it.

    `places`: how many took part, opponents that belong to the rules among them.
    """

    table: int
    at: float
    ended: str
    places: int
    seats: tuple[SeatResult, ...]


class Played(SeatResult, frozen=True, kw_only=True):
    """The same with the players: a user (for a `guest`), a computer (its level), or an anonymised user (below zero)."""

    user: int | None
    computer: str | None
    name: str
    guest: bool = False


class Play(Struct, frozen=True, kw_only=True):
    """A finished game as records and ratings need it; seats from the best to the last."""

    table: int
    game: str
    at: float
    ended: str
    places: int
    options: dict[str, str]
    terms: dict[str, str]
    seats: tuple[Played, ...]
