"""From phrases to words: all users read in their own language.

A text missing in a language is taken from English; one missing there too shows its key and is logged once.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser, ast

from bot.games.core.phrase import Fact, Phrase, Who

# Only an entry's name stands at the beginning of a line before "=": the lines that go on are indented.
_HEAD = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_AFTER = re.compile(r"(#{1,3}( .*)?)?(\n(#{1,3}( .*)?)?)*")
"""What may follow a text of one line up to the next entry: comments and empty lines."""
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

    A text is parsed when it is first wanted: to parse all of them is a good part of what a start takes. Most are one
    line without facts, and need no parser.
    """

    def __init__(self, language: str, folder: Path, command: Callable[[str], str]) -> None:
        """`command`: writes the command that a text names, `{ COMMAND("play") }`."""
        functions: dict[str, Callable[[Any], Any]] = {"COMMAND": command}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self.files = sorted(folder.glob("*.ftl"))
        self._unread: dict[str, _Entry] = {}
        for file in self.files:
            for entry in _entries(file):
                self._unread.setdefault(entry.name, entry)
        self._keys = {name for name, entry in self._unread.items() if entry.is_text}

    def check(self) -> None:
        """Parse everything. Raises BrokenText at the first entry that is not Fluent."""
        for file in self.files:
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
        entry = self._unread.get(key)
        if entry is not None and (plain := entry.plain) is not None:
            return plain, []
        errors: list[Exception] = []
        given: dict[str, FluentType | str] = {}
        held_back: dict[str, str] = {}
        for name, fact in facts.items():
            if isinstance(fact, int):
                given[name] = _number(fact)
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

    @property
    def plain(self) -> str | None:
        """Its words, if they are one line with nothing to be filled in."""
        head, _, rest = self.source.partition("=")[2].partition("\n")
        if not head.strip(" ") or "{" in head or "}" in head or not _AFTER.fullmatch(rest):
            return None
        return head.strip(" ")


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


_number = lru_cache(_GROUPED)(_Number)


_log = logging.getLogger(__name__)

FALLBACK = "en"
_KEPT_WORDS = 4096
_KEPT_TEXTS = 2048
"""The most new texts that are kept, and as many older ones, of which those that are still used stay.

With a thousand tables in play nine of ten texts are found among them; four times as many would find two in a hundred
more, for 15 MB.
"""


class MissingText(LookupError):
    """A key without words, or words without one of their facts (raised by a strict translator only)."""


class Translator:
    """All languages, found by their folders. Safe to use from several threads.

    `strict` turns what is logged in production (a missing key, a missing fact, a text that is not Fluent) into
    MissingText, for tests. Raises BrokenText when there are no English texts.
    """

    languages: tuple[str, ...]

    def __init__(self, folder: Path | None = None, *, strict: bool = False) -> None:
        root = folder or Path(__file__).parent
        found = sorted(path.parent.name for path in root.glob("*/*.ftl"))
        if FALLBACK not in found:
            raise BrokenText(root / FALLBACK, 0, "no English texts here")
        self.languages = (FALLBACK, *sorted(set(found) - {FALLBACK}))
        self._ids: dict[str, int] = {}
        english = _Language(FALLBACK, root / FALLBACK, None, self._ids, strict)
        others = self.languages[1:]
        self._languages = {FALLBACK: english} | {
            language: _Language(language, root / language, english.bundle, self._ids, strict) for language in others
        }
        self._words = lru_cache(_KEPT_WORDS)(self._make_words)

    def register(self, commands: Mapping[str, int]) -> None:
        """Set the commands' ids at Discord. From now on texts mention the commands, so that users can click them.

        A mention shows each reader the name in their own client's language; without an id the name is a guess.
        """
        self._ids.clear()
        self._ids.update(commands)
        for language_texts in self._languages.values():
            language_texts.forget()

    def check(self) -> None:
        """Raise BrokenText, naming file and line, when a file is not Fluent."""
        for language_texts in self._languages.values():
            language_texts.bundle.check()

    def settle(self, locale: str | None) -> str:
        """Return the language for a Discord locale: "de" for "de-AT", English for one that we do not speak."""
        wanted = (locale or FALLBACK).replace("_", "-").casefold()
        ours = {language.casefold(): language for language in self.languages}
        return ours.get(wanted) or ours.get(wanted.partition("-")[0], FALLBACK)

    def words(self, language: str, names: Sequence[str] = ()) -> Words:
        """Return the words of one language at a table whose seats bear these names (ready for Markdown)."""
        return self._words(language, tuple(names))

    def has(self, language: str, key: str) -> bool:
        """Return whether this very language has a text for the key."""
        return key in self._languages[language].bundle

    def keys(self, language: str) -> set[str]:
        """Return all keys of this very language."""
        return self._languages[language].bundle.keys

    def _make_words(self, language: str, names: tuple[str, ...]) -> Words:
        settled = self.settle(language)
        return Words(settled, self._languages[settled], names)


class Words:
    """Phrases to text in one language, with the names of one table."""

    def __init__(self, language: str, language_texts: _Language, names: tuple[str, ...]) -> None:
        self.language = language
        self._language = language_texts
        self._names = names

    def __call__(self, phrase: Phrase) -> str:
        """Return the phrase in words: nested phrases first, seats by name, tuples as a list."""
        facts = phrase.facts
        if not facts:
            return self._language.constant(phrase.key)
        return self._language.fill(phrase.key, {name: self._fact(facts[name]) for name in facts})

    def lines(self, phrases: Iterable[Phrase]) -> list[str]:
        """Return each phrase in words."""
        return [self(phrase) for phrase in phrases]

    def _fact(self, fact: Fact) -> int | str:
        if isinstance(fact, Phrase):
            return self(fact)
        if isinstance(fact, Who):
            return self._name(fact.seat)
        if isinstance(fact, tuple):
            return self._language.list([str(self._fact(item)) for item in fact])
        return fact

    def _name(self, seat: int) -> str:
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self._language.fill("host-seat", {"number": seat + 1})


class _Language:
    """The texts of one language with English as a fallback, and a cache of filled texts."""

    def __init__(
        self, language: str, folder: Path, fallback: Bundle | None, ids: Mapping[str, int], strict: bool
    ) -> None:
        self.bundle = Bundle(language, folder, self._command)
        self._fallback = fallback or self.bundle
        self._ids = ids
        self._strict = strict
        self._told: set[str] = set()
        # Coordinates, cards and whole lines recur from look to look; filling one again costs some 20 µs.
        self._made: dict[tuple[str, tuple[tuple[str, int | str], ...]], str] = {}
        self._before: dict[tuple[str, tuple[tuple[str, int | str], ...]], str] = {}
        self._constants: dict[str, str] = {}

    def constant(self, key: str) -> str:
        """Return a text that has no facts. There are only as many as keys, so all of them are kept."""
        text = self._constants.get(key)
        if text is None:
            text = self._constants[key] = self._fill(key, {})
        return text

    def fill(self, key: str, facts: dict[str, int | str]) -> str:
        known = (key, tuple(facts.items()))
        text = self._made.get(known)
        if text is None:
            text = self._before.get(known)
            if text is None:
                text = self._fill(key, facts)
            if len(self._made) >= _KEPT_TEXTS:
                self._before, self._made = self._made, {}
            self._made[known] = text
        return text

    def forget(self) -> None:
        """Clear the cache of filled texts."""
        self._made, self._before, self._constants = {}, {}, {}

    def list(self, items: Sequence[str]) -> str:
        if not items:
            return self.constant("host-nothing")
        if len(items) == 1:
            return items[0]
        return self.constant("host-list-comma").join(items[:-1]) + self.constant("host-list-and") + items[-1]

    def _fill(self, key: str, facts: dict[str, int | str]) -> str:
        bundle = self.bundle if key in self.bundle else self._fallback
        if key not in bundle:
            self._complain(key, f"no text for {key}")
            return key
        try:
            text, errors = bundle.fill(key, facts)
        except BrokenText as error:
            self._complain(key, f"{key}: {error}")
            return key
        if errors:
            self._complain(key, f"{key}: {'; '.join(map(str, errors))}")
        return text

    def _command(self, name: str) -> str:
        """Mention a command, or a command of a group ("space-mission jump"); name it where its id is not known."""
        known = self._ids.get(name.partition(" ")[0])
        if known is not None:
            return f"</{name}:{known}>"
        key = f"command-{name}"
        return f"**/{self._fill(key, {}) if key in self.bundle else name}**"

    def _complain(self, key: str, what: str) -> None:
        if self._strict:
            raise MissingText(what)
        if key not in self._told:
            self._told.add(key)
            _log.error("text: %s", what)
