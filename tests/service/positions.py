"""Positions of whole games, played at random, as the service sees them; without a store."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from bot.clock import SetClock
from bot.games.core.actions import Action, verb_of
from bot.games.core.contract import settle
from bot.games.history.log import acted, encode, encode_entry
from bot.games.history.replay import Position, advance, begin, decisions_after, first_decisions, trim
from bot.service.context import Context
from bot.service.features.notes.actions import SHOWN
from bot.service.records import Entry, Note, Person, Seat, Table
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.personal_limits import LONGEST
from db.guild import NoFile
from db.repositories.tables import Prefetch
from tests.service.every_game import EVERY
from tests.service.pretended import FakeMessenger
from tests.service.world import CHANNEL, GUILD, NoRenderService
from tests.toys.words import translator

T = TypeVar("T")

LANGUAGES = ("en", "de")


class Notes:
    """A store that knows the log of the game that is being played here, and no user's settings."""

    def __init__(self) -> None:
        self.rows: list[Entry] = []
        self.people = self
        self.prefetch = Prefetch(NoFile(), GUILD)

    @asynccontextmanager
    async def read(self, guild: int) -> AsyncIterator[Notes]:
        yield self

    async def read_with(self, guild: int, read: Callable[[Notes], Awaitable[T]]) -> T:
        return await read(self)

    async def entries(self, table: int, since: int = 0, last: int | None = None) -> list[Entry]:
        return self.rows[-last:] if last is not None else list(self.rows)

    async def notes(self, table: int, user: int) -> list[Note]:
        """Return as much as shows of what anybody may note."""
        return [Note(id=number, table=table, user=user, at=0.0, text="W" * LONGEST) for number in range(SHOWN)]

    async def premove_queue(self, table: int, user: int) -> None:
        """There are no premoves here."""

    async def person(self, user: int) -> Person:
        return Person(user=user)


NOTES = Notes()


def context() -> Context:
    """A context that can make cards of every game and stores nothing but those notes."""
    notes: Any = NOTES
    return Context(
        notes, translator(), NoRenderService(), FakeMessenger(), SetClock(), EVERY, random.Random(1).randbytes
    )


def started(players: int, seed: int, game: str = "space-mission", **options: str) -> LoadedTable:
    """A table at its first position; the people are called 11, 22, 33..."""
    title = EVERY[game]
    settled = settle(title.game.meta.options, {key.replace("_", "-"): value for key, value in options.items()})
    secret = random.Random(seed).randbytes(32)
    table = Table(
        id=1,
        game=game,
        status="running",
        channel=CHANNEL,
        host=11,
        options=settled,
        seed=secret,
        rules_version=1,
        language="en",
        created=0.0,
    )
    seats = tuple(Seat(number=n, user=user_on(n), name=f"Player {n + 1}") for n in range(players))
    replay = begin(title.game, players, settled, secret)
    NOTES.rows.clear()
    return LoadedTable(GUILD, table, seats, title, replay, first_decisions(players))


def user_on(seat: int | None) -> int:
    """The user on this seat; for None a user without a seat."""
    return 0 if seat is None else 11 * (seat + 1)


def after(loaded: LoadedTable, action: Action) -> LoadedTable:
    """The table after an action of the seat to move."""
    seat = loaded.to_move()[0]
    entry = acted(seat, action)
    replay = advance(loaded.game, loaded.position, entry)
    last = replay.last
    NOTES.rows.append(_row(last, seat))
    numbers = decisions_after(loaded.game, last.before, last.state, last.number, entry, loaded.decisions)
    return LoadedTable(loaded.guild, loaded.table, loaded.seats, loaded.title, trim(replay), numbers)


def _row(done: Position, seat: int) -> Entry:
    assert done.entry is not None
    body, events = encode_entry(done.entry), encode(done.events)
    return Entry(
        number=done.number, seat=seat, user=None, source="panel", interaction=None, at=0.0, body=body, events=events
    )


def any_action(loaded: LoadedTable, chance: random.Random) -> Action:
    """One legal action, its kind drawn first."""
    legal = loaded.game.legal(loaded.state, loaded.to_move()[0])
    kinds = sorted({verb_of(action) for action in legal})
    kind = chance.choice(kinds)
    return chance.choice([action for action in legal if verb_of(action) == kind])


def played(
    players: int, seed: int, most: int = 600, game: str = "space-mission", **options: str
) -> Iterator[LoadedTable]:
    """Every position of a game in which a seat is to move."""
    loaded, chance = started(players, seed, game, **options), random.Random(seed)
    for _ in range(most):
        if not loaded.to_move():
            return
        yield loaded
        loaded = after(loaded, any_action(loaded, chance))
