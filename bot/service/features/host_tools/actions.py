"""What a table's host (and whoever looks after the server) may do to a running table, each with a reason for all.

Every tool is one transaction: the change, a remark in the public log with who and why, and a word to the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import msgspec

from bot.errors import Refused, refused
from bot.games.core.log import acted
from bot.games.core.phrase import Phrase, Who, say
from bot.service.context import Context
from bot.service.features.computers import choosing
from bot.service.features.computers.choosing import Decision
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.seats import standins, vacancies
from bot.service.features.undo import rewind as rewinding
from bot.service.people.permissions import may_host
from bot.service.ports import Writing
from bot.service.records import Seat, Table
from bot.service.request import Request
from bot.service.tables import log
from bot.service.tables.loaded import ACTIVE, LoadedTable, load, not_played
from bot.service.tables.log import Actor
from bot.service.tables.outbox import put
from bot.service.tables.remarks import intervene, tidy

put_in = msgspec.structs.replace
LONGEST_TURN = 64
"""Actions of one turn at most, when somebody is skipped."""


@dataclass(frozen=True)
class Tool:
    """A tool in somebody's hand: at which table, why, and how many log entries there were when he took it up.

    `entries` None: it matters not what has happened since.
    """

    request: Request
    guild: int
    table: int
    reason: str
    entries: int | None = None

    @property
    def actor(self) -> Actor:
        """Return who does it, for the log."""
        return Actor(self.request.user, "host", self.request.interaction)


Change = Callable[[Writing, LoadedTable], Awaitable[LoadedTable]]


async def use(context: Context, tool: Tool, change: Change, statuses: tuple[str, ...] = ACTIVE) -> LoadedTable:
    """Change a table of these statuses by its host's will. Raises Refused; the same interaction twice changes once."""
    if not tidy(tool.reason):
        raise refused("no-reason")
    async with context.store.write(tool.guild) as tx:
        loaded = await load(context, tx, tool.guild, tool.table)
        await may_host(tx, tool.request, loaded)
        if not await tx.say_once(tool.table, f"tool:{tool.request.interaction}"):
            return loaded
        if loaded.table.status not in statuses:
            raise _because(loaded.table)
        if tool.entries not in (None, loaded.entries):
            raise refused("stale")
        return await change(tx, loaded)


def _because(table: Table) -> Refused:
    if table.status not in ACTIVE:
        return not_played(table)
    return refused("paused" if table.status == "paused" else "not-paused")


async def rewind(context: Context, tool: Tool, number: int) -> LoadedTable:
    """Go back to the end of an earlier turn."""

    async def change(tx: Writing, loaded: LoadedTable) -> LoadedTable:
        return await rewinding.go_back(context, tx, loaded, number, tool.actor, by=tool.request, reason=tool.reason)

    return await use(context, tool, change, ("running",))


async def pause(context: Context, tool: Tool) -> LoadedTable:
    """Let the table rest until its host or a player goes on."""

    async def change(tx: Writing, loaded: LoadedTable) -> LoadedTable:
        after = await lifecycle.rest(context, tx, loaded, "asked")
        await put(context, tx, tool.table, "board")
        return await _told(context, tx, after, say("did-pause"), tool)

    return await use(context, tool, change, ("running",))


async def go_on(context: Context, tool: Tool) -> LoadedTable:
    """Wake a table that rests."""

    async def change(tx: Writing, loaded: LoadedTable) -> LoadedTable:
        if loaded.table.paused not in ("asked", "agreed", "asleep"):
            raise refused("resume-in-channel" if loaded.table.paused == "channel" else "still-missing")
        after = await lifecycle.go_on(context, tx, loaded)
        return await _told(context, tx, after, say("did-go-on"), tool)

    return await use(context, tool, change, ("paused",))


async def skip(context: Context, tool: Tool, seat: int) -> LoadedTable:
    """Let the rules' default, or a computer where there is none, finish the turn of a seat that is awaited."""

    async def change(tx: Writing, loaded: LoadedTable) -> LoadedTable:
        if seat not in loaded.to_move():
            raise refused("stale")
        loaded = await _played_for(context, tx, loaded, seat, tool.actor)
        return await _told(context, tx, loaded, say("did-skip", who=Who(seat)), tool)

    return await use(context, tool, change, ("running",))


async def _played_for(context: Context, tx: Writing, loaded: LoadedTable, seat: int, actor: Actor) -> LoadedTable:
    """Act for the seat until somebody else is awaited, or all are."""
    waiting = loaded.to_move()
    for _ in range(LONGEST_TURN):
        action = loaded.game.default(loaded.state, seat)
        decision = (
            await asyncio.to_thread(choosing.at_once, context, loaded, seat) if action is None else Decision(action)
        )
        did = acted(seat, decision.action, decision.effort)
        loaded = (await log.write(context, tx, loaded, did, actor)).loaded
        actor = replace(actor, interaction=None)  # one interaction, one entry
        if loaded.to_move() != waiting or not loaded.to_move():
            break
    return loaded


async def hand_over(context: Context, tool: Tool, seat: int) -> LoadedTable:
    """Make whoever sits on this seat the table's host."""

    async def change(tx: Writing, loaded: LoadedTable) -> LoadedTable:
        user = _seat(loaded, seat).user
        if user is None or loaded.seat_of(user) is None:
            raise refused("not-here")
        after = replace(loaded, table=put_in(loaded.table, host=user))
        await tx.save_table(after.table)
        return await _told(context, tx, after, say("did-hand-over", who=Who(seat)), tool)

    return await use(context, tool, change)


async def cancel(context: Context, tool: Tool) -> LoadedTable:
    """End the table without a result. Its log stays."""

    async def change(tx: Writing, loaded: LoadedTable) -> LoadedTable:
        after = await lifecycle.call_off(context, tx, loaded)
        return await _told(context, tx, after, say("did-cancel"), tool)

    return await use(context, tool, change)


async def seat_computer(context: Context, tool: Tool, seat: int) -> LoadedTable:
    """Let a computer play a seat from now on; its person may take it back."""

    async def change(tx: Writing, loaded: LoadedTable) -> LoadedTable:
        own = _seat(loaded, seat)
        if own.user is None or loaded.computer_on(seat) is not None:
            raise refused("computer-there")
        after = await standins.send_in(context, tx, loaded, seat, "asked", tool.actor)
        return await _told(context, tx, after, say("did-seat-computer", who=Who(seat)), tool)

    return await use(context, tool, change, ("running",))


async def offer_seat(context: Context, tool: Tool, seat: int, user: int | None) -> LoadedTable:
    """Offer a seat to this user, or with None to everybody; it stays its person's until somebody takes it."""

    async def change(tx: Writing, loaded: LoadedTable) -> LoadedTable:
        _seat(loaded, seat)
        if user is not None and any(other.user == user for other in loaded.seats):
            raise refused("already-seated")
        if any(vacancy.seat == seat for vacancy in await tx.vacancies(tool.table)):
            raise refused("seat-on-offer")
        await vacancies.put_on_offer(context, tx, loaded, seat, user, tool.request.user)
        return await _told(context, tx, loaded, say("did-offer", who=Who(seat)), tool)

    return await use(context, tool, change)


def _seat(loaded: LoadedTable, seat: int) -> Seat:
    if not 0 <= seat < len(loaded.seats):
        raise refused("not-here")
    return loaded.seats[seat]


async def _told(context: Context, tx: Writing, loaded: LoadedTable, phrase: Phrase, tool: Tool) -> LoadedTable:
    await intervene(context, tx, loaded, phrase, by=tool.request, reason=tool.reason)
    return loaded
