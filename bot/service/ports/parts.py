"""Parts of `ports.Reading` and `ports.Writing`: server settings, private data of players, results, timers, and queries
about whole tables.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

from bot.service.records import DueTimer, GuildSettings, Note, OutboxMessage, Play, PremoveQueue, Table, Timer


class SettingsReading(Protocol):
    """What can be read of them."""

    async def guild_settings(self) -> GuildSettings:
        """Return the server's settings, or the defaults."""
        ...

    async def notes(self, table: int, user: int) -> list[Note]:
        """Return a user's private notes at a table, oldest first."""
        ...

    async def premove_queue(self, table: int, user: int) -> PremoveQueue | None:
        """Return what this user intends to do at a table, or None."""
        ...

    async def premove_queues(self, table: int) -> list[PremoveQueue]:
        """Return all plans at a table."""
        ...


class SettingsWriting(Protocol):
    """What can be written of them."""

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Replace the server's settings."""
        ...

    async def add_note(self, note: Note) -> None:
        """Add a note."""
        ...

    async def drop_note(self, table: int, user: int, note: int) -> None:
        """Take one of a user's notes out; none of this number is no error."""
        ...

    async def save_premoves(self, plan: PremoveQueue) -> None:
        """Write a plan, in the place of a former one."""
        ...

    async def drop_premoves(self, table: int, user: int) -> None:
        """Let a plan go; none is no error."""
        ...


class DuesReading(Protocol):
    """What waits, whenever it is due."""

    async def timers_of(self, kind: str) -> list[Timer]:
        """Return all timers of a kind, earliest first."""
        ...


class DuesWriting(Protocol):
    """What was found due, claimed; when what waits is due, set again."""

    async def claim_timer(self, found: DueTimer) -> Timer | None:
        """Delete a timer and return it; None if it was set again or deleted since it was found due."""
        ...

    async def postpone_timer(self, found: DueTimer, due: float) -> None:
        """Set a timer's due time later, unless it was set again or deleted since it was found due."""
        ...

    async def shift_earlier(self, now: float, latest: float, by: float, but: Collection[str]) -> None:
        """Let rows and timers that are due between now and `latest` come so much earlier, but for these kinds.

        Rows that were tried are pulled in whatever their kind.
        """
        ...

    async def make_due(self, due: float, now: float) -> None:
        """Let rows that wait for exactly this time be due now."""
        ...


class WholeReading(Protocol):
    """All stored rows of tables, for checks of the file."""

    async def numbers(self, *, unfinished: bool = False) -> list[int]:
        """Return the numbers of all tables, also of those that cannot be read; `unfinished`: not known to be over."""
        ...

    async def flaws(self, table: int) -> list[str]:
        """Return which of a table's rows cannot be read, as text for the person who runs the bot."""
        ...

    async def waiting(self, table: int) -> tuple[list[Timer], list[OutboxMessage]]:
        """Return all timers and unsent rows of a table."""
        ...


class CallsReading(Protocol):
    """Which users were mentioned for which lobby or vacancy."""

    async def count_invitations(self, caller: int, user: int, since: float) -> int:
        """Return how often `caller` had this user mentioned since a time (at most a day ago), at all tables."""
        ...

    async def count_calls(self, table: int, user: int, since: float) -> int:
        """Return how often this user was mentioned for this table since a time (at most a day ago), by anybody."""
        ...


class CallsWriting(Protocol):
    """The same, written."""

    async def note_invitation(self, table: int, caller: int, user: int, at: float) -> None:
        """Note that `caller` has this user mentioned at a table; notes older than a day are deleted."""
        ...


class SummaryWriting(Protocol):
    """Former boards that became summaries."""

    async def note_summary(self, table: int, channel: int, message: int, since: float, until: float) -> None:
        """Note that this message says what was done between these times: it holds names."""
        ...


class ResultReading(Protocol):
    """How games ended."""

    async def plays(
        self, game: str | None = None, user: int | None = None, tables: Iterable[int] | None = None
    ) -> list[Play]:
        """Return the finished games (of one game; at which this user sat; of these tables) in the order in which they
        ended, but for those that cannot be read.
        """
        ...

    async def rated_tables(self) -> list[tuple[str, int, float]]:
        """Return the game, the number and the end of all tables that were played as rated ones, as they ended."""
        ...

    async def without_result(self) -> list[Table]:
        """Return the tables that are over and whose result was not written down, newest first."""
        ...


class Prefetch(Protocol):
    """Tells a block what will be asked for, by what its methods are named after; nothing else changes by it.

    A trip to the file costs more than what is read there. What was told travels with the next trip, and is asked for
    again if something is written in between.
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

    def timers(self, table: int) -> None:
        """What is to happen at a table."""
        ...

    def posted(self, table: int) -> None:
        """The messages of a table that stand."""
        ...

    def premove_queues(self, table: int) -> None:
        """The plans at a table."""
        ...

    def next_due(self) -> None:
        """When the earliest outgoing row or timer is due."""
        ...

    def info(self) -> None:
        """What is kept of the guild."""
        ...
