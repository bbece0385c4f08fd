"""The way out to Discord, as a port: cogs fulfil it. Errors are kinds, so that each has its defined outcome."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, Literal, Protocol

from msgspec import Struct

from bot.service.card import Card
from bot.service.interactions import Reply


class Sent(Struct, frozen=True):
    """Where a message stands now. `nonce`: the one that an edit keeps in its buttons, 0 for none."""

    channel: int
    message: int
    nonce: int = 0


class Undeliverable(Exception):
    """A message could not be delivered. (Its words are Discord's: `bot.redaction` tells them.)"""

    harmless: ClassVar = True


class Gone(Undeliverable):
    """The message, channel, thread, server or user does not exist (any more). `what`: which of them.

    `channel`: where the message was to stand, if the caller passed it.
    """

    def __init__(self, what: str, channel: int | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.channel = channel


class NotAllowed(Undeliverable):
    """The bot lacks permissions in the channel; `missing` are Discord's names of those (may be empty if unknown)."""

    def __init__(self, missing: tuple[str, ...] = ()) -> None:
        super().__init__(", ".join(missing) or "permission")
        self.missing = missing


class DmClosed(Undeliverable):
    """The user takes no direct messages from the bot (50007)."""


class NoThread(Undeliverable):
    """No thread can be opened there, however often it is tried.

    `why`: `channel` (of a kind that has none), `post` (a post of a forum is a thread itself), `full` (as many are
    active in the server as Discord allows).
    """

    def __init__(self, why: Literal["channel", "post", "full"]) -> None:
        super().__init__(why)
        self.why = why


class Rejected(Undeliverable):
    """Discord says the message itself is wrong (a bug of ours): logged, not tried again."""


class TooLarge(Rejected):
    """Discord does not take a request of this size (413, 40005): the same without its pictures may be small enough."""


class Later(Undeliverable):
    """Discord cannot at the moment (429 beyond the library's patience, 5xx, time-out): try again.

    `after` seconds are asked for, 0 when not said.
    """

    def __init__(self, after: float = 0.0) -> None:
        super().__init__(f"after {after} s")
        self.after = after


class DmLater(Later):
    """Discord opens no more direct messages at the moment (40003). It says nothing about what the user takes."""


class Messenger(Protocol):
    """Sends, edits and deletes messages. Every method raises Undeliverable's kinds and nothing else of Discord's."""

    async def send(self, channel: int, card: Card, nonce: str) -> Sent:
        """Send to a channel or thread. The same nonce within some minutes is sent once (`enforce_nonce`)."""
        ...

    async def send_dm(self, user: int, card: Card, nonce: str) -> Sent:
        """Send a direct message."""
        ...

    async def edit(self, channel: int, message: int, card: Card) -> bool:
        """Replace a message's content. Return whether that counted under Discord's global rate limit."""
        ...

    async def delete(self, channel: int, message: int) -> None:
        """Delete a message; one that is gone already is no error."""
        ...

    async def find(self, channel: int, nonce: int) -> int | None:
        """Return our own message of which a button carries this nonce; None when none does.

        Looks through at most the last 100 messages.
        """
        ...

    async def find_dm(self, user: int, nonce: int) -> Sent | None:
        """The same among the direct messages with a user."""
        ...

    async def answer(self, reply: Reply, card: Card) -> int:
        """Answer an acknowledged interaction by its token (within 15 minutes of it), also one of another process.

        Return the id of the answer's message.
        """
        ...

    async def open_thread(self, channel: int, name: str) -> int:
        """Open a public thread in the channel (of a thread: beside it) and return its id.

        Raises NoThread where there can be none.
        """
        ...

    async def lacks(self, channel: int, *, thread: bool = False) -> tuple[str, ...]:
        """Return the permissions the bot needs in this channel and lacks, by Discord's names.

        `thread`: a thread is to be opened and played in. Raises NoThread where there can be none.
        """
        ...

    def channel_name(self, channel: int) -> str | None:
        """Return the name of a channel or thread, None where it is not known without asking Discord."""
        ...

    def can_view(self, channel: int, user: int, roles: Collection[int]) -> bool:
        """Return whether a user with these roles sees a channel or thread of the roles' server.

        False where that is not known without asking Discord: of an archived thread, of a private thread for all who
        cannot manage threads.
        """
        ...

    def operator(self) -> str | None:
        """Return the name of the person or team that runs the bot, None where Discord has not told it."""
        ...

    async def is_member(self, guild: int, user: int) -> bool:
        """Return whether the user is in the server. In direct messages there is their user alone."""
        ...
