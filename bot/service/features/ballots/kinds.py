"""What the people of a table can agree on by a ballot: the question in words, when it may be asked, what is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from bot.errors import refused
from bot.games.core.phrase import Phrase, say
from bot.service.context import Context
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.undo import ballot as undo_ballot
from bot.service.records import Ballot
from bot.service.tables.loaded import ACTIVE, LoadedTable, not_played
from bot.service.tables.tx import TableTx

LONGEST_PAUSE = 366 * 86400.0


@dataclass(frozen=True)
class Measure:
    """`question`: what the vote is about, as an action ("Cancel the game"). `allow` raises Refused if the vote is not
    allowed now (with this body). `carry_out` runs within the transaction of the last vote. It is called for what was
    allowed at first, so it must accept all that has happened at the table since.
    """

    question: Callable[[LoadedTable, Ballot], Phrase]
    allow: Callable[[Context, LoadedTable, bytes], None]
    carry_out: Callable[[TableTx, Ballot], Awaitable[None]]


class PauseBody(Struct, frozen=True):
    """Until when the table is to pause."""

    until: float


def _may_cancel(context: Context, loaded: LoadedTable, body: bytes) -> None:
    if loaded.table.status not in ACTIVE:
        raise not_played(loaded.table)


async def _cancel(table: TableTx, ballot: Ballot) -> None:
    await lifecycle.call_off(table)
    await lifecycle.tell(table, "told-called-off")


def _may_pause(context: Context, loaded: LoadedTable, body: bytes) -> None:
    _may_cancel(context, loaded, body)
    if loaded.table.status == "paused":
        raise refused("paused")
    until = msgspec.json.decode(body, type=PauseBody).until
    if not context.clock.now() < until <= context.clock.now() + LONGEST_PAUSE:
        raise refused("pause-until")


async def _pause(table: TableTx, ballot: Ballot) -> None:
    until = msgspec.json.decode(ballot.body, type=PauseBody).until
    if table.loaded.table.status == "running" and until > table.context.clock.now():
        await lifecycle.pause_until(table, "agreed", until)


def _pause_in_words(loaded: LoadedTable, ballot: Ballot) -> Phrase:
    until = msgspec.json.decode(ballot.body, type=PauseBody).until
    return say("ballot-pause", until=f"<t:{int(until)}:f>")


MEASURES: dict[str, Measure] = {
    "cancel": Measure(lambda loaded, ballot: say("ballot-cancel"), _may_cancel, _cancel),
    "pause": Measure(_pause_in_words, _may_pause, _pause),
    "rewind": Measure(undo_ballot.question, undo_ballot.allow, undo_ballot.carry_out),
}
