"""From Discord's interaction to the service's `Request`."""

from __future__ import annotations

from typing import Any, Literal

import discord

from bot.service.card import ButtonId
from bot.service.places import is_direct
from bot.service.request import NO_BUTTON, Request
from cogs.components import custom_ids


def request_of(
    interaction: discord.Interaction[Any],
    source: Literal["slash", "panel"],
    button_id: ButtonId = NO_BUTTON,
    values: tuple[str, ...] = (),
    table: str | None = None,
) -> Request:
    """Return who asks, where, by which interaction, which button or menu was used, and which table was named."""
    message, is_own = interaction.message, is_private(interaction, button_id)
    return Request(
        user=interaction.user.id,
        name=interaction.user.display_name,
        guild=interaction.guild_id,
        channel=interaction.channel_id or 0,
        locale=interaction.locale.value,
        interaction=interaction.id,
        application=interaction.application_id,
        token=interaction.token,
        source=source,
        roles=tuple(role.id for role in getattr(interaction.user, "roles", ())),
        parent=getattr(interaction.channel, "parent_id", None),
        server_admin=interaction.guild_id is not None and interaction.permissions.manage_guild,
        clicked=message.id if message is not None and is_own else 0,
        nonce=custom_ids.nonce_of(message.components) if message is not None and is_own else 0,
        ephemeral=message is not None and message.flags.ephemeral,
        button_id=button_id,
        values=values,
        table=table,
    )


def is_private(interaction: discord.Interaction[Any], button_id: ButtonId = NO_BUTTON) -> bool:
    """Return whether the clicked message is the clicker's own: ephemeral, or a panel among the direct messages.

    Board and lobby of a table in direct messages stay what they are: a click on one gets an answer of its own.
    """
    message = interaction.message
    own = interaction.guild_id is None and not is_direct(button_id.guild)
    return own or (message is not None and message.flags.ephemeral)
