"""A guided first game: what a game declares so that a person who has never seen it can learn it by playing.

A lesson is a deal (seed, options, computers) and a way through it: steps, each with a text and with what is good there,
mostly one action. The learner may do anything else. Then the way does not fit any more, and advice comes by the kind of
action that a computer would take. How far a learner has come is read off the log alone.

Texts begin with `<prefix>-lesson-`: `goal-1` … (what the game is about), `symbol-1` … (the icons), the id of each step,
`free-<verb>` or `free-<aim>` (advice off the way), `met-<tag>` (what an event means, said when it first happens), and
`known-1` … (the summary at the end).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.games.core.actions import Action, verb_of
from bot.games.core.events import Event
from bot.games.core.legend import Group
from bot.games.core.phrase import Fact, Phrase, say

LEARNER = 0
"""The learner's seat. Computers have the others."""


class Step(Struct, frozen=True):
    """A step of the way: the id of its text, what is good there, and the looks that the text speaks of.

    Several actions are one step where only the first is a choice worth a text. None but the last may reveal something.
    `pictures`: looks that are left out where there are no pictures, because the texts say what matters of them.
    """

    id: str
    actions: tuple[Action, ...]
    looks: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()


class Due(Struct, frozen=True):
    """The step that a learner has reached: its number from 1, and which of its actions are left."""

    step: Step
    number: int
    actions: tuple[Action, ...]


def _no_facts(_event: Any) -> Mapping[str, Fact]:
    return {}


class Met(Struct, frozen=True):
    """A kind of event that is explained when it first happens. `own`: only when it happens to the learner.

    `facts`: what the text says of the event.
    """

    event: type[Event]
    own: bool = True
    facts: Callable[[Any], Mapping[str, Fact]] = _no_facts


class Lesson(Struct, frozen=True):
    """A game's guided first game. `computers`: a level for each other seat, none of them one that searches.

    `goal`, `symbols`, `known`: how many lines each of these texts has. `free`: the verbs with advice of their own.
    """

    prefix: str
    seed: bytes
    options: tuple[tuple[str, str], ...]
    computers: tuple[str, ...]
    steps: tuple[Step, ...]
    met: tuple[Met, ...]
    free: tuple[str, ...]
    ends: Callable[[Event], bool]
    """Whether the lesson is over with this event: its first round or year is."""
    goal: int
    symbols: int
    known: int
    icons: tuple[Group, ...] = ()
    """The signs of the pictures, group by group, for the legend's picture; () without one."""
    plan: Callable[[Any, tuple[Action, ...]], tuple[Action, ...]] | None = None
    """Which of the legal actions serve the plan that the texts off the way speak of: advice is one of them.

    None: any may be the advice, and the reason for each is told.
    """

    aims: tuple[str, ...] = ()
    """The advice off the way that tells apart what actions of one verb are good for: texts `free-<aim>`."""
    aim: Callable[[Any, Action], str | None] | None = None
    """Which of these an action has in this position; None: the advice of its verb."""

    def goals(self) -> tuple[Phrase, ...]:
        """Return what the game is about."""
        return self._lines("goal", self.goal)

    def legend(self) -> tuple[Phrase, ...]:
        """Return what the icons mean."""
        return self._lines("symbol", self.symbols)

    def summary(self) -> tuple[Phrase, ...]:
        """Return what the learner knows at the end."""
        return self._lines("known", self.known)

    def text(self, name: str, facts: Mapping[str, Fact] | None = None) -> Phrase:
        """Return one of the lesson's texts."""
        return say(f"{self.prefix}-lesson-{name}", **(facts or {}))

    def advice(self, view: Any, action: Action) -> Phrase:
        """Return what this action is good for, where no step says it."""
        if self.aim is not None and (aim := self.aim(view, action)) is not None:
            return self.text(f"free-{aim}")
        verb = verb_of(action)
        return self.text(f"free-{verb}") if verb in self.free else say(f"{self.prefix}-verb-{verb}-about")

    def _lines(self, name: str, count: int) -> tuple[Phrase, ...]:
        return tuple(self.text(f"{name}-{place}") for place in range(1, count + 1))


class Logged(Struct, frozen=True):
    """An entry of the log that counts. `action` is None if no seat acted."""

    seat: int | None
    action: Action | None
    events: tuple[Event, ...]


class Progress(Struct, frozen=True):
    """How far the learner has come. `done`: their actions in the lesson. `news`: what has first happened with or since
    the last of them, as texts. `since`: their actions after the lesson's end; None before it.
    """

    done: tuple[Action, ...]
    news: tuple[Phrase, ...]
    since: int | None


def progress(lesson: Lesson, log: Iterable[Logged]) -> Progress:
    """Read off a log how far the learner has come."""
    done: list[Action] = []
    since: int | None = None
    met: set[type[Event]] = set()
    news: list[Phrase] = []
    for entry in log:
        if entry.seat == LEARNER and entry.action is not None:
            news = []
            if since is None:
                done.append(entry.action)
            else:
                since += 1
        for event in entry.events:
            if since is None and lesson.ends(event):
                since = 0
            found = next((one for one in lesson.met if _meets(one, event)), None)
            if found is not None and type(event) not in met:
                met.add(type(event))
                news.append(lesson.text(f"met-{type(event).__struct_config__.tag}", found.facts(event)))
    return Progress(tuple(done), tuple(news), since)


def _meets(met: Met, event: Event) -> bool:
    return isinstance(event, met.event) and (not met.own or getattr(event, "seat", LEARNER) == LEARNER)


def step_of(lesson: Lesson, done: Sequence[Action], legal: Sequence[Action]) -> Due | None:
    """Return the step that is due; None if the learner has left the way, or if it is at its end."""
    left = len(done)
    way = [action for step in lesson.steps for action in step.actions]
    if list(done) != way[:left]:
        return None
    for number, step in enumerate(lesson.steps, 1):
        if left < len(step.actions):
            rest = step.actions[left:]
            return Due(step, number, rest) if rest[0] in legal else None
        left -= len(step.actions)
    return None
