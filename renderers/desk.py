"""What a look is drawn with besides the view: the translator and the people's names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.core.phrase import Fact, Phrase, say
from renderers.emblems import LETTERS
from renderers.glyphs import legible


class Desk:
    """Words and names for one picture."""

    def __init__(self, words: Callable[[Phrase], str], names: Sequence[str]) -> None:
        self.words = words
        self._names = names

    def say(self, key: str, **facts: Fact) -> str:
        """Return the words of a key of the pictures (`sm-pic-...`) or of the game."""
        return " ".join(self.words(say(key, **facts)).split())

    def name(self, seat: int) -> str:
        """Return a person's name in glyphs we have, or the seat's letter."""
        name = self._names[seat] if seat < len(self._names) else ""
        return legible(name) or LETTERS[seat]
