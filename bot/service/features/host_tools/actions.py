"""What a table's host or a server admin may do to a running table, each with a reason that all can read.

Every tool is one transaction: the change, a remark in the public log with actor and reason, and notices to the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import msgspec

from bot.errors import Refused, refused
from bot.games.core.phrase import Phrase, Who, say
from bot.games.history.log import acted
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
from bot.service.tables.tx import TableTx, open_requested

LONGEST_TURN = 64
"""The most actions of one turn when a seat is skipped."""


@dataclass(frozen=True)
class Use:
    """One use of a tool: at which table, and the request, which says who uses it and for which seat."""

    table: TableTx
    request: Request

    @property
    def loaded(self) -> LoadedTable:
        """Return the table after what was done so far."""
        return self.table.loaded

    @property
    def actor(self) -> Actor:
        """Return who does it, for the log."""
        return Actor(self.request.user, "host", self.request.interaction)

    @property
    def seat(self) -> Seat:
        """Return the seat that the first noun names. Raises Refused if there is none."""
        number = self.request.numbered(0)
        if number >= len(self.loaded.seats):
            raise refused("not-here")
        return self.loaded.seats[number]


Change = Callable[[Use], Awaitable[Phrase | None]]
"""Changes the table. Returns the log's text if it differs from what the host reads, else None."""


@dataclass(frozen=True)
class Tool:
    """A tool: its change, the key of what the host reads of it, and the statuses that a table must have for it.

    `seat`: the first noun is a seat, which the text names. `exact`: the second noun is the number of log entries when
    the tool's card was made, and must still be right.
    """

    change: Change
    key: str
    statuses: tuple[str, ...]
    seat: bool
    exact: bool


TOOLS: dict[str, Tool] = {}
"""The tools, by the verb of their button."""


def _tool(verb: str, key: str, *statuses: str, seat: bool = False, exact: bool = False) -> Callable[[Change], Change]:
    """Register a change as a tool; without statuses for a running or paused table."""

    def register(change: Change) -> Change:
        TOOLS[verb] = Tool(change, key, statuses or ACTIVE, seat, exact)
        return change

    return register


async def use(context: Context, request: Request) -> tuple[LoadedTable, Phrase]:
    """Use the button's tool on its table, for the reason in the form. Return the table and what the host reads.

    A repeated interaction changes nothing. Raises Refused.
    """
    tool, reason = TOOLS[request.button_id.verb], request.value
    phrase = say(tool.key, who=Who(request.numbered(0))) if tool.seat else say(tool.key)
    if not tidy(reason):
        raise refused("no-reason")
    async with open_requested(context, request) as table:
        await may_host(table.tx, request, table.loaded)
        if not await table.tx.say_once(table.id, f"tool:{request.interaction}"):
            return table.loaded, phrase
        if table.loaded.table.status not in tool.statuses:
            raise _wrong_status(table.loaded.table)
        if tool.exact and request.numbered(1) != table.loaded.entries:
            raise refused("stale")
        remark = await tool.change(Use(table, request)) or phrase
        await table.intervene(remark, by=request, reason=reason)
        return table.loaded, phrase


def _wrong_status(table: Table) -> Refused:
    if table.status not in ACTIVE:
        return not_played(table)
    return refused("paused" if table.status == "paused" else "not-paused")


@_tool("host-rewind", "done-rewind", "running", exact=True)
async def _rewind(use: Use) -> Phrase:
    """Go back to the end of an earlier turn."""
    return say("did-rewind", turns=await rewinding.go_back(use.table, use.request.numbered(0), use.actor))


@_tool("host-pause", "did-pause", "running")
async def _pause(use: Use) -> None:
    """Pause the table until its host or a player resumes it."""
    await lifecycle.rest(use.table, "asked")
    await use.table.show(BOARD)


@_tool("host-go-on", "did-go-on", "paused")
async def _go_on(use: Use) -> None:
    """Resume a paused table."""
    paused = use.loaded.table.paused
    if paused not in ("asked", "agreed", "asleep"):
        raise refused("resume-in-channel" if paused == "channel" else "still-missing")
    await lifecycle.go_on(use.table)


@_tool("host-skip", "did-skip", "running", seat=True, exact=True)
async def _skip(use: Use) -> None:
    """Let the rules' default, or a computer where there is none, finish the turn of an awaited seat."""
    seat = use.seat.number
    if seat not in use.loaded.to_move():
        raise refused("stale")
    await _play_for(use.table, seat, use.actor)


async def _play_for(table: TableTx, seat: int, actor: Actor) -> None:
    """Act for the seat until other seats are to move, or the game is over."""
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


@_tool("host-hand", "did-hand-over", seat=True)
async def _hand_over(use: Use) -> None:
    """Make this seat's player the table's host: the user of the second noun, if they still sit there."""
    user = use.seat.user
    if user is None or not use.loaded.sits(user):
        raise refused("not-here")
    if user != use.request.numbered(1):
        raise refused("stale")
    await use.table.save_table(msgspec.structs.replace(use.loaded.table, host=user))


@_tool("host-cancel", "did-cancel")
async def _cancel(use: Use) -> None:
    """End the table without a result. Its log stays."""
    await lifecycle.call_off(use.table)


@_tool("host-computer", "did-seat-computer", "running", seat=True)
async def _seat_computer(use: Use) -> None:
    """Let a computer play a seat from now on; its player may take it back."""
    seat = use.seat
    if seat.user is None or use.loaded.computer_on(seat.number) is not None:
        raise refused("computer-there")
    await standins.send_in(use.table, seat.number, "asked", use.actor)


@_tool("host-offer", "did-offer", seat=True)
async def _offer_seat(use: Use) -> None:
    """Offer a seat to the user of the second noun, or to everybody. Its player keeps it until a substitute takes it."""
    seat = use.seat.number
    user = use.request.numbered(1) if len(use.request.button_id.nouns) > 1 else None
    if user is not None and any(other.user == user for other in use.loaded.seats):
        raise refused("already-seated")
    if any(vacancy.seat == seat for vacancy in await use.table.tx.vacancies(use.table.id)):
        raise refused("seat-on-offer")
    await vacancies.put_on_offer(use.table, seat, user, use.request.user)
