"""Caches of drawn parts: results of functions, each function's within a bound of bytes."""

from __future__ import annotations

import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast

from PIL import Image

from renderers.theme import high

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")
_LEAST = 64
"""Bytes that any value counts for, with its place in the cache."""


class CacheSize(NamedTuple):
    """How many bytes a cache takes up now, and at most."""

    name: str
    now: int
    most: int


class LruCache:
    """Values by key, the least recently asked for dropped when they weigh too much. Safe in several threads."""

    def __init__(self, name: str, most: int) -> None:
        self.name = name
        self.most = most
        self.weight = 0
        self._lock = threading.Lock()
        self._values: OrderedDict[tuple[Any, ...], Any] = OrderedDict()

    def get(self, key: tuple[Any, ...], make: Callable[[], Any]) -> Any:
        """Return the value of a key; made, outside of the lock, when it is not kept."""
        with self._lock:
            if key in self._values:
                self._values.move_to_end(key)
                return self._values[key]
        value = make()
        with self._lock:
            # Another thread may have made it meanwhile: both are the same.
            if key not in self._values:
                self._values[key] = value
                self.weight += size_of(value)
            while self.weight > self.most and len(self._values) > 1:
                self.weight -= size_of(self._values.popitem(last=False)[1])
        return value

    def clear(self) -> None:
        """Drop all values."""
        with self._lock:
            self._values.clear()
            self.weight = 0


_CACHES: list[LruCache] = []


def cached(kilobytes: int) -> Callable[[Callable[_Given, _Found]], Callable[_Given, _Found]]:
    """Cache a pure function's results, up to a number of kilobytes; high contrast has its own entries."""

    def around(function: Callable[_Given, _Found]) -> Callable[_Given, _Found]:
        cache = LruCache(f"{function.__module__.removeprefix('renderers.')}.{function.__name__}", kilobytes * 1024)
        _CACHES.append(cache)

        @wraps(function)
        def get(*given: _Given.args, **named: _Given.kwargs) -> _Found:
            key = (high(), *given, *named.items())
            return cast("_Found", cache.get(key, lambda: function(*given, **named)))

        return get

    return around


def size_of(value: Any) -> int:
    """Return about how many bytes a value takes up; pictures by their pixels."""
    if isinstance(value, Image.Image):
        # Pillow stores three bands as four.
        return _LEAST + value.width * value.height * (1 if value.mode in ("L", "P") else 4)
    if isinstance(value, tuple):
        return _LEAST + sum(size_of(part) for part in cast("tuple[object, ...]", value))
    return _LEAST + sys.getsizeof(value)


def weights() -> list[CacheSize]:
    """Return what each kind weighs now and at most, by name. Open fonts are not counted: the system keeps them."""
    return sorted(CacheSize(cache.name, cache.weight, cache.most) for cache in _CACHES)


def clear_all() -> None:
    """Drop all values, as in a new process (for tests and measurements)."""
    for cache in _CACHES:
        cache.clear()
