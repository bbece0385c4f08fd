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
from bot.service.tables.loaded import Sitting, load


def _tools(press: Press, sitting: Sitting) -> Tools:
    return Tools(press.house, sitting, press.ask.user, press.language)


async def _hosted(press: Press) -> Sitting:
    """Read the table for somebody who may use the tools there. Raises Refused for others."""
    async with press.house.store.read(press.handle.guild) as tx:
        sitting = await load(press.house, tx, press.handle.guild, press.handle.table)
        await may_host(tx, press.ask, sitting)
    return sitting


def _tool(press: Press, entries: int | None = None) -> Tool:
    reason = press.values[0] if press.values else ""
    return Tool(press.ask, press.handle.guild, press.handle.table, reason, entries)


def _chosen(press: Press, sitting: Sitting) -> int:
    """Return the seat chosen in a menu. Raises Refused when there is none of this number."""
    seat = number(press.noun or "")
    if seat is None or seat >= len(sitting.seats):
        raise refused("not-readable")
    return seat


async def _past(press: Press) -> tuple[Sitting, Past]:
    sitting = await _hosted(press)
    async with press.house.store.read(press.handle.guild) as tx:
        return sitting, await past_of(tx, sitting)


async def host(press: Press) -> Card:
    """Open the host's tools."""
    return _tools(press, await _hosted(press)).card()


async def turns(press: Press) -> Card:
    """Show the turns to which the table can go back."""
    sitting, past = await _past(press)
    return _tools(press, sitting).turns(past)


async def turn(press: Press) -> Card:
    """Ask whether the table is to go back to the chosen turn."""
    sitting, past = await _past(press)
    card = _tools(press, sitting).turn(past, number(press.noun or "") or 0)
    if card is None:
        raise refused("stale")
    return card


async def rewind(press: Press) -> Card:
    """Go back."""
    tool = _tool(press, entries=press.numbered(1))
    return _done(press, await host_tools.rewind(press.house, tool, press.numbered(0)), say("done-rewind"))


async def pause(press: Press) -> Card:
    """Let the table rest."""
    return _done(press, await host_tools.pause(press.house, _tool(press)), say("did-pause"))


async def go_on(press: Press) -> Card:
    """Wake it."""
    return _done(press, await host_tools.go_on(press.house, _tool(press)), say("did-go-on"))


async def cancel(press: Press) -> Card:
    """End it without a result."""
    return _done(press, await host_tools.cancel(press.house, _tool(press)), say("did-cancel"))


def _ask_first(verb: str) -> Callable[[Press], Awaitable[Card]]:
    """Return the press of a menu of seats: it asks whether this is to be done to the chosen one."""

    async def ask_first(press: Press) -> Card:
        sitting = await _hosted(press)
        seat = _chosen(press, sitting)
        about = say(f"sure-{verb}", who=Who(seat))
        return _tools(press, sitting).sure(verb, str(seat), str(sitting.entries), about=about)

    return ask_first


async def skip(press: Press) -> Card:
    """Finish somebody's turn for him."""
    seat = press.numbered(0)
    sitting = await host_tools.skip(press.house, _tool(press, entries=press.numbered(1)), seat)
    return _done(press, sitting, say("did-skip", who=Who(seat)))


async def seat_card(press: Press) -> Card:
    """Show the ways to have the chosen seat played by somebody else."""
    sitting = await _hosted(press)
    return _tools(press, sitting).seat(_chosen(press, sitting))


async def person(press: Press) -> Card:
    """Ask whether the seat is to be offered to the chosen person."""
    sitting = await _hosted(press)
    seat, user = press.numbered(0), press.person()
    if seat >= len(sitting.seats):
        raise refused("not-readable")
    about = say("sure-host-offer", who=Who(seat), to=f"<@{user}>")
    return _tools(press, sitting).sure("host-offer", str(seat), str(user), about=about)


async def offer(press: Press) -> Card:
    """Offer a seat, to one person or to everybody."""
    seat = press.numbered(0)
    user = press.numbered(1) if len(press.handle.nouns) > 1 else None
    sitting = await host_tools.offer_seat(press.house, _tool(press), seat, user)
    return _done(press, sitting, say("did-offer", who=Who(seat)))


async def computer(press: Press) -> Card:
    """Let a computer play a seat."""
    seat = press.numbered(0)
    sitting = await host_tools.seat_computer(press.house, _tool(press), seat)
    return _done(press, sitting, say("did-seat-computer", who=Who(seat)))


async def hand_over(press: Press) -> Card:
    """Make somebody else the host."""
    seat = press.numbered(0)
    sitting = await host_tools.hand_over(press.house, _tool(press), seat)
    return press.private(sitting).notice(say("did-hand-over", who=Who(seat)))


def _done(press: Press, sitting: Sitting, *notes: Phrase) -> Card:
    return _tools(press, sitting).card(*notes)


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
