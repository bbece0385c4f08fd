"""An imported table holds no more than this host would have allowed, field by field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.games.core.effort import MOST as MOST_EFFORT
from bot.games.core.phrase import say
from bot.games.registry import TITLES
from bot.service.records import Remark
from bot.service.tables.clocks import PACES
from bot.service.tables.personal_limits import LONGEST, MOST_NOTES, MOST_STEPS, ROOM
from bot.service.transfer import Moved, Unfit, unpack
from bot.service.transfer.moving import put_up, take
from bot.service.transfer.parts import MOST_REMARKS
from tests.service.ending import conclude
from tests.service.planned import jump_and_fly, plan
from tests.service.pretended import text
from tests.service.test_transfer import EVIL, _edit, _remark, _set
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World, judged
from tests.service.world import world as make_world

THERE = 905
FAR, LONG_AGO = 1e11, 0
Change = Callable[[Any], None]


MADE: dict[str, bytes] = {}


@pytest.fixture
async def files(tmp_path: Path) -> dict[str, bytes]:
    """Tables of Ann, Bob and others: one that goes on, with all that a file can hold, and one that was ended."""
    if not MADE:
        async with make_world(tmp_path / "here") as world:
            MADE.update(await _made(world))
    return MADE


async def _made(world: World) -> dict[str, bytes]:
    await world.started(ANN, BOB, CEM, computers=1)
    await world.press(CEM, "resign", "computer")
    await world.turn(ANN)
    await plan(world, BOB, *await jump_and_fly(world, BOB))
    await world.press(BOB, "note-add", values=("gold on Hazard",))
    await world.look(BOB, "notice", "silent", table=f"{GUILD}/1")
    await world.started(ANN, BOB)
    await conclude(world, 2)
    return {"goes on": await take(world.store, GUILD, 1), "ended": await take(world.store, GUILD, 2)}


def edited(data: bytes, change: Change) -> Moved:
    return unpack(_edit(data, change), TITLES.get)


def _first(kind: str, *path: Any) -> Change:
    """Change the first entry of this kind: a way to what is to be set, and what to."""

    def change(content: Any) -> None:
        _set(*path)(next(entry for entry in content["entries"] if entry["did"]["entry"] == kind))

    return change


def _notes(count: int, length: int = 9, user: int = BOB) -> Change:
    return _set("notes", [{"user": user, "at": 1.0, "text": "x" * length} for _ in range(count)])


def _steps(count: int, *step: str) -> Change:
    return _set("plans", 0, "steps", [list(step or ("top-up", "-"))] * count)


def _standin(**more: Any) -> Change:
    return _set("seats", 1, "standin", {"level": "steady", "since": 1.0, "why": "left", **more})


def _clock(clock: str, bank: float) -> Change:
    def change(content: Any) -> None:
        content["terms"]["clock"] = clock
        content["seats"][0]["bank"] = bank

    return change


FORGED: list[tuple[str, str, Change]] = [
    ("misfit", "goes on", _steps(MOST_STEPS + 1)),
    ("misfit", "goes on", _steps(20_000)),
    ("misfit", "goes on", _steps(0)),
    ("misfit", "goes on", _steps(1, "top-up", "x" * 201)),
    ("misfit", "goes on", _steps(1, "top-up", *["-"] * 20)),
    ("misfit", "goes on", _set("plans", 0, "at", -1)),
    ("notes", "goes on", _notes(MOST_NOTES + 1)),
    ("notes", "goes on", _notes(ROOM // LONGEST + 1, LONGEST)),
    ("misfit", "goes on", _notes(1, LONGEST + 1)),
    ("misfit", "goes on", _notes(1, 0)),
    ("misfit", "goes on", _notes(1001)),
    ("misfit", "goes on", _standin(since=1e300)),
    ("misfit", "goes on", _standin(since=-1)),
    ("misfit", "goes on", _standin(level="x" * 99)),
    ("misfit", "goes on", _standin(more=1)),
    ("seats", "goes on", _set("seats", 0, "user", 0)),
    ("seats", "goes on", _set("seats", 3, "status", "left")),
    ("seats", "goes on", _clock("live", PACES["live"].cap + 1)),
    ("seats", "goes on", _clock("slow", PACES["slow"].cap + 1)),
    ("seats", "goes on", _clock("none", 1e10)),
    ("misfit", "goes on", _set("seed", "00" * 32 + "\n")),
    ("misfit", "goes on", _set("language", "en\n")),
    ("misfit", "goes on", _set("entries", 0, "door", "panel\n")),
    ("misfit", "goes on", _set("entries", 0, "at", 1e12)),
    ("log", "goes on", _first("acted", "did", "effort", 7)),
    ("log", "goes on", _first("acted", "did", "effort", -1)),
    ("log", "goes on", _first("seated", "did", "player", "computer:cheat")),
    ("log", "ended", _first("concluded", "did", "reason", "=cmd|' /C calc'!A0")),
    ("log", "ended", _first("concluded", "did", "reason", "x" * 100_000)),
    ("remarks", "goes on", lambda content: content["remarks"].extend([content["remarks"][0]] * MOST_REMARKS)),
    ("misfit", "goes on", _set("notices", [{"user": BOB, "notice": "dm"}] * 101)),
]


@pytest.mark.guarantee("hostile-files")
@pytest.mark.parametrize(("fault", "which", "change"), FORGED)
async def test_more_than_this_host_lets_in_is_refused(
    files: dict[str, bytes], fault: str, which: str, change: Change
) -> None:
    with pytest.raises(Unfit) as caught:
        edited(files[which], change)
    assert caught.value.fault == fault, caught.value.detail


LET_IN: list[Change] = [
    lambda content: None,
    _notes(MOST_NOTES, ROOM // MOST_NOTES),
    _notes(ROOM // LONGEST, LONGEST),
    _clock("live", PACES["live"].cap),
    _clock("none", PACES["live"].cap),
    _standin(since=FAR),
]


@pytest.mark.parametrize("change", LET_IN)
async def test_as_much_as_this_host_lets_in_is_taken(files: dict[str, bytes], change: Change) -> None:
    edited(files["goes on"], change)


def _by_computer(effort: int) -> Change:
    def change(content: Any) -> None:
        entry = next(entry for entry in content["entries"] if entry["did"]["entry"] == "acted")
        entry["door"], entry["did"]["effort"] = "computer", effort

    return change


async def test_a_computer_is_said_to_have_thought_as_long_as_one_can(files: dict[str, bytes]) -> None:
    """It is replayed when a user asks for a computer's reasons: that takes so long."""
    edited(files["goes on"], _by_computer(MOST_EFFORT))
    for effort in (MOST_EFFORT + 1, 10**18, 10**40):
        with pytest.raises(Unfit, match=r"log|unreadable"):
            edited(files["goes on"], _by_computer(effort))


async def test_only_who_has_a_seat_keeps_notes_and_a_plan_each(files: dict[str, bytes]) -> None:
    moved = edited(files["goes on"], _notes(900, user=99))
    assert moved.notes == ()

    def of_many(content: Any) -> None:
        [kept] = content["plans"]
        content["plans"] = [kept, {**kept, "user": 99}, kept, {**kept, "user": ANN, "steps": [["top-up", "-"]]}]

    assert [plan.user for plan in edited(files["goes on"], of_many).plans] == [BOB, ANN]


UNFORESEEN = [
    [["jump", "999999", "nowhere"]],
    [["jump", "1", EVIL[:60]]],
    [["develop", "1+2+3+4+5"]],
    [["take", "x" * 200]],
    [["top-up", "-"], ["jump", "1", "nowhere"]],
]


@pytest.mark.parametrize("steps", UNFORESEEN)
async def test_imported_premoves_that_are_impossible_here_stop(
    files: dict[str, bytes], world: World, steps: list[list[str]]
) -> None:
    moved = edited(files["goes on"], _set("plans", 0, "steps", steps))
    number = await put_up(world.store, moved, THERE, CHANNEL)
    [kept] = moved.plans
    assert kept.steps == () and kept.stopped is not None, "and nothing of it is kept"
    there: dict[str, Any] = {"table": number, "of": THERE, "guild": THERE}
    await world.press(ANN, "resume", **there)
    assert "stopped" in text(await world.press(BOB, "plan", **there))
    for verb in ("act", "hand", "looks", "plan-back"):
        assert "something went wrong" not in text(await world.press(BOB, verb, **there)).casefold()
    await world.settle()


def _all_times(value: float) -> Change:
    def change(content: Any) -> None:
        content["created"] = content["seats"][2]["standin"]["since"] = value
        for kind in ("entries", "remarks", "notes", "plans"):
            for part in content[kind]:
                part["at"] = value
        _remark("did-rewind", turns=100_000)(content)
        content["remarks"][0] |= {"name": EVIL, "reason": EVIL}
        content["seats"][0]["name"] = EVIL
        content["notes"][0]["text"] = EVIL

    return change


LOOKS = ("act", "board", "log", "recap", "host", "plan", "note", "my-tables", "my-data", "stats", "hand", "next")


@pytest.mark.parametrize("value", [LONG_AGO, FAR])
async def test_whatever_is_let_in_can_be_looked_at_and_played(
    files: dict[str, bytes], world: World, value: float
) -> None:
    number = await put_up(world.store, edited(files["goes on"], _all_times(value)), GUILD, CHANNEL)
    await world.press(ANN, "resume", table=number)
    await world.settle()
    for look in LOOKS:
        judged(await world.look(BOB, look, table=str(number)))
    await world.advance(100.0)
    user = await world.awaited(number)
    await world.discard(user, table=number)
    for _ in range(3):
        await world.advance(90_000.0)
    assert len(await world.entries(number)) > len(edited(files["goes on"], lambda content: None).entries)
    assert "\u202e" not in "".join(text(message.card) for message in world.messenger.made)


async def test_faults_of_a_transfer_file_are_safe_for_a_terminal(files: dict[str, bytes]) -> None:
    evil = "\x1b[2J\x07\u202e\nAll is well."
    for change in (_set("game", evil), _set("edition", evil), _remark(evil), _set("options", evil, "x")):
        with pytest.raises(Unfit) as caught:
            edited(files["goes on"], change)
        assert caught.value.detail.isprintable(), caught.value.detail


async def test_a_table_of_very_many_remarks_moves_with_the_newest(world: World) -> None:
    await world.started(ANN, BOB)
    async with world.store.write(GUILD) as tx:
        for at in range(MOST_REMARKS + 6):
            await tx.remark(Remark(table=1, after=0, at=float(at), phrase=say("did-pause")))
    moved = unpack(await take(world.store, GUILD, 1), TITLES.get)
    first, *others = moved.remarks
    assert first.phrase == say("remark-left-behind", count=7)
    assert [remark.at for remark in others] == [float(at) for at in range(7, MOST_REMARKS + 6)]
    number = await put_up(world.store, moved, THERE, CHANNEL)
    async with world.store.read(THERE) as tx:
        assert len(await tx.remarks(number)) == MOST_REMARKS
    again = unpack(await take(world.store, THERE, number), TITLES.get)
    assert again.remarks == moved.remarks, "as many as may move stay as they are"
