"""What a test's database notes besides: who wrote what and when, each lease of a shard, and each death of a member.

Triggers note it, in the transaction that does it. A transaction says by a setting which member's it is: the fence,
which it normally holds, may be what a test takes away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.cluster.history import Entry, Lease, TableKey, Write

_TABLES = """
CREATE SCHEMA audit;
CREATE TABLE audit.written (what text, member integer, at double precision);
CREATE TABLE audit.entry (guild bigint, game_table bigint, number bigint, member integer, at double precision);
CREATE TABLE audit.lease (id bigserial, shard integer, epoch integer);
CREATE TABLE audit.death (member integer, at double precision);
CREATE FUNCTION audit.member() RETURNS integer LANGUAGE sql AS
    $$ SELECT coalesce(nullif(current_setting('audit.member', true), ''), '0')::integer $$;
CREATE FUNCTION audit.now() RETURNS double precision LANGUAGE sql VOLATILE AS
    $$ SELECT extract(epoch FROM clock_timestamp())::double precision $$;
CREATE FUNCTION audit.note_statement() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit.written VALUES (TG_TABLE_NAME, audit.member(), audit.now());
    RETURN NULL;
END $$;
CREATE FUNCTION audit.note_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit.entry VALUES (NEW.guild_id, NEW.table_id, NEW.number, audit.member(), audit.now());
    RETURN NULL;
END $$;
CREATE FUNCTION audit.note_lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit.lease (shard, epoch) VALUES (NEW.shard, NEW.epoch);
    RETURN NULL;
END $$;
CREATE FUNCTION audit.note_death() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit.death VALUES (NEW.member_id, audit.now());
    RETURN NULL;
END $$;
CREATE TRIGGER audit_entry AFTER INSERT ON entry FOR EACH ROW EXECUTE FUNCTION audit.note_entry();
CREATE TRIGGER audit_lease AFTER UPDATE ON cluster.shard_lease
    FOR EACH ROW WHEN (NEW.epoch IS DISTINCT FROM OLD.epoch) EXECUTE FUNCTION audit.note_lease();
CREATE TRIGGER audit_death AFTER UPDATE ON cluster.member
    FOR EACH ROW WHEN (NEW.dead AND NOT OLD.dead) EXECUTE FUNCTION audit.note_death();
"""
_STATEMENTS = (
    "CREATE TRIGGER audit_statement AFTER INSERT OR UPDATE OR DELETE ON {} EXECUTE FUNCTION audit.note_statement()"
)
_ENTRIES = """
SELECT guild_id, table_id, entry.number, interaction, body, noted.member, noted.at
FROM entry JOIN audit.entry AS noted ON (guild, game_table, noted.number) = (guild_id, table_id, entry.number)
"""
WRITTEN = ("guild", "game_table", "snapshot", "outgoing", "timer", "posted")
"""The tables of which each statement is noted."""


async def install(connection: Any) -> None:
    """Let a database with the newest schema note it."""
    await connection.execute(_TABLES + ";".join(map(_STATEMENTS.format, WRITTEN)))


async def entries(ask: Any, text: Callable[[bytes], str]) -> list[Entry]:
    """Return all entries. `text`: what an entry says."""
    return [
        Entry(TableKey(guild, table), number, interaction, text(body), member, at)
        for guild, table, number, interaction, body, member, at in await ask(_ENTRIES)
    ]


async def deaths(ask: Any) -> dict[int, float]:
    """Return when members were declared dead."""
    return dict(await ask("SELECT member, at FROM audit.death"))


async def leases(ask: Any) -> list[Lease]:
    """Return the leases of all shards, in their order."""
    return [Lease(shard, epoch) for shard, epoch in await ask("SELECT shard, epoch FROM audit.lease ORDER BY id")]


async def writes(ask: Any) -> list[Write]:
    """Return who wrote what, but for entries."""
    return [Write(*row) for row in await ask("SELECT what, member, at FROM audit.written")]


def say_who_writes() -> property:
    """Let each transaction of this process that writes say which member's it is. Return what `Fence.sql` was."""
    from db.postgres.block import Fence

    before: Any = Fence.sql
    named = property(lambda fence: f"{before.fget(fence)}SET LOCAL audit.member = '{fence.member}'; ")
    setattr(Fence, "sql", named)  # noqa: B010 - a class's property cannot be assigned to in types
    return before


@contextmanager
def writers_named() -> Iterator[None]:
    """Let transactions say it while the block runs."""
    from db.postgres.block import Fence

    before = say_who_writes()
    try:
        yield
    finally:
        setattr(Fence, "sql", before)  # noqa: B010
