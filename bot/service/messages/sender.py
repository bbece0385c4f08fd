"""Requests to Discord that a pass over a table makes, and what their errors mean.

Each message is sent at most once. If a row was claimed before this pass, its message may have been sent already, so the
pass searches for the row's nonce first.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from typing import Literal

from bot.service.card import Card, carrying
from bot.service.context import Context, log
from bot.service.messenger import DmClosed, Gone, Later, NotAllowed, Sent
from bot.service.records import OutboxMessage, Posted
from bot.service.tables.outbox import NONCES

Edited = Literal["done", "deleted", "failed"]
"""How the edit of a direct message ended; after `failed` it may be possible again."""


def standing(posted: Posted) -> Sent:
    """Return where a slot's message is, with the nonce that its edits keep."""
    return Sent(posted.channel, posted.message, posted.nonce)


@contextmanager
def _in_channel(channel: int) -> Iterator[None]:
    """Add the channel to `Gone`, because the table may have moved to another channel meanwhile."""
    try:
        yield
    except Gone as gone:
        gone.channel = channel
        raise


@contextmanager
def _reaching_user() -> Iterator[None]:
    """Raise DmClosed for every error by which a user can never get the direct message."""
    try:
        yield
    except NotAllowed as error:
        raise DmClosed from error
    except Gone as gone:
        # A channel to a user can be opened again; a user who is gone stays gone.
        raise (Later() if gone.what == "channel" else DmClosed()) from gone


@dataclass(frozen=True)
class Sender:
    """Sends the messages of one guild."""

    context: Context
    guild: int

    async def post(self, row: OutboxMessage, channel: int, card: Card) -> Sent:
        """Send a claimed row's message to a channel, or edit it if the row has sent it already."""
        messenger = self.context.messenger
        with self._sending("post"), _in_channel(channel):
            if self._may_have_been_sent(row):
                found = await messenger.find(channel, row.nonce)
                if found is not None and await self.edit(Sent(channel, found), card):
                    return Sent(channel, found)
            return await messenger.send(channel, card, self._nonce(row))

    async def post_dm(self, row: OutboxMessage, user: int, card: Card) -> Sent:
        """Send a direct message in the same way. Raises DmClosed."""
        messenger = self.context.messenger
        with self._sending("direct"), _reaching_user():
            if self._may_have_been_sent(row):
                found = await messenger.find_dm(user, row.nonce)
                if found is not None and await self.edit_dm(found, card) == "done":
                    return found
            return await messenger.send_dm(user, card, self._nonce(row))

    async def has_dm(self, user: int, nonce: int) -> bool:
        """Return whether a direct message to a user carries this nonce. Raises DmClosed."""
        with _reaching_user():
            return await self.context.messenger.find_dm(user, nonce) is not None

    async def edit(self, stands: Sent, card: Card) -> bool:
        """Edit a message in the table's channel; return False when it was deleted."""
        try:
            with self._sending("edit"), _in_channel(stands.channel):
                await self._edit(stands, card)
        except Gone as gone:
            if gone.what != "message":
                raise
            log.info("guild %s: message %s in channel %s was deleted", self.guild, stands.message, stands.channel)
            return False
        return True

    async def edit_dm(self, stands: Sent, card: Card) -> Edited:
        """Edit a direct message."""
        try:
            with self._sending("edit"):
                await self._edit(stands, card)
        except (NotAllowed, DmClosed):
            return "failed"
        except Gone as gone:
            return "deleted" if gone.what == "message" else "failed"
        return "done"

    async def edit_if_reached(self, stands: Sent, card: Card) -> None:
        """Edit a message if the bot still can; else leave it. Raises Gone only if the server is gone."""
        try:
            with self._sending("edit"):
                await self._edit(stands, card)
        except NotAllowed:
            pass
        except Gone as gone:
            if gone.what == "guild":
                raise

    async def _edit(self, stands: Sent, card: Card) -> None:
        """Edit a message; it keeps its nonce. If Discord does not count that, another row is let in instead."""
        kept = carrying(card, stands.nonce)
        if not await self.context.messenger.edit(stands.channel, stands.message, kept):
            self.context.runtime.rate_limiter.give_back()

    async def delete(self, stands: Sent) -> None:
        """Delete a message if the bot still can; else leave it."""
        with suppress(Gone, NotAllowed, DmClosed), self._sending("delete"):
            await self.context.messenger.delete(stands.channel, stands.message)

    def _sending(self, kind: str) -> AbstractContextManager[None]:
        return self.context.runtime.tally.sending(kind)

    def _may_have_been_sent(self, row: OutboxMessage) -> bool:
        """Return whether the row was tried before this call, and mark it as tried."""
        if row.claimed is None:
            raise ValueError(f"{row.kind} was not claimed")
        untried = self.context.runtime.untried
        tried = row.nonce not in untried
        untried.discard(row.nonce)
        return tried

    def _nonce(self, row: OutboxMessage) -> str:
        return f"{self.guild % 10**14}-{row.nonce - NONCES:x}"[:25]
