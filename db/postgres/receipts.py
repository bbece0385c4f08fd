"""Tells whether a transaction was committed whose answer was lost.

A receipt is the transaction's number. What a server had not written to its log when it crashed is gone, and it gives
those numbers again; so does a standby that takes over. So each connection knows in which life of the server it began,
and a number that is found committed in another life may be another transaction's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import asyncpg

from bot.errors import StoreError
from db.broken import Row
from db.errors import OutcomeUnknown

Ask: TypeAlias = Callable[..., Awaitable[list[Row]]]
"""Returns the rows of a query on any connection."""
LOOKS = (0.0, 0.1, 0.3, 1.0, 3.0, 5.0)
"""Pauses in seconds before each look whether a transaction was committed whose answer was lost."""
_STATUS = "SELECT pg_xact_status(?::text::xid8), id::text, ?::text::xid8 >= first FROM cluster.life"
_END = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_xid = (?::text::xid8)::xid "
    "AND EXISTS (SELECT 1 FROM cluster.life WHERE id::text = ?)"
)
_LIFE = "SELECT id::text FROM cluster.life"
_BEGIN_LIFE = "INSERT INTO cluster.life DEFAULT VALUES ON CONFLICT DO NOTHING"


class LivingConnection(asyncpg.Connection):
    """A connection that knows in which life of the server it was made."""

    life = ""


async def note_life(connection: Any) -> None:
    """Let a new connection know the server's life: it lasts as long as that, or shorter."""
    life = await connection.fetchval(_LIFE)
    if life is None:
        await connection.execute(_BEGIN_LIFE)
        life = await connection.fetchval(_LIFE)
    connection.life = life


async def was_committed(ask: Ask, life: str, receipt: str) -> bool:
    """Return whether the transaction with this receipt was committed, which ran in this life of the server.

    One that is still under way is ended by the server: then it is one or the other. Raises OutcomeUnknown if the
    database does not tell it in time, or crashed meanwhile and has given the number again.
    """
    why: Exception | None = None
    for pause in LOOKS:
        await asyncio.sleep(pause)
        try:
            ((status, present, is_new),) = await ask(_STATUS, receipt, receipt)
            if status == "aborted" or (present != life and (is_new or status == "in progress")):
                return False
            if status == "committed" and present == life:
                return True
            if status == "committed":
                break
            await ask(_END, receipt, life)
        except ValueError:  # no transaction had this number yet
            return False
        except StoreError as error:
            why = error
    raise OutcomeUnknown("PostgreSQL: the connection was lost; it is not known whether it was written") from why
