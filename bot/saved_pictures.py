"""The games' small pictures for Discord, drawn only where their names at Discord are not saved yet."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

import renderers
from bot.service.card import icon_id
from renderers.registry import ICON, icons
from renderers.service import PictureFailed, RenderService

log = logging.getLogger("mission")


class _Saved(Struct):
    """The names of small pictures at Discord, and what these were drawn by (`renderers.fingerprint`)."""

    drawn_by: str
    names: dict[str, str]


class SavedPictures:
    """Implements `cogs.app_emojis.SmallPictures` with the render service and a file."""

    def __init__(self, render_service: RenderService, path: Path) -> None:
        self._render_service, self._path = render_service, path

    async def drawn(self, known: Collection[str]) -> AsyncIterator[tuple[str, bytes]]:
        """Draw one after another; those that cannot be drawn are left out."""
        for game, name in icons():
            if (icon := icon_id(game, name)) in known:
                continue
            with suppress(PictureFailed):
                picture = await self._render_service.draw(game, ICON, None, name, (), "en")
                if picture is not None:
                    yield icon, picture.data

    async def names(self) -> Mapping[str, str]:
        """Read the file; one that cannot be read, or that names what is no picture here, tells nothing."""

        def read() -> Mapping[str, str]:
            try:
                saved = msgspec.json.decode(self._path.read_bytes(), type=_Saved)
            except (OSError, msgspec.MsgspecError):
                return {}
            present = {icon_id(*icon) for icon in icons()}
            same = saved.drawn_by == renderers.fingerprint() and saved.names.keys() <= present
            return saved.names if same else {}

        return await asyncio.to_thread(read)

    async def save_names(self, names: Mapping[str, str]) -> None:
        """Write the file."""

        def write() -> None:
            saved = _Saved(renderers.fingerprint(), dict(names))
            try:
                self._path.write_bytes(msgspec.json.encode(saved))
            except OSError as error:
                log.warning("the names of the emojis were not saved: %s", type(error).__name__)

        await asyncio.to_thread(write)
