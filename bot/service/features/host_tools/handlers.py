"""What each button and menu of the host's tools does. Those with a form get the reason as their value."""

from __future__ import annotations

from bot.errors import refused
from bot.games.core.phrase import Phrase, Who, say
from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.forms import REASON
from bot.service.features.host_tools import actions as host_tools
from bot.service.features.host_tools.actions import Tool
from bot.service.features.host_tools.cards import Tools
from bot.service.features.play.cards import private_panel
from bot.service.features.registry import Handler, button, page
from bot.service.features.undo.rewind import Past, past_of
from bot.service.people.permissions import may_host
from bot.service.request import Request, number
from bot.service.tables.loaded import LoadedTable, load


def _tools(context: Context, request: Request, loaded: LoadedTable) -> Tools:
    return Tools(context, loaded, request.user, request.language)


async def _hosted(context: Context, request: Request) -> LoadedTable:
    """Read the table. Raises Refused for a person who may not use the tools there."""
    async with context.store.read(request.button_id.guild) as tx:
        loaded = await load(context, tx, request.button_id.guild, request.button_id.table)
        await may_host(tx, request, loaded)
    return loaded


def _tool(request: Request, entries: int | None = None) -> Tool:
    reason = request.values[0] if request.values else ""
    return Tool(request, request.button_id.guild, request.button_id.table, reason, entries)


def _chosen(request: Request, loaded: LoadedTable) -> int:
    """Return the seat chosen in a menu. Raises Refused when there is none of this number."""
    seat = number(request.noun or "")
    if seat is None or seat >= len(loaded.seats):
        raise refused("not-readable")
    return seat


async def _past(context: Context, request: Request) -> tuple[LoadedTable, Past]:
    loaded = await _hosted(context, request)
    async with context.store.read(request.button_id.guild) as tx:
        return loaded, await past_of(tx, loaded)


@button("host")
@page("host", needs="table")
async def host(context: Context, request: Request) -> Card:
    """Open the host's tools."""
    return _tools(context, request, await _hosted(context, request)).card()


@button("host-turns")
async def turns(context: Context, request: Request) -> Card:
    """Show the turns to which the table can go back."""
    loaded, past = await _past(context, request)
    return _tools(context, request, loaded).turns(past)


@button("host-turn")
async def turn(context: Context, request: Request) -> Card:
    """Ask whether the table is to go back to the chosen turn."""
    loaded, past = await _past(context, request)
    card = _tools(context, request, loaded).turn(past, number(request.noun or "") or 0)
    if card is None:
        raise refused("stale")
    return card


@button("host-rewind", form=REASON)
async def rewind(context: Context, request: Request) -> Card:
    """Go back."""
    tool = _tool(request, entries=request.numbered(1))
    return _done(context, request, await host_tools.rewind(context, tool, request.numbered(0)), say("done-rewind"))


@button("host-pause", form=REASON)
async def pause(context: Context, request: Request) -> Card:
    """Let the table rest."""
    return _done(context, request, await host_tools.pause(context, _tool(request)), say("did-pause"))


@button("host-go-on", form=REASON)
async def go_on(context: Context, request: Request) -> Card:
    """Wake it."""
    return _done(context, request, await host_tools.go_on(context, _tool(request)), say("did-go-on"))


@button("host-cancel", form=REASON)
async def cancel(context: Context, request: Request) -> Card:
    """End it without a result."""
    return _done(context, request, await host_tools.cancel(context, _tool(request)), say("did-cancel"))


def _ask_first(verb: str) -> Handler:
    """Return the handler of a menu of seats: it asks whether to do this to the chosen one."""

    async def ask_first(context: Context, request: Request) -> Card:
        loaded = await _hosted(context, request)
        seat = _chosen(request, loaded)
        about = say(f"sure-{verb}", who=Who(seat))
        return _tools(context, request, loaded).sure(verb, str(seat), str(loaded.entries), about=about)

    return ask_first


@button("host-skip", form=REASON)
async def skip(context: Context, request: Request) -> Card:
    """Finish a player's turn for them."""
    seat = request.numbered(0)
    loaded = await host_tools.skip(context, _tool(request, entries=request.numbered(1)), seat)
    return _done(context, request, loaded, say("did-skip", who=Who(seat)))


@button("host-replaced")
async def seat_card(context: Context, request: Request) -> Card:
    """Show the ways to have the chosen seat played by another."""
    loaded = await _hosted(context, request)
    return _tools(context, request, loaded).seat(_chosen(request, loaded))


@button("host-person")
async def person(context: Context, request: Request) -> Card:
    """Ask whether the seat is to be offered to the chosen person."""
    loaded = await _hosted(context, request)
    seat, user = request.numbered(0), request.person()
    if seat >= len(loaded.seats):
        raise refused("not-readable")
    about = say("sure-host-offer", who=Who(seat), to=f"<@{user}>")
    return _tools(context, request, loaded).sure("host-offer", str(seat), str(user), about=about)


@button("host-offer", form=REASON)
async def offer(context: Context, request: Request) -> Card:
    """Offer a seat to one person, or to every member of the server."""
    seat = request.numbered(0)
    user = request.numbered(1) if len(request.button_id.nouns) > 1 else None
    loaded = await host_tools.offer_seat(context, _tool(request), seat, user)
    return _done(context, request, loaded, say("did-offer", who=Who(seat)))


@button("host-computer", form=REASON)
async def computer(context: Context, request: Request) -> Card:
    """Let a computer play a seat."""
    seat = request.numbered(0)
    loaded = await host_tools.seat_computer(context, _tool(request), seat)
    return _done(context, request, loaded, say("did-seat-computer", who=Who(seat)))


@button("host-hand", form=REASON)
async def hand_over(context: Context, request: Request) -> Card:
    """Make another player the host."""
    seat = request.numbered(0)
    loaded = await host_tools.hand_over(context, _tool(request), seat)
    return private_panel(context, request, loaded).notice(say("did-hand-over", who=Who(seat)))


def _done(context: Context, request: Request, loaded: LoadedTable, *notes: Phrase) -> Card:
    return _tools(context, request, loaded).card(*notes)


button("host-skipped")(_ask_first("host-skip"))
button("host-handed")(_ask_first("host-hand"))
