"""What an action would bring or cost here, in one line beside its label.

An action that is not possible now, such as a planned one, has no hint.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.phrase import Phrase, say
from bot.games.skymines.actions import (
    Advance,
    Choose,
    Column,
    Energy,
    Enter,
    Field,
    Link,
    Majority,
    Place,
    Remove,
    Resources,
    Return,
    Sell,
    Take,
    Upload,
)
from bot.games.skymines.bonus_spaces import sale_coins
from bot.games.skymines.cards import energy, energy_alone, measure
from bot.games.skymines.entry import Entry
from bot.games.skymines.expansion import affordable, reward_of
from bot.games.skymines.material import (
    CARD,
    COMPANIES,
    COMPANY_OF,
    MAJORITY,
    MISSIONS,
    NOBODY,
    NONE,
    PLAN,
    TILE_PRICE,
    TOKEN,
)
from bot.games.skymines.research import FLIP
from bot.games.skymines.research_points import on_offer, points
from bot.games.skymines.resources import cost_of, value_of
from bot.games.skymines.scoring import shares
from bot.games.skymines.speech import words
from bot.games.skymines.speech.labels import entered
from bot.games.skymines.speech.looks import participants
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.stations import covers, station_value, uncovers
from bot.games.skymines.tracks import shares_on_track, track_of
from bot.games.skymines.view import SkyminesView

_Hint = Callable[[SkyminesState, int, Any], Phrase | None]


def hint(view: SkyminesView, action: Action) -> Phrase | None:
    """Say what an action of the viewer brings or costs now, if there is something to say."""
    said = _HINTS.get(type(action))
    if view.viewer is None or view.over:
        return None
    if isinstance(action, Enter):
        return _enter(view, action)
    return None if said is None else said(view.known, view.viewer, action)


def _company(state: SkyminesState, due: str) -> int:
    """Return the company whose pieces are due in this way, `NOBODY` if none is."""
    return state.pending[0].company if state.pending and state.pending[0].kind == due else NOBODY


def _choose(_state: SkyminesState, seat: int, action: Choose) -> Phrase | None:
    if action.token not in TOKEN:
        return None
    return say("sk-hint-choose", cards=words.cards([f"{name}-{seat}" for name in TOKEN[action.token].locked]))


def _enter(view: SkyminesView, action: Enter) -> Phrase | None:
    entry = entered(view, action)
    if entry is None:
        return None
    return _entering(view.known, view.known.pending[0].company, entry)


def _entering(state: SkyminesState, company: int, entry: Entry) -> Phrase:
    gained = words.reward(reward_of(state, company, entry), company)
    if entry.ousted == NOBODY:
        return say("sk-hint-enter", reward=gained)
    return say("sk-hint-oust", reward=gained, ousted=words.company(entry.ousted))


def _energy(state: SkyminesState, seat: int, action: Energy) -> Phrase | None:
    if action.company not in COMPANY_OF:
        return None
    due = state.pending[0] if state.pending else None
    power = energy_alone(state, seat, due.card) if due and due.kind == "perform" else energy(state, seat)
    company = COMPANY_OF[action.company]
    entry = next((entry for entry in affordable(state, company, power) if entry.noun == action.target), None)
    if entry is not None:
        return _entering(state, company, entry)
    return say(
        "sk-hint-energy",
        energy=power,
        count=len(affordable(state, company, power)),
        shares=shares(state, seat, company),
        value=station_value(state, company),
    )


def _resources(state: SkyminesState, seat: int, action: Resources) -> Phrase | None:
    value = value_of(state, seat, [card for card in action.cards if card in CARD])
    if action.buy == NONE:
        return say("sk-hint-resources", value=value)
    if action.buy not in state.display or any(card not in CARD for card in action.cards):
        return None
    cost = cost_of(state, seat, action)
    return say("sk-hint-acquire", value=value, cost=cost, left=value - cost) if cost <= value else None


def _advance(state: SkyminesState, seat: int, action: Advance) -> Phrase | None:
    if action.company not in COMPANY_OF:
        return None
    company = COMPANY_OF[action.company]
    place = state.players[seat].tracks[company]
    ahead = range(place, place + action.steps)
    return say(
        "sk-hint-advance",
        place=place,
        passed=sum([after in ahead for after, _ in track_of(state, company).thresholds]),
        shares=shares_on_track(state, seat, company),
        value=station_value(state, company),
    )


def _take(state: SkyminesState, seat: int, action: Take) -> Phrase | None:
    if action.plan not in on_offer(state) or action.screen not in range(len(state.players[seat].screens)):
        return None
    under = state.players[seat].screens[action.screen]
    if under:
        return say("sk-hint-cover", count=points(action.plan), plan=words.plan(under))
    return say("sk-hint-take", count=points(action.plan))


def _remove(state: SkyminesState, seat: int, action: Remove) -> Phrase | None:
    if action.company not in COMPANIES or not 1 <= action.column <= 3:
        return None
    return _coins(state, COMPANY_OF[action.company], action.column - 1)


def _column(state: SkyminesState, _seat: int, action: Column) -> Phrase | None:
    company = _company(state, "expand")
    return None if company == NOBODY else _coins(state, company, action.column - 1)


def _coins(state: SkyminesState, company: int, column: int) -> Phrase | None:
    station = state.stations[company]
    if station.vacated[column] >= 5:
        return None
    return say("sk-hint-uncovers", count=uncovers(station, state.variant.board, column))


def _return(state: SkyminesState, _seat: int, action: Return) -> Phrase | None:
    company = _company(state, "return")
    if company == NOBODY:
        return None
    return say("sk-hint-covers", count=covers(state.stations[company], state.variant.board, action.column - 1))


def _upload(state: SkyminesState, seat: int, action: Upload) -> Phrase | None:
    owner, card = state.players[seat], CARD.get(action.card)
    place = owner.upload + action.plans
    if card is None or place >= len(owner.screens):
        return None
    ahead = range(owner.upload + 1, place + 1)
    down = {*owner.flipped, *([owner.upload + action.flip] if action.flip else [])}
    price = FLIP * bool(action.flip) + sum(
        PLAN[owner.screens[at]].price for at in ahead if owner.screens[at] and at not in down
    )
    facts = {"points": words.points(card.value), "price": price}
    if not action.plans or place in down or not owner.screens[place]:
        return say("sk-hint-upload-nothing", **facts)
    return say("sk-hint-upload", **facts, reward=words.reward(PLAN[owner.screens[place]].reward))


def _field(state: SkyminesState, seat: int, action: Field) -> Phrase | None:
    card = CARD.get(action.card)
    return None if card is None else say("sk-hint-field", helium=card.value, coins=words.coins(card.coin))


def _majority(state: SkyminesState, seat: int, action: Majority) -> Phrase | None:
    if action.space not in MAJORITY:
        return None
    others = [measure(state, other, action.space) for other in participants(state) if other != seat]
    return say("sk-hint-majority", own=measure(state, seat, action.space), others=max(others, default=0))


def _place(_state: SkyminesState, _seat: int, action: Place) -> Phrase | None:
    if action.space in TILE_PRICE:
        return say(f"sk-hint-{action.space}", price=TILE_PRICE[action.space])
    track, _, half = action.space.partition("-")
    if track in MISSIONS:
        mission = MISSIONS[track]
        return say("sk-hint-personal", reward=words.reward(mission.reward), price=mission.price)
    return say(f"sk-bonus-{track.lower()}-{half}") if track in ("A2", "D2") else None


def _sell(_state: SkyminesState, _seat: int, action: Sell) -> Phrase | None:
    coins = sale_coins(action.space, action.card)
    return None if coins is None else say("sk-hint-sell", coins=words.coins(coins))


def _link(_state: SkyminesState, _seat: int, action: Link) -> Phrase | None:
    if action.mission not in MISSIONS or not 1 <= action.task <= len(MISSIONS[action.mission].tasks):
        return None
    kind, least = MISSIONS[action.mission].tasks[action.task - 1]
    return say(f"sk-task-{kind}", count=least)


_HINTS: Mapping[type[Action], _Hint] = {
    Choose: _choose,
    Energy: _energy,
    Resources: _resources,
    Advance: _advance,
    Take: _take,
    Remove: _remove,
    Column: _column,
    Return: _return,
    Upload: _upload,
    Field: _field,
    Majority: _majority,
    Place: _place,
    Sell: _sell,
    Link: _link,
}
