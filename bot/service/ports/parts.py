"""Parts of `ports.Reading` and `ports.Writing`: server settings, private data of players, results, timers, and queries
about whole tables.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

from msgspec import Struct

from bot.service.guild_settings import GuildSettings
from bot.service.ports.welcome import Welcome
from bot.service.records import DueTimer, Note, OutboxMessage, Play, PremoveQueue, Table, Timer


class RatedTable(Struct, frozen=True):
    """A table that was played as a rated one to its end. `named`: how many seats have a user who can still be named."""

    game: str
    table: int
    at: float
    named: int


class SettingsReading(Protocol):
    """Reads server settings and private data of players."""

    async def guild_settings(self) -> GuildSettings:
        """Return the server's settings, or the defaults."""
        ...

    async def welcome(self) -> Welcome | None:
        """Return the welcome of this server, None if there never was one."""
        ...

    async def notes(self, table: int, user: int) -> list[Note]:
        """Return a user's private notes at a table, oldest first."""
        ...

    async def premove_queue(self, table: int, user: int) -> PremoveQueue | None:
        """Return a user's premoves at a table, or None."""
        ...

    async def premove_queues(self, table: int) -> list[PremoveQueue]:
        """Return all players' premoves at a table."""
        ...


class SettingsWriting(Protocol):
    """Writes them."""

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Replace the server's settings."""
        ...

    async def save_welcome(self, welcome: Welcome) -> None:
        """Store the welcome of this server in the place of the former one."""
        ...

    async def add_note(self, note: Note) -> None:
        """Add a note."""
        ...

    async def drop_note(self, table: int, user: int, note: int) -> None:
        """Delete one of a user's notes; none of this number is no error."""
        ...

    async def save_premoves(self, plan: PremoveQueue) -> None:
        """Write a user's premoves, in the place of earlier ones."""
        ...

    async def drop_premoves(self, table: int, user: int) -> None:
        """Delete a user's premoves; none is no error."""
        ...


class DuesReading(Protocol):
    """Reads timers, due or not."""

    async def timers_of(self, kind: str) -> list[Timer]:
        """Return all timers of a kind, earliest first."""
        ...


class DuesWriting(Protocol):
    """Claims due timers and changes due times."""

    async def claim_timer(self, found: DueTimer) -> Timer | None:
        """Delete a timer and return it; None if it was set again or deleted since it was found due."""
        ...

    async def postpone_timer(self, found: DueTimer, due: float) -> None:
        """Set a timer's due time later, unless it was set again or deleted since it was found due."""
        ...

    async def shift_earlier(self, now: float, latest: float, by: float, but: Collection[str]) -> None:
        """Make outbox messages and timers that are due between now and `latest` due earlier, except these kinds.

        Messages that were tried before are made due earlier whatever their kind.
        """
        ...

    async def make_due(self, due: float, now: float) -> None:
        """Make outbox messages that are due at exactly this time due now."""
        ...


class WholeReading(Protocol):
    """Reads all stored rows of tables, for checks of the file."""

    async def numbers(self, *, unfinished: bool = False) -> list[int]:
        """Return the numbers of all tables, also of those that cannot be read; `unfinished`: not known to be over."""
        ...

    async def flaws(self, table: int) -> list[str]:
        """Return which of a table's rows cannot be read, as text for the operator."""
        ...

    async def waiting(self, table: int) -> tuple[list[Timer], list[OutboxMessage]]:
        """Return all timers and outbox messages of a table."""
        ...


class CallsReading(Protocol):
    """Counts which users were mentioned for which lobby or vacancy."""

    async def count_invitations(self, caller: int, user: int, since: float) -> int:
        """Return how often `caller` had this user mentioned since a time (at most a day ago), at all tables."""
        ...

    async def count_calls(self, table: int, user: int, since: float) -> int:
        """Return how often this user was mentioned for this table since a time (at most a day ago)."""
        ...


class CallsWriting(Protocol):
    """Records them."""

    async def note_invitation(self, table: int, caller: int, user: int, at: float) -> None:
        """Record that `caller` has this user mentioned at a table; records older than a day are deleted."""
        ...


class SummaryWriting(Protocol):
    """Records former boards that became summaries."""

    async def note_summary(self, table: int, channel: int, message: int, since: float, until: float) -> None:
        """Record that this message summarises the time between these two: it holds names."""
        ...


class ResultReading(Protocol):
    """Reads how games ended."""

    async def plays(
        self, game: str | None = None, user: int | None = None, tables: Iterable[int] | None = None
    ) -> list[Play]:
        """Return the finished games (of one game; at which this user sat; of these tables) in the order in which they
        ended, but for those that cannot be read.
        """
        ...

    async def rated_tables(self) -> list[RatedTable]:
        """Return all tables that were played as rated ones, as they ended."""
        ...

    async def without_result(self) -> list[Table]:
        """Return the tables that are over and have no stored result, newest first."""
        ...


class Prefetch(Protocol):
    """Reads rows of a block in advance. Each method is named after the query whose rows it reads.

    A round trip to the file costs more than a query. The rows come with the next round trip; they are read again if
    something is written in between.
    """

    def position(self, table: int) -> None:
        """The table, its seats and its snapshot."""
        ...

    def entries(self, table: int, last: int | None = None) -> None:
        """The newest entries of the log."""
        ...

    def entry_of(self, interaction: int) -> None:
        """The entry that an interaction made."""
        ...

    def notes(self, table: int, user: int) -> None:
        """A user's private notes."""
        ...

    def outgoing(self, table: int) -> None:
        """The outbox messages of a table."""
        ...

    def timers(self, table: int) -> None:
        """The timers of a table."""
        ...

    def posted(self, table: int) -> None:
        """The posted messages of a table."""
        ...

    def premove_queues(self, table: int) -> None:
        """All players' premoves at a table."""
        ...

    def next_due(self) -> None:
        """When the earliest outbox message or timer is due."""
        ...

    def info(self) -> None:
        """The guild's name, language and presence."""
        ...
