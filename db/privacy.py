"""Export and deletion of a guild's data, and display and anonymisation of a user's data, for the command line.

They change the live store only. Backups and other copies are for the operator to remove. What the engines do in ways
of their own is in `PrivacyStore`.
"""

from __future__ import annotations

import base64
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import msgspec

from bot.errors import DamagedRow, StoreError
from bot.service.places import Place
from bot.service.ports import DueIndex, Readable
from bot.service.ports.table_index import ListedTable
from bot.service.records import Entry
from db.anonymise import Anonymisation, occurs
from db.pending_interactions import PendingRows
from db.people import PeopleRows
from db.session import Session

_OWN = "guild_id = ? AND user_id = ?"
_OF_TWO = "guild_id = ? AND ? IN (user_id, caller)"
_RESULTS = (
    "result_seat JOIN seat ON seat.guild_id = result_seat.guild_id AND seat.table_id = result_seat.table_id"
    " AND number = seat"
)
_ROWS: dict[str, tuple[tuple[str, ...], str]] = {
    "seats": (
        ("table", "number", "name", "status", "guest"),
        f"SELECT table_id, number, name, status, guest FROM seat WHERE {_OWN}",
    ),
    "messages": (
        ("table", "role", "channel", "message", "at"),
        "SELECT table_id, role, channel, message, at FROM posted WHERE guild_id = ? AND owner = ?",
    ),
    "remarks": (("table", "at", "reason"), f"SELECT table_id, at, reason FROM remark WHERE {_OWN}"),
    "notes": (("table", "at", "text"), f"SELECT table_id, at, text FROM own_note WHERE {_OWN} ORDER BY id"),
    "vacancies": (("table", "seat", "at"), f"SELECT table_id, seat, at FROM vacancy WHERE {_OF_TWO}"),
    "invitations": (("table", "at"), f"SELECT table_id, at FROM invitation WHERE {_OF_TWO} ORDER BY at"),
    "results": (
        ("table", "seat", "rank", "points"),
        f"SELECT seat.table_id, seat, rank, total FROM {_RESULTS} WHERE seat.{_OWN}",
    ),
}
"""What a guild's file holds of a user: for each topic, the names of the values and the query for them."""


class PrivacyStore(Readable, Protocol):
    """The part of a store that this module uses."""

    people_rows: PeopleRows
    pending_rows: PendingRows
    due_index: DueIndex

    def reading_in_passing(self, guild: int) -> AbstractAsyncContextManager[Session | None]:
        """Open a reading of what is stored of a guild; None if nothing is."""
        ...

    def deleting_in_passing(self, guild: int) -> AbstractAsyncContextManager[Session | None]:
        """Open a transaction on a guild; None if nothing is stored. What it deletes is left in no log after it."""
        ...

    async def remove_guild(self, guild: int) -> None:
        """Delete all that is stored of a guild alone. Its table numbers are not given again."""
        ...

    async def remove_copies(self, guild: int, user: int) -> None:
        """Remove copies of what is stored of a guild in which the user may be named."""
        ...

    async def wipe_shared(self) -> None:
        """Remove what is left of deleted rows that belong to no guild."""
        ...

    def refuse(self, guild: int) -> None:
        """Let late work make nothing new for this place, until it is admitted again."""
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
    await store.people_rows.reindex(guild, {})
    await store.pending_rows.forget_guild(guild)
    await store.people_rows.drop_reports(guild)
    await store.remove_guild(guild)
    await store.wipe_shared()


async def show_user(store: PrivacyStore, user: int) -> dict[str, Any]:
    """Return all that is kept of a user as plain values: preferences, and what each guild's file holds (`_in_guild`).

    Looks into every guild. `unreadable` names the guilds whose file cannot be read.
    """
    guilds: dict[str, Any] = {}
    unreadable: list[int] = []
    for guild in await store.guilds():
        try:
            async with store.reading_in_passing(guild) as session:
                if session is not None and await occurs(session, guild, user):
                    guilds[str(guild)] = await _in_guild(session, guild, user)
        except StoreError:
            unreadable.append(guild)
    return {
        "user": user,
        "preferences": msgspec.to_builtins(await store.people_rows.person(user)),
        "tables": [await _at_table(store, user, table) for table in await store.people_rows.listed(user)],
        "kept back": [msgspec.to_builtins(row) for row in await store.people_rows.deferred_notices(user)],
        "guilds": guilds,
        "reports": [msgspec.to_builtins(row) for row in await store.people_rows.reports_of(user)],
        "vacation": msgspec.to_builtins(await store.people_rows.vacation(user)),
        "unanswered": [
            {"interaction": row.interaction, "guild": row.guild, "at": row.at}
            for row in await store.pending_rows.rows()
            if row.user == user
        ],
        "unreadable": unreadable,
    }


async def _at_table(store: PrivacyStore, user: int, listed: ListedTable) -> dict[str, Any]:
    notice = await store.people_rows.notice_at(user, listed.id.guild, listed.id.table)
    listing = {} if listed.listing is None else {"server": listed.server, **msgspec.to_builtins(listed.listing)}
    return {**msgspec.to_builtins(listed.id), **listing, **({"notice": notice} if notice else {})}


async def anonymise_user(store: PrivacyStore, user: int) -> list[int]:
    """Anonymise a user everywhere. Return the guilds whose file could not be read, where this has to be repeated.

    In each guild a random negative number replaces the user's id, so that a log still distinguishes players. The user
    and guests at their screen leave unfinished games (the guests' names go, too); running ones pause until a computer
    takes the seat. The bot deletes the user's direct messages, now or when it runs again. Log entries name seats, so
    replays stay valid. The user's own direct messages are a place that is deleted. Harmless if repeated.
    """
    unreadable: list[int] = []
    for guild in await store.guilds():
        if Place(guild).owner == user:
            store.refuse(guild)
            await delete_guild(store, guild)
            continue
        try:
            async with store.deleting_in_passing(guild) as session:
                if session is None:
                    continue
                if await occurs(session, guild, user):
                    await Anonymisation(session, guild).anonymise(user)
                    await store.due_index.mark(guild, 0.0)  # the user's direct messages are to be deleted
            store.due_index.listener(guild)
        except StoreError:
            unreadable.append(guild)
            continue
        await store.remove_copies(guild, user)
    await store.people_rows.forget(user)
    await store.pending_rows.forget_user(user)
    await store.wipe_shared()
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


async def _in_guild(session: Session, guild: int, user: int) -> dict[str, Any]:
    """Return what a guild's file holds of the user, as plain values by topic."""
    own = (guild, user)
    counted = f"SELECT table_id, count(*) FROM entry WHERE {_OWN} GROUP BY table_id"
    entries, hosted, plans = await session.several(
        (counted, own),
        ("SELECT id, name FROM game_table WHERE guild_id = ? AND host = ?", own),
        (f"SELECT table_id, at, steps FROM plan WHERE {_OWN}", own),
    )
    found: dict[str, Any] = {
        "entries": {str(table): count for table, count in entries},
        "hosts": [table for table, _ in hosted],
        "names": {str(table): name for table, name in hosted if name},
        "plans": [{"table": table, "at": at, "steps": msgspec.json.decode(steps)} for table, at, steps in plans],
    }
    for topic, (names, sql) in _ROWS.items():
        found[topic] = [dict(zip(names, row, strict=True)) for row in await session.rows(sql, *own)]
    return found
