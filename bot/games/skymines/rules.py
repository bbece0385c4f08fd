"""Whose turn it is, and what a seat may do: the decisions of all phases, and of all that may be due."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from bot.games.core.actions import Action, Refusal, refuse
from bot.games.core.decision import ActionRule, Decision, Do, Options, Rules, WhyNot, listed
from bot.games.core.events import Event
from bot.games.core.phrase import Who, say
from bot.games.skymines import (
    bonus_spaces,
    dropping,
    energy_action,
    fields,
    luna,
    missions,
    planning,
    research,
    research_points,
    resources,
)
from bot.games.skymines.actions import (
    Advance,
    Arrange,
    Boost,
    Buy,
    Choose,
    DropOut,
    Energy,
    Field,
    Finish,
    Link,
    Majority,
    Place,
    Plan,
    Resources,
    Rest,
    Sell,
    Take,
    Upload,
)
from bot.games.skymines.barriers import BARRIER
from bot.games.skymines.cards import area_of
from bot.games.skymines.expansion import EXPAND
from bot.games.skymines.flow import begin_turn, begun, follow
from bot.games.skymines.missions import LINK
from bot.games.skymines.performing import PERFORM
from bot.games.skymines.returning import REMOVE, RETURN
from bot.games.skymines.speech import words
from bot.games.skymines.state import Due, SkyminesState
from bot.games.skymines.track_choices import HALF, RECOVERY, TRACKS
from bot.games.skymines.verbs import VERBS

_no = partial(refuse, "sk")
_ACTIONS = frozenset(verb.action for verb in VERBS)


# -- the secret choices -----------------------------------------------------------------------------------------------


def _why_no_token(state: SkyminesState, seat: int, _action: Action) -> Refusal:
    return _no("no-token", "3.1", tokens=state.players[seat].offered)


def _why_no_plan(state: SkyminesState, seat: int, action: Action) -> Refusal:
    player = state.players[seat]
    slots = len(planning.slots_on(player))
    if player.selecting:
        return _no("arrange", "3.4", slots=slots)
    if not isinstance(action, Plan):
        return _no("plan-first", "3.2", slots=slots)
    foreign = [card for card in action.cards if card not in planning.playable(player)]
    if foreign:
        return _no("not-playable", "3.3", {"cards": words.brief(foreign)}, cards=words.brief(planning.playable(player)))
    if len(set(action.cards)) > slots:
        return _no("too-many-cards", "3.2", {"count": len(action.cards)}, slots=slots)
    return _no("plan-order", "3.2", cards=words.brief(planning.playable(player)))


TOKEN = listed(planning.token_options, _why_no_token, planning.choose, Choose)
PLANNING = Decision(
    planning.plan_options,
    {
        kind: ActionRule(
            lambda state, seat, action: (
                None if action in planning.plan_options(state, seat) else _why_no_plan(state, seat, action)
            ),
            do,
        )
        for kind, do in ((Plan, planning.plan), (Arrange, planning.arrange))
    },
)


# -- the actions of a turn --------------------------------------------------------------------------------------------


def _action(why_not: WhyNot, do: Do) -> ActionRule:
    """Return the rule of an action that takes the turn."""
    return ActionRule(why_not, lambda state, seat, action, events: do(begun(state), seat, action, events))


def _actions(state: SkyminesState, seat: int) -> tuple[Action, ...]:
    area = area_of(state, seat)  # most have no card of some kind, so its list needs no look
    return (
        *(resources.options(state, seat, area) if area.resources else ()),
        *(energy_action.choices(state, area.strength.energy) if area.energy else ()),
        *(research.options(state, seat, area) if area.research else ()),
        *(fields.options(area) if area.field else ()),
        *bonus_spaces.options(state, seat, area),
        *missions.options(state, seat),
        *dropping.options(state, seat),
    )


ACTIONS = Decision(
    _actions,
    {
        Resources: _action(resources.why_not, resources.do),
        Boost: ActionRule(resources.why_not, resources.do),
        Energy: _action(energy_action.why_not, energy_action.do),
        Upload: _action(research.why_not, research.do),
        Field: _action(fields.why_not, fields.do),
        **{kind: _action(bonus_spaces.why_not, bonus_spaces.do) for kind in (Majority, Place, Buy, Sell)},
        Link: ActionRule(missions.why_not, missions.do),
        DropOut: _action(dropping.why_not, dropping.do),
    },
)


# -- what is due ------------------------------------------------------------------------------------------------------


def _of_due(options: Callable[[SkyminesState, int, Due], tuple[Action, ...]]) -> Options:
    return lambda state, seat: options(state, seat, state.pending[0])


DUES: Mapping[str, Decision] = {
    "barrier": BARRIER,
    "expand": EXPAND,
    "remove": REMOVE,
    "return": RETURN,
    "track": TRACKS,
    "half": HALF,
    "perform": PERFORM,
    "recover": RECOVERY,
    "link": LINK,
    "units": Decision(
        _of_due(resources.due_options),
        dict.fromkeys((Advance, Finish), ActionRule(resources.due_why_not, resources.do_due)),
    ),
    "research": Decision(
        _of_due(research_points.due_options),
        dict.fromkeys((Take, Finish), ActionRule(research_points.due_why_not, research_points.do_due)),
    ),
    "rest": Decision(
        dropping.rest_options,
        {
            Rest: ActionRule(dropping.why_not_rest, dropping.do_rest),
            Finish: ActionRule(dropping.why_not_straight, dropping.do_straight),
        },
    ),
}


# -- the whole --------------------------------------------------------------------------------------------------------


def _to_move(state: SkyminesState) -> tuple[int, ...]:
    if state.over is not None:
        return ()
    if state.phase == "actions":
        return (state.turn,)
    return tuple([seat for seat, player in enumerate(state.players) if not player.chosen])


def _due(state: SkyminesState, seat: int) -> Decision | None:
    if state.over is not None:
        return None
    if state.phase == "actions":
        if seat != state.turn:
            return None
        return DUES[state.pending[0].kind] if state.pending else ACTIONS
    if state.players[seat].chosen:
        return None
    return TOKEN if state.phase == "token" else PLANNING


def _idle(state: SkyminesState, _seat: int) -> Refusal:
    if state.over is not None:
        return _no("over", "14.1")
    if state.phase == "actions":
        return _no("not-your-turn", "2.1", {"who": Who(state.turn)}, who=Who(state.turn))
    waiting = tuple([Who(other) for other, player in enumerate(state.players) if not player.chosen])
    return _no("chosen", "3.5", who=waiting, count=len(waiting))


def _foreign(state: SkyminesState, _seat: int, action: Action) -> Refusal:
    if type(action) not in _ACTIONS:
        return _no("unknown-action", "2.2")
    return _no("not-now", "2.3", now=say(f"sk-prompt-{_now(state)}"))


def _now(state: SkyminesState) -> str:
    """Return what is to be decided, as texts name it."""
    return state.pending[0].kind if state.pending else state.phase


_PLANNED = (Plan, Arrange)


def _after(state: SkyminesState, seat: int, action: Action, events: list[Event]) -> SkyminesState:
    if isinstance(action, _PLANNED):
        return _round_begun(state, events) if state.phase == "actions" else state
    return follow(state, seat, events, RULES.legal, DUES)


def _round_begun(state: SkyminesState, events: list[Event]) -> SkyminesState:
    """Return the state after all plans were turned up: Luna's cards are drawn, and the first player's turn begins."""
    if state.luna is not None:
        state = luna.begin_round(state, events)
    return begin_turn(state, state.first, events)


RULES: Rules[Any] = Rules(_to_move, _due, _idle, _foreign, _after)
