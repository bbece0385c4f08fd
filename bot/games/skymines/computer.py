"""What computer players think of an action at first sight: its value in CrypCoin, and what speaks for it.

The order of a turn's actions matters, because a used card lies face down: what only looks at cards (majorities,
uploads) is done before what turns them down. `_BEFORE` says how much earlier.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.core.actions import Action, verb_of
from bot.games.core.phrase import Phrase, say
from bot.games.skymines import worth
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
from bot.games.skymines.bonus_spaces import card_cost
from bot.games.skymines.cards import Strength, energy, total_cost
from bot.games.skymines.expansion import affordable, column_in_use, reward_of
from bot.games.skymines.material import (
    BUY_PRICE,
    CARD,
    COMPANY_OF,
    FIRST_PLAYER_REWARD,
    MAJORITY,
    MISSIONS,
    NONE,
    PLAN,
    RESOURCES,
    SELL_EXTRA,
    TILE_PRICE,
    TOKEN,
)
from bot.games.skymines.requirements import missing
from bot.games.skymines.resources import value_of
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.stations import covers, uncovers
from bot.games.skymines.view import SkyminesView

_Estimate = Callable[[SkyminesState, int, Any], float]
_BEFORE: Mapping[type[Action], float] = {
    Boost: 60,
    Link: 50,
    Majority: 40,
    Upload: 25,
    Place: 20,
    Buy: 15,
    Field: 12,
    Energy: 10,
    Resources: 5,
    Sell: 2,
}
_PRICE = {"tile-plus": 1.5, "tile-research": 3.0, "tile-field": 4.5, "tile-energy": 4.0}
"""What the tiles are worth in the next round."""


def value(view: SkyminesView, seat: int, action: Action) -> float:
    """Return how many CrypCoin an action promises; with the order of a turn's actions added."""
    promised = _ESTIMATES[type(action)](view.known, seat, action)
    return promised + (_BEFORE.get(type(action), 0) if promised > 0 and not view.known.pending else 0)


def because(_view: SkyminesView, action: Action) -> Phrase:
    """Say what speaks for an action."""
    return say(f"sk-why-{verb_of(action)}")


# -- secret choices ---------------------------------------------------------------------------------------------------


def _choose(state: SkyminesState, seat: int, action: Choose) -> float:
    token = TOKEN[action.token]
    locked = [CARD[f"{name}-{seat}"] for name in token.locked]
    return worth.reward(state, seat, token.bonus) - 0.3 * sum(worth.use(state, seat, card) for card in locked)


def _plan(state: SkyminesState, seat: int, action: Plan) -> float:
    """Return what a set of cards promises: units that add up, energy, uploads that their sum allows, majorities."""
    cards = [CARD[name] for name in action.cards]
    sums = {kind: sum(card.value for card in cards if card.kind == kind) for kind in (*RESOURCES, "energy")}
    research = [card for card in cards if card.kind == "research"]
    fields = sum(card.kind == "field" for card in cards)
    total = sum(worth.use(state, seat, card) - worth.screens(card.kind == "research") for card in cards)
    total += sum(0.4 * count for count in sums.values() if count >= 2) + 0.1 * len(cards)
    if research:
        had = Strength(
            titanium=sums["titanium"],
            minerals=sums["minerals"],
            carbon=sums["carbon"],
            energy=sums["energy"],
            research=len(research) - 1,
            field=fields,
        )
        total += worth.screens(_uploads(state, seat, had)) + 1.0
    return total


def _uploads(state: SkyminesState, seat: int, had: Strength) -> int:
    """Return how many plans the upload marker could enter."""
    player, entered = state.players[seat], 0
    for place in range(player.upload + 1, len(player.screens)):
        plan = player.screens[place]
        if not plan or (place not in player.flipped and missing(PLAN[plan].requirement, had)):
            break
        entered += 1
    return entered


# -- actions of a turn ------------------------------------------------------------------------------------------------


def _resources(state: SkyminesState, seat: int, action: Resources) -> float:
    units = value_of(state, seat, action.cards)
    if action.buy == NONE:
        return units * worth.best_step(state, seat)
    left = max(0, units - total_cost(state, action.buy))
    return left * worth.best_step(state, seat) + worth.card(state, seat, action.buy)


def _boost(state: SkyminesState, _seat: int, action: Boost) -> float:
    return 1.0 + CARD[action.card].value / 10


def _energy(state: SkyminesState, seat: int, action: Energy) -> float:
    if action.company == NONE:
        return 0.1
    company, points = COMPANY_OF[action.company], energy(state, seat)
    return points * max(
        (_entry(state, seat, company, entry) for entry in affordable(state, company, points)), default=0
    )


def _entry(state: SkyminesState, seat: int, company: int, entry: Any) -> float:
    """Return what a space promises for each point of energy that it costs."""
    gained = worth.reward(state, seat, reward_of(state, company, entry), company)
    growth = 0.8 * worth.lead(state, seat, company)
    return (gained + growth + 0.3 * (worth.rounds_left(state) > 1)) / entry.cost


def _upload(state: SkyminesState, seat: int, action: Upload) -> float:
    player = state.players[seat]
    paid = 2 if action.flip else 0
    passed = range(player.upload + 1, player.upload + action.plans + 1)
    points = 0.0
    for place in passed:
        plan = PLAN[player.screens[place]]
        down = place in player.flipped or place == player.upload + action.flip
        paid += 0 if down else plan.price
        points += worth.screens(1) + (0 if down else plan.points)
        if place == passed[-1] and not down:
            points += worth.reward(state, seat, plan.reward)
    return points - 1.2 * paid + CARD[action.card].value * worth.point(state, seat)


def _field(state: SkyminesState, seat: int, action: Field) -> float:
    return worth.use(state, seat, CARD[action.card])


def _majority(state: SkyminesState, seat: int, action: Majority) -> float:
    return worth.reward(state, seat, MAJORITY[action.space].tiers[action.tier - 1].reward)


def _place(state: SkyminesState, seat: int, action: Place) -> float:
    if action.space in TILE_PRICE:
        return (
            _PRICE[action.space] - TILE_PRICE[action.space] if worth.rounds_left(state) else -TILE_PRICE[action.space]
        )
    if action.space == "first-player":
        return worth.reward(state, seat, FIRST_PLAYER_REWARD) + (1.0 if worth.rounds_left(state) else 0)
    if action.space[0] == "M":
        mission = MISSIONS[action.space.split("-")[0]]
        return worth.reward(state, seat, mission.reward) - mission.price
    return 4.0


def _buy(state: SkyminesState, seat: int, action: Buy) -> float:
    helium = 0.0 if action.space == "buy" else worth.helium(int(action.space[-1]))
    if action.card == NONE:
        return helium
    price = card_cost(state, action.space, action.card) + (BUY_PRICE if action.space == "buy" else 0)
    return helium + worth.card(state, seat, action.card) - price


def _sell(state: SkyminesState, seat: int, action: Sell) -> float:
    extra = {"sell": SELL_EXTRA, "C2-1": 3, "C2-2": 8}.get(action.space)
    kept = worth.card(state, seat, action.card)
    if extra is None:
        return worth.use(state, seat, CARD[action.card]) - 0.8 * kept
    return CARD[action.card].cost + extra - kept


def _drop(state: SkyminesState, seat: int, action: DropOut) -> float:
    if not action.deck:
        return -1.0
    deck = state.players[seat].decks[action.deck - 1]
    return -5.0 + min(4.9, 0.2 * sum(worth.use(state, seat, CARD[card]) for card in deck))


# -- what is due ------------------------------------------------------------------------------------------------------


def _enter(state: SkyminesState, seat: int, action: Enter) -> float:
    due = state.pending[0]
    entry = next(entry for entry in affordable(state, due.company, due.amount) if entry.noun == action.target)
    return _entry(state, seat, due.company, entry) + 0.01


def _column(state: SkyminesState, seat: int, action: Column) -> float:
    due = state.pending[0]
    station, board = state.stations[due.company], state.variant.board
    gain = uncovers(station, board, action.column - 1) - uncovers(station, board, column_in_use(state, due))
    return gain * worth.lead(state, seat, due.company) - 50


def _return(state: SkyminesState, seat: int, action: Return) -> float:
    company = state.pending[0].company
    return -worth.lead(state, seat, company) * covers(state.stations[company], state.variant.board, action.column - 1)


def _advance(state: SkyminesState, seat: int, action: Advance) -> float:
    return worth.step(state, seat, COMPANY_OF[action.company]) * action.steps


def _take(state: SkyminesState, seat: int, action: Take) -> float:
    player = state.players[seat]
    free = next(
        (place for place in range(max(1, player.upload + 1), len(player.screens)) if not player.screens[place]), 0
    )
    far = 0.3 * abs(action.screen - free) + (2.0 if player.screens[action.screen] else 0)
    points = 2 if PLAN[action.plan].letter in "CR" else 1
    return (worth.plan(state, seat, action.plan) - far) / points


def _remove(state: SkyminesState, seat: int, action: Remove) -> float:
    company = COMPANY_OF[action.company]
    gain = uncovers(state.stations[company], state.variant.board, action.column - 1)
    return worth.lead(state, seat, company) * (gain + 0.1)


def _half(state: SkyminesState, seat: int, action: Half) -> float:
    return float(action.half == (1 if state.pending[0].space.startswith("E") else 2))


def _recover(state: SkyminesState, seat: int, action: Recover) -> float:
    return worth.card(state, seat, action.card) - 2


def _rest(state: SkyminesState, _seat: int, _action: Rest) -> float:
    return 0.0


def _finish(state: SkyminesState, _seat: int, _action: Finish) -> float:
    """Return what it is worth to end what is under way: CrypCoin for points, else hardly anything."""
    kind = state.pending[0].kind if state.pending else ""
    return 1.0 if kind in ("research", "rest") else 0.0


_ESTIMATES: Mapping[type[Action], _Estimate] = {
    Choose: _choose,
    Plan: _plan,
    Arrange: lambda _state, _seat, _action: 0.0,
    Resources: _resources,
    Boost: _boost,
    Energy: _energy,
    Upload: _upload,
    Field: _field,
    Majority: _majority,
    Place: _place,
    Buy: _buy,
    Sell: _sell,
    DropOut: _drop,
    Enter: _enter,
    Column: _column,
    Return: _return,
    Advance: _advance,
    Take: _take,
    Remove: _remove,
    Half: _half,
    Recover: _recover,
    Rest: _rest,
    Finish: _finish,
    Pay: lambda state, seat, _action: worth.step(state, seat, state.pending[0].company) * state.pending[0].amount,
    Link: lambda _state, _seat, _action: 3.0,
}
