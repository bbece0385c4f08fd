"""The composition root: the only place that wires the parts together."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

import discord

import renderers
from bot.ai_worker import AiPool
from bot.client import MissionClient
from bot.clock import Clock
from bot.games.registry import TITLES
from bot.render_worker import render_pool
from bot.saved_pictures import SavedPictures
from bot.service.context import Context, HostSettings
from bot.service.messages.dispatcher import Dispatcher
from bot.service.runtime.ai_executor import AiExecutor
from bot.service.runtime.verifying import Verifier
from bot.service.service import GameService
from bot.service.tables.uptime import Heart
from bot.serving import Serving, ServingAll, by_lease
from bot.stores import AnyStore, Place, open_place
from bot.text.translator import Translator
from bot.verify_worker import VerifyPool
from bot.version import version
from cogs.app_emojis import AppEmojis
from cogs.connection import ConnectionMonitor
from cogs.interaction_runner import InteractionRunner
from cogs.leased_shards import LeasedShards
from cogs.message_tokens import MessageTokens
from cogs.messenger import DiscordMessenger
from cogs.tree import LastSync, SaveSync
from db.rebuild import repair
from db.store import SqliteStore
from renderers.in_process import RenderBackend
from renderers.service import RenderService

if TYPE_CHECKING:
    from bot.member import Member

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
    store: AnyStore
    render_service: RenderService
    ai_pool: AiPool | None
    verify_pool: VerifyPool | None
    tidying: asyncio.Task[None] | None
    """Repairs what is derived from files; None where nothing is."""
    member: Member | None = None
    """On a database: this process among those that share it."""

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
            if self.member is not None:
                steps.push_async_callback(self.member.leave)  # after the last write
            steps.push_async_callback(self.store.close)
            steps.push_async_callback(self.service.late.close)
            steps.push_async_callback(self.service.panels.close)
            steps.push_async_callback(self.client.close)
            if self.member is not None:
                steps.push_async_callback(self.member.release)  # others serve the shards while answers are finished
            steps.push_async_callback(self._end_tidying)
            steps.push_async_callback(self.dispatcher.close)

    async def _end_tidying(self) -> None:
        if self.tidying is None:
            return
        self.tidying.cancel()
        await asyncio.gather(self.tidying, return_exceptions=True)


async def open_app(
    place: Place | Path,
    *,
    settings: HostSettings | None = None,
    shards: int | None = None,
    strict: bool = False,
    backend: RenderBackend | None = None,
    emojis: bool = False,
) -> App:
    """Open the store at a place (or in a data folder) and wire everything.

    Pictures are drawn in worker processes, or by that backend. Without a backend computer players have worker
    processes, too. With one they think in this process, and little. `emojis`: upload the games' small pictures as
    emojis of the application. Raises what `open_place`, `renderers.check` and `Translator` raise.
    """
    place = Place(place) if isinstance(place, Path) else place
    renderers.check()
    clock = DiscordClock()
    translator = Translator(strict=strict)
    async with AsyncExitStack() as opened:  # closed again if we fail: their threads would hold a process that ends
        store = await open_place(place, clock, "shared")
        opened.push_async_callback(store.close)
        member = await _joined(place, store, opened)
        render_service = RenderService(backend or render_pool())
        opened.callback(render_service.close)
        ai_pool, verify_pool = (AiPool(), VerifyPool()) if backend is None else (None, None)
        app_emojis, small_pictures = AppEmojis(), SavedPictures(render_service, place.folder / "emojis.json")
        tokens = MessageTokens()
        messenger = DiscordMessenger(app_emojis, tokens, strict=strict)
        ports = store, translator, render_service, messenger, clock
        context = Context(*ports, TITLES, os.urandom, _opened(settings, clock), **_workers(ai_pool, verify_pool))
        dispatcher = Dispatcher(context)
        host = GameService(context)
        leased = member.shards(shards) if member is not None else None
        serving = await _serving(context, store, dispatcher, leased, member)

        async def heartbeat() -> None:
            try:
                await serving.beat(monitor)  # first: an outage is recorded before any clock is read
            finally:
                dispatcher.wake()
                host.wake()

        client = MissionClient(
            InteractionRunner(host, translator, app_emojis, tokens, strict=strict),
            TITLES,
            translator,
            **_registration(place.folder / "commands.json"),
            heartbeat=heartbeat,
            after_login=partial(app_emojis.upload, pictures=small_pictures) if emojis else None,
            shard_count=shards,
            leased=leased,
            guard=member.guard if member is not None else None,
        )
        monitor = ConnectionMonitor(client)
        messenger.attach(client, context.runtime.serves)
        render_service.warm_up()
        opened.pop_all()
    pools = render_service, ai_pool, verify_pool
    return App(context, host, dispatcher, client, store, *pools, _tidying(store), _ending(member, client))


async def _joined(place: Place, store: AnyStore, opened: AsyncExitStack) -> Member | None:
    """Join the processes that share a database, and fence what the store writes. Raises StoreUnavailable."""
    if place.database is None or isinstance(store, SqliteStore):
        return None
    from bot.member import join  # its driver is an extra of the package

    member = await join(place.database.value, place.member)
    opened.push_async_callback(member.leave)
    store.connections.fence = member.fence
    return member


async def _serving(
    context: Context, store: AnyStore, dispatcher: Dispatcher, leased: LeasedShards | None, member: Member | None
) -> Serving:
    """Return what tells which guilds this process serves. Raises StoreError."""
    if leased is not None and member is not None and not isinstance(store, SqliteStore):
        return by_lease(context, store, dispatcher, leased, member)
    store.due_index.listener = lambda guild: dispatcher.wake()
    heart = Heart(context)
    await heart.wake()
    return ServingAll(heart)


def _ending(member: Member | None, client: MissionClient) -> Member | None:
    """Let the client end when this process is declared dead: the supervisor opens the bot again, as a new member."""
    if member is not None:
        member.on_death(client.close)
    return member


def _tidying(store: AnyStore) -> asyncio.Task[None] | None:
    if not isinstance(store, SqliteStore):
        return None
    return asyncio.get_running_loop().create_task(repair(store), name="repair")


class _Workers(TypedDict):
    """What of the context has processes of its own."""

    ai: AiExecutor
    verifier: Verifier


def _workers(ai_pool: AiPool | None, verify_pool: VerifyPool | None) -> _Workers:
    return {"ai": AiExecutor(ai_pool), "verifier": Verifier(verify_pool)}


def _opened(settings: HostSettings | None, clock: Clock) -> HostSettings:
    return replace(settings or HostSettings(), version=version(), began=clock.now())


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
