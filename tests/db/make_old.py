"""Files of every former version, with data (tests/db/old).

`guild_1.sql` and its like are files as the program wrote them when version 1 was new. A file of a later version is made
from it: each migration in turn, and after each the rows that a program of that version wrote for the first time
(`guild_later.sql`). Run `python -m tests.db.make_old` when a migration is added: it writes those rows, with the digest
of the migration. What stands there is never written anew, and a migration that was once released is never changed.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
import tempfile
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from msgspec.structs import replace

from bot.clock import SetClock
from bot.games.core.phrase import say
from bot.service.guild_settings import GuildSettings
from bot.service.interactions import PendingInteraction
from bot.service.ports.reports import Report
from bot.service.ports.welcome import Welcome
from bot.service.records import (
    Ballot,
    DeferredNotice,
    Ended,
    GuildInfo,
    Note,
    Person,
    Posted,
    PremoveQueue,
    Remark,
    SeatResult,
    Snapshot,
    StandIn,
    TableId,
    Vacancy,
    Vacation,
)
from db import open_store
from db.schemas import DUE_INDEX, PEOPLE, Schema, name_guild
from db.schemas import GUILD as GUILD_KIND
from tests.db.support import GUILD, USER, a_table, act, an_entry, listings, two_seats

SHELF = Path(__file__).parent / "old"
KINDS = (GUILD_KIND, PEOPLE, DUE_INDEX)
HEAD = re.compile(r"^-- version (\d+), migration (\w+)$", re.MULTILINE)


def first(kind: Schema) -> Path:
    """Return the dump of a file of version 1."""
    return SHELF / f"{kind.name}_1.sql"


def later_rows(kind: Schema) -> Path:
    """Return where the rows stand that came with later versions."""
    return SHELF / f"{kind.name}_later.sql"


def digest(migration: str) -> str:
    return sha256(migration.encode()).hexdigest()[:16]


def sections(kind: Schema) -> dict[int, tuple[str, str]]:
    """Return for each later version the digest of its migration, and the statements that add its rows."""
    parts = HEAD.split(later_rows(kind).read_text(encoding="utf-8"))[1:]
    return {int(version): (known, rows) for version, known, rows in zip(*[iter(parts)] * 3, strict=True)}


def lacking(kind: Schema) -> list[str]:
    """Return what is wrong with the rows that are kept: a version without any, or with another migration."""
    kept = sections(kind)
    wanted = {version: digest(script) for version, script in enumerate(kind.migrations, 1) if version > 1}
    return [f"{kind.name} {version}" for version in wanted if kept.get(version, ("", ""))[0] != wanted[version]]


def load(kind: Schema, version: int, path: Path) -> Path:
    """Make a file of a version, with data."""
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = sections(kind)
    with closing(sqlite3.connect(path)) as connection:
        name_guild(connection, GUILD)
        connection.executescript(first(kind).read_text(encoding="utf-8"))
        for number in range(2, version + 1):
            connection.executescript(kind.migrations[number - 1] + kept.get(number, ("", ""))[1])
        connection.execute(f"PRAGMA user_version = {version}")
        connection.commit()
    return path


async def fill(folder: Path) -> dict[str, Path]:
    """Write something into every table of every kind of file; return the files by kind."""
    store = await open_store(folder, clock=SetClock())
    async with store.write(GUILD) as tx:
        await tx.save_info(GuildInfo(GUILD, "Club", "de", present=True))
        await tx.save_welcome(Welcome(4000.0, 1 << 40, 42, 79))
        first = (await tx.add_table(a_table(status="over", terms={"rated": "rated"}))).id
        second = (
            await tx.add_table(a_table(status="running", rematch_of=first, name="Ann's place", joiners=(5, 6)))
        ).id
        for table in (first, second):
            await tx.save_seats(
                table,
                [
                    replace(
                        two_seats()[0],
                        standin=StandIn("steady", 3.0, "vacation"),
                        away=9.0,
                        bank=60.0,
                        ticking=4.0,
                        colour="red",
                        emblem="cross",
                        guest=True,
                        screen=3,
                    ),
                    two_seats()[1],
                ],
            )
        await tx.save_posted(Posted(table=second, role="board", channel=42, message=77, at=4000.0))
        await tx.note_invitation(second, USER, USER + 1, 4000.0)
        await tx.note_summary(second, 42, 76, 3000.0, 4000.0)
        await tx.say_once(second, "welcome")
        what = say("log-concluded")
        await tx.remark(Remark(table=second, after=0, at=4000.0, user=USER, name="Ann", phrase=what, reason="a friend"))
        await tx.add_ballot(
            Ballot(table=second, kind="pause", seat=0, at=1.0, until=9.0, body=b'{"until":5}', agreed=(0,))
        )
        await tx.put_vacancy(Vacancy(table=second, seat=0, user=USER + 1, caller=USER, at=1.0))
        await tx.save_guild_settings(
            GuildSettings(openers=(5,), language="de", options={"space-mission": {"end": "space"}})
        )
        await tx.add_note(Note(table=second, user=USER, at=4000.0, text="gold on Hazard", guest=0))
        steps = (("jump", "17", "hazard"), ("top-up", "-"))
        await tx.save_premoves(
            PremoveQueue(table=second, user=USER, steps=steps, mark="ab", hushed=True, stopped=what, at=4000.0)
        )
        for number in (1, 2, 3):
            await tx.append(first, an_entry(number, interaction=100 + number))
        await tx.mark_undone(first, 2, 3)
        lines = (("gate", 9), ("water", 3))
        ended = (
            SeatResult(seat=1, rank=1, total=12, lines=lines, part="computer"),
            SeatResult(seat=0, rank=2, total=9, lines=(("gate", 9),), part="away"),
        )
        await tx.save_result(Ended(table=first, at=4000.0, ended="rules", places=2, seats=ended))
        await tx.save_snapshot(first, Snapshot(3, b'{"turn":1}', (3, 1)))
    await act(store, GUILD, second)
    await store.people.save_person(Person(user=USER, language="de", notice="mention", dm="closed", pictures="contrast"))
    await store.people.save_person(
        Person(
            user=USER + 1,
            pictures="words",
            zone="Europe/Berlin",
            quiet=(1320, 420),
            quiet_days=(5, 6),
            remind=86_400.0,
            digest=1080,
            rated=True,
            affected=True,
            colour="green",
            emblem="star",
        )
    )
    await store.people_rows.index(GUILD, second, listings(USER, name="Ann's place"), "Club")
    await store.people.save_vacation(Vacation(user=USER, since=5.0, until=9.0, computer=True))
    await store.people.add_report(
        Report(user=USER, guild=GUILD, table=second, entries=3, at=4000.0, version="0.1.0", error="ab12", words="why?"),
        keep=9,
    )
    await store.people.save_heartbeat(4000.0)
    await store.people.add_outage(3000.0, 3500.0)
    await store.people.save_notice_at(USER, GUILD, second, "mention")
    here = TableId(GUILD, second)
    await store.people.defer_notice(DeferredNotice(user=USER, table_id=here, place=0, at=4000.0))
    await store.people.assign_notices(USER, 0, here)
    await store.people.arrived(USER, [here], 42, 78)
    await store.due_index.mark(GUILD, 86_400.0)
    await store.pending.put(
        PendingInteraction(
            interaction=104, application=5, token="token", user=USER, guild=GUILD, locale="de", at=4000.0
        )
    )
    files = {"guild": store.folder.guild(GUILD), "people": store.folder.people, "wake": store.folder.due_index}
    await store.close()
    return files


def inserts(path: Path) -> list[str]:
    """Return all rows of a file as statements, but for SQLite's own."""
    with closing(sqlite3.connect(path)) as connection:
        return [line for line in connection.iterdump() if line.startswith("INSERT") and '"sqlite_' not in line]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        files = asyncio.run(fill(Path(folder) / "data"))
        for kind in KINDS:
            if kind.version in sections(kind):
                continue
            known = inserts(load(kind, kind.version, Path(folder) / f"{kind.name}.sqlite"))
            new = [row for row in inserts(files[kind.name]) if row not in known]
            rows = [row.replace("INSERT", "INSERT OR REPLACE", 1) for row in new]
            with later_rows(kind).open("a", encoding="utf-8") as file:
                told = f"-- version {kind.version}, migration {digest(kind.migrations[-1])}"
                file.write("\n".join((told, *rows)) + "\n")
            sys.stdout.write(f"{later_rows(kind).relative_to(SHELF.parent)} has new rows: look at them and keep them\n")


if __name__ == "__main__":
    main()
