"""What is requested of a render backend, and the backend that draws in this very process."""

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


class RenderRequest(Struct, frozen=True):
    """All that a picture is made of. It can be pickled: the words are made again from language and names.

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
    """Draws pictures for `renderers.service.RenderService`, which calls `draw` in threads of its own.

    A backend without processes has nothing to warm up, to cancel or to close.
    """

    workers: int
    """How many pictures may be drawn at once, besides a film."""

    def draw(self, request: RenderRequest) -> Picture | None:
        """Draw it; None when there is no such picture. Blocks. Raises an exception of any kind when drawing failed."""
        ...

    def warm_up(self) -> None:
        """Begin with what takes long before the first picture. Does not wait for it."""

    def cancel_films(self) -> None:
        """Cancel the film in progress, which takes seconds; the bot is to end."""

    def cancel_all(self) -> None:
        """Cancel everything in progress: the bot is to end, and a picture may hang."""

    def close(self) -> None:
        """Free everything. Called when nothing is drawn any more."""


class InProcess(RenderBackend):
    """Draws in this process: safe in several threads, but while it draws other threads wait."""

    workers: int = 2
    """Encoding lets other threads run, drawing does not: more than two gain nothing."""

    def __init__(self, words: MakeWords) -> None:
        self._words = words

    def draw(self, request: RenderRequest) -> Picture | None:
        """Draw it."""
        words = self._words(request.language, request.names)
        if request.moving:
            return film(request.game, request.look, request.views, words, request.names, request.style)
        [view] = request.views
        return draw(request.game, request.look, view, request.about, words, request.names, request.style)
