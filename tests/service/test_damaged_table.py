"""One changed byte of a table: its players are told that it cannot be read, and everything else goes on."""

from __future__ import annotations

import asyncio
import copy
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.clock import SetClock
from bot.commands import doctor
from bot.games.core.phrase import say
from bot.service.records import PremoveQueue, Remark
from bot.service.tables.outbox import tell
from db.rebuild import rebuild_index
from tests.db.support import contents
from tests.service.altered import alter, at, flipped
from tests.service.pretended import FakeMessenger, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, NAMES, World, world

pytestmark = pytest.mark.files("rows that are altered behind the store's back")
ELSEWHERE = 300
THIRD = "table_id = 1 AND number = 3"
Damage = tuple[str, str, str, Callable[[bytes], bytes]]


def _other_card(data: bytes) -> bytes:
    return flipped(data, data.index(b'"]') - 1, 1)


FATAL: dict[str, Damage] = {
    "entry without its brace": ("entry", "body", "table_id = 1 AND number = 2", flipped),
    "entry of another action": ("entry", "body", "table_id = 1 AND number = 2", at("top-up")),
    "entry of another card": ("entry", "body", THIRD, _other_card),
    "seed": ("game_table", "seed", "id = 1", flipped),
    "name that is no text": ("seat", "name", "table_id = 1 AND number = 0", flipped),
    "seat number": ("seat", "number", "table_id = 1 AND number = 1", lambda _: b"9"),
    "status of a seat": ("seat", "status", "table_id = 1 AND number = 1", at("seated")),
    "options that are no JSON": ("game_table", "options", "id = 1", flipped),
    "options of no game": ("game_table", "options", "id = 1", at("fixed")),
    "game": ("game_table", "game", "id = 1", at("space")),
    "rules": ("game_table", "rules_version", "id = 1", lambda _: b"77"),
    "status": ("game_table", "status", "id = 1", at("running")),
    "terms": ("game_table", "terms", "id = 1", flipped),
}
"""What makes a table unplayable."""

MENDED: dict[str, Damage] = {
    "snapshot": ("snapshot", "state", "table_id = 1", at('"chance"')),
    "seed in the snapshot": ("snapshot", "state", "table_id = 1", lambda data: _other_letter(data, b'"seed":"')),
    "number of entries": ("snapshot", "entries", "table_id = 1", lambda _: b"99"),
    "decision numbers": ("snapshot", "decisions", "table_id = 1", flipped),
    "waiting message": ("outgoing", "kind", "table_id = 1 AND kind = 'told'", flipped),
    "timer": ("timer", "kind", "table_id = 1 AND kind = 'sleep'", flipped),
    "message that stands": ("posted", "role", "table_id = 1 AND role = 'board'", flipped),
}
"""What the log tells too, and what stands beside a table: it is played on."""


PLAN: Damage = ("plan", "steps", "table_id = 1", flipped)


def _other_letter(data: bytes, before: bytes) -> bytes:
    place = data.index(before) + len(before)
    return data[:place] + (b"B" if data[place : place + 1] == b"A" else b"A") + data[place + 1 :]


_PLAYED: dict[str, tuple[dict[str, bytes], SetClock, FakeMessenger]] = {}


async def played(folder: Path) -> tuple[Path, SetClock, FakeMessenger]:
    """Leave a folder with table 1 (Ann, Bob) and, in another channel, table 2 (Ann, Cem); return the server's file.

    Return also the clock and the messenger of the process that left it. It is played once, and copied.
    """
    if not _PLAYED:
        _PLAYED["kept"] = await _play(folder)
    files, clock, messenger = copy.deepcopy(_PLAYED["kept"])
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder / "guilds" / f"{GUILD}.sqlite", clock, messenger


async def _play(folder: Path) -> tuple[dict[str, bytes], SetClock, FakeMessenger]:
    async with world(folder, messenger=FakeMessenger()) as first:
        await first.started(ANN, BOB)
        await first.started(ANN, CEM, channel=ELSEWHERE)
        for number in (1, 2):
            for user in (ANN, (BOB, CEM)[number - 1]):
                await first.turn(user, number)
        await first.settle()
        async with first.store.write(GUILD) as tx:
            await tx.remark(Remark(table=1, after=1, at=1.0, phrase=say("did-pause")))
            await tx.save_premoves(PremoveQueue(table=1, user=BOB, steps=(), mark="", at=1.0))
    return contents(folder), first.clock, first.messenger


async def roads(again: World) -> dict[str, str]:
    """Return what Bob, who sits at table 1 alone, reads on every road to it."""
    ask = again.ask
    button_id = {"table": "1"}
    return {
        "button": text(await again.press(BOB, "act")),
        "letter": text(await again.press(BOB, "act", guild=None, channel=1)),
        "named": text(await again.look(BOB, "hand", **button_id)),
        "command": text(await again.command(BOB, "top-up", {"cards": "1"})),
        "look": text(await again.look(BOB, "hand")),
        "board": text(await again.look(BOB, "board")),
        "direct": text(await again.look(BOB, "hand", guild=None, channel=1)),
        "resume": text(await again.look(BOB, "resume")),
        "undo": text(await again.look(BOB, "undo")),
        "record": text(await again.look(BOB, "record", **button_id)),
        "my tables": text(await again.look(BOB, "my-tables")),
        "table:": str(await again.service.complete_table(ask(BOB), "")),
        "cards:": str(await again.service.complete(ask(BOB), "space-mission", "top-up", "cards", {}, "")),
        "about:": str(await again.service.complete_look(ask(BOB), "planets", "")),
    }


@pytest.mark.guarantee("damaged-table-isolated")
@pytest.mark.parametrize("damage", FATAL.values(), ids=FATAL)
async def test_a_table_that_cannot_be_read_is_never_called_absent(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: Damage
) -> None:
    path, clock, messenger = await played(tmp_path)
    alter(path, *damage)
    async with world(tmp_path, clock=clock, messenger=messenger) as again:
        for road, told in (await roads(again)).items():
            cannot = "able 1" in told and "cannot read it" in told
            assert cannot or "This table is played by version 77 of its rules" in told, (road, told)
            assert "no table" not in told.casefold() and "went wrong" not in told, (road, told)
        mine = text(await again.look(ANN, "my-tables"))
        assert "Table 2" in mine and "Table 1: I cannot read it" in mine

        chance = random.Random(3)
        for _ in range(4):
            await again.act_any(chance, 2)
            await again.advance(30)
        for _ in range(3):
            await again.advance(700)
        assert len(await again.entries(2)) >= 8
        await again.service.guild_lost(GUILD)
        await again.service.guild_seen(GUILD, "Port", "en-US")
        assert (await again.loaded(2)).table.status == "running"
        await again.service.channel_lost(GUILD, CHANNEL)
        await again.look(ANN, "stats")
        await again.look(ANN, "leaderboard", "space-mission")
        await again.look(BOB, "my-data")
    assert caplog.text.count(f"guild {GUILD} table 1 cannot be read") == 1
    assert "Traceback" not in caplog.text
    assert not any(NAMES[user] in line for user in (ANN, BOB) for line in caplog.text.splitlines())


@pytest.mark.parametrize("damage", MENDED.values(), ids=MENDED)
async def test_what_the_log_tells_too_is_mended_and_played_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: Damage
) -> None:
    path, clock, messenger = await played(tmp_path)
    if damage[0] == "outgoing":
        async with world(tmp_path, clock=clock, messenger=messenger) as first:
            await first.look(ANN, "act", table="1")
            async with first.store.write(GUILD) as tx:
                await tell(first.context, tx, 1, BOB, say("button-act"))
    alter(path, *damage)
    async with world(tmp_path, clock=clock, messenger=messenger) as again:
        before = len(await again.entries(1))
        chance = random.Random(3)
        for number in (1, 2):
            await again.act_any(chance, number)
            await again.advance(30)
        assert len(await again.entries(1)) == before + 1
        assert "cannot read" not in text(await again.look(BOB, "my-tables"))
        await again.advance(40 * 86400)
    assert "Traceback" not in caplog.text


async def test_unreadable_plan_is_told_and_not_called_absent(tmp_path: Path) -> None:
    path, clock, messenger = await played(tmp_path)
    alter(path, *PLAN)
    async with world(tmp_path, clock=clock, messenger=messenger) as again:
        for verb in ("act", "plan"):
            assert "Table 1 is still here, but I cannot read it" in text(await again.press(BOB, verb))
        assert "Card" in text(await again.look(BOB, "hand"))


@pytest.mark.guarantee("damaged-table-isolated")
async def test_rows_that_are_altered_while_the_bot_runs_are_found(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The replay of the log is in memory: what is read beside it shows the damage."""
    path, clock, messenger = await played(tmp_path)
    async with world(tmp_path, clock=clock, messenger=messenger) as again:
        assert "Table 1" in text(await again.look(BOB, "log"))
        await again.store.files.tidy(1e12)
        alter(path, "entry", "events", THIRD)
        told = text(await again.look(BOB, "log"))
        assert "Table 1 is still here" in told
        await again.store.files.tidy(1e12)
        alter(path, "remark", "phrase", "table_id = 1")
        assert "Table 1 is still here" in text(await again.look(BOB, "log"))
    assert caplog.text.count("table 1 cannot be read") == 1 and "Traceback" not in caplog.text


async def test_the_index_keeps_who_sits_at_a_table_that_cannot_be_read(tmp_path: Path) -> None:
    path, clock, messenger = await played(tmp_path)
    alter(path, *FATAL["status"])
    async with world(tmp_path, clock=clock, messenger=messenger) as again:
        await rebuild_index(again.store)
        assert len(await again.store.people.tables_of(BOB)) == 1
        assert len(await again.store.people.tables_of(ANN)) == 2


@pytest.mark.parametrize("damage", [FATAL["status"], FATAL["options that are no JSON"]], ids=["status", "options"])
async def test_altered_value_stops_its_own_table_also_after_a_crash(tmp_path: Path, damage: Damage) -> None:
    """A file that was open when a process died is checked before anything is written into it."""
    path, clock, messenger = await played(tmp_path / "one")
    alter(path, *damage)
    async with world(tmp_path / "one", clock=clock, messenger=messenger) as again:
        await again.act_any(random.Random(3), 2)
        shutil.copytree(tmp_path / "one", tmp_path / "two")
    assert Path(f"{tmp_path / 'two' / 'guilds' / path.name}-wal").stat().st_size
    async with world(tmp_path / "two", clock=clock, messenger=messenger) as last:
        await last.act_any(random.Random(3), 2)
        assert "Table 1 is still here" in text(await last.press(BOB, "act"))


@pytest.fixture
def left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with both tables, as a command line finds it; return the server's file."""
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return asyncio.run(played(tmp_path / "data"))[0]


DOCTORED: dict[str, tuple[Damage, str]] = {
    "entry": (FATAL["entry without its brace"], "table 1: log entry 2 cannot be read"),
    "action": (FATAL["entry of another action"], "table 1: log entry 2 cannot follow"),
    "seed": (FATAL["seed"], "table 1: log entry 1 cannot follow"),
    "name": (FATAL["name that is no text"], "table 1: seat 0 cannot be read"),
    "seats": (FATAL["seat number"], "table 1: its seats are not numbered"),
    "options": (FATAL["options of no game"], "table 1: its options are none"),
    "game": (FATAL["game"], "table 1: its game"),
    "status": (FATAL["status"], "table 1: the table's own row cannot be read"),
    "plan": (PLAN, f"table 1: plan of user {BOB} cannot be read"),
    "snapshot": (MENDED["snapshot"], "table 1: its snapshot differs from its log"),
    "entries": (MENDED["number of entries"], "table 1: its snapshot"),
    "decisions": (MENDED["decision numbers"], "table 1: the decision numbers cannot be read"),
    "timer": (MENDED["timer"], "table 1: timer due at"),
    "message": (MENDED["message that stands"], "table 1: message"),
    "remark": (("remark", "phrase", "table_id = 1", flipped), "table 1: remark after log entry 1 cannot be read"),
    "events": (("entry", "events", THIRD, flipped), "table 1: log entry 3 cannot be read"),
    "other events": (
        ("entry", "events", THIRD, at("seat")),
        "table 1: log entry 3 did not lead to what was told of it",
    ),
    "whose entry": (("entry", "seat", THIRD, lambda _: b"7"), "table 1: log entry 3 does not say who made it"),
    "door": (("entry", "door", THIRD, at("panel")), "table 1: log entry 3 does not say"),
    "undone": (("entry", "undone_by", THIRD, lambda _: b"4"), "table 1: log entry 3 is struck out wrongly"),
    "kind": (("timer", "kind", "table_id = 1 AND kind = 'sleep'", at("sleep")), "table 1: the timer due at"),
    "body": (("timer", "body", "table_id = 1 AND kind = 'sleep'", flipped), "table 1: timer due at"),
}


@pytest.mark.guarantee("damaged-table-isolated")
@pytest.mark.parametrize(("damage", "named"), DOCTORED.values(), ids=DOCTORED)
def test_the_doctor_names_table_and_entry(
    left: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], damage: Damage, named: str
) -> None:
    monkeypatch.setattr(doctor, "_assets", tuple)  # it loads every picture, and says nothing of tables
    alter(left, *damage)
    assert main(["doctor", "--offline"]) == 1
    out = capsys.readouterr().out
    assert named in out and str(left) in out and f"restore BACKUP --guild {GUILD}" in out
    assert "table 2" not in out


def test_the_replay_can_be_left_out(left: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--offline"]) == 0, capsys.readouterr().out
    alter(left, *FATAL["seed"])
    assert main(["doctor", "--offline", "--quick"]) == 0
    assert main(["doctor", "--offline"]) == 1
    alter(left, *FATAL["entry without its brace"])
    assert main(["doctor", "--offline", "--quick"]) == 1
    assert "log entry 2" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["export --table 1", "transfer out --table 1"])
@pytest.mark.parametrize("name", ["entry without its brace", "seed", "name that is no text"])
def test_what_takes_it_away_says_so_in_a_sentence(
    tmp_path: Path, left: Path, capsys: pytest.CaptureFixture[str], command: str, name: str
) -> None:
    out = tmp_path / "out.json"
    alter(left, *FATAL[name])
    assert main([*command.split(), "--guild", str(GUILD), "--out", str(out)]) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"Table 1 of server {GUILD} cannot be read: ") and "doctor" in told
    assert "Traceback" not in told and not out.exists()


def test_a_servers_export_names_the_tables_that_it_leaves_out(
    tmp_path: Path, left: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.json"
    alter(left, *FATAL["name that is no text"])
    assert main(["data", "export", "--guild", str(GUILD), "--out", str(out)]) == 1
    assert "cannot be read and were left out: 1." in capsys.readouterr().err
    assert b'"unreadable":[1]' in out.read_bytes() and b'"id":2' in out.read_bytes()
