"""The memory that the simulated Discord takes in the bot's process; it is not the bot's own."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from typing import Any


def weight(*things: Any) -> float:
    """Return MB of these things and of all that is in them: containers, and objects of our own."""
    seen: set[int] = set()
    waiting, total = list(things), 0
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen:
            seen.add(id(thing))
            total += sys.getsizeof(thing)
            waiting += _inside(thing)
    return total / 2**20


def _inside(thing: Any) -> Iterable[Any]:
    if isinstance(thing, Mapping):
        return [each for item in thing.items() for each in item]
    if isinstance(thing, list | tuple | set):
        return thing
    if hasattr(thing, "__slots__"):
        return [getattr(thing, name) for name in thing.__slots__ if hasattr(thing, name)]
    return [vars(thing)] if type(thing).__module__.startswith("tests.") else []
