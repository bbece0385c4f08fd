"""For fork servers of programs that open files: the schemas to which files are compared, made once."""

from __future__ import annotations

from db.schemas import DUE_INDEX, GUILD, PEOPLE


def prepare() -> None:
    """Run all migrations once: a schema keeps what it has made."""
    for schema in (GUILD, PEOPLE, DUE_INDEX):
        schema.has(schema.version, "table", "guild", None)
