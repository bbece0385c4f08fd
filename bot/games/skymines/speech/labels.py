"""What an action does, short enough for a button."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.phrase import Phrase, say
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
from bot.games.skymines.cards import total_cost
from bot.games.skymines.material import COMPANY_OF, MAJORITY, NONE
from bot.games.skymines.speech import words
from bot.games.skymines.speech.events import token
from bot.games.skymines.view import SkyminesView


def label(view: SkyminesView, action: Action) -> Phrase:
    """Say what the action does here."""
    return _LABELS[type(action)](view, action)


def _company(name: str) -> Phrase:
    return words.company(COMPANY_OF[name])


def _plan(_view: SkyminesView, action: Plan) -> Phrase:
    return say("sk-label-plan", cards=words.cards(action.cards) or say("sk-nothing"))


def _arrange(_view: SkyminesView, action: Arrange) -> Phrase:
    return say("sk-label-arrange", slots=action.slots or say("sk-nothing"))


def _resources(view: SkyminesView, action: Resources) -> Phrase:
    used = words.cards(action.cards)
    if action.buy == NONE:
        return say("sk-label-resources", cards=used)
    return say("sk-label-acquire", cards=used, card=words.card(action.buy))


def _energy(_view: SkyminesView, action: Energy) -> Phrase:
    if action.company == NONE:
        return say("sk-label-energy-none")
    return say("sk-label-energy", company=_company(action.company))


def _upload(view: SkyminesView, action: Upload) -> Phrase:
    own = view.own
    at = -1 if own is None else own.upload
    told = say("sk-label-upload", card=words.card(action.card), count=action.plans, screen=at + action.plans)
    return say("sk-label-flip", told=told, screen=at + action.flip) if action.flip else told


def _majority(_view: SkyminesView, action: Majority) -> Phrase:
    tier = MAJORITY[action.space].tiers[action.tier - 1]
    return say("sk-label-majority", space=words.space(action.space), reward=words.reward(tier.reward))


def _buy(view: SkyminesView, action: Buy) -> Phrase:
    if action.card == NONE:
        return say("sk-label-buy-none", space=words.space(action.space))
    return say("sk-label-buy", card=words.card(action.card), cost=total_cost(view.known, action.card))


def _finish(view: SkyminesView, _action: Finish) -> Phrase:
    return say(f"sk-label-finish-{view.known.pending[0].kind}")


def _drop(view: SkyminesView, action: DropOut) -> Phrase:
    own = view.own
    if not action.deck or own is None:
        return say("sk-label-drop")
    return say("sk-label-drop-deck", cards=words.cards(own.decks[action.deck - 1]))


def _half(view: SkyminesView, action: Half) -> Phrase:
    space = view.known.pending[0].space
    return say(f"sk-label-half-{space.lower()}-{action.half}")


_LABELS: Mapping[type[Action], Callable[[SkyminesView, Any], Phrase]] = {
    Choose: lambda _view, action: say("sk-label-choose", token=token(action.token)),
    Plan: _plan,
    Arrange: _arrange,
    Resources: _resources,
    Boost: lambda _view, action: say("sk-label-boost", card=words.card(action.card)),
    Energy: _energy,
    Enter: lambda _view, action: say("sk-label-enter", target=action.target),
    Column: lambda _view, action: say("sk-label-column", column=action.column),
    Return: lambda _view, action: say("sk-label-return", column=action.column),
    Advance: lambda _view, action: say("sk-label-advance", company=_company(action.company), count=action.steps),
    Pay: lambda _view, _action: say("sk-label-pay"),
    Take: lambda _view, action: say("sk-label-take", plan=words.plan(action.plan), screen=action.screen),
    Remove: lambda _view, action: say("sk-label-remove", company=_company(action.company), column=action.column),
    Upload: _upload,
    Field: lambda _view, action: say("sk-label-field", card=words.card(action.card)),
    Place: lambda _view, action: say("sk-label-place", space=words.space(action.space)),
    Majority: _majority,
    Buy: _buy,
    Sell: lambda _view, action: say("sk-label-sell", space=words.space(action.space), card=words.card(action.card)),
    Half: _half,
    Recover: lambda _view, action: say("sk-label-recover", card=words.card(action.card)),
    Finish: _finish,
    DropOut: _drop,
    Rest: lambda _view, action: say("sk-label-rest", card=words.card(action.card), slot=action.slot),
    Link: lambda _view, action: say("sk-label-link", mission=action.mission, task=action.task),
}
