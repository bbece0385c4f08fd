"""Reading Fluent files: all `*.ftl` of a language folder become one bundle."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser, ast

# Only an entry's name stands at the beginning of a line before "=": the lines that go on are indented.
_HEAD = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_GROUPED = 1000
_PART_LIMIT = 2500
"""fluent.runtime refuses a longer fact, so such a fact is inserted afterwards."""


class BrokenText(ValueError):
    """A text file that is not valid Fluent. The message names file and line."""

    def __init__(self, file: Path, line: int, why: str) -> None:
        super().__init__(f"{file}:{line}: {why}")
        self.file = file
        self.line = line


class Bundle:
    """The texts of one language, ready to be filled with facts.

    A text is parsed when it is first wanted: to parse all of them is a good part of what a start takes.
    """

    def __init__(self, language: str, folder: Path, command: Callable[[str], str]) -> None:
        """`command`: writes the command that a text names, `{ COMMAND("play") }`."""
        functions: dict[str, Callable[[Any], Any]] = {"COMMAND": command}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._files = sorted(folder.glob("*.ftl"))
        self._unread: dict[str, _Entry] = {}
        for file in self._files:
            for entry in _entries(file):
                self._unread.setdefault(entry.name, entry)
        self._keys = {name for name, entry in self._unread.items() if entry.is_text}

    def check(self) -> None:
        """Parse everything. Raises BrokenText at the first entry that is not Fluent."""
        for file in self._files:
            parse(file)

    @property
    def keys(self) -> set[str]:
        """All message keys of this language."""
        return set(self._keys)

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def fill(self, key: str, facts: dict[str, int | str]) -> tuple[str, list[Exception]]:
        """Return the text with its facts put in, and what was wrong with them.

        Raises KeyError for no such key, BrokenText when it is not Fluent. This is `FluentBundle.format_pattern` but
        for the conversion of numbers and long facts.
        """
        errors: list[Exception] = []
        given: dict[str, FluentType | str] = {}
        held_back: dict[str, str] = {}
        for name, fact in facts.items():
            if isinstance(fact, int):
                given[name] = _Number(fact)
            elif len(fact) <= _PART_LIMIT:
                given[name] = fact
            else:
                given[name] = mark = f"\ue000{name}\ue000"
                held_back[mark] = fact
        self._read(key, frozenset())
        pattern = self._bundle.get_message(key).value  # compiled at its first use, then kept by the bundle
        environment = ResolverEnvironment(context=self._bundle, current=CurrentEnvironment(args=given), errors=errors)
        try:
            text = pattern(environment) if pattern else key
        except ValueError as error:  # too many parts: fluent.runtime's guard against runaway references
            errors.append(error)
            text = key
        said = text if isinstance(text, str) else key
        for mark, fact in held_back.items():
            said = said.replace(mark, fact)
        return said, errors

    def _read(self, name: str, readers: frozenset[str]) -> None:
        """Parse an entry, and before it all that it refers to but its `readers`, who are being read.

        Several threads may do so at once: an entry counts as read when it stands in the bundle.
        """
        entry = self._unread.get(name)
        if entry is None:
            return
        resource = _parsed(entry.file, entry.source, entry.line)
        for other in set(_references(resource)) - readers - {name}:
            self._read(other, readers | {name})
        self._bundle.add_resource(resource)
        self._unread.pop(name, None)


class _Entry(NamedTuple):
    """A message or term as it stands in its file, from this line on (0 is the first). A term's name begins with "-"."""

    name: str
    source: str
    file: Path
    line: int

    @property
    def is_text(self) -> bool:
        """Whether it is a message that has words of its own, not attributes alone."""
        head, _, rest = self.source.partition("=")[2].partition("\n")
        return not self.name.startswith("-") and bool(head.strip() or not rest.lstrip().startswith("."))


def _references(node: Any) -> Iterator[str]:
    """Return the names of the entries to which something in this piece of a syntax tree refers."""
    if isinstance(node, ast.MessageReference):
        yield node.id.name
    elif isinstance(node, ast.TermReference):
        yield f"-{node.id.name}"
    if isinstance(node, ast.BaseNode):
        node = list(vars(node).values())
    if isinstance(node, list):
        for part in node:  # pyright: ignore[reportUnknownVariableType] - a list of nodes
            yield from _references(part)


def _entries(file: Path) -> Iterator[_Entry]:
    """Cut a file into its entries: each begins at a line with its name and goes on to where the next one begins."""
    source = file.read_text(encoding="utf-8")
    heads = list(_HEAD.finditer(source))
    ends = [head.start() for head in heads[1:]] + [len(source)]
    line, counted = 0, 0
    for head, end in zip(heads, ends, strict=True):
        line += source.count("\n", counted, head.start())
        counted = head.start()
        yield _Entry(head[1], source[head.start() : end], file, line)


def parse(file: Path) -> ast.Resource:
    """Return the file's syntax tree. Raises BrokenText at the first entry that is not Fluent."""
    return _parsed(file, file.read_text(encoding="utf-8"), 0)


def _parsed(file: Path, source: str, line: int) -> ast.Resource:
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise _broken(file, source, line, entry)
    return resource


def _broken(file: Path, source: str, line: int, junk: ast.Junk) -> BrokenText:
    begins = junk.span.start if junk.span else 0
    note = junk.annotations[0] if junk.annotations else None
    place = note.span.start if note and note.span else begins
    # What is missing at the end of a line is noticed at the beginning of the next one.
    if place > begins and source[place - 1] == "\n":
        place -= 1
    return BrokenText(file, line + source.count("\n", 0, place) + 1, (note and note.message) or "no Fluent")


class _Number(FluentInt):
    """A number that plural rules see. Below a thousand no language of ours groups digits, so it is written plainly."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if -_GROUPED < self < _GROUPED else super().format(locale)
