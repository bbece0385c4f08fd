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
from bot.service.ports import Writing
from bot.service.records import Ballot
from bot.service.tables.loaded import ACTIVE, LoadedTable, not_played

LONGEST_PAUSE = 366 * 86400.0


@dataclass(frozen=True)
class Measure:
    """`question`: what is asked, as an action ("Cancel the game"). `allow` raises Refused when it may not be asked
    now (with this body). `carry_out` does it within the transaction of the last answer and returns the table after it;
    it is called for what was allowed at first, so it must bear whatever has happened at the table since.
    """

    question: Callable[[LoadedTable, Ballot], Phrase]
    allow: Callable[[Context, LoadedTable, bytes], None]
    carry_out: Callable[[Context, Writing, LoadedTable, Ballot], Awaitable[LoadedTable]]


class PauseBody(Struct, frozen=True):
    """Until when the table is to pause."""

    until: float


def _may_cancel(context: Context, loaded: LoadedTable, body: bytes) -> None:
    if loaded.table.status not in ACTIVE:
        raise not_played(loaded.table)


async def _cancel(context: Context, tx: Writing, loaded: LoadedTable, ballot: Ballot) -> LoadedTable:
    after = await lifecycle.call_off(context, tx, loaded)
    await lifecycle.tell(context, tx, loaded, "told-called-off")
    return after


def _may_pause(context: Context, loaded: LoadedTable, body: bytes) -> None:
    _may_cancel(context, loaded, body)
    if loaded.table.status == "paused":
        raise refused("paused")
    until = msgspec.json.decode(body, type=PauseBody).until
    if not context.clock.now() < until <= context.clock.now() + LONGEST_PAUSE:
        raise refused("pause-until")


async def _pause(context: Context, tx: Writing, loaded: LoadedTable, ballot: Ballot) -> LoadedTable:
    until = msgspec.json.decode(ballot.body, type=PauseBody).until
    if loaded.table.status != "running" or until <= context.clock.now():
        return loaded
    return await lifecycle.pause_until(context, tx, loaded, "agreed", until)


def _pause_in_words(loaded: LoadedTable, ballot: Ballot) -> Phrase:
    until = msgspec.json.decode(ballot.body, type=PauseBody).until
    return say("ballot-pause", until=f"<t:{int(until)}:f>")


MEASURES: dict[str, Measure] = {
    "cancel": Measure(lambda loaded, ballot: say("ballot-cancel"), _may_cancel, _cancel),
    "pause": Measure(_pause_in_words, _may_pause, _pause),
    "rewind": Measure(undo_ballot.question, undo_ballot.allow, undo_ballot.carry_out),
}
