"""Export and deletion of a guild's data, and display and anonymisation of a user's data, for the command line.

They change the live files only. Backups and other copies are for the operator to remove.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from pathlib import Path
from typing import Any, Protocol

import msgspec

from bot.errors import DamagedRow, StoreError
from bot.service.places import Place
from bot.service.ports import Readable
from bot.service.ports.table_index import ListedTable
from bot.service.records import Entry
from db.backup import DAMAGED
from db.connection import Session
from db.due_index import DueIndexFile
from db.files import Files
from db.folder import Folder, file_of
from db.guild_registry import given_by
from db.opening import BEFORE, log_of
from db.pending_interactions import PendingInteractionsFile
from db.people import PeopleFile
from db.retraction import NONCE, delete_direct_messages, renew_what_names, withdraw_what_is_offered_to

# The name that replaces a user's in logs and seats.
NAMELESS = "Player"
# Keys of the table `said` hold a user's id as a part between colons.
_OF_USER = "instr(':' || key || ':', ':' || ?1 || ':')"
# Outbox messages for others may mention the user or hold the user's name in their bodies.
_BODY = "CAST(body AS TEXT)"
_MENTIONS = f"EXISTS (SELECT 1 FROM json_each({_BODY}, '$.fresh.users') WHERE value = ?1)"
_PLACES = (
    "seat WHERE user = ?1",
    "entry WHERE user = ?1",
    "game_table WHERE host = ?1",
    "posted WHERE owner = ?1",
    "outgoing WHERE target = ?1",
    "remark WHERE user = ?1",
    "own_note WHERE user = ?1",
    "plan WHERE user = ?1",
    "vacancy WHERE user = ?1 OR caller = ?1",
    "invitation WHERE user = ?1 OR caller = ?1",
    "timer WHERE target = ?1",
    f"said WHERE {_OF_USER}",
    f"outgoing WHERE kind = 'board' AND {_MENTIONS}",
)
"""Where a guild's file may hold something of a user."""
_OCCURS = "SELECT " + " OR ".join(f"EXISTS (SELECT 1 FROM {place})" for place in _PLACES)
_RESULTS = "result_seat JOIN seat ON seat.table_id = result_seat.table_id AND number = seat"
_ROWS: dict[str, tuple[tuple[str, ...], str]] = {
    "seats": (("table", "number", "name", "status"), "SELECT table_id, number, name, status FROM seat WHERE user = ?1"),
    "messages": (
        ("table", "role", "channel", "message", "at"),
        "SELECT table_id, role, channel, message, at FROM posted WHERE owner = ?1",
    ),
    "remarks": (("table", "at", "reason"), "SELECT table_id, at, reason FROM remark WHERE user = ?1"),
    "notes": (("table", "at", "text"), "SELECT table_id, at, text FROM own_note WHERE user = ?1 ORDER BY id"),
    "vacancies": (("table", "seat", "at"), "SELECT table_id, seat, at FROM vacancy WHERE user = ?1 OR caller = ?1"),
    "invitations": (("table", "at"), "SELECT table_id, at FROM invitation WHERE user = ?1 OR caller = ?1 ORDER BY at"),
    "results": (
        ("table", "seat", "rank", "points"),
        f"SELECT seat.table_id, seat, rank, total FROM {_RESULTS} WHERE user = ?1",
    ),
}
"""What a guild's file holds of a user: for each topic, the names of the values and the query for them."""


class PrivacyStore(Readable, Protocol):
    """The part of the store (`db.store`) that this module uses."""

    folder: Folder
    files: Files
    people_file: PeopleFile
    due_index_file: DueIndexFile
    pending_file: PendingInteractionsFile

    def remove_old_shared_files(self) -> None:
        """Remove old copies of the shared files: set aside, made before a migration, or unfinished."""
        ...

    async def truncate_shared_logs(self) -> None:
        """Truncate the write-ahead logs of the shared files, so that deleted rows are not left in them."""
        ...


async def export_guild(store: Readable, guild: int, *, hidden: bool = False) -> bytes:
    """Return all that is kept of a guild as JSON: itself, results, tables, seats, logs, messages.

    Tables with damaged rows are left out and listed under `unreadable`. The seed and the bodies of entries of an
    unfinished game are left out unless `hidden`. Interaction tokens and players' own notes and premoves are never
    exported. Raises StoreError and its kinds.
    """
    async with store.read(guild) as reading:
        info = await reading.info()
        settings = await reading.guild_settings()
        numbers = await reading.numbers()
        plays = await reading.plays()
    tables = {number: await _exported(store, guild, number, hidden=hidden) for number in numbers}
    return msgspec.json.encode(
        {
            "format": "mission-control guild 1",
            "guild": msgspec.to_builtins(info),
            "manners": msgspec.to_builtins(settings),
            "results": msgspec.to_builtins(plays),
            "tables": [table for table in tables.values() if table is not None],
            "unreadable": [number for number, table in tables.items() if table is None],
        }
    )


async def delete_guild(store: PrivacyStore, guild: int) -> None:
    """Delete all that is kept of a guild. Raises StoreError and its kinds.

    This includes copies made before migrations, files that a restore has set aside, and others named by the guild's id.
    """
    await store.people_file.reindex(guild, {})
    path = store.folder.guild(guild)
    tables = await asyncio.to_thread(given_by, path)
    beside = await asyncio.to_thread(_beside, store, guild)
    await store.files.forget(guild, [path, log_of(path), Path(f"{path}-shm"), *beside])
    await store.due_index_file.forget(guild)
    await store.pending_file.forget_guild(guild)
    store.remove_old_shared_files()
    await store.people_file.unregister(guild, tables)
    await store.people_file.drop_reports(guild)
    store.files.given = await store.people_file.given()
    await store.truncate_shared_logs()


async def show_user(store: PrivacyStore, user: int) -> dict[str, Any]:
    """Return all that is kept of a user as plain values: preferences, and what each guild's file holds (`_in_guild`).

    Opens every guild file. `unreadable` names the guilds whose file cannot be read.
    """
    guilds: dict[str, Any] = {}
    unreadable: list[int] = []
    for guild in await store.guilds():
        try:
            async with store.files.use(guild, make=False, passing=True) as file:
                if file is None:
                    continue
                async with file.reading() as session:
                    if await _occurs(session, user):
                        guilds[str(guild)] = await _in_guild(session, user)
        except StoreError:
            unreadable.append(guild)
    return {
        "user": user,
        "preferences": msgspec.to_builtins(await store.people_file.person(user)),
        "tables": [await _at_table(store, user, table) for table in await store.people_file.listed(user)],
        "kept back": [msgspec.to_builtins(row) for row in await store.people_file.deferred_notices(user)],
        "guilds": guilds,
        "reports": [msgspec.to_builtins(row) for row in await store.people_file.reports_of(user)],
        "vacation": msgspec.to_builtins(await store.people_file.vacation(user)),
        "unanswered": [
            {"interaction": row.interaction, "guild": row.guild, "at": row.at}
            for row in await store.pending_file.rows()
            if row.user == user
        ],
        "unreadable": unreadable,
    }


async def _at_table(store: PrivacyStore, user: int, listed: ListedTable) -> dict[str, Any]:
    notice = await store.people_file.notice_at(user, listed.id.guild, listed.id.table)
    listing = {} if listed.listing is None else {"server": listed.server, **msgspec.to_builtins(listed.listing)}
    return {**msgspec.to_builtins(listed.id), **listing, **({"notice": notice} if notice else {})}


async def anonymise_user(store: PrivacyStore, user: int) -> list[int]:
    """Anonymise a user everywhere. Return the guilds whose file could not be read, where this has to be repeated.

    In each guild a random negative number replaces the user's id, so that a log still distinguishes players. The user
    leaves unfinished games; running ones pause until a computer takes the seat. The bot deletes the user's direct
    messages, now or when it runs again. The bodies of log entries are unchanged: they name seats, not users, so replays
    stay valid. The games in the user's own direct messages are deleted: nobody else played there, and the name of their
    file is the user's id. Harmless if repeated.
    """
    unreadable: list[int] = []
    for guild in await store.guilds():
        if Place(guild).owner == user:
            store.files.deleted.add(guild)
            await delete_guild(store, guild)
            continue
        try:
            async with store.files.use(guild, make=False, passing=True) as file:
                if file is None:
                    continue
                async with file.writing() as session:
                    if await _occurs(session, user):
                        _make_nameless(session, user)
                        await store.due_index_file.mark(guild, 0.0)  # the user's direct messages are to be deleted
                store.due_index_file.listener()
                await file.truncate_log()
        except StoreError:
            unreadable.append(guild)
            continue
        await asyncio.to_thread(_remove_files_naming, store, guild, user)
    await store.people_file.forget(user)
    await store.pending_file.forget_user(user)
    store.remove_old_shared_files()
    await store.truncate_shared_logs()
    return unreadable


async def _exported(store: Readable, guild: int, number: int, *, hidden: bool) -> dict[str, Any] | None:
    """Return all that is kept of a table, or None if a part of it cannot be read."""
    try:
        async with store.read(guild) as reading:
            table = await reading.table(number)
            seats = await reading.seats(number)
            entries = await reading.entries(number)
            posted = await reading.all_posted(number)
            remarks = await reading.remarks(number)
            ballots = await reading.open_ballots(number)
            vacancies = await reading.vacancies(number)
    except DamagedRow:
        return None
    assert table is not None, "it was listed"
    all_of_it = hidden or table.status == "over"
    return {
        "table": {**msgspec.to_builtins(table), "seed": table.seed.hex() if all_of_it else None},
        "seats": msgspec.to_builtins(seats),
        "entries": [_exported_entry(entry, all_of_it) for entry in entries],
        "messages": msgspec.to_builtins(posted),
        "remarks": msgspec.to_builtins(remarks),
        "ballots": [{**msgspec.to_builtins(ballot), "body": _plain(ballot.body)} for ballot in ballots],
        "vacancies": msgspec.to_builtins(vacancies),
    }


def _exported_entry(entry: Entry, all_of_it: bool) -> dict[str, Any]:
    line: dict[str, Any] = msgspec.to_builtins(entry, builtin_types=(bytes,))
    line["body"] = _plain(entry.body) if all_of_it else None
    line["events"] = _plain(entry.events) if all_of_it else None
    return line


def _plain(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError:
        return {"base64": base64.b64encode(data).decode()}


async def _occurs(session: Session, user: int) -> bool:
    ((occurs,),) = await session.rows(_OCCURS, user)
    return bool(occurs)


async def _in_guild(session: Session, user: int) -> dict[str, Any]:
    """Return what a guild's file holds of the user, as plain values by topic."""
    entries = await session.rows("SELECT table_id, count(*) FROM entry WHERE user = ? GROUP BY table_id", user)
    hosted = await session.rows("SELECT id, name FROM game_table WHERE host = ?", user)
    plans = await session.rows("SELECT table_id, at, steps FROM plan WHERE user = ?", user)
    found: dict[str, Any] = {
        "entries": {str(table): count for table, count in entries},
        "hosts": [table for table, _ in hosted],
        "names": {str(table): name for table, name in hosted if name},
        "plans": [{"table": table, "at": at, "steps": msgspec.json.decode(steps)} for table, at, steps in plans],
    }
    for topic, (names, sql) in _ROWS.items():
        found[topic] = [dict(zip(names, row, strict=True)) for row in await session.rows(sql, user)]
    return found


def _make_nameless(session: Session, user: int) -> None:
    pseudonym = -1 - secrets.randbelow(2**62)
    session.defer("UPDATE game_table SET name = '' WHERE host = ?", user)
    renew_what_names(session, user)
    _reindex(session, user)
    session.defer(
        "DELETE FROM seat WHERE user = ? AND table_id IN (SELECT id FROM game_table WHERE status = 'lobby')", user
    )
    _close_seat_gaps_in_lobbies(session, user)
    _pause_running_tables(session, user)
    session.defer(
        "UPDATE seat SET user = ?2, name = ?3, status = CASE WHEN "
        "(SELECT status FROM game_table WHERE id = table_id) IN ('running', 'paused') THEN 'left' ELSE status END "
        "WHERE user = ?1",
        user,
        pseudonym,
        NAMELESS,
    )
    session.defer("UPDATE entry SET user = ?2 WHERE user = ?1", user, pseudonym)
    _anonymise_texts(session, user, pseudonym)
    session.defer("DELETE FROM own_note WHERE user = ?", user)
    session.defer("DELETE FROM invitation WHERE user = ?1 OR caller = ?1", user)
    session.defer("DELETE FROM plan WHERE user = ?", user)
    withdraw_what_is_offered_to(session, user)
    session.defer("UPDATE vacancy SET caller = ?2 WHERE caller = ?1", user, pseudonym)
    session.defer("UPDATE game_table SET host = ?2 WHERE host = ?1", user, pseudonym)
    delete_direct_messages(session, user)
    session.defer("DELETE FROM outgoing WHERE target = ?", user)
    session.defer("DELETE FROM timer WHERE target = ?", user)
    session.defer(f"DELETE FROM said WHERE {_OF_USER}", user)


def _reindex(session: Session, user: int) -> None:
    """Update the index for the other users' tables: without this user a table may pause or close."""
    session.defer(
        "INSERT OR REPLACE INTO timer (table_id, kind, target, due, body) "
        "SELECT DISTINCT table_id, 'index', 0, 0.0, CAST('{}' AS BLOB) FROM seat WHERE user = ?1 "
        "AND table_id IN (SELECT id FROM game_table WHERE status NOT IN ('over', 'cancelled'))",
        user,
    )


def _pause_running_tables(session: Session, user: int) -> None:
    """Pause the running tables where the user plays, and cross out the other players' calls there.

    Clocks keep the time they had when they last began to run: only the service knows what they have lost since.
    """
    pausing = (
        "SELECT id FROM game_table WHERE status = 'running' "
        "AND id IN (SELECT table_id FROM seat WHERE user = ? AND status = 'seated' AND standin IS NULL)"
    )
    session.defer(
        "INSERT OR IGNORE INTO outgoing (table_id, kind, target, body, due, created, attempts, nonce) "
        f"SELECT table_id, 'call', owner, CAST('{{}}' AS BLOB), 0.0, 0.0, 0, {NONCE} FROM posted "
        f"WHERE role IN ('call', 'digest') AND table_id IN ({pausing})",
        user,
    )
    session.defer(f"DELETE FROM timer WHERE kind = 'clock' AND table_id IN ({pausing})", user)
    session.defer(f"UPDATE seat SET ticking = NULL WHERE table_id IN ({pausing})", user)
    session.defer(f"UPDATE game_table SET status = 'paused', paused = 'left' WHERE id IN ({pausing})", user)


def _anonymise_texts(session: Session, user: int, pseudonym: int) -> None:
    """Remove the user's name and words from remarks and from unsent messages."""
    session.defer(
        # The remark names the player whose seat was taken over; for one of an earlier version `said` does.
        "UPDATE remark SET phrase = json_replace(phrase, '$.facts.former', ?2) WHERE user = ?1 OR user IS NULL "
        "AND EXISTS (SELECT 1 FROM said WHERE said.table_id = remark.table_id "
        "AND key = 'sat:' || json_extract(phrase, '$.facts.who.seat') || ':' || ?1)",
        user,
        NAMELESS,
    )
    session.defer(
        "UPDATE remark SET user = ?2, name = iif(name = '', '', ?3), reason = '' WHERE user = ?1",
        user,
        pseudonym,
        NAMELESS,
    )
    session.defer(
        f"UPDATE outgoing SET body = CAST(json_replace({_BODY}, '$.words', json((SELECT json_group_array(json(iif("
        "json_extract(value, '$.about') = ?1, json_replace(value, '$.phrase.facts.who', ?2, '$.phrase.facts.reason',"
        f" '–', '$.about', 0), value))) FROM json_each({_BODY}, '$.words')))) AS BLOB) WHERE kind = 'told' AND EXISTS "
        f"(SELECT 1 FROM json_each({_BODY}, '$.words') WHERE json_extract(value, '$.about') = ?1)",
        user,
        NAMELESS,
    )
    session.defer(
        f"UPDATE outgoing SET body = CAST(json_replace({_BODY}, '$.fresh.users', json((SELECT json_group_array(value)"
        f" FROM json_each({_BODY}, '$.fresh.users') WHERE value <> ?1))) AS BLOB) WHERE kind = 'board' AND {_MENTIONS}",
        user,
    )


def _close_seat_gaps_in_lobbies(session: Session, user: int) -> None:
    """Renumber the seats of lobbies. The first player left becomes the host; a lobby without players is cancelled."""
    session.defer(
        "UPDATE seat SET number = (SELECT count(*) FROM seat AS other"
        " WHERE other.table_id = seat.table_id AND other.number < seat.number) "
        "WHERE table_id IN (SELECT id FROM game_table WHERE status = 'lobby')"
    )
    session.defer(
        "UPDATE game_table SET host = coalesce((SELECT user FROM seat WHERE table_id = id AND user IS NOT NULL"
        " AND seat.status = 'seated' ORDER BY number LIMIT 1), host) WHERE host = ? AND status = 'lobby'",
        user,
    )
    session.defer("UPDATE game_table SET status = 'cancelled' WHERE host = ? AND status = 'lobby'", user)


def _beside(store: PrivacyStore, guild: int) -> list[Path]:
    """Return the other files of a guild: copies, damaged ones that were set aside, and unfinished ones."""
    guilds, own = store.folder.guilds, file_of(guild)
    same = f"{Place(guild).name}.*"
    found = [path for place in (guilds, guilds / BEFORE, guilds / DAMAGED) for path in place.glob(same)]
    return [path for path in found if path.is_file() and not (path.parent == guilds and path.name.startswith(own))]


def _remove_files_naming(store: PrivacyStore, guild: int, user: int) -> None:
    """Remove copies of a guild's file, and damaged files that hold the user's id: they cannot be anonymised."""
    for path in _beside(store, guild):
        if path.parent.name == BEFORE or any(number in path.read_bytes() for number in _as_stored(user)):
            path.unlink(missing_ok=True)


def _as_stored(user: int) -> tuple[bytes, bytes]:
    """Return how SQLite stores this number in an integer column and in a text."""
    size = next(size for size in (1, 2, 3, 4, 6, 8) if -(2 ** (8 * size - 1)) <= user < 2 ** (8 * size - 1))
    return user.to_bytes(size, "big", signed=True), str(user).encode()
