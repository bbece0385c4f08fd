"""The rules of one game in one language: leaves to turn, paragraphs with their numbers, and what a user may mean.

A paragraph has the number that refusals cite: `6.3` is the third of the sixth topic. Lists below paragraphs have none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from bot import limits
from bot.games.core.contract import Title
from bot.games.core.phrase import say
from bot.service.card import Choice
from bot.service.features.looks.cards import cut, pages
from bot.text.translator import Words

SUMMARY = "summary"
"""The first leaf: the game on one page."""
LEAF = 2800
"""Characters of a leaf; the rest of a message is for headings and what stands beside it."""
_NUMBER = re.compile(r"\d{1,2}\.\d{1,2}")
_MARKS = re.compile(r"\*+")


class Leaf(NamedTuple):
    """A page of a topic. `place`: its name in buttons, `scan`, or `craft:1` for a second page."""

    place: str
    topic: str
    text: str


@dataclass(frozen=True)
class Paragraph:
    """A numbered paragraph. `text` begins with the number."""

    number: str
    topic: str
    text: str

    @cached_property
    def plain(self) -> str:
        """The text without marks for bold, in lower case, as it is searched."""
        return _MARKS.sub("", self.text).casefold()

    @property
    def beginning(self) -> str:
        """The text without number and marks for bold, as far as a line of a menu has room for it."""
        return cut(_MARKS.sub("", self.text).removeprefix(self.number).strip(), limits.CHOICE_TEXT)


class Book:
    """The rules of a game in the words of a language."""

    def __init__(self, title: Title, words: Words) -> None:
        self.title, self.meta = title, title.game.meta
        self.words = words
        self._presenter = title.presenter

    @property
    def topics(self) -> tuple[str, ...]:
        """All topics in order, the summary first."""
        return SUMMARY, *self.meta.rule_topics

    def name(self, topic: str) -> str:
        """Return the name of a topic with its number; that of the summary has none."""
        key = "rules-summary" if topic == SUMMARY else f"{self.meta.prefix}-rules-topic-{topic}"
        return self.words(say(key))

    def choice(self, number: str) -> Choice:
        """Return a line of a menu for a paragraph: its number, its topic, and how it begins.

        A paragraph that this edition does not have is a number alone.
        """
        paragraph = self.paragraphs.get(number)
        if paragraph is None:
            return Choice(number, self.words(say("rules-paragraph", number=number)))
        topic = self.name(paragraph.topic).partition(". ")[2]
        label = self.words(say("rules-paragraph-of", number=number, topic=topic))
        return Choice(number, cut(label, limits.CHOICE_TEXT), paragraph.beginning)

    @cached_property
    def leaves(self) -> tuple[Leaf, ...]:
        """All leaves in order."""
        return tuple(leaf for topic in self.topics for leaf in self._leaves_of(topic))

    def _leaves_of(self, topic: str) -> Iterator[Leaf]:
        for at, text in enumerate(pages(self._lines(topic), LEAF)):
            yield Leaf(f"{topic}:{at}" if at else topic, topic, text)

    def _lines(self, topic: str) -> list[str]:
        return self.words.lines(self._presenter.rules(topic))

    @cached_property
    def paragraphs(self) -> dict[str, Paragraph]:
        """All numbered paragraphs in order, by number."""
        found: dict[str, Paragraph] = {}
        for chapter, topic in enumerate(self.meta.rule_topics, 1):
            for at, phrase in enumerate(self._presenter.rules(topic), 1):
                if phrase.key == f"{self.meta.prefix}-rules-{topic}-{at}":
                    found[f"{chapter}.{at}"] = Paragraph(f"{chapter}.{at}", topic, self.words(phrase))
        return found

    def leaf_at(self, place: str) -> int | None:
        """Return where a leaf is among all leaves, by its place; None if there is none."""
        return next((at for at, leaf in enumerate(self.leaves) if leaf.place == place), None)

    def place_of(self, typed: str) -> str | None:
        """Return the place of the leaf or paragraph that a typed text means; None if it means none.

        It may be a place, the number of a paragraph or topic, or the beginning of a topic's name.
        """
        wanted = typed.strip().casefold().rstrip(".")
        if self.leaf_at(wanted) is not None or wanted in self.paragraphs:
            return wanted
        named = [topic for topic in self.topics if wanted and self._is_named(topic, wanted)]
        return named[0] if named else None

    def _is_named(self, topic: str, wanted: str) -> bool:
        number, _, name = self.name(topic).casefold().rpartition(". ")
        return wanted == number or name.startswith(wanted) or self.name(topic).casefold().startswith(wanted)

    def beside(self, number: str, step: int) -> Paragraph | None:
        """Return the paragraph so many steps after this one; None beyond the first and the last."""
        numbers = list(self.paragraphs)
        at = numbers.index(number) + step
        return self.paragraphs[numbers[at]] if 0 <= at < len(numbers) else None


def is_number(place: str) -> bool:
    """Return whether a place names a paragraph."""
    return _NUMBER.fullmatch(place) is not None
