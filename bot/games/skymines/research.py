"""The use of a research scientist: flip a plan, upload, gain the last plan's reward, then the card's points.

Rules 6; rulings 18, 24 to 28, 52, 53. The marker starts at -1, before the token's plan; that plan is place 0,
then the screens follow. What lies ahead is counted in places.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.skymines.actions import Upload
from bot.games.skymines.cards import Area, Strength, strength, turn_down, units
from bot.games.skymines.change import with_player
from bot.games.skymines.events import Uploaded
from bot.games.skymines.gains import gain
from bot.games.skymines.material import CARD, NOBODY, PLAN, RESEARCH_SLOT_AT, Requirement, Reward
from bot.games.skymines.refusals_of_cards import no, not_discarded, not_usable
from bot.games.skymines.requirements import missing, serving, supplies
from bot.games.skymines.speech import words
from bot.games.skymines.state import Player, SkyminesState

FLIP = 2
"""CrypCoin to turn a plan face down."""


def options(state: SkyminesState, seat: int, area: Area) -> tuple[Action, ...]:
    """Return the ways to use each research scientist of an area."""
    ways = _ways(state.players[seat], serving(area))
    return tuple([Upload(card.id, plans, flip) for card in area.research for plans, flip in ways])


def why_not(state: SkyminesState, seat: int, action: Upload) -> Refusal | None:
    """Return why a research scientist cannot be used so, or None."""
    return not_usable(state, seat, action.card, ("research",), "6.1") or _why_no_upload(state, seat, action)


def do(state: SkyminesState, seat: int, action: Upload, events: list[Event]) -> SkyminesState:
    """Use a research scientist, and turn it down."""
    return turn_down(perform(state, seat, action, events), seat, (action.card,))


def perform_options(state: SkyminesState, seat: int, card: str) -> tuple[Action, ...]:
    """Return the ways to use a discarded research scientist (E2), the farthest first, without a flip first.

    The whole action area serves it.
    """
    ways = _ways(state.players[seat], strength(state, seat))
    return tuple([Upload(card, plans, flip) for plans, flip in ways])


def _ways(owner: Player, had: Strength) -> list[tuple[int, int]]:
    """Return how many plans forward the marker can go, and how far ahead a plan is flipped for it."""
    prices = entry_prices(owner, had)
    flips = (0, *flippable(owner))
    return [(plans, flip) for flip in flips for plans in range(len(_sums(owner, prices, flip)), -1, -1)]


def perform_why_not(state: SkyminesState, seat: int, card: str, action: Upload) -> Refusal | None:
    """Return why a discarded research scientist cannot be used so, or None."""
    return not_discarded(action.card, card) or _why_no_upload(state, seat, action)


def perform(state: SkyminesState, seat: int, action: Upload, events: list[Event]) -> SkyminesState:
    """Use a research scientist without turning it down. The plan's reward is due first, then the points (ruling 25)."""
    owner, origin = state.players[seat], state.players[seat].upload
    place = origin + action.plans
    sums = _sums(owner, entry_prices(owner, supplies(state, seat, action.card)), action.flip)
    paid = sums[action.plans - 1] if action.plans else FLIP * (action.flip > 0)
    flipped = origin + action.flip if action.flip else NOBODY
    turned = tuple(sorted((*owner.flipped, flipped))) if action.flip else owner.flipped
    slot = origin < RESEARCH_SLOT_AT <= place
    events.append(Uploaded(seat, action.card, origin, place, flipped, paid, slot))
    state = with_player(state, seat, upload=place, flipped=turned, cash=owner.cash - paid)
    state = replace(state, deeds=replace(state.deeds, plans=action.plans))
    later: list[Event] = []
    state = gain(state, seat, Reward(research=CARD[action.card].value), "scientist", later)
    if action.plans and place not in turned:
        state = gain(state, seat, _reward(state, seat, owner.screens[place]), "plan", events)
    events += later
    return state


def _reward(state: SkyminesState, seat: int, plan: str) -> Reward:
    """Return what a plan gives to the seat that stops on it. A special plan gives nothing."""
    reward = PLAN[plan].reward
    if not reward.titanium_coin:
        return reward
    return replace(reward, coin=reward.coin + max(0, units(state, seat, "titanium") - 1))


# ---- the way ahead ----


def entry_prices(owner: Player, had: Strength) -> list[int | None]:
    """Return what it costs to enter each plan ahead of the marker, as far as the first empty screen.

    None where a plan cannot be entered.
    """
    prices: list[int | None] = []
    for place in range(owner.upload + 1, len(owner.screens)):
        if not owner.screens[place]:
            break
        prices.append(_entry_price(owner, place, had))
    return prices


def _entry_price(owner: Player, place: int, had: Strength) -> int | None:
    if place in owner.flipped:
        return 0
    plan = PLAN[owner.screens[place]]
    return None if missing(plan.requirement, had) else plan.price


def flippable(owner: Player) -> list[int]:
    """Return how many places ahead the face-up plans lie; none if the seat cannot pay to turn one down (ruling 52)."""
    if owner.cash < FLIP:
        return []
    places = range(owner.upload + 1, len(owner.screens))
    return [place - owner.upload for place in places if owner.screens[place] and place not in owner.flipped]


def _sums(owner: Player, prices: Sequence[int | None], flip: int) -> list[int]:
    """Return what is paid in all if the marker goes 1, 2, ... plans forward, as far as it can."""
    total = FLIP * (flip > 0)
    sums: list[int] = []
    for ahead, price in enumerate(prices, 1):
        if ahead == flip:
            price = 0
        if price is None or total + price > owner.cash:
            break
        total += price
        sums.append(total)
    return sums


# ---- why not ----


def _why_no_upload(state: SkyminesState, seat: int, action: Upload) -> Refusal | None:
    owner = state.players[seat]
    if action.flip and action.flip not in flippable(owner):
        if owner.cash < FLIP:
            return no("flip-unpaid", "6.2", {"price": FLIP}, missing=FLIP - owner.cash)
        return no("nothing-to-flip", "6.2", {"places": action.flip})
    had = supplies(state, seat, action.card)
    sums = _sums(owner, entry_prices(owner, had), action.flip)
    if 0 <= action.plans <= len(sums):
        return None
    return _obstacle(owner, had, len(sums), owner.cash - (sums[-1] if sums else FLIP * (action.flip > 0)))


def _obstacle(owner: Player, had: Strength, reach: int, cash: int) -> Refusal:
    """Return what stops the marker after so many plans, with so much cash left."""
    place = owner.upload + reach + 1
    if place >= len(owner.screens):
        return no("last-screen", "6.6", reach=reach)
    if not owner.screens[place]:
        return no("empty-screen", "6.3", {"screen": place}, reach=reach)
    plan = PLAN[owner.screens[place]]
    lacking = missing(plan.requirement, had)
    if lacking:
        need = Requirement(**{lacking: getattr(plan.requirement, lacking)})
        reason = {"plan": words.plan(plan.id), "screen": place, "lacking": words.requirement(need)}
        return no("requirement", "6.4", reason, reach=reach)
    return no("plan-unpaid", "6.5", {"plan": words.plan(plan.id), "price": plan.price}, missing=plan.price - cash)
