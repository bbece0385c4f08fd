"""One picture that the tests draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bot.games.core.phrase import Phrase
from bot.games.core.style import STANDARD, Style
from renderers.picture import Picture
from renderers.registry import draw


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
