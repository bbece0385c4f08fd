"""What the strong level's search needs to know of the game (`core.search`).

While missions are prepared, playouts end with the launch: what is on the launch pad then counts with its odds
(`prospects`). After it they end with the year.
"""

from __future__ import annotations

from bot.games.core.actions import Action
from bot.games.core.contract import Question
from bot.games.core.dice import Dice
from bot.games.core.search import Advice, Candidate, Outcome, search
from bot.games.space_missions.judgement import Judgement, considered
from bot.games.space_missions.outlook import FITTED
from bot.games.space_missions.policy import decide
from bot.games.space_missions.prospects import LAUNCHED, prospects
from bot.games.space_missions.rules import RULES
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.turn import UNPLAYED
from bot.games.space_missions.view import SpaceMissionsView
from bot.games.space_missions.zones import ZONES

WIDTH = 8
"""The most actions that are searched: those that promise most without a search."""
PRIOR = 1.0
"""The number of samples that the estimate without a search counts as."""
DECISIONS = 5
"""Simulated decisions in one unit of effort, which takes about half a millisecond."""
_CLEAR = frozenset(("load", "return", "study"))
"""Decisions that need no search: load what helps, put problems on top, look where most is unknown."""


def searched(question: Question) -> tuple[Outcome, ...]:
    """Return the outcome of each action that was tried, the best first."""
    return search(ADVICE, question._replace(effort=question.effort * DECISIONS // _cost(question.view)))


def _cost(view: SpaceMissionsView) -> int:
    """Return about how many decisions a playout simulates; to sample a state costs like some more."""
    plays = sum(max(0, len(player.hand) - UNPLAYED) for player in view.players)
    return 4 + 2 * view.seats + 3 * plays


def _candidates(view: SpaceMissionsView, legal: tuple[Action, ...], seat: int) -> list[Candidate]:
    worth = Judgement(view, seat, FITTED).worth
    found = [Candidate(action, worth(action)) for action in considered(legal)]
    found.sort(key=lambda candidate: -candidate.prior)
    return found[: 1 if view.pending in _CLEAR else WIDTH]


def _horizon(view: SpaceMissionsView) -> int:
    return _moment(view) + 1


def _moment(at: SpaceMissionsView | SpaceMissionsState) -> int:
    """Return how many halves of years have gone by, each of which ends with a launch or with the year."""
    return 2 * at.year + (at.phase in LAUNCHED)


def _played_on(state: SpaceMissionsState, horizon: int, dice: Dice) -> SpaceMissionsState:
    while state.over is None and _moment(state) < horizon:
        state = RULES.apply(state, state.turn, decide(state)).state
    return state


ADVICE = Advice(ZONES.draws, RULES.apply, _candidates, _horizon, _played_on, prospects, PRIOR)
