"""`repair`: what differs from a table's log is named, and written only when that is asked for, after a copy."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.clock import SetClock
from db.reading import open_reading
from tests.db.support import contents
from tests.service.altered import alter, flipped
from tests.service.ending import conclude
from tests.service.planned import jump_and_fly, plan
from tests.service.pretended import FakeMessenger
from tests.service.test_damaged_table import FATAL, MENDED, played
from tests.service.world import ANN, BOB, CEM, GUILD, world

pytestmark = pytest.mark.files("rows that are altered behind the store's back")

ARGUMENTS = ["repair", "--guild", str(GUILD), "--table", "1"]


def run(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        assert file.execute(sql).rowcount > 0
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


Outside = tuple[SetClock, FakeMessenger]
Told = Callable[[], str]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Told:
    return lambda: "".join(capsys.readouterr())


async def repaired(*more: str) -> int:
    return await asyncio.to_thread(main, [*ARGUMENTS, *more])


BESIDE: dict[str, tuple[Callable[[Path], None], str]] = {
    "part of the position": (
        lambda path: alter(path, *MENDED["seed in the snapshot"]),
        "the position differs from the log's: chance",
    ),
    "position that is no JSON": (
        lambda path: alter(path, "snapshot", "state", "table_id = 1", flipped),
        "the position differs from the log's: it cannot be read",
    ),
    "number of entries": (lambda path: alter(path, *MENDED["number of entries"]), "stored as that after entry 99"),
    "decision numbers": (lambda path: alter(path, *MENDED["decision numbers"]), "the decision numbers are missing"),
    "position": (lambda path: run(path, "DELETE FROM snapshot WHERE table_id = 1"), "the position is missing"),
}


@pytest.mark.guarantee("repair-from-log")
@pytest.mark.parametrize(("damage", "difference"), BESIDE.values(), ids=BESIDE)
async def test_what_differs_is_named_and_then_written(
    data: Path, told: Told, damage: Callable[[Path], None], difference: str
) -> None:
    path, clock, messenger = await played(data)
    damage(path)
    before = contents(data)
    assert await repaired("--dry-run") == 1
    words = told()
    assert difference in words and "Nothing was changed" in words
    assert contents(data) == before
    assert await repaired() == 0
    words = told()
    copy = data / "guilds" / "before" / f"{GUILD}.repair1.sqlite"
    assert difference in words and str(copy) in words and copy.exists()
    assert await repaired("--dry-run") == 0 and "as its log says" in told()
    async with world(data, clock=clock, messenger=messenger) as again:
        await again.settle()
        await again.act_any(random.Random(3))
        assert len(await again.entries()) == 5


@pytest.mark.guarantee("repair-from-log")
@pytest.mark.parametrize("damage", [FATAL["entry of another card"], FATAL["seed"], FATAL["status of a seat"]])
async def test_an_altered_log_is_left_as_it_is(
    data: Path, told: Told, damage: tuple[str, str, str, Callable[[bytes], bytes]]
) -> None:
    path, _, _ = await played(data)
    alter(path, *damage)
    before = path.read_bytes()
    for more in ((), ("--dry-run",)):
        assert await repaired(*more) == 1
        assert "cannot be made again from its log" in told()
    assert path.read_bytes() == before and not (path.parent / "before").exists()


async def test_a_sound_table_is_left_as_it_is(data: Path, told: Told) -> None:
    path, _, _ = await played(data)
    before = path.read_bytes()
    assert await repaired() == 0 and "is as its log says" in told()
    assert path.read_bytes() == before and not (path.parent / "before").exists()


async def test_a_lost_mark_is_written_again(data: Path, told: Told) -> None:
    async with world(data) as first:
        await first.started(ANN, BOB)
        await first.fly(ANN)
        await first.press(ANN, "undo")
        marks = [entry.undone_by for entry in await first.entries()]
    assert marks == [2, None]
    path = data / "guilds" / f"{GUILD}.sqlite"
    alter(path, "entry", "undone_by", "table_id = 1 AND number = 1", lambda _: b"2")
    assert await repaired() == 0 and "as its log says" in told()
    forget_mark(path)
    assert await repaired() == 0
    assert "log entry 1 is not marked as taken back; by the log entry 2 did that" in told()
    async with world(data) as again:
        assert [entry.undone_by for entry in await again.entries()] == marks
    alter(path, "entry", "undone_by", "table_id = 1 AND number = 2", lambda _: b"1")
    assert await repaired() == 1 and "log entry 2 is struck out wrongly" in told()


def forget_mark(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        ((sql,),) = file.execute("SELECT sql FROM sqlite_schema WHERE name = 'entry_is_final'").fetchall()
        file.execute("DROP TRIGGER entry_is_final")
        file.execute("UPDATE entry SET undone_by = NULL")
        file.execute(sql)


ENDED: dict[str, tuple[str, str]] = {
    "result": ("DELETE FROM result", "the result is missing"),
    "rank": ("UPDATE result_seat SET total = total + 7 WHERE seat = 1", "seat 1 has rank"),
    "reason": ("UPDATE result SET ended = 'rules'", "the game ended by rules"),
    "status": ("UPDATE game_table SET status = 'running'", "the table counts as running; by the log the game is over"),
}


@pytest.mark.parametrize(("sql", "difference"), ENDED.values(), ids=ENDED)
async def test_the_end_of_a_game_is_made_again(data: Path, told: Told, sql: str, difference: str) -> None:
    async with world(data) as first:
        await first.started(ANN, BOB)
        await conclude(first)
        async with first.store.read(GUILD) as tx:
            right = await tx.plays()
    assert len(right) == 1
    run(data / "guilds" / f"{GUILD}.sqlite", sql)
    assert await repaired("--dry-run") == 1 and difference in told()
    assert await repaired() == 0 and difference in told()
    async with world(data) as again, again.store.read(GUILD) as tx:
        assert await tx.plays() == right
    assert await repaired("--dry-run") == 0


async def test_a_computers_lost_timer_is_set_again(data: Path, told: Told) -> None:
    async with world(data) as first:
        await first.started(ANN, computers=1)
        for _ in range(2):
            await first.discard(ANN)
    run(data / "guilds" / f"{GUILD}.sqlite", "DELETE FROM timer WHERE kind = 'computer'")
    assert await repaired() == 0 and "seat 1 is a computer's turn, and has no timer" in told()
    async with world(data) as again:
        await again.settle()
        assert len(await again.entries()) > 2


async def _timers(data: Path) -> dict[tuple[str, int], float]:
    async with open_reading(data) as reading, reading.read(GUILD) as tx:
        timers, _ = await tx.waiting(1)
    return {(timer.kind, timer.target): timer.due for timer in timers if timer.kind not in ("index", "tell", "remind")}


LOST = (
    "the clock of seat 2 runs, and has no timer",
    "no timer looks whether its players are still there",
    "no timer puts it to sleep when nothing happens",
    f"the plan of user {BOB} is to go on, and has no timer",
    "vote 1 is open, and has no timer",
    f"user {CEM} is away, and has no timer",
    f"a player of user {ANN} has the screen, and no timer",
)


async def _full_of_timers(data: Path) -> Outside:
    """Ann and a guest at one screen, Bob whose plan plays, Cem on vacation, a question to all, and clocks."""
    async with world(data) as first:
        await first.opened(ANN)
        await first.press(ANN, "guest", values=("Ben",))
        for user in (BOB, CEM):
            await first.press(user, "join")
        await first.press(ANN, "option", "order", values=("fixed",))
        await first.press(ANN, "term", "clock", values=("daily",))
        await first.press(ANN, "start")
        await first.settle()
        await first.look(CEM, "vacation", "5 days", guild=None)
        await first.settle()
        await plan(first, BOB, *await jump_and_fly(first, BOB))
        for seat in ("0", "1"):
            await first.press(ANN, "here", seat)
            await first.turn(ANN)
        await first.press(BOB, "cancel-game")
        await first.press(ANN, "here", "0")
        return first.clock, first.messenger


@pytest.mark.guarantee("repair-from-log")
async def test_all_lost_timers_are_set_again(data: Path, told: Told) -> None:
    clock, messenger = await _full_of_timers(data)
    before = await _timers(data)
    assert await repaired("--dry-run") == 0 and "as its log says" in told()
    run(data / "guilds" / f"{GUILD}.sqlite", "DELETE FROM timer")
    assert await repaired() == 0
    words = told()
    assert [line for line in LOST if line not in words] == [] and words.count("· ") == len(LOST)
    assert (await _timers(data)).keys() == before.keys()
    async with world(data, clock=clock, messenger=messenger) as again:
        await again.settle()
        loaded = await again.loaded()
        assert loaded.needs_pass(ANN) and loaded.seats[3].away is not None
        assert (await again.entries())[-1].user == BOB, "the world's clock is ahead of the command's: the plan is due"


async def test_a_pause_ends_although_its_timer_was_lost(data: Path, told: Told) -> None:
    async with world(data) as first:
        await first.started(ANN, BOB)
        await first.look(ANN, "pause", "in 7 days")
        await first.press(BOB, "ballot", "1", "yes")
    run(data / "guilds" / f"{GUILD}.sqlite", "DELETE FROM timer WHERE kind = 'wake'")
    assert await repaired() == 0 and "the pause has an end, and no timer" in told()
    async with world(data) as again:
        await again.advance(8 * 86_400)
        assert (await again.loaded()).table.status == "running"


async def test_a_running_bot_is_looked_at_and_not_written(data: Path, told: Told) -> None:
    path, clock, messenger = await played(data)
    alter(path, *MENDED["number of entries"])
    async with world(data, clock=clock, messenger=messenger):
        assert await repaired("--dry-run") == 1 and "entry 99" in told()
        assert await repaired() == 1 and "Stop the bot first" in told()


async def test_the_copy_is_removed_with_whom_it_names(data: Path, told: Told) -> None:
    path, _, _ = await played(data)
    alter(path, *MENDED["number of entries"])
    assert await repaired() == 0
    copy = data / "guilds" / "before" / f"{GUILD}.repair1.sqlite"
    assert copy.exists()
    assert await asyncio.to_thread(main, ["data", "forget", "--user", str(ANN), "--yes"]) == 0
    assert not copy.exists()


async def test_the_doctor_names_the_command_that_helps(data: Path, told: Told) -> None:
    path, _, _ = await played(data)
    run(path, "DELETE FROM snapshot WHERE table_id = 1")
    assert await asyncio.to_thread(main, ["doctor", "--offline"]) == 1
    assert "table 1: its position is missing; `python -m bot repair` makes it again" in told()


async def test_a_table_that_is_not_there_is_said_to_be_none(data: Path, told: Told) -> None:
    async with world(data) as first:
        await first.opened(ANN)
    for number in ("1", "2"):
        assert await asyncio.to_thread(main, [*ARGUMENTS[:-1], number, "--dry-run"]) == 1
        assert f"has no started table {number}" in told()
