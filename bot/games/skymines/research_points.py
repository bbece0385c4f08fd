"""Research points: plans, special plans, CrypCoin (rules 10; rulings 19 to 22, 24, 38, 52, 61).

A plan is laid when it is taken, so plans of one turn may be laid in any order, also on each other. Nothing comes in its
place in the display before the end of the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.core.pieces import put
from bot.games.skymines.actions import Finish, Take
from bot.games.skymines.cards import area_of
from bot.games.skymines.change import gain_coins, owe_instead, settled, with_player
from bot.games.skymines.events import TookCoins, TookPlan
from bot.games.skymines.material import NO_A, PLAN, PLAN_POINTS, RED_FRAMED, ROUNDS, SCREENS
from bot.games.skymines.refusals_of_cards import no
from bot.games.skymines.speech import words
from bot.games.skymines.state import Due, Player, SkyminesState

DISCARDING = "E2"
"""The track on whose spaces a card of the hand is discarded for its action."""
AT_END = 2
"""CrypCoin for each point once the upload marker is on the last screen."""


def due_options(state: SkyminesState, seat: int, due: Due) -> tuple[Action, ...]:
    """Return the plans that so many points of `research` buy, on each screen where they may lie, and the CrypCoin."""
    owner = state.players[seat]
    if _useless(state):
        return (Finish(),)
    for_a, for_others = _at(screens_for(owner, "A")), _at(screens_for(owner, ""))
    found: list[Action] = []
    for plan in on_offer(state):
        letter = PLAN[plan].letter
        if PLAN_POINTS[letter] <= due.amount:
            found += (for_a if letter == "A" else for_others)(_TAKES[plan])
    return (*found, Finish())


def _useless(state: SkyminesState) -> bool:
    """Return whether no plan can be of use to any participant: in the last round, when nobody can upload any more.

    No seat that is still in the round has a research scientist face up, none can be discarded for its action on E2, and
    Luna, who takes plans, does not play. Then a plan brings the coins of the supplement at most, and while that is one
    at most, a point brings as much. So points become CrypCoin by themselves.
    """
    if state.round < ROUNDS or state.supplement > 1 or state.luna is not None or DISCARDING in state.variant.tracks:
        return False
    active = [seat for seat, player in enumerate(state.players) if not player.dropped]
    return not any(area_of(state, seat).research for seat in active)


_TAKES = {plan: tuple([Take(plan, screen) for screen in range(SCREENS + 1)]) for plan in PLAN}
"""By plan and screen."""


def _at(places: Sequence[int]) -> Callable[[tuple[Take, ...]], Sequence[Take]]:
    """Return what picks the actions in these places: a list is long, and this takes a third of a loop's time."""
    return itemgetter(*places) if len(places) > 1 else lambda items: [items[at] for at in places]


def due_why_not(state: SkyminesState, seat: int, action: Take | Finish) -> Refusal | None:
    """Return why points cannot be spent so, or None. CrypCoin can always be taken."""
    owner, left = state.players[seat], state.pending[0].amount
    if isinstance(action, Finish):
        return None
    if owner.upload >= SCREENS:
        return no("coins-only", "10.5", {"coins": AT_END})
    if _useless(state):
        return no("plans-useless", "10.6")
    if not action.plan or action.plan not in on_offer(state):
        return no("not-on-offer", "10.1", {"plan": words.plan(action.plan)})
    if points(action.plan) > left:
        return no("points-short", "10.2", {"plan": words.plan(action.plan), "price": points(action.plan), "left": left})
    return _why_not_there(owner, action)


def do_due(state: SkyminesState, seat: int, action: Take | Finish, events: list[Event]) -> SkyminesState:
    """Take a plan and lay it, or take CrypCoin for all points that are left."""
    left = state.pending[0].amount
    if isinstance(action, Finish):
        coins = left * (AT_END if state.players[seat].upload >= SCREENS else 1)
        events.append(TookCoins(seat, left, coins))
        return gain_coins(settled(state), seat, coins)
    state, coins = _taken(state, seat, action.plan)
    state = _laid(state, seat, action, coins, events)
    left -= points(action.plan)
    return owe_instead(state, Due("research", left)) if left else settled(state)


def on_offer(state: SkyminesState) -> list[str]:
    """Return the plans in the research display, and the special plans that are face up."""
    return [*[plan for row in state.research_display for plan in row if plan], *state.specials]


def points(plan: str) -> int:
    """Return how many research points a plan costs."""
    return PLAN_POINTS[PLAN[plan].letter]


def screens_for(owner: Player, letter: str) -> list[int]:
    """Return the places where a plan of this letter may be laid: ahead of the marker, on empty screens or plans.

    The empty screens come first, for few plans are covered. Place 0 is the plan on the token: it is covered like any
    other (ruling 52). An A plan goes on a screen with a crossed-out A only if a plan lies there (ruling 19).
    """
    ahead = range(max(0, owner.upload + 1), SCREENS + 1)
    empty = [screen for screen in ahead if not owner.screens[screen] and (letter != "A" or screen not in NO_A)]
    return empty + [screen for screen in ahead if owner.screens[screen]]


def _taken(state: SkyminesState, seat: int, plan: str) -> tuple[SkyminesState, int]:
    """Take a plan off its space, with the coins of the supplement space if the space is red-framed (ruling 21)."""
    if plan in state.specials:
        return replace(state, specials=tuple([one for one in state.specials if one != plan])), 0
    letter = next(at for at, row in enumerate(state.research_display) if plan in row)
    space = state.research_display[letter].index(plan)
    row = put(state.research_display[letter], space, "")
    state = replace(state, research_display=put(state.research_display, letter, row))
    if (letter, space) not in RED_FRAMED:
        return state, 0
    coins = state.supplement
    return gain_coins(replace(state, supplement=0), seat, coins), coins


def _laid(state: SkyminesState, seat: int, action: Take, coins: int, events: list[Event]) -> SkyminesState:
    """Lay a plan on a screen, face up. A plan under it is out of play for good (ruling 20)."""
    owner = state.players[seat]
    under = owner.screens[action.screen]
    events.append(TookPlan(seat, action.plan, action.screen, under, coins))
    return with_player(
        state,
        seat,
        screens=put(owner.screens, action.screen, action.plan),
        covered=(*owner.covered, under) if under else owner.covered,
        flipped=tuple([place for place in owner.flipped if place != action.screen]),
    )


def _why_not_there(owner: Player, action: Take) -> Refusal | None:
    if action.screen in screens_for(owner, PLAN[action.plan].letter):
        return None
    if not 0 <= action.screen <= SCREENS:
        return no("no-screen", "10.3", {"screen": action.screen}, last=SCREENS)
    if action.screen <= owner.upload:
        return no("screen-reached", "10.3", {"screen": action.screen}, next=owner.upload + 1)
    return no("crossed-out", "10.4", {"plan": words.plan(action.plan), "screen": action.screen})
