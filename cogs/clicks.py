"""Clicks on buttons and menus of ours, whoever's message they hang on and however old it is.

One listener reads the custom id and is done. The library's own ways are slower (a DynamicItem builds a view from the
message for every click) or forget everything at a restart (a stored view).
"""

from __future__ import annotations

from typing import Any

import discord

from bot.service.card import Handle
from bot.service.request import Answer, Ask
from cogs.components import custom_ids
from cogs.components.forms import written
from cogs.errors import Doing
from cogs.interaction_runner import Desk, Question
from cogs.requests import ask_of, is_private


class Clicks:
    """Routes clicks, and what was written in forms, to the service."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def route(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click on one of our buttons or a form of ours; leave every other interaction alone."""
        sent_in = interaction.type is discord.InteractionType.modal_submit
        if not sent_in and interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        custom_id = data["custom_id"]
        handle = custom_ids.read(custom_id)
        if handle is not None and sent_in:
            await self._press(interaction, handle, written(data))
        elif handle is not None:
            await self._clicked(interaction, handle, _values(data))
        elif custom_ids.is_ours(custom_id):
            # Of another format, or made up.
            await self._desk.say(interaction, self._desk.excuses.kindly("button-unknown", interaction.locale.value))

    async def _clicked(self, interaction: discord.Interaction[Any], handle: Handle, values: tuple[str, ...]) -> None:
        """Do what a button says, or show the form that it asks for first."""
        ask = ask_of(interaction, "panel")
        doing = Doing(f"form {handle.verb}", handle.guild, handle.table)
        try:
            form = None if values else await self._desk.door.form(ask, handle)
        except Exception as error:
            await self._desk.say(interaction, self._desk.excuses.excuse(error, doing, ask.locale, ask.token))
            return
        if form is None:
            await self._press(interaction, handle, values)
        else:
            await self._desk.show(interaction, form, handle)

    async def _press(self, interaction: discord.Interaction[Any], handle: Handle, values: tuple[str, ...]) -> None:
        async def work(ask: Ask) -> Answer:
            return await self._desk.door.press(ask, handle, values)

        ask = ask_of(interaction, "panel")
        doing = Doing(f"button {handle.verb}", handle.guild, handle.table)
        # 0 is no server's number: it is about the person alone.
        await self._desk.serve(Question(interaction, ask, doing, handle.guild or None, is_private(interaction)), work)


def _values(data: Any) -> tuple[str, ...]:
    """Return what was chosen in a menu. A chosen person is told as his id, a space and his name.

    Other bots cannot sit at a table, so they are left out.
    """
    resolved = data.get("resolved", {})
    users, members = resolved.get("users", {}), resolved.get("members", {})
    return tuple(
        _person(users[value], members.get(value, {})) if value in users else value
        for value in data.get("values", ())
        if not users.get(value, {}).get("bot")
    )


def _person(user: Any, member: Any) -> str:
    name = member.get("nick") or user.get("global_name") or user["username"]
    return f"{user['id']} {name}"
