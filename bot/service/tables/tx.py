"""One transaction on one table. Whoever acts on a timer claims it in the transaction in which he acts."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.games.core.log import AnyEntry
from bot.service.context import Context
from bot.service.ports import Writing
from bot.service.records import DueTimer, Timer
from bot.service.tables.loaded import LoadedTable, load
from bot.service.tables.log import Actor, Written, write
from bot.service.tables.outbox import Body, put


@dataclass
class TableTx:
    """A table within a transaction. `loaded`: the table after what was done in it so far.

    It is a transaction and no more: what asks Discord, draws or thinks is done before it is opened.
    """

    context: Context
    tx: Writing
    loaded: LoadedTable

    @property
    def id(self) -> int:
        """Return the table's number."""
        return self.loaded.table.id

    async def append(self, entry: AnyEntry, actor: Actor) -> Written:
        """Append an entry to the log, with all that it brings."""
        written = await write(self.context, self.tx, self.loaded, entry, actor)
        self.loaded = written.loaded
        return written

    async def enqueue(self, kind: str, *, target: int = 0, body: Body | None = None) -> None:
        """Put an outgoing row, due now."""
        await put(self.context, self.tx, self.id, kind, target=target, body=body)

    async def set_timer(self, kind: str, due: float, target: int = 0, body: bytes = b"{}") -> None:
        """Set a timer, in the place of one of the same name."""
        await self.tx.put_timer(Timer(table=self.id, kind=kind, target=target, due=due, body=body))


Act = Callable[[TableTx, Timer], Awaitable[None]]
"""What is done at a table for a timer that was claimed. It is struck out; to come again it is set again."""
Prepare = Callable[[Context, int, DueTimer], Awaitable[Act]]
"""Does what is too slow for a transaction (thinking, asking Discord), and returns what is done in it.

What this read may be out of date by then: what decides is read in the transaction.
"""


def at_once(act: Act) -> Prepare:
    """Return the preparation of what needs none."""

    async def prepare(_context: Context, _guild: int, _found: DueTimer) -> Act:
        return act

    return prepare


@asynccontextmanager
async def open_table(context: Context, guild: int, table: int) -> AsyncIterator[TableTx]:
    """Open a transaction on a table. Raises Refused where there is no such table."""
    async with context.store.write(guild) as tx:
        yield TableTx(context, tx, await load(context, tx, guild, table))


async def claim(context: Context, guild: int, found: DueTimer, act: Act) -> None:
    """Strike a timer out and act on it, in one transaction: both are done, or neither.

    Nothing is done for one that was struck out or set anew since it was found due: that is found again in its time.
    """
    async with open_table(context, guild, found.table) as table:
        timer = await table.tx.claim_timer(found)
        if timer is not None:
            await act(table, timer)
