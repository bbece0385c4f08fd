"""Whether the stored data of a table agree: each row can be read, and the replayed log leads to the stored snapshot.

Files hold no checksums, so a row that was changed into another valid one shows only where two stored things disagree.
The log says what was done, the events beside each entry what came of it, and the snapshot where that led. If the
snapshot alone disagrees, it is made again from the log. If events disagree too, the log, the seed or the options were
changed, and what was played is unknown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bot.games.core.chance import SEED_BYTES
from bot.games.core.contract import Game, Option, Title, UnknownOption, settle
from bot.games.history.log import AnyEntry, BrokenLog, decode_entry, decode_events, decode_state, encode, undone_by
from bot.games.history.replay import Replay, decisions_of, replay_log
from bot.service.ports import Reading
from bot.service.records import Entry, OutboxMessage, Seat, Snapshot, Table, Timer
from bot.service.tables.terms import TERMS

SOURCES = ("slash", "panel", "computer", "host", "vote")
"""By which entries come into a log."""


_ALTERED = "it, one before it or the seed was altered"
_REPAIRS = "`python -m bot repair` makes it again from the log, if that is sound"
_MENDS = "the log counts, and the next action mends it"


class Unsound(Exception):
    """What is stored of a table does not fit together. Its words hold no value of the table."""

    harmless = True


class Known(Struct, frozen=True):
    """The kinds of rows and timers that this program knows."""

    outgoing: Collection[str]
    timers: Collection[str]


class Stored(Struct, frozen=True):
    """What is stored of a table and has to fit together."""

    table: Table
    seats: Sequence[Seat]
    rows: Sequence[Entry]
    snapshot: Snapshot | None


def sound_replay(game: Game, stored: Stored) -> tuple[Replay, bool]:
    """Replay a table's log; return the replay, and whether the snapshot differs from it, which was altered then.

    Raises Unsound where it is no log of this table, or where the log or the seed was altered; what the rules raise
    otherwise.
    """
    for fault in (*_settled(game, stored), *_seated(game, stored), *_numbered(stored)):
        raise Unsound(fault)
    table = stored.table
    try:
        replay = replay_log(game, len(stored.seats), table.options, table.seed, [_entry(row) for row in stored.rows])
    except BrokenLog as error:
        raise Unsound(f"log entry {error.number} cannot follow what was played before it; {_ALTERED}") from error
    if stored.snapshot is None or encode(replay.state) == stored.snapshot.state:
        return replay, False
    if (number := contradicted(game, stored, replay)) is not None:
        raise Unsound(f"log entry {number} did not lead to what was told of it; {_ALTERED}")
    if _dealt_otherwise(game, stored.table.seed, stored.snapshot, replay):
        raise Unsound("its seed is not the one that its game was dealt with")
    return replay, True


def contradicted(game: Game, stored: Stored, replay: Replay) -> int | None:
    """Return the number of the first log entry that does not lead to its stored events, or None."""
    pairs = zip(stored.rows, replay.positions[1:], strict=True)
    return next((row.number for row, position in pairs if _events(game, row) != position.events), None)


async def faults(
    titles: Mapping[str, Title], tx: Reading, table_id: int, known: Known | None = None, *, whole: bool
) -> list[str]:
    """Return all that is wrong with the stored data of a table, as text for the person who runs the bot.

    `whole`: the log is replayed too. Raises what its rules raise.
    """
    if flaws := await tx.flaws(table_id):
        return [f"{flaw} cannot be read" for flaw in flaws]
    found = await tx.position(table_id)
    if found is None:
        return []
    table, seats, snapshot = found
    title = titles.get(table.game)
    title = None if title is None else title.at(table.rules_version)
    if title is None:
        return [f"its game, or version {table.rules_version} of its rules, is not known to this program"]
    stored = Stored(table, seats, await tx.entries(table_id), snapshot)
    odd = [] if known is None else list(_of_no_kind(known, *await tx.waiting(table_id)))
    # A long log takes a second to replay; the event loop is not to wait for it.
    return [*odd, *await asyncio.to_thread(_of_the_game, title.game, stored, whole=whole)]


def _of_no_kind(known: Known, timers: Sequence[Timer], rows: Sequence[OutboxMessage]) -> Iterator[str]:
    yield from (f"waiting message {row.id} is of no known kind" for row in rows if row.kind not in known.outgoing)
    for timer in timers:
        if timer.kind not in known.timers:
            yield f"the timer due at {timer.due:.0f} is of no known kind"


def _of_the_game(game: Game, stored: Stored, *, whole: bool) -> list[str]:
    if stored.snapshot is None:
        begun = stored.table.status in ("running", "paused", "over") or stored.rows
        return (
            [f"its position is missing; {_REPAIRS}"] if begun else []
        )  # a lobby's options are fixed when it is started
    first = [*_settled(game, stored), *_seated(game, stored), *_numbered(stored), *_of_entries(game, stored)]
    return first if first or not whole else list(_of_the_replay(game, stored, stored.snapshot))


def _of_the_replay(game: Game, stored: Stored, snapshot: Snapshot) -> Iterator[str]:
    try:
        replay, differs = sound_replay(game, stored)
    except Unsound as error:
        yield str(error)
        return
    if (number := contradicted(game, stored, replay)) is not None:
        yield f"log entry {number} did not lead to what was told of it"
    elif differs or snapshot.entries != len(stored.rows):
        yield f"its snapshot differs from its log; {_MENDS}"
    elif snapshot.decisions != decisions_of(game, replay, len(stored.seats)):
        yield f"its decision numbers differ from its log; {_MENDS}"


def _settled(game: Game, stored: Stored) -> Iterator[str]:
    table = stored.table
    if len(table.seed) != SEED_BYTES:
        yield "its seed has not the length of a seed"
    if not _is_settled(game.meta.options, table.options):
        yield "its options are none that its game has"
    if not _is_settled(TERMS, table.terms):
        yield "its terms are none that there are"


def _is_settled(options: tuple[Option, ...], given: Mapping[str, str]) -> bool:
    try:
        settle(options, given)
    except UnknownOption:
        return False
    return True


def _seated(game: Game, stored: Stored) -> Iterator[str]:
    seats, levels = stored.seats, {None, *game.meta.levels}
    fewest, most = game.meta.players
    if [seat.number for seat in seats] != list(range(len(seats))) or not fewest <= len(seats) <= most:
        yield "its seats are not numbered as seats are"
    for seat in seats:
        if seat.computer not in levels or (seat.standin is not None and seat.standin.level not in levels):
            yield f"seat {seat.number} has a computer player that its game does not have"


def _numbered(stored: Stored) -> Iterator[str]:
    if [row.number for row in stored.rows] != list(range(1, len(stored.rows) + 1)):
        yield "the numbers of its log entries have gaps"


def _of_entries(game: Game, stored: Stored) -> Iterator[str]:
    log: list[AnyEntry] = []
    for row in stored.rows:
        try:
            log.append(entry := _entry(row))
            _events(game, row)
        except Unsound as error:
            yield str(error)
            return
        if row.seat != getattr(entry, "seat", None) or row.source not in SOURCES:
            yield f"log entry {row.number} does not say who made it"
    undone = undone_by(log)
    for row in stored.rows:
        if undone.get(row.number) != row.undone_by:
            yield f"log entry {row.number} is struck out wrongly"


def _entry(row: Entry) -> AnyEntry:
    try:
        return decode_entry(row.body)
    except msgspec.MsgspecError as error:
        raise Unsound(f"log entry {row.number} cannot be read") from error


def _events(game: Game, row: Entry) -> tuple[Any, ...]:
    try:
        return decode_events(game, row.events)
    except msgspec.MsgspecError as error:
        raise Unsound(f"what log entry {row.number} brought about cannot be read") from error


def _dealt_otherwise(game: Game, seed: bytes, snapshot: Snapshot, replay: Replay) -> bool:
    """Return whether the snapshot comes from another seed than the table's: its own seed differs, and more than that
    (else the seed itself was changed).
    """
    try:
        state = decode_state(game, snapshot.state)
    except msgspec.MsgspecError:
        return False
    if state.chance.seed == seed:
        return False
    chance = msgspec.structs.replace(state.chance, seed=seed)
    return bool(msgspec.structs.replace(state, chance=chance) != replay.state)
