"""The Discord client: it receives events and passes them to `cogs`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import discord
from discord.ext import tasks

from bot.games.core.contract import Title
from bot.text.translator import Translator
from cogs import bodies
from cogs.clicks import Clicks
from cogs.guild_diff import GuildDiff
from cogs.interaction_runner import InteractionRunner
from cogs.leased_shards import LeasedShards
from cogs.lifecycle import Lifecycle
from cogs.send_guard import SendGuard
from cogs.tree import LastSync, MissionTree, SaveSync

_log = logging.getLogger("mission.client")

_RATE_PATIENCE = 30.0
"""Seconds that a request waits for a rate limit. One that would wait longer fails, and is tried again later."""

_CLOCK_TOLERANCE = 5.0
"""Seconds. If the next heartbeat is due further in the past or future than this, the system clock was set."""

Heartbeat = Callable[[], Awaitable[None]]
AfterLogin = Callable[[discord.Client], Coroutine[Any, Any, None]]


class MissionClient(discord.AutoShardedClient):
    """Receives interactions and the events of the intent `guilds`, and nothing else. It needs no privileged intent."""

    def __init__(
        self,
        runner: InteractionRunner,
        titles: Mapping[str, Title],
        translator: Translator,
        *,
        last_sync: LastSync | None = None,
        save_sync: SaveSync | None = None,
        heartbeat: Heartbeat | None = None,
        after_login: AfterLogin | None = None,
        shard_count: int | None = None,
        leased: LeasedShards | None = None,
        guard: SendGuard | None = None,
    ) -> None:
        """`last_sync` and `save_sync` load and save the last registration of the commands. The client registers the
        commands only if they have changed since, and never without both. `heartbeat` is called every second.
        `after_login` runs in a task of its own after the login. With `leased` no shard is launched at the start: each
        is adopted when it is leased. `guard` looks at each request.
        """
        trace = bodies.trace()
        if guard is not None:
            guard.attach(trace)
        self._leased = leased
        # The bot does not use voice, so discord.py must not warn the operator of missing voice packages.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=_RATE_PATIENCE,
            shard_count=shard_count if leased is None else None,
            http_trace=trace,
        )
        if leased is not None:
            leased.attach(self)
        self.runner = runner
        self.tree = MissionTree(self, runner, titles, translator)
        self._clicks = Clicks(runner)
        self._guild_diff = GuildDiff(self.get_guild)
        self._lifecycle = Lifecycle(runner.service, runner.apologies, self._guild_diff.present)
        self._sync = (last_sync, save_sync)
        self._heartbeat = heartbeat
        self._after_login = after_login
        self._background: asyncio.Task[None] | None = None
        self._began = False

    async def login(self, token: str) -> None:
        """Log in. Raises discord.LoginFailure for an invalid token."""
        self._began = True
        await super().login(token)

    async def setup_hook(self) -> None:
        """Register the commands if they have changed and registration is on. Start the heartbeat."""
        last, save = self._sync
        if last is not None and save is not None:
            await self.tree.sync_if_changed(last, save)
        if self._heartbeat is not None:
            self._beat.start(self._heartbeat)
        if self._after_login is not None:
            self._background = asyncio.create_task(self._after_login(self), name="after login")

    async def close(self) -> None:
        """Stop the heartbeat, finish the answers that are under way, and leave Discord."""
        self._beat.cancel()
        self._lifecycle.close()
        if self._background is not None:
            self._background.cancel()
            await asyncio.gather(self._background, return_exceptions=True)
        if not self._began:
            return  # it never logged in, and discord.py would fail on objects that it has not created yet
        try:
            if not self.is_closed():
                await self.runner.close()
        finally:
            await super().close()

    @tasks.loop(seconds=1.0)
    async def _beat(self, heartbeat: Heartbeat) -> None:
        try:
            await heartbeat()
        except Exception:
            _log.exception("the heartbeat failed")

    def mind_the_clock(self) -> None:
        """Restart the heartbeat if the system clock was set.

        The loops of discord.py use the system clock: setting it back by an hour would stop the heartbeat for an hour.
        """
        due = self._beat.next_iteration
        if due is not None and abs((due - discord.utils.utcnow()).total_seconds()) > _CLOCK_TOLERANCE:
            _log.warning("the system clock was set; the heartbeat is restarted")
            self._beat.restart(self._heartbeat)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A user used a button or menu. discord.py passes commands to the command tree."""
        await self._clicks.route(interaction)

    async def on_ready(self) -> None:
        """All shards have received their servers. While discord.py waited for that, the bot may have left some."""
        if self.is_closed():
            return
        await self._lifecycle.ready([guild for guild in self.guilds if not self._guild_diff.is_gone(guild)])

    @property
    def shards(self) -> dict[int, discord.ShardInfo]:
        """The shards of this process."""
        found = super().shards
        return found if self._leased is None else {n: each for n, each in found.items() if n in self._leased.leased}

    def is_ready(self) -> bool:
        """Return whether all shards of this process have received their servers."""
        return super().is_ready() if self._leased is None else self._leased.is_ready()

    async def launch_shards(self) -> None:
        """Launch all shards; none if they are leased."""
        if self._leased is None:
            await super().launch_shards()
        else:
            self.shard_count = self._connection.shard_count = await self._leased.begin()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """A shard begins a new session. Discord does not report missed removals; the servers in READY show them."""
        if self._leased is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._leased.permit(shard_id)
        if shard_id is not None:
            self._guild_diff.before(shard_id, self.guilds)

    async def on_shard_connect(self, shard: int) -> None:
        """A shard has received READY. If only one of several shards has a new session, `on_ready` is not called."""
        for guild in self._guild_diff.missing(shard):
            await self._lifecycle.lost(guild)

    async def on_shard_ready(self, shard: int) -> None:
        """A shard has received its servers. If shards are leased, `on_ready` is not called.

        The servers of other shards are another process's: it would pause their tables as if the bot had left them.
        """
        if self._leased is None or self.is_closed() or shard not in self._leased.leased:
            return
        self._leased.ready.add(shard)
        own = [guild for guild in self.guilds if guild.shard_id == shard and not self._guild_diff.is_gone(guild)]
        leased = self._leased
        await self._lifecycle.ready(own, lambda guild: leased.shard_of(guild) == shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard has lost its gateway connection. discord.py reconnects by itself."""
        _log.info("shard %s: the connection to Discord was cut", shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """The session was resumed; Discord sends the missed events now."""
        _log.info("shard %s: connected again, and nothing was missed", shard)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server."""
        self._guild_diff.back(guild)
        await self._lifecycle.joined(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back after an outage."""
        self._guild_diff.back(guild)
        await self._lifecycle.seen(guild)

    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """A server was given another name, language, picture and so on."""
        if (before.name, before.preferred_locale) != (after.name, after.preferred_locale):
            await self._lifecycle.seen(after)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        await self._lifecycle.lost(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted."""
        await self._lifecycle.channel_lost(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted, alone or with its channel."""
        await self._lifecycle.channel_lost(payload.guild_id, payload.thread_id)
