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
from bot.games.skymines.bonus_spaces import BUY, SELL, card_cost, place_price, sale_coins
from bot.games.skymines.dropping import CHOOSE
from bot.games.skymines.energy_action import LATER
from bot.games.skymines.entry import Entry
from bot.games.skymines.expansion import affordable, reward_of
from bot.games.skymines.material import (
    BUY_PRICE,
    CARD,
    COLUMNS,
    COMPANY_OF,
    FIRST_PLAYER_REWARD,
    HOMES,
    MAJORITY,
    NOBODY,
    NONE,
    PLAN,
    SCREENS,
)
from bot.games.skymines.research_points import AT_END
from bot.games.skymines.resources import cost_of
from bot.games.skymines.speech import words
from bot.games.skymines.speech.events import token
from bot.games.skymines.state import Due
from bot.games.skymines.stations import uncovers
from bot.games.skymines.tracks import barrier_ahead
from bot.games.skymines.view import SkyminesView


def label(view: SkyminesView, action: Action) -> Phrase:
    """Say what the action does here."""
    return _LABELS[type(action)](view, action)


def _company(name: str) -> Phrase:
    return words.company(COMPANY_OF[name]) if name in COMPANY_OF else say("sk-such-company")


def _plan(_view: SkyminesView, action: Plan) -> Phrase:
    return say("sk-label-plan", cards=words.brief(action.cards)) if action.cards else say("sk-label-plan-none")


def _arrange(_view: SkyminesView, action: Arrange) -> Phrase:
    return say("sk-label-arrange", slots=action.slots or say("sk-nothing"))


def _resources(view: SkyminesView, action: Resources) -> Phrase:
    used = words.brief(action.cards)
    if action.buy == NONE:
        return say("sk-label-resources", cards=used)
    bought = words.brief((action.buy,))
    kinds = {CARD[card].kind if card in CARD else "" for card in action.cards}
    if view.viewer is None or action.buy not in view.known.display or len(kinds) > 1 or "" in kinds:
        # Cards of several kinds leave no room for the cost; the hint says it.
        return say("sk-label-acquire", cards=used, card=bought)
    return say("sk-label-acquire-at", cards=used, card=bought, cost=cost_of(view.known, view.viewer, action))


def _place(_view: SkyminesView, action: Place) -> Phrase:
    named = words.space(action.space)
    if action.space == "first-player":
        return say("sk-label-place-first", space=named, reward=words.reward(FIRST_PLAYER_REWARD))
    price = place_price(action.space)
    return say("sk-label-place-at", space=named, price=price) if price else say("sk-label-place", space=named)


def _sell(view: SkyminesView, action: Sell) -> Phrase:
    space, card = words.space(action.space), words.card(action.card)
    coins = sale_coins(action.space, action.card)
    if coins is None:
        return say("sk-label-sell", space=space, card=card)
    if action.space == SELL:
        return say("sk-label-sell-here", card=card, price=coins)
    return say("sk-label-sell-at", space=space, card=card, price=coins)


def _energy(view: SkyminesView, action: Energy) -> Phrase:
    if action.company == NONE:
        return say("sk-label-energy-none")
    company = _company(action.company)
    if action.target == LATER:
        return say("sk-label-energy", company=company)
    return say("sk-label-energy-enter", company=company, target=words.spot(view.known, action.target))


def _take(_view: SkyminesView, action: Take) -> Phrase:
    """Name the plan by its number alone where its reward leaves no room for the screen; the picture shows the plan."""
    long = action.plan in PLAN and PLAN[action.plan].reward.remove
    return say("sk-label-take", plan=action.plan if long else words.plan(action.plan), screen=action.screen)


def _upload(view: SkyminesView, action: Upload) -> Phrase:
    """Name the plan on which the marker stops, and its reward where a short one and no plan turned down leave room."""
    own = view.own
    at = -1 if own is None else own.upload
    place, card = at + action.plans, words.brief((action.card,))
    if action.flip:
        plan = own.screens[place] if own is not None and action.plans and place < len(own.screens) else ""
        facts = {"card": card, "count": action.plans, "plan": plan, "screen": place}
        return say("sk-label-flip", **facts, skipped=at + action.flip)
    if not action.plans or own is None or place >= len(own.screens) or own.screens[place] not in PLAN:
        return say("sk-label-upload", card=card, count=action.plans, screen=place)
    plan = PLAN[own.screens[place]]
    facts = {"card": card, "plan": plan.id, "screen": place}
    if place in own.flipped or plan.price or plan.reward.remove:
        return say("sk-label-upload-on", **facts)
    return say("sk-label-upload-for", **facts, reward=words.reward(plan.reward))


def _majority(view: SkyminesView, action: Majority) -> Phrase:
    """Say what the tier brings, and of a lower one that it is not all that the viewer may take."""
    tier = MAJORITY[action.space].tiers[action.tier - 1]
    facts = {"space": words.space(action.space), "reward": words.reward(tier.reward)}
    lower = view.viewer is not None and action.tier < view.open_tiers(action.space)
    return say("sk-label-majority-lower" if lower else "sk-label-majority", **facts)


def _buy(view: SkyminesView, action: Buy) -> Phrase:
    if action.card == NONE:
        return say("sk-label-buy-none", space=words.space(action.space))
    card = words.card(action.card)
    if action.card not in view.known.display:
        return say("sk-label-buy-gone", space=words.space(action.space), card=card)
    cost = card_cost(view.known, action.space, action.card)
    if action.space == BUY:
        return say("sk-label-buy", card=card, cost=cost, price=BUY_PRICE)
    return say("sk-label-buy-on", space=words.space(action.space), card=card, cost=cost)


def _enter(view: SkyminesView, action: Enter) -> Phrase:
    target = words.spot(view.known, action.target)
    entry = entered(view, action)
    if entry is None:
        return say("sk-label-enter", target=target)
    company = view.known.pending[0].company
    gained = words.reward(reward_of(view.known, company, entry), company)
    if entry.ousted == NOBODY:
        return say("sk-label-enter-for", target=target, cost=entry.cost, reward=gained)
    ousted = words.company(entry.ousted)
    return say("sk-label-enter-oust", target=target, cost=entry.cost, reward=gained, ousted=ousted)


def entered(view: SkyminesView, action: Enter) -> Entry | None:
    """Return the space that an action would enter now; None if it cannot."""
    due = _due(view, "expand")
    if due is None:
        return None
    found = affordable(view.known, due.company, due.amount)
    return next((entry for entry in found if entry.noun == action.target), None)


def _due(view: SkyminesView, kind: str) -> Due | None:
    """Return what is due now if it is of this kind."""
    pending = view.known.pending
    return pending[0] if pending and pending[0].kind == kind else None


def _pay(view: SkyminesView, _action: Pay) -> Phrase:
    due, seat = _due(view, "barrier"), view.viewer
    if due is None or seat is None:
        return say("sk-label-pay")
    return say("sk-label-pay-price", price=barrier_ahead(view.known, seat, due.company))


def _finish(view: SkyminesView, _action: Finish) -> Phrase:
    pending, own = view.known.pending, view.own
    if not pending or f"{pending[0].kind}" not in _FINISHES:
        return say("sk-label-finish")
    if pending[0].kind == "research" and own is not None:
        each = AT_END if own.upload >= SCREENS else 1
        return say("sk-label-finish-research", coins=words.coins(pending[0].amount * each))
    return say(f"sk-label-finish-{pending[0].kind}")


def _column(view: SkyminesView, action: Column) -> Phrase:
    """Name a column, and say what the next piece from there uncovers."""
    due, state = _due(view, "expand"), view.known
    station = None if due is None else state.stations[due.company]
    if station is None or not 1 <= action.column <= COLUMNS or station.vacated[action.column - 1] >= HOMES:
        return say("sk-label-column", column=action.column)
    count = uncovers(station, state.variant.board, action.column - 1)
    return say("sk-label-column-coins", column=action.column, count=count)


def _remove(view: SkyminesView, action: Remove) -> Phrase:
    return say("sk-label-remove", company=_company(action.company), column=action.column)


def _drop(view: SkyminesView, action: DropOut) -> Phrase:
    if action.rest == CHOOSE:
        return say("sk-label-drop-choosing", told=_dropped(view, action.deck, 1))
    return _dropped(view, action.deck, _LISTED)


def _dropped(view: SkyminesView, number: int, listed: int) -> Phrase:
    own = view.own
    if not number or own is None:
        return say("sk-label-drop")
    deck = own.decks[number - 1]
    if len(deck) > listed:
        return say("sk-label-drop-many", count=len(deck), slot=number)
    return say("sk-label-drop-deck", cards=words.brief(deck))


def _half(view: SkyminesView, action: Half) -> Phrase:
    due = _due(view, "half")
    if due is None or action.half not in (1, 2):
        return say("sk-label-half", half=action.half)
    return say(f"sk-label-half-{due.space.lower()}-{action.half}")


_LISTED = 4
"""How many cards of a deck a label has room for."""
_FINISHES = frozenset({"expand", "units", "research", "barrier", "rest", "link", "recover", "perform"})
_LABELS: Mapping[type[Action], Callable[[SkyminesView, Any], Phrase]] = {
    Choose: lambda _view, action: say("sk-label-choose", token=token(action.token)),
    Plan: _plan,
    Arrange: _arrange,
    Resources: _resources,
    Boost: lambda _view, action: say("sk-label-boost", card=words.card(action.card)),
    Energy: _energy,
    Enter: _enter,
    Column: _column,
    Return: lambda _view, action: say("sk-label-return", column=action.column),
    Advance: lambda _view, action: say("sk-label-advance", company=_company(action.company), count=action.steps),
    Pay: _pay,
    Take: _take,
    Remove: _remove,
    Upload: _upload,
    Field: lambda _view, action: say("sk-label-field", card=words.card(action.card)),
    Place: _place,
    Majority: _majority,
    Buy: _buy,
    Sell: _sell,
    Half: _half,
    Recover: lambda _view, action: say("sk-label-recover", card=words.card(action.card)),
    Finish: _finish,
    DropOut: _drop,
    Rest: lambda _view, action: say("sk-label-rest", card=words.card(action.card), slot=action.slot),
    Link: lambda _view, action: say("sk-label-link", mission=action.mission, task=action.task),
}
