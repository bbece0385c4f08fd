"""A table moves from one data folder to another and goes on; a bad file is refused and harms nothing."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.__main__ import main
from bot.games.core.phrase import say
from bot.games.history.log import encode
from bot.games.registry import TITLES
from bot.service import transfer
from bot.service.records import Remark
from bot.service.tables import terms
from bot.service.tables.tx import TableTx
from bot.service.transfer import MOST_BYTES, Unfit, unpack
from bot.service.transfer.moving import close, put_up, take
from bot.text.translator import Translator
from tests.service.planned import jump_and_fly, plan
from tests.service.pretended import text
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World
from tests.service.world import world as make_world
from tests.text.keys import keys

THERE = 777
ANYBODY = 999
"""A user who sits at no table."""


async def a_table(world: World, acts: int = 12) -> bytes:
    """Play a while (with something taken back) and return the table's file."""
    chance = random.Random(3)
    await world.started(ANN, BOB, computers=1)
    for _ in range(acts):
        await world.act_any(chance)
        await world.advance(60.0)
    user = await world.awaited()
    await world.fly(user)
    await world.press(user, "undo")
    await world.settle()
    loaded = await world.loaded()
    async with world.store.write(GUILD) as tx:
        await TableTx(world.context, tx, loaded).note(say("did-go-on"), by=world.ask(ANN), reason="a *friend* is ill")
    return await take(world.store, GUILD, 1)


@pytest.mark.guarantee("transfer-continues")
async def test_a_table_that_was_moved_plays_on_elsewhere(tmp_path: Path) -> None:
    async with make_world(tmp_path / "here") as here:
        data = await a_table(here)
        old, rows = await here.loaded(), await here.entries()
    async with make_world(tmp_path / "there", seed=99) as there:
        await there.opened(CEM)
        number = await put_up(there.store, unpack(data, TITLES.get), GUILD, 55)
        assert number == 2, "a new number where it comes"
        loaded = await there.loaded(number)
        assert (loaded.table.status, loaded.table.paused, loaded.table.channel) == ("paused", "moved", 55)
        assert encode(loaded.state) == encode(old.state)
        assert loaded.decisions == old.decisions
        assert [(seat.user, seat.name, seat.computer) for seat in loaded.seats] == [
            (seat.user, seat.name, seat.computer) for seat in old.seats
        ]
        moved = await there.entries(number)
        assert [(e.number, e.seat, e.user, e.at, e.body, e.events, e.undone_by) for e in moved] == [
            (e.number, e.seat, e.user, e.at, e.body, e.events, e.undone_by) for e in rows
        ]
        assert any(entry.undone_by for entry in moved)
        async with there.store.read(GUILD) as tx:
            [remark] = await tx.remarks(number)
        assert (remark.after, remark.user, remark.reason) == (old.entries, ANN, "a *friend* is ill")
        await there.settle()
        assert not there.messenger.notices(ANN) and not there.messenger.notices(BOB), "no notice before that"
        assert "moved here" in text(await there.press(ANN, "act", table=number))
        answer = await there.look(ANN, "resume", table=str(number), channel=CHANNEL)
        assert "umgezogen" not in text(answer)
        await there.settle()
        loaded = await there.loaded(number)
        assert (loaded.table.status, loaded.table.channel) == ("running", CHANNEL)
        chance = random.Random(1)
        while (await there.loaded(number)).table.status == "running":
            await there.act_any(chance, number)
            await there.advance(60.0)
        assert any("The game is over" in text(m.card) for m in there.messenger.in_channel())


@pytest.mark.guarantee("transfer-continues")
async def test_table_closed_by_transfer_ends_and_players_are_told_once(world: World) -> None:
    await a_table(world, 2)
    await close(world.store, GUILD, 1, world.clock.now())
    await close(world.store, GUILD, 1, world.clock.now())  # harmless when repeated
    before = {user: len(world.messenger.dms(user)) for user in (ANN, BOB)}
    await world.settle()
    for user in (ANN, BOB):
        told = [m for m in world.messenger.dms(user) if "operator of this bot has moved" in text(m.card)]
        assert len(told) == 1 and len(world.messenger.dms(user)) == before[user] + 1
        assert "was closed" in text(await world.press(user, "do", "top-up", "-"))
    assert await world.store.people.tables_of(ANN) == []
    assert (await world.loaded()).table.status == "cancelled"
    assert not [m for m in world.messenger.in_channel() if len(m.card.blocks) > 2 and "Table 1" in text(m.card)][1:]


async def furnished(world: World) -> bytes:
    """Return the file of a table with all that may stand beside its log, and a log in which something was undone."""
    table = (await world.started(ANN, BOB, CEM)).table
    await world.turn(ANN)
    await world.press(ANN, "host-rewind", "0", "2", values=("a slip",))
    await world.press(CEM, "resign", "computer")
    await plan(world, BOB, *await jump_and_fly(world, BOB))
    await world.turn(ANN)
    await world.press(BOB, "note-add", values=("gold on Hazard",))
    await world.look(BOB, "notice", "silent", table=f"{GUILD}/1")
    async with world.store.write(GUILD) as tx:
        await tx.save_table(structs.replace(table, terms={"reminders": "daily"}))
        ann, *others = await tx.seats(1)
        await tx.save_seats(1, [structs.replace(ann, bank=77.5), *others])
    return await take(world.store, GUILD, 1)


async def test_all_that_stands_beside_a_table_moves_along(world: World) -> None:
    """Terms, time, a computer that stands in, own notes, premoves; and what was undone in the log."""
    moved = unpack(await furnished(world), TITLES.get)
    assert moved.table.terms == {"reminders": "daily"} and [seat.bank for seat in moved.seats] == [77.5, None, None]
    standin = moved.seats[2].standin
    assert moved.seats[2].user == CEM and standin is not None and standin.why == "resigned"
    assert [(kept.user, len(kept.steps)) for kept in moved.plans] == [(BOB, 2)]
    number = await put_up(world.store, moved, THERE, 5)
    async with world.store.read(THERE) as tx:
        assert (table := await tx.table(number)) is not None and table.terms == moved.table.terms
        assert tuple(await tx.seats(number)) == moved.seats
        assert [kept.mark for kept in await tx.premove_queues(number)] == [kept.mark for kept in moved.plans]
        assert [note.text for note in await tx.notes(number, BOB)] == ["gold on Hazard"]
        assert await tx.notes(number, ANN) == []
        undone = [row.undone_by for row in await tx.entries(number)]
    assert undone == [row.undone_by for row in await world.entries()] == [3, 3, None, None, None, None]
    await close(world.store, GUILD, 1, 0.0)
    async with world.store.read(GUILD) as tx:
        assert await tx.premove_queues(1) == []


async def test_older_files_are_taken_and_forged_wishes_are_not(world: World) -> None:
    data = await furnished(world)

    def before_there_were_any(content: Any) -> None:
        del content["terms"], content["remarks"], content["notices"]

    former = unpack(_edit(data, before_there_were_any), TITLES.get)
    assert (former.table.terms, former.remarks, former.notices) == ({}, (), {})
    silenced = unpack(_edit(data, _set("notices", 0, "user", ANYBODY)), TITLES.get)
    assert silenced.notices == {}, "a file cannot silence others"
    for change in (_set("notices", 0, "notice", "loud"), _set("plans", 0, "steps", 0, ["nothing"])):
        with pytest.raises(Unfit, match="misfit"):
            unpack(_edit(data, change), TITLES.get)


@pytest.mark.guarantee("rated-by-consent")
@pytest.mark.parametrize("over", [True, False])
async def test_moved_rated_table_counts_only_with_consent_there(world: World, over: bool) -> None:
    table = (await world.started(ANN, BOB)).table
    async with world.store.write(GUILD) as tx:
        await tx.save_table(structs.replace(table, terms={"rated": "rated"}))
    moved = structs.replace(unpack(await take(world.store, GUILD, 1), TITLES.get), over=over)
    for agreed in ((), (ANN,), (ANN, BOB)):
        for user in agreed:
            await world.store.people.save_person(structs.replace(await world.store.people.person(user), rated=True))
        number = await put_up(world.store, moved, THERE, 5)
        async with world.store.read(THERE) as tx:
            put = await tx.table(number)
            remarks = [remark.phrase.key for remark in await tx.remarks(number)]
        assert put is not None and terms.is_rated(put) == (len(agreed) == 2)
        assert remarks == ([] if len(agreed) == 2 else ["rated-not-agreed"])


@pytest.fixture(autouse=True)
def command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands find the data in `here`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "here"))


def _edit(data: bytes, change: Callable[[Any], None], *, rehash: bool = True) -> bytes:
    file = json.loads(data)
    change(file["content"])
    body = json.dumps(file["content"], separators=(",", ":")).encode()
    digest = hashlib.sha256(body).hexdigest() if rehash else file["sha256"]
    return json.dumps({**file, "sha256": digest, "content": None}).encode().replace(b"null}", body + b"}")


def _set(*path: Any) -> Callable[[Any], None]:
    *way, last, value = path

    def change(content: Any) -> None:
        for step in way:
            content = content[step]
        content[last] = value

    return change


DEEP: list[Any] = []
for _ in range(300):
    DEEP = [DEEP]

EVIL = "# BIG\n[free](https://evil.example) \u202egnp <@99> @everyone"


def _phrase(key: str, **facts: Any) -> dict[str, Any]:
    return {"type": "phrase", "key": key, "facts": facts}


def _remark(key: str, **facts: Any) -> Callable[[Any], None]:
    return _set("remarks", 0, "phrase", _phrase(key, **facts))


FORGED: list[tuple[str, Callable[[Any], None]]] = [
    ("game", _set("game", "chess")),
    ("rules", _set("rules_version", 99)),
    ("edition", _set("edition", "another")),
    ("options", _set("options", "end", "never")),
    ("options", _set("options", "evil", "yes")),
    ("options", _set("options", {})),
    ("seats", _set("seats", [])),
    ("log", lambda content: content["seats"].pop()),
    ("seats", _set("seats", 1, "user", 11)),
    ("seats", _set("seats", 0, "user", None)),
    ("seats", _set("seats", 2, "computer", "cheat")),
    ("seats", _set("seats", 0, "standin", {"level": "cheat", "since": 1.0, "why": "left"})),
    ("seats", _set("seats", 2, "standin", {"level": "steady", "since": 1.0, "why": "left"})),
    ("misfit", _set("seats", 0, "standin", {"level": "steady", "since": 1.0, "why": "me"})),
    ("misfit", _set("seats", 0, "bank", -1)),
    ("log", lambda content: content["seats"].append({**content["seats"][0], "user": 9})),
    ("log", _set("seed", "00" * 32)),
    ("log", _set("entries", 3, "did", "nouns", ["nowhere"])),
    ("log", _set("entries", 3, "did", "seat", 7)),
    ("log", _set("entries", 3, "number", 9)),
    ("log", _set("entries", 3, "happened", [])),
    ("log", lambda content: content["entries"].pop(0)),
    ("terms", _set("terms", {"evil": "yes"})),
    ("remarks", _set("remarks", 0, "after", 9999)),
    ("remarks", _set("remarks", 0, "phrase", "facts", {"who": {"type": "who", "seat": 7}})),
    ("remarks", _set("remarks", 0, "phrase", "facts", {"who": [{"type": "who", "seat": -1}]})),
    ("remarks", _set("remarks", 0, "phrase", "key", "{ $x }")),
    ("remarks", _set("remarks", 0, "phrase", "facts", {"what": "x" * 9999})),
    ("remarks", _set("remarks", 0, "phrase", {"type": "phrase", "key": "no-such-key", "facts": {}})),
    ("remarks", _set("remarks", 0, "phrase", {"type": "phrase", "key": "did-skip", "facts": {}})),
    ("remarks", _remark("did-pause", more="# BIG")),
    ("remarks", _remark("did-skip", who="<@99>")),
    ("remarks", _remark("did-rewind", turns="many")),
    ("misfit", _remark("did-rewind", turns=True)),
    ("remarks", _remark("did-rewind", turns=10**9)),
    ("remarks", _remark("thread-name", title=EVIL, host=EVIL)),
    ("remarks", _remark("answer-after-restart")),
    ("remarks", _remark("remark-agreed", what=EVIL)),
    ("remarks", _remark("remark-agreed", what=_phrase("told-called-off"))),
    ("remarks", _remark("remark-agreed", what=_phrase("ballot-pause", until=EVIL))),
    ("remarks", _remark("remark-agreed", what=_phrase("ballot-rewind", who=[], number=1))),
    ("remarks", _remark("remark-agreed", what=_phrase("ballot-rewind", who=[EVIL], number=1))),
    ("remarks", _remark("remark-took-over", who={"type": "who", "seat": 0}, former=["# BIG"])),
    ("remarks", _remark("remark-vacation", who={"type": "who", "seat": 0}, until="<t:1:f> @everyone")),
    ("misfit", _set("remarks", 0, "phrase", DEEP)),
    ("notes", _set("notes", [{"user": 11, "at": 1, "text": "x"}] * 21)),
    ("misfit", _set("remarks", 0, "reason", "x" * 9999)),
    ("state", lambda content: content["entries"].pop()),
    ("state", _set("state", {})),
    ("state", _set("state", DEEP)),
    ("state", _set("status", "over")),
    ("misfit", _set("status", "lobby")),
    ("misfit", _set("seed", "00")),
    ("misfit", _set("host", 2**70)),
    ("misfit", _set("created", -1)),
    ("misfit", _set("language", "../../en")),
    ("misfit", _set("entries", 0, "door", "x" * 99)),
    ("misfit", _set("seats", 0, "name", "x" * 9999)),
    ("misfit", _set("extra", 1)),
]

HOSTILE = {
    "nothing": b"",
    "no JSON": b"\xff\xfe\x00",
    "deep": b"[" * 1_000_000,
    "deep content": b'{"format":"mission-control-transfer","version":1,"sha256":"0","content":' + b"[" * 1_000_000,
    "no hash": b'{"format":"mission-control-transfer","version":1,"content":{}}',
    "wrong types": b'{"format":1,"version":"1","sha256":[],"content":{}}',
}
MISFITS = ("no hash", "wrong types")


@pytest.mark.guarantee("hostile-files")
async def test_hostile_transfer_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    async with make_world(tmp_path / "here") as here:
        data = await a_table(here, 3)
    assert unpack(_edit(data, lambda content: None), TITLES.get).table.game == "space-mission", (
        "the edit itself is fine"
    )
    files = [(fault, _edit(data, change)) for fault, change in FORGED]
    files += [("misfit" if name in MISFITS else "unreadable", hostile) for name, hostile in HOSTILE.items()]
    files.append(("hash", _edit(data, _set("host", 5), rehash=False)))
    files.append(("too-large", b" " * (MOST_BYTES + 1)))
    files.append(("format", data.replace(b'"version":1', b'"version":2', 1)))
    entry = b'{"number":1,"user":null,"door":"panel","at":0,"did":{"entry":"concluded","reason":"x"},"happened":[]}'
    many = _edit(data, _set("entries", [json.loads(entry)] * 10_001))
    files.append(("too-long", many))
    translator = Translator(strict=True)
    for fault, file in files:
        with pytest.raises(Unfit) as caught:
            unpack(file, TITLES.get)
        assert caught.value.fault == fault, (fault, caught.value.detail)
        for language in ("en", "de"):
            assert translator.words(language)(caught.value.phrase()).strip()
    assert {fault for fault, _ in files} == keys("transfer-fault-")


@pytest.mark.files("a data folder that the command line finds")
@pytest.mark.guarantee("hostile-files")
async def test_the_command_line_moves_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run = lambda *given: asyncio.to_thread(main, ["transfer", *map(str, given)])  # noqa: E731
    file = tmp_path / "table.json"
    out = ("out", "--guild", GUILD, "--table", 1, "--out", file)
    into = ("in", "--file", file, "--guild", THERE, "--channel", 5)
    async with make_world(tmp_path / "here") as here:
        await a_table(here, 2)
        assert await run(*out) == 0, "while the bot runs"
        assert "every secret" in capsys.readouterr().out
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert await run(*out) == 1 and "cannot be written" in capsys.readouterr().err
        assert await run(*out[:-1], tmp_path / "second.json", "--close") == 1
        assert "another process" in capsys.readouterr().err
        assert await run("out", "--guild", GUILD, "--table", 9, "--out", tmp_path / "none.json") == 1
        assert "no started table 9" in capsys.readouterr().err
        assert await run(*into) == 1 and "another process" in capsys.readouterr().err
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "there"))
    assert await run(*into) == 0
    assert "/resume" in capsys.readouterr().out
    async with make_world(tmp_path / "there") as there, there.store.read(THERE) as tx:
        table = await tx.table(1)
        assert table is not None and (table.status, table.channel) == ("paused", 5)
    before = sorted(path.name for path in (tmp_path / "there").rglob("*.sqlite"))
    file.write_bytes(file.read_bytes()[:-50])
    assert await run("in", "--file", file, "--guild", 778, "--channel", 5) == 1
    said = capsys.readouterr().err
    assert "Nothing was written." in said and len(said.strip().splitlines()) == 1
    assert sorted(path.name for path in (tmp_path / "there").rglob("*.sqlite")) == before
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "here"))
    assert await run(*out[:-1], tmp_path / "third.json", "--close") == 0
    assert "closed here" in capsys.readouterr().out
    async with make_world(tmp_path / "here") as here:
        assert (await here.loaded()).table.status == "cancelled"


@pytest.mark.files("a data folder that the command line finds")
@pytest.mark.guarantee("transfer-continues")
async def test_how_people_want_to_be_called_here_moves_along(tmp_path: Path) -> None:
    """While the bot runs and after it, by the command line; users without a seat there are not named."""
    file = tmp_path / "table.json"
    out = ["transfer", "out", "--guild", str(GUILD), "--table", "1", "--out", str(file)]
    async with make_world(tmp_path / "here") as here:
        await here.started(ANN, BOB)
        await here.look(BOB, "notice", "silent", table=f"{GUILD}/1")
        await here.store.people.save_notice_at(CEM, GUILD, 1, "mention")
        data = await take(here.store, GUILD, 1)
        assert await asyncio.to_thread(main, out) == 0
    assert file.read_bytes().strip() == data
    async with make_world(tmp_path / "there", seed=99) as there:
        number = await put_up(there.store, unpack(data, TITLES.get), GUILD, CHANNEL)
        chosen = [await there.store.people.notice_at(user, GUILD, number) for user in (ANN, BOB, CEM)]
        assert chosen == [None, "silent", None]
        await there.press(ANN, "resume", table=number)
        await there.settle()
        await there.turn(ANN, number)
        await there.advance(60)
        assert there.messenger.notices(BOB) == []


# -- `--close` closes a table only when its file can be imported again -------------------------------------------------


OUT = ("transfer", "out", "--guild", str(GUILD), "--table", "1", "--out")


async def run(*given: object) -> int:
    return await asyncio.to_thread(main, list(map(str, given)))


async def odd_table(world: World) -> None:
    """A table with something in it that no other host would take, as an earlier version may have left it."""
    await world.started(ANN, BOB)
    async with world.store.write(GUILD) as tx:
        await tx.remark(Remark(table=1, after=0, at=1.0, phrase=say("remark-of-old")))


@pytest.mark.files("a data folder that the command line finds")
@pytest.mark.guarantee("transfer-always")
@pytest.mark.parametrize("close", [(), ("--close",)])
async def test_a_table_that_could_not_be_taken_in_is_said_and_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], close: tuple[str, ...]
) -> None:
    file = tmp_path / "table.json"
    async with make_world(tmp_path / "here") as here:
        await odd_table(here)
    assert await run(*OUT, file, *close) == 1
    said = capsys.readouterr().err
    assert "Table 1" in said and "remark-of-old" in said and "stays as it is" in said, said
    assert len(said.strip().splitlines()) == 1 and not file.exists()
    async with make_world(tmp_path / "here") as here:
        assert (await here.loaded()).table.status == "running"


@pytest.mark.files("a data folder that the command line finds")
async def test_a_file_too_large_or_not_writable_closes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The written file itself is measured, so it cannot turn out too large later."""
    file = tmp_path / "table.json"
    async with make_world(tmp_path / "here") as here:
        await here.started(ANN, BOB)
        whole = len(await take(here.store, GUILD, 1))
    assert await run(*OUT, tmp_path / "nowhere" / "table.json", "--close") == 1
    assert "cannot be written" in capsys.readouterr().err
    async with make_world(tmp_path / "here") as here:
        assert (await here.loaded()).table.status == "running"
    for most, code in ((whole, 1), (whole + 1, 0)):
        monkeypatch.setattr(transfer, "MOST_BYTES", most)
        assert await run(*OUT, file, "--close") == code
        capsys.readouterr()
    assert len(file.read_bytes()) == whole + 1
    unpack(file.read_bytes(), TITLES.get)
