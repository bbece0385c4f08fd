"""Discord on loopback: the bot in its own process speaks real HTTP and WebSocket to it, on a real clock.

    async def test_something(loopback):
        ada = loopback.member("ada")
        async with BotProcess(loopback, tmp_path):
            answer = await ada.slash(loopback.channel, "play")
            await loopback.until(lambda: loopback.dm_messages(ada))

People are simcord's actors in this process; each of their deeds returns when the bot's answer is complete.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Self

import discord
from aiohttp import web
from simcord._clock import Clock
from simcord.actors import MemberActor
from simcord.backend.models import Interaction
from simcord.backend.models.interaction import ResponseKind
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.env import Env
from simcord.results import InteractionResult

from tests.support.gateway import Gateway
from tests.support.inprocess import AnyMessage, channel_id, forge_click
from tests.support.judge import Judge
from tests.support.request_watch import Request, Watch
from tests.support.rest import MAX_BODY, PREFIX, Limit, Rest

TOKEN = "loopback.practice.token"
PATIENCE = 40.0


class RealClock(Clock):
    """Real time, so that the 3 s and the 15 min rules bite; `advance` jumps ahead of it."""

    def __init__(self) -> None:
        self._start = time.perf_counter()  # not monotonic(): simcord replaces that one
        self._ahead = 0.0
        self._epoch = datetime.now(UTC)

    @property
    def elapsed(self) -> float:
        return time.perf_counter() - self._start + self._ahead

    def now(self) -> datetime:
        return self._epoch + timedelta(seconds=self.elapsed)

    def advance(self, seconds: float) -> None:
        self._ahead += seconds


class LoopbackDiscord:
    """A guild "Testers" with the channel #table behind a real server on 127.0.0.1."""

    def __init__(self, *, shards: int = 1, judge: Judge | None = None) -> None:
        self.env = Env(discord.Client(intents=discord.Intents(guilds=True)), check_errors=False)
        self.env.backend.clock = RealClock()
        self.watch = Watch(self.env.backend, judge or Judge.load())
        self.watch.on_change = self._changed
        self.gateway = Gateway(self.env.backend, TOKEN, lambda: self.gateway_url, self._changed)
        self.rest = Rest(self.env.backend, self.watch, TOKEN, self._gateway_info)
        self.patience = PATIENCE
        self._shards = shards
        self._port = 0
        self._news = asyncio.Event()
        self._acting = asyncio.Lock()
        self._stack = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self.env.start()
        self._stack.push_async_callback(self.env.shutdown)
        self.guild: GuildHandle = self.env.create_guild("Testers")
        self.channel: ChannelHandle = self.guild.create_text_channel("table")
        app = web.Application(client_max_size=MAX_BODY)
        app.router.add_get("/gateway/", self.gateway.button_id)
        app.router.add_route("*", PREFIX + "/{tail:.*}", self.rest.button_id)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await runner.setup()
        self._stack.push_async_callback(runner.cleanup)
        self._stack.push_async_callback(self.gateway.cut)
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self._port = runner.addresses[0][1]
        return self

    async def __aexit__(self, *exc_info: object) -> None:
        await self._stack.aclose()
        if exc_info[0] is None:
            assert not self.watch.faults, "Discord would have refused:\n" + "\n".join(self.watch.faults)

    @property
    def api_url(self) -> str:
        return f"http://127.0.0.1:{self._port}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self._port}/gateway/"

    @property
    def requests(self) -> list[Request]:
        return self.watch.requests

    def member(self, name: str, *, locale: str = "en-US", guild: GuildHandle | None = None) -> Player:
        """A new person in the guild."""
        actor = (guild or self.guild).add_member(self.env.create_user(name))
        self.watch.locales[actor.id] = locale
        return Player(self, actor)

    def limit(self, method: str, pattern: str, count: int, seconds: float) -> None:
        """Hold a route to so many requests in so many seconds; one more gets a 429."""
        self.rest.limits.append(Limit(method, pattern, count, seconds))

    def take_back(self, token: str) -> None:
        """The bot's owner has its token made again: from now on only this one is good."""
        self.gateway.token = self.rest.token = token

    def later(self, seconds: float) -> None:
        """Discord's clock jumps ahead, so that tokens and nonces grow old."""
        self.env.backend.clock.advance(seconds)

    def messages(self, channel: ChannelHandle | None = None) -> list[discord.Message]:
        """What stands in a channel (default #table), oldest first, private answers left out."""
        shown = (channel or self.channel).history()
        return [message for message in shown if not message.flags.ephemeral]

    def dm_messages(self, player: Player) -> list[discord.Message]:
        return player.dm.history()

    async def until(self, true: Callable[[], Any], *, patience: float = PATIENCE, what: str = "") -> Any:
        """Wait, without polling, for the first truthy value of `true`; what changed is told by requests and events."""
        end = time.perf_counter() + patience
        while not (value := true()):
            news = self._news
            try:
                await asyncio.wait_for(news.wait(), end - time.perf_counter())
            except TimeoutError:
                raise AssertionError(self._story(what)) from None
        return value

    def tell(self) -> None:
        """Something outside changed (a line in the bot's log): look again."""
        self._changed()

    def _changed(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def _story(self, what: str) -> str:
        lines = [f"{item.method} {item.path} -> {item.status}/{item.code}" for item in self.requests[-15:]]
        return f"waited in vain for {what or 'the condition'}; the last requests:\n" + "\n".join(lines)

    def _gateway_info(self) -> dict[str, Any]:
        start = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return {"url": self.gateway_url, "shards": self._shards, "session_start_limit": start}

    async def complete(self, deed: Callable[[], Any], *, ack: bool = False) -> InteractionResult:
        """Do a person's deed and wait for the bot's whole answer: after a defer, for what it defers (unless `ack`)."""
        before = len(self.requests)
        async with self._acting:
            result: InteractionResult = await deed()
        record = result._interaction

        def answered() -> bool:
            return record.responded if ack else self._answered(record, before)

        await self.until(
            answered,
            patience=self.patience,
            what=f"the answer to interaction {record.id} ({record.command_name or 'a click'})",
        )
        return result

    def answer(self, result: InteractionResult) -> str:
        """What the bot answered first, as it was sent (where that is a letter, it may be renewed since), or "".

        An answer at once, without a deferral, is none of these: it does nothing.
        """
        places = self._places_of_answer(result._interaction)
        sent = (each.json for each in self.requests if each.status == 200 and each.path in places)
        return json.dumps(next(sent, ""), ensure_ascii=False)

    def _answered(self, record: Interaction, before: int) -> bool:
        if not record.responded or record.loading:
            return False
        if record.response_kind is not ResponseKind.DEFERRED_UPDATE:
            return True
        places = self._places_of_answer(record)
        return any(request.status and request.path in places for request in self.requests[before:])

    def _places_of_answer(self, record: Interaction) -> tuple[str, str]:
        """Where an interaction is answered: after the message that was pressed, or in its place."""
        token = f"/webhooks/{self.env.backend.application_id}/{record.token}"
        return token, f"{token}/messages/@original"


class Player:
    """A person at the table: the same deeds as simcord's actors, each complete when it returns.

    Deeds on a message work in the channel and in the DM; `slash` and `autocomplete` take the channel first, None
    meaning the DM. Where the bot acknowledges a click and answers by other ways than the interaction, say `ack=True`.
    """

    def __init__(self, discord_: LoopbackDiscord, actor: MemberActor) -> None:
        self._discord = discord_
        self.actor = actor

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def name(self) -> str:
        return self.actor.name

    @property
    def user(self) -> UserHandle:
        return self.actor.user

    @property
    def dm(self) -> ChannelHandle:
        return self.actor.user.dm_channel

    async def slash(self, where: ChannelHandle | None, name: str, /, **options: Any) -> InteractionResult:
        """A slash command ("space-mission jump" names a subcommand)."""
        if where is None:
            return await self._discord.complete(lambda: self.user.slash(name, **options))
        return await self._discord.complete(lambda: self.actor.slash(where, name, **options))

    async def autocomplete(
        self, where: ChannelHandle | None, name: str, option: str, typed: str, /, **filled: Any
    ) -> list[dict[str, Any]]:
        """The choices the bot offers for what was typed so far."""
        from simcord.actors import _autocomplete_result

        actor: Any = self.user if where is None else self.actor
        channel = self.dm if where is None else where
        result = await self._discord.complete(lambda: _autocomplete_result(actor, channel, name, option, typed, filled))
        return result.autocomplete_choices or []

    async def click(
        self, message: AnyMessage, *, label: str | None = None, custom_id: str | None = None, ack: bool = False
    ) -> InteractionResult:
        actor = self._for(message)
        return await self._discord.complete(lambda: actor.click(message, label=label, custom_id=custom_id), ack=ack)

    async def select(
        self, message: AnyMessage, values: Sequence[Any], *, custom_id: str | None = None, ack: bool = False
    ) -> InteractionResult:
        actor = self._for(message)
        return await self._discord.complete(lambda: actor.select(message, values, custom_id=custom_id), ack=ack)

    async def submit_modal(self, shown: InteractionResult, values: dict[str, Any]) -> InteractionResult:
        in_dm = shown._interaction.guild_id is None
        actor: Any = self.user if in_dm else self.actor
        return await self._discord.complete(lambda: actor.submit_modal(shown, values))

    async def forge_click(
        self, message: AnyMessage, custom_id: str, values: Sequence[str] | None = None
    ) -> InteractionResult:
        """A click on what is no longer on the message; see `World.forge_click`."""
        actor = self._for(message)
        return await self._discord.complete(lambda: forge_click(self._discord.env, actor, message, custom_id, values))

    def _for(self, message: AnyMessage) -> Any:
        return self.user if channel_id(message) == self.dm.id else self.actor
