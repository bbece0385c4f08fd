"""The composition root: the only place that wires the parts together."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypedDict

import discord

import renderers
from bot.ai_worker import AiPool
from bot.client import MissionClient
from bot.config import OPEN_FILES
from bot.games.registry import TITLES
from bot.render_worker import render_pool
from bot.service.card import icon_id
from bot.service.context import Context, HostSettings
from bot.service.messages.dispatcher import Dispatcher
from bot.service.runtime.ai_executor import AiExecutor
from bot.service.runtime.verifying import Verifier
from bot.service.service import GameService
from bot.service.tables.uptime import Heart
from bot.text.translator import Translator
from bot.verify_worker import VerifyPool
from bot.version import version
from cogs.app_emojis import AppEmojis
from cogs.connection import ConnectionMonitor
from cogs.interaction_runner import InteractionRunner
from cogs.messenger import DiscordMessenger
from cogs.tree import LastSync, SaveSync
from db.descriptor_limit import OpenFileLimit, files_at_most
from db.rebuild import repair
from db.store import SqliteStore, open_store
from renderers.in_process import RenderBackend
from renderers.registry import ICON, icons
from renderers.service import PictureFailed, RenderService

log = logging.getLogger("mission")


class DiscordClock:
    """Discord's clock as the library tells it: the machine's in earnest, the simulated one in the practice server."""

    def now(self) -> float:
        """Return seconds since 1970-01-01 UTC."""
        return discord.utils.utcnow().timestamp()


@dataclass(frozen=True)
class App:
    """The wired host. `client` is not logged in yet."""

    context: Context
    service: GameService
    dispatcher: Dispatcher
    client: MissionClient
    store: SqliteStore
    render_service: RenderService
    ai_pool: AiPool | None
    verify_pool: VerifyPool | None
    tidying: asyncio.Task[None]

    async def close(self) -> None:
        """Stop sending, leave Discord, close every file. What is not sent yet waits in the files.

        Raises what one of these steps raises when the others are done: a file's thread would hold the process.
        """
        async with AsyncExitStack() as steps:  # from the last to the first
            if self.ai_pool is not None:
                steps.callback(self.ai_pool.close)
            if self.verify_pool is not None:
                steps.callback(self.verify_pool.close)
            steps.callback(self.render_service.close)
            steps.push_async_callback(self.store.close)
            steps.push_async_callback(self.service.late.close)
            steps.push_async_callback(self.service.panels.close)
            steps.push_async_callback(self.client.close)
            steps.push_async_callback(self._end_tidying)
            steps.push_async_callback(self.dispatcher.close)

    async def _end_tidying(self) -> None:
        self.tidying.cancel()
        await asyncio.gather(self.tidying, return_exceptions=True)


async def open_app(
    folder: Path,
    *,
    settings: HostSettings | None = None,
    open_files: int = OPEN_FILES,
    shards: int | None = None,
    strict: bool = False,
    backend: RenderBackend | None = None,
    emojis: bool = False,
) -> App:
    """Open the data folder and wire everything; pictures are drawn in worker processes, or by that backend.

    `emojis`: upload the games' small pictures as emojis of the application.

    Without a backend computer players have worker processes, too. With one they think in this process, and little.

    Raises what `open_store`, `renderers.check` and `Translator` raise.
    """
    renderers.check()
    clock = DiscordClock()
    translator = Translator(strict=strict)
    async with AsyncExitStack() as opened:  # closed again if we fail: their threads would hold a process that ends
        store = await open_store(folder, open_files=_open_file_limit(open_files), clock=clock)
        opened.push_async_callback(store.close)
        render_service = RenderService(backend or render_pool())
        opened.callback(render_service.close)
        ai_pool, verify_pool = (AiPool(), VerifyPool()) if backend is None else (None, None)
        app_emojis = AppEmojis()
        messenger = DiscordMessenger(app_emojis, strict=strict)
        ports = store, translator, render_service, messenger, clock
        context = Context(*ports, TITLES, os.urandom, _versioned(settings), **_workers(ai_pool, verify_pool))
        dispatcher = Dispatcher(context)
        store.due_index.listener = dispatcher.wake
        host = GameService(context)
        heart = Heart(context)
        await heart.wake()

        async def heartbeat() -> None:
            try:
                if touch.is_heard():
                    await heart.beat()  # first: an outage is recorded before any clock is read
            finally:
                dispatcher.wake()
                host.wake()

        client = MissionClient(
            InteractionRunner(host, translator, app_emojis, strict=strict),
            TITLES,
            translator,
            **_registration(folder / "commands.json"),
            heartbeat=heartbeat,
            after_login=partial(app_emojis.upload, drawn=partial(_icons, render_service)) if emojis else None,
            shard_count=shards,
        )
        touch = ConnectionMonitor(client)
        messenger.attach(client)
        render_service.warm_up()
        opened.pop_all()
    tidying = asyncio.get_running_loop().create_task(repair(store), name="repair")
    return App(context, host, dispatcher, client, store, render_service, ai_pool, verify_pool, tidying)


async def _icons(render_service: RenderService) -> AsyncIterator[tuple[str, bytes]]:
    """Draw the games' small pictures one after another; those that cannot be drawn are left out."""
    for game, name in icons():
        with suppress(PictureFailed):
            picture = await render_service.draw(game, ICON, None, name, (), "en")
            if picture is not None:
                yield icon_id(game, name), picture.data


class _Workers(TypedDict):
    """What of the context has processes of its own."""

    ai: AiExecutor
    verifier: Verifier


def _workers(ai_pool: AiPool | None, verify_pool: VerifyPool | None) -> _Workers:
    return {"ai": AiExecutor(ai_pool), "verifier": Verifier(verify_pool)}


def _versioned(settings: HostSettings | None) -> HostSettings:
    return replace(settings or HostSettings(), version=version())


def _open_file_limit(open_files: int) -> OpenFileLimit:
    room = files_at_most(open_files)
    if room.few is not None:
        log.warning("%s", room)
    return room


class _Registration(TypedDict):
    last_sync: LastSync
    save_sync: SaveSync


def _registration(path: Path) -> _Registration:
    """Return how the last registration of the commands is read from this file and written to it."""

    def read() -> str | None:
        try:
            return path.read_text("ascii").strip()
        except (OSError, UnicodeDecodeError):
            return None

    def write(text: str) -> None:
        path.write_text(text, "ascii")

    return _Registration(
        last_sync=lambda: asyncio.to_thread(read), save_sync=lambda text: asyncio.to_thread(write, text)
    )
