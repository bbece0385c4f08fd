"""A spy that records every read of a secret.

A state (or an event) is copied, with every secret of one viewer replaced by a sealed value: numbers, texts and tuples
of the same worth that report each read. Their number and their presence are no secrets; comparing, adding, looking up
and iterating are reads. A sealed value that reaches what the viewer is given is found there. Each game's test file
declares which things of a state are secret, and which code may read them all the same, and why; an event's class
declares its own. (Yes and no cannot be sealed:
games have no secret of that kind, or the declaration's own test says so.)
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

Path = tuple[str | int, ...]
"""The way to a part: names of fields and places of tuples."""


@dataclass(frozen=True)
class Secrets:
    """What a game hides, declared by its test file.

    `of_state(state, viewer)` gives the ways to all that the viewer cannot know; `open_fields` are the fields of a state
    that hide nothing from anybody. `allowed`: (the function that looks, the names of the secret's way) and why it may.
    `unordered`: open fields whose order no view tells. What an event hides is declared on its class (`Private`).
    """

    of_state: Callable[[Any, int | None], Iterable[Path]]
    open_fields: frozenset[str]
    allowed: Mapping[tuple[str, str], str]
    unordered: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Read:
    """A read of a secret: the function, and the path to the secret."""

    reader: str
    way: Path

    @property
    def kind(self) -> tuple[str, str]:
        """Return what the list of the allowed calls it: the reader, and the secret's names without its places."""
        return self.reader, ".".join(step for step in self.way if isinstance(step, str))


@dataclass
class Spy:
    """Puts secrets under seal and notes who looks at them."""

    reads: list[Read] = field(default_factory=list)
    _ways: dict[int, Path] = field(default_factory=dict)
    _kept: list[Any] = field(default_factory=list)

    def seal(self, whole: Any, ways: Iterable[Path]) -> Any:
        """Return an equal copy in which all these parts are under seal."""
        for way in ways:
            whole = _with(whole, way, lambda part, way=way: self._sealed(part, way))
        return whole

    def carried_out(self, given: Any) -> list[Path]:
        """Return the paths of the sealed values that are part of what a viewer was given."""
        return [self._ways[id(part)] for part in _parts(given) if id(part) in self._ways]

    def _sealed(self, part: Any, way: Path) -> Any:
        if isinstance(part, Struct):
            inner = {name: self._sealed(getattr(part, name), (*way, name)) for name in part.__struct_fields__}
            return replace(part, **inner)
        if isinstance(part, tuple):
            return self._note(_Tuple(self._sealed(item, (*way, place)) for place, item in enumerate(part)), way)
        for plain, sealed in _SEALS.items():
            if type(part) is plain:
                return self._note(sealed(part), way)
        assert part is None or isinstance(part, bool), f"{type(part)} at {way} cannot be sealed"
        return part

    def _note(self, sealed: Any, way: Path) -> Any:
        self._ways[id(sealed)] = way
        self._kept.append((sealed, self))
        _SPIES[id(sealed)] = self
        return sealed

    def looked(self, sealed: Any) -> None:
        """Note a read of a sealed value."""
        self.reads.append(Read(_reader(), self._ways[id(sealed)]))

    def close(self) -> None:
        """Break all seals."""
        for sealed, _ in self._kept:
            _SPIES.pop(id(sealed), None)
        self._kept.clear()


_SPIES: dict[int, Spy] = {}


def _reader() -> str:
    """Return the function that looks: the innermost that is neither ours nor the language's."""
    frame = sys._getframe(1)
    while frame.f_back is not None:
        name = frame.f_globals.get("__name__", "")
        if name != __name__ and name.startswith(("bot.", "tests.", "renderers.", "cogs.")):
            module = name.removeprefix("bot.games.").removeprefix("tests.")
            return f"{module}.{_outer(frame.f_code.co_qualname)}"
        frame = frame.f_back
    return "?"


def _outer(name: str) -> str:
    """Return the function in which a comprehension or a function within it stands."""
    return name.partition(".<locals>")[0]


def _spied(method: str, plain: type) -> Callable[..., Any]:
    own = getattr(plain, method)

    def look(self: Any, *given: Any) -> Any:
        spy = _SPIES.get(id(self))
        if spy is not None:
            spy.looked(self)
        return own(self, *given)

    return look


def _sealing(plain: type, methods: Iterable[str]) -> type:
    """Return a subclass of a plain type whose instances tell when they are looked at."""
    known = {method: _spied(method, plain) for method in methods if hasattr(plain, method)}
    return type(f"Sealed{plain.__name__.title()}", (plain,), known)


_COMPARED = ("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__", "__hash__")
_SHOWN = ("__repr__", "__str__", "__format__")
_COUNTED = [
    "__add__",
    "__radd__",
    "__sub__",
    "__rsub__",
    "__mul__",
    "__rmul__",
    "__floordiv__",
    "__rfloordiv__",
    "__mod__",
    "__rmod__",
    "__divmod__",
    "__rdivmod__",
    "__neg__",
    "__abs__",
    "__index__",
    "__int__",
    "__float__",
    "__bool__",
    "__and__",
    "__or__",
    "__xor__",
    "__lshift__",
    "__rshift__",
]
_WALKED = ("__iter__", "__getitem__", "__contains__", "__add__", "__mul__", "__rmul__", "index", "count")
_SPELT = tuple(name for name in dir(str) if not name.startswith("_"))
_SEALS = {
    int: _sealing(int, (*_COMPARED, *_SHOWN, *_COUNTED)),
    str: _sealing(str, (*_COMPARED, *_SHOWN, *_WALKED, *_SPELT, "__mod__")),
    bytes: _sealing(bytes, (*_COMPARED, *_SHOWN, *_WALKED, "hex")),
}


class _Tuple(_sealing(tuple, (*_COMPARED, *_SHOWN, *_WALKED))):  # pyright: ignore[reportUntypedBaseClass]
    """A tuple under seal. Python asks it first when a plain tuple is joined with it."""

    def __radd__(self, before: tuple[Any, ...]) -> tuple[Any, ...]:
        return (*before, *self)


def _with(whole: Any, way: Path, change: Callable[[Any], Any]) -> Any:
    """Return the whole with the part at the end of the way changed."""
    if not way:
        return change(whole)
    step, rest = way[0], way[1:]
    if isinstance(step, str):
        return replace(whole, **{step: _with(getattr(whole, step), rest, change)})
    return (*whole[:step], _with(whole[step], rest, change), *whole[step + 1 :])


def _parts(whole: Any) -> Iterator[Any]:
    """Yield the value and all it is made of, each once, without looking at what is sealed."""
    waiting, seen = [whole], set[int]()
    while waiting:
        value = waiting.pop()
        if id(value) not in seen:
            seen.add(id(value))  # the whole holds all its parts: no other gets this number meanwhile
            yield value
            waiting.extend(_inside(value))


def _inside(value: Any) -> Iterable[Any]:
    if isinstance(value, Struct):
        return [getattr(value, name) for name in value.__struct_fields__]
    if isinstance(value, tuple):
        return tuple.__iter__(value)
    if isinstance(value, list):
        return value
    return value.values() if isinstance(value, dict) else ()
