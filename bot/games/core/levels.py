"""Computer players by level: what each chooses, and why.

`easy` misjudges every action by some points, and now and then it acts on a whim. `steady` takes the best action by the
game's judgement. `strong` searches (`core.search`). All of them read a view and never a state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.contract import Question
from bot.games.core.phrase import Phrase, say
from bot.games.core.search import Outcome, compared

EASY, STEADY, STRONG = "easy", "steady", "strong"
_FINE = 1000

Judge = Callable[[Action], float]
"""(action) -> how many points it promises; only differences count."""
JudgeOf = Callable[[Any, int], Judge]
"""(view, seat) -> what judges the actions of the seat."""
Search = Callable[[Question], Sequence[Outcome]]
"""Returns the outcomes of the actions that were tried, the best first."""


def _all(_view: Any, _seat: int, legal: tuple[Action, ...]) -> Sequence[Action]:
    return legal


class Levels(NamedTuple):
    """The computer players of a game. `choose` and `explain` are those of `contract.Game`."""

    judge: JudgeOf
    waver: float
    """By how many points an easy computer may misjudge an action."""
    because: Callable[[Any, int, Action], Phrase]
    """(view, seat, action) -> what the action is good for."""
    label: Callable[[Any, Action], Phrase] | None = None
    """The presenter's, to name the second-best action; None: it is not named."""
    glance: JudgeOf | None = None
    """How an easy computer judges; None: as a steady one does."""
    whim: int = 0
    """An easy computer makes one decision in this many without thinking; 0: it always thinks."""
    considered: Callable[[Any, int, tuple[Action, ...]], Sequence[Action]] = _all
    """(view, seat, legal actions) -> those worth thinking about."""
    search: Search | None = None
    """None: the game has no strong computers."""
    searched: str = ""
    """The text that compares a searched action with another (`search.compared`). `rival`: whom its lead is over, by
    default the best of the others. `advised`: `yes` where a player is told what they should do.
    """

    def choose(self, question: Question) -> Action:
        """Choose one of the legal actions. Raises ValueError when there is no such level or no legal action."""
        view, legal, seat, level, _, chance = question
        if not legal or not self._has(level):
            raise ValueError(f"level {level!r} with {len(legal)} actions to choose from")
        if len(legal) == 1:
            return legal[0]
        if level == STRONG and self.search is not None:
            return self.search(question)[0].action
        if level == STEADY:
            return max(self.considered(view, seat, legal), key=self.judge(view, seat))
        if self._acts_on_a_whim(chance):
            return _any_kind(legal, chance)
        judge = (self.glance or self.judge)(view, seat)
        considered = self.considered(view, seat, legal)
        return max(considered, key=lambda action: judge(action) + self.waver * chance.below(_FINE) / _FINE)

    def explain(self, question: Question, action: Action) -> Phrase | None:
        """Say why a computer of this level chose the action; None for one that its search did not try.

        Raises ValueError when there is no such level.
        """
        view, legal, seat, level, _, chance = question
        if not self._has(level):
            raise ValueError(f"there is no level {level!r}")
        if len(legal) == 1:
            return say("game-why-only")
        if level == STRONG and self.search is not None:
            outcomes = self.search(question)
            if len(outcomes) > 1:
                return self._compared(view, seat, outcomes, action)
        if level == EASY and self._acts_on_a_whim(chance):
            return say("game-why-whim")
        because = self.because(view, seat, action)
        if level == EASY:
            return say("game-why-easy", because=because)
        others = [each for each in self.considered(view, seat, legal) if each != action]
        if self.label is None or not others:
            return because
        other = max(others, key=self.judge(view, seat))
        return say("game-why-steady", because=because, other=self.label(view, other))

    def _compared(self, view: Any, seat: int, outcomes: Sequence[Outcome], action: Action) -> Phrase | None:
        comparison = compared(outcomes, action)
        if comparison is None or self.label is None:
            return None
        other, facts = comparison
        because, label, rival = self.because(view, seat, action), self.label(view, other), say("game-rival")
        return say(self.searched, because=because, other=label, rival=rival, advised="no", **facts)

    def _acts_on_a_whim(self, chance: Stream) -> bool:
        return self.whim > 0 and chance.below(self.whim) == 0

    def _has(self, level: str) -> bool:
        return level in (EASY, STEADY) or (level == STRONG and self.search is not None)


def _any_kind(legal: tuple[Action, ...], chance: Stream) -> Action:
    """Draw the kind of action first: of some kinds there are many."""
    kind = chance.pick(list(dict.fromkeys(map(type, legal))))
    return chance.pick([action for action in legal if type(action) is kind])
