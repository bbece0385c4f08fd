"""`bot.service.messenger.Messenger` on a discord.py client.

It works by ids; no message, member or DM channel has to be in the library's cache.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord
from discord.http import Route, handle_message_parameters

from bot import limits
from bot.limits import cut
from bot.service.card import Card, carrying
from bot.service.interactions import Reply
from bot.service.messenger import DmClosed, Gone, Later, NoThread, Rejected, Sent
from bot.service.places import Place, is_direct
from cogs import discord_errors, send_guard
from cogs.app_emojis import AppEmojis
from cogs.components import custom_ids
from cogs.components.compose import Composed
from cogs.components.fit import Unshowable
from cogs.discord_errors import mapped_errors
from cogs.message_tokens import MessageTokens
from cogs.permissions import can_view, lacking

_log = logging.getLogger("mission.cogs")
_KEPT_DMS = 10_000
_T = TypeVar("_T")


class DiscordMessenger:
    """Sends, edits and deletes messages. Made before the client, which is attached when it exists."""

    def __init__(
        self, emojis: AppEmojis | None = None, tokens: MessageTokens | None = None, *, strict: bool = False
    ) -> None:
        self._emojis = emojis or AppEmojis()
        self._tokens = tokens or MessageTokens()
        self._strict = strict
        self._client: discord.Client | None = None
        self._dms: OrderedDict[int, int] = OrderedDict()
        self._serves: Callable[[int], bool] = lambda guild: True

    def attach(self, client: discord.Client, serves: Callable[[int], bool] | None = None) -> None:
        """Use this client from now on. `serves`: whether it receives the events of a server; else another process
        does.
        """
        self._client = client
        self._serves = serves or self._serves
        self._dms.clear()

    async def send(self, channel: int, card: Card, nonce: str) -> Sent:
        async with self._connected(channel) as client:
            return await self._send(client, channel, card, nonce)

    async def send_dm(self, user: int, card: Card, nonce: str) -> Sent:
        async with self._connected() as client, self._dm(client, user) as channel:
            try:
                return await self._send(client, channel, card, nonce)
            except discord.HTTPException as error:
                if error.code in (discord_errors.MISSING_ACCESS, discord_errors.MISSING_PERMISSIONS):
                    raise DmClosed from error
                raise

    async def edit(self, channel: int, message: int, card: Card) -> bool:
        async with self._connected(channel) as client:
            if await self._edited_by_token(client, message, card):
                return False
            try:
                await self._edit(client, channel, message, card)
            except discord.HTTPException as error:
                if error.code != discord_errors.THREAD_ARCHIVED:
                    raise
                await _unarchive(client, channel)
                await self._edit(client, channel, message, card)
            return True

    async def delete(self, channel: int, message: int) -> None:
        try:
            async with self._connected(channel) as client:
                await _message(client, channel, message).delete()
        except Gone:
            pass

    async def find(self, channel: int, nonce: int) -> int | None:
        async with self._connected(channel) as client:
            return await _find(client, channel, nonce)

    async def find_dm(self, user: int, nonce: int) -> Sent | None:
        async with self._connected() as client, self._dm(client, user) as channel:
            message = await _find(client, channel, nonce)
        return None if message is None else Sent(channel, message)

    async def answer(self, reply: Reply, card: Card) -> int:
        async with self._connected() as client:
            kept = carrying(card, reply.nonce)
            return await self._sent(kept, lambda made: _answer(client, reply, made))

    async def open_thread(self, channel: int, name: str) -> int:
        async with self._connected(channel, thread=True) as client:
            place = await _thread_parent(client, channel)
            kind = discord.ChannelType.news_thread if place.is_news() else discord.ChannelType.public_thread
            try:
                thread = await place.create_thread(
                    name=cut(name, limits.THREAD_NAME), type=kind, auto_archive_duration=limits.THREAD_MINUTES
                )
            except discord.HTTPException as error:
                if error.code == discord_errors.TOO_MANY_THREADS:
                    raise NoThread("full") from error
                raise
            return thread.id

    async def lacks(self, channel: int, *, thread: bool = False) -> tuple[str, ...]:
        async with self._connected(channel) as client:
            if thread:
                await _thread_parent(client, channel)
            return lacking(await _place(client, channel), thread=thread)

    def channel_name(self, channel: int) -> str | None:
        place = self._client.get_channel(channel) if self._client is not None else None
        return getattr(place, "name", None)

    def can_view(self, channel: int, user: int, roles: Collection[int]) -> bool:
        place = self._client.get_channel(channel) if self._client is not None else None
        return can_view(place, user, roles)

    def operator(self) -> str | None:
        application = self._client.application if self._client is not None else None
        if application is None:
            return None
        return application.team.name if application.team is not None else application.owner.display_name

    async def is_member(self, guild: int, user: int) -> bool:
        """Return whether the user is in the server. Raises Gone when the bot itself is not. In direct messages
        there is their user alone.

        After the start it takes some seconds until the library knows the servers; Discord can be asked before.
        """
        if is_direct(guild):
            return Place(guild).owner == user
        async with self._connected() as client:
            if self._serves(guild) and client.get_guild(guild) is None and client.is_ready():
                raise Gone("guild")
            try:
                await client.http.get_member(guild, user)
            except discord.NotFound as error:
                if error.code in (discord_errors.UNKNOWN_MEMBER, discord_errors.UNKNOWN_USER):
                    return False
                raise
            except discord.Forbidden as error:
                raise Later from error
            return True

    @asynccontextmanager
    async def _connected(self, channel: int | None = None, *, thread: bool = False) -> AsyncIterator[discord.Client]:
        client = self._client
        if client is None or client.is_closed():
            raise Later

        def missing() -> tuple[str, ...]:
            return () if channel is None else lacking(client.get_channel(channel), thread=thread)

        # No time-out of our own: cancelling a request that waits out a global limit would leave the library's
        # lock closed for ever. aiohttp gives up by itself.
        with mapped_errors(missing):
            yield client

    async def _send(self, client: discord.Client, channel: int, card: Card, nonce: str) -> Sent:
        async def post(made: Composed) -> int:
            sent = await client.get_partial_messageable(channel).send(
                view=made.view,
                files=made.files,
                allowed_mentions=made.mentions,
                nonce=nonce[: limits.NONCE],
                silent=card.silent,
            )
            return sent.id

        return Sent(channel, await self._sent(card, post))

    async def _edited_by_token(self, client: discord.Client, message: int, card: Card) -> bool:
        """Edit a message by the token of a click on it. False: there is none, or Discord did not take it."""
        reply = self._tokens.of(message)
        if reply is None:
            return False
        try:
            with send_guard.fenced():
                await self._sent(card, lambda made: _answer(client, reply, made))
        except (discord.DiscordException, *discord_errors.NETWORK) as error:
            _log.info("message %s is edited in its channel: %s", message, discord_errors.error_code(error))
            self._tokens.drop(message, reply)
            return False
        return True

    async def _edit(self, client: discord.Client, channel: int, message: int, card: Card) -> None:
        there = _message(client, channel, message)
        await self._sent(
            card,
            lambda made: there.edit(view=made.view, attachments=made.files, allowed_mentions=made.mentions),
        )

    @asynccontextmanager
    async def _dm(self, client: discord.Client, user: int) -> AsyncIterator[int]:
        """Yield the id of the DM channel with a user. If it is unknown to Discord, the next use opens it again.

        The service sends direct messages only to users who have clicked.
        """
        channel = await self._dm_channel(client, user)
        try:
            yield channel
        except discord.HTTPException as error:
            if error.code == discord_errors.UNKNOWN_CHANNEL:
                self._dms.pop(user, None)
            raise

    async def _dm_channel(self, client: discord.Client, user: int) -> int:
        channel = self._dms.get(user)
        if channel is None:
            # The library's create_dm would return a lost channel for ever: it caches what it once opened.
            channel = int((await client.http.start_private_message(user))["id"])
            self._dms[user] = channel
        self._dms.move_to_end(user)
        while len(self._dms) > _KEPT_DMS:
            self._dms.popitem(last=False)
        return channel

    async def _sent(self, card: Card, send: Callable[[Composed], Awaitable[_T]]) -> _T:
        try:
            return await self._emojis.send(card, send, strict=self._strict)
        except Unshowable as error:
            raise Rejected(str(error)) from error


async def _answer(client: discord.Client, reply: Reply, made: Composed) -> int:
    """Answer an interaction by its token, and return the answer's message.

    The library offers this only for an interaction that it has received itself, so this is what it does, with ids in
    the place of the interaction.
    """
    is_new = reply.pressed and not reply.follow_up
    path = "/webhooks/{webhook_id}/{webhook_token}"
    ids = {"webhook_id": reply.application, "webhook_token": reply.token}
    if is_new:
        route = Route("POST", path, **ids)
        parameters = handle_message_parameters(
            view=made.view,
            files=made.files,
            allowed_mentions=made.mentions,
            flags=discord.MessageFlags(ephemeral=True),
        )
    else:
        # In the path itself: `Route` would write the sign of a parameter as %40.
        route = Route("PATCH", f"{path}/messages/{reply.follow_up or '@original'}", **ids)
        parameters = handle_message_parameters(view=made.view, attachments=made.files, allowed_mentions=made.mentions)
    with parameters as given:
        if given.multipart:
            sent = await client.http.request(route, form=given.multipart, files=given.files)
        else:
            sent = await client.http.request(route, json=given.payload)
    return int(sent["id"])


def _message(client: discord.Client, channel: int, message: int) -> discord.PartialMessage:
    return client.get_partial_messageable(channel).get_partial_message(message)


async def _place(client: discord.Client, channel: int) -> Any:
    return client.get_channel(channel) or await client.fetch_channel(channel)


async def _thread_parent(client: discord.Client, channel: int) -> discord.TextChannel:
    """Return the channel in which a thread is opened from here. Raises NoThread if there can be none."""
    place = await _place(client, channel)
    if isinstance(place, discord.Thread):
        parent = place.parent or await client.fetch_channel(place.parent_id)
        if isinstance(parent, discord.ForumChannel):
            raise NoThread("post")
        place = parent
    if not isinstance(place, discord.TextChannel):
        raise NoThread("channel")
    return place


async def _unarchive(client: discord.Client, channel: int) -> None:
    """Unarchive a thread, so that a message in it can be edited. (Sending unarchives it by itself.)"""
    thread = await _place(client, channel)
    if isinstance(thread, discord.Thread):
        await thread.edit(archived=False)


async def _find(client: discord.Client, channel: int, nonce: int) -> int | None:
    """Search one page of messages from the newest back, of any age: the machine's clock may have been set meanwhile."""
    ours = client.user.id if client.user else 0
    async for message in client.get_partial_messageable(channel).history(limit=limits.HISTORY):
        if message.author.id == ours and nonce != 0 and custom_ids.nonce_of(message.components) == nonce:
            return message.id
    return None
