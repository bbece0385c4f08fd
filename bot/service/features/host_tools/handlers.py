"""What each button and menu of the host's tools does. Those of `forms.SHAPES` come with a reason as their value."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.errors import refused
from bot.games.core.phrase import Phrase, Who, say
from bot.service.card import Card
from bot.service.features.button_request import Press, number
from bot.service.features.host_tools import actions as host_tools
from bot.service.features.host_tools.actions import Tool
from bot.service.features.host_tools.cards import Tools
from bot.service.features.undo.rewind import Past, past_of
from bot.service.people.permissions import may_host
from bot.service.tables.loaded import LoadedTable, load


def _tools(press: Press, loaded: LoadedTable) -> Tools:
    return Tools(press.context, loaded, press.request.user, press.language)


async def _hosted(press: Press) -> LoadedTable:
    """Read the table for somebody who may use the tools there. Raises Refused for others."""
    async with press.context.store.read(press.button_id.guild) as tx:
        loaded = await load(press.context, tx, press.button_id.guild, press.button_id.table)
        await may_host(tx, press.request, loaded)
    return loaded


def _tool(press: Press, entries: int | None = None) -> Tool:
    reason = press.values[0] if press.values else ""
    return Tool(press.request, press.button_id.guild, press.button_id.table, reason, entries)


def _chosen(press: Press, loaded: LoadedTable) -> int:
    """Return the seat chosen in a menu. Raises Refused when there is none of this number."""
    seat = number(press.noun or "")
    if seat is None or seat >= len(loaded.seats):
        raise refused("not-readable")
    return seat


async def _past(press: Press) -> tuple[LoadedTable, Past]:
    loaded = await _hosted(press)
    async with press.context.store.read(press.button_id.guild) as tx:
        return loaded, await past_of(tx, loaded)


async def host(press: Press) -> Card:
    """Open the host's tools."""
    return _tools(press, await _hosted(press)).card()


async def turns(press: Press) -> Card:
    """Show the turns to which the table can go back."""
    loaded, past = await _past(press)
    return _tools(press, loaded).turns(past)


async def turn(press: Press) -> Card:
    """Ask whether the table is to go back to the chosen turn."""
    loaded, past = await _past(press)
    card = _tools(press, loaded).turn(past, number(press.noun or "") or 0)
    if card is None:
        raise refused("stale")
    return card


async def rewind(press: Press) -> Card:
    """Go back."""
    tool = _tool(press, entries=press.numbered(1))
    return _done(press, await host_tools.rewind(press.context, tool, press.numbered(0)), say("done-rewind"))


async def pause(press: Press) -> Card:
    """Let the table rest."""
    return _done(press, await host_tools.pause(press.context, _tool(press)), say("did-pause"))


async def go_on(press: Press) -> Card:
    """Wake it."""
    return _done(press, await host_tools.go_on(press.context, _tool(press)), say("did-go-on"))


async def cancel(press: Press) -> Card:
    """End it without a result."""
    return _done(press, await host_tools.cancel(press.context, _tool(press)), say("did-cancel"))


def _ask_first(verb: str) -> Callable[[Press], Awaitable[Card]]:
    """Return the press of a menu of seats: it asks whether this is to be done to the chosen one."""

    async def ask_first(press: Press) -> Card:
        loaded = await _hosted(press)
        seat = _chosen(press, loaded)
        about = say(f"sure-{verb}", who=Who(seat))
        return _tools(press, loaded).sure(verb, str(seat), str(loaded.entries), about=about)

    return ask_first


async def skip(press: Press) -> Card:
    """Finish somebody's turn for him."""
    seat = press.numbered(0)
    loaded = await host_tools.skip(press.context, _tool(press, entries=press.numbered(1)), seat)
    return _done(press, loaded, say("did-skip", who=Who(seat)))


async def seat_card(press: Press) -> Card:
    """Show the ways to have the chosen seat played by somebody else."""
    loaded = await _hosted(press)
    return _tools(press, loaded).seat(_chosen(press, loaded))


async def person(press: Press) -> Card:
    """Ask whether the seat is to be offered to the chosen person."""
    loaded = await _hosted(press)
    seat, user = press.numbered(0), press.person()
    if seat >= len(loaded.seats):
        raise refused("not-readable")
    about = say("sure-host-offer", who=Who(seat), to=f"<@{user}>")
    return _tools(press, loaded).sure("host-offer", str(seat), str(user), about=about)


async def offer(press: Press) -> Card:
    """Offer a seat, to one person or to everybody."""
    seat = press.numbered(0)
    user = press.numbered(1) if len(press.button_id.nouns) > 1 else None
    loaded = await host_tools.offer_seat(press.context, _tool(press), seat, user)
    return _done(press, loaded, say("did-offer", who=Who(seat)))


async def computer(press: Press) -> Card:
    """Let a computer play a seat."""
    seat = press.numbered(0)
    loaded = await host_tools.seat_computer(press.context, _tool(press), seat)
    return _done(press, loaded, say("did-seat-computer", who=Who(seat)))


async def hand_over(press: Press) -> Card:
    """Make somebody else the host."""
    seat = press.numbered(0)
    loaded = await host_tools.hand_over(press.context, _tool(press), seat)
    return press.private(loaded).notice(say("did-hand-over", who=Who(seat)))


def _done(press: Press, loaded: LoadedTable, *notes: Phrase) -> Card:
    return _tools(press, loaded).card(*notes)


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {
    "host": host,
    "host-turns": turns,
    "host-turn": turn,
    "host-rewind": rewind,
    "host-pause": pause,
    "host-go-on": go_on,
    "host-cancel": cancel,
    "host-skipped": _ask_first("host-skip"),
    "host-skip": skip,
    "host-replaced": seat_card,
    "host-person": person,
    "host-offer": offer,
    "host-computer": computer,
    "host-handed": _ask_first("host-hand"),
    "host-hand": hand_over,
}
