"""What `doctor` says of a PostgreSQL database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.commands.command import counted, named, say
from bot.commands.table_faults import faults_in_guild
from bot.commands.trouble import plainly
from bot.errors import StoreError
from bot.stores import Place, opened_reading

if TYPE_CHECKING:
    from db.postgres.checkup import Checkup, RunningMember

CLOCK = 2.0
"""Seconds by which the clocks of this machine and of the database may differ."""
_ADVICE = {
    "fsync": "games may be lost when the machine of the database fails",
    "full_page_writes": "the database may be damaged when its machine fails",
    "synchronous_commit": "an action may be lost after the player was told that it was done",
}
"""What each setting of the server means that is not `on`."""


def faults(place: Place, *, quick: bool) -> Iterator[str]:
    """Say how the database is, and yield its faults."""
    found = asyncio.run(_looked(place, quick))
    yield from found
    if not found:
        say("✓ The database is sound.")


async def _looked(place: Place, quick: bool) -> list[str]:
    from db.postgres.checkup import CONNECTIONS, look_at

    try:
        async with opened_reading(place) as store:
            assert place.database is not None
            found = list(_of_server(await look_at(place.database.value), time.time(), CONNECTIONS))
            for guild in await store.guilds():
                async with store.read(guild) as tx:
                    found += [f"{named(guild)}: {fault}" for fault in await faults_in_guild(tx, quick=quick)]
    except StoreError as error:
        return [f"The database cannot be read: {error}."]
    return found


def _of_server(found: Checkup, now: float, needed: int) -> Iterator[str]:
    """Say what the server is, and yield what is wrong with it. `needed`: connections that one bot may open."""
    say(f"· PostgreSQL {found.version}, schema {found.schema}; {counted(found.free, 'connection')} free.")
    for member in found.members:
        say(f"· {_told(member)}")
    if found.mark is not None:
        yield plainly(found.mark)[0]
    for name, value in found.settings.items():
        if value != "on":
            yield f"{name} is {value}: {_ADVICE[name]}. Set it to on."
    if not found.sorts_by_bytes:
        yield (
            "The database sorts texts by a language. Make it anew: createdb --template template0 --encoding UTF8 "
            "--locale-provider builtin --builtin-locale C.UTF-8 NAME, and move the data with pg_dump."
        )
    if abs(found.now - now) > CLOCK:
        yield (
            f"The clocks of this machine and of the database differ by {abs(found.now - now):.0f} s. "
            "Let both follow a time server."
        )
    if found.free < needed:
        yield (
            f"The database has only {counted(found.free, 'connection')} free, and the bot may open {needed}. "
            "Raise max_connections, or close other programs."
        )


def _told(member: RunningMember) -> str:
    shards = f"shards {', '.join(map(str, member.shards))}" if member.shards else "no shards"
    state = "gave no sign of life within its lease" if member.late else "runs"
    return f"The bot {member.name} ({member.version}) {state}; it serves {shards}."
