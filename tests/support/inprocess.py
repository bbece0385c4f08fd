"""A simulated Discord in this process with our client in it, as most cog tests use it.

    async def test_something(discord_world):
        world = await discord_world(make_client())
        ada = world.member("ada", locale="de")
        answer = await ada.slash(world.channel, "play", game="space-mission")

Every request the client sends is judged; the fixture fails the test on a fault, and on an error the bot did not handle.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
from simcord import components, gateway, results
from simcord.actors import MemberActor, _dispatch_actor_interaction, _visible_message
from simcord.backend.models import Overwrite
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.enums import ComponentType, InteractionType, OverwriteType
from simcord.env import Env
from simcord.http import router
from simcord.results import InteractionResult, ResponseMessage

from tests.support.json_copies import copied
from tests.support.judge import Judge
from tests.support.request_watch import Watch, watching

AnyMessage = discord.Message | ResponseMessage

_PATIENCE = 10.0
"""Real seconds until what does not end is given up. simcord waits as long for real timers: more slows the tests."""


_IDLE = 0.002
"""Real seconds between two looks whether all is quiet. simcord's own 50 ms were most of these tests' time."""


# simcord copies each payload several times.
for _module in (gateway, router):
    vars(_module).update(copy=SimpleNamespace(deepcopy=copied))
for _module in (components, results):
    vars(_module).update(deepcopy=copied)


class QuickEnv(Env):
    """simcord's environment, which settles as soon as all is quiet."""

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,
        idle: float = _IDLE,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        idle = min(idle, _IDLE)
        await super()._settle_internal(timeout=timeout, idle=idle, dispatch=dispatch, _deadline=_deadline)


@dataclass(repr=False)  # asyncio writes what a fixture returns, twice for each
class World:
    """A guild "Testers" with the channel #table, and the bot under test in it."""

    env: Env
    guild: GuildHandle
    channel: ChannelHandle
    watch: Watch
    #: Errors that discord.py only logs (a dynamic item's callback that raised); any left here fails the test.
    logged: list[str]

    @property
    def client(self) -> discord.Client:
        return self.env.bot

    def member(self, name: str, *, locale: str = "en-US", guild: GuildHandle | None = None) -> MemberActor:
        """A new person in the guild; `.user` is the same person in the DM with the bot."""
        actor = (guild or self.guild).add_member(self.env.create_user(name))
        self.watch.locales[actor.id] = locale
        return actor

    async def invite_bot(self, name: str) -> GuildHandle:
        """The bot is added to one more guild: on_guild_join."""
        with self.watch.joining():
            guild = self.env.create_guild(name)
        await self.env.settle()
        return guild

    async def restart(self, client: discord.Client) -> None:
        """Drop the running bot without a goodbye, as a kill does, and attach a new one to the same Discord."""
        await self.env.restart_bot(client)

    def deny(self, channel: ChannelHandle, **permissions: bool) -> None:
        """Take permissions from the bot in a channel: `deny(channel, send_messages=True)`; `allow` gives them back."""
        bot = self.env.backend.bot_user.id
        denied = discord.Permissions(**permissions).value
        self.env.backend.set_overwrite(
            channel.id, Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=denied)
        )

    def allow(self, channel: ChannelHandle) -> None:
        self.env.backend.delete_overwrite(channel.id, self.env.backend.bot_user.id)

    async def delete_channel(self, channel: ChannelHandle) -> None:
        """A person deletes a channel or a thread."""
        self.env.backend.delete_channel(channel.id)
        await self.env.settle()

    async def delete_message(self, message: AnyMessage) -> None:
        """A person deletes a message; a bot with the guilds intent only is not told."""
        self.env.backend.delete_message(channel_id(message), message.id)
        await self.env.settle()

    async def remove_bot(self, guild: GuildHandle | None = None) -> None:
        """The bot is kicked from the guild."""
        self.env.backend.remove_guild((guild or self.guild).id)
        await self.env.settle()

    async def forge_click(
        self, actor: MemberActor | UserHandle, message: AnyMessage, custom_id: str, values: Sequence[str] | None = None
    ) -> InteractionResult:
        """Send a click (with `values`: a choice) on a component that is no longer, or never was, on the message.

        The real client cannot, but an old screen on a slow network can, and so can a forger.
        """
        return await forge_click(self.env, actor, message, custom_id, values)


async def forge_click(
    env: Env,
    actor: MemberActor | UserHandle,
    message: AnyMessage,
    custom_id: str,
    values: Sequence[str] | None = None,
) -> InteractionResult:
    """The same, for any environment: see `World.forge_click`."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": ComponentType.BUTTON}
    drawn: dict[str, Any] = {"type": ComponentType.BUTTON, "style": 2, "custom_id": custom_id, "label": "forged"}
    if values is not None:
        options = [{"label": value[:100], "value": value} for value in values]
        data |= {"component_type": ComponentType.STRING_SELECT, "values": list(values)}
        drawn = {"type": ComponentType.STRING_SELECT, "custom_id": custom_id, "options": options}
    env._begin_operation("forge_click")
    try:
        stored = _visible_message(actor, message)
        seen: dict[str, Any] = copied(dict(message_payload(env.backend, stored)))
        seen["components"] = [*seen["components"], {"type": ComponentType.ACTION_ROW, "components": [drawn]}]
        channel = ChannelHandle(env, getattr(actor, "guild", None), env.backend.get_channel(stored.channel_id))
        return await _dispatch_actor_interaction(
            actor,
            InteractionType.MESSAGE_COMPONENT,
            channel,
            data,
            extra={"message": seen},
            source_message_id=stored.id,
        )
    finally:
        env._end_operation()


def channel_id(message: AnyMessage) -> int:
    """The channel a message stands in."""
    return message.channel_id if isinstance(message, ResponseMessage) else message.channel.id


class _ErrorLog(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@contextlib.contextmanager
def errors_logged() -> Iterator[list[str]]:
    """What discord.py logs as an error while this is open; it swallows what a dynamic item raises."""
    handler = _ErrorLog()
    logger = logging.getLogger("discord")
    logger.addHandler(handler)
    try:
        yield handler.lines
    finally:
        logger.removeHandler(handler)


@contextlib.asynccontextmanager
async def simulated(client: discord.Client, *, judge: Judge | None = None) -> AsyncIterator[World]:
    """Run `client` in a fresh simulated Discord; close it afterwards; raise what it or the judge found at fault."""
    shards = 1 if isinstance(client, discord.AutoShardedClient) and client.shard_count is None else None
    env = QuickEnv(client, settle_timeout=_PATIENCE, shard_count=shards)
    # Begin now and not in simcord's year: what was made before the world began must not lie in its future.
    env.backend.clock._epoch = datetime.now(UTC)
    watch = Watch(env.backend, judge or Judge.load())
    with watching(watch), errors_logged() as logged:
        await env.start()
        try:
            guild = env.create_guild("Testers")
            yield World(env, guild, guild.create_text_channel("table"), watch, logged)
        finally:
            closing = env.bot
            await env.shutdown()
            await closing.close()
    env._raise_errors_since(env._errors_acknowledged)
    assert not watch.faults, "Discord would have refused:\n" + "\n".join(watch.faults)
    assert not logged, "discord.py logged errors:\n" + "\n".join(logged)
