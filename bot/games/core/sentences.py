"""Sentences: how each class of events is put into words, by table.

A game has two tables. `public`: what everybody reads of an event. `private`: what those read in its place who may read
its private fields (`Private` in `events.py`). An entry is a function of the event. `sentence`, `added` and `instead`
make such functions of a text's key and its facts, `field` and `each` make facts of fields; where a sentence needs
logic, the entry is a plain function.

No entry can tell a secret: it is given the event as its reader may read it (`mask`), not the event itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, TypeAlias

from bot.games.core.events import Event, mask, private_fields
from bot.games.core.phrase import Fact, Phrase, say

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
