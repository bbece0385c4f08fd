"""A guided first game: what a game declares so that a person who has never seen it can learn it by playing.

A lesson is a deal (seed, options, computers) and a way through it: steps, each with a text and with what is good there,
mostly one action. The learner may do anything else. Then advice comes by the kind of action that a computer would take,
until a step of the way fits again. How far a learner has come is read off the log alone.

Texts begin with `<prefix>-lesson-`: `goal-1` … (what the game is about), `symbol-1` … (the icons), the id of each step,
`<step>-shows` (in a few words, for the closing page of a learner who did not meet it), `free-<verb>` or `free-<aim>`
(advice off the way), `part` (how much of the game is guided), `ends` (when the guided part ends), `points` (how many
points, by which two choices differ), `met-<tag>` (what an event means, said when it first happens), `known-1` … (the
summary at the end), and `rest` (what the rest of the game brings, and how long it takes).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.actions import Action, verb_of
from bot.games.core.events import Event
from bot.games.core.legend import Group
from bot.games.core.phrase import Fact, Phrase, say

LEARNER = 0
"""The learner's seat. Computers have the others."""


def _always(_view: Any) -> bool:
    return True


def _anywhere(_view: Any) -> str:
    return ""


class Step(Struct, frozen=True):
    """A step of the way: the id of its text, what is good there, and the looks that the text speaks of.

    Several actions are one step where only the first is a choice worth a text. None but the last may reveal something.
    `pictures`: looks that are left out where there are no pictures, because the texts say what matters of them.
    `after`: the earlier steps that the text takes for granted. A learner who has left the way meets the step when these
    are done and the view `fits`; None: such a learner never meets it. `place`: the place in a turn of which the text
    speaks, as `Lesson.place` names it; None where it speaks of none.
    """

    id: str
    actions: tuple[Action, ...]
    looks: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()
    after: tuple[str, ...] | None = None
    fits: Callable[[Any], bool] = _always
    place: str | None = None

    @property
    def verb(self) -> str:
        """Return the kind of action that the step teaches."""
        return verb_of(self.actions[0])


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
    place: Callable[[Any], str] = _anywhere
    """(view) -> the place in the learner's turn. A step is met again only in its own."""
    noise: int = 3
    """By how many points two choices may differ that are about as good: the search is no more exact."""
    standing: tuple[str, ...] = ("score",)
    """The looks that show at the end of the guided part how the game stands."""
    time: Callable[[Any], Mapping[str, Fact]] = _no_facts
    """(view) -> what the text `ends` says of the time that is left."""
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

    @property
    def count(self) -> int:
        """Return the number of the last step: the closing page, which comes after those of the way."""
        return len(self.steps) + 1

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

    def missed(self, done: Iterable[Action]) -> tuple[Step, ...]:
        """Return the steps that a learner with these actions has not met, nor done anything of their kind.

        Their kind is that of their first action: it alone is the choice that they teach.
        """
        actions = tuple(done)
        met, verbs = walked(self, actions).met, set(map(verb_of, actions))
        return tuple(step for step in self.steps if step.id not in met and step.verb not in verbs)

    def pictured(self, action: Action) -> tuple[str, ...]:
        """Return the looks of the first step that teaches this kind of action."""
        return next(((*step.looks, *step.pictures) for step in self.steps if step.verb == verb_of(action)), ())

    def ending(self, view: Any) -> Phrase:
        """Return when the guided part ends."""
        return self.text("ends", self.time(view))

    def rest(self) -> Phrase:
        """Return what the rest of the game brings."""
        return say("lesson-over-rest", rest=self.text("rest"))

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


class Walk(Struct, frozen=True):
    """How a learner's actions fit the way. `met`: the steps that were done. `at`: the place of the next one among the
    steps. `left`: the actions that are left of a step that was begun, the one before. `strayed`: whether the learner
    has left the way, ever.
    """

    met: frozenset[str] = frozenset()
    at: int = 0
    left: tuple[Action, ...] = ()
    strayed: bool = False

    def knows(self, step: Step) -> bool:
        """Return whether a learner who has left the way has done what this step takes for granted."""
        return step.after is not None and self.met.issuperset(step.after)


def walked(lesson: Lesson, done: Iterable[Action]) -> Walk:
    """Return how these actions of a learner fit the way."""
    walk = Walk()
    for action in done:
        walk = _walked_on(lesson, walk, action)
    return walk


def _walked_on(lesson: Lesson, walk: Walk, action: Action) -> Walk:
    if walk.left:
        if action == walk.left[0]:
            return _begun(lesson, walk, walk.at, walk.left[1:])
        walk = replace(walk, left=(), strayed=True)
    for at, step in enumerate(lesson.steps[walk.at :], walk.at):
        if step.actions[0] == action and (walk.knows(step) if walk.strayed or at > walk.at else True):
            return _begun(lesson, replace(walk, strayed=walk.strayed or at > walk.at), at + 1, step.actions[1:])
    return replace(walk, strayed=True)


def _begun(lesson: Lesson, walk: Walk, at: int, left: tuple[Action, ...]) -> Walk:
    met = walk.met if left else walk.met | {lesson.steps[at - 1].id}
    return replace(walk, met=met, at=at, left=left)


Can = Callable[[Sequence[Action]], bool]
"""Whether the learner may now do these actions, one after the other."""


def step_of(lesson: Lesson, walk: Walk, view: Any, can: Can) -> Due | None:
    """Return the step that is due: the next one, or for a learner who has left the way the first that fits again."""
    if walk.left:
        step = lesson.steps[walk.at - 1]
        return Due(step, walk.at, walk.left) if can(walk.left) else None
    ahead = list(enumerate(lesson.steps, 1))[walk.at :]
    if walk.strayed:
        ahead = [(number, step) for number, step in ahead if walk.knows(step) and _fits(lesson, step, view)]
    else:
        ahead = ahead[:1]
    return next((Due(step, number, step.actions) for number, step in ahead if can(step.actions)), None)


def _fits(lesson: Lesson, step: Step, view: Any) -> bool:
    """Return whether what the step's text says of the position is true."""
    return step.place in (None, lesson.place(view)) and step.fits(view)
