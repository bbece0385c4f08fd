"""A quick policy on the state: what a sensible player does next, for playouts that decide thousands of times.

It decides as a judgement of the seat's own view would. Decisions of the year are dear to judge, and playouts come to
the same positions again and again: so each is remembered by all that it depends on.
"""

from __future__ import annotations

from typing import Any

from bot.games.core.actions import Action
from bot.games.space_missions.actions import Draw, Fill, PutBack, Remove
from bot.games.space_missions.copying import visible
from bot.games.space_missions.judgement import Judgement, considered
from bot.games.space_missions.material import MAJOR
from bot.games.space_missions.outlook import FITTED
from bot.games.space_missions.projection import view
from bot.games.space_missions.rules import RULES
from bot.games.space_missions.state import Deck, SpaceMissionsState
from bot.games.space_missions.technology_test import may_draw, removable

REMEMBERED = 1 << 13
"""How many decisions are remembered at most, some megabytes."""
ENOUGH = 3
"""A supply of so many tokens of a kind, or of astronauts, is as good as a larger one for one decision."""
_OF_THE_YEAR = frozenset(("specialist", "enhancement", "develop", "test", "copy", "take-back", "announce"))
_DRAW, _FILL, _PUT_BACK = Draw(), Fill(), PutBack()
_remembered: dict[Any, Action] = {}


def decide(state: SpaceMissionsState) -> Action:
    """Return what the seat to move does. The choice depends on what this seat knows, and on nothing else."""
    seat = state.turn
    if state.pending == "load":
        return _FILL
    if state.pending == "return":
        return _PUT_BACK
    if state.pending == "trial":
        return _tested(state, seat)
    if state.pending not in _OF_THE_YEAR:
        return _judged(state, seat)
    position = _position(state, seat)
    action = _remembered.get(position)
    if action is None:
        if len(_remembered) >= REMEMBERED:
            _remembered.clear()
        action = _remembered[position] = _judged(state, seat)
    return action


def _judged(state: SpaceMissionsState, seat: int) -> Action:
    actions = considered(RULES.legal(state, seat))
    return actions[0] if len(actions) == 1 else max(actions, key=Judgement(view(state, seat), seat, FITTED).worth)


def _tested(state: SpaceMissionsState, seat: int) -> Action:
    """Remove a major problem, draw as long as there is none, and remove a minor one at last."""
    open_test = state.open_test
    assert open_test is not None
    problems = removable(open_test)
    if MAJOR not in problems and may_draw(state, seat, open_test):
        return _DRAW
    return Remove(open_test.technology, problems[0]) if problems else _PUT_BACK


def _position(state: SpaceMissionsState, seat: int) -> tuple[object, ...]:
    """Return all that a decision of the year depends on."""
    agency, open_test = state.agencies[seat], state.open_test
    rivals = [other.bars for place, other in enumerate(state.agencies) if place != seat]
    if state.automa is not None:
        rivals.append(state.automa.bars)
    return (
        state.pending,
        state.year,
        open_test and open_test.action,
        agency.bars,
        agency.levels,
        agency.stock,
        agency.hand,
        agency.played,
        tuple([_known(deck) for deck in agency.decks]),
        tuple(map(max, zip(*rivals, strict=True))),
        tuple([min(count, ENOUGH) for count in state.supply]),
        min(state.astronauts, ENOUGH),
        state.done,
        visible(state, seat),
        state.variant,
    )


def _known(deck: Deck) -> tuple[object, ...]:
    """Return what a deck's owner knows of it."""
    return (deck.known, deck.removed, deck.added, deck.extra if deck.deduced else None)
