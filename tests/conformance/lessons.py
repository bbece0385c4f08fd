"""A guided first game played by the rules alone: the learner does what is asked for here, computers do the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.chance import Chance
from bot.games.core.contract import Question, Title, settle
from bot.games.core.lesson import LEARNER, Due, Lesson, Logged, Progress, Walk, progress, step_of, walked
from bot.games.registry import TITLES
from bot.service.features.learn.costs import playable

LESSONS = tuple(game for game, title in TITLES.items() if title.lesson is not None)
CAP = 300
"""Decisions of a learner after which a lesson counts as endless."""
LEVEL = "steady"


@dataclass
class Learner:
    """A table with a lesson, and what its learner has done there."""

    title: Title
    state: Any = None
    log: list[Logged] = field(default_factory=list)

    def __post_init__(self) -> None:
        game, lesson = self.title.game, self.lesson
        options = settle(game.meta.options, dict(lesson.options))
        self.state = game.setup(1 + len(lesson.computers), options, lesson.seed)
        self._computers()

    @property
    def lesson(self) -> Lesson:
        assert self.title.lesson is not None
        return self.title.lesson

    @property
    def view(self) -> Any:
        return self.title.game.view(self.state, LEARNER)

    @property
    def legal(self) -> tuple[Action, ...]:
        return self.title.game.legal(self.state, LEARNER)

    @property
    def progress(self) -> Progress:
        return progress(self.lesson, self.log)

    @property
    def due(self) -> Due | None:
        return step_of(self.lesson, self.walk, self.view, playable(self.title.game, self.state))

    @property
    def walk(self) -> Walk:
        return walked(self.lesson, self.progress.done)

    def advised(self) -> Action:
        """Return what a computer would do for the learner, within the lesson's plan."""
        plan = self.lesson.plan
        return self._choice(LEARNER, LEVEL, self.legal if plan is None else plan(self.view, self.legal))

    def do(self, action: Action) -> None:
        """Do it, and let the computers play until the learner is to move."""
        self._do(LEARNER, action)
        self._computers()

    def steps(self, choose: Callable[[Learner], Action]) -> Iterator[Learner]:
        """Yield at each decision of the lesson, before it is made as `choose` says."""
        for _ in range(CAP):
            if self.progress.since is not None or not self.title.game.to_move(self.state):
                return
            yield self
            self.do(choose(self))
        raise AssertionError("the lesson has no end")

    def _computers(self) -> None:
        game = self.title.game
        while (waiting := game.to_move(self.state)) and (waiting[0] != LEARNER or len(waiting) > 1):
            seat = next(seat for seat in waiting if seat != LEARNER)
            self._do(seat, self._choice(seat, self.lesson.computers[seat - 1]))

    def _choice(self, seat: int, level: str, among: tuple[Action, ...] | None = None) -> Action:
        game = self.title.game
        view, legal = game.view(self.state, seat), among or game.legal(self.state, seat)
        return game.choose(Question(view, legal, seat, level, 0, Chance(bytes(32)).open()))

    def _do(self, seat: int, action: Action) -> None:
        step = self.title.game.apply(self.state, seat, action)
        self.state = step.state
        self.log.append(Logged(seat, action, step.events))


def learner(game: str) -> Learner:
    """Return the learner of a registered game, before the first decision."""
    return Learner(TITLES[game])
