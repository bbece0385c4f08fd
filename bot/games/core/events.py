"""Events: what an action brought about, with all facts, hidden ones included.

An event is stored whole and never shown whole. `Presenter.describe` gives each viewer their own reading; an unknown
event has none.

A field that only some viewers may read is declared private where it is defined: `tile: Private[str]`. From that follow
`mask` (the event as a viewer may read it), which sentence a viewer reads (`sentences.py`), and what the leak tests call
secret. Every other field is public. Two accounts show a private field that is not declared: the leak tests compare the
masked events of two games that a viewer cannot tell apart, where every public field must be the same; and each game's
pairs of events, written by hand, differ in exactly the private fields.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, auto
from functools import cache
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

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
