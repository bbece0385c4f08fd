"""From phrases to words: all users read in their own language.

A text missing in a language is taken from English; one missing there too shows its key and is logged once.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from bot.games.core.phrase import Fact, Phrase, Who
from bot.text.bundles import BrokenText, Bundle

_log = logging.getLogger(__name__)

FALLBACK = "en"
_KEPT_WORDS = 4096
_KEPT_TEXTS = 2048
"""So many texts are kept, and as many that were made before them: those that are still wanted stay.

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
        return self._language.fill(phrase.key, {name: self._fact(facts[name]) for name in facts} if facts else {})

    def lines(self, phrases: Iterable[Phrase]) -> list[str]:
        """Return each phrase in words."""
        return [self(phrase) for phrase in phrases]

    def _fact(self, fact: Fact) -> int | str:
        if isinstance(fact, int | str):
            return fact
        if isinstance(fact, Phrase):
            return self(fact)
        if isinstance(fact, Who):
            return self._name(fact.seat)
        return self._language.list([str(self._fact(item)) for item in fact])

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
        self._made, self._before = {}, {}

    def list(self, items: Sequence[str]) -> str:
        if not items:
            return self.fill("host-nothing", {})
        if len(items) == 1:
            return items[0]
        comma, last = self.fill("host-list-comma", {}), self.fill("host-list-and", {})
        return comma.join(items[:-1]) + last + items[-1]

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
