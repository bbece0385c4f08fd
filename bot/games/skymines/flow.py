"""What follows an action by itself: what is due, the end of a turn, the next seat, the end of a round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.decision import Decision, Options
from bot.games.core.events import Event
from bot.games.core.pieces import all_learned
from bot.games.skymines import luna
from bot.games.skymines.change import gain_coins, owe, settled, with_player
from bot.games.skymines.events import ResearchRefilled
from bot.games.skymines.material import LUNA
from bot.games.skymines.missions import fulfilled
from bot.games.skymines.preparation import prepared
from bot.games.skymines.state import Deeds, Due, SkyminesState
from bot.games.skymines.tank import store
from bot.games.skymines.tracks import bonus, levels, move

EXTRA_MARKERS = "B1"
"""The track whose bonus is additional bonus markers."""

_BEGUN = (Due("task"), Due("end"))
_NO_DEEDS = Deeds()
_By = Callable[[SkyminesState, int, Due, list[Event]], SkyminesState]


def begun(state: SkyminesState) -> SkyminesState:
    """Return the state in which an action begins: when all is done that it makes due, the turn ends."""
    return replace(state, pending=_BEGUN, deeds=_NO_DEEDS)


def follow(
    state: SkyminesState, seat: int, events: list[Event], legal: Options, decisions: Mapping[str, Decision]
) -> SkyminesState:
    """Return the state after all that follows by itself, until a seat has a choice or the game is over.

    `decisions`: by kind of what is due. Where only one choice is possible it is made; where none is, it lapses.
    """
    while state.pending:
        due = state.pending[0]
        by_itself = _BY_ITSELF.get(due.kind)
        if by_itself is not None:
            state = by_itself(state, seat, due, events)
            continue
        options = legal(state, seat)
        if len(options) > 1:
            return state
        state = settled(state) if not options else _only(state, seat, options[0], decisions[due.kind], events)
    return state


def _only(state: SkyminesState, seat: int, action: Action, decision: Decision, events: list[Event]) -> SkyminesState:
    return decision.moves[type(action)].do(state, seat, action, events)


# -- what follows by itself -------------------------------------------------------------------------------------------


def _coin(state: SkyminesState, seat: int, due: Due, _events: list[Event]) -> SkyminesState:
    return gain_coins(settled(state), seat, due.amount)


def _helium(state: SkyminesState, seat: int, due: Due, events: list[Event]) -> SkyminesState:
    return store(settled(state), seat, due.amount, events)


def _move(state: SkyminesState, seat: int, due: Due, events: list[Event]) -> SkyminesState:
    state, left = move(settled(state), seat, due.company, due.amount, events)
    return owe(state, Due("barrier", left, due.company)) if left else state


def _tasks(state: SkyminesState, seat: int, due: Due, events: list[Event]) -> SkyminesState:
    """Look at the tasks after the action; where a mission may be linked, the seat is asked.

    The turn of a seat without tasks ends at once.
    """
    if not state.players[seat].tasks:
        return _end(state, seat, due, events)
    state = fulfilled(settled(state), seat, events)
    return owe(state, Due("link")) if state.players[seat].tasks else state


def _end(state: SkyminesState, seat: int, _due: Due, events: list[Event]) -> SkyminesState:
    state = replace(state, pending=(), deeds=_NO_DEEDS, turns=state.turns + 1)
    return next_turn(_refilled(state, events), seat, events)


_BY_ITSELF: Mapping[str, _By] = {"coin": _coin, "helium": _helium, "move": _move, "task": _tasks, "end": _end}


# -- turns ------------------------------------------------------------------------------------------------------------


def _refilled(state: SkyminesState, events: list[Event]) -> SkyminesState:
    """Fill the empty spaces of the research display (rules 10.1); a supply that is out leaves them empty."""
    if not [row for row in state.research_display if "" in row]:
        return state
    rows, supplies = list(state.research_display), list(state.plans)
    new: list[str] = []
    for at, row in enumerate(rows):
        spaces, supply = list(row), list(supplies[at])
        for space, plan in enumerate(spaces):
            if not plan and supply:
                spaces[space] = supply.pop(0)
                new.append(spaces[space])
        rows[at], supplies[at] = tuple(spaces), tuple(supply)
    if not new:
        return state
    events.append(ResearchRefilled(tuple(new)))
    return replace(state, research_display=tuple(rows), plans=tuple(supplies), knowledge=all_learned(state))


def next_turn(state: SkyminesState, after: int, events: list[Event]) -> SkyminesState:
    """Return the state in which the next participant after `after` has had or begins its turn, or the next round.

    Turns go round from the seat that began the round; Luna acts after the last seat (rules 17.1).
    """
    order = _order(len(state.players), state.starter, state.luna is not None)
    at = order.index(after)
    while not _round_over(state):
        at = (at + 1) % len(order)
        who = order[at]
        if who == LUNA:
            state = state if luna.has_passed(state) else _refilled(luna.act(state, events), events)
        elif not state.players[who].dropped:
            return begin_turn(state if state.turn == who else replace(state, turn=who), who, events)
    return prepared(state, events)


@cache
def _order(seats: int, starter: int, with_luna: bool) -> tuple[int, ...]:
    humans = [(starter + step) % seats for step in range(seats)]
    return (*humans, LUNA) if with_luna else tuple(humans)


def _round_over(state: SkyminesState) -> bool:
    if False in [player.dropped for player in state.players]:
        return False
    return state.luna is None or luna.has_passed(state)


def begin_turn(state: SkyminesState, seat: int, events: list[Event]) -> SkyminesState:
    """Return the state at the start of a seat's turn: it fixes the levels of the track bonuses (ruling 15)."""
    reached = levels(state, seat)
    if reached != state.players[seat].levels:
        before = bonus(state, seat, EXTRA_MARKERS)
        state = with_player(state, seat, levels=reached)
        more = bonus(state, seat, EXTRA_MARKERS) - before
        state = with_player(state, seat, markers=state.players[seat].markers + more)
    return fulfilled(state, seat, events)
