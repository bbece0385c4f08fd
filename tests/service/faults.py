"""The faults that every game is played with, the roads on which players meet them, and what came of a game."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games.core.actions import nouns, verb_of
from bot.limits import FILE_BYTES
from bot.service.card import ButtonId, Image
from bot.service.context import HostSettings
from bot.service.messenger import Later, NotAllowed, Rejected
from db.opening import log_of
from renderers.picture import Picture
from tests.db.support import spoil
from tests.service.every_game import wide_world
from tests.service.pretended import Message, blocks, labels, text
from tests.service.test_panel import too_large
from tests.service.world import ANN, BOB, CHANNEL, GUILD, World
from tests.support.full import no_room_above, size_of
from tests.support.substitute import substitute

ELSEWHERE, OTHER_GUILD, OTHER_CHANNEL = 300, 901, 700
STEPS = 4
Harm = Callable[[World, int], Awaitable[None]]


def board_of(world: World, channel: int = CHANNEL) -> Message:
    return next(m for m in reversed(world.messenger.in_channel(channel)) if labels(m.card))


def words_to(world: World, user: int) -> list[str]:
    """Return what was said to a user beside their panels."""
    return [text(m.card) for m in world.messenger.made if m.channel == user * 1000 and "My tables" in labels(m.card)]


@dataclass(frozen=True)
class Outcome:
    """What is written of a game, what stands in Discord by channel, and how often anybody was called or written to."""

    entries: list[bytes]
    standing: dict[int, list[str]]
    notices: dict[int, int]
    made: Counter[int]

    @property
    def board(self) -> str:
        return self.standing[CHANNEL][-1]


async def well(_world: World, _step: int) -> None:
    """Do no harm."""


async def outcome(folder: Path, game: str, *, before: Harm = well, after: Harm = well) -> Outcome:
    """Play the first steps of a game, with harm done before and after each, until everything has its end."""
    async with wide_world(folder) as world:
        await world.started(ANN, BOB, game=game)
        chance = Random(5)
        for step in range(STEPS):
            await before(world, step)
            await world.act_any(chance)
            await after(world, step)
            for _ in range(6):
                await world.advance(60)
            assert len(await world.entries()) >= step + 1, "the action is done whatever Discord says"
        world.messenger.faults.clear()
        await world.advance(700)
        await world.advance(700)
        assert await world.unsent() == ([], [])
        return await outcome_of(world)


_SOUND: dict[str, Outcome] = {}


async def sound_outcome(folder: Path, game: str) -> Outcome:
    """Return what comes of the game without any fault, the same each time."""
    if game not in _SOUND:
        _SOUND[game] = await outcome(folder, game)
    return _SOUND[game]


async def outcome_of(world: World) -> Outcome:
    messages = [message for message in world.messenger.messages.values() if message.channel != OTHER_CHANNEL]
    standing: dict[int, list[str]] = {}
    for message in messages:
        assert not blocks(message.card, Image)
        # Messages are numbered as they come, and what comes later has another number.
        standing.setdefault(message.channel, []).append(re.sub(r"/\d+\)", "/…)", text(message.card)))
    return Outcome(
        [entry.body for entry in await world.entries()],
        standing,
        {user: len(world.messenger.notices(user)) for user in (ANN, BOB)},
        Counter(message.channel for message in world.messenger.made if message.channel != OTHER_CHANNEL),
    )


class HTTPException(Exception):
    pass


def caused(status: int | None, kind: type[Exception] = HTTPException) -> Later:
    """Return what the messenger makes of such an answer of Discord's."""
    error, cause = Later(), kind()
    if status is not None:
        cause.status = status  # pyright: ignore[reportAttributeAccessIssue] - as discord.py's have it
    error.__cause__ = cause
    return error


@dataclass(frozen=True)
class DeliveryFault:
    """What goes wrong on the way to Discord around each action, and what the log says of it.

    `same`: what of the outcome is as in the game that met no fault. `marks`: of the tests that try it.
    """

    name: str
    line: str
    same: tuple[str, ...] = ("entries", "standing", "notices", "made")
    before: Harm = well
    after: Harm = well
    marks: tuple[pytest.MarkDecorator, ...] = ()


def passing(status: int | None, kind: type[Exception] = HTTPException) -> DeliveryFault:
    """Discord fails for a while, before a message is sent and when it was sent all the same."""

    async def harm(world: World, step: int) -> None:
        world.messenger.faults = [caused(status, kind) for _ in range(1 + step)]
        world.messenger.afterwards = [caused(status, kind)]

    told = kind.__name__ if status is None else f"{kind.__name__} {status}"
    return DeliveryFault(told, f"guild {GUILD} table 1:.* postponed: {told}", after=harm)


async def _wait_a_minute(world: World, _step: int) -> None:
    world.messenger.faults = [Later(60.0), Later()]


async def _at_random(world: World, step: int) -> None:
    chance = Random(9 + step)
    world.messenger.faults = [Later()] * (1 + chance.randrange(2))
    world.messenger.afterwards = [Later()] * chance.randrange(3)


async def _reject(world: World, step: int) -> None:
    if step == 1:
        world.messenger.faults = [Rejected("too odd")] * 9
        await world.advance(30)
        assert await world.unsent() == ([], []), "it is not tried again"
        world.messenger.faults.clear()


async def _delete(world: World, _step: int) -> None:
    for message in world.messenger.in_channel():  # a message of the bot's in a DM nobody else can delete
        del world.messenger.messages[message.id]


async def _forbid_files(world: World, step: int) -> None:
    world.messenger.faults = [NotAllowed(("Attach Files",))] if step == 1 else []


async def _lose_private_channel(world: World, step: int) -> None:
    world.messenger.channels_gone = {ANN * 1000} if step < STEPS - 1 else set()


async def _fill_disk(world: World, step: int) -> None:
    with full_disk(world, step):
        for _ in range(6):
            await world.advance(60)


async def _draw(_game: str, look: str, *_given: Any) -> Picture:
    return Picture(b"x", f"{look}.png", 1, 1)


async def refuse_pictures(world: World, _step: int) -> None:
    substitute(world.context, render_service=SimpleNamespace(draw=_draw))
    world.messenger.judge = too_large


class Hangs:
    async def draw(self, *_: Any) -> None:
        await asyncio.Event().wait()


class Dies:
    async def draw(self, *_: Any) -> None:
        raise RuntimeError("cannot schedule new futures after shutdown")


class Swells:
    async def draw(self, *_: Any) -> Any:
        return SimpleNamespace(data=bytes(FILE_BYTES + 1), filename="board.png")


class RunsOutOfMemory:
    async def draw(self, *_: Any) -> None:
        raise MemoryError


def failing_renderer(kind: type) -> DeliveryFault:
    async def harm(world: World, _step: int) -> None:
        substitute(world.context, render_service=kind(), settings=HostSettings(drawing=0.001))

    return DeliveryFault(kind.__name__, rf"picture \w+ of guild {GUILD} table 1 failed", before=harm)


DELIVERY_FAULTS = [
    *(passing(status) for status in (429, 500, 502, 503)),
    passing(None, TimeoutError),
    passing(None, ConnectionResetError),
    DeliveryFault("a wait of a minute", "postponed", after=_wait_a_minute),
    DeliveryFault("at random", "postponed", before=_at_random, after=_at_random),
    DeliveryFault("rejected", "rejected", ("entries", "board"), after=_reject),
    DeliveryFault("deleted", f"in channel {CHANNEL} was deleted", ("entries", "notices", "board"), after=_delete),
    DeliveryFault("no files allowed", "is not allowed: Attach Files", ("entries", "board"), after=_forbid_files),
    DeliveryFault("private channel gone", "postponed: Gone", ("entries", "board"), before=_lose_private_channel),
    DeliveryFault(
        "full disk",
        "the store refused: .*no room left",
        after=_fill_disk,
        marks=(pytest.mark.files("a server's file"),),
    ),
    *map(failing_renderer, (Hangs, Dies, Swells, RunsOutOfMemory)),
]


# How much of a commit still fits, by step: nothing, a part of a page's header, of a page, a page.
ROOMS = (0, 13, 2000, 4120)


def log_size(world: World) -> int:
    return size_of(log_of(world.store.folder.guild(GUILD)))


@contextmanager
def full_disk(world: World, step: int = 0) -> Iterator[None]:
    with no_room_above(log_size(world) + ROOMS[step]):
        yield


@contextmanager
def locked(world: World, _step: int) -> Iterator[None]:
    with closing(sqlite3.connect(world.store.folder.guild(GUILD), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def taken_away(world: World, _step: int) -> Iterator[None]:
    path = world.store.folder.guild(GUILD)
    path.rename(path.with_suffix(".elsewhere"))
    yield
    path.with_suffix(".elsewhere").rename(path)


@contextmanager
def read_only(world: World, _step: int) -> Iterator[None]:
    world.store.folder.guilds.chmod(0o555)
    world.store.folder.guild(GUILD).chmod(0o444)
    yield
    world.store.folder.guilds.chmod(0o755)
    world.store.folder.guild(GUILD).chmod(0o644)


@contextmanager
def damaged(world: World, _step: int) -> Iterator[None]:
    path = world.store.folder.guild(GUILD)
    good = path.read_bytes()
    spoil(path, 2, len(good) // 4096)
    yield
    path.unlink()
    path.write_bytes(good)


@dataclass(frozen=True)
class FileFault:
    """What goes wrong with a server's file, what a player reads who wants to save something, and the log's lines.

    `shown`: what a player reads who only looks, where that fails as well. `first`: what the first request tells, where
    the fault is known only after it. `closed`: whether the file was closed before. `others`: whether another server's
    tables go on.
    """

    harm: Callable[[World, int], AbstractContextManager[None]]
    said: str
    lines: tuple[str, ...]
    shown: str = ""
    first: str = ""
    closed: bool = True
    others: bool = True

    @property
    def name(self) -> str:
        return self.harm.__name__


GONE, BUSY, FULL = "damaged or missing", "I could not save that just now", "no room left to save your action"
REFUSED = "the store refused", f"guild {GUILD}: the store refused"
ASIDE = f"the file of guild {GUILD} is damaged", f"guild {GUILD} is set aside"
FILE_FAULTS = [
    FileFault(full_disk, FULL, ("the disk is full",), closed=False, others=False),
    FileFault(locked, BUSY, REFUSED),
    FileFault(taken_away, GONE, (*REFUSED, *ASIDE), shown=GONE, first=BUSY, closed=False),
    FileFault(read_only, BUSY, REFUSED, shown=BUSY, others=False),
    FileFault(damaged, GONE, ASIDE, shown=GONE),
]

Road = Callable[[], Awaitable[Any]]


async def typed(world: World, user: int) -> tuple[str, dict[str, str]]:
    """Return a verb and nouns that a player may type now."""
    loaded = await world.loaded()
    action = loaded.game.legal(loaded.state, loaded.seat_number(user))[0]
    slots = loaded.game.meta.verb_map()[verb_of(action)].slots
    return verb_of(action), dict(zip((slot.id for slot in slots), nouns(action), strict=True))


async def saving_roads(
    world: World, game: str, user: int, offered: tuple[ButtonId, tuple[str, ...]]
) -> dict[str, Road]:
    """Return every way in which a player asks for something that must be saved."""
    verb, named = await typed(world, user)
    return {
        "button": lambda: world.use(user, *offered),
        "button in a DM": lambda: world.use(user, *offered, guild=None, channel=user * 1000),
        "command": lambda: world.command(user, verb, named, game=game),
        "form": lambda: world.press(ANN, "host-cancel", values=("a reason",), server_admin=True),
        "resume": lambda: world.look(user, "resume"),
        "share": lambda: world.press(user, "share-post", "look", "board", "-"),
        "another table": lambda: world.service.play(world.ask(user), game, thread=False),
    }


def looking_roads(world: World, user: int) -> dict[str, Road]:
    """Return every way in which a player looks at something."""
    return {
        "panel": lambda: world.press(user, "act"),
        "panel in a DM": lambda: world.press(user, "act", guild=None, channel=user * 1000),
        "board": lambda: world.look(user, "board"),
        "log": lambda: world.look(user, "log"),
        "preview of a share": lambda: world.press(user, "share", "look", "board", "-"),
    }
