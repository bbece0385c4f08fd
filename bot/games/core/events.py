"""Events: what happened in a game, as facts of which each viewer reads their own part, and their sentences.

An event is stored whole and never shown whole. `Presenter.describe` gives each viewer their own reading; an unknown
event has none.

A field that only some viewers may read is declared private where it is defined: `tile: Private[str]`. From that follow
`mask` (the event as a viewer may read it) and what the leak tests call secret. Every other field is public. A private
field that is not declared cannot stay unnoticed: the leak tests compare the masked events of two games that a viewer
cannot tell apart, and a public field must be the same in both.

A game has two tables of sentences. `public`: what everybody reads of an event. `private`: what those read in its place
who may read its private fields. An entry is a function of the event. `sentence`, `added` and `instead` make such
functions of a text's key and its facts, `field` and `each` make facts of fields; where a sentence needs logic, the
entry is a plain function. No entry can tell a secret: it is given the event as its reader may read it (`mask`), not
the event itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum, auto
from functools import cache, reduce
from operator import attrgetter, or_
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.phrase import Fact, Phrase, say

T = TypeVar("T")


class Secrecy(Enum):
    """How a private field is secret: as a whole, or each seat's entry in it from all but that seat."""

    WHOLE = auto()
    BY_SEAT = auto()


Private: TypeAlias = Annotated[T, Secrecy.WHOLE]
"""A field that only those may read to whom the event says it is open (`Event.open_to`)."""
PrivateBySeat: TypeAlias = Annotated[T, Secrecy.BY_SEAT]
"""A field with one entry for each seat, which that seat alone may read."""


class Event(Struct, frozen=True, tag_field="kind", gc=False):
    """Something that happened. Subclasses (`tag="jumped"`) hold the facts.

    `seat`, if a subclass has it, is whose event it is. `sealed`, if a subclass has it: not even that seat may read the
    private fields again before the game is over.
    """

    def open_to(self, field: str, viewer: int | None) -> bool:
        """Return whether the viewer may read a `Private` field before the game is over: the event's own seat may.

        A subclass with another rule overrides this.
        """
        return viewer is not None and viewer == getattr(self, "seat", None) and not getattr(self, "sealed", False)


class SeatEvent(Event, frozen=True, gc=False):
    """Something that happened to a seat, or that it did: its first field."""

    seat: int


def union_of(names: Mapping[str, Any]) -> Any:
    """Return the union of all classes of events among the names of a module, for decoding a stored log."""
    kinds = [kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, Event)]
    return reduce(or_, [kind for kind in kinds if kind not in (Event, SeatEvent)])


E = TypeVar("E", bound=Event)


@cache
def private_fields(kind: type[Event]) -> Mapping[str, Secrecy]:
    """Return the private fields of a class of events."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: secrecy for name, hint in hints.items() for secrecy in _declared(hint)}


def secret_paths(event: Event, viewer: int | None) -> Iterator[tuple[str] | tuple[str, int]]:
    """Yield the paths of all that the viewer may not read before the game is over: a field, or a seat's entry in it."""
    for name, secrecy in private_fields(type(event)).items():
        if secrecy is Secrecy.BY_SEAT:
            yield from ((name, seat) for seat in range(len(getattr(event, name))) if seat != viewer)
        elif not event.open_to(name, viewer):
            yield (name,)


def mask(event: E, viewer: int | None) -> E:
    """Return the event as the viewer may read it before the game is over, with `?` for each secret thing.

    How many things there are, and whether there is one, is no secret. A masked event is for reading alone: its blanks
    need not have the type of the field.
    """
    blanked: dict[str, Any] = {}
    for path in secret_paths(event, viewer):
        name = path[0]
        value = blanked.get(name, getattr(event, name))
        blanked[name] = _blank(value) if len(path) == 1 else _without_entry(value, path[1])
    return replace(event, **blanked) if blanked else event


def _declared(hint: Any) -> Iterator[Secrecy]:
    """Yield the declarations in a type, also within another type such as `Private[str] | None`."""
    if isinstance(hint, Secrecy):
        yield hint
    for inner in get_args(hint):
        yield from _declared(inner)


def _without_entry(entries: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
    return (*entries[:seat], _blank(entries[seat]), *entries[seat + 1 :])


def _blank(value: Any) -> Any:
    if value is None:
        return None
    return ("?",) * len(value) if isinstance(value, tuple) else "?"


FactOf: TypeAlias = Callable[[Any], Fact]
"""event -> a fact of its sentence."""
Sentence: TypeAlias = Callable[[Any], Phrase]
"""event -> what everybody reads of it."""
PrivateSentence: TypeAlias = Callable[[Any, Phrase], Phrase]
"""(event, what everybody reads of it) -> what those read who may know more."""


def field(name: str, words: Callable[[Any], Fact] | None = None) -> FactOf:
    """Return the fact that a field is, or that `words` make of it."""
    read = attrgetter(name)
    return read if words is None else lambda event: words(read(event))


def each(name: str, words: Callable[[Any], Any]) -> FactOf:
    """Return the list of facts that `words` make of each item of a field."""
    return lambda event: tuple(map(words, getattr(event, name)))


def sentence(key: str | Callable[[Any], str], /, **facts: FactOf) -> Sentence:
    """Return what makes a phrase of an event: the text's key, or a function that chooses it, and the facts."""

    def write(event: Any) -> Phrase:
        chosen = key if isinstance(key, str) else key(event)
        return say(chosen, **{name: fact(event) for name, fact in facts.items()})

    return write


def added(key: str, public_as: str, /, **facts: FactOf) -> PrivateSentence:
    """Return what adds facts to the public sentence, which the text has as the fact `public_as`."""
    write = sentence(key, **facts)

    def add(event: Any, public: Phrase) -> Phrase:
        more = write(event)
        return Phrase(more.key, {public_as: public, **more.facts})

    return add


def instead(key: str | Callable[[Any], str], /, **facts: FactOf) -> PrivateSentence:
    """Return what makes another sentence in place of the public one."""
    write = sentence(key, **facts)
    return lambda event, _public: write(event)


class Sentences:
    """All that a game says of its events."""

    def __init__(
        self,
        public: Mapping[type[Event], Sentence],
        private: Mapping[type[Event], PrivateSentence],
    ) -> None:
        """Take the tables. Raises TypeError unless `private` has exactly the classes that have private fields."""
        declared = {kind for kind in public if private_fields(kind)}
        if declared != private.keys():
            names = sorted(kind.__name__ for kind in declared ^ private.keys())
            raise TypeError(f"{names}: either private fields or private sentences are missing")
        self._public, self._private = public, private

    def describe(self, event: Event, viewer: int | None, over: bool) -> Phrase | None:
        """Return the event as the viewer may read it, as `Presenter.describe` does; None for an unknown class."""
        write, write_private = self._public.get(type(event)), self._private.get(type(event))
        if write is None:
            return None
        if write_private is None:
            return write(event)
        known_to_all, known = mask(event, None), event if over else mask(event, viewer)
        public = write(known_to_all)
        return public if known == known_to_all else write_private(known, public)
