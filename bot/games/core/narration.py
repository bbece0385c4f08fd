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

    def beat(self, event: Event) -> NarrationLine | None:
        """Return the event's part in a story; None when it has none. Public events only."""
        ...


def tells_stories(presenter: object) -> TypeGuard[Narrator]:
    """Return whether a speaker tells any."""
    return _tells(type(presenter))


@cache  # to look a protocol's methods up takes longer than most of what is then done
def _tells(kind: type) -> bool:
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


class Story(Struct, frozen=True):
    """A story as far as it happened. `id` is the same however far it goes on."""

    id: int
    parts: tuple[Part, ...]


def stories(teller: Narrator, log: Iterable[Page]) -> tuple[Story, ...]:
    """Return the stories in a log, from its first entry on, in the order in which they began."""
    found: dict[int, list[Part]] = {}
    true: dict[int, int | None] = {}
    undone: dict[int, int | None] = {}
    """The open story of each thread; beside it, as it was in entries that were taken back."""
    for page in log:
        begun = 0
        for event in page.events:
            beat = teller.beat(event)
            if beat is None:
                continue
            open_now = undone if page.undone else true
            story = open_now.get(beat.thread, true.get(beat.thread))
            if beat.begins or story is None:
                story = page.number * _PLACES + begun
                begun += 1
            found.setdefault(story, []).append(Part(page.number, event, page.undone))
            open_now[beat.thread] = None if beat.ends else story
        if not page.undone:
            undone.clear()
    return tuple(Story(story, tuple(parts)) for story, parts in found.items())
