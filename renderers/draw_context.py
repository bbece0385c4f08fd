"""What a look is drawn with besides the view: the translator and the people's names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.core.phrase import Fact, Phrase, say
from bot.games.core.style import STANDARD, Style
from renderers.emblems import letter_of
from renderers.glyphs import legible

WIDTH, WIDE = 900, 1200


class DrawContext:
    """Words and names for one picture."""

    def __init__(self, words: Callable[[Phrase], str], names: Sequence[str], style: Style = STANDARD) -> None:
        self.words = words
        self.narrow = not style.wide
        self.width = WIDE if style.wide else WIDTH
        """The picture's width. Discord shows all pictures at the same width, so on a wide one everything is smaller."""
        self._names = names

    def say(self, key: str, **facts: Fact) -> str:
        """Return the words of a key of the pictures (`sm-pic-...`) or of the game."""
        return " ".join(self.words(say(key, **facts)).split())

    def name(self, seat: int) -> str:
        """Return a user's name in glyphs that the fonts have; else the letter of the user's emblem."""
        name = self._names[seat] if seat < len(self._names) else ""
        return legible(name) or self.say("picture-nameless", letter=letter_of(seat))
