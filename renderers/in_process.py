"""Where pictures are drawn: what is ordered, and drawing it in this very process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from bot.games.core.phrase import Phrase
from bot.games.core.style import STANDARD, Style
from renderers.film import film
from renderers.picture import Picture
from renderers.registry import draw

MakeWords = Callable[[str, tuple[str, ...]], Callable[[Phrase], str]]
"""From a language and the names at a table to its words."""


class Order(Struct, frozen=True):
    """All that a picture is made of. It can be pickled: what it is drawn with is made again from language and names.

    A film has many `views`, any other picture one. `about`: see `renderers.registry.draw`.
    """

    game: str
    look: str
    views: Sequence[Any]
    about: str | None
    names: tuple[str, ...]
    language: str
    style: Style = STANDARD
    moving: bool = False


class RenderBackend(Protocol):
    """Draws what is ordered, for `renderers.service.RenderService`, who asks in threads of his own."""

    @property
    def hands(self) -> int:
        """How many pictures may be drawn at once, besides a film."""
        ...

    def draw(self, order: Order) -> Picture | None:
        """Draw it, None when there is no such picture. Blocks; raises an exception of any kind when drawing failed."""
        ...

    def prepare(self) -> None:
        """Begin with what takes long before the first picture. Does not wait for it."""
        ...

    def hurry(self) -> None:
        """Give up what takes seconds: nobody waits for it any more."""
        ...

    def give_up(self) -> None:
        """Give up what is still drawn, whatever it is: the bot is to end, and a picture may hang."""
        ...

    def close(self) -> None:
        """Free everything. Called when nothing is drawn any more."""
        ...


class InProcess:
    """Draws in this process: safe in several threads, but while it draws other threads wait."""

    hands = 2
    """Encoding lets other threads run, drawing does not: more than two gain nothing."""

    def __init__(self, words: MakeWords) -> None:
        self._words = words

    def draw(self, order: Order) -> Picture | None:
        """Draw it."""
        words = self._words(order.language, order.names)
        if order.moving:
            return film(order.game, order.look, order.views, words, order.names, order.style)
        [view] = order.views
        return draw(order.game, order.look, view, order.about, words, order.names, order.style)

    def prepare(self) -> None:
        """Nothing to begin with."""

    def hurry(self) -> None:
        """Nothing can be given up."""

    def give_up(self) -> None:
        """Nothing can be given up."""

    def close(self) -> None:
        """Nothing to free."""
