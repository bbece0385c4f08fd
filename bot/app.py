"""The composition root: the only place that wires the parts together."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import discord

import renderers
from bot.ai_worker import AiPool
from bot.client import MissionClient
from bot.config import OPEN_FILES
from bot.games.registry import TITLES
from bot.render_worker import render_pool
from bot.service.context import Context, HostSettings
from bot.service.messages.dispatcher import Dispatcher
from bot.service.runtime.ai_executor import AiExecutor
from bot.service.service import GameService
from bot.service.tables.uptime import Heart
from bot.text.translator import Translator
from cogs.connection import ConnectionMonitor
from cogs.interaction_runner import InteractionRunner
from cogs.messenger import DiscordMessenger
from db.descriptor_limit import OpenFileLimit, files_at_most
from db.rebuild import repair
from db.store import SqliteStore, open_store
from renderers.in_process import RenderBackend
from renderers.service import RenderService

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
    tidying: asyncio.Task[None]

    async def close(self) -> None:
        """Stop sending, leave Discord, close every file. What is not sent yet waits in the files.

        Raises what one of these steps raises when the others are done: a file's thread would hold the process.
        """
        async with AsyncExitStack() as steps:  # from the last to the first
            if self.ai_pool is not None:
                steps.callback(self.ai_pool.close)
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
) -> App:
    """Open the data folder and wire everything; pictures are drawn in worker processes, or by that backend.

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
        ai_pool = AiPool() if backend is None else None
        messenger = DiscordMessenger(strict=strict)
        settings = settings or HostSettings()
        context = Context(
            store, translator, render_service, messenger, clock, TITLES, os.urandom, settings, ai=AiExecutor(ai_pool)
        )
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

        synced = folder / "commands.json"
        client = MissionClient(
            InteractionRunner(host, translator, strict=strict),
            TITLES,
            translator,
            last_sync=lambda: asyncio.to_thread(_read_text, synced),
            save_sync=lambda digest: asyncio.to_thread(_write_text, synced, digest),
            heartbeat=heartbeat,
            shard_count=shards,
        )
        touch = ConnectionMonitor(client)
        messenger.attach(client)
        render_service.warm_up()
        opened.pop_all()
    tidying = asyncio.get_running_loop().create_task(repair(store), name="repair")
    return App(context, host, dispatcher, client, store, render_service, ai_pool, tidying)


def _open_file_limit(open_files: int) -> OpenFileLimit:
    room = files_at_most(open_files)
    if room.few is not None:
        log.warning("%s", room)
    return room


def _read_text(path: Path) -> str | None:
    try:
        return path.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        return None


def _write_text(path: Path, text: str) -> None:
    path.write_text(text, "ascii")
