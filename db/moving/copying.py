"""The copying of one end into another, and the comparison of the two.

One part after the other is copied, each in a transaction of the target that also notes the part's digests. A part that
stands there with the digests of the source is not copied again: so a copy that was killed is repeated, however often,
and also after the source was changed meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from db.moving.digest import Digesting
from db.moving.layout import Part, tables_of
from db.moving.ports import Digests, End, Source, Target


@dataclass
class Copied:
    """What was copied, in this run and before."""

    guilds: list[int] = field(default_factory=list[int])
    skipped: int = 0
    rows: int = 0


@dataclass(frozen=True)
class Difference:
    """A table of a part that is not alike on both ends."""

    part: Part
    table: str


async def copy(source: Source, target: Target, since: float, told: Callable[[Copied], None]) -> Copied:
    """Copy all that the source holds; pending interactions that are older than `since` are left out.

    `told` is called after each guild. Raises CopyRefused, StoreError and its kinds.
    """
    await source.begin_source(target.name)
    known = await target.begin_target(source.name)
    done = Copied()
    for guild in await source.guilds():
        if guild in known and known[guild] == await digests_of(source, guild, since):
            done.skipped += 1
        else:
            done.rows += await _copy_part(source, target, guild, since)
        done.guilds.append(guild)
        told(done)
    for guild in known:
        if guild is not None and guild not in done.guilds:
            await target.remove(guild)
    done.rows += await _copy_part(source, target, None, since)
    return done


async def _copy_part(source: Source, target: Target, part: Part, since: float) -> int:
    """Copy a part in one transaction; return how many rows it has."""
    digests = {table.name: Digesting() for table in tables_of(part)}
    async with source.part(part) as reader, target.filling(part) as writer:
        for table in tables_of(part):
            async for rows in reader.chunks(table, since):
                digests[table.name].add(rows)
                await writer.put(table, rows)
        done = {name: digest.done() for name, digest in digests.items()}
        await writer.note(done)
    return sum(digest.rows for digest in done.values())


async def digests_of(end: End, part: Part, since: float) -> Digests:
    """Read a part and return the digests of its tables."""
    found: dict[str, Digesting] = {}
    async with end.part(part) as reader:
        for table in tables_of(part):
            found[table.name] = Digesting()
            async for rows in reader.chunks(table, since):
                found[table.name].add(rows)
    return {name: digest.done() for name, digest in found.items()}


async def compare(source: End, target: Target, since: float) -> list[Difference]:
    """Read both ends again and return the tables that differ. Of a guild that one end lacks its own row differs.

    A guild that differs is removed from the target: the next copy copies it anew.
    """
    ours, theirs = set(await source.guilds()), set(await target.guilds())
    found = [Difference(guild, "guild") for guild in sorted(ours ^ theirs)]
    for part in (None, *sorted(ours & theirs)):
        wanted, stands = await digests_of(source, part, since), await digests_of(target, part, since)
        found += [Difference(part, name) for name in wanted if wanted[name] != stands[name]]
    for guild in {each.part for each in found if each.part is not None}:
        await target.remove(guild)
    return found
