"""Two services with a table each; the tables differ only in what one viewer cannot know.

Everything is the bot's own: store, host, dispatcher, texts. Both do the same at the same times, so whatever the viewer
is given, in answers, in the channel and by direct message, must be the same to the letter and to the second.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import msgspec

from bot.clock import SetClock
from bot.games.core.contract import Title
from bot.redaction import RedactingFormatter
from bot.service.card import Card
from bot.service.context import Context, HostSettings
from bot.service.messages.dispatcher import Dispatcher
from bot.service.messenger import Sent
from bot.service.records import Seat, Table
from bot.service.service import GameService
from bot.service.tables import record_export
from bot.service.tables.index import listings
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import NONCES
from bot.service.tables.tx import start_log
from renderers.picture import Picture
from tests.fuzz.twins import Leak, Twins
from tests.leaks.memory_store import Shelf
from tests.leaks.seeds import shown
from tests.service.pretended import FakeMessenger
from tests.service.world import ANN, BOB, CEM, CHANNEL, DAN, EVA, GUILD, World, judged
from tests.support.due import due_outgoing, due_timers
from tests.support.substitute import substitute
from tests.toys.words import translator

USERS = (ANN, BOB, CEM, DAN, EVA)
STRANGER = 99
SEED = sha256(b"mirror").digest()
"""The seed of both tables, so that its public hash is the same. Another test checks that no viewer is shown it."""
NEVER = 1e9
"""Seconds that a computer thinks here: it would act upon its own secrets."""


class Placed:
    """The rules of a game whose setup is a given position."""

    def __init__(self, game: Any, state: Any) -> None:
        self._game = game
        self._state = state

    def setup(self, *_: Any) -> Any:
        return self._state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


@dataclass(frozen=True)
class Heard:
    """A message that came, changed or went: when, where, and what it says now."""

    at: float
    what: str
    channel: int
    message: int
    card: Card | None


@dataclass
class Ear(FakeMessenger):
    """A pretended Discord that remembers every call. Ids are counted by channel: real ones tell the time only."""

    heard: list[Heard] = field(default_factory=list)

    async def send(self, channel: int, card: Card, nonce: str) -> Sent:
        self._next = channel * 10**6 + sum(message.channel == channel for message in self.made)
        sent = await super().send(channel, card, nonce)
        self._note("sent", sent.channel, sent.message, card)
        return sent

    async def edit(self, channel: int, message: int, card: Card) -> bool:
        counted = await super().edit(channel, message, card)
        self._note("edited", channel, message, card)
        return counted

    async def delete(self, channel: int, message: int) -> None:
        await super().delete(channel, message)
        self._note("deleted", channel, message, None)

    def _note(self, what: str, channel: int, message: int, card: Card | None) -> None:
        self.heard.append(Heard(self._now(), what, channel, message, card))

    def by(self, user: int) -> list[Heard]:
        """Return what this user has noticed: messages in the channel, and those to them alone."""
        return [heard for heard in self.heard if heard.channel in (CHANNEL, user * 1000)]


class Sketcher:
    """Draws a picture that tells everything it was given; the leak tests of pictures draw the real ones."""

    async def draw(self, *given: Any) -> Picture:
        plain = [_told(fact) for fact in given]
        return Picture(repr(plain).encode(), f"{given[1]}.png", 1, 1)

    film = draw


def _told(fact: Any) -> Any:
    return msgspec.json.encode(fact) if isinstance(fact, msgspec.Struct | list | tuple) else fact


class Tokens:
    """Gives the tokens of nonces: by chance, so that no two hosts have one in common, and known as such."""

    def __init__(self) -> None:
        self.given: set[int] = set()

    def __call__(self) -> int:
        token = 1 + SystemRandom().randrange((1 << 40) - 1)
        self.given.add(NONCES + token)
        return token


class Lines(logging.Handler):
    """What the hosts write into their logs, errors with all their lines as the host would write them."""

    def __init__(self) -> None:
        super().__init__()
        self._written = RedactingFormatter()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith("mission") or record.levelno >= logging.INFO:
            error = self._written.formatException(record.exc_info) if record.exc_info else ""
            self.lines.append(f"{record.getMessage()}\n{error}".rstrip())

    def taken(self) -> list[str]:
        """Return what was logged since the last time. No line may hold the seed, whatever was done."""
        lines, self.lines = self.lines, []
        if found := shown(SEED, lines):
            raise Leak(f"a line of the log files shows the seed:\n{found}")
        return lines


@dataclass(repr=False)  # asyncio writes what a fixture returns, twice for each
class Mirror:
    """Both hosts. `table` is the number of the present table at both."""

    one: World
    other: World
    lines: Lines
    table: int = 0
    twins: Twins | None = None
    over: bool = False
    """Whether the tables have ended: then everybody may know the seed."""

    @property
    def worlds(self) -> tuple[World, World]:
        return self.one, self.other

    async def begin(
        self,
        twins: Twins,
        options: dict[str, str],
        game: str,
        *,
        computer: bool = False,
        notice: str = "dm",
        guided: bool = False,
        together: Collection[int] = (),
    ) -> None:
        """Seat people at both tables and begin. `computer`: one plays on the last seat that is not the viewer's.
        `guided`: the first seat is taught, if the game has a lesson. `together`: seats at one screen, with one account.
        """
        self.twins, self.over = twins, False
        seats = _together(_seats(len(twins.one.knowledge), twins.viewer, computer), together)
        self.lines.taken()
        for world, state in zip(self.worlds, (twins.one, twins.other), strict=True):
            rules: Any = Placed(twins.title.game, state)
            known = twins.title.lesson if guided else None
            lesson = None if known is None else msgspec.structs.replace(known, seed=SEED)
            title = Title(rules, twins.title.presenter, (), lesson)
            substitute(world.context, titles={game: title})
            for seat in seats:
                if seat.user is not None:
                    person = await world.store.people.person(seat.user)
                    await world.store.people.save_person(msgspec.structs.replace(person, notice=notice))
            self.table = await _seated(world, title, game, options, seats)
        await self.both_settle()

    async def both_settle(self, seconds: float = 0.0) -> None:
        """Let both tell what is due, after so many seconds more."""
        for world in self.worlds:
            await world.advance(seconds)
        await self.look_whether_over()

    async def states(self) -> tuple[Any, Any]:
        """Return both tables' truths."""
        return (await self.one.loaded(self.table)).state, (await self.other.loaded(self.table)).state

    async def clear(self) -> None:
        """Take the tables away."""
        for world in self.worlds:
            async with world.store.write(GUILD) as tx:
                table = await tx.table(self.table)
                assert table is not None
                await tx.save_table(msgspec.structs.replace(table, status="cancelled"))
                for row in await due_outgoing(tx, 1e12, 1000):
                    await tx.drop_outgoing(row.id)
                for timer in await due_timers(tx, 1e12, 1000):
                    await tx.drop_timer(timer.table, timer.kind, timer.target)
                await tx.index(self.table, {}, "")
            for forgotten in (world.messenger.messages, world.messenger.made):
                forgotten.clear()
            ear_of(world).heard.clear()

    async def look_whether_over(self) -> None:
        """Find out whether what was just done has ended the tables."""
        self.over = any([(await world.loaded(self.table)).table.status != "running" for world in self.worlds])

    def same(self, surface: str, one: Any, other: Any) -> None:
        """Raise `Leak` unless both are the same, and neither shows the seed that both have."""
        assert self.twins is not None
        game, viewer = self.twins.title.game.meta.id, self.twins.viewer
        if one != other:
            raise Leak(f"{game}: {surface} leaks to {viewer}:\n{_shown(one, other)}")
        if not self.over and (found := shown(SEED, one)):
            raise Leak(f"{game}: {surface} shows the seed to {viewer}:\n{found}")


def at_home(world: World) -> None:
    """Let records name this host's games: the archive knows the registered ones alone."""
    record_export.TITLES = world.context.titles  # pyright: ignore[reportPrivateImportUsage]


def ear_of(world: World) -> Ear:
    """Return the messenger that remembers."""
    assert isinstance(world.messenger, Ear)
    return world.messenger


def nonces_of(world: World) -> set[int]:
    """Return the nonces that this host drew: chance, which says nothing."""
    assert isinstance(world.context.token, Tokens)
    return world.context.token.given


def _shown(one: Any, other: Any) -> str:
    """Return the first part in which two things differ."""
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        return next(_shown(this, that) for this, that in zip(one, other, strict=True) if this != that)
    return f"{one}\n{other}"


def _seats(count: int, viewer: int | None, computer: bool) -> tuple[Seat, ...]:
    people = [Seat(number=number, user=USERS[number], name=f"Player {number + 1}") for number in range(count)]
    last = max((seat for seat in range(count) if seat != viewer), default=None)
    if computer and last is not None and count > 1:
        people[last] = Seat(number=last, computer="easy", name="Computer")
    return tuple(people)


def _together(seats: Sequence[Seat], together: Collection[int]) -> tuple[Seat, ...]:
    keeper = USERS[min(together, default=0)]
    guests = {number: {"user": keeper, "guest": USERS[number] != keeper} for number in together}
    return tuple(msgspec.structs.replace(seat, **guests.get(seat.number, {})) for seat in seats)


async def _seated(world: World, title: Title, game: str, options: dict[str, str], seats: Sequence[Seat]) -> int:
    async with world.store.write(GUILD) as tx:
        table = await tx.add_table(
            Table(
                game=game,
                status="running",
                channel=CHANNEL,
                host=ANN,
                options=options,
                seed=SEED,
                rules_version=title.game.meta.rules_version,
                language="en",
                created=world.clock.now(),
            )
        )
        await tx.save_seats(table.id, seats)
        await start_log(world.context, tx, LoadedTable(GUILD, table, tuple(seats), title))
    loaded = await world.loaded(table.id)
    async with world.store.write(GUILD) as tx:
        await tx.index(table.id, await listings(tx, loaded), "")
    return table.id


@asynccontextmanager
async def mirror() -> AsyncIterator[Mirror]:
    """Open both hosts, with stores in memory."""
    lines, kept = Lines(), record_export.TITLES  # pyright: ignore[reportPrivateImportUsage]
    logger = logging.getLogger()
    service = logging.getLogger("mission")
    level = service.level
    logger.addHandler(lines)
    service.setLevel(logging.DEBUG)
    try:
        async with _host() as one, _host() as other:
            yield Mirror(one, other, lines)
    finally:
        record_export.TITLES = kept  # pyright: ignore[reportPrivateImportUsage]
        service.setLevel(level)
        logger.removeHandler(lines)


@asynccontextmanager
async def _host() -> AsyncIterator[World]:
    clock: Any = SetClock()
    store: Any = Shelf(clock)
    render_service: Any = Sketcher()
    messenger = Ear(clock=clock, judge=judged)
    settings = HostSettings(hold=20.0, computer_pause=NEVER)
    context = Context(store, translator(), render_service, messenger, clock, {}, Random(7).randbytes, settings)
    substitute(context, token=Tokens())
    dispatcher = Dispatcher(context)
    try:
        yield World(context, GameService(context), dispatcher, messenger, clock, store, Path())
    finally:
        await dispatcher.close()
        await store.close()
