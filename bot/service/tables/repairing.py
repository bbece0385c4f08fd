"""What the log of a table says, compared with what is stored beside it; and its writing where they differ.

The log says what was played: the position, the decision numbers, the marks of what was taken back, whether the game is
over and its result follow from it. Timers follow from it and from what is stored beside it (`lost_timers`). Where the
log itself was altered, nothing follows.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from bot.errors import Unreadable
from bot.games.core.contract import Game, Title
from bot.games.history.log import decode_entry, decode_state, encode, undone_by
from bot.games.history.replay import decisions_of
from bot.service.ports import Reading, Writing
from bot.service.records import Ended, Entry, OutboxMessage, Play, Snapshot, Table, Timer
from bot.service.tables import index, results
from bot.service.tables.loaded import LoadedTable, lesson_at
from bot.service.tables.lost_timers import StoredTimers
from bot.service.tables.outbox import BOARD, NONCES
from bot.service.tables.record_export import NoSuchTable, stored_at
from bot.service.tables.soundness import Stored, Unsound, contradicted, sound_replay


class Repair(Struct, frozen=True, kw_only=True):
    """What is to be written so that a table is as its log says. `differences`: a line for each thing, in words."""

    table: Table
    differences: tuple[str, ...] = ()
    over: bool = False
    snapshot: Snapshot | None = None
    marks: tuple[tuple[int, int], ...] = ()
    result: Ended | None = None
    timers: tuple[Timer, ...] = ()


class _Beside(Struct, frozen=True):
    """What is stored beside a table's log and position: its result, and its timers. `now`: in UTC seconds."""

    play: Play | None
    timers: StoredTimers
    now: float


async def compare(titles: Mapping[str, Title], tx: Reading, guild: int, table_id: int, now: float) -> Repair:
    """Return how what is stored of a table differs from its log. `now`: UTC seconds, from which lost timers begin anew.

    Raises NoSuchTable where no game was started, Unreadable where the log does not tell what was played.
    """
    stored = await stored_at(tx, guild, table_id)
    table = stored.table
    if table.status == "lobby" or (stored.snapshot is None and not stored.rows and table.status == "cancelled"):
        raise NoSuchTable(guild, table_id)
    title = titles.get(table.game)
    title = None if title is None else title.at(table.rules_version)
    if title is None:
        raise Unreadable(guild, table_id, "its game, or the version of its rules, is not known to this program")
    plays = await tx.plays(tables=[table_id])
    beside = _Beside(plays[0] if plays else None, await StoredTimers.read(tx, table_id), now)
    try:
        # A long log takes a second to replay; the event loop is not to wait for it.
        return await asyncio.to_thread(_compared, title, guild, stored, beside)
    except Unsound as error:
        raise Unreadable(guild, table_id, str(error)) from error


async def write(tx: Writing, repair: Repair) -> None:
    """Write what `compare` found, in one transaction with it."""
    number = repair.table.id
    for entry, by in repair.marks:
        await tx.mark_undone(number, entry, by)
    if repair.snapshot is not None:
        await tx.save_snapshot(number, repair.snapshot)
    if repair.over:
        await tx.save_table(repair.table)
    if repair.result is not None:
        await tx.save_result(repair.result)
    for timer in repair.timers:
        await tx.put_timer(timer)
    await tx.put_timer(Timer(table=number, kind=index.KIND, due=0.0))
    if await tx.outgoing(number, BOARD) is None:
        nonce = NONCES + 1 + secrets.randbelow(NONCES - 1)
        await tx.put_outgoing(OutboxMessage(table=number, kind=BOARD, nonce=nonce))


def _compared(title: Title, guild: int, stored: Stored, beside: _Beside) -> Repair:
    game, table = title.game, stored.table
    replay, _ = sound_replay(game, stored)
    if (number := contradicted(game, stored, replay)) is not None:
        raise Unsound(f"log entry {number} did not lead to what was told of it")
    marks = _missing_marks(stored)
    entries = _marked(stored.rows, dict(marks))
    snapshot = Snapshot(replay.last.number, encode(replay.state), decisions_of(game, replay, len(stored.seats)))
    over = not game.to_move(replay.state)
    if table.status == "over" and not over:
        raise Unsound("it counts as over, and its log does not lead to the end of the game")
    ends = over and table.status in ("running", "paused")
    words = [f"log entry {entry} is not marked as taken back; by the log entry {by} did that" for entry, by in marks]
    words += [*_of_the_snapshot(game, stored.snapshot, snapshot)]
    moved = snapshot if stored.snapshot != snapshot else None
    if ends:
        words.append(f"the table counts as {table.status}; by the log the game is over")
        table = msgspec.structs.replace(table, status="over", paused=None, wakes=None)
    result = None
    if table.status == "over" and lesson_at(title, table) is None:
        result = results.outcome(game, table, stored.seats, entries, replay.state)
        if told := list(_of_the_result(beside.play, result)):
            words += told
        else:
            result = None
    loaded = LoadedTable(guild, table, tuple(stored.seats), title, replay, snapshot.decisions)
    lost = list(beside.timers.missing(loaded, beside.now))
    words += [what for _, what in lost]
    return Repair(
        table=table,
        differences=tuple(words),
        over=ends,
        snapshot=moved,
        marks=marks,
        result=result,
        timers=tuple(timer for timer, _ in lost),
    )


def _missing_marks(stored: Stored) -> tuple[tuple[int, int], ...]:
    """Return the entries that were taken back and are not marked so, each with what took it back. Raises Unsound."""
    undone = undone_by([decode_entry(row.body) for row in stored.rows])
    for row in stored.rows:
        # A mark is written once and stays: the file's own triggers hold it.
        if row.undone_by is not None and row.undone_by != undone.get(row.number):
            raise Unsound(f"log entry {row.number} is struck out wrongly")
    return tuple((row.number, undone[row.number]) for row in stored.rows if row.undone_by != undone.get(row.number))


def _marked(rows: Sequence[Entry], marks: Mapping[int, int]) -> list[Entry]:
    return [msgspec.structs.replace(row, undone_by=marks.get(row.number, row.undone_by)) for row in rows]


def _of_the_snapshot(game: Game, stored: Snapshot | None, right: Snapshot) -> Iterator[str]:
    if stored is None:
        yield f"the position is missing; by the log it is that after {right.entries} entries"
        return
    if stored.entries != right.entries:
        yield f"the position is stored as that after entry {stored.entries}; the log has {right.entries} entries"
    if stored.state != right.state:
        yield f"the position differs from the log's: {_parts(game, stored.state, right.state)}"
    if stored.decisions != right.decisions:
        yield f"the decision numbers are {_list(stored.decisions)}; by the log they are {_list(right.decisions)}"


def _parts(game: Game, stored: bytes, right: bytes) -> str:
    """Return which parts of a position differ, by name: their values are players' secrets."""
    try:
        kept = msgspec.structs.asdict(decode_state(game, stored))
    except msgspec.MsgspecError:
        return "it cannot be read"
    there = msgspec.structs.asdict(decode_state(game, right))
    return ", ".join(name for name in there if kept[name] != there[name]) or "in the way it is written"


def _of_the_result(stored: Play | None, right: Ended) -> Iterator[str]:
    if stored is None:
        yield "the result is missing"
        return
    if (stored.ended, stored.places) != (right.ended, right.places):
        yield f"the game ended by {stored.ended}, places {stored.places}; by the log {right.ended}, {right.places}"
    kept = {seat.seat: seat for seat in stored.seats}
    for seat in right.seats:
        own = kept.get(seat.seat)
        if own is None:
            yield f"the result of seat {seat.seat} is missing"
        elif (own.rank, own.total, own.lines) != (seat.rank, seat.total, seat.lines):
            yield (
                f"seat {seat.seat} has rank {own.rank} with {own.total} points; by the log rank {seat.rank} with "
                f"{seat.total}"
            )


def _list(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers)) or "missing"
