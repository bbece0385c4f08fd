"""The application's own emojis: the games' small pictures on buttons and in menus."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from typing import Protocol, TypeVar

import discord

from bot import limits
from bot.service.card import Card
from cogs import discord_errors
from cogs.components.compose import Composed, compose

_log = logging.getLogger("mission.cogs")
_DIGEST = 8
_OURS = re.compile(rf"(?P<base>[a-z0-9_]+)_[0-9a-f]{{{_DIGEST}}}")
_T = TypeVar("_T")


class SmallPictures(Protocol):
    """The games' small pictures by id (`bot.service.card.icon_id`), and their names at Discord since the last start."""

    def drawn(self, known: Collection[str]) -> AsyncIterator[tuple[str, bytes]]:
        """Draw all but the known ones: each as its id and a PNG with transparency."""
        ...

    async def names(self) -> Mapping[str, str]:
        """Return the saved names, by id; {} if the pictures may have changed since they were saved."""
        ...

    async def save_names(self, names: Mapping[str, str]) -> None:
        """Save the names of the pictures."""
        ...


def emoji_name(icon: str, image: bytes) -> str:
    """Return the name of a small picture at Discord. It ends in a hash of the picture."""
    base = re.sub(r"[^a-z0-9]+", "_", icon.rpartition("/")[2].lower())
    return f"{base[: limits.EMOJI_NAME - _DIGEST - 1]}_{hashlib.sha256(image).hexdigest()[:_DIGEST]}"


class AppEmojis:
    """Knows which small pictures Discord has, and uploads those that are missing.

    Where Discord has none, or refuses one, buttons show the Unicode emoji.
    """

    def __init__(self) -> None:
        self._shown: dict[str, str] = {}

    @property
    def shown(self) -> Mapping[str, str]:
        """Return the small pictures that Discord has: by id, the emoji's code for a message."""
        return self._shown

    async def send(self, card: Card, send: Callable[[Composed], Awaitable[_T]], *, strict: bool = False) -> _T:
        """Compose the card and send it; if Discord refuses an emoji, send it once more with Unicode emojis.

        Raises Unshowable (`compose`), and what `send` raises.
        """
        try:
            return await send(compose(card, strict=strict, icons=self._shown))
        except discord.HTTPException as error:
            if not self._shown or not discord_errors.names_emoji(error):
                raise
            _log.warning("Discord refuses an emoji of the application; buttons show Unicode emojis until the restart")
            self._shown = {}
        return await send(compose(card, strict=strict))

    async def upload(self, client: discord.Client, pictures: SmallPictures) -> None:
        """Upload the pictures that Discord does not have, and delete older versions of them.

        A picture that Discord has by its saved name is not drawn. If Discord refuses or cannot be reached, the rest
        keep their Unicode emojis until the next start.
        """
        saved = names = await pictures.names()
        try:
            there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
            names = {icon: name for icon, name in saved.items() if name in there}
            self._shown |= {icon: str(there[name]) for icon, name in names.items()}
            async for icon, image in pictures.drawn(names.keys()):
                name = emoji_name(icon, image)
                if name not in there:
                    there[name] = await _create(client, name, image)
                names[icon], self._shown[icon] = name, str(there[name])
            bases = {name[: -_DIGEST - 1] for name in names.values()}
            for name in there.keys() - names.values():
                ours = _OURS.fullmatch(name)
                if ours is not None and ours["base"] in bases:
                    await there[name].delete()
        except (discord.DiscordException, *discord_errors.NETWORK) as error:
            _log.warning("not all emojis were uploaded: %s", discord_errors.error_code(error))
        if names != saved:
            await pictures.save_names(names)


async def _create(client: discord.Client, name: str, image: bytes) -> discord.Emoji:
    """Upload a picture; where Discord limits the rate, wait as long as it says."""
    while True:
        try:
            return await client.create_application_emoji(name=name, image=image)
        except discord.RateLimited as limit:
            await asyncio.sleep(limit.retry_after)
