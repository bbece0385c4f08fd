"""How tables ended, derived from their logs: written down with the last entry, and later for those that lack it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from bot.errors import DamagedRow, StoreError, Unreadable
from bot.games.core.contract import Game
from bot.games.history.log import Acted, AnyEntry, Concluded, Seated, decode_entry
from bot.games.history.replay import replay_log
from bot.service.context import Context, log
from bot.service.ports import Writing
from bot.service.records import BY_RULES, Ended, Entry, Part, Seat, SeatResult, Table
from bot.service.tables.loaded import LoadedTable, lesson_at, note_damage, playable

UNKNOWN = "unknown"
"""A game ended in a way that its log does not tell."""
SAID_SO = ("vacation", "asked")
"""Reasons for a stand-in whose player is merely away."""
AT_ONCE = 20
"""The most missing results that one request derives; each needs a replay."""


async def keep(tx: Writing, loaded: LoadedTable) -> None:
    """Store how a table ended, from its log as it is in this transaction.

    A game ends even if that fails: then its result is missing until `make_up`, and the log says so. A guided game has
    none, so it counts nowhere.
    """
    if loaded.lesson is not None:
        return
    rows = await tx.entries(loaded.table.id)
    try:
        ended = outcome(loaded.game, loaded.table, loaded.seats, rows, loaded.state)
    except Exception:
        log.exception("guild %s table %s: no result (id %s)", loaded.guild, loaded.table.id, secrets.token_hex(4))
        return
    await tx.save_result(ended)


async def make_up(context: Context, guild: int) -> int:
    """Store missing results: of games that ended before results were stored, or at another host.

    Returns how many are still missing, for the next request. One that cannot be derived is logged and stored as
    unknown, so that it delays no other.
    """
    async with context.store.read(guild) as tx:
        lacking = [table for table in await tx.without_result() if counts(context, table)]
    for table in lacking[:AT_ONCE]:
        try:
            await _derive(context, guild, table)
        except DamagedRow:
            note_damage(context, Unreadable(guild, table.id, "one of its rows cannot be read"))
        except StoreError:
            raise
        except Exception:
            log.exception("guild %s table %s has no result (id %s)", guild, table.id, secrets.token_hex(4))
            async with context.store.write(guild) as tx:
                await tx.save_result(Ended(table=table.id, at=table.created, ended=UNKNOWN, places=1, seats=()))
    return len(lacking[AT_ONCE:])


def counts(context: Context, table: Table) -> bool:
    """Return whether a table's result can be derived and is wanted."""
    return playable(context, table) and lesson_at(context.titles[table.game], table) is None


def outcome(game: Game, table: Table, seats: Sequence[Seat], rows: Sequence[Entry], state: Any) -> Ended:
    """Return how a table ended whose game is over in this state."""
    did = [(row, decode_entry(row.body)) for row in rows if row.undone_by is None]
    moves = [(row, entry) for row, entry in did if not isinstance(entry, Seated)]
    last, ending = moves[-1]
    standing = game.score(state)
    return Ended(
        table=table.id,
        at=last.at,
        ended=ending.reason if isinstance(ending, Concluded) else BY_RULES,
        places=len(standing.results),
        seats=tuple(
            SeatResult(
                seat=result.seat,
                rank=result.rank,
                total=result.total,
                lines=tuple((line.category, line.points) for line in result.lines),
                part=_part(seats[result.seat], did),
            )
            for result in standing.results
            if result.seat is not None
        ),
    )


def _part(seat: Seat, did: Sequence[tuple[Entry, AnyEntry]]) -> Part:
    if seat.user is None:
        return "computer"
    if seat.standin is not None:
        return "away" if seat.standin.why in SAID_SO and seat.status == "seated" else "gone"
    if seat.status == "left":
        return "gone"
    acted = {row.user for row, entry in did if isinstance(entry, Acted) and entry.seat == seat.number}
    return "joined" if acted - {seat.user, None} else "whole"


async def _derive(context: Context, guild: int, table: Table) -> None:
    async with context.store.read(guild) as tx:
        seats, rows = await tx.seats(table.id), await tx.entries(table.id)
    game = context.titles[table.game].rules(table.rules_version)
    assert game is not None, "tables that cannot be played were left out"
    # A long log takes a second to replay; the event loop is not to wait for it.
    result = await asyncio.to_thread(_from_log, game, table, seats, rows)
    async with context.store.write(guild) as tx:
        await tx.save_result(result)


def _from_log(game: Game, table: Table, seats: Sequence[Seat], rows: Sequence[Entry]) -> Ended:
    replay = replay_log(game, len(seats), table.options, table.seed, (decode_entry(row.body) for row in rows))
    if game.to_move(replay.state):
        raise ValueError("the log does not lead to the end of the game")
    return outcome(game, table, seats, rows, replay.state)
