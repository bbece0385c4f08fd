"""Going back by a vote of all who sit: what is asked, when it may be, and what is done when all agree."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bot.errors import refused
from bot.games.core.phrase import Phrase, Who, say
from bot.service.context import Context
from bot.service.features.undo import rewind as rewinding
from bot.service.features.undo.rewind import Goal
from bot.service.records import Ballot
from bot.service.request import Actor
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.tx import TableTx


class Body(Struct, frozen=True):
    """Where to go back to: after entry `number`, before a turn of these `seats`."""

    number: int
    seats: tuple[int, ...]


def body_of(goal: Goal) -> bytes:
    """Return what a question about going back there is kept as."""
    return msgspec.json.encode(Body(goal.number, goal.undone[0].actors))


def question(loaded: LoadedTable, ballot: Ballot) -> Phrase:
    """Say what is asked."""
    body = msgspec.json.decode(ballot.body, type=Body)
    return say("ballot-rewind", who=tuple(map(Who, body.seats)) or say("host-nobody"), number=body.number + 1)


def allow(context: Context, loaded: LoadedTable, body: bytes) -> None:
    """Refuse where nothing is played."""
    status = loaded.table.status
    if status != "running":
        known = {"lobby": "not-started", "over": "over", "cancelled": "cancelled"}
        raise refused(known.get(status, "paused"))


async def carry_out(table: TableTx, ballot: Ballot) -> None:
    """Go back; where the table has gone another way since, it stays as it is and the log says so."""
    number = msgspec.json.decode(ballot.body, type=Body).number
    running = table.loaded.table.status == "running"
    past = await rewinding.past_of(table.tx, table.loaded) if running else None
    if past is None or past.goal(number) is None:
        await table.note(say("remark-too-late"))
    else:
        turns = await rewinding.go_back(table, number, Actor(source="vote"))
        await table.intervene(say("did-rewind", turns=turns))
