"""Drawing off the event loop: finished pictures are cached, and none is drawn twice at the same time."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.games.core.style import STANDARD, Style
from renderers.in_process import RenderBackend, RenderRequest
from renderers.picture import Picture
from renderers.queue import DeadlinePassed, Job, RenderQueue

_log = logging.getLogger(__name__)
FILMS = 8
"""How many films are made or waited for at once at most; each takes seconds, and an answer has minutes."""
QUEUE = 96
"""How many pictures wait to be drawn at most, about a second's work. The next caller shows its text instead."""
_FILM = "film of "
CLOSE_TIMEOUT = 1.0
"""Seconds that pictures in progress have when the bot ends: a service manager waits for it."""
CACHE_BYTES = 16 * 1024 * 1024
_NO_PICTURE = 256
"""What an answer "no picture" counts for in the cache."""

Key = tuple[str, str, str | None, bytes, str, tuple[str, ...], Style]


class PictureFailed(Exception):
    """A picture could not be drawn; the cause is in the log. The caller shows the text instead."""


class _Drawing:
    """A picture that is being drawn, or waits to be; and how many callers wait for it."""

    def __init__(self, queue: RenderQueue, job: Job) -> None:
        self.queue = queue
        self.job = job
        self.awaited = 0


class RenderService:
    """Has a backend draw pictures. Use from one event loop; `close` it when done: that closes the backend, too.

    Its threads wait for the backend, each for one picture.
    """

    def __init__(self, backend: RenderBackend, cache_bytes: int = CACHE_BYTES) -> None:
        self._backend = backend
        self._closed = False
        self._pictures = RenderQueue("render", backend.workers, backend.draw)
        # A film takes seconds: one at a time, and no picture waits for it.
        self._films = RenderQueue("film", 1, backend.draw)
        self._cache: OrderedDict[Key, Picture | None] = OrderedDict()
        self._cache_bytes = cache_bytes
        self._weight = 0
        self._drawing: dict[Key, _Drawing] = {}
        self.pictures: Counter[str] = Counter()
        """Wanted pictures and films by result, for the operator's tools: `kept` (from the cache), `drawn`, `late` (text
        is shown instead, because too many waited), `failed`."""

    @property
    def weight(self) -> int:
        """Bytes of finished pictures in the cache."""
        return self._weight

    @property
    def waiting(self) -> int:
        """How many pictures and films are being drawn, or wait to be."""
        return len(self._drawing)

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
        """Draw a look, or take it from the cache; None when it has no picture. Raises PictureFailed.

        `within`: seconds in which drawing must begin; the earliest deadline comes first. None also when it cannot
        begin in that time, or while very many pictures wait: a quick answer without a picture helps all callers.
        """
        key = (game, look, about, msgspec.msgpack.encode(view), language, tuple(names), style)
        deadline = asyncio.get_running_loop().time() + within
        if self._is_new(key) and (len(self._drawing) >= QUEUE or self._pictures.delay(deadline) > within):
            self.pictures["late"] += 1
            return None
        request = RenderRequest(game, look, (view,), about, tuple(names), language, style)
        return await self._made(key, self._pictures, request, deadline)

    async def film(
        self,
        game: str,
        look: str,
        views: Sequence[Any],
        names: Sequence[str],
        language: str,
        style: Style = STANDARD,
    ) -> Picture | None:
        """Draw a look of each view as a moving picture, or take it from the cache; None when it has no picture.

        None also while many films wait: the answer would come too late. Raises PictureFailed.
        """
        shown = hashlib.sha256(msgspec.msgpack.encode(views)).digest()
        key = (game, f"{_FILM}{look}", None, shown, language, tuple(names), style)
        if self._is_new(key) and sum(other[1].startswith(_FILM) for other in self._drawing) >= FILMS:
            self.pictures["late"] += 1
            return None
        request = RenderRequest(game, look, tuple(views), None, tuple(names), language, style, moving=True)
        return await self._made(key, self._films, request, math.inf)

    def warm_up(self) -> None:
        """Let the backend begin with what takes long before the first picture, without waiting for it."""
        self._pictures.run(self._backend.warm_up)

    def close(self) -> None:
        """Let pictures in progress end unless they hang; drop those that wait; free threads and backend."""
        self._closed = True
        queues = (self._pictures, self._films)
        for queue in queues:
            queue.stop()
        self._backend.cancel_films()
        ends = time.monotonic() + CLOSE_TIMEOUT
        if not all(queue.wait(ends - time.monotonic()) for queue in queues):
            self._backend.cancel_all()
        for queue in queues:
            queue.close()
        self._backend.close()
        _log.info("pictures kept: %.1f of %.1f MB", self._weight / 1e6, self._cache_bytes / 1e6)

    def _is_new(self, key: Key) -> bool:
        """Return whether this picture is neither in the cache nor being drawn."""
        return key not in self._cache and key not in self._drawing

    async def _made(self, key: Key, queue: RenderQueue, request: RenderRequest, deadline: float) -> Picture | None:
        if key in self._cache:
            self.pictures["kept"] += 1
            self._cache.move_to_end(key)
            return self._cache[key]
        try:
            drawing = self._drawing.get(key)
            if drawing is None:
                drawing = self._begin(key, queue, request, deadline)
            else:
                queue.join(drawing.job, deadline)
            picture = await self._awaited(key, drawing)
        except DeadlinePassed:
            self.pictures["late"] += 1
            return None
        except Exception as error:
            self.pictures["failed"] += 1
            raise PictureFailed(f"{key[0]} {key[1]}") from error
        self.pictures["drawn"] += 1
        return picture

    async def _awaited(self, key: Key, drawing: _Drawing) -> Picture | None:
        drawing.awaited += 1
        try:
            # Shielded: a caller that is cancelled must not take the picture from the others.
            return await asyncio.shield(drawing.job.done)
        finally:
            drawing.awaited -= 1
            if not drawing.awaited and not drawing.job.done.done() and drawing.queue.cancel(drawing.job):
                # No caller waits any more, and it was not begun: the jobs behind it come sooner.
                self._drawing.pop(key, None)

    def _begin(self, key: Key, queue: RenderQueue, request: RenderRequest, deadline: float) -> _Drawing:
        drawing = self._drawing[key] = _Drawing(queue, queue.submit(request, deadline))
        drawing.job.done.add_done_callback(lambda done: self._finish(key, done))
        return drawing

    def _finish(self, key: Key, done: asyncio.Future[Picture | None]) -> None:
        if done.cancelled() or self._closed:
            return
        self._drawing.pop(key, None)
        error = done.exception()
        if error is None:
            self._store(key, done.result())
        elif not isinstance(error, DeadlinePassed):
            _log.error("Drawing %s %s failed", key[0], key[1], exc_info=error)

    def _store(self, key: Key, picture: Picture | None) -> None:
        self._cache[key] = picture
        self._weight += self._cost(key, picture)
        while self._weight > self._cache_bytes and self._cache:
            old, dropped = self._cache.popitem(last=False)
            self._weight -= self._cost(old, dropped)

    @staticmethod
    def _cost(key: Key, picture: Picture | None) -> int:
        return len(key[3]) + (_NO_PICTURE if picture is None else len(picture.data))
