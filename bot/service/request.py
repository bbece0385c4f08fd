"""What cogs hand to the service, and what it returns: a request, and the card that answers it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import ClassVar

import msgspec
from msgspec import Struct

from bot.errors import refused
from bot.progress import Progress
from bot.service.card import ButtonId, Card
from bot.service.interactions import Reply
from bot.service.places import Place

NO_BUTTON = ButtonId(0, 0, "")
"""Stands in a request that presses no button."""


@dataclass(frozen=True)
class Upload:
    """A file that came with a command. `size`: its bytes, as Discord says. `read` gets them; it raises Refused."""

    size: int
    read: Callable[[], Awaitable[bytes]]


@dataclass(frozen=True)
class Actor:
    """Who makes an entry in a table's log, from which source; the interaction makes a repeated click known."""

    user: int | None = None
    source: str = "host"
    interaction: int | None = None


class Request(Struct, frozen=True, kw_only=True):
    """One interaction, from the cog to the handler. `guild` is None in a direct message.

    `locale` is the person's own in Discord; `language` the language of the answer, filled in by the facade.
    `pictures` likewise: how the user has set pictures, "" where that is not known.
    `interaction`, `application` and `token` let an acknowledged interaction be answered even after a crash.
    `source`: `slash` or `panel`. `server_admin`: has the Manage Server permission here (ask `administers`).
    `roles`: the person's roles here. `parent`: the channel of the thread that `channel` is. `clicked`: the private
    message that was clicked and becomes the answer, or 0; `nonce`: the one that this message was sent with, or 0.
    `pressed`: the message that others see, was clicked and changes, or 0: the answer follows it (`Reply`).
    `ephemeral`: the clicked message is an answer of before, and none that the outbox renews.
    `button_id`, `values`: the button or menu that was used, and what was chosen or written. For a page the facade
    puts the page's name there as the verb, and what the page is about as the only noun.
    `table`: what was typed as the table of a command. `upload`: the file that came with it.
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
    server_admin: bool = False
    roles: tuple[int, ...] = ()
    parent: int | None = None
    clicked: int = 0
    nonce: int = 0
    pressed: int = 0
    ephemeral: bool = False
    button_id: ButtonId = NO_BUTTON
    values: tuple[str, ...] = ()
    table: str | None = None
    language: str = ""
    pictures: str = ""
    upload: Upload | None = None

    def on(self, button_id: ButtonId, values: tuple[str, ...] = ()) -> Request:
        """Return the same request for this button, with what was chosen in its menu or written in its form."""
        return msgspec.structs.replace(self, button_id=button_id, values=values)

    def at(self, table: str | None) -> Request:
        """Return the same request for the table of this name: `guild/number`, or a number of this server."""
        return msgspec.structs.replace(self, table=table)

    @property
    def reply(self) -> Reply:
        """Return where the answer goes."""
        return Reply(self.application, self.token, self.pressed, nonce=self.nonce)

    @property
    def home(self) -> int | None:
        """Return the place that the request is about: that of the button, else the server where it was made."""
        return self.button_id.guild or self.guild

    @property
    def place(self) -> int:
        """Return the number of the place where the request was made: a server, or the user's direct messages."""
        return Place.direct(self.user).number if self.guild is None else self.guild

    @property
    def noun(self) -> str | None:
        """Return the one thing meant: what was chosen in a menu, else the last noun of the button."""
        given = self.values[:1] or self.button_id.nouns[-1:]
        return given[0] if given else None

    @property
    def first_noun(self) -> str:
        """Return the first noun of the button, "" if it has none."""
        return self.button_id.nouns[0] if self.button_id.nouns else ""

    @property
    def value(self) -> str:
        """Return what was chosen in a menu or written in a form, "" if nothing was."""
        return self.values[0] if self.values else ""

    @property
    def begun(self) -> tuple[str, tuple[str, ...]]:
        """Return the verb of an action that is half chosen ("" for none), and its nouns so far."""
        verb, *nouns = (*self.button_id.nouns, *self.values) or ("",)
        return verb, tuple(nouns)

    @property
    def actor(self) -> Actor:
        """Return who acts, for the log."""
        return Actor(self.user, self.source, self.interaction)

    def nouns(self, count: int, blank: str = "") -> tuple[str, ...]:
        """Return the first nouns of the button, so many; `blank` in the place of each that it does not have."""
        return (*self.button_id.nouns, *[blank] * count)[:count]

    def numbered(self, place: int) -> int:
        """Return the button's noun in this place, a number. Raises Refused when it is none."""
        nouns = self.button_id.nouns
        found = number(nouns[place]) if place < len(nouns) else None
        if found is None:
            raise refused("not-readable")
        return found

    def person(self) -> int:
        """Return the user chosen in a menu of people; a value is an id, a space and a name. Raises Refused."""
        user = number(self.values[0].partition(" ")[0]) if self.values else None
        if user is None:
            raise refused("not-readable")
        return user

    def administers(self, guild: int) -> bool:
        """Return whether this person is an admin of that server: the permission counts where it was given.

        In direct messages nobody is: the bot's limits hold there for everybody.
        """
        return self.server_admin and self.guild == guild


class Answer(Card, frozen=True):
    """The card that answers a request. `progress`: what of the request is committed, even if the card is not shown."""

    progress: Progress = Progress.NOTHING

    @classmethod
    def of(cls, card: Card, progress: Progress) -> Answer:
        """Return the card as an answer."""
        fields = {name: getattr(card, name) for name in card.__struct_fields__ if name != "progress"}
        return cls(**fields, progress=progress)


class AnswerFailed(Exception):
    """A bug (`__cause__`) ended a request without an answer. `progress`: what of it was committed by then."""

    harmless: ClassVar = True

    def __init__(self, progress: Progress) -> None:
        super().__init__(f"committed: {progress.name}")
        self.progress = progress


def number(text: str) -> int | None:
    """Read a number as our own buttons and menus write it; None for anything else."""
    # People's ids have 19 digits by now; what no row of the store can hold is none of ours.
    fits = text.isascii() and text.isdigit() and len(text) < 20
    return int(text) if fits and int(text) < 2**63 else None
