"""Searching the paragraphs of the rules for words, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.service.features.rules.book import Book, Paragraph

MOST = 8
"""The most paragraphs that are found."""
LONGEST = 100
"""Characters of what is searched for; the rest is ignored."""
_WORD = re.compile(r"[^\W_]+")
_STEM, _ENDING = 4, 3
"""The fewest letters of a word that are searched for, and the most that are left out at its end."""
_TOPIC = 2
"""What a word in the topic's name counts more than in the paragraph."""


def found(books: Iterable[Book], wanted: str) -> list[tuple[Book, Paragraph]]:
    """Return the paragraphs that hold most of the wanted words, the best first; [] if none holds any.

    A word is also found in longer ones, and with another ending.
    """
    words = _WORD.findall(wanted[:LONGEST].casefold())
    ranked = [
        (_worth(words, book, paragraph), book, paragraph) for book in books for paragraph in book.paragraphs.values()
    ]
    best = max((hits for (hits, _), _, _ in ranked), default=0)
    fitting = [one for one in ranked if one[0][0] == best > 0]
    fitting.sort(key=lambda one: -one[0][1])
    return [(book, paragraph) for _, book, paragraph in fitting[:MOST]]


def _worth(words: Sequence[str], book: Book, paragraph: Paragraph) -> tuple[int, int]:
    """Return how many of the words a paragraph holds, and how much they count."""
    topic, text = book.name(paragraph.topic).casefold(), paragraph.plain
    stems = {word: word[: max(_STEM, len(word) - _ENDING)] for word in words}
    held = [word for word, stem in stems.items() if stem in text or stem in topic]
    whole = _WORD.findall(text)
    return len(held), sum((word in text) + (word in whole) + _TOPIC * (stems[word] in topic) for word in held)
