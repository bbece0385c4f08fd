"""Data about a guild or a user can be shown, exported and removed; logs stay valid."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import msgspec
import pytest

from bot.clock import SetClock
from bot.errors import StoreError
from bot.games.core.phrase import Who, say
from bot.service.bodies import Fresh, Retired, SlotBody, ToldBody, Word
from bot.service.interactions import PendingInteraction
from bot.service.ports.reports import Report
from bot.service.records import (
    DeferredNotice,
    Ended,
    GuildInfo,
    Note,
    OutboxMessage,
    Person,
    Posted,
    PremoveQueue,
    Remark,
    Seat,
    SeatResult,
    TableId,
    Timer,
    Vacancy,
    Vacation,
)
from bot.service.tables.outbox import BOARD, DM_PANEL, RETIRED
from db import SqliteStore, open_store
from db.anonymise import NAMELESS
from db.backup import back_up, restore_guild
from db.integrity import check_folder
from db.opening import log_of
from db.privacy import anonymise_user, delete_guild, export_guild, show_user
from db.rebuild import rebuild_index
from tests.db.support import GUILD, USER, AnyStore, a_table, an_entry, contents, listings
from tests.support.due import due_outgoing, due_timers

ELSE = 900_000_000_000_000_777


def pending(guild: int, user: int) -> PendingInteraction:
    return PendingInteraction(
        interaction=guild, application=1, token="secret-token", user=user, guild=guild, locale="de", at=1.0
    )


async def a_life(store: AnyStore, guild: int = GUILD) -> None:
    """Write a running table (1), a finished one (2) and a lobby (3), in each of them the user and another."""
    seats = [Seat(number=0, user=USER, name="Ada"), Seat(number=1, user=ELSE, name="Bob")]
    async with store.write(guild) as writing:
        await writing.save_info(GuildInfo(guild=guild, name="Club"))
        for status in ("running", "over", "lobby"):
            table = (await writing.add_table(a_table(status=status))).id
            await writing.save_seats(table, seats)
            for number in (1, 2):
                user = (USER, ELSE)[number - 1]
                await writing.append(table, an_entry(number, user=user, interaction=table * 10 + number))
            await writing.save_posted(Posted(table=table, role=DM_PANEL, owner=USER, channel=5, message=6, at=1.0))
            await writing.save_posted(Posted(table=table, role="board", channel=7, message=8, at=1.0))
            await writing.put_outgoing(OutboxMessage(table=table, kind="dm", target=USER))
            await writing.put_outgoing(OutboxMessage(table=table, kind="dm", target=ELSE))
            await writing.put_timer(Timer(table=table, kind="remind", target=USER, due=9.0))
            await writing.remark(
                Remark(
                    table=table,
                    after=2,
                    at=1.0,
                    user=USER,
                    name="Ada",
                    phrase=say("log-concluded"),
                    reason="Ada is ill",
                )
            )
            await writing.say_once(table, f"dm-closed:{USER}")
            await writing.note_invitation(table, USER, ELSE, 1.0)
            await writing.note_invitation(table, ELSE, USER, 1.0)
        seats_ended = (
            SeatResult(seat=0, rank=1, total=12, lines=(("gate", 12),), part="whole"),
            SeatResult(seat=1, rank=2, total=3, lines=(("gate", 3),), part="whole"),
        )
        await store.pending.put(pending(guild, USER))
        await writing.save_result(Ended(table=2, at=3.0, ended="rules", places=2, seats=seats_ended))
    for table in (1, 3):
        await store.people_rows.index(guild, table, listings(USER, ELSE), "Club")
    await store.people.save_person(Person(user=USER, language="de"))
    await store.people.save_notice_at(USER, guild, 3, "silent")
    await store.people.defer_notice(DeferredNotice(user=USER, table_id=TableId(guild, 1), place=0, at=1.0))


async def a_long_life(store: SqliteStore) -> None:
    """Write so much of the user into every file that whole pages hold nothing else."""
    interactions = count(10_000)
    for _ in range(12):
        async with store.write(GUILD) as tx:
            table = (await tx.add_table(a_table(status="over"))).id
            await tx.save_seats(table, [Seat(number=0, user=USER, name="Ada")])
            for _ in range(25):
                await tx.add_note(Note(table=table, user=USER, at=1.0, text="secret-note " + "x" * 150))
            await tx.put_vacancy(Vacancy(table=table, seat=0, user=USER, caller=USER, at=1.0))
            await tx.save_premoves(
                PremoveQueue(table=table, user=USER, steps=(("secret-step " * 500,),), mark="", at=1.0)
            )
    asked = [msgspec.structs.replace(pending(GUILD, USER), interaction=next(interactions)) for _ in range(300)]
    await asyncio.gather(*map(store.pending.put, asked))
    await store.people.save_vacation(Vacation(user=USER, since=1.0, until=2.0))
    for table in range(100, 400):
        told = Report(user=USER, guild=GUILD, table=table, at=1.0, version="1", words="told " + "x" * 150)
        await store.people.add_report(told, keep=1000)
        await store.people_rows.index(GUILD, table, listings(USER), "Club")
        await store.people.save_notice_at(USER, GUILD, table, "silent")
        await store.people.defer_notice(DeferredNotice(user=USER, table_id=TableId(GUILD, table), place=0, at=1.0))


TRACES = (str(USER).encode(), USER.to_bytes(8, "big"), b"Ada", b"secret-")


def assert_nowhere(folder: Path) -> None:
    """Fail where the user, their name or words are in a file, also in a free page or in a log."""
    found = [(name, trace) for name, data in contents(folder).items() for trace in TRACES if trace in data]
    assert found == []


OF_NOBODY = {
    *(
        "guild",
        "manners",
        "snapshot",
        "result",
        "result_seat",
        "ballot",
        "summary",
    ),  # what is said of seats, tables and servers
    *("progress", "welcome", "heartbeat", "outage", "guild_file", "wake"),
}


async def test_every_sql_table_that_can_name_a_user_is_tried(store: SqliteStore) -> None:
    await a_life(store)
    await a_long_life(store)
    await store.close()
    tables, naming = set[str](), set[str]()
    for path in (store.folder.guild(GUILD), store.folder.people, store.folder.due_index):
        with closing(sqlite3.connect(path)) as file:
            for (table,) in file.execute(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
            ):
                tables.add(table)
                said = repr(file.execute(f"SELECT * FROM {table}").fetchall())
                if any(trace in said for trace in (str(USER), "Ada", "secret-")):
                    naming.add(table)
    assert naming == tables - OF_NOBODY, "a new table must be searched when a user's data are deleted"


@pytest.mark.guarantee("guild-data")
async def test_a_guild_is_exported_without_secrets_of_running_games(either: AnyStore) -> None:
    await a_life(either)
    data = json.loads(await export_guild(either, GUILD))
    assert data["guild"]["name"] == "Club"
    running, over, lobby = data["tables"]
    assert running["table"]["seed"] is None
    assert lobby["table"]["seed"] is None
    assert over["table"]["seed"] == bytes(range(32)).hex()
    assert [entry["body"] for entry in running["entries"]] == [None, None]
    assert [entry["body"] for entry in over["entries"]] == [{"entry": "acted"}] * 2
    assert [seat["name"] for seat in over["seats"]] == ["Ada", "Bob"]
    assert [remark["reason"] for remark in over["remarks"]] == ["Ada is ill"]
    assert {message["role"] for message in over["messages"]} == {DM_PANEL, BOARD}
    assert [(play["table"], [seat["total"] for seat in play["seats"]]) for play in data["results"]] == [(2, [12, 3])]
    assert b"secret-token" not in await export_guild(either, GUILD, hidden=True)
    whole = json.loads(await export_guild(either, GUILD, hidden=True))
    assert whole["tables"][0]["table"]["seed"] == bytes(range(32)).hex()
    assert whole["tables"][0]["entries"][0]["body"] == {"entry": "acted"}


@pytest.mark.guarantee("admin-export-public")
async def test_closed_or_cancelled_table_is_exported_without_secrets(either: AnyStore) -> None:
    """It may go on elsewhere, by the same seed (`bot.service.transfer`)."""
    await a_life(either)
    async with either.write(GUILD) as writing:
        table = await writing.table(1)
        assert table is not None
        await writing.save_table(msgspec.structs.replace(table, status="cancelled"))
    [closed, *_] = json.loads(await export_guild(either, GUILD))["tables"]
    assert closed["table"]["seed"] is None
    assert [entry["body"] for entry in closed["entries"]] == [None, None]


@pytest.mark.guarantee("guild-data")
async def test_a_deleted_guild_leaves_nothing_behind(store: SqliteStore) -> None:
    await a_life(store)
    await a_life(store, GUILD + 1)
    copies = store.folder.guilds / "before"
    copies.mkdir()
    (copies / f"{GUILD}.v1.sqlite").write_text("old")
    await delete_guild(store, GUILD)
    assert await store.guilds() == [GUILD + 1]
    assert not list(store.folder.root.rglob(f"*{GUILD}*"))
    assert {(table.id.guild, table.server) for table in await store.people.listed(USER)} == {(GUILD + 1, "Club")}
    assert await store.due_index.due(1e12) == [GUILD + 1]
    assert await store.people_file.guild_files() == {GUILD + 1}
    async with store.write(GUILD) as writing:  # and the bot may be invited again, but no old button fits a new table
        assert (await writing.add_table(a_table())).id == 4


async def set_aside(store: SqliteStore, tmp_path: Path) -> Path:
    """Restore a guild's file over a damaged one, and let a restore, a making and a migration be cut off."""
    back_up(store.folder.root, tmp_path / "backup", 1.0)
    await store.close()
    aside = restore_guild(tmp_path / "backup", store.folder.root, GUILD)
    assert aside is not None
    for name in (f"{GUILD}.part", f"{GUILD}.new-wal", f"{GUILD}.lost-wal"):
        (store.folder.guilds / name).write_bytes(aside.read_bytes())
    (aside.parent / f"{aside.name}-wal").write_bytes(aside.read_bytes())
    return aside


@pytest.mark.guarantee("guild-data")
async def test_nor_does_one_that_was_restored(store: SqliteStore, tmp_path: Path, clock: SetClock) -> None:
    await a_life(store)
    await a_life(store, GUILD + 1)
    aside = await set_aside(store, tmp_path)
    kept = aside.with_name(f"{GUILD + 1}.1.sqlite")
    kept.write_bytes(aside.read_bytes())
    again = await open_store(store.folder.root, clock=clock)
    await delete_guild(again, GUILD)
    await again.close()
    assert [path.name for path in store.folder.root.rglob(f"*{GUILD}*")] == []
    assert kept.exists(), "another guild's are its own"


async def test_deleted_user_is_in_no_file_that_was_set_aside(
    store: SqliteStore, tmp_path: Path, clock: SetClock
) -> None:
    await a_life(store)
    aside = await set_aside(store, tmp_path)
    without = aside.with_name(f"{GUILD}.2.sqlite")
    without.write_bytes(b"nonsense" * 1000)
    again = await open_store(store.folder.root, clock=clock)
    assert await anonymise_user(again, USER) == []
    await again.close()
    files = [path for path in store.folder.guilds.rglob("*") if path.is_file()]
    assert sorted(path.name for path in files) == [f"{GUILD}.2.sqlite", f"{GUILD}.sqlite"]
    assert not any(USER.to_bytes(8, "big") in path.read_bytes() for path in files)


async def test_a_user_sees_what_is_kept(store: SqliteStore) -> None:
    await a_life(store)
    store.folder.guild(4).write_text("nonsense")
    shown = await show_user(store, USER)
    assert shown["preferences"]["language"] == "de"
    listed = {"server": "Club", **msgspec.to_builtins(listings(USER)[USER])}
    assert shown["tables"] == [
        {"guild": GUILD, "table": 1, **listed},
        {"guild": GUILD, "table": 3, **listed, "notice": "silent"},
    ]
    assert [row["spot"] for row in shown["kept back"]] == [{"guild": GUILD, "table": 1}]
    assert shown["unreadable"] == [4]
    there = shown["guilds"][str(GUILD)]
    assert [(seat["table"], seat["name"]) for seat in there["seats"]] == [(1, "Ada"), (2, "Ada"), (3, "Ada")]
    assert there["entries"] == {"1": 1, "2": 1, "3": 1}
    assert there["hosts"] == [1, 2, 3]
    assert len(there["messages"]) == len(there["remarks"]) == 3
    assert shown["unanswered"] == [{"interaction": GUILD, "guild": GUILD, "at": 1.0}]
    assert there["results"] == [{"table": 2, "seat": 0, "rank": 1, "points": 12}]
    json.dumps(shown)
    assert (await show_user(store, 12345))["guilds"] == {}


@pytest.mark.guarantee("forgotten-nameless")
async def test_deleted_user_is_nowhere_and_the_log_stays_valid(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    await a_life(store)
    await a_life(store, GUILD + 1)
    await a_long_life(store)
    async with store.read(GUILD) as reading:
        before = {table: await reading.entries(table) for table in (1, 2, 3)}
    assert await anonymise_user(store, USER) == []
    assert_nowhere(tmp_path)  # while the files are open: not in their logs either, nor in pages that are free now
    async with store.read(GUILD) as reading:
        for table in (1, 2, 3):
            entries = await reading.entries(table)
            assert [(e.number, e.seat, e.body, e.events, e.interaction) for e in entries] == [
                (e.number, e.seat, e.body, e.events, e.interaction) for e in before[table]
            ]
            nobody, other = (entry.user for entry in entries)
            assert nobody is not None
            assert nobody < 0
            assert other == ELSE
            assert [message.role for message in await reading.all_posted(table)] == ["board"]
            due = await due_outgoing(reading, 9.0)
            assert [row.target for row in due if row.kind == "dm"] == [ELSE] * 3
            others = [row for row in due if row.kind != "dm" and row.table == table]
            assert {row.kind for row in others} == {RETIRED, BOARD}, "he was named"
            assert (await reading.timer(table, "index") is not None) == (table != 2)
            [gone] = [row for row in others if row.kind == RETIRED]
            assert msgspec.json.decode(gone.body, type=Retired) == Retired(5, 6)
        running, over = await reading.seats(1), await reading.seats(2)
        assert (running[0].name, running[0].status) == (NAMELESS, "left")
        assert (over[0].name, over[0].status) == (NAMELESS, "seated")
        assert running[0].user == over[0].user == nobody
        assert running[1] == Seat(number=1, user=ELSE, name="Bob")
        (play,) = await reading.plays(user=ELSE)
        assert [(own.user, own.name, own.total) for own in play.seats] == [(nobody, NAMELESS, 12), (ELSE, "Bob", 3)]
        assert await reading.plays(user=USER) == []
        assert [seat.user for seat in await reading.seats(3)] == [ELSE]
        assert {timer.kind for timer in await due_timers(reading, 99.0)} == {"index"}
        host = await reading.table(1)
        assert host is not None
        assert host.host == nobody
    assert await store.people.person(USER) == Person(user=USER)
    assert (await show_user(store, USER))["guilds"] == {}
    assert await store.people.deferred_notices(USER) == [] and await store.people.notice_at(USER, GUILD, 3) is None
    await rebuild_index(store)
    assert await store.people.listed(USER) == []
    assert await store.people.tables_of(ELSE) != []
    assert await anonymise_user(store, USER) == []  # harmless when repeated
    await store.close()
    assert_nowhere(tmp_path)
    assert check_folder(tmp_path) == []


async def test_deleted_former_player_is_nameless_in_the_takeover(either: AnyStore) -> None:
    def took_over(seat: int, former: str, user: int | None) -> Remark:
        said = say("remark-took-over", who=Who(seat), former=former)
        return Remark(table=1, after=0, at=1.0, user=user, phrase=said)

    async with either.write(GUILD) as tx:
        table = (await tx.add_table(a_table(status="running", host=ELSE))).id
        await tx.save_seats(table, [Seat(number=0, user=ELSE, name="Bob"), Seat(number=1, user=ELSE + 1, name="Eve")])
        await tx.remark(took_over(1, "Ada", USER))
        await tx.remark(took_over(0, "Zoe", ELSE + 2))
        await tx.remark(took_over(0, "Ada", None))  # as a former version wrote it: who it was is said elsewhere
        await tx.remark(took_over(1, "Kim", None))
        await tx.say_once(table, f"sat:0:{USER}")
        await tx.say_once(table, f"sat:1:{ELSE + 3}")
        await tx.say_once(table, f"sat:1:{USER}7")
    await anonymise_user(either, USER)
    async with either.read(GUILD) as tx:
        formers = [remark.phrase.facts["former"] for remark in await tx.remarks(table)]
        assert formers == [NAMELESS, "Zoe", NAMELESS, "Kim"]
        assert not await tx.said(table, f"sat:0:{USER}")
        assert await tx.said(table, f"sat:1:{USER}7"), "that is another user"


async def test_deleted_user_is_no_longer_mentioned(either: AnyStore) -> None:
    async with either.write(GUILD) as tx:
        table = (await tx.add_table(a_table(status="running"))).id
        body = SlotBody(Fresh(users=(ELSE, USER), why="last"))
        await tx.put_outgoing(OutboxMessage(table=table, kind=BOARD, body=msgspec.json.encode(body)))
    await anonymise_user(either, USER)
    async with either.read(GUILD) as tx:
        [row] = await due_outgoing(tx, 9.0)
        assert msgspec.json.decode(row.body, type=SlotBody) == SlotBody(Fresh(users=(ELSE,), why="last"))


async def test_deleted_user_is_nameless_in_waiting_notices(either: AnyStore) -> None:
    def word(about: int, who: str, reason: str) -> Word:
        return Word(say("told-tool", table=1, what=say("did-pause"), who=who, reason=reason), about, (5, 6))

    of_him, of_another = word(USER, "Ada", "ill"), word(ELSE, "Bob", "a rest")
    bodies = {
        ELSE: ToldBody((of_another, of_him, of_another, of_him)),
        ELSE + 1: ToldBody((of_another,)),
    }
    async with either.write(GUILD) as tx:
        table = (await tx.add_table(a_table(status="running", host=USER))).id
        for target, body in bodies.items():
            await tx.put_outgoing(
                OutboxMessage(table=table, kind="told", target=target, body=msgspec.json.encode(body))
            )
    await anonymise_user(either, USER)
    nameless = word(0, NAMELESS, "–")
    async with either.read(GUILD) as tx:
        told = [await tx.outgoing(table, "told", target) for target in bodies]
    assert [msgspec.json.decode(row.body, type=ToldBody) for row in told if row] == [
        ToldBody((of_another, nameless, of_another, nameless)),
        bodies[ELSE + 1],
    ]


async def test_lobby_of_a_deleted_host_gets_another_or_is_closed(either: AnyStore) -> None:
    people = [USER, ELSE, ELSE + 1]
    async with either.write(GUILD) as tx:
        for seated, away in ((people, {ELSE}), ([USER], set[int]()), ([ELSE, USER, ELSE + 1], set[int]())):
            table = (await tx.add_table(a_table(status="lobby", host=seated[0]))).id
            seats = [
                Seat(number=number, user=user, name=str(number), status="invited" if user in away else "seated")
                for number, user in enumerate(seated)
            ]
            await tx.save_seats(table, seats)
    await anonymise_user(either, USER)
    async with either.read(GUILD) as tx:
        tables = [await tx.table(number) for number in (1, 2, 3)]
        assert [table.status for table in tables if table] == ["lobby", "cancelled", "lobby"]
        assert [table.host for table in tables if table][::2] == [ELSE + 1, ELSE]
        for number, left in ((1, [ELSE, ELSE + 1]), (2, []), (3, [ELSE, ELSE + 1])):
            assert [(seat.number, seat.user) for seat in await tx.seats(number)] == list(enumerate(left))


@pytest.mark.guarantee("forgotten-nameless")
async def test_what_a_user_deletes_is_in_no_free_page(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    await a_long_life(store)
    for table in range(1, 13):
        async with store.write(GUILD) as tx:
            for note in await tx.notes(table, USER):
                await tx.drop_note(table, USER, note.id)
            await tx.drop_premoves(table, USER)
    await store.people_file.reindex(GUILD, {})
    await store.pending.drop_older(2.0, 2.0)
    await store.close()
    for name, data in contents(tmp_path).items():
        assert b"secret-" not in data, name
        if name == "wake.sqlite":
            assert USER.to_bytes(8, "big") not in data, name


async def test_copies_of_all_files_from_before_a_migration_go(store: SqliteStore) -> None:
    await a_life(store)
    copies = store.folder.root / "before"
    copies.mkdir()
    for forget in (anonymise_user(store, USER), delete_guild(store, GUILD)):
        for name in ("people.v1.sqlite", "wake.v1.sqlite", "wake.v1.part"):
            (copies / name).write_text("old")
        await forget
        assert list(copies.iterdir()) == []


async def test_wal_with_an_open_reader_is_emptied_later(store: SqliteStore, caplog: pytest.LogCaptureFixture) -> None:
    await a_long_life(store)
    async with store.files.use(GUILD, make=False) as file:
        assert file is not None
        await file.ask("PRAGMA busy_timeout = 0")
        with closing(sqlite3.connect(file.path, isolation_level=None)) as backup:
            backup.execute("BEGIN")
            backup.execute("SELECT * FROM seat").fetchone()
            await file.truncate_log()
            assert "could not be emptied" in caplog.text and file.path.name in caplog.text
        await file.truncate_log()
        assert log_of(file.path).stat().st_size == 0
        assert len(caplog.messages) == 1
    assert await anonymise_user(store, USER) == []
    assert_nowhere(store.folder.root)


@pytest.mark.guarantee("guild-data")
async def test_a_deleted_guild_is_in_no_free_page_and_no_log(store: SqliteStore) -> None:
    await a_life(store)
    await a_long_life(store)
    await delete_guild(store, GUILD)
    for name, data in contents(store.folder.root).items():
        assert GUILD.to_bytes(8, "big") not in data, name
        assert b"secret-" not in data, name


async def test_a_damaged_guild_is_named_for_later(store: SqliteStore) -> None:
    await a_life(store)
    store.folder.guild(4).write_text("nonsense")
    assert await anonymise_user(store, USER) == [4]
    assert (await show_user(store, USER))["guilds"] == {}


async def test_an_export_of_a_damaged_file_is_refused(store: SqliteStore) -> None:
    store.folder.guild(4).write_text("nonsense")
    with pytest.raises(StoreError):
        await export_guild(store, 4)
    with pytest.raises(StoreError):
        await export_guild(store, 4)
    assert msgspec.json.decode(await export_guild(store, 5))["tables"] == []
    assert await store.people.tables_of(USER) == list[TableId]()
