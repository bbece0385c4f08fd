"""A picture of a sample view: what is drawn for people to look at, for golden pictures, and in measurements."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from PIL import Image

from bot.games.core.phrase import Phrase
from bot.games.core.style import STANDARD, STYLES, Style
from renderers.draw_context import DrawContext
from renderers.paint import on_palette
from renderers.picture import Picture
from renderers.registry import RENDERERS, draw
from renderers.theme import painted

ODD_NAMES = ("Maximiliane-Alexandrina von und zu Hohenfels", "日本語の名前", "عبد الرحمن", "👩‍🚀🚀✨", "𝓕𝓪𝓷𝓬𝔂 Юрий")


class Sample(NamedTuple):
    """What is drawn: game, look, view, the people's names, noun, and style by its name."""

    game: str
    look: str
    view: Any
    names: Sequence[str]
    about: str | None = None
    style: str = "standard"

    def draw(self, words: Callable[[Phrase], str]) -> Picture:
        """Draw it. Raises ValueError when there is no such picture."""
        found = draw(self.game, self.look, self.view, self.about, words, self.names, STYLES[self.style])
        if found is None:
            raise ValueError(f"no picture: {self.look}")
        return found

    def pixels(self, words: Callable[[Phrase], str]) -> Image.Image:
        """Draw it and return the pixels that are sent, without putting them into a file."""
        found = pixels(self.game, self.look, self.view, self.about, words, self.names, STYLES[self.style])
        if found is None:
            raise ValueError(f"no picture: {self.look}")
        return found.convert("RGB")


def pixels(
    game: str,
    look: str,
    view: Any,
    about: str | None,
    words: Callable[[Phrase], str],
    names: Sequence[str],
    style: Style = STANDARD,
) -> Image.Image | None:
    """Return the pixels that `renderers.registry.draw` puts into a file, which takes as long again."""
    renderer = RENDERERS[game]
    with painted(style.contrast):
        picture = renderer.paint(look, view, about, DrawContext(words, names, style))
        return None if picture is None else on_palette(picture, renderer.palette())


def in_styles(samples: Mapping[str, Sample], names: Iterable[str]) -> dict[str, Sample]:
    """Return the samples of these names in every style but the usual one, by name and style."""
    return {
        f"{name}-{style}": samples[name]._replace(style=style)
        for name in names
        for style in STYLES
        if style != "standard"
    }
