"""The verbs of Skymines, and which of their legal actions panels put first or do not offer."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, TypeVar

from bot.games.core.actions import verb
from bot.games.skymines.actions import (
    Advance,
    Arrange,
    Boost,
    Buy,
    Choose,
    Column,
    DropOut,
    Energy,
    Enter,
    Field,
    Finish,
    Half,
    Link,
    Majority,
    Pay,
    Place,
    Plan,
    Recover,
    Remove,
    Resources,
    Rest,
    Return,
    Sell,
    Take,
    Upload,
)
from bot.games.skymines.material import CARD, MAJORITY, NONE, PLAN, Card, Reward

A = TypeVar("A")


def _next_screens(view: Any, actions: Sequence[Take]) -> list[Take]:
    """Return each plan on the nearest screen where it covers no other."""
    nearest: dict[str, Take] = {}
    for action in sorted(actions, key=lambda take: take.screen):
        if not view.own.screens[action.screen]:
            nearest.setdefault(action.plan, action)
    return [*nearest.values()]


def _moves_on(view: Any, actions: Sequence[Upload]) -> list[Upload]:
    """Leave out to stay where the marker is, if the next plan costs nothing: what it gives is never less than nothing.

    Only coins for titanium may be worth waiting for.
    """
    ahead = {action.card for action in actions if action.plans == 1 and not action.flip}
    plan = PLAN[view.own.screens[view.own.upload + 1]] if ahead else None
    if plan is None or plan.price or plan.reward.titanium_coin:
        return [*actions]
    return [action for action in actions if action.plans or action.flip or action.card not in ahead]


def _best_tiers(_view: Any, actions: Sequence[Majority]) -> list[Majority]:
    """Leave out each tier whose reward is no more in anything than that of another open tier of its space."""
    return [
        action
        for action in actions
        if not any(_worse(action, other) for other in actions if other.space == action.space and other != action)
    ]


def _worse(one: Majority, other: Majority) -> bool:
    less, more = (MAJORITY[action.space].tiers[action.tier - 1].reward for action in (one, other))
    pairs = zip(_gains(less), _gains(more), strict=True)
    return less.remove == more.remove and all(low <= high for low, high in pairs)


def _gains(reward: Reward) -> tuple[int, ...]:
    """Return the numbers of a reward."""
    return (
        reward.coin,
        reward.helium,
        reward.research,
        reward.track,
        reward.track_any,
        reward.track_each,
        reward.titanium_coin,
        *reward.tracks,
    )


def _one_of_each_sold(_view: Any, actions: Sequence[Sell]) -> list[Sell]:
    return _one_of_each((action, (action.space, _face(CARD[action.card]))) for action in actions)


def _one_of_each_bought(view: Any, actions: Sequence[Buy]) -> list[Buy]:
    """Leave out a card that is like another, and costs as much."""
    return _one_of_each(
        (action, (action.space, *(() if action.card == NONE else (_face(CARD[action.card]), view.cost(action.card)))))
        for action in actions
    )


def _one_of_each(actions: Iterable[tuple[A, Hashable]]) -> list[A]:
    """Return the first action of each kind."""
    found: dict[Hashable, A] = {}
    for action, kind in actions:
        found.setdefault(kind, action)
    return [*found.values()]


def _face(card: Card) -> tuple[object, ...]:
    """Return all of a card but its id and the letter of its deck."""
    return card.kind, card.value, card.cost, card.share, card.company, card.coin


VERBS = (
    verb(Choose, "🔬"),
    verb(Plan, "🗂️"),
    verb(Arrange, "🔀"),
    verb(Resources, "⛏️", public=True),
    verb(Boost, "➕", public=True),
    verb(Energy, "⚡", public=True, later="0"),
    verb(Enter, "🚩", public=True, listed=Finish),
    verb(Column, "🏗️", public=True),
    verb(Return, "↩️", public=True, joined=True),
    verb(Advance, "📈", public=True, joined=True),
    verb(Pay, "🪙", public=True, joined=True),
    verb(Take, "📄", public=True, usual=_next_screens, listed=Finish),
    verb(Remove, "🗑️", public=True),
    verb(Upload, "📡", public=True, offered=_moves_on),
    verb(Field, "🛢️", public=True),
    verb(Place, "📍", public=True),
    verb(Majority, "👑", public=True, offered=_best_tiers),
    verb(Buy, "🛒", public=True, offered=_one_of_each_bought),
    verb(Sell, "💱", public=True, offered=_one_of_each_sold),
    verb(Half, "🌓", public=True),
    verb(Recover, "♻️", public=True),
    verb(Finish, "✅", public=True),
    verb(DropOut, "🏁", public=True),
    verb(Rest, "💤", public=True),
    verb(Link, "🎯", public=True),
)
