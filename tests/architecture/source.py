"""The project's own source, read as syntax trees."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOUSES = ("bot", "cogs", "renderers", "db")


@dataclass(frozen=True)
class Source:
    """A Python file: its path from the root, with slashes, and its text."""

    path: str
    text: str

    @property
    def tree(self) -> ast.Module:
        return _parse(self.text)


@dataclass(frozen=True)
class Import:
    """One imported module, with the names taken from it; `line` for the message."""

    module: str
    names: tuple[str, ...]
    line: int


@cache
def _parse(text: str) -> ast.Module:
    return ast.parse(text)


@cache
def product() -> tuple[Source, ...]:
    """Every Python file that is not a test."""
    return tuple(_read(file) for context in HOUSES for file in sorted((ROOT / context).rglob("*.py")))


@cache
def everything() -> tuple[Source, ...]:
    return (*product(), *(_read(file) for file in sorted((ROOT / "tests").rglob("*.py"))))


def _read(file: Path) -> Source:
    return Source(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8"))


@cache
def imports(source: Source) -> tuple[Import, ...]:
    """Return what the file imports, at its top or inside a function; a relative import is named by its dots."""
    return tuple(_imports(source))


def _imports(source: Source) -> Iterator[Import]:
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, (), node.lineno)
        elif isinstance(node, ast.ImportFrom):
            names = tuple(alias.name for alias in node.names)
            yield Import("." * node.level + (node.module or ""), names, node.lineno)


def within(module: str, allowed: frozenset[str] | set[str]) -> bool:
    """Return whether the module is one of those, or lies inside one of them."""
    return any(module == name or module.startswith(f"{name}.") for name in allowed)


def texts(source: Source) -> Iterator[tuple[int, str]]:
    """Yield the string constants that are not docstrings or loose remarks."""
    loose = {id(node.value) for node in ast.walk(source.tree) if isinstance(node, ast.Expr) and _is_text(node.value)}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in loose:
            yield node.lineno, node.value


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def comments(source: Source) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source.text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def called(source: Source, names: set[str]) -> Iterator[tuple[int, str]]:
    """Yield the calls of these built-in functions."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node.lineno, node.func.id


def game_of(path: str) -> str | None:
    """Return the game's package that the file belongs to, or None."""
    found = re.match(r"bot/games/(\w+)/", path)
    return found[1] if found and found[1] not in ("core", "history") else None
