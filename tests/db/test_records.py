"""Each method of the ports does what its docstring says."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.clock import SetClock
from bot.errors import StoreUnavailable
from bot.service import ports
from bot.service.ports.table_index import ListedTable
from bot.service.records import (
    DeferredNotice,
    GuildInfo,
    OutboxMessage,
    Person,
    Posted,
    Seat,
    Snapshot,
    Table,
    TableId,
    Timer,
)
from db import SqliteStore, open_store
from db.privacy import PrivacyStore
from db.repositories.outbox import INVITED
from db.session import Session
from db.table_index import Users
from tests.db.support import GUILD, USER, AnyStore, Guilds, a_table, an_entry, listings, put, two_seats, with_table
from tests.support.due import due_outgoing, due_timers


def test_the_stores_fulfil_the_ports(either: AnyStore) -> None:
    def typed(store: ports.Store, private: PrivacyStore) -> None: ...

    typed(either, either)  # judged by pyright
    assert either.people is either.people_rows and either.pending is either.pending_rows


async def test_a_table_is_returned_with_its_number_and_read_back(guilds: Guilds) -> None:
    async with guilds.write(GUILD) as writing:
        first = await writing.add_table(a_table())
        second = await writing.add_table(a_table(status="paused", paused="host-left", rematch_of=first.id))
        assert (first.id, second.id) == (1, 2)
        assert await writing.table(2) == second
    async with guilds.read(GUILD) as reading:
        assert await reading.table(1) == msgspec.structs.replace(a_table(), id=1)
        assert await reading.table(2) == second
        assert await reading.table(3) is None


async def test_numbers_of_tables_are_counted_in_each_guild(guilds: Guilds) -> None:
    assert [await with_table(guilds, guild) for guild in (1, 2, 1)] == [1, 1, 2]


async def test_tables_by_status_and_channel_oldest_first(guilds: Guilds) -> None:
    wanted: list[Table] = []
    async with guilds.write(GUILD) as writing:
        for status, channel in (("lobby", 1), ("running", 2), ("over", 1), ("running", 1)):
            wanted.append(await writing.add_table(a_table(status=status, channel=channel)))
        assert await writing.tables(("running", "lobby")) == [wanted[0], wanted[1], wanted[3]]
        assert await writing.tables(("running", "lobby"), channel=1) == [wanted[0], wanted[3]]
        assert await writing.tables(()) == []


async def test_a_table_is_replaced(guilds: Guilds) -> None:
    number = await with_table(guilds)
    changed = a_table(id=number, status="over", options={}, seed=b"", language="en", channel=7)
    async with guilds.write(GUILD) as writing:
        await writing.save_table(changed)
    async with guilds.read(GUILD) as reading:
        assert await reading.table(number) == changed


async def test_a_table_that_is_not_there_cannot_be_replaced(guilds: Guilds) -> None:
    with pytest.raises(ValueError, match="no table 9"):
        async with guilds.write(GUILD) as writing:
            await writing.save_table(a_table(id=9))


async def test_seats_are_replaced_and_read_by_number(guilds: Guilds) -> None:
    number = await with_table(guilds)
    seats = [
        Seat(number=2, user=7, name="C", status="invited"),
        Seat(number=1, computer="easy", name="B", status="left"),
        Seat(number=0, user=USER, name="A"),
    ]
    async with guilds.write(GUILD) as writing:
        assert await writing.seats(number) == two_seats()
        await writing.save_seats(number, seats)
        assert await writing.seats(number) == sorted(seats, key=lambda seat: seat.number)
        await writing.save_seats(number, [])
        assert await writing.seats(number) == []


async def test_the_log_is_read_in_order_from_a_number_and_from_the_end(guilds: Guilds) -> None:
    number = await with_table(guilds)
    entries = [an_entry(n, interaction=500 + n, body=b'{"n":%d}' % n) for n in range(1, 6)]
    async with guilds.write(GUILD) as writing:
        for entry in entries:
            await writing.append(number, entry)
    async with guilds.read(GUILD) as reading:
        assert await reading.entries(number) == entries
        assert await reading.entries(number, since=3) == entries[3:]
        assert await reading.entries(number, last=2) == entries[3:]
        assert await reading.entries(number, since=4, last=3) == entries[4:]
        assert await reading.entries(number, last=0) == []
        assert await reading.entries(number + 1) == []
        assert await reading.entry_of(503) == (number, entries[2])
        assert await reading.entry_of(1) is None


@pytest.mark.parametrize("wrong", [1, 2, 4, 0])
async def test_a_number_that_is_taken_or_leaves_a_gap_is_refused(guilds: Guilds, wrong: int) -> None:
    number = await with_table(guilds)
    async with guilds.write(GUILD) as writing:
        for n in (1, 2):
            await writing.append(number, an_entry(n))
    with pytest.raises(ValueError, match="does not fit"):
        async with guilds.write(GUILD) as writing:
            await writing.append(number, an_entry(wrong))
    async with guilds.read(GUILD) as reading:
        assert [entry.number for entry in await reading.entries(number)] == [1, 2]


async def test_one_interaction_makes_one_entry(guilds: Guilds) -> None:
    first, second = await with_table(guilds), await with_table(guilds)
    async with guilds.write(GUILD) as writing:
        await writing.append(first, an_entry(1, interaction=5))
    with pytest.raises(ValueError, match="interaction"):
        async with guilds.write(GUILD) as writing:
            await writing.append(second, an_entry(1, interaction=5))


async def test_an_entry_needs_a_table(guilds: Guilds) -> None:
    with pytest.raises(ValueError, match=r"(?i)foreign key"):
        async with guilds.write(GUILD) as writing:
            await writing.append(1, an_entry(1))


async def test_an_entry_is_taken_back_once_by_a_later_one(guilds: Guilds) -> None:
    number = await with_table(guilds)
    async with guilds.write(GUILD) as writing:
        await writing.append(number, an_entry(1))
        await writing.mark_undone(number, 1, 2)  # before the entry that does it: both are there at the commit
        await writing.append(number, an_entry(2))
    async with guilds.read(GUILD) as reading:
        assert [entry.undone_by for entry in await reading.entries(number)] == [2, None]
    async with guilds.write(GUILD) as writing:
        await writing.append(number, an_entry(3))
    with pytest.raises(ValueError, match="no entry 1 that could be taken back"):
        async with guilds.write(GUILD) as writing:
            await writing.mark_undone(number, 1, 3)
    with pytest.raises(ValueError, match="does not fit"):
        async with guilds.write(GUILD) as writing:
            await writing.mark_undone(number, 3, 2)
    with pytest.raises(ValueError, match=r"(?i)foreign key"):
        async with guilds.write(GUILD) as writing:
            await writing.mark_undone(number, 3, 4)  # never appended


async def test_the_snapshot_is_replaced(guilds: Guilds) -> None:
    number = await with_table(guilds)
    async with guilds.write(GUILD) as writing:
        assert await writing.snapshot(number) is None
        assert await writing.position(number) == (await writing.table(number), await writing.seats(number), None)
        assert await writing.position(number + 1) is None
        await writing.save_snapshot(number, Snapshot(1, b"one", (1, 2, 3)))
        await writing.save_snapshot(number, Snapshot(2, b"two", ()))
    async with guilds.read(GUILD) as reading:
        assert await reading.snapshot(number) == Snapshot(2, b"two", ())
        assert await reading.position(number) == (
            await reading.table(number),
            await reading.seats(number),
            Snapshot(2, b"two", ()),
        )


async def test_due_rows_come_oldest_first_and_postponed_ones_wait(guilds: Guilds, clock: SetClock) -> None:
    number = await with_table(guilds)
    async with guilds.write(GUILD) as writing:
        late = await put(writing, OutboxMessage(table=number, kind="late", due=6000.0, created=1.0))
        newer = await put(writing, OutboxMessage(table=number, kind="newer", created=20.0))
        older = await put(writing, OutboxMessage(table=number, kind="older", target=USER, created=10.0, due=50.0))
        assert await due_outgoing(writing, clock.now()) == [older, newer]
        assert await due_outgoing(writing, clock.now(), limit=1) == [older]
        assert await writing.outgoing(number, "older", USER) == older
        assert await writing.outgoing(number, "older") is None
        await writing.postpone(older.id, 5500.0)
        await writing.drop_outgoing(newer.id)
        assert await due_outgoing(writing, clock.now()) == []
        assert await writing.next_due() == 5500.0
    async with guilds.read(GUILD) as reading:
        waiting = await due_outgoing(reading, 7000.0)
    assert waiting == [late, msgspec.structs.replace(older, due=5500.0, attempts=1)]


async def test_row_being_sent_cannot_delete_its_replacement(guilds: Guilds) -> None:
    number = await with_table(guilds)
    async with guilds.write(GUILD) as writing:
        sent = await put(writing, OutboxMessage(table=number, kind="board", created=10.0, body=b'{"v":1}'))
    async with guilds.write(GUILD) as writing:
        newer = await put(writing, OutboxMessage(table=number, kind="board", created=30.0, body=b'{"v":2}'))
        assert newer.created == 10.0
        await writing.drop_outgoing(sent.id)
        assert await due_outgoing(writing, 5000.0) == [newer]
        await writing.drop_outgoing(newer.id)
        assert await due_outgoing(writing, 5000.0) == []
        again = await put(writing, OutboxMessage(table=number, kind="board", created=40.0))
    assert len({sent.id, newer.id, again.id}) == 3
    assert again.created == 40.0


async def test_a_row_without_a_time_is_created_now(guilds: Guilds, clock: SetClock) -> None:
    number = await with_table(guilds)
    async with guilds.write(GUILD) as writing:
        row = await put(writing, OutboxMessage(table=number, kind="board"))
    assert (row.created, row.due) == (clock.now(), 0.0)


async def test_timers_are_replaced_deleted_and_due_earliest_first(guilds: Guilds) -> None:
    number = await with_table(guilds)
    async with guilds.write(GUILD) as writing:
        assert await writing.next_due() is None
        await writing.put_timer(Timer(table=number, kind="remind", target=1, due=30.0))
        await writing.put_timer(Timer(table=number, kind="remind", target=1, due=20.0, body=b'{"n":2}'))
        await writing.put_timer(Timer(table=number, kind="remind", target=2, due=10.0))
        await writing.put_timer(Timer(table=number, kind="turn", due=40.0))
        assert await writing.next_due() == 10.0
        assert [(timer.target, timer.due) for timer in await due_timers(writing, 30.0)] == [(2, 10.0), (1, 20.0)]
        assert [timer.target for timer in await due_timers(writing, 30.0, limit=1)] == [2]
        await writing.drop_timer(number, "remind", 2)
        assert await due_timers(writing, 20.0) == [
            Timer(table=number, kind="remind", target=1, due=20.0, body=b'{"n":2}')
        ]
        await writing.drop_timer(number, "nothing")


async def test_messages_are_noted_moved_and_deleted(guilds: Guilds) -> None:
    number = await with_table(guilds)
    board = Posted(table=number, role="board", channel=1, message=2, at=3.0)
    hand = Posted(table=number, role="hand", owner=USER, channel=4, message=5, at=6.0)
    async with guilds.write(GUILD) as writing:
        await writing.save_posted(msgspec.structs.replace(board, message=1))
        await writing.save_posted(board)
        await writing.save_posted(hand)
        assert await writing.posted(number, "board") == board
        assert await writing.posted(number, "hand", USER) == hand
        assert await writing.posted(number, "hand") is None
        assert await writing.all_posted(number) == [board, hand]
        await writing.drop_posted(number, "hand", USER)
        assert await writing.all_posted(number) == [board]


async def test_some_things_are_said_once(guilds: Guilds) -> None:
    number = await with_table(guilds)
    async with guilds.write(GUILD) as writing:
        assert not await writing.said(number, "dm-closed")
        assert await writing.say_once(number, "dm-closed")
        assert not await writing.say_once(number, "dm-closed")
        assert await writing.say_once(number, "other")
    async with guilds.read(GUILD) as reading:
        assert await reading.said(number, "dm-closed")


async def test_what_is_kept_of_a_guild(guilds: Guilds) -> None:
    async with guilds.read(GUILD) as reading:
        assert await reading.info() == GuildInfo(guild=GUILD)
    changed = GuildInfo(guild=GUILD, name="Club", language="de", present=False)
    async with guilds.write(GUILD) as writing:
        assert await writing.info() == GuildInfo(guild=GUILD)
        await writing.save_info(changed)
    async with guilds.read(GUILD) as reading:
        assert await reading.info() == changed


async def test_reading_makes_no_file_and_finds_nothing(store: SqliteStore) -> None:
    async with store.read(GUILD) as reading:
        assert await reading.table(1) is None
        assert await reading.tables(("lobby", "running")) == []
        assert await reading.seats(1) == []
        assert await reading.entries(1) == []
        assert await reading.entry_of(1) is None
        assert await reading.snapshot(1) is None
        assert await reading.position(1) is None
        assert await reading.all_posted(1) == []
        assert await reading.next_due() is None
        assert not await reading.said(1, "x")
    assert await store.guilds() == []


async def test_guilds_are_those_with_a_file(store: SqliteStore) -> None:
    for guild in (30, 10, 20):
        await with_table(store, guild)
    (store.folder.guilds / "notes.sqlite").write_text("somebody's")
    assert await store.guilds() == [10, 20, 30]


async def test_preferences_have_defaults_and_are_kept(either: AnyStore) -> None:
    assert await either.people.person(USER) == Person(user=USER)
    mine = Person(user=USER, language="de", notice="silent", dm="closed", pictures="wide-contrast")
    await either.people.save_person(mine)
    assert await either.people.person(USER) == mine


async def test_notice_settings_are_stored(either: AnyStore) -> None:
    mine = Person(user=USER, zone="UTC+02:00", quiet=(1320, 420), quiet_days=(5, 6), remind=0.0, digest=0)
    await either.people.save_person(mine)
    assert await either.people.person(USER) == mine
    await either.people.save_person(Person(user=USER, remind=3600.0))
    assert await either.people.person(USER) == Person(user=USER, remind=3600.0)


async def test_settings_for_one_table_are_deleted_with_the_seat(either: AnyStore) -> None:
    await either.people_rows.index(9, 1, listings(USER), "Club")
    assert await either.people.notice_at(USER, 9, 1) is None
    await either.people.save_notice_at(USER, 9, 1, "mention")
    await either.people.save_notice_at(USER, 9, 1, "silent")
    assert await either.people.notice_at(USER, 9, 1) == "silent"
    assert await either.people.notice_at(USER, 9, 2) is None
    await either.people.save_notice_at(USER, 9, 1, None)
    assert await either.people.notice_at(USER, 9, 1) is None
    await either.people.save_notice_at(USER, 9, 1, "dm")
    await either.people_rows.index(9, 1, {}, "")
    assert await either.people.notice_at(USER, 9, 1) is None


def kept(table: int, at: float, **more: Any) -> DeferredNotice:
    return DeferredNotice(**{"user": USER, "table_id": TableId(9, table), "place": 0, "at": at, **more})


async def test_what_is_deferred_is_sent_by_one_and_told_once(either: AnyStore) -> None:
    people, one, two = either.people, TableId(9, 1), TableId(9, 2)
    for table in (1, 2):
        await either.people_rows.index(9, table, listings(USER), "Club")
        await people.defer_notice(kept(table, float(table)))
    await people.defer_notice(kept(3, 3.0, place=42))
    await people.assign_notices(USER, 0, two)
    await people.assign_notices(USER, 0, one)  # too late: the other has them
    assert await people.deferred_notices(USER) == [
        kept(1, 1.0, digest_table=two),
        kept(2, 2.0, digest_table=two),
        kept(3, 3.0, place=42),
    ]
    await people.arrived(USER, [one, two], 5, 6)
    await people.defer_notice(kept(1, 9.0))  # called again
    assert (await people.deferred_notices(USER))[0] == kept(2, 2.0, digest_table=two, channel=5, message=6)
    assert (await people.deferred_notices(USER))[-1] == kept(1, 9.0)
    await people.drop_notices(USER, [two, TableId(9, 3)])
    assert await people.deferred_notices(USER) == [kept(1, 9.0)]
    await either.people_rows.index(9, 1, {}, "")
    assert await people.deferred_notices(USER) == [] == await people.deferred_notices(7)


async def test_the_index_names_a_users_tables_oldest_first(either: AnyStore, clock: SetClock) -> None:
    await either.people_rows.index(9, 1, listings(USER, 7), "Club")
    clock.advance(1)
    await either.people_rows.index(3, 1, listings(USER), "Club")
    clock.advance(1)
    await either.people_rows.index(9, 1, listings(USER, 8), "Club")  # still the user's oldest
    assert await either.people.tables_of(USER) == [TableId(9, 1), TableId(3, 1)]
    assert await either.people.tables_of(7) == []
    assert await either.people.tables_of(8) == [TableId(9, 1)]
    await either.people_rows.index(9, 1, {}, "")
    assert await either.people.tables_of(USER) == [TableId(3, 1)]


async def name_guild(store: AnyStore, guild: int, name: str) -> None:
    async with store.write(guild) as writing:
        await writing.save_info(GuildInfo(guild=guild, name=name))


async def test_the_index_tells_what_lists_show_of_a_table(either: AnyStore) -> None:
    await with_table(either, 9)
    await name_guild(either, 9, "Club")
    mine, other = listings(USER, awaited=True, since=5.0)[USER], listings(7, seated=False)[7]
    await either.people_rows.index(9, 1, {USER: mine, 7: other}, "Club")
    assert await either.people.listed(USER) == [ListedTable(TableId(9, 1), "Club", mine)]
    assert await either.people.listed(7) == [ListedTable(TableId(9, 1), "Club", other)]
    later = msgspec.structs.replace(mine, awaited=False, since=6.0, status="paused", channel=43)
    await name_guild(either, 9, "Port")
    await either.people_rows.index(9, 1, {USER: later}, "Port")
    assert await either.people.listed(USER) == [ListedTable(TableId(9, 1), "Port", later)]
    assert await either.people.listed(7) == []


async def test_a_rebuild_keeps_who_is_awaited_at_a_running_table(either: AnyStore) -> None:
    known = listings(USER, awaited=True, since=5.0)
    await either.people_rows.index(9, 1, known, "Club")
    await either.people_rows.reindex(9, {1: Users(1.0, listings(USER, channel=43))})
    (found,) = await either.people.listed(USER)
    assert found.listing == msgspec.structs.replace(known[USER], channel=43)
    await either.people_rows.reindex(9, {1: Users(1.0, listings(USER, status="paused"))})
    (found,) = await either.people.listed(USER)
    assert found.listing == listings(USER, status="paused")[USER]


async def test_writing_the_index_keeps_other_answers(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each card asks for settings: a move at one table must not let all of them be read again."""
    await store.people.person(USER)
    assert await store.people.listed(USER) == []
    asked = watched(store, monkeypatch)
    await store.people_rows.index(9, 1, listings(USER), "Club")
    await store.people.person(USER)
    assert asked == []
    assert len(await store.people.listed(USER)) == 1 and len(asked) == 1


async def test_a_write_that_is_under_way_keeps_other_answers(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit takes as long as the disk does, and people click meanwhile."""
    await store.people.person(USER)
    asked = watched(store, monkeypatch)
    writing = asyncio.create_task(store.people_rows.index(9, 1, listings(USER), "Club"))
    while not writing.done():
        await store.people.person(USER)
        await asyncio.sleep(0)
    assert asked == []
    assert len(await store.people.listed(USER)) == 1


async def test_saving_a_person_drops_only_what_names_them(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.people.save_person(Person(user=7, rated=True))
    for user in (USER, 7):
        await store.people.person(user)
    assert await store.people.rated((USER, 7)) == {7}
    asked = watched(store, monkeypatch)
    await store.people.save_heartbeat(5.0)
    await store.people.save_person(Person(user=USER, language="de", rated=True))
    await store.people.person(7)
    assert asked == []
    assert (await store.people.person(USER)).language == "de"
    assert await store.people.rated((USER, 7)) == {USER, 7}
    assert len(asked) == 2


async def test_a_write_that_fails_leaves_no_outdated_answer(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its commit may have reached the file: what it wrote is read again."""
    await store.people.person(USER)

    async def lost(*_given: Any) -> None:
        await commit(*_given)
        raise StoreUnavailable("not confirmed")

    commit = Session.commit
    with monkeypatch.context() as patch:
        patch.setattr(Session, "commit", lost)
        with pytest.raises(StoreUnavailable):
            await store.people.save_person(Person(user=USER, language="de"))
    assert (await store.people.person(USER)).language == "de"


def watched(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the queries that the shared file is asked from now on."""
    asked: list[str] = []
    file = store.people_file._file  # pyright: ignore[reportPrivateUsage]
    ask = file.ask

    async def watching(sql: str, *values: Any) -> Any:
        asked.append(sql)
        return await ask(sql, *values)

    monkeypatch.setattr(file, "ask", watching)
    return asked


async def test_all_is_there_after_closing_and_opening(tmp_path: Path, clock: SetClock) -> None:
    first = await open_store(tmp_path, clock=clock)
    number = await with_table(first)
    async with first.write(GUILD) as writing:
        await writing.put_timer(Timer(table=number, kind="remind", due=77.0))
    await first.people.save_person(Person(user=USER, language="de"))
    await first.people_rows.index(GUILD, number, listings(USER), "Club")
    await first.close()
    second = await open_store(tmp_path, clock=clock)
    async with second.read(GUILD) as reading:
        assert await reading.seats(number) == two_seats()
    assert await second.due_index.next() == 77.0
    assert (await second.people.person(USER)).language == "de"
    assert await second.people.tables_of(USER) == [TableId(GUILD, number)]


@pytest.mark.parametrize(
    "wrong",
    [
        Seat(number=0, name="nobody"),
        Seat(number=0, user=1, computer="easy", name="both"),
        Seat(number=-1, user=1, name="below zero"),
        Seat(number=0, user=1, name="unknown status", status="gone"),  # pyright: ignore[reportArgumentType]
        Seat(number=0, user=2**70, name="too large"),
    ],
)
async def test_a_record_that_does_not_fit_is_refused_whole(guilds: Guilds, wrong: Seat) -> None:
    number = await with_table(guilds)
    with pytest.raises(ValueError, match="does not fit"):
        async with guilds.write(GUILD) as writing:
            await writing.save_seats(number, [wrong])
    async with guilds.read(GUILD) as reading:
        assert await reading.seats(number) == two_seats()


async def test_invitations_are_counted_by_pair_since_a_time(guilds: Guilds) -> None:
    async with guilds.write(GUILD) as writing:
        for table in (1, 2, 3):
            assert (await writing.add_table(a_table(created=1000.0))).id == table
        for table, caller, user, at in (
            *((1, 5, 7, 1000.5), (2, 5, 7, 2000.0), (2, 5, 77, 2000.0)),
            *((3, 6, 7, 2000.0), (1, 5, 7, 9000.0)),
        ):
            await writing.note_invitation(table, caller, user, at)
    async with guilds.read(GUILD) as reading:
        asked = [(5, 7, 0.0), (5, 7, 1000.5), (5, 7, 1001.0), (5, 77, 0.0), (6, 7, 0.0), (6, 77, 0.0), (5, 7, 9001.0)]
        assert [await reading.count_invitations(*one) for one in asked] == [3, 3, 2, 1, 1, 0, 0]
        assert [await reading.count_calls(table, 7, 1000.5) for table in (1, 2, 3, 4)] == [2, 1, 1, 0]
        assert await reading.count_calls(1, 7, 1001.0) == 1
    async with guilds.write(GUILD) as writing:
        await writing.note_invitation(1, 6, 7, 90_000.0)
        assert await writing.count_invitations(5, 7, 0.0) == 1, "what is older than a day is forgotten"


async def test_invitations_are_found_by_an_index(store: SqliteStore) -> None:
    """However many there were at the same server: nothing is walked through."""
    await with_table(store)
    async with store.files.use(GUILD, make=False) as file:
        assert file is not None
        async with file.reading() as session:
            plan = [row[3] for row in await session.rows(f"EXPLAIN QUERY PLAN {INVITED}", GUILD, 5, 0.0)]
    assert len(plan) == 1 and all(step.startswith("SEARCH") for step in plan), plan
