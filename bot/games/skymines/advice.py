"""What the strong level's search needs to know of the game (`core.search`).

Playouts end when the next round is prepared, or late in a game of two with the game. What the others have chosen in
secret is chosen anew in each of them.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.contract import Question
from bot.games.core.search import Advice, Candidate, Outcome, search
from bot.games.skymines.actions import Plan
from bot.games.skymines.judgement import brief, considered, distinct, judged
from bot.games.skymines.material import ROUNDS
from bot.games.skymines.policy import played_on
from bot.games.skymines.prospects import prospects
from bot.games.skymines.rules import RULES
from bot.games.skymines.state import Player, SkyminesState
from bot.games.skymines.view import SkyminesView
from bot.games.skymines.zones import ZONES

WIDTH = 6
"""The most actions that are searched: those that promise most without a search."""
OF_A_KIND = 3
"""The most of them that are of one type, among a turn's actions."""
PRIOR = 3.0
"""The number of samples that the estimate without a search counts as. Early positions tell little of the end."""
DECISIONS = 4
"""Simulated decisions in one unit of effort, which takes about a millisecond."""
OF_A_ROUND = 14
"""Decisions of a seat in a round."""
LATE = {2: 5}
"""By how many seats play, the round from which on playouts go to the end of the game: measured for two alone."""
_SEARCHED = frozenset(("expand",))
"""What is due that needs a search; the rest is clear enough at first sight, or its use lies far ahead."""


def searched(question: Question) -> tuple[Outcome, ...]:
    """Return the outcome of each action that was tried, the best first."""
    return search(ADVICE, question._replace(effort=question.effort * DECISIONS // _cost(question.view)))


def _cost(view: SkyminesView) -> int:
    """Return about how many decisions a playout simulates: of the seats still in the round, then of all."""
    players = view.known.players
    later = _horizon(view) - view.known.round - 1
    return OF_A_ROUND * (max(1, sum([not player.dropped for player in players])) + later * len(players))


def _draws(view: SkyminesView, seat: int) -> Callable[[Stream], SkyminesState]:
    """Return what draws states in which the other seats' secret choices are still to be made."""
    draw = ZONES.draws(view, seat)

    def drawn(chance: Stream) -> SkyminesState:
        state = draw(chance)
        if state.phase == "actions":
            return state
        players = [player if who == seat else _undecided(player) for who, player in enumerate(state.players)]
        return replace(state, players=tuple(players))

    return drawn


def _undecided(player: Player) -> Player:
    return replace(player, chosen=False, choice="", planned=(), selecting=False) if player.chosen else player


def _candidates(view: SkyminesView, legal: tuple[Action, ...], seat: int) -> list[Candidate]:
    """Return the actions that promise most; of a turn's actions at most some of each type, so that kinds differ."""
    state = view.known
    found = [
        Candidate(action, judged(state, seat, action)) for action in distinct(brief(considered(state, seat, legal)))
    ]
    found.sort(key=lambda candidate: -candidate.prior)
    if state.phase == "actions" and not state.pending:
        found = [Candidate(candidate.action) for candidate in found]  # the order of a turn's actions is no promise
    if state.pending:
        return found[: WIDTH if state.pending[0].kind in _SEARCHED else 1]
    kept: list[Candidate] = []
    count: dict[type[Action], int] = {}
    for candidate in found:
        kind = type(candidate.action)
        count[kind] = count.get(kind, 0) + 1
        if count[kind] <= OF_A_KIND or kind is Plan:
            kept.append(candidate)
    return kept[:WIDTH]


def _horizon(view: SkyminesView) -> int:
    """Return the round with whose preparation playouts end; one after the last means the end of the game."""
    state = view.known
    return ROUNDS + 1 if state.round >= LATE.get(len(state.players), ROUNDS) else state.round + 1


ADVICE = Advice(_draws, RULES.apply, _candidates, _horizon, played_on, prospects, PRIOR)
