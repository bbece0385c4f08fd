"""A table whose people are all there turns live by itself: short panels, and nobody is called, for they look at it.

Who is there is seen by what he presses at this table, never by what Discord shows of him. When somebody who is awaited
has gone the table falls back without a word, and whoever's call was withheld is called now, once, in his usual way.
What is withheld is kept with the table (`lively`), so that nothing is lost with a process; who has pressed what is in
memory alone (`Presence`), and after a restart everybody counts as gone until he presses again.
"""

from __future__ import annotations

import msgspec

from bot.errors import Refused, StoreError
from bot.service.context import Context, log
from bot.service.records import Timer
from bot.service.tables import announce, live_mode
from bot.service.tables.loaded import LoadedTable, load
from bot.service.tables.tx import TableTx, open_table

HERE = 300.0
"""Seconds within which all must have pressed something for a table to turn live, and after which somebody who is
awaited and presses nothing has gone. After a fall-back as many again pass before what is pressed counts.
"""
FEWEST = 2
"""People at a table that can turn live: who plays alone with computers is there or is not."""


async def seen(context: Context, user: int, guild: int, table: int) -> None:
    """Note that somebody pressed something at a table; with the last who was missing it turns live."""
    if not guild or not (here := _noted(context, user, guild, table)):
        return
    try:
        if await _is_to_turn(context, guild, table, here):
            async with open_table(context, guild, table) as opened:
                await _turn_live(opened, here)
    except Refused:
        pass
    except StoreError as error:
        log.warning("guild %s table %s: not seen whether it is live: %s", guild, table, type(error).__name__)


async def seen_at(table: TableTx, user: int) -> None:
    """Do the same in a transaction on the table."""
    if here := _noted(table.context, user, table.loaded.guild, table.id):
        await _turn_live(table, here)


def _noted(context: Context, user: int, guild: int, table: int) -> set[int]:
    """Note it, and return who is there; nobody where the table is live, or too few are there."""
    if context.settings.live <= 0:
        return set()
    now = context.clock.now()
    context.runtime.presence.note(guild, table, user, now)
    if context.runtime.presence.is_live(guild, table):
        return set()
    here = context.runtime.presence.since(guild, table, now - context.settings.live)
    return here if len(here) >= FEWEST and user in here else set()


async def _is_to_turn(context: Context, guild: int, table: int, here: set[int]) -> bool:
    async with context.store.read(guild) as tx:
        tx.prefetch.position(table)
        if await live_mode.is_live(tx, table):
            context.runtime.presence.turned_live(guild, table)
            return False
        return _all_there(await load(context, tx, guild, table), here)


async def _turn_live(table: TableTx, here: set[int]) -> None:
    if _all_there(table.loaded, here) and not await live_mode.is_live(table.tx, table.id):
        await live_mode.begin(table.context, table.tx, table.id)
        await table.enqueue("board")


def _all_there(loaded: LoadedTable, here: set[int]) -> bool:
    users = _players(loaded)
    return loaded.table.status == "running" and len(users) >= FEWEST and users <= here


def _players(loaded: LoadedTable) -> set[int]:
    """Return the people who play themselves."""
    seats = (seat for seat in loaded.people() if loaded.computer_on(seat.number) is None)
    return {seat.user for seat in seats if seat.user is not None}


async def ring(table: TableTx, timer: Timer) -> None:
    """Look whether whoever is awaited is still there; else fall back."""
    context, loaded = table.context, table.loaded
    now, span = context.clock.now(), context.settings.live
    lasts = [context.runtime.presence.last(loaded.guild, table.id, user) for user in loaded.awaited()]
    if loaded.table.status == "running" and span > 0 and all(last + span > now for last in lasts):
        await table.set_timer(timer.kind, min(lasts, default=now) + span, body=timer.body)
    else:
        await _fall_back(table, live_mode.read(timer))


async def _fall_back(table: TableTx, known: live_mode.LiveMode) -> None:
    """Let a table be as others are again; who was not called for his turn is called now."""
    context, loaded = table.context, table.loaded
    context.runtime.presence.forget(loaded.guild, table.id, context.clock.now() + context.settings.live)
    if loaded.table.status != "running":
        return
    seats = set(known.withheld).intersection(loaded.to_move())
    if await table.tx.timer(table.id, announce.TELL) is None and seats:
        body = msgspec.json.encode(announce.Telling(tuple(sorted(seats))))
        await table.set_timer(announce.TELL, context.clock.now(), body=body)
    else:  # a turn that is still to be told is told as ever
        await table.enqueue("board")
    await announce.renew_letters(context, table.tx, loaded)
