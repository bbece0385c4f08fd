"""The buttons and menus of the host's tools. A button with a form uses a tool, with the reason as its value."""

from __future__ import annotations

from bot.errors import refused
from bot.games.core.phrase import Who, say
from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.forms import REASON
from bot.service.features.host_tools.actions import TOOLS, use
from bot.service.features.host_tools.cards import Tools
from bot.service.features.play.cards import private_panel
from bot.service.features.registry import Handler, button, page
from bot.service.features.undo.rewind import past_of
from bot.service.people.permissions import may_host
from bot.service.request import Request, number
from bot.service.tables.loaded import load


async def _tools(context: Context, request: Request) -> Tools:
    """Read the table. Raises Refused for a person who may not use the tools there."""
    async with context.store.read(request.button_id.guild) as tx:
        loaded = await load(context, tx, request.button_id.guild, request.button_id.table)
        await may_host(tx, request, loaded)
    return Tools(context, loaded, request)


def _chosen(request: Request, tools: Tools) -> int:
    """Return the seat chosen in a menu. Raises Refused if the table has no such seat."""
    seat = number(request.noun or "")
    if seat is None or seat >= len(tools.loaded.seats):
        raise refused("not-readable")
    return seat


@button("host")
@page("host", needs="table")
async def host(context: Context, request: Request) -> Card:
    """Open the host's tools."""
    return (await _tools(context, request)).card()


@button("host-turns")
async def turns(context: Context, request: Request) -> Card:
    """Show the turns to which the table can go back."""
    tools = await _tools(context, request)
    async with context.store.read(request.button_id.guild) as tx:
        return tools.turns(await past_of(tx, tools.loaded))


@button("host-turn")
async def turn(context: Context, request: Request) -> Card:
    """Ask whether the table is to go back to the chosen turn."""
    tools = await _tools(context, request)
    async with context.store.read(request.button_id.guild) as tx:
        return tools.turn(await past_of(tx, tools.loaded), number(request.noun or "") or 0)


def _ask_first(verb: str) -> Handler:
    """Return the handler of a menu of seats: it asks whether to use this tool on the chosen seat."""

    async def ask_first(context: Context, request: Request) -> Card:
        tools = await _tools(context, request)
        seat = _chosen(request, tools)
        about = say(f"sure-{verb}", who=Who(seat))
        seen = tools.loaded.entries if TOOLS[verb].exact else tools.loaded.seats[seat].user or 0
        return tools.sure(verb, str(seat), str(seen), about=about)

    return ask_first


@button("host-replaced")
async def seat_card(context: Context, request: Request) -> Card:
    """Show the ways to have the chosen seat played by another."""
    tools = await _tools(context, request)
    return tools.seat(_chosen(request, tools))


@button("host-person")
async def person(context: Context, request: Request) -> Card:
    """Ask whether the seat is to be offered to the chosen person."""
    tools = await _tools(context, request)
    seat, user = request.numbered(0), request.person()
    if seat >= len(tools.loaded.seats):
        raise refused("not-readable")
    about = say("sure-host-offer", who=Who(seat), to=f"<@{user}>")
    return tools.sure("host-offer", str(seat), str(user), about=about)


async def _use(context: Context, request: Request) -> Card:
    """Use the tool of the button."""
    loaded, done = await use(context, request)
    if request.button_id.verb == "host-hand":  # another player has the tools now
        return private_panel(context, request, loaded).notice(done)
    return Tools(context, loaded, request).card(done)


button("host-skipped")(_ask_first("host-skip"))
button("host-handed")(_ask_first("host-hand"))
for _verb in TOOLS:
    button(_verb, form=REASON)(_use)
