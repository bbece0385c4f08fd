"""Writes sample files of the newest schema versions, with data, for tests/db/old.

Run `python -m tests.db.make_old` when a migration is added, and keep what it writes: versions to come must read it. A
file that is there is never written anew: it is what the program of its time wrote.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace

from bot.clock import SetClock
from bot.games.core.phrase import say
from bot.service.records import (
    Ballot,
    DeferredNotice,
    Ended,
    GuildInfo,
    GuildSettings,
    Note,
    PendingInteraction,
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
from db.schemas import DUE_INDEX, PEOPLE, Schema
from db.schemas import GUILD as GUILD_KIND
from tests.db.support import GUILD, USER, a_table, act, an_entry, listings, two_seats

SHELF = Path(__file__).parent / "old"
KINDS = (GUILD_KIND, PEOPLE, DUE_INDEX)


def sample_dump(kind: Schema, version: int) -> Path:
    """Return where a file of this version is kept."""
    return SHELF / f"{kind.name}_{version}.sql"


def lacking(kind: Schema) -> list[Path]:
    """Return the files that are not kept, though the program has read and written them."""
    wanted = [sample_dump(kind, version) for version in range(1, kind.version + 1)]
    return [file for file in wanted if not file.is_file()]


async def fill(folder: Path) -> dict[str, Path]:
    """Write something into every table of every kind of file; return the files by kind."""
    store = await open_store(folder, clock=SetClock())
    async with store.write(GUILD) as tx:
        await tx.save_info(GuildInfo(GUILD, "Club", "de", present=True))
        first = (await tx.add_table(a_table(status="over", terms={"rated": "rated"}))).id
        second = (await tx.add_table(a_table(status="running", rematch_of=first))).id
        for table in (first, second):
            await tx.save_seats(
                table,
                [
                    replace(
                        two_seats()[0], standin=StandIn("steady", 3.0, "vacation"), away=9.0, bank=60.0, ticking=4.0
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
        await tx.add_note(Note(table=second, user=USER, at=4000.0, text="gold on Hazard"))
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
            zone="Europe/Berlin",
            quiet=(1320, 420),
            quiet_days=(5, 6),
            remind=86_400.0,
            digest=1080,
            rated=True,
        )
    )
    await store.people.index(GUILD, second, listings(USER), "Club")
    await store.people.save_vacation(Vacation(user=USER, since=5.0, until=9.0, computer=True))
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


def dump(path: Path) -> Iterator[str]:
    """Yield a file as statements that make it anew."""
    with closing(sqlite3.connect(path)) as connection:
        for pragma in ("application_id", "user_version"):
            ((value,),) = connection.execute(f"PRAGMA {pragma}").fetchall()
            yield f"PRAGMA {pragma} = {value};"
        yield "PRAGMA foreign_keys = OFF;"
        yield from connection.iterdump()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        files = asyncio.run(fill(Path(folder)))
        for kind in KINDS:
            file = sample_dump(kind, kind.version)
            if not file.exists():
                told = f"-- A {kind.name} file of version {kind.version} as the program wrote it, kept for ever."
                file.write_text("\n".join((told, *dump(files[kind.name]))) + "\n", encoding="utf-8")
                sys.stdout.write(f"{file.relative_to(SHELF.parent)} is new: keep it\n")


if __name__ == "__main__":
    main()
