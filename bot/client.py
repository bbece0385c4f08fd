"""The Discord client: it receives events and passes them to `cogs`."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord.ext import tasks

from bot.games.core.contract import Title
from bot.text.translator import Translator
from cogs import bodies
from cogs.clicks import Clicks
from cogs.guild_diff import GuildDiff
from cogs.interaction_runner import InteractionRunner
from cogs.lifecycle import Lifecycle
from cogs.tree import LastSync, MissionTree, SaveSync

_log = logging.getLogger("mission.client")

_RATE_PATIENCE = 30.0
"""Seconds that a request waits for a rate limit. One that would wait longer fails, and is tried again later."""

_OFF = 5.0
"""If the next heartbeat is due more seconds away than this, before or after now, the machine's clock was set."""

Heartbeat = Callable[[], Awaitable[None]]


class MissionClient(discord.AutoShardedClient):
    """Listens to interactions and to servers coming and going, and to nothing else: no privileged intent."""

    def __init__(
        self,
        runner: InteractionRunner,
        titles: Mapping[str, Title],
        translator: Translator,
        *,
        last_sync: LastSync | None = None,
        save_sync: SaveSync | None = None,
        heartbeat: Heartbeat | None = None,
        shard_count: int | None = None,
    ) -> None:
        """`last_sync` and `save_sync` load and save the last registration of the commands, which is made only if they
        have changed since; without them none is made. `heartbeat` is called every second.
        """
        # The bot never speaks, so its operator needs no warning that the library could not.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=_RATE_PATIENCE,
            shard_count=shard_count,
            http_trace=bodies.trace(),
        )
        self.runner = runner
        self.tree = MissionTree(self, runner, titles, translator)
        self._clicks = Clicks(runner)
        self._guild_diff = GuildDiff(self.get_guild)
        self._lifecycle = Lifecycle(runner.service, runner.apologies, self._guild_diff.present)
        self._sync = (last_sync, save_sync)
        self._heartbeat = heartbeat
        self._began = False

    async def login(self, token: str) -> None:
        """Log in. Raises discord.LoginFailure for a token that is none."""
        self._began = True
        await super().login(token)

    async def setup_hook(self) -> None:
        """Register the commands, if that is wanted and they changed; start the heartbeat."""
        last, save = self._sync
        if last is not None and save is not None:
            await self.tree.sync_if_changed(last, save)
        if self._heartbeat is not None:
            self._beat.start(self._heartbeat)

    async def close(self) -> None:
        """Stop the heartbeat, finish the answers that are under way, and leave Discord."""
        self._beat.cancel()
        if not self._began:
            return  # there is nothing to leave, and the library would trip over what it has not made yet
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
        """Restart the heartbeat if the machine's clock was set.

        The library's loops use the machine's clock: setting it back by an hour would stop the heartbeat for an hour.
        """
        due = self._beat.next_iteration
        if due is not None and abs((due - discord.utils.utcnow()).total_seconds()) > _OFF:
            _log.warning("the machine's clock was set; the heartbeat is restarted")
            self._beat.restart(self._heartbeat)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A button or menu was used (commands go to the tree by themselves)."""
        await self._clicks.route(interaction)

    async def on_ready(self) -> None:
        """All shards know their servers. The library waits for that, and meanwhile the bot may have left a server."""
        if self.is_closed():
            return
        await self._lifecycle.ready([guild for guild in self.guilds if not self._guild_diff.is_gone(guild)])

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """A shard begins a new session. Missed removals are not reported, but follow from the servers in READY."""
        await super().before_identify_hook(shard_id, initial=initial)
        if shard_id is not None:
            self._guild_diff.before(shard_id, self.guilds)

    async def on_shard_connect(self, shard: int) -> None:
        """READY has come. When one of several shards has a new session, `on_ready` does not follow."""
        for guild in self._guild_diff.missing(shard):
            await self._lifecycle.lost(guild)

    async def on_shard_disconnect(self, shard: int) -> None:
        """The gateway was cut; the library connects again by itself."""
        _log.info("shard %s: the connection to Discord was cut", shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """The session was resumed; Discord sends the missed events now."""
        _log.info("shard %s: connected again, and nothing was missed", shard)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server."""
        self._guild_diff.back(guild)
        await self._lifecycle.seen(guild)

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
        """A thread was deleted, itself or with its channel."""
        await self._lifecycle.channel_lost(payload.guild_id, payload.thread_id)
