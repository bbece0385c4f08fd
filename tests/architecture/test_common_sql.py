"""The statements that SQLite and PostgreSQL share: none needs SQLite, and each that reads or writes a guild's table
names the guild.

What a statement says stands in its module: constants are joined by evaluating them there, and what only a call knows
stays as its name. The statements that mappers make are looked at as they are.
"""

from __future__ import annotations

import ast
import builtins
import importlib
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any, cast

import pytest
from msgspec import Struct

from db.repositories.mapping import Mapper, in_list
from db.schemas import GUILD
from tests.architecture.source import Source, product

SHARED = ("db/repositories/", "db/anonymise.py", "db/privacy.py", "db/people.py", "db/table_index.py")
SQLITE_ONLY = re.compile(
    r"\bINSERT OR\b|\bREPLACE INTO\b|\?\d|\bjson\w*\(|\biif\(|\binstr\(|\b(min|max)\([^()]+,|\brandom\(|\bGLOB\b"
    r"|\bPRAGMA\b|\bAUTOINCREMENT\b|\bsqlite_|\browid\b|\? IS (NOT )?NULL|\bIS (NOT )?\?|\bLIMIT -|\bAS (BLOB|TEXT)\)"
    r"|\buser\b|=="
)
LIST = in_list("")
"""The one form of SQLite that the other engine's session rewrites."""
READ_ONLY = ("_DUE", "_PLAY", "PLAYED")
"""Mappers of which no row is written."""
GUILD_TABLES = frozenset(re.findall(r"CREATE TABLE new_(\w+)", "".join(GUILD.migrations)))
TABLE = re.compile(rf"\b(?:FROM|JOIN|INTO|UPDATE) ({'|'.join(sorted(GUILD_TABLES))})\b")
STATEMENT = re.compile(r"(?:f.)?(SELECT|INSERT INTO|UPDATE|DELETE FROM) ")


class _Unknown:
    """A value that only a call knows."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name

    def __getattr__(self, name: str) -> _Unknown:
        return _Unknown(f"{self.name}.{name}")


class _Names(dict[str, Any]):
    def __missing__(self, name: str) -> _Unknown:
        return _Unknown(name)


def written(source: Source, module: ModuleType) -> Iterator[tuple[int, str]]:
    """Yield the texts of a file with their constants filled in."""
    inside: set[ast.AST] = set()
    names = _Names({**vars(builtins), **vars(module)})
    for node in ast.walk(source.tree):
        if node in inside or not isinstance(node, ast.JoinedStr | ast.Constant):
            continue
        inside |= set(ast.walk(node))
        code = compile(ast.Expression(node), source.path, "eval")
        try:
            text = eval(code, vars(module), names)
        except (KeyError, NameError, TypeError):  # no text can be made of what only a call knows
            text = ast.unparse(node)
        if isinstance(text, str):
            yield node.lineno, text


def made(module: ModuleType) -> Iterator[tuple[int, str]]:
    """Yield the statements that the module's mappers make."""
    for name, mapper in vars(module).items():
        if isinstance(mapper, Mapper) and name not in READ_ONLY:
            statements: dict[str, Any] = vars(cast("Mapper[Struct]", mapper))
            yield from ((0, statements[each]) for each in ("_insert", "_upsert") if statements[each])


def needing_sqlite(text: str) -> bool:
    """Return whether a text is SQL that PostgreSQL does not understand, or understands otherwise."""
    return SQLITE_ONLY.search(text.replace(LIST, "")) is not None


def without_guild(text: str) -> bool:
    """Return whether a statement names the guild less often than it names a guild's table."""
    return len(TABLE.findall(text)) > text.count("guild_id")


def shared() -> list[tuple[Source, ModuleType]]:
    return [
        (source, importlib.import_module(source.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")))
        for source in product()
        if source.path.startswith(SHARED)
    ]


def statements() -> Iterator[tuple[str, str]]:
    """Yield all statements, each with its place."""
    for source, module in shared():
        for line, text in (*written(source, module), *made(module)):
            if STATEMENT.match(text) and "\n" not in text:
                yield f"{source.path}:{line}", text


def test_no_shared_statement_needs_sqlite():
    found = list(statements())
    assert len(found) > 150
    assert [(place, sql) for place, sql in found if needing_sqlite(sql)] == []


def test_each_statement_on_a_guilds_table_names_the_guild():
    assert len(GUILD_TABLES) == 20
    found = [(place, sql) for place, sql in statements() if TABLE.search(sql)]
    assert len(found) > 100
    assert [(place, sql) for place, sql in found if without_guild(sql)] == []


@pytest.mark.parametrize(
    "sql",
    [
        "INSERT OR REPLACE INTO timer (due) VALUES (1)",
        "SELECT a FROM b WHERE c = ?1",
        "SELECT json_extract(body, '$.x') FROM outgoing",
        "UPDATE progress SET given = max(given, ?)",
        "SELECT a FROM b WHERE ? IS NULL OR c = ?",
        "SELECT a FROM b WHERE c IS ?",
        "SELECT user FROM person",
        "SELECT CAST(body AS TEXT) FROM b",
        "SELECT a FROM b WHERE c IN (SELECT value FROM json_each(?, '$.x'))",
    ],
)
def test_sql_of_sqlite_alone_is_found(sql: str):
    assert needing_sqlite(sql)


@pytest.mark.parametrize(
    "sql",
    [
        f"SELECT max(due) FROM b WHERE {in_list('kind')} AND undone_by IS NOT NULL ORDER BY user_id LIMIT ?",
        "INSERT INTO said (key) VALUES (?) ON CONFLICT DO NOTHING RETURNING 1",
    ],
)
def test_common_sql_is_fine(sql: str):
    assert not needing_sqlite(sql)


def test_a_statement_that_forgets_its_guild_is_found():
    assert without_guild("SELECT id FROM game_table WHERE status = ?")
    assert without_guild("DELETE FROM seat WHERE guild_id = ? AND table_id IN (SELECT id FROM game_table)")
    assert not without_guild("SELECT user_id FROM person")


def test_texts_are_read_with_their_constants():
    module = ModuleType("x")
    module.__dict__["OWN"] = "WHERE guild_id = ?"
    source = Source("db/x.py", "def f(table):\n    x = f'SELECT id FROM {table} {OWN}'\n    y = 'DELETE FROM seat'")
    assert list(written(source, module)) == [(2, "SELECT id FROM table WHERE guild_id = ?"), (3, "DELETE FROM seat")]
