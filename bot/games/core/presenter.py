"""The parts of a presenter that are alike in most games. A game overrides what it says in another way.

Texts that no game says differently stand in `games.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import reduce
from typing import Any, NamedTuple

from bot.games.core.actions import Action, verb_of
from bot.games.core.contract import Line, Result
from bot.games.core.declared import Ended
from bot.games.core.events import Event, PrivateSentence, Sentence, Sentences, sentence
from bot.games.core.phrase import Fact, Phrase, Who, say

Lines = tuple[Phrase, ...]


class Subject(NamedTuple):
    """A look that may be about one thing. `find`: (view, noun) -> that thing, None if there is none of this name."""

    find: Callable[[Any, str | None], Any]
    lines: Callable[[Any, Any], Lines]
    """(view, thing) -> all that the look shows of it."""
    alt: Callable[[Any, Any], Phrase]
    every: Callable[[Any], Lines]
    """(view) -> the lines of the look about nothing: about all of them."""


class Looks(NamedTuple):
    """The looks of a game in words: `text` and `alt` are those of `contract.Presenter`. The look `board` must exist."""

    plain: Mapping[str, tuple[Callable[[Any], Lines], Callable[[Any], Phrase]]]
    """Looks that are about nothing, each with its lines and its alt text."""
    subjects: Mapping[str, Subject]

    def text(self, view: Any, look: str, about: str | None) -> Lines:
        """Return the lines of a look; () for one that does not exist."""
        subject = self.subjects.get(look)
        if subject is not None:
            one = subject.find(view, about)
            return subject.every(view) if one is None else subject.lines(view, one)
        return self.plain[look][0](view) if look in self.plain else ()

    def alt(self, view: Any, look: str, about: str | None) -> Phrase:
        """Return a look in one paragraph; without its subject, or unknown, the board."""
        subject = self.subjects.get(look)
        one = None if subject is None else subject.find(view, about)
        if subject is not None and one is not None:
            return subject.alt(view, one)
        return self.plain[look if look in self.plain else "board"][1](view)


def pictured(values: Mapping[str, Collection[str]]) -> Callable[[str, str], str | None]:
    """Return the `icon` of a presenter: these values, by slot, have small pictures of their own names."""
    return lambda slot, value: value if value in values.get(slot, ()) else None


class BasePresenter:
    """Implements `contract.Presenter` from declarations."""

    def __init__(
        self,
        prefix: str,
        *,
        nouns: Mapping[str, Mapping[str, Phrase]],
        looks: Mapping[str, Callable[[Any], Lines]],
        public: Mapping[type[Event], Sentence],
        private: Mapping[type[Event], PrivateSentence],
        paragraphs: Mapping[str, int],
    ) -> None:
        """Take the declarations.

        `prefix` begins the game's keys. `nouns`: the values of each slot with their names. `looks`: the lines of each
        look but `score`. `public`, `private`: the tables of `events.Sentences`. `paragraphs`: how many a topic has,
        and how many lines the summary has.
        """
        self.prefix, self.nouns, self.looks, self.paragraphs = prefix, nouns, looks, paragraphs
        over = sentence(lambda event: f"{prefix}-told-ended-{event.reason}")
        self._sentences = Sentences({Ended: over, **public}, private)

    def facts(self, view: Any, action: Action) -> dict[str, Fact]:
        """Return the names of the action's nouns, by slot."""
        nouns = {name: getattr(action, name) for name in action.__struct_fields__}
        return {name: self.nouns[name].get(noun, noun) for name, noun in nouns.items()}

    def prompt(self, view: Any) -> Phrase:
        """Say whose turn it is, or who has won."""
        if view.over:
            first = [result for result in view.standing.results if result.rank == 1]
            return say("game-won", who=tuple(map(_who, first)), count=len(first), points=first[0].total)
        if view.viewer in view.to_move:
            return say("game-your-turn")
        return say("game-waits", who=tuple(map(Who, view.to_move)))

    def headline(self, view: Any) -> Lines:
        """Say nothing urgent."""
        return ()

    def label(self, view: Any, action: Action) -> Phrase:
        """Say what the action does, with its nouns as facts."""
        return say(f"{self.prefix}-label-{verb_of(action)}", **self.facts(view, action))

    def hint(self, view: Any, action: Action) -> Phrase | None:
        """Say no more about an action."""
        return None

    def slot_label(self, view: Any, verb: str, slot: str, value: str) -> Phrase:
        """Name a value of a slot; one that is not declared is shown as it is."""
        return self.nouns.get(slot, {}).get(value) or say("game-noun-other", value=value)

    def icon(self, slot: str, value: str) -> str | None:
        """Return nothing: no value has a small picture."""
        return None

    def own_nouns(self, view: Any) -> tuple[str, ...]:
        """Return nothing: no slot names the viewer's own pieces."""
        return ()

    def vocabulary(self, view: Any, verb: str, slot: str) -> tuple[tuple[str, Phrase], ...]:
        """Return all declared values of a slot."""
        return tuple(self.nouns[slot].items())

    def companion_looks(self, view: Any) -> tuple[str, ...]:
        """Return the hand, at the end the score."""
        return ("score",) if view.over else ("hand",)

    def subjects(self, view: Any, look: str) -> tuple[tuple[str, Phrase], ...]:
        """Return nothing: no look is about one thing."""
        return ()

    def text(self, view: Any, look: str, about: str | None) -> Lines:
        """Return the declared lines of a look; () for a look that does not exist."""
        if look == "score":
            return self._ranking(view)
        lines = self.looks.get(look)
        return () if lines is None else lines(view)

    def alt(self, view: Any, look: str, about: str | None) -> Phrase:
        """Return the lines of the look as one paragraph; of the counts, which have no picture, only what they are."""
        if look == "known":
            return say("game-known-about")
        return reduce(lambda told, line: say("game-sentences", told=told, line=line), self.text(view, look, about))

    def describe(self, event: Event, viewer: int | None, over: bool) -> Phrase | None:
        """Return the declared sentence of an event; None for a kind that is not known."""
        return self._sentences.describe(event, viewer, over)

    def score_label(self, category: str) -> Phrase:
        """Name a line of the score."""
        return say(f"{self.prefix}-category-{category}")

    def rules(self, topic: str) -> Lines:
        """Return the paragraphs of a topic, `<prefix>-rules-<topic>-1` and on; () for a topic that does not exist."""
        count = self.paragraphs.get(topic, 0)
        return tuple(say(f"{self.prefix}-rules-{topic}-{number}") for number in range(1, count + 1))

    def _ranking(self, view: Any) -> Lines:
        """Return the standing in words, participant by participant with every line of the score."""
        if view.standing is None:
            return (say("game-not-scored"),)
        results = view.standing.results
        return tuple(line for result in results for line in (self._place(result), *map(self._line, result.lines)))

    def _place(self, result: Result) -> Phrase:
        return say("game-place", rank=result.rank, who=_who(result), points=result.total)

    def _line(self, line: Line) -> Phrase:
        category = self.score_label(line.category)
        if line.detail is None:
            return say("game-score-line", category=category, points=line.points)
        return say("game-score-detail", category=category, points=line.points, detail=line.detail)


def _who(result: Result) -> Who | Phrase:
    return result.name or say("host-nobody") if result.seat is None else Who(result.seat)
