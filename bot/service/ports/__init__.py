"""What the service needs from the outside, as protocols. db, renderers and cogs fulfil them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeVar

from bot.games.core.style import Style
from bot.service.ports.due_index import DueIndex
from bot.service.ports.parts import (
    CallsReading,
    CallsWriting,
    DuesReading,
    DuesWriting,
    Prefetch,
    ResultReading,
    SettingsReading,
    SettingsWriting,
    SummaryWriting,
    WholeReading,
)
from bot.service.ports.pending import PendingInteractions
from bot.service.ports.people import People
from bot.service.ports.table_index import Listing
from bot.service.records import (
    Ballot,
    DueTimer,
    Ended,
    Entry,
    GuildInfo,
    Open,
    OutboxMessage,
    Posted,
    Remark,
    Seat,
    Snapshot,
    Status,
    Table,
    Timer,
    Vacancy,
)

T = TypeVar("T")


class Reading(SettingsReading, ResultReading, CallsReading, DuesReading, WholeReading, Protocol):
    """What can be read from a guild's file. All of one `read` or `write` block sees one state of the file.

    A damaged row raises DamagedRow where it is read, and is left out of queries about several tables.
    """

    async def table(self, table: int) -> Table | None:
        """Return the table, or None."""
        ...

    @property
    def prefetch(self) -> Prefetch:
        """Return the prefetch of this block: it reads rows in advance, in the next round trip."""
        ...

    async def revision(self) -> int:
        """Return the number of the state that this block sees. Each transaction on the guild makes the next one.

        In a transaction it is the transaction's own.
        """
        ...

    def once_committed(self, do: Callable[[], None]) -> None:
        """Do this once what the block sees is committed: in a reading at once, in a transaction after its commit.

        After a rollback, and after a commit of which it is not known whether it was written, it is never done.
        """
        ...

    async def tables(self, statuses: Iterable[Status], channel: int | None = None) -> list[Table]:
        """Return the tables of these statuses (in that channel), oldest first, but for those that cannot be read."""
        ...

    async def tables_with_seats(self, statuses: Iterable[Status]) -> list[tuple[Table, tuple[Seat, ...]]]:
        """Return the tables of these statuses with their seats, oldest first, but for those that cannot be read.

        One round trip, and no table's log.
        """
        ...

    async def count_open(self, user: int, channel: int, since: float) -> Open:
        """Return how much is open: of this user, in this channel, in all; `opened` counts from `since` on."""
        ...

    async def seats(self, table: int) -> list[Seat]:
        """Return the seats by number."""
        ...

    async def entries(self, table: int, since: int = 0, last: int | None = None) -> list[Entry]:
        """Return the log after entry number `since` in order (only the `last` so many)."""
        ...

    async def entry_of(self, interaction: int) -> tuple[int, Entry] | None:
        """Return (table, entry) that this interaction made, or None."""
        ...

    async def snapshot(self, table: int) -> Snapshot | None:
        """Return the table's snapshot, or None."""
        ...

    async def position(self, table: int) -> tuple[Table, list[Seat], Snapshot | None] | None:
        """Return the table, its seats and its snapshot, or None, in one round trip."""
        ...

    async def posted(self, table: int, role: str, owner: int = 0) -> Posted | None:
        """Return where this message was posted, or None."""
        ...

    async def all_posted(self, table: int) -> list[Posted]:
        """Return all messages of a table, by role and owner."""
        ...

    async def outgoing(self, table: int, kind: str, target: int = 0) -> OutboxMessage | None:
        """Return the unsent row of this name, or None."""
        ...

    async def timer(self, table: int, kind: str, target: int = 0) -> Timer | None:
        """Return the timer of this name, or None."""
        ...

    async def due(self, now: float, limit: int = 50) -> tuple[list[DueTimer], list[OutboxMessage]]:
        """Return the names of the timers that are due, earliest first, and the rows, oldest first.

        Those that cannot be read are left out.
        """
        ...

    async def next_due(self) -> float | None:
        """Return when the earliest outgoing row or timer is due, or None when there is none."""
        ...

    async def said(self, table: int, key: str) -> bool:
        """Return whether this was announced already (`say_once`)."""
        ...

    async def remarks(self, table: int) -> list[Remark]:
        """Return the remarks on a table, oldest first."""
        ...

    async def ballot(self, table: int, ballot: int) -> Ballot | None:
        """Return the table's ballot of this number, open or decided, or None."""
        ...

    async def open_ballots(self, table: int) -> list[Ballot]:
        """Return the table's open ballots, oldest first."""
        ...

    async def vacancies(self, table: int) -> list[Vacancy]:
        """Return the table's vacancies by seat."""
        ...

    async def info(self) -> GuildInfo:
        """Return the guild's name, language and presence."""
        ...


class Writing(Reading, SettingsWriting, DuesWriting, CallsWriting, SummaryWriting, Protocol):
    """A transaction (`BEGIN IMMEDIATE`): all of it is written when the block ends, nothing when it raises."""

    async def add_table(self, table: Table) -> Table:
        """Write a new table and return it with its id."""
        ...

    async def save_table(self, table: Table) -> None:
        """Replace the table's row. Raises ValueError when there is none."""
        ...

    async def save_seats(self, table: int, seats: Sequence[Seat]) -> None:
        """Replace the table's seats."""
        ...

    async def append(self, table: int, entry: Entry) -> None:
        """Append to the log.

        The block ends with ValueError when the number is taken or leaves a gap, when the interaction made an entry
        already, or when there is no such table.
        """
        ...

    async def mark_undone(self, table: int, number: int, by: int) -> None:
        """Mark an entry as taken back by another."""
        ...

    async def save_snapshot(self, table: int, snapshot: Snapshot) -> None:
        """Replace the table's snapshot."""
        ...

    async def put_outgoing(self, row: OutboxMessage) -> None:
        """Put a message into the outbox, in the place of an unsent one of the same kind and target.

        Its id is new each time: a sender of the replaced row cannot take out this one. `created` is the replaced row's
        if that is earlier, and now where it was not given.
        """
        ...

    async def claim_outgoing(self, row: int, channel: int) -> None:
        """Record that a message may have been sent from now on: to a channel, or (0) as a direct message."""
        ...

    async def drop_outgoing(self, row: int) -> None:
        """Delete a message: it was sent, or is not wanted any more."""
        ...

    async def postpone(self, row: int, due: float) -> None:
        """Set a row's due time later and count the attempt."""
        ...

    async def put_timer(self, timer: Timer) -> None:
        """Set a timer, in the place of one of the same kind and target. It gets a new revision."""
        ...

    async def drop_timer(self, table: int, kind: str, target: int = 0) -> None:
        """Delete a timer."""
        ...

    async def save_posted(self, posted: Posted) -> None:
        """Store where a message was posted."""
        ...

    async def drop_posted(self, table: int, role: str, owner: int = 0) -> None:
        """Delete the record of a posted message."""
        ...

    async def say_once(self, table: int, key: str) -> bool:
        """Record that this is announced; return False if it was before."""
        ...

    async def remark(self, remark: Remark) -> None:
        """Add a remark. Remarks are never altered."""
        ...

    async def add_ballot(self, ballot: Ballot) -> Ballot:
        """Write a ballot and return it with its number. Raises ValueError while one of its kind is open."""
        ...

    async def save_ballot(self, ballot: Ballot) -> None:
        """Store who agreed, and how the ballot was decided."""
        ...

    async def put_vacancy(self, vacancy: Vacancy) -> None:
        """Offer a seat, in the place of a former offer of it."""
        ...

    async def drop_vacancy(self, table: int, seat: int) -> None:
        """Withdraw an offer."""
        ...

    async def index(self, table: int, users: Mapping[int, Listing], server: str) -> None:
        """Set in the index which users have this table: none when it is over. Other users' data of it are deleted."""
        ...

    async def save_result(self, result: Ended) -> None:
        """Store how a table ended, in the place of an earlier result."""
        ...

    async def save_info(self, info: GuildInfo) -> None:
        """Replace the guild's name, language and presence."""
        ...


class Readable(Protocol):
    """Reads the files of guilds. Raises `bot.errors.StoreError` and its kinds."""

    def read(self, guild: int) -> AbstractAsyncContextManager[Reading]:
        """Open a reading of a guild's file."""
        ...

    async def guilds(self) -> list[int]:
        """Return the guilds that have a file."""
        ...


class Store(Readable, Protocol):
    """All stored data. Raises `bot.errors.StoreError` and its kinds, never a database's own errors."""

    people: People
    due_index: DueIndex
    pending: PendingInteractions

    def admit(self, guild: int) -> None:
        """Let a place have a file again that was deleted while this process runs: a new table opens there."""
        ...

    async def read_with(self, guild: int, read: Callable[[Reading], Awaitable[T]]) -> T:
        """Return what `read` returns of a reading, which it only reads from: it may be called again with another one.

        A reading that needs one round trip costs less this way than as a block.
        """
        ...

    def write(self, guild: int) -> AbstractAsyncContextManager[Writing]:
        """Open a transaction on a guild's file (made when there is none)."""
        ...

    shared: bool
    """Whether other processes may write as well."""

    async def revisions(self, guilds: Iterable[int]) -> dict[int, int]:
        """Return the numbers of these guilds' states now (`Reading.revision`)."""
        ...

    async def guilds(self) -> list[int]:
        """Return the guilds that have a file, or had one that is gone now, in order."""
        ...

    async def data_of(self, user: int) -> dict[str, Any]:
        """Return all stored data of a user, as plain values.

        `preferences`; `guilds`: by id their `seats` {table, number, name, status}, `entries` (how many by table),
        `hosts`, `names` (of tables, that the user chose as their host), `messages` {table, role, channel, message, at};
        `unanswered`: the user's pending interactions; `unreadable`: guilds whose file cannot be read.
        """
        ...

    async def forget(self, user: int) -> list[int]:
        """Anonymise a user everywhere. Return the guilds whose file cannot be read, where this has to be repeated."""
        ...

    async def close(self) -> None:
        """Close all files."""
        ...


class Drawn(Protocol):
    """A finished picture."""

    @property
    def data(self) -> bytes:
        """The file's bytes."""
        ...

    @property
    def filename(self) -> str:
        """The file's name with its ending."""
        ...


class RenderService(Protocol):
    """Draws views off the event loop, in the words of a language and with the names as they are given."""

    async def draw(
        self,
        game: str,
        look: str,
        view: Any,
        about: str | None,
        names: Sequence[str],
        language: str,
        style: Style,
        within: float,
    ) -> Drawn | None:
        """Return the look's picture. Raises an exception of any kind when drawing failed.

        `within`: seconds that the caller can wait for drawing to begin. None if there is no such picture, or if the
        queue is too long for that time.
        """
        ...

    async def film(
        self,
        game: str,
        look: str,
        views: Sequence[Any],
        names: Sequence[str],
        language: str,
        style: Style,
    ) -> Drawn | None:
        """Return a look of each view as one moving picture; None and exceptions as with `draw`. It takes seconds."""
        ...
