"""The use of resource cards, the +1 tile, and units that move markers (rules 4; rulings 7 to 9, 12, 54, 56).

The units pay for at most one card of the display; every unit that is left moves a marker, on any tracks. Cards of equal
value are different things: their shares, costs and resting slots differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.skymines.actions import Advance, Boost, Finish, Resources
from bot.games.skymines.cards import (
    PLUS_TILE,
    Area,
    acquire,
    discount,
    discount_of,
    face_up,
    priced,
    total_cost,
    turn_down,
    worths,
)
from bot.games.skymines.change import owe, owe_instead, settled, with_player
from bot.games.skymines.events import Boosted, Stopped, UsedResources
from bot.games.skymines.material import CARD, COMPANIES, COMPANY_OF, NONE, RESOURCES, Card
from bot.games.skymines.refusals_of_cards import no, not_discarded, not_usable
from bot.games.skymines.speech import words
from bot.games.skymines.state import Due, SkyminesState
from bot.games.skymines.tracks import advance, barrier_ahead, bonus, can_move_free, farthest

# ---- the action ----


def options(state: SkyminesState, seat: int, area: Area) -> tuple[Action, ...]:
    """Return the ways to use the resource cards of an area, and to lay the +1 tile."""
    uses = _uses(state, seat, area.resources, area.worths)
    return (*[Boost(card.id) for card in area.resources], *uses) if _has_plus(state, seat) else uses


def why_not(state: SkyminesState, seat: int, action: Resources | Boost) -> Refusal | None:
    """Return why resource cards cannot be used so, or the +1 tile cannot be laid, or None."""
    if isinstance(action, Boost):
        return _why_no_boost(state, seat) or not_usable(state, seat, action.card, RESOURCES, "12.2")
    if not action.cards:
        return no("no-resource", "4.1")
    unusable = (not_usable(state, seat, card, RESOURCES, "4.1") for card in action.cards)
    return next(filter(None, unusable), None) or _why_not_so(state, seat, action)


def do(state: SkyminesState, seat: int, action: Resources | Boost, events: list[Event]) -> SkyminesState:
    """Use resource cards, or lay the +1 tile: the turn goes on then (ruling 7)."""
    if isinstance(action, Boost):
        events.append(Boosted(seat, action.card))
        return with_player(state, seat, boosted=action.card)
    return perform(turn_down(state, seat, action.cards), seat, action, events)


def _has_plus(state: SkyminesState, seat: int) -> bool:
    owner = state.players[seat]
    return PLUS_TILE in owner.tiles and not owner.boosted


def _why_no_boost(state: SkyminesState, seat: int) -> Refusal | None:
    owner = state.players[seat]
    if PLUS_TILE not in owner.tiles:
        return no("no-plus", "12.1")
    return no("plus-laid", "12.1", {"card": words.card(owner.boosted)}) if owner.boosted else None


def _uses(state: SkyminesState, seat: int, cards: tuple[Card, ...], values: tuple[int, ...]) -> tuple[Resources, ...]:
    """Return what can be done with cards of these values: subsets of one type, for a card or none; mixed ones for a
    card (ruling 9).
    """
    ids = tuple([card.id for card in cards])
    return _sets(ids, values, state.display, bonus(state, seat, "C1"), bonus(state, seat, "D1"))


@lru_cache(1024)
def _sets(
    cards: tuple[str, ...], values: tuple[int, ...], display: tuple[str, ...], minerals: int, titanium: int
) -> tuple[Resources, ...]:
    """Return the uses of cards of these values, with the levels of the bonuses of C1 and D1."""
    found: list[Resources] = []
    priced_cards = priced(display)
    for chosen, kinds in _subsets(tuple([CARD[card].kind for card in cards]), minerals == 2):
        ids = tuple([cards[at] for at in chosen])
        if len(kinds) == 1:
            found.append(Resources(ids, NONE))
        most = sum([values[at] for at in chosen]) + discount_of(minerals, titanium, kinds)
        found += [Resources(ids, card) for card, cost in priced_cards if cost <= most]
    return tuple(found)


@cache
def _subsets(kinds: tuple[str, ...], mixed: bool) -> tuple[tuple[tuple[int, ...], frozenset[str]], ...]:
    """Return the places of the cards that are used together, with their types.

    All cards of a type come first, then fewer, at last those of several types, if `mixed` ones may be used.
    """
    places = range(len(kinds))
    every = [chosen for size in range(len(kinds), 0, -1) for chosen in combinations(places, size)]
    typed = [(chosen, frozenset([kinds[at] for at in chosen])) for chosen in every]

    def rank(subset: tuple[tuple[int, ...], frozenset[str]]) -> tuple[bool, bool]:
        chosen, found = subset
        return len(found) > 1, len(chosen) < sum(kind in found for kind in kinds)

    return tuple(sorted([subset for subset in typed if mixed or len(subset[1]) == 1], key=rank))


def _why_not_so(state: SkyminesState, seat: int, action: Resources) -> Refusal | None:
    """Return why usable cards cannot be used together or for the card, or None."""
    area = [card.id for card in face_up(state, seat)]
    if list(action.cards) != [card for card in area if card in action.cards]:
        return no("card-order", "4.2")
    kinds = {CARD[card].kind for card in action.cards}
    if len(kinds) > 1 and (bonus(state, seat, "C1") < 2 or action.buy == NONE):
        return no("mixed-without-card" if bonus(state, seat, "C1") == 2 else "mixed", "4.5")
    return _why_no_purchase(state, seat, action)


def _why_no_purchase(state: SkyminesState, seat: int, action: Resources) -> Refusal | None:
    if action.buy == NONE:
        return None
    if not action.buy or action.buy not in state.display:
        return no("not-displayed", "4.3", {"card": words.card(action.buy)})
    cost, value = cost_of(state, seat, action), value_of(state, seat, action.cards)
    if cost > value:
        reason = {"card": words.card(action.buy), "cost": cost, "value": value}
        return no("card-too-dear", "4.4", reason, missing=cost - value)
    return None


def value_of(state: SkyminesState, seat: int, cards: Sequence[str]) -> int:
    """Return the units of some cards together."""
    return sum(worths(state, seat, [CARD[card] for card in cards]))


def cost_of(state: SkyminesState, seat: int, action: Resources) -> int:
    """Return what a card of the display costs if these cards pay, never less than nothing."""
    kinds = {CARD[card].kind for card in action.cards}
    return max(0, total_cost(state, action.buy) - discount(state, seat, kinds))


# ---- a discarded card (E2) ----


def perform_options(state: SkyminesState, seat: int, card: str) -> tuple[Action, ...]:
    """Return the ways to use a discarded card alone, which lies on no action slot."""
    cards = (CARD[card],)
    return _uses(state, seat, cards, worths(state, seat, cards))


def perform_why_not(state: SkyminesState, seat: int, card: str, action: Resources) -> Refusal | None:
    """Return why a discarded card cannot be used so, or None."""
    if not action.cards:
        return no("no-resource", "4.1")
    others = (not_discarded(one, card) for one in action.cards)
    if len(action.cards) > 1:
        return next(filter(None, others), no("card-order", "4.2"))
    return next(filter(None, others), None) or _why_no_purchase(state, seat, action)


def perform(state: SkyminesState, seat: int, action: Resources, events: list[Event]) -> SkyminesState:
    """Use resource cards without turning them down. The units that are left are due."""
    value, cost, deeds = value_of(state, seat, action.cards), 0, state.deeds
    if action.buy != NONE:
        cost = cost_of(state, seat, action)
        deeds = replace(deeds, cost=cost)
        state = acquire(state, seat, action.buy)
    events.append(UsedResources(seat, action.cards, value, action.buy, cost))
    state = replace(state, deeds=replace(deeds, value=value))
    return owe(state, Due("units", value - cost)) if value > cost else state


# ---- units that are left ----


def due_options(state: SkyminesState, seat: int, due: Due) -> tuple[Action, ...]:
    """Return the moves of one marker with `units`, the longest first.

    The rest is lost only where every move costs a barrier (ruling 56).
    """
    reaches = [(company, farthest(state, seat, number, due.amount)) for number, company in enumerate(COMPANIES)]
    moves = [
        Advance(company, steps) for steps in range(due.amount, 0, -1) for company, reach in reaches if steps <= reach
    ]
    return tuple(moves) if _moves_free(state, seat) else (*moves, Finish())


def due_why_not(state: SkyminesState, seat: int, action: Advance | Finish) -> Refusal | None:
    """Return why units cannot be spent so, or None."""
    left = state.pending[0].amount
    if isinstance(action, Finish):
        return no("units-left", "4.6", {"left": left}) if _moves_free(state, seat) else None
    company = COMPANY_OF.get(action.company)
    if company is None:
        return no("no-track", "11.6")
    if not 0 < action.steps <= left:
        return no("not-so-many-units", "4.6", {"steps": action.steps}, left=left)
    reach = farthest(state, seat, company, action.steps)
    return None if reach == action.steps else _blocked(state, seat, company, reach)


def do_due(state: SkyminesState, seat: int, action: Advance | Finish, events: list[Event]) -> SkyminesState:
    """Spend units, or lose what is left of them."""
    left = state.pending[0].amount
    if isinstance(action, Finish):
        events.append(Stopped(seat, "units", left))
        return settled(state)
    state, _ = advance(state, seat, COMPANY_OF[action.company], action.steps, events, pay=True)
    left -= action.steps
    return owe_instead(state, Due("units", left)) if left else settled(state)


def _moves_free(state: SkyminesState, seat: int) -> bool:
    return any(can_move_free(state, seat, company) for company in range(len(COMPANIES)))


def _blocked(state: SkyminesState, seat: int, company: int, reach: int) -> Refusal:
    """Return what stops a marker after some spaces: a barrier that cannot be paid, or the end of the track."""
    stopped, _ = advance(state, seat, company, reach, [], pay=True)
    price = barrier_ahead(stopped, seat, company)
    if not price:
        return no("track-end", "11.1", {"company": words.company(company)}, reach=reach)
    return no("barrier-unpaid", "11.2", {"company": words.company(company), "price": price}, reach=reach)
