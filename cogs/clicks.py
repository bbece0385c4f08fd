"""Clicks on our buttons and menus, on any message and of any age.

One listener reads the custom id. The library's own ways are slower (a DynamicItem builds a view from the message for
every click) or do not survive a restart (a stored view).
"""

from __future__ import annotations

from typing import Any

import discord
from msgspec.structs import replace

from bot.service.card import ButtonId
from bot.service.request import Request
from cogs.components import custom_ids
from cogs.components.forms import written
from cogs.interaction_runner import InteractionRunner, Invocation
from cogs.requests import request_of


class Clicks:
    """Routes clicks, and what was written in forms, to the service."""

    def __init__(self, runner: InteractionRunner) -> None:
        self._runner = runner

    async def route(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click on one of our buttons or a form of ours; leave every other interaction alone."""
        sent_in = interaction.type is discord.InteractionType.modal_submit
        if not sent_in and interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        custom_id = data["custom_id"]
        button_id = custom_ids.read(custom_id)
        if button_id is not None and sent_in:
            await self._press(interaction, self._request(interaction, button_id, written(data)))
        elif button_id is not None:
            await self._clicked(interaction, button_id, _values(data))
        elif custom_ids.is_ours(custom_id):
            # A custom id of another version's format, or a forged one.
            await self._runner.say(
                interaction, self._runner.apologies.message("button-unknown", interaction.locale.value)
            )

    async def _clicked(
        self, interaction: discord.Interaction[Any], button_id: ButtonId, values: tuple[str, ...]
    ) -> None:
        """Do what a button says, or show the form that it asks for first."""
        request = self._request(interaction, button_id, values)
        try:
            form = None if values else await self._runner.service.form(request)
        except Exception as error:
            operation = Invocation(interaction, request, f"form {button_id.verb}").operation
            await self._runner.say(
                interaction, self._runner.apologies.apologize(error, operation, request.locale, request.token)
            )
            return
        if form is None or not await self._runner.show(interaction, form, button_id):
            await self._press(interaction, request)

    def _request(self, interaction: discord.Interaction[Any], button_id: ButtonId, values: tuple[str, ...]) -> Request:
        """Return the request of a click or of a form."""
        request, message = request_of(interaction, "panel", button_id, values), interaction.message
        if message is None or request.clicked or not self._runner.service.changes_message(button_id.verb):
            return request
        return replace(request, pressed=message.id)

    async def _press(self, interaction: discord.Interaction[Any], request: Request) -> None:
        name = f"button {request.button_id.verb}"
        await self._runner.serve(Invocation(interaction, request, name), self._runner.service.press)


def _values(data: Any) -> tuple[str, ...]:
    """Return what was chosen in a menu. A chosen person is given as id, a space and name.

    Other bots cannot play, so they are left out.
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
