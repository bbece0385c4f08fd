"""Live mode begins by itself when all players of a table are present: short panels, and no notices.

A player is present if they clicked at this table lately (`HERE`); Discord's online status does not count. When an
awaited player is gone, the table silently leaves live mode. Players whose notice was withheld get it then, once, in the
usual way. Withheld notices are stored with the table (`live_mode`), so a crash loses none. Clicks are in memory
alone (`Presence`): after a restart all players count as gone until they click again.
"""

from __future__ import annotations

import msgspec

from bot import progress
from bot.errors import Refused, StoreError
from bot.progress import Progress
from bot.service.context import Context, log
from bot.service.records import Timer
from bot.service.tables import announce, live_mode
from bot.service.tables.loaded import LoadedTable, load
from bot.service.tables.outbox import BOARD
from bot.service.tables.tx import TableTx, open_table

HERE = 300.0
"""Seconds within which all players must click for live mode to begin. An awaited player who does not click for so
long is gone. After live mode ends, clicks count again only after the same time.
"""
FEWEST = 2
"""The fewest people for live mode. A player alone with computers waits for nobody."""


async def seen(context: Context, user: int, guild: int, table: int) -> None:
    """Note a user's click at a table; when the last missing player clicks, live mode begins."""
    if not guild or not (here := _noted(context, user, guild, table)):
        return
    try:
        with progress.counting(Progress.NOTHING):  # live mode is no part of the request
            if await _may_turn(context, guild, table, here):
                async with open_table(context, guild, table) as opened:
                    live = await _turn_live(opened, here)
                context.runtime.presence.looked(guild, table, live=live)
    except Refused:
        pass
    except StoreError as error:
        log.warning(
            "guild %s table %s: could not check whether live mode begins: %s", guild, table, type(error).__name__
        )


async def seen_at(table: TableTx, user: int) -> None:
    """Do the same in a transaction on the table."""
    if here := _noted(table.context, user, table.loaded.guild, table.id):
        await _turn_live(table, here)


def _noted(context: Context, user: int, guild: int, table: int) -> set[int]:
    """Note it and return the present players; none if live mode is on or too few are present."""
    if context.settings.live <= 0:
        return set()
    now = context.clock.now()
    context.runtime.presence.note(guild, table, user, now)
    if context.runtime.presence.is_live(guild, table):
        return set()
    here = context.runtime.presence.since(guild, table, now - context.settings.live)
    return here if len(here) >= FEWEST and user in here else set()


async def _may_turn(context: Context, guild: int, table: int, here: set[int]) -> bool:
    """Return whether all players may be present.

    The table is read first where opening a transaction would most likely be in vain: players were missing at the last
    click, or the button may belong to a table that is gone.
    """
    if context.runtime.replays.knows(guild, table) and not context.runtime.presence.is_incomplete(guild, table):
        return True
    async with context.store.read(guild) as tx:
        tx.prefetch.position(table)
        if await live_mode.is_live(tx, table):
            context.runtime.presence.looked(guild, table, live=True)
            return False
        return _all_there(await load(context, tx, guild, table), here)


async def _turn_live(table: TableTx, here: set[int]) -> bool:
    """Begin live mode if all players are present; return whether it is on."""
    if await live_mode.is_live(table.tx, table.id):
        return True
    if not _all_there(table.loaded, here):
        return False
    await live_mode.begin(table)
    await table.show(BOARD)
    return True


def _all_there(loaded: LoadedTable, here: set[int]) -> bool:
    users = _players(loaded)
    return loaded.table.status == "running" and len(users) >= FEWEST and users <= here


def _players(loaded: LoadedTable) -> set[int]:
    """Return the people who play themselves."""
    seats = (seat for seat in loaded.people() if loaded.computer_on(seat.number) is None)
    return {seat.user for seat in seats if seat.user is not None}


async def check(table: TableTx, timer: Timer) -> None:
    """Check whether the awaited players are still present; else end live mode."""
    context, loaded = table.context, table.loaded
    now, span = context.clock.now(), context.settings.live
    lasts = [context.runtime.presence.last(loaded.guild, table.id, user) for user in loaded.awaited()]
    if loaded.table.status == "running" and span > 0 and all(last + span > now for last in lasts):
        await table.set_timer(timer.kind, min(lasts, default=now) + span, body=timer.body)
    else:
        await _fall_back(table, live_mode.read(timer))


async def _fall_back(table: TableTx, known: live_mode.LiveMode) -> None:
    """End live mode; players whose turn was not announced are notified now."""
    context, loaded = table.context, table.loaded
    context.runtime.presence.forget(loaded.guild, table.id, context.clock.now() + context.settings.live)
    if loaded.table.status != "running":
        return
    seats = set(known.withheld).intersection(loaded.to_move())
    if await table.tx.timer(table.id, announce.TELL) is None and seats:
        body = msgspec.json.encode(announce.Telling(tuple(sorted(seats))))
        await table.set_timer(announce.TELL, context.clock.now(), body=body)
    else:  # nobody is to be notified, or the timer that is set already will do it
        await table.show(BOARD)
    await table.renew_panels()
