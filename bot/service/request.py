"""What the service offers to whoever stands before it: cogs, and the tests in their place.

Every method takes an `Ask` (who, where, by which interaction) and gives back an `Answer` for that person alone.
Expected refusals are answers too (`Refused` is turned into one inside); only bugs come out, as `AnswerFailed`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Protocol

from msgspec import Struct

from bot.progress import Far
from bot.service.card import Card, Choice, Form, Handle


class Ask(Struct, frozen=True, kw_only=True):
    """Somebody asks. `guild` is None in a direct message. `locale` is the person's own in Discord.

    `interaction`, `application` and `token` let an acknowledged question be answered even after a crash.
    `door`: `slash` or `panel`. `steward`: has the Manage Server permission here (ask `tends`).
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
    door: str
    guild_name: str = ""
    steward: bool = False
    roles: tuple[int, ...] = ()
    parent: int | None = None
    clicked: int = 0

    def tends(self, guild: int) -> bool:
        """Return whether this person looks after that server: the permission counts where it was given."""
        return self.steward and self.guild == guild


class Answer(Card, frozen=True):
    """The card that answers a question. `far`: how far what was asked for is committed, be the card shown or not."""

    far: Far = Far.NOTHING

    @classmethod
    def of(cls, card: Card, far: Far) -> Answer:
        """Return the card as an answer."""
        return cls(**{name: getattr(card, name) for name in card.__struct_fields__ if name != "far"}, far=far)


class AnswerFailed(Exception):
    """A bug (`__cause__`) kept a question from its answer. `far`: how far what was asked for was committed by then."""

    harmless: ClassVar = True

    def __init__(self, far: Far) -> None:
        super().__init__(f"committed: {far.name}")
        self.far = far


class Door(Protocol):
    """The service."""

    async def note(self, ask: Ask, guild: int | None) -> None:
        """Write down that this is about to be acknowledged; call before the acknowledgement leaves."""
        ...

    async def answered(self, ask: Ask, message: int = 0, card: Card | None = None) -> None:
        """Strike that out: the answer was delivered. `card`: what stands as this message now."""
        ...

    async def undelivered(self, ask: Ask, guild: int | None, card: Card | None) -> None:
        """Bring this answer later: Discord did not take it. None: nothing was done, for it did not say that it took
        the acknowledgement.
        """
        ...

    async def play(self, ask: Ask, game: str, thread: bool) -> Answer:
        """Open a table of this game in the channel (or in a thread of its own)."""
        ...

    async def press(self, ask: Ask, handle: Handle, values: tuple[str, ...]) -> Answer:
        """Do what a button or menu says."""
        ...

    async def form(self, ask: Ask, handle: Handle) -> Form | None:
        """Return what is to be asked before `press` is called for this button; None: nothing, it acts at once.

        Nothing is read for buttons that ask nothing: they are acknowledged first.
        """
        ...

    async def command(self, ask: Ask, game: str, verb: str, nouns: Mapping[str, str], table: str | None) -> Answer:
        """Act by a game's slash command; `nouns` by slot, as typed or picked."""
        ...

    async def complete(
        self, ask: Ask, game: str, verb: str, slot: str, nouns: Mapping[str, str], typed: str, table: str | None
    ) -> list[Choice]:
        """Return at most 25 choices for a slot: exactly what is legal here, given the nouns filled in, and fits."""
        ...

    async def look(self, ask: Ask, look: str, about: str | None, table: str | None) -> Answer:
        """Show a look (`board`, `hand`, `tiles`, ...), or `act`, `film`, `log`, `recap`, `record`, `replay`, `undo`.

        `look` may also be `notebook` (the look that reminds of what one has seen), or `plan` (what one intends to do).

        It may also be `my-tables`, `next`, `my-data`, `stats` (about = user/game), `leaderboard` (about = a game),
        `rules`, `resume`, `language` (about = code), `notice` (about =
        dm, mention or silent; with a table: there alone), `settings` (all of them), `zone`, `quiet`, `quiet-days`,
        `remind`, `digest` (about = as typed), `rating` (about = on or off) or `pictures` (about = a name of
        `bot.games.core.style.STYLES`).
        """
        ...

    async def complete_look(self, ask: Ask, look: str, typed: str, table: str | None) -> list[Choice]:
        """Return choices for what a look is about; with look "" the looks themselves."""
        ...

    async def complete_table(self, ask: Ask, typed: str) -> list[Choice]:
        """Return the person's tables (here first)."""
        ...

    def apology(self, locale: str, error_id: str, far: Far, lost: Card | None = None) -> Card:
        """Return what is said when something unexpected went wrong, with the id under which it was logged.

        What is committed (`far`) is called done. `lost`: the answer that could not be shown; its beginning is told.
        """
        ...

    def in_words(self, locale: str, card: Card) -> Card:
        """Return the same card without pictures and files, for they are too large: what they show is said in words."""
        ...

    async def guild_seen(self, guild: int, name: str, locale: str) -> None:
        """The bot is in this server (at start, on joining, and after an outage)."""
        ...

    async def ready(self, is_in: Callable[[int], bool]) -> None:
        """All servers the bot is in are known: others that it was in removed it while it was off.

        `is_in` says of a server whether the bot is in it now, for they come and go meanwhile.
        """
        ...

    async def guild_lost(self, guild: int) -> None:
        """The bot was removed from this server: its tables pause, their people are told once."""
        ...

    async def channel_lost(self, guild: int, channel: int) -> None:
        """A channel or thread was deleted: its tables pause, their people are told once."""
        ...
