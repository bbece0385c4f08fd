"""What a presenter may add to its sentences, so that the bot tells a game in narrations and recaps.

A narration is a run of events, such as a flight, that a channel reads line by line in one growing message. A recap says
in few lines what happened since a player looked. Both are made of the presenter's sentences.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from bot.games.core.events import Event
from bot.games.core.phrase import Phrase

USUAL, LEADING = 1, 5
"""Weights: of an event without one, and from which an event gets a line of its own."""
TIMES = "times"
"""The fact of a short form that says how often it was done."""


class NarrationLine(Struct, frozen=True, gc=False):
    """An event's part in a narration. `thread` tells simultaneous narrations apart, for instance by seat.

    The event continues the open narration of its thread. It begins a new one if `begins` is set or none is open.
    `ends`: it is the last event of its narration. `joins`: it stands in the line of the event before it.
    """

    thread: int
    begins: bool = False
    ends: bool = False
    joins: bool = False


@runtime_checkable
class Narrator(Protocol):
    """What a presenter may add, so that parts of the game are narrated line by line."""

    def narration_line(self, event: Event) -> NarrationLine | None:
        """Return the event's part in a narration, or None. Public events only."""
        ...

    def narrates_all(self) -> bool:
        """Return whether narrations tell the whole game: each line at once, and former boards leave no summaries.

        Else they tell parts of it, and each line appears a while after the line before it, so that players can follow.
        """
        ...


@runtime_checkable
class Affecting(Protocol):
    """What a presenter may add, so that players hear of what was done to them."""

    def affected(self, view: Any, event: Event) -> Collection[int]:
        """Return the seats to which the event does something, whoever acted. `view`: what everybody may know."""
        ...


@runtime_checkable
class Recapper(Protocol):
    """What a presenter may add for recaps. Both methods use only what the viewer may know, as `describe` does."""

    def weight(self, event: Event, viewer: int | None) -> int:
        """Return how much the event matters to the viewer: 0 is left out, from `LEADING` on it leads."""
        ...

    def brief(self, event: Event, viewer: int | None) -> Phrase | None:
        """Return what the actor did in a few words, without the actor's name; None if there is no short form.

        Equal ones are said once. A text that says how often it was done has the fact `TIMES`, which is 1 here.
        """
        ...
