"""What the search needs to know of Space Mission. Simulated games go by the rules themselves."""

from __future__ import annotations

from bot.games.core.actions import Action
from bot.games.core.dice import Dice
from bot.games.core.search import Advice, Candidate
from bot.games.space_mission.actions import TopUp
from bot.games.space_mission.decisions import RULES
from bot.games.space_mission.policy import quick_choice, reserved_by
from bot.games.space_mission.scoring import STATION, gate_points, tiles_worth
from bot.games.space_mission.state import SpaceMissionState, turn_number
from bot.games.space_mission.turn_evaluator import at_a_steady_look
from bot.games.space_mission.view import SpaceMissionView
from bot.games.space_mission.zones import ZONES

WIDTH = 8
"""The most actions that are searched: those that the steady level values most."""
TOP_UPS = 3
"""The most top-ups among them: often 32 are legal."""
TURNS = 2
"""Turns of every seat in a playout."""
PRIOR = 8.0
"""The number of samples that the steady level's value counts as. It looks beyond the playout's end."""
KEPT, HELD = 0.6, 0.4
"""How much of the gain by reserved tiles is hoped for in the end, and what each card in hand is worth then."""


def candidates(view: SpaceMissionView, legal: tuple[Action, ...], seat: int) -> list[Candidate]:
    """Return the actions worth trying, the best at a steady look first."""
    judge = at_a_steady_look(view, seat)
    found: list[Candidate] = []
    top_ups = 0
    for candidate in sorted([Candidate(action, judge(action)) for action in legal], key=_by_prior):
        top_ups += isinstance(candidate.action, TopUp)
        if not isinstance(candidate.action, TopUp) or top_ups <= TOP_UPS:
            found.append(candidate)
    return found[:WIDTH]


def _by_prior(candidate: Candidate) -> float:
    return -candidate.prior


def horizon(view: SpaceMissionView) -> int:
    """Return the number of the turn at whose beginning playouts end. A second action counts as the next turn."""
    number = (view.round - 1) * view.seats + (view.turn - view.start) % view.seats
    return number + TURNS * view.seats + (view.action == 2)


def playout(state: SpaceMissionState, horizon: int, dice: Dice) -> SpaceMissionState:
    """Play on by the quick policy."""
    while state.over is None and turn_number(state) < horizon:
        state = RULES.apply(state, state.turn, quick_choice(state, dice)).state
    return state


def prospects(state: SpaceMissionState) -> list[float]:
    """Return what the state promises each seat in the end, in points; its score when the game is over."""
    promised = [float(points) for points in gate_points([pilot.probes for pilot in state.pilots])]
    for site in state.sites:
        if site.station is not None:
            promised[site.station] += STATION
    for seat, pilot in enumerate(state.pilots):
        owned = tiles_worth(pilot.tiles)
        promised[seat] += owned
        if state.over is None:
            gain = tiles_worth(pilot.tiles + reserved_by(state, seat)) - owned
            promised[seat] += KEPT * gain + HELD * len(pilot.hand)
    return promised


ADVICE = Advice(ZONES.draws, RULES.apply, candidates, horizon, playout, prospects, PRIOR)
