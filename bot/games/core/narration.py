"""Narrations: runs of events, such as a flight, that a channel reads line by line in one growing message.

A presenter may tell which events belong to one (`Narrator`); it need not. The lines are the public readings of the
events (`Presenter.describe`), so a narration reveals no more than the log. It is computed from the log alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Protocol, TypeGuard, runtime_checkable

from msgspec import Struct

from bot.games.core.events import Event

_PLACES = 64
"""Narrations that may begin in one entry of a log."""


class NarrationLine(Struct, frozen=True, gc=False):
    """An event's part in a narration. `thread` tells simultaneous narrations apart, for instance by seat.

    The event continues the open narration of its thread. It begins a new one if `begins` is set or none is open.
    `ends`: it is the last event of its narration.
    """

    thread: int
    begins: bool = False
    ends: bool = False


@runtime_checkable
class Narrator(Protocol):
    """What a presenter may add, so that parts of the game are narrated line by line."""

    def narration_line(self, event: Event) -> NarrationLine | None:
        """Return the event's part in a narration, or None. Public events only."""
        ...


def is_narrator(presenter: object) -> TypeGuard[Narrator]:
    """Return whether a presenter is a `Narrator`."""
    return _is_narrator(type(presenter))


@cache  # a check against a protocol is slow
def _is_narrator(kind: type) -> bool:
    return issubclass(kind, Narrator)


class Page(Struct, frozen=True):
    """The events of a log entry. `undone`: the entry was taken back."""

    number: int
    events: tuple[Event, ...]
    undone: bool = False


class Part(Struct, frozen=True):
    """An event of a narration, with the number of its log entry."""

    number: int
    event: Event
    undone: bool


class Narration(Struct, frozen=True):
    """A narration so far. Its `id` stays the same while it grows."""

    id: int
    parts: tuple[Part, ...]


def narrations(narrator: Narrator, log: Iterable[Page]) -> tuple[Narration, ...]:
    """Return the narrations in a log, from its first entry on, in the order in which they began."""
    found: dict[int, list[Part]] = {}
    true: dict[int, int | None] = {}
    undone: dict[int, int | None] = {}
    """The open narration of each thread: of entries that count, and of entries that were taken back."""
    for page in log:
        begun = 0
        for event in page.events:
            narration_line = narrator.narration_line(event)
            if narration_line is None:
                continue
            open_now = undone if page.undone else true
            narration = open_now.get(narration_line.thread, true.get(narration_line.thread))
            if narration_line.begins or narration is None:
                narration = page.number * _PLACES + begun
                begun += 1
            found.setdefault(narration, []).append(Part(page.number, event, page.undone))
            open_now[narration_line.thread] = None if narration_line.ends else narration
        if not page.undone:
            undone.clear()
    return tuple(Narration(narration, tuple(parts)) for narration, parts in found.items())
