"""Mission cards: tasks, links, single-use markers, personal spaces (rules 15; `missions.toml`; rulings 44, 59, 63).

Tasks are checked before and after each action, not in the middle of one (ruling 59). A task of the linked mission that
is met is fulfilled by itself: it costs nothing, and no later moment would bring more. For the same reason a seat is
linked by itself if only one mission is in play. Where there is a choice, `Link` is no action: it is possible before the
action of a turn, and asked for after it.

Paragraphs that refusals cite:

    15 missions  .2 a mission in play is linked  .3 by a task that is met  .4 for the rest of the game
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from bot.games.core.actions import Action, Refusal, refuse
from bot.games.core.decision import ActionRule, Decision
from bot.games.core.events import Event
from bot.games.core.phrase import say
from bot.games.skymines.actions import Finish, Link
from bot.games.skymines.change import gain_coins, settled, with_player
from bot.games.skymines.events import Declined, Fulfilled, Linked
from bot.games.skymines.material import CARD, COMPANIES, FIRST_SLOTS, MISSIONS, SPECIALS, TILE_PRICE
from bot.games.skymines.planning import slots_on
from bot.games.skymines.scoring import shares
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.tracks import level

no = partial(refuse, "sk")
TASK_COINS = 2
"""CrypCoin for a fulfilled task."""


# -- how far a seat is ------------------------------------------------------------------------------------------------


def _shares(state: SkyminesState, seat: int) -> list[int]:
    return [shares(state, seat, company) for company in range(len(COMPANIES))]


def _second_thresholds(state: SkyminesState, seat: int) -> int:
    return sum(level(state, seat, company) == 2 for company in range(len(COMPANIES)))


def _share_cards(state: SkyminesState, seat: int) -> int:
    """Count cards with a share, but not those in the action area (M4)."""
    owner = state.players[seat]
    return sum(bool(CARD[card].share) for cards in (owner.hand, *owner.decks) for card in cards)


def _specials(state: SkyminesState, seat: int) -> int:
    """Count special plans that the upload marker reached or passed, face up (M6)."""
    owner = state.players[seat]
    places = [place for place in range(owner.upload + 1) if place not in owner.flipped]
    return sum(owner.screens[place] in SPECIALS for place in places)


def _tiles_running(state: SkyminesState, seat: int) -> int:
    """Return 1 if the seat reserved a tile in this round, and holds one from the round before (M6)."""
    reserved = any(mark.seat == seat and mark.space in TILE_PRICE for mark in state.marks)
    return int(reserved and bool(state.players[seat].tiles))


_MEASURES: Mapping[str, Callable[[SkyminesState, int], int]] = {
    "shares-of-one-company": lambda state, seat: max(_shares(state, seat)),
    "helium-step": lambda state, seat: state.players[seat].tank,
    "sectors-entered-in-one-action": lambda state, _seat: state.deeds.targets,
    "resource-value-of-one-action": lambda state, _seat: state.deeds.value,
    "research-screen": lambda state, seat: state.players[seat].upload,
    "coins-in-reserve": lambda state, seat: state.players[seat].cash,
    "second-threshold-passed": _second_thresholds,
    "outposts-ousted-in-one-action": lambda state, _seat: state.deeds.ousted,
    "total-cost-of-acquired-card": lambda state, _seat: state.deeds.cost,
    "companies-with-2-shares": lambda state, seat: sum(count >= 2 for count in _shares(state, seat)),
    "plans-entered-in-one-action": lambda state, _seat: state.deeds.plans,
    "cards-with-share-in-hand-or-decks": _share_cards,
    "helium-moved-in-one-field-action": lambda state, _seat: state.deeds.helium,
    "majority-reward-top-tier": lambda state, _seat: int(state.deeds.top_tier),
    "cards-in-one-resting-deck": lambda state, seat: max(map(len, state.players[seat].decks)),
    "special-plans-reached": _specials,
    "additional-slots-on": lambda state, seat: len(slots_on(state.players[seat])) - len(FIRST_SLOTS),
    "bonus-tile-reserved-in-two-rounds-running": _tiles_running,
}
"""How far a seat is with a task, by the task's kind."""


def progress(state: SkyminesState, seat: int, mission: str, task: int) -> int:
    """Return how far a seat is with a task: it is met when this is at least what the task asks for."""
    kind, _ = MISSIONS[mission].tasks[task]
    return _MEASURES[kind](state, seat)


def met(state: SkyminesState, seat: int, mission: str) -> tuple[int, ...]:
    """Return the columns of a mission whose tasks a seat meets now and has not fulfilled."""
    tasks = MISSIONS[mission].tasks
    return tuple([task for task in state.players[seat].tasks if progress(state, seat, mission, task) >= tasks[task][1]])


# -- fulfilling -------------------------------------------------------------------------------------------------------


def fulfilled(state: SkyminesState, seat: int, events: list[Event]) -> SkyminesState:
    """Return the state after all tasks were fulfilled that a seat meets; the CrypCoin of one may serve another."""
    owner = state.players[seat]
    if not owner.tasks:
        return state
    if owner.mission:
        return _all_met(state, seat, owner.mission, events)
    if len(state.variant.missions) == 1 and met(state, seat, state.variant.missions[0]):
        return _linked(state, seat, state.variant.missions[0], events)
    return state


def _linked(state: SkyminesState, seat: int, mission: str, events: list[Event]) -> SkyminesState:
    events.append(Linked(seat, mission))
    return _all_met(with_player(state, seat, mission=mission), seat, mission, events)


def _all_met(state: SkyminesState, seat: int, mission: str, events: list[Event]) -> SkyminesState:
    while tasks := met(state, seat, mission):
        state = _one(state, seat, mission, tasks[0], events)
    return state


def _one(state: SkyminesState, seat: int, mission: str, task: int, events: list[Event]) -> SkyminesState:
    owner = state.players[seat]
    left = tuple([other for other in owner.tasks if other != task])
    events.append(Fulfilled(seat, mission, task, not left))
    state = with_player(state, seat, tasks=left, single_use=owner.single_use + 1)
    return gain_coins(state, seat, TASK_COINS)


# -- linking ----------------------------------------------------------------------------------------------------------


def options(state: SkyminesState, seat: int) -> tuple[Action, ...]:
    """Return the links that are possible now; others may be linked to the same mission (ruling 44)."""
    owner = state.players[seat]
    if owner.mission or not owner.tasks:
        return ()
    return tuple([Link(mission, task + 1) for mission in state.variant.missions for task in met(state, seat, mission)])


def link_options(state: SkyminesState, seat: int) -> tuple[Action, ...]:
    """Return the choice after an action: to link, or not yet. () if no link is possible."""
    links = options(state, seat)
    return (*links, Finish()) if links else ()


def why_not(state: SkyminesState, seat: int, action: Link) -> Refusal | None:
    """Return why the seat cannot link so, or None."""
    if action in options(state, seat):
        return None
    owner, missions = state.players[seat], state.variant.missions
    if not missions:
        return no("no-missions", "15.2")
    if owner.mission:
        return no("linked", "15.4", {"mission": owner.mission}, mission=owner.mission)
    if action.mission not in missions:
        return no("no-mission", "15.2", missions=missions)
    if not 1 <= action.task <= len(MISSIONS[action.mission].tasks):
        return no("no-task", "15.3", {"task": action.task}, count=len(MISSIONS[action.mission].tasks))
    kind, least = MISSIONS[action.mission].tasks[action.task - 1]
    have = progress(state, seat, action.mission, action.task - 1)
    return no("task-not-met", "15.3", {"task": say(f"sk-task-{kind}", count=least)}, have=max(0, have), need=least)


def do(state: SkyminesState, seat: int, action: Link, events: list[Event]) -> SkyminesState:
    """Return the state after a link; the tasks of the mission that are met are fulfilled at once."""
    if state.pending and state.pending[0].kind == "link":
        state = settled(state)
    return _linked(state, seat, action.mission, events)


def do_finish(state: SkyminesState, seat: int, _action: Finish, events: list[Event]) -> SkyminesState:
    """Return the state without a link for now."""
    events.append(Declined(seat, "link"))
    return settled(state)


LINK = Decision(
    link_options,
    {Link: ActionRule(why_not, do), Finish: ActionRule(lambda _state, _seat, _action: None, do_finish)},
)
"""What a seat decides after its action when it may link a mission."""
