"""The action of placing a bonus marker (rules 8; rulings 5, 6, 8, 16, 34, 35, 43).

The spaces: five majority spaces (`majority_spaces`); first player, buy and sell; four spaces that reserve a bonus
tile; those of tracks (`track_spaces`); a seat's personal one. Paragraphs that refusals cite:

    8 bonus spaces  .1 a marker of one's own goes to a bonus space in play  .2 the space is vacant
                    .5 the first player space: not on the first turn of a round  .6 the price of the space is paid
                    .7 a card of the display is bought, one of the hand is sold
    11 tracks       .3 a track's bonus is used from the turn after its threshold was passed
                    .4 one marker of a seat on the spaces of a track  .5 E2: an action or a card of the pile
    15 missions     .1 the personal space is open after three tasks, for its owner
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal, refuse
from bot.games.core.events import Event
from bot.games.core.phrase import Fact, Phrase, Who
from bot.games.core.pieces import put
from bot.games.skymines import majority_spaces, track_spaces
from bot.games.skymines.actions import Buy, Majority, Place, Sell
from bot.games.skymines.bonus_markers import mark_on, markers_left, placed, taken_spaces
from bot.games.skymines.cards import Area, acquire, priced, strength, total_cost
from bot.games.skymines.change import gain_coins, paid
from bot.games.skymines.events import Bought, Sold
from bot.games.skymines.gains import gain
from bot.games.skymines.material import (
    BUY_PRICE,
    CARD,
    FIRST_PLAYER_REWARD,
    MAJORITY,
    MISSIONS,
    NONE,
    SELL_EXTRA,
    TILE_PRICE,
)
from bot.games.skymines.speech import words
from bot.games.skymines.state import SkyminesState

no = partial(refuse, "sk")
Placement = Majority | Place | Buy | Sell
"""An action that places a marker."""
FIRST_PLAYER, BUY, SELL = "first-player", "buy", "sell"
SPACE = "space"
"""The source of what a bonus space gives."""
_TILES = tuple([(Place(space), price) for space, price in TILE_PRICE.items()])
_FIRST_AND_TILES = ((Place(FIRST_PLAYER), 0), *_TILES)
_OF_TRACKS = {space: (Place(space), price) for space, price in track_spaces.PRICE.items()}
"""The spaces that ask nothing further, each with its price."""
_FOR_A_CARD = {BUY: -BUY_PRICE, **{space: purchase.discount for space, purchase in track_spaces.PURCHASE.items()}}
"""By space where a card is bought: how much more a card may cost than the CrypCoin before the marker is paid."""


class _Spaces(NamedTuple):
    """Which bonus spaces a list of markers needs to know: those `taken`, and those of `tracks` that are open."""

    taken: Collection[str]
    tracks: Collection[str]


def options(state: SkyminesState, seat: int, area: Area) -> tuple[Placement, ...]:
    """Return every way to place a marker. `area`: what the seat has face up."""
    if not markers_left(state.players[seat]):
        return ()
    spaces = _spaces_for(state, seat)
    return (
        *majority_spaces.options(state, seat, area.strength, spaces.taken),
        *_places(state, seat, spaces),
        *_purchases(state, seat, spaces),
        *_sales(state, seat, spaces),
    )


def _spaces_for(state: SkyminesState, seat: int) -> _Spaces:
    return _Spaces(taken_spaces(state), track_spaces.open_to(state, seat))


def why_not(state: SkyminesState, seat: int, action: Placement) -> Refusal | None:
    """Return why the seat cannot place a marker so, or None."""
    listed, explain, _ = _KINDS[type(action)]
    if markers_left(state.players[seat]) and action in listed(state, seat, _spaces_for(state, seat)):
        return None
    return _why_no_marker(state, seat, action.space, type(action)) or explain(state, seat, action)


def do(state: SkyminesState, seat: int, action: Placement, events: list[Event]) -> SkyminesState:
    """Return the state after a marker was placed; what the space gives is due."""
    return _KINDS[type(action)][2](state, seat, action, events)


# -- which spaces are open --------------------------------------------------------------------------------------------


def _places(state: SkyminesState, seat: int, spaces: _Spaces) -> list[Place]:
    """Return the spaces that ask nothing further."""
    cash, taken = state.players[seat].cash, spaces.taken
    found = _simple(state, seat, spaces.tracks)
    return [place for place, price in found if price <= cash and place.space not in taken]


def _simple(state: SkyminesState, seat: int, tracks: Collection[str]) -> list[tuple[Place, int]]:
    """Return those spaces, taken or not, with their prices. The first turn of a round is the first player's."""
    found = [*(_FIRST_AND_TILES if state.turns else _TILES)]
    if tracks:
        found += [_OF_TRACKS[space] for space in tracks if space in _OF_TRACKS]
    if has_personal(state, seat):
        found.append((Place(personal(state, seat)), MISSIONS[state.players[seat].personal].price))
    return found


def has_personal(state: SkyminesState, seat: int) -> bool:
    """Return whether the seat has fulfilled its three tasks."""
    owner = state.players[seat]
    return bool(owner.personal) and not owner.tasks


def personal(state: SkyminesState, seat: int) -> str:
    """Return the name of a seat's personal space, of the mission card whose back it is."""
    return f"{state.players[seat].personal}-{seat}"


def _purchases(state: SkyminesState, seat: int, spaces: _Spaces) -> list[Buy]:
    """Return the cards of the display that the seat can pay, by space; on track spaces none is a choice too."""
    cash = state.players[seat].cash
    found: list[Buy] = []
    for space in (BUY, *[space for space in spaces.tracks if space in track_spaces.PURCHASE]):
        if space not in spaces.taken:
            left = cash + _FOR_A_CARD[space]
            found += [buy for buy, cost in _buys(space, state.display) if cost <= left]
            if space != BUY:
                found.append(Buy(space, NONE))
    return found


@lru_cache(512)
def _buys(space: str, display: tuple[str, ...]) -> tuple[tuple[Buy, int], ...]:
    """Return the purchase of each card of a display on a space, with the card's total cost."""
    return tuple([(Buy(space, card), cost) for card, cost in priced(display)])


def _price(space: str) -> int:
    return BUY_PRICE if space == BUY else 0


def card_cost(state: SkyminesState, space: str, card: str) -> int:
    """Return what a card of the display costs on a space. C1 and D1 do not make it cheaper (ruling 8)."""
    return max(0, total_cost(state, card) - _discount(space))


def _discount(space: str) -> int:
    return 0 if space == BUY else track_spaces.PURCHASE[space].discount


def _sales(state: SkyminesState, seat: int, spaces: _Spaces) -> list[Sell]:
    """Return the cards of the hand that the seat may lay on the discard pile, by space. Shares too (ruling 34)."""
    found: list[Sell] = []
    for space in (SELL, *[space for space in spaces.tracks if space in _DISCARDING]):
        if space not in spaces.taken:
            found += _sells(space, tuple(track_spaces.useful_cards(state, seat, space)))
    return found


_DISCARDING = frozenset((*track_spaces.SALE, *track_spaces.PERFORMANCE))
"""The spaces of tracks where a card of the hand is discarded."""


@lru_cache(512)  # a hand seldom changes between the turns of a round
def _sells(space: str, cards: tuple[str, ...]) -> tuple[Sell, ...]:
    return tuple([Sell(space, card) for card in cards])


def place_price(space: str) -> int:
    """Return what a space costs that asks nothing further, 0 for none."""
    mission = MISSIONS.get(space.partition("-")[0])
    return {**TILE_PRICE, **track_spaces.PRICE}.get(space, 0 if mission is None else mission.price)


def sale_coins(space: str, card: str) -> int | None:
    """Return what a card brings on a space where cards are sold; None for another space or no card."""
    extra = {SELL: SELL_EXTRA, **track_spaces.SALE}.get(space)
    return None if extra is None or card not in CARD else CARD[card].cost + extra


# -- what they bring --------------------------------------------------------------------------------------------------


def _do_majority(state: SkyminesState, seat: int, action: Majority, events: list[Event]) -> SkyminesState:
    tiers = MAJORITY[action.space].tiers
    state = placed(state, seat, action.space, events, tier=action.tier)
    if action.tier == len(tiers):
        state = replace(state, deeds=replace(state.deeds, top_tier=True))
    return gain(state, seat, tiers[action.tier - 1].reward, SPACE, events)


def _do_place(state: SkyminesState, seat: int, action: Place, events: list[Event]) -> SkyminesState:
    price = dict(_simple(state, seat, track_spaces.open_to(state, seat)))[action]
    state = placed(state, seat, action.space, events, price=price)
    if action.space == FIRST_PLAYER:
        return gain(replace(state, first=seat), seat, FIRST_PLAYER_REWARD, SPACE, events)
    if action.space in TILE_PRICE:
        return state  # the tile comes in the Preparation
    if action.space in track_spaces.PRICE:
        return track_spaces.placed_on(state, seat, action.space, events)
    return gain(state, seat, MISSIONS[state.players[seat].personal].reward, SPACE, events)


def _do_buy(state: SkyminesState, seat: int, action: Buy, events: list[Event]) -> SkyminesState:
    """Buy a card, then gain what else the space gives: the card is paid with what the seat has."""
    state = placed(state, seat, action.space, events, price=_price(action.space))
    if action.card != NONE:
        cost = card_cost(state, action.space, action.card)
        events.append(Bought(seat, action.card, cost))
        state = acquire(paid(state, seat, cost), seat, action.card)
        state = replace(state, deeds=replace(state.deeds, cost=cost))
    if action.space == BUY:
        return state
    return gain(state, seat, track_spaces.PURCHASE[action.space].reward, SPACE, events)


def _do_sell(state: SkyminesState, seat: int, action: Sell, events: list[Event]) -> SkyminesState:
    state = placed(state, seat, action.space, events)
    owner = state.players[seat]
    hand = tuple([card for card in owner.hand if card != action.card])
    players = put(state.players, seat, replace(owner, hand=hand))
    state = replace(state, players=players, discard=(*state.discard, action.card))
    if action.space in track_spaces.PERFORMANCE:
        events.append(Sold(seat, action.card))
        return track_spaces.discarded(state, action)
    coins = sale_coins(action.space, action.card) or 0
    events.append(Sold(seat, action.card, coins))
    return gain_coins(state, seat, coins)


# -- why a marker cannot be placed ------------------------------------------------------------------------------------


def _why_no_marker(state: SkyminesState, seat: int, space: str, kind: type[Action]) -> Refusal | None:
    """Return what hinders any marker on this space, or None."""
    if not markers_left(state.players[seat]):
        return no("no-marker", "8.1")
    if space not in _of_kind(state, seat)[kind]:
        closed = _why_not_personal(state, seat, space) if kind is Place else None
        return closed or no("no-space", "8.1", **_free(state, seat, kind))
    holder = mark_on(state, space)
    if holder is not None:
        reason = {"space": words.space(space), "who": words.who(holder.seat)}
        return no("space-taken", "8.2", reason, **_free(state, seat, kind))
    track, _, _half = space.partition("-")
    if track not in track_spaces.HALVES or space in track_spaces.open_to(state, seat):
        return None
    if track_spaces.marked(state, seat, track):
        return no("track-marked", "11.4", {"track": track})
    return no("bonus-locked", "11.3", {"space": words.space(space)}, track=track)


def _why_not_personal(state: SkyminesState, seat: int, space: str) -> Refusal | None:
    """Return why a personal space is closed to the seat; None if the space is none."""
    for owner, player in enumerate(state.players):
        if player.personal and space == personal(state, owner):
            if owner != seat:
                return no("others-space", "15.1", {"who": Who(owner)})
            return no("tasks-left", "15.1", {"mission": player.personal}, count=len(player.tasks))
    return None


def _of_kind(state: SkyminesState, seat: int) -> Mapping[type[Action], list[str]]:
    """Return the spaces at this table by the type of action that uses them."""
    tracks = track_spaces.at_table(state)
    mine = [personal(state, seat)] if has_personal(state, seat) else []
    return {
        Majority: list(MAJORITY),
        Place: [FIRST_PLAYER, *TILE_PRICE, *[space for space in tracks if space in track_spaces.PRICE], *mine],
        Buy: [BUY, *[space for space in tracks if space in track_spaces.PURCHASE]],
        Sell: [
            SELL,
            *[space for space in tracks if space in track_spaces.SALE or space in track_spaces.PERFORMANCE],
        ],
    }


def _free(state: SkyminesState, seat: int, kind: type[Action]) -> dict[str, Fact]:
    """Count and name the spaces on which an action of this type is possible now."""
    names = dict.fromkeys(action.space for action in _KINDS[kind][0](state, seat, _spaces_for(state, seat)))
    return {"count": len(names), "spaces": tuple(map(words.space, names))}


def _why_no_place(state: SkyminesState, seat: int, action: Place) -> Refusal:
    if action.space == FIRST_PLAYER:
        return no("first-turn", "8.5", {"who": Who(seat)})
    price = dict(_simple(state, seat, track_spaces.open_to(state, seat)))[action]
    return _too_dear(state, seat, words.space(action.space), price)


def _why_no_purchase(state: SkyminesState, seat: int, action: Buy) -> Refusal:
    if action.card == NONE:
        return no("buy-nothing", "8.7", {"space": words.space(action.space)})
    if not action.card or action.card not in state.display:
        return no("not-displayed", "8.7", {"card": words.card(action.card)})
    price = _price(action.space) + card_cost(state, action.space, action.card)
    return _too_dear(state, seat, words.card(action.card), price)


def _why_no_sale(state: SkyminesState, seat: int, action: Sell) -> Refusal:
    reason = {"card": words.card(action.card)}
    if action.card not in state.players[seat].hand:
        return no("card-not-in-hand", "8.7", reason, cards=words.brief(state.players[seat].hand))
    return no("no-use", "11.5", reason, price=track_spaces.RECOVERY_PRICE)


def _too_dear(state: SkyminesState, seat: int, what: Phrase, price: int) -> Refusal:
    cash = state.players[seat].cash
    return no("space-too-dear", "8.6", {"what": what, "price": price, "cash": cash}, missing=price - cash)


_List = Callable[[SkyminesState, int, _Spaces], Sequence[Placement]]
_Explain = Callable[[SkyminesState, int, Any], Refusal]
_Do = Callable[[SkyminesState, int, Any, list[Event]], SkyminesState]
_KINDS: Mapping[type[Action], tuple[_List, _Explain, _Do]] = {
    Majority: (
        lambda state, seat, spaces: majority_spaces.options(state, seat, strength(state, seat), spaces.taken),
        majority_spaces.why_not,
        _do_majority,
    ),
    Place: (_places, _why_no_place, _do_place),
    Buy: (_purchases, _why_no_purchase, _do_buy),
    Sell: (_sales, _why_no_sale, _do_sell),
}
"""By type of action: its list, why one that is not on it is illegal, what it does."""
