"""The buttons of a paused table."""

from __future__ import annotations

from bot.errors import refused
from bot.service.card import ButtonId, Card
from bot.service.context import Context
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.play.cards import private_panel
from bot.service.features.registry import button, page
from bot.service.request import Request
from bot.service.tables.lookup import find, to_resume


@button("resume", changes_message=True)
async def resume(context: Context, request: Request) -> Card:
    """Go on with a paused table."""
    loaded = await lifecycle.resume(context, request)
    return await private_panel(context, request, loaded).panel()


@button("resume-here")
async def resume_here(context: Context, request: Request) -> Card:
    """Go on with a paused table in this channel; a menu's choice is which."""
    if request.values:
        chosen = await find(context, request.at(request.values[0]))
        request = request.on(ButtonId(chosen.guild, chosen.table.id, "resume-here"))
    missing = await context.messenger.lacks(request.channel)
    if missing:
        raise refused("bot-lacks", missing=missing, channel=f"<#{request.channel}>")
    loaded = await lifecycle.resume(context, request, here=True)
    return await private_panel(context, request, loaded).panel()


@button("replace", changes_message=True)
async def replace_left(context: Context, request: Request) -> Card:
    """Let computers play for the players who left."""
    loaded = await lifecycle.replace_left(context, request)
    return await private_panel(context, request, loaded).panel()


@page("resume")
async def resume_found(context: Context, request: Request) -> Card:
    """Go on with the paused table that is named, or with the person's only one; in a server, in this channel."""
    loaded = await to_resume(context, request)
    request = request.on(ButtonId(loaded.guild, loaded.table.id, "resume"))
    here = request.guild is not None or request.place == loaded.guild
    return await (resume_here if here else resume)(context, request)
