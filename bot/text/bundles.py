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
"""fluent.runtime refuses a longer fact; it is put in afterwards."""


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


def parse(file: Path) -> ast.Resource:
    """Return the file's syntax tree. Raises BrokenText at the first entry that is not Fluent."""
    source = file.read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise _broken(file, source, entry)
    return resource


def _broken(file: Path, source: str, junk: ast.Junk) -> BrokenText:
    begins = junk.span.start if junk.span else 0
    note = junk.annotations[0] if junk.annotations else None
    place = note.span.start if note and note.span else begins
    # What is missing at the end of a line is noticed at the beginning of the next one.
    if place > begins and source[place - 1] == "\n":
        place -= 1
    return BrokenText(file, source.count("\n", 0, place) + 1, (note and note.message) or "no Fluent")


class _Number(FluentInt):
    """A number that plural rules see. Below a thousand no language of ours groups digits, so it is written plainly."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if -_GROUPED < self < _GROUPED else super().format(locale)
