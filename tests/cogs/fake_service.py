"""A scripted service: it records its calls and answers with sample cards."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.progress import Progress
from bot.service.card import (
    Button,
    ButtonId,
    Buttons,
    Card,
    Choice,
    Divider,
    Form,
    Image,
    Menu,
    PeopleMenu,
    Text,
)
from bot.service.request import Answer, Request
from bot.service.service import GameService


@dataclass(frozen=True)
class Picture:
    """A picture as the renderers give it."""

    data: bytes
    filename: str


def png(side: int = 2) -> bytes:
    """A real, black PNG."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\0" * side) * side)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def button_id(verb: str, *nouns: str, guild: int = 900, table: int = 7, decision: int = 0, nonce: int = 0) -> ButtonId:
    return ButtonId(guild, table, verb, nouns, decision, nonce)


def words(card_text: str) -> Answer:
    """The simplest answer."""
    return Answer((Text(card_text),))


def panel(decision: int = 3) -> Card:
    """A card with every kind of block."""
    return Card(
        (
            Text("**Your turn.** First action of two."),
            Image(Picture(png(), "hand.png"), "Your hand: cards 3, 17 and 40."),
            Divider(),
            Buttons(
                (
                    Button("Jump", button_id("do", "jump", "17", "hazard", decision=decision), "🌀", "main"),
                    Button("Top up", button_id("do", "top-up", "-", decision=decision), "🃏", "good"),
                    Button("Resign", button_id("ask", "resign"), style="danger"),
                    Button("Never", button_id("do", "never"), disabled=True),
                    Button("To the table", url="https://discord.com/channels/1/2"),
                )
            ),
            Menu(
                button_id("menu", "discard", decision=decision),
                "Cards to throw away",
                (
                    Choice("3", "Card 3", "jump 2, scan 1", "🃏"),
                    Choice("17", "Card 17", chosen=True),
                    Choice("40", "Card 40"),
                ),
                least=0,
                most=3,
            ),
            PeopleMenu(button_id("invite"), "Whom to invite", most=4),
        ),
        accent=0x4466AA,
    )


Script = Card | Exception | Callable[[Request], Awaitable[Card]]


@dataclass
class FakeService(GameService):
    """Answers with `answers[method]` (or a panel); an exception there is raised. `calls` are (method, arguments)."""

    answers: dict[str, Script] = field(default_factory=dict)
    choices: list[Choice] | Exception = field(default_factory=lambda: [Choice("17", "Card 17", "jump 3")])
    calls: list[tuple[str, tuple[Any, ...]]] = field(default_factory=list)
    asks: list[Request] = field(default_factory=list)
    broken: dict[str, Exception] = field(default_factory=dict)
    forms: dict[str, Form] = field(default_factory=dict)
    left: list[Card | None] = field(default_factory=list)
    whole: bool = True
    """Whether the store takes all that is reported when the bot is ready."""
    progress: Progress = Progress.NOTHING
    """How far what was asked for is committed when it is answered."""
    delivered: list[tuple[int, Card | None]] = field(default_factory=list)

    def called(self, method: str) -> list[tuple[Any, ...]]:
        return [arguments for name, arguments in self.calls if name == method]

    def order(self) -> list[str]:
        return [name for name, _ in self.calls if name != "guild_seen"]

    async def note(self, request: Request) -> bool:
        await self._told("note", request.interaction, request.home)
        return True

    async def answered(self, request: Request, message: int = 0, card: Card | None = None) -> None:
        self.delivered.append((message, card))
        await self._told("answered", request.interaction, None)

    async def undelivered(self, request: Request, card: Card | None) -> None:
        self.left.append(card)
        await self._told("undelivered", request.interaction, request.home)

    async def play(self, request: Request, game: str, thread: bool) -> Answer:
        return await self._card("play", request, game, thread)

    async def press(self, request: Request) -> Answer:
        return await self._card("press", request, request.button_id, request.values)

    async def form(self, request: Request) -> Form | None:
        if isinstance(broken := self.broken.get("form"), Exception):
            raise broken
        return self.forms.get(request.button_id.verb)

    async def command(self, request: Request, game: str, verb: str, nouns: Mapping[str, str]) -> Answer:
        return await self._card("command", request, game, verb, dict(nouns), request.table)

    async def complete(
        self, request: Request, game: str, verb: str, slot: str, nouns: Mapping[str, str], typed: str
    ) -> list[Choice]:
        return self._found("complete", request, game, verb, slot, dict(nouns), typed, request.table)

    async def look(self, request: Request, look: str, about: str | None = None) -> Answer:
        return await self._card("look", request, look, about, request.table)

    async def complete_look(self, request: Request, look: str, typed: str) -> list[Choice]:
        return self._found("complete_look", request, look, typed, request.table)

    async def complete_topic(self, request: Request, game: str, typed: str) -> list[Choice]:
        return self._found("complete_topic", request, game, typed, request.table)

    async def complete_table(self, request: Request, typed: str) -> list[Choice]:
        return self._found("complete_table", request, typed)

    def apology(self, locale: str, error_id: str, progress: Progress, lost: Card | None = None) -> Card:
        self.calls.append(("apology", (locale, error_id, progress)))
        return words(f"Sorry. {error_id}{' It is done.' if progress is Progress.DONE else ''}")

    def in_words(self, locale: str, card: Card) -> Card:
        self.calls.append(("in_words", (locale,)))
        return words("In words.")

    async def guild_seen(self, guild: int, name: str, locale: str) -> None:
        await self._told("guild_seen", guild, name, locale)

    async def welcome(self, guild: int, channels: Sequence[int], joined: float) -> None:
        await self._told("welcome", guild, tuple(channels), joined)

    async def ready(self, is_in: Callable[[int], bool]) -> bool:
        await self._told("ready", is_in)
        return self.whole

    async def guild_lost(self, guild: int) -> None:
        await self._told("guild_lost", guild)

    async def channel_lost(self, guild: int, channel: int) -> None:
        await self._told("channel_lost", guild, channel)

    async def _told(self, method: str, *arguments: Any) -> None:
        self.calls.append((method, arguments))
        if method in self.broken:
            raise self.broken[method]

    async def _card(self, method: str, request: Request, *arguments: Any) -> Answer:
        self.calls.append((method, arguments))
        self.asks.append(request)
        answer = self.answers.get(method)
        if isinstance(answer, Exception):
            raise answer
        if not isinstance(answer, Card):
            answer = panel() if answer is None else await answer(request)
        return Answer.of(answer, self.progress)

    def _found(self, method: str, request: Request, *arguments: Any) -> list[Choice]:
        self.calls.append((method, arguments))
        self.asks.append(request)
        if isinstance(self.choices, Exception):
            raise self.choices
        return self.choices
