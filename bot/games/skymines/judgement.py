"""What computer players think of an action at first sight: its value in CrypCoin.

The order of a turn's actions matters, because a used card lies face down: what only looks at cards (majorities,
uploads) is done before what turns them down. `_BEFORE` says how much earlier.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.core.actions import Action
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
from bot.games.skymines.cards import Strength, energy, total_cost, units
from bot.games.skymines.dropping import CHOOSE
from bot.games.skymines.expansion import affordable, column_in_use
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
from bot.games.skymines.outlook import Outlook, outlook
from bot.games.skymines.requirements import missing
from bot.games.skymines.resources import value_of
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.stations import covers, uncovers
from bot.games.skymines.track_spaces import MOVES, PERFORM, RESEARCH_BOTH, RESEARCH_HALVES
from bot.games.skymines.track_spaces import PRICE as SPACE_PRICE

_Estimate = Callable[[Outlook, Any], float]
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
PRICE = {"tile-plus": 1.5, "tile-research": 3.0, "tile-field": 4.5, "tile-energy": 4.0}
"""What the tiles are worth in the next round."""
FIRST = -0.5
"""What it is worth to be the first in the next round, less the marker that is not placed for more."""
LOCKED = 0.3
"""What is lost by a card that rests in the first round, of its use."""
UPLOAD = 1.0
"""What an upload with a research scientist promises besides the plans that are there already."""
CONTESTED = (0.3, 0.4, 0.5)
"""How likely nobody has more for each tier of a majority."""
_FIRST = 0.001
"""What the space that is entered first counts for between equal companies: nearly nothing, so the best one is named."""
DECK = 0.2
"""What the use of a card in a resting deck counts for the choice of the deck."""


def judged(state: SkyminesState, seat: int, action: Action) -> float:
    """Return how many CrypCoin an action promises; with the order of a turn's actions added.

    The state may be masked: what is hidden from the seat is not read.
    """
    promised = _ESTIMATES[type(action)](outlook(state, seat), action)
    return promised + (_BEFORE.get(type(action), 0) if promised > 0 and not state.pending else 0)


def considered(state: SkyminesState, seat: int, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the legal actions worth thinking about; at least one.

    Plans of cards fill all slots; a research plan goes to the first empty screen; used cards rest straight up.
    """
    first = next(iter(legal), None)
    if isinstance(first, Plan):
        most = len(first.cards)
        return tuple([action for action in legal if isinstance(action, Plan) and len(action.cards) == most])
    if not isinstance(first, Take):
        return _resting_straight(legal)
    screens = state.players[seat].screens
    best: dict[str, Action] = {}
    for action in legal:
        if isinstance(action, Take) and action.plan not in best and action.screen and not screens[action.screen]:
            best[action.plan] = action
    return (*best.values(), legal[-1]) if best else legal


def _resting_straight(legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the actions without the last ones: to drop out and choose where each card rests."""
    end = len(legal)
    while end and isinstance(action := legal[end - 1], DropOut) and action.rest == CHOOSE:
        end -= 1
    return legal[:end]


def brief(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the actions without those that say two things at once, for play in thought, which is asked at no cost."""
    return tuple([action for action in actions if not (isinstance(action, Energy) and action.target)])


def distinct(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the actions with one plan of each set of alike cards: which of two alike cards is used changes nothing."""
    if not actions or not isinstance(actions[0], Plan):
        return actions
    found: dict[tuple[_Face, ...], Action] = {}
    for action in actions:
        if isinstance(action, Plan):
            found.setdefault(tuple(sorted(map(_face, action.cards))), action)
    return tuple(found.values())


_Face = tuple[str, int, int, str, str, int]


def _face(name: str) -> _Face:
    """Return what tells a card from others: all but its id and its deck."""
    card = CARD[name]
    return card.kind, card.value, card.cost, card.share, card.company, card.coin


# -- secret choices ---------------------------------------------------------------------------------------------------


def _choose(own: Outlook, action: Choose) -> float:
    token = TOKEN[action.token]
    locked = [CARD[f"{name}-{own.seat}"] for name in token.locked]
    return own.reward(token.bonus) - LOCKED * sum([own.use(card) for card in locked])


def _plan(own: Outlook, action: Plan) -> float:
    """Return what a set of cards promises: units that add up, energy, uploads that their sum allows, majorities."""
    cards = [CARD[name] for name in action.cards]
    sums: dict[str, int] = dict.fromkeys((*RESOURCES, "energy", "research", "field"), 0)
    total, points = 0.1 * len(cards), 0
    for card in cards:
        if card.kind == "research":
            sums["research"] += 1
            points += card.value
        elif card.kind == "field":
            sums["field"] += 1
            total += own.use(card)
        else:
            sums[card.kind] += card.value
    total += sum([own.resources(sums[kind]) for kind in RESOURCES if sums[kind]])
    if sums["energy"]:
        total += own.expansion(sums["energy"])
    if sums["research"]:
        had = Strength(**{**sums, "research": sums["research"] - 1})
        total += own.screens(_uploads(own.state, own.seat, had)) + own.point * points + UPLOAD
    return total + _majorities(own, sums)


def _majorities(own: Outlook, sums: Mapping[str, int]) -> float:
    """Return what the best majorities promise for which a set of cards has enough; others may have more."""
    promised: list[float] = []
    for space, majority in MAJORITY.items():
        have = sums[majority.measure]
        if have:
            promised.append(_majority_of(own, space, have - 1 + sums["field"] if space == "scientist" else have))
    promised.sort()
    return sum(promised[-own.markers :])


def _majority_of(own: Outlook, space: str, have: int) -> float:
    key = space, have
    if key not in own.majorities:
        tiers = [tier for tier in MAJORITY[space].tiers if have >= tier.least]
        own.majorities[key] = CONTESTED[len(tiers) - 1] * own.reward(tiers[-1].reward) if tiers else 0.0
    return own.majorities[key]


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


def _resources(own: Outlook, action: Resources) -> float:
    """Return what the units bring, with those of the type that are kept for later in the round."""
    state, seat = own.state, own.seat
    amount = value_of(state, seat, action.cards)
    kept = units(state, seat, CARD[action.cards[0]].kind) - amount
    bought = 0.0
    if action.buy != NONE:
        amount = max(0, amount - total_cost(state, action.buy))
        bought = own.card(action.buy)
    return own.spread(amount + max(0, kept)) + bought + 0.01 * (amount - len(action.cards))


def _boost(_own: Outlook, action: Boost) -> float:
    return 1.0 + CARD[action.card].value / 10


def _energy(own: Outlook, action: Energy) -> float:
    if action.company == NONE:
        return 0.1
    company = COMPANY_OF[action.company]
    promised = own.expanding(company, energy(own.state, own.seat))
    return promised + _FIRST * own.entering(company)[action.target] if action.target else promised


def _upload(own: Outlook, action: Upload) -> float:
    player = own.player
    paid = 2 if action.flip else 0
    passed = range(player.upload + 1, player.upload + action.plans + 1)
    points = own.screens(action.plans)
    for place in passed:
        plan = PLAN[player.screens[place]]
        down = place in player.flipped or place == player.upload + action.flip
        paid += 0 if down else plan.price
        points += 0 if down else plan.points
        if place == passed[-1] and not down:
            points += own.reward(plan.reward)
    return points - 1.2 * paid + CARD[action.card].value * own.point


def _field(own: Outlook, action: Field) -> float:
    return own.use(CARD[action.card])


def _majority(own: Outlook, action: Majority) -> float:
    return own.reward(MAJORITY[action.space].tiers[action.tier - 1].reward)


def _place(own: Outlook, action: Place) -> float:
    space = action.space
    if space in TILE_PRICE:
        return (PRICE[space] if own.rounds else 0.0) - TILE_PRICE[space]
    if space == "first-player":
        return own.reward(FIRST_PLAYER_REWARD) + (FIRST if own.rounds else 0)
    if space[0] == "M":
        mission = MISSIONS[space.split("-")[0]]
        return own.reward(mission.reward) - mission.price
    if space[0] == "A":
        return own.reward(RESEARCH_BOTH if space == "A2-2" else RESEARCH_HALVES[0]) - SPACE_PRICE[space]
    return own.spread(sum(MOVES[space])) - SPACE_PRICE[space]


def _buy(own: Outlook, action: Buy) -> float:
    helium = 0.0 if action.space == "buy" else own.helium(int(action.space[-1]))
    if action.card == NONE:
        return helium
    price = card_cost(own.state, action.space, action.card) + (BUY_PRICE if action.space == "buy" else 0)
    return helium + own.card(action.card) - price


def _sell(own: Outlook, action: Sell) -> float:
    extra = {"sell": SELL_EXTRA, "C2-1": 3, "C2-2": 8}.get(action.space)
    kept = own.card(action.card)
    if extra is None:
        return own.use(CARD[action.card]) - 0.8 * kept
    return CARD[action.card].cost + extra - kept


def _drop(own: Outlook, action: DropOut) -> float:
    if not action.deck:
        return -1.0
    deck = own.player.decks[action.deck - 1]
    return -5.0 + min(4.9, DECK * sum([own.use(CARD[card]) for card in deck]))


# -- what is due ------------------------------------------------------------------------------------------------------


def _enter(own: Outlook, action: Enter) -> float:
    due = own.state.pending[0]
    entry = next(entry for entry in affordable(own.state, due.company, due.amount) if entry.noun == action.target)
    return own.entry(own.state, due.company, entry) / entry.cost + 0.01


def _column(own: Outlook, action: Column) -> float:
    due = own.state.pending[0]
    station, board = own.state.stations[due.company], own.state.variant.board
    gain = uncovers(station, board, action.column - 1) - uncovers(station, board, column_in_use(own.state, due))
    return gain * own.leads[due.company] - 50


def _return(own: Outlook, action: Return) -> float:
    company = own.state.pending[0].company
    covered = covers(own.state.stations[company], own.state.variant.board, action.column - 1)
    return -own.leads[company] * covered


def _advance(own: Outlook, action: Advance) -> float:
    company, due = COMPANY_OF[action.company], own.state.pending[0]
    promised = own.move(company, action.steps)
    return promised + own.spread(due.amount - action.steps, company) if due.kind == "units" else promised


def _take(own: Outlook, action: Take) -> float:
    player = own.player
    free = next(
        (place for place in range(max(1, player.upload + 1), len(player.screens)) if not player.screens[place]), 0
    )
    far = 0.3 * abs(action.screen - free) + (2.0 if player.screens[action.screen] else 0)
    points = 2 if PLAN[action.plan].letter in "CR" else 1
    return (own.plan(action.plan) - far) / points


def _remove(own: Outlook, action: Remove) -> float:
    company = COMPANY_OF[action.company]
    gain = uncovers(own.state.stations[company], own.state.variant.board, action.column - 1)
    return own.leads[company] * (gain + 0.1)


def _half(own: Outlook, action: Half) -> float:
    due = own.state.pending[0]
    if due.card:
        return float(action.half == PERFORM)
    return own.reward(RESEARCH_HALVES[action.half - 1])


def _recover(own: Outlook, action: Recover) -> float:
    return own.card(action.card) - 2


def _pay(own: Outlook, _action: Pay) -> float:
    due = own.state.pending[0]
    return own.move(due.company, due.amount)


def _finish(own: Outlook, _action: Finish) -> float:
    """Return what it is worth to end what is under way: CrypCoin for points, else hardly anything."""
    kind = own.state.pending[0].kind if own.state.pending else ""
    return 1.0 if kind in ("research", "rest") else 0.0


_ESTIMATES: Mapping[type[Action], _Estimate] = {
    Choose: _choose,
    Plan: _plan,
    Arrange: lambda _own, _action: 0.0,
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
    Rest: lambda _own, _action: 0.0,
    Finish: _finish,
    Pay: _pay,
    Link: lambda _own, _action: 3.0,
}
