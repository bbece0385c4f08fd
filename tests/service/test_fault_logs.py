"""Each fault has its outcome for the players and its log line; none loses an action or is told twice."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.clock import SetClock
from bot.errors import StoreFull
from bot.limits import FILE_BYTES
from bot.service.card import ButtonId
from bot.service.context import HostSettings
from bot.service.messenger import Later, NotAllowed
from db.privacy import delete_guild
from tests.db.support import spoil
from tests.db.test_damage import powerless
from tests.service.every_game import every_game_and, wide_world
from tests.service.pretended import deeds, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World
from tests.support.substitute import substitute


def caused(status: int | None, kind: type[Exception]) -> Later:
    """What the messenger makes of such an answer of Discord's."""
    error, cause = Later(), kind()
    if status is not None:
        cause.status = status  # pyright: ignore[reportAttributeAccessIssue] - as discord.py's have it
    error.__cause__ = cause
    return error


class HTTPException(Exception):
    pass


PASSING = [(status, HTTPException, f"HTTPException {status}") for status in (429, 500, 502, 503)]
PASSING += [(None, TimeoutError, "TimeoutError"), (None, ConnectionResetError, "ConnectionResetError")]


@pytest.mark.guarantee("discord-faults")
@pytest.mark.parametrize(("status", "kind", "line"), PASSING)
async def test_undeliverable_message_is_sent_once_later_and_logged(
    world: World, caplog: pytest.LogCaptureFixture, status: int | None, kind: type[Exception], line: str
) -> None:
    caplog.set_level(logging.INFO)
    await world.started(ANN, BOB)
    boards, heard = len(world.messenger.made), len(world.messenger.notices(BOB))
    await world.turn(ANN)
    world.messenger.faults = [caused(status, kind) for _ in range(2)]
    world.messenger.afterwards = [caused(status, kind)]
    for _ in range(6):
        await world.advance(60)
    assert f"guild {GUILD} table 1:" in caplog.text and f"put off: {line}" in caplog.text
    assert len(await world.entries()) == 2 and await world.unsent() == ([], [])
    assert len(world.messenger.notices(BOB)) == heard + 1 and len(world.messenger.made) == boards + 2


@pytest.mark.guarantee("discord-faults")
async def test_permissions_places_and_closed_letters_are_logged(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    await world.started(ANN, BOB)
    world.messenger.messages.pop(next(m.id for m in world.messenger.in_channel()))
    world.messenger.closed = {BOB}
    await world.turn(ANN)
    await world.advance(1)
    assert f"user {BOB} takes no direct messages" in caplog.text
    world.messenger.faults = [NotAllowed(("Attach Files",))]
    await world.turn(BOB)
    await world.advance(700)
    assert "is not allowed: Attach Files" in caplog.text
    world.messenger.channels_gone = {CHANNEL}
    await world.turn(ANN)
    await world.advance(1)
    assert "the channel is gone" in caplog.text
    assert (await world.loaded()).table.paused == "channel" and len(await world.entries()) == 6


@pytest.mark.guarantee("discord-faults")
async def test_a_server_or_channel_that_goes_is_logged(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """Discord tells of it, or it is missed at a start: one line names it, with what becomes of its tables."""
    caplog.set_level(logging.INFO)
    await world.service.guild_seen(GUILD, "Club", "en")
    await world.started(ANN, BOB)
    await world.opened(CEM)
    await world.service.channel_lost(GUILD, CHANNEL + 5)
    assert "is gone" not in caplog.text, "where nothing is played no message is needed"
    await world.service.channel_lost(GUILD, CHANNEL)
    await world.service.channel_lost(GUILD, CHANNEL)
    assert caplog.text.count(f"guild {GUILD}: channel {CHANNEL} is gone; 1 tables pause, 1 lobbies are closed") == 1
    await world.opened(CEM, channel=CHANNEL + 1)
    lost = f"guild {GUILD}: the bot is not there any more; 0 tables pause, 1 lobbies are closed"
    await world.service.guild_lost(GUILD)
    assert caplog.text.count(lost) == 1
    await world.service.ready(lambda _: False)
    assert caplog.text.count("not there any more") == 1, "that is known"
    await world.service.guild_seen(GUILD, "Club", "en")
    assert f"guild {GUILD}: the bot is there again; 0 tables go on" in caplog.text
    await world.service.ready(lambda _: False)
    assert caplog.text.count("not there any more") == 2


async def test_a_full_disk_is_logged(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started(ANN, BOB)

    def full(guild: int) -> Any:
        raise StoreFull(f"guilds/{guild}.sqlite: no room left")

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "write", full)
        assert "no room left" in text(await world.discard(ANN))
    assert [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR] == ["the disk is full"]
    await world.discard(ANN)
    assert len(await world.entries()) == 1


async def test_a_deleted_message_is_logged(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    await world.started(ANN, BOB)
    world.messenger.messages.clear()
    await world.discard(ANN)
    await world.settle()
    assert f"in channel {CHANNEL} was deleted" in caplog.text


@contextmanager
def locked(world: World) -> Iterator[None]:
    with closing(sqlite3.connect(world.store.folder.guild(GUILD), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def taken_away(world: World) -> Iterator[None]:
    path = world.store.folder.guild(GUILD)
    path.rename(path.with_suffix(".elsewhere"))
    yield
    path.with_suffix(".elsewhere").rename(path)


@contextmanager
def read_only(world: World) -> Iterator[None]:
    world.store.folder.guilds.chmod(0o555)
    world.store.folder.guild(GUILD).chmod(0o444)
    yield
    world.store.folder.guilds.chmod(0o755)
    world.store.folder.guild(GUILD).chmod(0o644)


@contextmanager
def damaged(world: World) -> Iterator[None]:
    path = world.store.folder.guild(GUILD)
    good = path.read_bytes()
    spoil(path, 2, len(good) // 4096)
    yield
    path.unlink()
    path.write_bytes(good)


HARMS = [
    (locked, "could not save", "the store refused"),
    (taken_away, "could not save", "the store refused"),
    (read_only, "could not save", "the store refused"),
    (damaged, "damaged or missing", "is set aside"),
]


@pytest.mark.guarantee("file-faults-harmless")
@every_game_and("harm, said, line", HARMS)
async def test_a_file_that_is_harmed_while_it_is_played_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, harm: Callable[[World], Any], said: str, line: str
) -> None:
    """The player is told, nothing is half done, other servers play on, and it goes on when the file is well."""
    async with wide_world(tmp_path / "first") as world:
        await world.started(ANN, BOB, game=game)  # so that all is loaded: who has no power cannot read the program
        await world.act_any(Random(1))
    with powerless() as folder:
        async with wide_world(folder / "data", clock=SetClock()) as world:
            world.store.files._busy = 0.0
            await world.started(ANN, BOB, game=game)
            await world.act_any(Random(1))
            before, user = await world.entries(), await world.awaited()
            offered = await world.offered(user, Random(2))
            if harm is not taken_away:  # a file that is open is written to whatever its permissions say
                await world.store.files.tidy(float("inf"))
            with harm(world):
                assert said in text(await world.use(user, *offered))
                assert line in caplog.text
                if harm is not read_only:
                    opened = await world.service.play(world.ask(CEM, guild=901, channel=700), game, thread=False)
                    assert "open" in text(opened)
                await world.advance(1)
            await world.store.files.tidy(float("inf"))
            assert await world.entries() == before
            await world.use(user, *offered)
            assert len(await world.entries()) == len(before) + 1
            await world.advance(700)
            await world.advance(700)
            assert await world.unsent() == ([], [])


class Hangs:
    async def draw(self, *_: Any) -> None:
        await asyncio.Event().wait()


class Dies:
    async def draw(self, *_: Any) -> None:
        raise RuntimeError("cannot schedule new futures after shutdown")


class Swells:
    async def draw(self, *_: Any) -> Any:
        return SimpleNamespace(data=bytes(FILE_BYTES + 1), filename="board.png")


@pytest.mark.guarantee("picture-fallback")
@pytest.mark.parametrize(
    "render_service", [Hangs(), Dies(), Swells()], ids=lambda render_service: type(render_service).__name__
)
async def test_failing_renderer_is_replaced_by_text(
    world: World, render_service: Any, caplog: pytest.LogCaptureFixture
) -> None:
    substitute(world.context, render_service=render_service)
    substitute(world.context, settings=HostSettings(drawing=0.01))
    await world.started(ANN, BOB)
    shown = await world.look(ANN, "board")
    assert not [block for block in shown.blocks if type(block).__name__ == "Image"]
    assert "Space Mission, round 1" in text(shown) and "Jump Gate" in text(shown)
    assert f"picture board of guild {GUILD} table 1 failed" in caplog.text
    await world.turn(ANN)
    await world.advance(1)
    assert len(world.messenger.notices(BOB)) == 2 and await world.unsent() == ([], [])


@pytest.mark.guarantee("missing-file-isolated")
@every_game_and("when", ["while the bot was off", "while it was closed"])
async def test_missing_file_is_noticed_and_old_buttons_do_not_act(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, when: str
) -> None:
    """The table does not go on as if it had never existed; deleting or restoring the server ends it."""
    async with wide_world(tmp_path) as world:
        await world.started(ANN, BOB, game=game)
        user = await world.awaited()
        old = next(deeds(world.messenger.dms(user)[-1].card))
        clock, messenger = world.clock, world.messenger
        if when == "while it was closed":
            await world.store.files.tidy(float("inf"))
            world.store.folder.guild(GUILD).unlink()
            await _gone(world, user, old, caplog)
    world.store.folder.guild(GUILD).unlink(missing_ok=True)
    caplog.clear()
    async with wide_world(tmp_path, clock=clock, messenger=messenger) as world:
        await world.service.guild_seen(901, "Other", "en")
        await world.service.ready({GUILD, 901}.__contains__)
        await _gone(world, user, old, caplog)
        await delete_guild(world.store, GUILD)
        number = (await world.started(ANN, BOB, game=game)).table.id
        assert "I know no such table" in text(await world.use(user, *old))
        assert number == 2 and await world.entries(2) == []


async def _gone(
    world: World, user: int, old: tuple[ButtonId, tuple[str, ...]], caplog: pytest.LogCaptureFixture
) -> None:
    for answer in (
        await world.press(user, "act"),
        await world.use(user, *old),
        await world.service.play(world.ask(user), "space-mission", thread=False),
        await world.command(user, "undo"),
    ):
        assert "damaged or missing" in text(answer)
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert len([line for line in told if f"the file of guild {GUILD}" in line and "missing" in line]) == 1
    assert not world.store.folder.guild(GUILD).exists()
