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
from bot.service.context import House
from bot.service.features.computers import choosing
from bot.service.features.computers.choosing import Decision
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.seats import standins, vacancies
from bot.service.features.undo import rewind as rewinding
from bot.service.people.permissions import may_host
from bot.service.ports import Writing
from bot.service.records import Seat, Table
from bot.service.request import Ask
from bot.service.tables import log
from bot.service.tables.loaded import ACTIVE, Sitting, load, not_played
from bot.service.tables.log import Author
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

    ask: Ask
    guild: int
    table: int
    reason: str
    entries: int | None = None

    @property
    def author(self) -> Author:
        """Return who does it, for the log."""
        return Author(self.ask.user, "host", self.ask.interaction)


Change = Callable[[Writing, Sitting], Awaitable[Sitting]]


async def use(house: House, tool: Tool, change: Change, statuses: tuple[str, ...] = ACTIVE) -> Sitting:
    """Change a table of these statuses by its host's will. Raises Refused; the same interaction twice changes once."""
    if not tidy(tool.reason):
        raise refused("no-reason")
    async with house.store.write(tool.guild) as tx:
        sitting = await load(house, tx, tool.guild, tool.table)
        await may_host(tx, tool.ask, sitting)
        if not await tx.say_once(tool.table, f"tool:{tool.ask.interaction}"):
            return sitting
        if sitting.table.status not in statuses:
            raise _because(sitting.table)
        if tool.entries not in (None, sitting.entries):
            raise refused("stale")
        after = await change(tx, sitting)
    house.kick()
    return after


def _because(table: Table) -> Refused:
    if table.status not in ACTIVE:
        return not_played(table)
    return refused("paused" if table.status == "paused" else "not-paused")


async def rewind(house: House, tool: Tool, number: int) -> Sitting:
    """Go back to the end of an earlier turn."""

    async def change(tx: Writing, sitting: Sitting) -> Sitting:
        return await rewinding.go_back(house, tx, sitting, number, tool.author, by=tool.ask, reason=tool.reason)

    return await use(house, tool, change, ("running",))


async def pause(house: House, tool: Tool) -> Sitting:
    """Let the table rest until its host or a player goes on."""

    async def change(tx: Writing, sitting: Sitting) -> Sitting:
        after = await lifecycle.rest(house, tx, sitting, "asked")
        await put(house, tx, tool.table, "board")
        return await _told(house, tx, after, say("did-pause"), tool)

    return await use(house, tool, change, ("running",))


async def go_on(house: House, tool: Tool) -> Sitting:
    """Wake a table that rests."""

    async def change(tx: Writing, sitting: Sitting) -> Sitting:
        if sitting.table.paused not in ("asked", "agreed", "asleep"):
            raise refused("resume-in-channel" if sitting.table.paused == "channel" else "still-missing")
        after = await lifecycle.go_on(house, tx, sitting)
        return await _told(house, tx, after, say("did-go-on"), tool)

    return await use(house, tool, change, ("paused",))


async def skip(house: House, tool: Tool, seat: int) -> Sitting:
    """Let the rules' default, or a computer where there is none, finish the turn of a seat that is awaited."""

    async def change(tx: Writing, sitting: Sitting) -> Sitting:
        if seat not in sitting.to_move():
            raise refused("stale")
        sitting = await _played_for(house, tx, sitting, seat, tool.author)
        return await _told(house, tx, sitting, say("did-skip", who=Who(seat)), tool)

    return await use(house, tool, change, ("running",))


async def _played_for(house: House, tx: Writing, sitting: Sitting, seat: int, author: Author) -> Sitting:
    """Act for the seat until somebody else is awaited, or all are."""
    waiting = sitting.to_move()
    for _ in range(LONGEST_TURN):
        action = sitting.game.default(sitting.state, seat)
        decision = (
            await asyncio.to_thread(choosing.at_once, house, sitting, seat) if action is None else Decision(action)
        )
        did = acted(seat, decision.action, decision.effort)
        sitting = (await log.write(house, tx, sitting, did, author)).sitting
        author = replace(author, interaction=None)  # one interaction, one entry
        if sitting.to_move() != waiting or not sitting.to_move():
            break
    return sitting


async def hand_over(house: House, tool: Tool, seat: int) -> Sitting:
    """Make whoever sits on this seat the table's host."""

    async def change(tx: Writing, sitting: Sitting) -> Sitting:
        user = _seat(sitting, seat).user
        if user is None or sitting.seat_of(user) is None:
            raise refused("not-here")
        after = replace(sitting, table=put_in(sitting.table, host=user))
        await tx.save_table(after.table)
        return await _told(house, tx, after, say("did-hand-over", who=Who(seat)), tool)

    return await use(house, tool, change)


async def cancel(house: House, tool: Tool) -> Sitting:
    """End the table without a result. Its log stays."""

    async def change(tx: Writing, sitting: Sitting) -> Sitting:
        after = await lifecycle.call_off(house, tx, sitting)
        return await _told(house, tx, after, say("did-cancel"), tool)

    return await use(house, tool, change)


async def seat_computer(house: House, tool: Tool, seat: int) -> Sitting:
    """Let a computer play a seat from now on; its person may take it back."""

    async def change(tx: Writing, sitting: Sitting) -> Sitting:
        own = _seat(sitting, seat)
        if own.user is None or sitting.computer_on(seat) is not None:
            raise refused("computer-there")
        after = await standins.send_in(house, tx, sitting, seat, "asked", tool.author)
        return await _told(house, tx, after, say("did-seat-computer", who=Who(seat)), tool)

    return await use(house, tool, change, ("running",))


async def offer_seat(house: House, tool: Tool, seat: int, user: int | None) -> Sitting:
    """Offer a seat to this user, or with None to everybody; it stays its person's until somebody takes it."""

    async def change(tx: Writing, sitting: Sitting) -> Sitting:
        _seat(sitting, seat)
        if user is not None and any(other.user == user for other in sitting.seats):
            raise refused("already-seated")
        if any(vacancy.seat == seat for vacancy in await tx.vacancies(tool.table)):
            raise refused("seat-on-offer")
        await vacancies.put_on_offer(house, tx, sitting, seat, user, tool.ask.user)
        return await _told(house, tx, sitting, say("did-offer", who=Who(seat)), tool)

    return await use(house, tool, change)


def _seat(sitting: Sitting, seat: int) -> Seat:
    if not 0 <= seat < len(sitting.seats):
        raise refused("not-here")
    return sitting.seats[seat]


async def _told(house: House, tx: Writing, sitting: Sitting, phrase: Phrase, tool: Tool) -> Sitting:
    await intervene(house, tx, sitting, phrase, by=tool.ask, reason=tool.reason)
    return sitting
