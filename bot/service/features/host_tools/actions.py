"""What a table's host or a server admin may do to a running table, each with a reason for all.

Every tool is one transaction: the change, a remark in the public log with actor and reason, and notices to the others.
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
from bot.service.records import Seat, Table
from bot.service.request import Actor, Request
from bot.service.tables.loaded import ACTIVE, LoadedTable, not_played
from bot.service.tables.outbox import BOARD
from bot.service.tables.remarks import tidy
from bot.service.tables.tx import TableTx, open_table

put_in = msgspec.structs.replace
LONGEST_TURN = 64
"""The most actions of one turn when a seat is skipped."""


@dataclass(frozen=True)
class Tool:
    """One use of a tool: at which table, why, and how many log entries there were when the tool's card was made.

    `entries` None: later entries do not matter.
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


Change = Callable[[TableTx], Awaitable[None]]


async def use(context: Context, tool: Tool, change: Change, statuses: tuple[str, ...] = ACTIVE) -> LoadedTable:
    """Change a table of these statuses by its host's will. Raises Refused; the same interaction twice changes once."""
    if not tidy(tool.reason):
        raise refused("no-reason")
    async with open_table(context, tool.guild, tool.table) as table:
        await may_host(table.tx, tool.request, table.loaded)
        if not await table.tx.say_once(tool.table, f"tool:{tool.request.interaction}"):
            return table.loaded
        if table.loaded.table.status not in statuses:
            raise _because(table.loaded.table)
        if tool.entries not in (None, table.loaded.entries):
            raise refused("stale")
        await change(table)
        return table.loaded


def _because(table: Table) -> Refused:
    if table.status not in ACTIVE:
        return not_played(table)
    return refused("paused" if table.status == "paused" else "not-paused")


async def rewind(context: Context, tool: Tool, number: int) -> LoadedTable:
    """Go back to the end of an earlier turn."""

    async def change(table: TableTx) -> None:
        await rewinding.go_back(table, number, tool.actor, by=tool.request, reason=tool.reason)

    return await use(context, tool, change, ("running",))


async def pause(context: Context, tool: Tool) -> LoadedTable:
    """Let the table rest until its host or a player goes on."""

    async def change(table: TableTx) -> None:
        await lifecycle.rest(table, "asked")
        await table.show(BOARD)
        await _tell(table, say("did-pause"), tool)

    return await use(context, tool, change, ("running",))


async def go_on(context: Context, tool: Tool) -> LoadedTable:
    """Wake a table that rests."""

    async def change(table: TableTx) -> None:
        paused = table.loaded.table.paused
        if paused not in ("asked", "agreed", "asleep"):
            raise refused("resume-in-channel" if paused == "channel" else "still-missing")
        await lifecycle.go_on(table)
        await _tell(table, say("did-go-on"), tool)

    return await use(context, tool, change, ("paused",))


async def skip(context: Context, tool: Tool, seat: int) -> LoadedTable:
    """Let the rules' default, or a computer where there is none, finish the turn of a seat that is awaited."""

    async def change(table: TableTx) -> None:
        if seat not in table.loaded.to_move():
            raise refused("stale")
        await _play_for(table, seat, tool.actor)
        await _tell(table, say("did-skip", who=Who(seat)), tool)

    return await use(context, tool, change, ("running",))


async def _play_for(table: TableTx, seat: int, actor: Actor) -> None:
    """Act for the seat until another player is awaited, or all are."""
    waiting = table.loaded.to_move()
    for _ in range(LONGEST_TURN):
        loaded = table.loaded
        action = loaded.game.default(loaded.state, seat)
        decision = (
            await asyncio.to_thread(choosing.at_once, table.context, loaded, seat)
            if action is None
            else Decision(action)
        )
        await table.append(acted(seat, decision.action, decision.effort), actor)
        actor = replace(actor, interaction=None)  # one interaction, one entry
        if table.loaded.to_move() != waiting or not table.loaded.to_move():
            break


async def hand_over(context: Context, tool: Tool, seat: int) -> LoadedTable:
    """Make this seat's player the table's host."""

    async def change(table: TableTx) -> None:
        user = _seat(table.loaded, seat).user
        if user is None or table.loaded.seat_of(user) is None:
            raise refused("not-here")
        await table.save_table(put_in(table.loaded.table, host=user))
        await _tell(table, say("did-hand-over", who=Who(seat)), tool)

    return await use(context, tool, change)


async def cancel(context: Context, tool: Tool) -> LoadedTable:
    """End the table without a result. Its log stays."""

    async def change(table: TableTx) -> None:
        await lifecycle.call_off(table)
        await _tell(table, say("did-cancel"), tool)

    return await use(context, tool, change)


async def seat_computer(context: Context, tool: Tool, seat: int) -> LoadedTable:
    """Let a computer play a seat from now on; its person may take it back."""

    async def change(table: TableTx) -> None:
        own = _seat(table.loaded, seat)
        if own.user is None or table.loaded.computer_on(seat) is not None:
            raise refused("computer-there")
        await standins.send_in(table, seat, "asked", tool.actor)
        await _tell(table, say("did-seat-computer", who=Who(seat)), tool)

    return await use(context, tool, change, ("running",))


async def offer_seat(context: Context, tool: Tool, seat: int, user: int | None) -> LoadedTable:
    """Offer a seat to this user, or with None to everybody; its player keeps it until a substitute takes it."""

    async def change(table: TableTx) -> None:
        _seat(table.loaded, seat)
        if user is not None and any(other.user == user for other in table.loaded.seats):
            raise refused("already-seated")
        if any(vacancy.seat == seat for vacancy in await table.tx.vacancies(table.id)):
            raise refused("seat-on-offer")
        await vacancies.put_on_offer(table, seat, user, tool.request.user)
        await _tell(table, say("did-offer", who=Who(seat)), tool)

    return await use(context, tool, change)


def _seat(loaded: LoadedTable, seat: int) -> Seat:
    if not 0 <= seat < len(loaded.seats):
        raise refused("not-here")
    return loaded.seats[seat]


async def _tell(table: TableTx, phrase: Phrase, tool: Tool) -> None:
    await table.intervene(phrase, by=tool.request, reason=tool.reason)
