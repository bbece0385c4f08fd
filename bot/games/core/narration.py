"""Stories: runs of events that a channel follows line by line in one message that grows, a flight or a raid.

A speaker may say which events belong to one (`Narrator`); none needs to. Their lines are what an onlooker reads of
the events (`Presenter.describe`), so a story tells nobody more than the log does. It follows from the log alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Protocol, TypeGuard, runtime_checkable

from msgspec import Struct

from bot.games.core.events import Event

_PLACES = 64
"""So many stories may begin in one entry of a log."""


class NarrationLine(Struct, frozen=True, gc=False):
    """An event's part in a story. `thread` tells stories apart that go on at the same time, by seat for instance.

    An event goes on with the thread's story; `begins`, or when none is open, with it another begins. `ends`: it is
    the last of it.
    """

    thread: int
    begins: bool = False
    ends: bool = False


@runtime_checkable
class Narrator(Protocol):
    """What a speaker may add, so that parts of the game are told step by step."""

    def narration_line(self, event: Event) -> NarrationLine | None:
        """Return the event's part in a story; None when it has none. Public events only."""
        ...


def is_narrator(presenter: object) -> TypeGuard[Narrator]:
    """Return whether a speaker tells any."""
    return _is_narrator(type(presenter))


@cache  # to look a protocol's methods up takes longer than most of what is then done
def _is_narrator(kind: type) -> bool:
    return issubclass(kind, Narrator)


class Page(Struct, frozen=True):
    """What an entry of the log brought. `undone`: it was taken back."""

    number: int
    events: tuple[Event, ...]
    undone: bool = False


class Part(Struct, frozen=True):
    """An event of a story, with the number of its entry."""

    number: int
    event: Event
    undone: bool


class Narration(Struct, frozen=True):
    """A story as far as it happened. `id` is the same however far it goes on."""

    id: int
    parts: tuple[Part, ...]


def narrations(narrator: Narrator, log: Iterable[Page]) -> tuple[Narration, ...]:
    """Return the stories in a log, from its first entry on, in the order in which they began."""
    found: dict[int, list[Part]] = {}
    true: dict[int, int | None] = {}
    undone: dict[int, int | None] = {}
    """The open story of each thread; beside it, as it was in entries that were taken back."""
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
