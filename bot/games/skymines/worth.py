"""How many CrypCoin things promise at the end, as a player estimates them. Cheap functions of the state.

A masked state serves as well as a full one: no estimate reads what is hidden from the seat.
"""

from __future__ import annotations

from bot.games.skymines.cards import units
from bot.games.skymines.material import (
    CARD,
    COMPANIES,
    COMPANY_OF,
    PLAN,
    RESEARCH_VALUES,
    RESOURCES,
    ROUNDS,
    SCREENS,
    TANK_LAST,
    TANK_VALUES,
    Card,
    Reward,
)
from bot.games.skymines.requirements import missing, supplies
from bot.games.skymines.scoring import shares
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.stations import station_value
from bot.games.skymines.tracks import barrier_ahead, track_of

GROWTH = 0.55
"""CrypCoin that a share gains in a round, on the mean of all companies."""
HIGHEST = 12
"""CrypCoin of a share of a company whose station is empty."""
USES = 0.45
"""How often a card is used in a round that is still to come."""
POINT = 1.6
"""CrypCoin that a research point promises while plans can still be reached."""
_HELIUM = max(TANK_VALUES.values()) / TANK_LAST
_SCREEN = max(RESEARCH_VALUES.values()) / SCREENS


def rounds_left(state: SkyminesState) -> int:
    """Return how many rounds follow this one."""
    return ROUNDS - state.round


def share_value(state: SkyminesState, company: int) -> float:
    """Return what a share of a company will be worth at the end."""
    return min(HIGHEST, station_value(state, company) + GROWTH * rounds_left(state))


def step(state: SkyminesState, seat: int, company: int) -> float:
    """Return what a space on a company's track is worth."""
    track, place = track_of(state, company), state.players[seat].tracks[company]
    if place >= track.last:
        return 0.0
    a_space = len(track.shares) / track.last * share_value(state, company)
    return a_space - barrier_ahead(state, seat, company) / 2


def best_step(state: SkyminesState, seat: int) -> float:
    """Return what a space on the best track is worth."""
    return max(step(state, seat, company) for company in range(len(COMPANIES)))


def lead(state: SkyminesState, seat: int, company: int) -> float:
    """Return how many shares of a company a seat has more than the mean of the others."""
    held = [shares(state, other, company) for other in range(len(state.players))]
    others = held[:seat] + held[seat + 1 :]
    return held[seat] - (sum(others) / len(others) if others else held[seat] / 2)


def point(state: SkyminesState, seat: int) -> float:
    """Return what a research point is worth."""
    if state.players[seat].upload >= SCREENS:
        return 2.0
    return POINT if rounds_left(state) else 1.0


def reward(state: SkyminesState, seat: int, gained: Reward, company: int | None = None) -> float:
    """Return what a reward is worth; `company`: whose track is meant by `track`."""
    total = gained.coin + _HELIUM * gained.helium + point(state, seat) * gained.research
    if gained.titanium_coin:
        total += max(0, units(state, seat, "titanium") - 1)
    for number, spaces in enumerate(gained.tracks):
        spaces += gained.track_each + (gained.track if number == company else 0)
        if spaces:
            total += spaces * step(state, seat, number)
    if gained.track_any:
        total += gained.track_any * best_step(state, seat)
    return total + 0.5 * gained.remove


def helium(spaces: int) -> float:
    """Return what spaces on the tank track are worth."""
    return _HELIUM * spaces


def screens(count: int) -> float:
    """Return what so many screens of the research track are worth."""
    return _SCREEN * count


def use(state: SkyminesState, seat: int, card: Card) -> float:
    """Return what the action of a card brings once."""
    if card.kind in RESOURCES:
        return card.value * best_step(state, seat)
    if card.kind == "energy":
        return 1.7 * card.value
    if card.kind == "research":
        return point(state, seat) * card.value + screens(1)
    return helium(card.value) + card.coin + 1 if card.kind == "field" else 0.0


def card(state: SkyminesState, seat: int, name: str) -> float:
    """Return what a card in the hand is worth until the end: its uses, and its share."""
    known = CARD[name]
    kept = share_value(state, COMPANY_OF[known.share]) if known.share else 0.0
    return kept + USES * rounds_left(state) * use(state, seat, known)


def plan(state: SkyminesState, seat: int, name: str) -> float:
    """Return what a plan on the next screens is worth: a screen, and a part of its reward."""
    if rounds_left(state) == 0:
        return 0.2
    known = PLAN[name]
    if known.price:
        return known.points * min(1.0, rounds_left(state) / 4) - known.price
    needed = known.requirement
    size = needed.titanium + needed.minerals + needed.carbon + needed.energy + needed.any_one
    ease = max(0.2, 1.1 - 0.17 * size - 0.2 * needed.scientist - 0.5 * needed.field)
    now = 0.3 if not missing(needed, supplies(state, seat, "")) else 0.0
    return (ease + now) * (screens(1) + 0.35 * reward(state, seat, known.reward))
