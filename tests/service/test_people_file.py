"""The people file is damaged while games run: they go on, and no user is notified against their settings."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.errors import DamagedFile, StoreError
from bot.service.context import Context
from bot.service.messages import dm_panel
from bot.service.records import Person, Vacation
from db.backup import restore_people
from db.broken import Row
from db.guild_registry import LEAP
from db.rebuild import repair
from db.session import Statement
from db.shared_database import LOCK_PAUSE, SharedFile
from tests.db.support import spoil
from tests.service.pretended import Message, deeds, labels, text
from tests.service.test_live import heard
from tests.service.world import ANN, BOB, CEM, DAN, EVA, GUILD, World
from tests.service.world import world as make_world

pytestmark = pytest.mark.files("the users' file")

DAY = 86_400.0
ELSEWHERE, ROOM = 901, 700
Harm = Callable[[World], AbstractAsyncContextManager[None]]


def central(world: World) -> SharedFile:
    file = world.store._people_file  # pyright: ignore[reportPrivateUsage] - what is harmed here
    assert isinstance(file, SharedFile)
    return file


async def shut(world: World) -> None:
    """Close the file, and forget what was read of it: what is cached would be answered without the file."""
    async with central(world).hold():
        await central(world).shut()
        world.store.people_file._cache.clear()  # pyright: ignore[reportPrivateUsage]


@asynccontextmanager
async def damaged(world: World) -> AsyncIterator[None]:
    await shut(world)
    path = world.store.folder.people
    good = path.read_bytes()
    spoil(path, 2, len(good) // 4096)
    yield
    await shut(world)
    path.unlink()
    path.write_bytes(good)


@asynccontextmanager
async def taken_away(world: World) -> AsyncIterator[None]:
    await shut(world)
    path = world.store.folder.people
    path.rename(path.with_suffix(".elsewhere"))
    yield
    path.with_suffix(".elsewhere").rename(path)


@asynccontextmanager
async def locked(world: World) -> AsyncIterator[None]:
    """Another task writes, and no request waits for it."""
    async with opening(world, "PRAGMA busy_timeout = 0"):
        with closing(sqlite3.connect(world.store.folder.people, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")


@asynccontextmanager
async def opening(world: World, pragma: str) -> AsyncIterator[None]:
    """Let each connection begin with this."""
    opener = central(world)._opener  # pyright: ignore[reportPrivateUsage]

    def opened() -> sqlite3.Connection:
        connection = opener()
        connection.execute(pragma)
        return connection

    central(world)._opener = opened  # pyright: ignore[reportPrivateUsage]
    await shut(world)
    yield
    central(world)._opener = opener  # pyright: ignore[reportPrivateUsage]
    await shut(world)


@asynccontextmanager
async def read_only(world: World) -> AsyncIterator[None]:
    async with opening(world, "PRAGMA query_only = 1"):
        yield


@asynccontextmanager
async def full(world: World) -> AsyncIterator[None]:
    """SQLite's own answer at each commit, as a full disk gives it."""
    run = SharedFile._run  # pyright: ignore[reportPrivateUsage]

    async def none_left(self: SharedFile, statements: list[Statement]) -> list[list[Row]]:
        if any(sql == "COMMIT" for sql, _ in statements):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise self.translated(error) from error
        return await run(self, statements)

    SharedFile._run = none_left  # pyright: ignore[reportPrivateUsage]
    try:
        yield
    finally:
        del SharedFile._run  # pyright: ignore[reportPrivateUsage] - it is inherited: later tests patch it there


UNREAD = pytest.mark.parametrize("harm", [damaged, taken_away], ids=lambda harm: harm.__name__)
UNWRITTEN = pytest.mark.parametrize("harm", [locked, read_only, full], ids=lambda harm: harm.__name__)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def board(world: World) -> Message:
    return next(m for m in reversed(world.messenger.in_channel()) if "Act" in labels(m.card))


async def three(world: World) -> None:
    """Let three play, of whom Cem wants to be called by nothing at all."""
    await world.started(ANN, BOB, CEM)
    person = await world.store.people.person(CEM)
    await world.store.people.save_person(replace(person, notice="silent"))


@pytest.mark.guarantee("people-file-lost")
@UNREAD
async def test_games_go_on_and_calls_wait_while_it_cannot_be_read(
    world: World, caplog: pytest.LogCaptureFixture, harm: Harm
) -> None:
    await three(world)
    before = heard(world, ANN, BOB, CEM)
    async with harm(world):
        await world.turn(ANN)
        await world.advance(1)
        assert len(await world.entries()) == 2, "the actions are done"
        assert "Bob" in text(board(world).card), "the board is renewed"
        (letter,) = world.messenger.dms(ANN)
        assert "Bob" in text(letter.card), "so is the letter that stands"
        for _ in range(3):
            await world.advance(DAY)
        assert heard(world, ANN, BOB, CEM) == before, "no notice: it may be quiet hours for the user"
        await world.turn(BOB)
        await world.advance(DAY)
        assert heard(world, ANN, BOB, CEM) == before
        assert len(await world.entries()) == 4
        (line,) = errors(caplog)
        assert "people.sqlite" in line and "doctor" in line
        assert "set aside" not in caplog.text
    for _ in range(8):
        await world.advance(700)
    assert heard(world, BOB, CEM) == before[1:], "it is Cem's turn, and Cem wants silence"
    await world.turn(CEM)
    for _ in range(4):
        await world.advance(700)
    assert heard(world, ANN)[0] == before[0] + 1 and heard(world, BOB, CEM) == before[1:]
    await world.turn(ANN)
    await world.advance(1)
    assert heard(world, BOB)[0] == before[1] + 1, "all is as it was"
    assert (await world.unsent())[0] == []


@pytest.mark.guarantee("people-file-lost")
@UNREAD
async def test_a_call_that_waited_comes_once_when_it_is_read_again(world: World, harm: Harm) -> None:
    await three(world)
    before = heard(world, ANN, BOB, CEM)
    async with harm(world):
        await world.turn(ANN)
        await world.advance(3600)
        assert heard(world, BOB)[0] == before[1]
    for _ in range(4):
        await world.advance(700)
    assert heard(world, ANN, BOB, CEM) == [before[0], before[1] + 1, before[2]]
    assert (await world.unsent())[0] == []


async def test_notice_after_a_read_error_is_a_fresh_dm(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """How to notify a user is known when their turn is told; their direct message is sent later and waits."""
    await world.started(ANN, BOB)
    await world.turn(ANN)
    before = heard(world, BOB)
    known = dm_panel.person_at

    async def fails(context: Context, user: int, guild: int, table: int) -> Person:
        if user != BOB:
            return await known(context, user, guild, table)
        monkeypatch.undo()
        error = StoreError("locked")
        error.of = "people"
        raise error

    monkeypatch.setattr(dm_panel, "person_at", fails)
    await world.advance(1)
    assert heard(world, BOB) == before
    await world.advance(700)
    assert heard(world, BOB)[0] == before[0] + 1
    assert len(world.messenger.dms(BOB)) == 1


@UNREAD
async def test_tables_are_opened_and_played_without_the_people_file(world: World, harm: Harm) -> None:
    async with harm(world):
        await world.started(ANN, BOB)
        await world.turn(ANN)
        await world.advance(60)
        assert len(await world.entries()) == 2 and "Bob" in text(board(world).card)
        asked = world.ask(DAN, guild=ELSEWHERE, channel=ROOM)
        assert "open" in text(await world.service.play(asked, "space-mission", False))
        await world.settle()
        assert world.messenger.in_channel(ROOM), "its lobby stands"
        assert text(await world.press(BOB, "act")) and not any(m.mentioned for m in world.messenger.made)
    for _ in range(6):
        await world.advance(700)
    assert heard(world, BOB)[0] > 0 and (await world.unsent())[0] == []


@UNREAD
async def test_pages_of_settings_say_what_it_is(world: World, caplog: pytest.LogCaptureFixture, harm: Harm) -> None:
    await three(world)
    async with harm(world):
        pages = [
            await world.look(BOB, "language", "de"),
            await world.look(BOB, "settings"),
            await world.look(BOB, "vacation", "off"),
            await world.look(BOB, "my-data"),
            await world.press(BOB, "my-tables", of=0, table=0),
        ]
        for page in pages:
            assert "people's settings" in text(page) and "server's tables" not in text(page), text(page)
        german = await world.look(EVA, "settings", locale="de")
        assert "Einstellungen" in text(german) and "Server" not in text(german)
        assert await world.service.complete_look(world.ask(BOB), "", ""), "what is offered does not ask it"
        assert "guild 0" not in caplog.text and "set aside" not in caplog.text
    assert (await world.store.people.person(BOB)).language != "de"
    assert "people's settings" not in text(await world.look(BOB, "language", "de"))


@UNREAD
async def test_servers_are_played_and_checked_without_it(
    world: World, caplog: pytest.LogCaptureFixture, harm: Harm
) -> None:
    """None is set aside. What a former process left is told to tables later; they are looked after now."""
    await three(world)
    await world.started(DAN, EVA)
    async with harm(world):
        await world.turn(ANN)
        await world.discard(DAN, table=2)
        await world.advance(1)
        assert not [at for at in world.dispatcher._retry_at.values() if at > world.clock.now() + 60]  # pyright: ignore[reportPrivateUsage]
        await repair(world.store, pauses=())
        assert "next start" in caplog.text, "the index is filled then"
        await world.service.ready({GUILD}.__contains__)
        await world.service.guild_lost(GUILD)
        assert (await world.loaded()).table.paused == "guild"


@UNWRITTEN
async def test_what_cannot_be_written_is_not_kept_and_all_else_goes_on(
    world: World, caplog: pytest.LogCaptureFixture, harm: Harm
) -> None:
    await three(world)
    before = heard(world, ANN, BOB, CEM)
    async with harm(world):
        said = text(await world.look(BOB, "language", "de"))
        assert "people's settings" in said or "no room" in said
        await world.turn(ANN)
        await world.advance(1)
        assert heard(world, ANN, BOB, CEM) == [before[0], before[1] + 1, before[2]], "what people chose is still read"
        (line,) = errors(caplog)[:1]
        assert "people.sqlite" in line and len([one for one in errors(caplog) if "people" in one]) == 1
        assert "set aside" not in caplog.text
        caplog.set_level(logging.INFO)
    await world.advance(700)
    await world.look(BOB, "language", "de")
    assert (await world.store.people.person(BOB)).language == "de"
    assert "is written again" in caplog.text
    for _ in range(3):
        await world.advance(700)
    assert (await world.unsent())[0] == []


@UNWRITTEN
async def test_dm_that_arrived_is_not_repeated_if_it_cannot_be_noted(world: World, harm: Harm) -> None:
    async with harm(world):
        await world.started(ANN, BOB)
        await world.turn(ANN)
        for _ in range(5):
            await world.advance(700)
        assert len(world.messenger.notices(BOB)) == 2, "the start, and Bob's turn"
        rows, _ = await world.unsent()
        assert {row.kind for row in rows} <= {"index"}, "only what this file is to hold waits"
    await world.advance(700)
    assert (await world.unsent())[0] == []


async def test_locked_people_file_is_waited_for_only_now_and_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who waits for it may hold a table's file: a lock that stays must not hold the tables up again and again."""
    tries: list[str] = []
    run = SharedFile._run  # pyright: ignore[reportPrivateUsage]

    async def counted(self: SharedFile, statements: list[Statement]) -> list[list[Row]]:
        tries.extend(sql for sql, _ in statements if sql == "BEGIN IMMEDIATE")
        return await run(self, statements)

    monkeypatch.setattr(SharedFile, "_run", counted)
    await world.started(ANN, BOB)
    async with locked(world):
        tries.clear()
        for _ in range(3):
            assert "people's settings" in text(await world.look(BOB, "language", "de"))
        assert len(tries) == 1
        await world.advance(LOCK_PAUSE)
        assert len(tries) <= 2
    await world.advance(LOCK_PAUSE)
    assert "people's settings" not in text(await world.look(BOB, "language", "de"))
    assert (await world.store.people.person(BOB)).language == "de"


async def test_data_from_before_the_damage_is_read_and_not_extended(world: World) -> None:
    """What would be written now would be lost with the restore."""
    await three(world)
    async with central(world).hold():
        pages = (await central(world).ask("SELECT rootpage FROM sqlite_schema WHERE name = 'vacation'"))[0][0]
    await shut(world)
    spoil(world.store.folder.people, pages, pages)
    assert "people's settings" in text(await world.look(BOB, "vacation"))
    assert (await world.store.people.person(CEM)).notice == "silent"
    assert "people's settings" in text(await world.look(BOB, "language", "de"))
    assert (await world.store.people.person(BOB)).language != "de"


@pytest.mark.guarantee("people-file-lost")
async def test_no_old_button_acts_in_a_new_game_where_all_was_lost(tmp_path: Path) -> None:
    """The server's file was lost with it: which table numbers were given is unknown."""
    async with make_world(tmp_path) as world:
        await world.started(ANN, BOB)
        old = next(deeds(world.messenger.dms(ANN)[-1].card))
        clock, messenger = world.clock, world.messenger
    for path in (*tmp_path.glob("people.sqlite*"), *(tmp_path / "guilds").iterdir()):
        path.unlink()
    with pytest.raises(DamagedFile, match="missing"):
        async with make_world(tmp_path, clock=clock, messenger=messenger):
            pass
    restore_people(None, tmp_path)
    async with make_world(tmp_path, clock=clock, messenger=messenger) as world:
        number = (await world.started(ANN, BOB)).table.id
        before = len(await world.entries(number))
        assert number > LEAP and "table" in text(await world.use(ANN, *old))
        assert len(await world.entries(number)) == before
        assert text(await world.press(ANN, "act", table=number))


@UNREAD
async def test_vacation_unreadable_at_the_start_is_applied_later(world: World, harm: Harm) -> None:
    until = world.clock.now() + 5 * DAY
    await world.store.people.save_vacation(
        Vacation(user=BOB, since=world.clock.now(), until=until, computer=False, spread=True)
    )
    async with harm(world):
        await world.started(ANN, BOB)
        assert (await world.loaded()).seats[1].away is None
    await world.advance(700)
    assert (await world.loaded()).seats[1].away == until
