"""What Discord offers in the menu of a person and of a message: each opens a private card, as a command does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord import app_commands

from bot.service.card import ButtonId
from bot.service.request import Answer, Request
from cogs.commands import ANYWHERE, IN_SERVERS
from cogs.components import custom_ids
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels


def context_menus(runner: InteractionRunner, labels: Labels) -> list[app_commands.ContextMenu]:
    """Return all of them."""

    async def invite(interaction: discord.Interaction[Any], person: discord.Member | discord.User) -> None:
        about = "" if person.bot else f"{person.id} {person.display_name}"
        await runner.slash(interaction, lambda request: runner.service.look(request, "invite-user", about))

    async def record(interaction: discord.Interaction[Any], person: discord.Member | discord.User) -> None:
        await runner.slash(interaction, lambda request: runner.service.look(request, "stats", f"{person.id}/"))

    async def replay(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        await _about_message(runner, interaction, message, "replay", "last")

    async def as_text(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        await _about_message(runner, interaction, message, "text", "board")

    return [
        app_commands.ContextMenu(name=labels.text("menu-invite"), callback=invite, allowed_contexts=IN_SERVERS),
        app_commands.ContextMenu(name=labels.text("menu-record"), callback=record, allowed_contexts=IN_SERVERS),
        app_commands.ContextMenu(name=labels.text("menu-replay"), callback=replay, allowed_contexts=ANYWHERE),
        app_commands.ContextMenu(name=labels.text("menu-as-text"), callback=as_text, allowed_contexts=ANYWHERE),
    ]


async def _about_message(
    runner: InteractionRunner, interaction: discord.Interaction[Any], message: discord.Message, verb: str, noun: str
) -> None:
    """Press a button of the table that a message of ours is about, by the ids in its buttons.

    If the message has a button of this verb, its own nouns count: the end of a game is read as the ranking.
    """
    own = interaction.client.user
    ours = own is not None and message.author.id == own.id
    found = [each for each in _button_ids(message.components) if each.table] if ours else []
    table = found[0] if found else None
    button = next((each for each in found if each.verb == verb and verb == "text"), None)

    async def work(request: Request) -> Answer:
        if table is None:
            return Answer(runner.apologies.message("menu-no-table", request.locale).blocks)
        pressed = button or ButtonId(table.guild, table.table, verb, (noun,))
        return await runner.service.press(request.on(pressed))

    await runner.slash(interaction, work)


def _button_ids(components: Iterable[Any]) -> Iterator[ButtonId]:
    """Yield the ids of our buttons and menus, from the top of the message down."""
    for component in components:
        if (read := custom_ids.read(getattr(component, "custom_id", None) or "")) is not None:
            yield read
        accessory = getattr(component, "accessory", None)
        yield from _button_ids((*getattr(component, "children", ()), *([accessory] if accessory is not None else ())))
