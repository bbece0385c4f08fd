"""Which tables are guided first games: a table that is played with the deal of its game's lesson is one.

So nothing is stored besides the table itself. Any other seed is drawn, and its 32 bytes are never those of a lesson.
"""

from __future__ import annotations

from bot.games.core.contract import Title
from bot.games.core.lesson import Lesson
from bot.service.records import Table
from bot.service.tables.loaded import LoadedTable


def lesson_at(title: Title, table: Table) -> Lesson | None:
    """Return the lesson that is given at a table, None at an ordinary one."""
    lesson = title.lesson
    return lesson if lesson is not None and lesson.seed == table.seed else None


def lesson_of(loaded: LoadedTable) -> Lesson | None:
    """Return the lesson that is given at this table, None at an ordinary one."""
    return lesson_at(loaded.title, loaded.table)
