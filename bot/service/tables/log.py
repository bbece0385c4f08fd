"""Writing a table's log: every change of a running table goes through `write`, in one transaction."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from bot.games.core import codec
from bot.games.core.events import Event
from bot.games.core.log import AnyEntry, encode_entry, undone_by
from bot.games.core.replay import Replay, advance, begin, decisions_after, first_decisions, trim
from bot.service.context import Context
from bot.service.ports import Writing
from bot.service.records import Entry, Snapshot
from bot.service.request import Actor
from bot.service.tables import announce, narrations, results
from bot.service.tables.loaded import LoadedTable


@dataclass(frozen=True)
class Written:
    """The table after an entry, and what it brought about. `repeated`: the interaction had been done before."""

    loaded: LoadedTable
    events: tuple[Event, ...] = ()
    repeated: bool = False


async def start(context: Context, tx: Writing, loaded: LoadedTable) -> LoadedTable:
    """Set the game up and put the first position down; the table's row must say `running` already."""
    game = loaded.game
    replay = begin(game, len(loaded.seats), loaded.table.options, loaded.table.seed)
    begun = replace(loaded, replay=replay, decisions=first_decisions(len(loaded.seats)))
    begun = await _save(context, tx, begun, replay)
    return await announce.change(context, tx, loaded, begun, actor=None)


async def write(context: Context, tx: Writing, loaded: LoadedTable, entry: AnyEntry, actor: Actor) -> Written:
    """Append an entry, keep the new position, and put down what is to be told. The caller has checked legality.

    A rewind is written from the whole replay: a trimmed one does not reach back.
    """
    replay = advance(loaded.game, loaded.position, entry)
    newest = replay.last
    seat = getattr(entry, "seat", None)
    await tx.append(
        loaded.table.id,
        Entry(
            number=newest.number,
            seat=seat,
            user=actor.user,
            source=actor.source,
            interaction=actor.interaction,
            at=context.clock.now(),
            body=encode_entry(entry),
            events=codec.encode(newest.events),
        ),
    )
    for number, by in undone_by(replay.entries(), replay.positions[0].number + 1).items():
        if by == newest.number:
            await tx.mark_undone(loaded.table.id, number, by)
    decisions = decisions_after(loaded.game, newest.before, newest.state, newest.number, entry, loaded.decisions)
    after = replace(loaded, replay=replay, decisions=decisions)
    if not loaded.game.to_move(newest.state):
        after = replace(after, table=msgspec.structs.replace(after.table, status="over"))
        await tx.save_table(after.table)
        await results.keep(tx, after)
    after = await _save(context, tx, after, replay)
    await narrations.follow(context, tx, after, newest.number, newest.events)
    after = await announce.change(context, tx, loaded, after, actor=seat)
    return Written(after, newest.events)


async def _save(context: Context, tx: Writing, loaded: LoadedTable, replay: Replay) -> LoadedTable:
    snapshot = Snapshot(replay.last.number, codec.encode(replay.state), loaded.decisions)
    await tx.save_snapshot(loaded.table.id, snapshot)
    # Kept before the commit: should that fail, the replay is longer than the log and never asked for.
    return replace(
        loaded, views=context.runtime.replays.put(loaded.guild, loaded.table.id, trim(replay), len(snapshot.state))
    )
