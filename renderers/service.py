"""Drawing off the event loop: finished pictures are kept, none is drawn twice at the same time."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.games.core.style import STANDARD, Style
from renderers.in_process import Order, RenderBackend
from renderers.picture import Picture
from renderers.queue import Late, Place, RenderQueue

_log = logging.getLogger(__name__)
FILMS = 8
"""So many films are made or waited for at once; each takes seconds, and an answer has minutes."""
QUEUE = 96
"""So many pictures wait to be drawn at most, about a second's work. Whoever wants one more is shown its text."""
_FILM = "film of "
LAST = 1.0
"""Seconds that pictures under way have when the bot ends: it ends before whoever told it to loses patience."""
KEPT_BYTES = 16 * 1024 * 1024
_NO_PICTURE = 256
"""What an answer "no picture" counts for in the cache."""

Key = tuple[str, str, str | None, bytes, str, tuple[str, ...], Style]


class PictureFailed(Exception):
    """A picture could not be drawn; the cause is in the log. Whoever asked shows the text instead."""


class _Drawing:
    """A picture that is being drawn, or waits to be; and how many people wait for it."""

    def __init__(self, line: RenderQueue, place: Place) -> None:
        self.line = line
        self.place = place
        self.awaited = 0


class RenderService:
    """Has pictures drawn in a studio, which he closes. Use from one event loop; `close` when done.

    His threads wait for the studio, each for one picture.
    """

    def __init__(self, studio: RenderBackend, kept_bytes: int = KEPT_BYTES) -> None:
        self._studio = studio
        self._closed = False
        self._line = RenderQueue("artist", studio.hands, studio.draw)
        # A film takes seconds: one at a time, and no picture waits for it.
        self._films = RenderQueue("film", 1, studio.draw)
        self._kept: OrderedDict[Key, Picture | None] = OrderedDict()
        self._kept_bytes = kept_bytes
        self._weight = 0
        self._drawing: dict[Key, _Drawing] = {}

    @property
    def weight(self) -> int:
        """Bytes of finished pictures that are kept at present."""
        return self._weight

    async def draw(
        self,
        game: str,
        look: str,
        view: Any,
        about: str | None,
        names: Sequence[str],
        language: str,
        style: Style = STANDARD,
        within: float = math.inf,
    ) -> Picture | None:
        """Draw a look, or take it from those kept; None when it has no picture. Raises PictureFailed.

        `within`: seconds that whoever asks can wait until it is begun; who can wait least is served first. None also
        when it cannot be begun in that time, or while very many wait: then all are helped by a quick answer.
        """
        key = (game, look, about, msgspec.msgpack.encode(view), language, tuple(names), style)
        until = asyncio.get_running_loop().time() + within
        if key not in self._drawing and (len(self._drawing) >= QUEUE or self._line.delay(until) > within):
            return self._kept.get(key)
        order = Order(game, look, (view,), about, tuple(names), language, style)
        return await self._made(key, self._line, order, until)

    async def film(
        self,
        game: str,
        look: str,
        views: Sequence[Any],
        names: Sequence[str],
        language: str,
        style: Style = STANDARD,
    ) -> Picture | None:
        """Draw a look of each view as a moving picture, or take it from those kept; None when it has no picture.

        None also while many films are waited for: whoever asks gets no answer too late. Raises PictureFailed.
        """
        shown = hashlib.sha256(msgspec.msgpack.encode(views)).digest()
        key = (game, f"{_FILM}{look}", None, shown, language, tuple(names), style)
        if key not in self._drawing and sum(other[1].startswith(_FILM) for other in self._drawing) >= FILMS:
            return self._kept.get(key)
        order = Order(game, look, tuple(views), None, tuple(names), language, style, moving=True)
        return await self._made(key, self._films, order, math.inf)

    def prepare(self) -> None:
        """Let the studio begin with what takes long before the first picture, without waiting for it."""
        self._line.prepare(self._studio.prepare)

    def close(self) -> None:
        """Let the pictures under way end, but none that hangs; drop those that wait, and free threads and studio."""
        self._closed = True
        lines = (self._line, self._films)
        for line in lines:
            line.stop()
        self._studio.hurry()
        ends = time.monotonic() + LAST
        if not all(line.empty(ends - time.monotonic()) for line in lines):
            self._studio.give_up()
        for line in lines:
            line.close()
        self._studio.close()
        _log.info("pictures kept: %.1f of %.1f MB", self._weight / 1e6, self._kept_bytes / 1e6)

    async def _made(self, key: Key, line: RenderQueue, order: Order, until: float) -> Picture | None:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        try:
            drawing = self._drawing.get(key)
            if drawing is None:
                drawing = self._begin(key, line, order, until)
            else:
                line.hurry(drawing.place, until)
            return await self._awaited(key, drawing)
        except Late:
            return None
        except Exception as error:
            raise PictureFailed(f"{key[0]} {key[1]}") from error

    async def _awaited(self, key: Key, drawing: _Drawing) -> Picture | None:
        drawing.awaited += 1
        try:
            # Shielded: one who stops waiting must not take the picture from the others.
            return await asyncio.shield(drawing.place.done)
        finally:
            drawing.awaited -= 1
            if not drawing.awaited and not drawing.place.done.done() and drawing.line.leave(drawing.place):
                # Nobody waits any more, and it was not begun: those behind it come sooner.
                self._drawing.pop(key, None)

    def _begin(self, key: Key, line: RenderQueue, order: Order, until: float) -> _Drawing:
        drawing = self._drawing[key] = _Drawing(line, line.join(order, until))
        drawing.place.done.add_done_callback(lambda done: self._finish(key, done))
        return drawing

    def _finish(self, key: Key, done: asyncio.Future[Picture | None]) -> None:
        if done.cancelled() or self._closed:
            return
        self._drawing.pop(key, None)
        error = done.exception()
        if error is None:
            self._keep(key, done.result())
        elif not isinstance(error, Late):
            _log.error("Drawing %s %s failed", key[0], key[1], exc_info=error)

    def _keep(self, key: Key, picture: Picture | None) -> None:
        self._kept[key] = picture
        self._weight += self._cost(key, picture)
        while self._weight > self._kept_bytes and self._kept:
            old, dropped = self._kept.popitem(last=False)
            self._weight -= self._cost(old, dropped)

    @staticmethod
    def _cost(key: Key, picture: Picture | None) -> int:
        return len(key[3]) + (_NO_PICTURE if picture is None else len(picture.data))
