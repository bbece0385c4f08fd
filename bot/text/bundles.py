"""Reading Fluent files: all `*.ftl` of a language folder become one bundle."""

from __future__ import annotations

from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser, ast

_GROUPED = 1000
_PART_LIMIT = 2500
"""fluent.runtime refuses a longer fact given as a bare string."""


class BrokenText(ValueError):
    """A text file that is not Fluent. Names file and line, for whoever wrote it."""

    def __init__(self, file: Path, line: int, why: str) -> None:
        super().__init__(f"{file}:{line}: {why}")
        self.file = file
        self.line = line


class Bundle:
    """The texts of one language, ready to be filled with facts."""

    def __init__(self, language: str, folder: Path) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: set[str] = set()
        for file in sorted(folder.glob("*.ftl")):
            resource = parse(file)
            self._bundle.add_resource(resource)
            self._keys.update(
                entry.id.name for entry in resource.body if isinstance(entry, ast.Message) and entry.value
            )

    @property
    def keys(self) -> set[str]:
        """All message keys of this language."""
        return set(self._keys)

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def fill(self, key: str, facts: dict[str, int | str]) -> tuple[str, list[Exception]]:
        """Return the text with its facts put in, and what was wrong with them. Raises KeyError for no such key.

        This is `FluentBundle.format_pattern` but for the conversion of numbers and long facts.
        """
        errors: list[Exception] = []
        given = {name: _fluent(fact) for name, fact in facts.items()}
        pattern = self._bundle.get_message(key).value  # compiled at its first use, then kept by the bundle
        environment = ResolverEnvironment(context=self._bundle, current=CurrentEnvironment(args=given), errors=errors)
        try:
            text = pattern(environment) if pattern else key
        except ValueError as error:  # too many parts: fluent.runtime's guard against runaway references
            errors.append(error)
            text = key
        return (text if isinstance(text, str) else key), errors


def parse(file: Path) -> ast.Resource:
    """Return the file's syntax tree. Raises BrokenText at the first entry that is not Fluent."""
    source = file.read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0] if entry.annotations else None
            where = note.span if note and note.span else entry.span
            line = source.count("\n", 0, where.start if where else 0) + 1
            raise BrokenText(file, line, note.message or "no Fluent" if note else "no Fluent")
    return resource


class _Number(FluentInt):
    """A number that plural rules see. Below a thousand no language of ours groups digits, so it is written plainly."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if -_GROUPED < self < _GROUPED else super().format(locale)


class _Long(FluentType):
    """A fact of more characters than fluent.runtime takes as a bare string."""

    def __init__(self, text: str) -> None:
        self._text = text

    def format(self, locale: Locale) -> str:
        return self._text


def _fluent(fact: int | str) -> FluentType | str:
    if isinstance(fact, int):
        return _Number(fact)
    return _Long(fact) if len(fact) > _PART_LIMIT else fact
