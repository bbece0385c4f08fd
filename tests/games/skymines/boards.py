"""Expansions for tests: pieces on a board, and what comes of entering spaces one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.decision import Decision
from bot.games.core.events import Event
from bot.games.core.pieces import put
from bot.games.skymines.actions import Enter
from bot.games.skymines.expansion import EXPAND, expand
from bot.games.skymines.material import COMPANIES, NOBODY
from bot.games.skymines.returning import REMOVE, RETURN
from bot.games.skymines.state import SkyminesState, Station
from bot.games.skymines.stations import can_take, take, with_station

ASTROGO, TAWAC, SKYMINE, MINERVA = range(4)
DECISIONS = {"expand": EXPAND, "return": RETURN, "remove": REMOVE}


class Outcome(NamedTuple):
    """What came of some actions: the state, and all events in order."""

    state: SkyminesState
    events: list[Event]


def standing(state: SkyminesState, company: int, *spots: int | tuple[int, int], column: int = 0) -> SkyminesState:
    """Return the state with pieces of a company on these targets, or (target, space), out of a column of its station.

    The next column with pieces gives what the column lacks.
    """
    for spot in spots:
        target, space = spot if isinstance(spot, tuple) else (spot, 0)
        station, at = state.stations[company], target - 1
        column = column if can_take(station, column) else column + 1
        state = with_station(state, company, take(station, column))
        state = replace(state, board=put(state.board, at, put(state.board[at], space, company)))
    return state


def with_vacated(state: SkyminesState, company: int, *vacated: int, opened: Sequence[int] = ()) -> SkyminesState:
    """Return the state with a station of which so many home spaces are vacant by column.

    `opened`: columns whose crossed-out space is among them. What left the station is out of the game.
    """
    left, middle, right = vacated
    columns = [at in opened or vacated[at] == 5 for at in range(3)]
    station = Station((left, middle, right), (columns[0], columns[1], columns[2]))
    gone = (left + right, middle) if state.variant.board == "belt" else (sum(vacated), 0)
    return replace(with_station(state, company, station), removed=put(state.removed, company, gone))


def due_decision(state: SkyminesState) -> Decision:
    """Return the decision that is due first."""
    return DECISIONS[state.pending[0].kind]


def options(state: SkyminesState) -> tuple[Action, ...]:
    """Return what can be decided now."""
    return due_decision(state).options(state, 0)


def refusal(state: SkyminesState, action: Action) -> Refusal | None:
    """Return why an action is refused now, None if it is not."""
    return due_decision(state).moves[type(action)].why_not(state, 0, action)


def refused(state: SkyminesState, action: Action) -> str:
    """Return kind and rule of a refusal."""
    found = refusal(state, action)
    assert found is not None, f"{action} is legal"
    assert action not in options(state)
    return f"{found.kind} {found.rule}"


def do(state: SkyminesState, action: Action) -> Outcome:
    """Return what came of one legal action, before all that follows by itself."""
    assert refusal(state, action) is None, f"{action} is refused: {refusal(state, action)}"
    assert action in options(state), f"{action} is not among {options(state)}"
    events: list[Event] = []
    return Outcome(due_decision(state).moves[type(action)].do(state, 0, action, events), events)


def play(state: SkyminesState, *actions: Action) -> Outcome:
    """Return what came of actions, and of all decisions with one option around them."""
    events: list[Event] = []
    state = _settled(state, events)
    for action in actions:
        outcome = do(state, action)
        events += outcome.events
        state = _settled(outcome.state, events)
    return Outcome(state, events)


def _settled(state: SkyminesState, events: list[Event]) -> SkyminesState:
    """Return the state after all decisions with at most one option; one with several comes first.

    What is gained stays due: it is another module's affair.
    """
    for at, due in enumerate(state.pending):
        if due.kind in DECISIONS:
            alone = replace(state, pending=(due,))
            others = (state.pending[:at], state.pending[at + 1 :])
            if len(options(alone)) > 1:
                return replace(state, pending=(due, *others[0], *others[1]))
            after = replace(alone, pending=())
            if options(alone):
                after, more = do(alone, options(alone)[0])
                events += more
            return _settled(replace(after, pending=(*others[0], *after.pending, *others[1])), events)
    return state


def expanded(state: SkyminesState, company: int, energy: int, *nouns: int) -> Outcome:
    """Return what came of an expansion with so much energy that enters these spaces."""
    events: list[Event] = []
    outcome = play(expand(state, 0, company, energy, events), *[Enter(noun) for noun in nouns])
    return Outcome(outcome.state, [*events, *outcome.events])


def gains(state: SkyminesState) -> dict[str, int]:
    """Return what is due to the seat, by kind; spaces on a track by company."""
    return {
        due.kind if due.kind != "move" else COMPANIES[due.company]: due.amount
        for due in state.pending
        if due.kind not in DECISIONS
    }


def holder(state: SkyminesState, target: int, space: int = 0) -> str:
    """Return the name of the company on a space, or nothing."""
    number = state.board[target - 1][space]
    return "" if number == NOBODY else COMPANIES[number]
