"""Files that come with a command."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.errors import refused
from bot.service.request import Upload
from cogs.discord_errors import NETWORK


def upload_of(values: Iterable[Any]) -> Upload | None:
    """Return the file among the values of a command's options, if there is one. It is not read yet."""
    found = next((value for value in values if isinstance(value, discord.Attachment)), None)
    if found is None:
        return None

    async def read() -> bytes:
        try:
            return await found.read()
        except (discord.DiscordException, *NETWORK) as error:
            raise refused("upload-lost") from error

    return Upload(found.size, read)
