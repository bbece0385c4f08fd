"""What cogs hand to the service, and what it returns: a request, and the card that answers it."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from bot.progress import Progress
from bot.service.card import Card


class Request(Struct, frozen=True, kw_only=True):
    """Somebody asks. `guild` is None in a direct message. `locale` is the person's own in Discord.

    `interaction`, `application` and `token` let an acknowledged question be answered even after a crash.
    `source`: `slash` or `panel`. `server_admin`: has the Manage Server permission here (ask `administers`).
    `roles`: those he has here. `parent`: the channel of the thread that `channel` is. `clicked`: the private message
    that was clicked and becomes the answer, or 0.
    """

    user: int
    name: str
    guild: int | None
    channel: int
    locale: str
    interaction: int
    application: int
    token: str
    source: str
    guild_name: str = ""
    server_admin: bool = False
    roles: tuple[int, ...] = ()
    parent: int | None = None
    clicked: int = 0

    def administers(self, guild: int) -> bool:
        """Return whether this person looks after that server: the permission counts where it was given."""
        return self.server_admin and self.guild == guild


class Answer(Card, frozen=True):
    """The card that answers a question. `far`: how far what was asked for is committed, be the card shown or not."""

    far: Progress = Progress.NOTHING

    @classmethod
    def of(cls, card: Card, far: Progress) -> Answer:
        """Return the card as an answer."""
        return cls(**{name: getattr(card, name) for name in card.__struct_fields__ if name != "far"}, far=far)


class AnswerFailed(Exception):
    """A bug (`__cause__`) kept a question from its answer. `far`: how far what was asked for was committed by then."""

    harmless: ClassVar = True

    def __init__(self, far: Progress) -> None:
        super().__init__(f"committed: {far.name}")
        self.far = far
