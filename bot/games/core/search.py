"""Monte Carlo search with hidden information: which action leads to the best states, on the mean of many samples.

Each iteration draws a state that is consistent with the view (a determinization), applies one candidate and plays the
state on to a horizon (a playout, also called rollout). All candidates of a round are tried in the same states and with
the same random numbers (common random numbers), so that luck does the same to each. After each round the worse half of
the candidates is dropped: sequential halving, Karnin, Koren and Somekh, *Almost Optimal Exploration in Multi-Armed
Bandits* (2013). Unlike there, a candidate keeps its samples from round to round, and a prior counts like some samples
more. For determinizations see Cowling, Powley and Whitehouse, *Information Set Monte Carlo Tree Search* (2012).

A search reads the view alone, so it knows no more than the player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.contract import Question, Step
from bot.games.core.dice import Dice, seed_of
from bot.games.core.phrase import Fact

S = TypeVar("S")
V = TypeVar("V")


class Candidate(NamedTuple):
    """An action worth trying, with its prior: how many points it promises without a search."""

    action: Action
    prior: float = 0.0


class Advice(NamedTuple, Generic[S, V]):
    """What a game adds to the search. All functions are pure; a playout draws from its dice alone."""

    sampler: Callable[[V, int], Callable[[Stream], S]]
    """(view, seat) -> what draws determinizations: `Sampler.draw` of the game's zones, or another function. It is
    called once for each search, so that all draws share the preparation."""
    apply: Callable[[S, int, Action], Step]
    """The rules: (state, seat, legal action) -> the outcome."""
    candidates: Callable[[V, tuple[Action, ...], int], Sequence[Candidate]]
    """(view, legal actions, seat) -> the actions worth trying, the most promising first; at least one."""
    horizon: Callable[[V], int]
    """(view) -> when playouts end. It is a time of the game, such as a number of turns since its start, and no number
    of actions: a candidate that opens a further decision must not end its playouts earlier than others."""
    playout: Callable[[S, int, Dice], S]
    """(state, horizon, dice) -> the state after quick, sensible play of all seats to the horizon or the end."""
    prospects: Callable[[S], Sequence[float]]
    """(state) -> the points that it promises each participant: the seats, then an opponent without a seat."""
    prior_weight: float = 0.0
    """A prior counts like this many samples of itself: the more, the fewer iterations fit into the time."""


class Outcome(Struct, frozen=True):
    """The outcome of a candidate: its mean lead in points over the best opponent in so many samples."""

    action: Action
    lead: float
    samples: int


class _Arm:
    """A candidate and the sum of its leads."""

    __slots__ = ("_weight", "candidate", "samples", "total")

    def __init__(self, candidate: Candidate, weight: float) -> None:
        self.candidate, self._weight = candidate, weight
        self.total, self.samples = 0.0, 0

    @property
    def value(self) -> float:
        """Return what candidates with the same number of samples are compared by."""
        return self.total + self._weight * self.candidate.prior

    def outcome(self) -> Outcome:
        """Return the outcome, with a lead of 0 where nothing was sampled."""
        return Outcome(self.candidate.action, self.total / max(1, self.samples), self.samples)


def search(advice: Advice[Any, Any], question: Question) -> tuple[Outcome, ...]:
    """Return the outcome of each candidate, the best first.

    Every round tries each candidate that is left once at least. A game whose playouts differ much in cost divides the
    question's effort by the cost of one before.
    """
    view, legal, seat, _, effort, chance = question
    arms = [_Arm(candidate, advice.prior_weight) for candidate in advice.candidates(view, legal, seat)]
    draw, horizon = advice.sampler(view, seat), advice.horizon(view)
    dice, left, rounds = Dice(seed_of(chance)), arms, (len(arms) - 1).bit_length()
    while len(left) > 1:
        for _ in range(max(1, effort // (rounds * len(left)))):
            state, luck = draw(dice), dice.below(1 << 31)
            for arm in left:
                after = advice.apply(state, seat, arm.candidate.action).state
                promised = advice.prospects(advice.playout(after, horizon, Dice(luck)))
                arm.total += _lead(promised, seat)
                arm.samples += 1
        left = sorted(left, key=lambda arm: -arm.value)[: (len(left) + 1) // 2]
    arms.sort(key=lambda arm: (-arm.samples, -arm.value))
    return tuple(arm.outcome() for arm in arms)


def compared(outcomes: Sequence[Outcome], action: Action) -> tuple[Action, dict[str, Fact]] | None:
    """Return the best other action, and facts that compare an action with it; None for an action that was not tried.

    Facts: `tables` (samples), `lead` and `next` (`ahead`, `level` or `behind`: the action's lead, and that lead beside
    the other's), with `points` and `less`, how much that is. So no lead is told as a negative number.
    """
    chosen = next((outcome for outcome in outcomes if outcome.action == action), None)
    other = next(outcome for outcome in outcomes if outcome.action != action)
    if chosen is None:
        return None
    lead = round(chosen.lead)
    less = lead - round(other.lead)
    facts: dict[str, Fact] = {
        "tables": chosen.samples,
        "lead": _sign(lead),
        "points": abs(lead),
        "next": _sign(less),
        "less": abs(less),
    }
    return other.action, facts


def _sign(points: int) -> str:
    return "level" if not points else "ahead" if points > 0 else "behind"


def _lead(promised: Sequence[float], seat: int) -> float:
    """Return by how many points the seat is ahead of the best other participant."""
    others = max((points for who, points in enumerate(promised) if who != seat), default=0.0)
    return promised[seat] - others
