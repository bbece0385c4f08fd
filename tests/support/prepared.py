"""For fork servers of programs that host games: what each start would make or read, made once."""

from __future__ import annotations

from bot.games.registry import TITLES
from db.schemas import DUE_INDEX, GUILD, PEOPLE


def prepare() -> None:
    """Run all migrations and load all games once: what they make is kept."""
    for schema in (GUILD, PEOPLE, DUE_INDEX):
        schema.has(schema.version, "table", "guild", None)
    for title in TITLES.values():
        assert title.game.meta.looks
