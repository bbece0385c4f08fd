"""Writing a table's log: every change of a running table goes through `write`, in one transaction."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from bot.games.core import codec
from bot.games.core.decisions import decisions_after, first_decisions
from bot.games.core.events import Event
from bot.games.core.log import AnyEntry, encode_entry, undone_by
from bot.games.core.replay import Replay, advance, begin, trim
from bot.service.context import House
from bot.service.ports import Writing
from bot.service.records import Entry, Snapshot
from bot.service.tables import announce, narrations, results
from bot.service.tables.loaded import Sitting


@dataclass(frozen=True)
class Author:
    """Who makes an entry, by which door; the interaction makes a repeated click known."""

    user: int | None = None
    door: str = "host"
    interaction: int | None = None


@dataclass(frozen=True)
class Written:
    """The table after an entry, and what it brought about. `repeated`: the interaction had been done before."""

    sitting: Sitting
    events: tuple[Event, ...] = ()
    repeated: bool = False


async def start(house: House, tx: Writing, sitting: Sitting) -> Sitting:
    """Set the game up and put the first position down; the table's row must say `running` already."""
    game = sitting.game
    walk = begin(game, len(sitting.seats), sitting.table.options, sitting.table.seed)
    begun = replace(sitting, walk=walk, decisions=first_decisions(len(sitting.seats)))
    begun = await _save(house, tx, begun, walk)
    return await announce.change(house, tx, sitting, begun, actor=None)


async def write(house: House, tx: Writing, sitting: Sitting, entry: AnyEntry, author: Author) -> Written:
    """Append an entry, keep the new position, and put down what is to be told. The caller has checked legality.

    A rewind is written from the whole walk: a trimmed one does not reach back.
    """
    walk = advance(sitting.game, sitting.position, entry)
    newest = walk.last
    seat = getattr(entry, "seat", None)
    await tx.append(
        sitting.table.id,
        Entry(
            number=newest.number,
            seat=seat,
            user=author.user,
            door=author.door,
            interaction=author.interaction,
            at=house.clock.now(),
            body=encode_entry(entry),
            events=codec.encode(newest.events),
        ),
    )
    for number, by in undone_by(walk.entries(), walk.positions[0].number + 1).items():
        if by == newest.number:
            await tx.mark_undone(sitting.table.id, number, by)
    decisions = decisions_after(sitting.game, newest.before, newest.state, newest.number, entry, sitting.decisions)
    after = replace(sitting, walk=walk, decisions=decisions)
    if not sitting.game.to_move(newest.state):
        after = replace(after, table=msgspec.structs.replace(after.table, status="over"))
        await tx.save_table(after.table)
        await results.keep(tx, after)
    after = await _save(house, tx, after, walk)
    await narrations.follow(house, tx, after, newest.number, newest.events)
    after = await announce.change(house, tx, sitting, after, actor=seat)
    return Written(after, newest.events)


async def _save(house: House, tx: Writing, sitting: Sitting, walk: Replay) -> Sitting:
    snapshot = Snapshot(walk.last.number, codec.encode(walk.state), sitting.decisions)
    await tx.save_snapshot(sitting.table.id, snapshot)
    # Kept before the commit: should that fail, the walk is longer than the log and never asked for.
    return replace(sitting, views=house.walks.put(sitting.guild, sitting.table.id, trim(walk), len(snapshot.state)))
