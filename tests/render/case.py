"""One picture that the tests draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PIL import Image

from bot.games.core.phrase import Phrase
from bot.games.core.style import STANDARD, Style
from renderers.draw_context import DrawContext
from renderers.picture import Picture
from renderers.registry import RENDERERS, draw
from renderers.text import Written, recording
from renderers.theme import painted
from tests.samples.sample import pixels


class Case(NamedTuple):
    """A view, and how it is looked at. `crowded`: it shows more than a game can bring, so it may be large."""

    name: str
    game: str
    look: str
    view: Any
    about: str | None = None
    crowded: bool = False

    def draw(self, words: Callable[[Phrase], str], names: Sequence[str], style: Style = STANDARD) -> Picture | None:
        """Draw it; None when there is no such picture."""
        return draw(self.game, self.look, self.view, self.about, words, names, style)

    def pixels(self, words: Callable[[Phrase], str], names: Sequence[str], style: Style = STANDARD) -> bytes:
        """Draw it; its pixels on the palette, without a file around them."""
        picture = pixels(self.game, self.look, self.view, self.about, words, names, style)
        assert picture is not None, self.name
        return picture.tobytes()

    def paint(self, words: Callable[[Phrase], str], names: Sequence[str], style: Style = STANDARD) -> Image.Image:
        """Draw it and leave it there: to put the pixels into a file takes as long again, and changes no word of it."""
        with painted(style.contrast):
            picture = RENDERERS[self.game].paint(self.look, self.view, self.about, DrawContext(words, names, style))
        assert picture is not None, self.name
        return picture

    def write(self, words: Callable[[Phrase], str], names: Sequence[str], style: Style = STANDARD) -> list[Written]:
        """Return what is written on it."""
        with recording() as written:
            self.paint(words, names, style)
        return written
