"""Missions within a player's reach: what they draw, and how many tokens of a kind their craft can use."""

from __future__ import annotations

from collections import Counter

from bot.games.core.phrase import Phrase, say
from bot.games.space_missions.loading import FLIGHT_PLANS, FlightPlan, meets_requirements
from bot.games.space_missions.material import DEVELOPED, craft_of, mission_of
from bot.games.space_missions.speech import words
from bot.games.space_missions.view import Player, SpaceMissionsView

_PREPARING = frozenset({"specialist", "enhancement", "test"})
"""What is decided for a flight that is still to be announced."""
_MOST = 3
"""So many missions fit into a line on a phone."""


def plans(one: Player) -> tuple[FlightPlan, ...]:
    """Return the ways to fly that a player's craft and successes allow, whatever the stock."""
    return tuple(
        plan
        for plan in FLIGHT_PLANS.values()
        if all(map(int.__le__, plan.levels[: len(DEVELOPED)], one.levels))
        and meets_requirements(plan.mission, one.bars)
    )


def usable(one: Player, token: str) -> int:
    """Return the most tokens of a kind that a mission within reach can use."""
    return max((_used(plan, token) for plan in plans(one)), default=0)


def _used(plan: FlightPlan, token: str) -> int:
    if token == "payload":
        return plan.payload
    return sum(room.places for room in plan.rooms if room.token == token)


def drawn(one: Player, number: int) -> tuple[Phrase, ...]:
    """Name the technologies that a mission draws; of a deck that has fewer cards, how many it has."""
    counted = Counter(technology for _, *row in mission_of(number).steps for technology in row)
    cards = {deck.technology: deck.cards for deck in one.decks}
    return tuple(_drawn(technology, count, cards[technology]) for technology, count in counted.items())


def _drawn(technology: str, count: int, cards: int) -> Phrase:
    (named,) = words.technologies((technology,) * count)
    return named if cards >= count else say("sms-drawn-deck", technology=named, cards=cards)


def while_preparing(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say to a seat that prepares a flight what the missions within its reach draw, the best paid ones."""
    one = words.actor(view)
    if view.pending not in _PREPARING or one is None or one.seat != view.viewer:
        return ()
    numbers = sorted({plan.mission.number for plan in plans(one)}, key=lambda number: -_pays(view, number))
    told = tuple(
        say("sms-mission-draws", mission=words.mission(number), technologies=drawn(one, number))
        for number in numbers[:_MOST]
    )
    carry = (say("sms-headline-carry", craft=_carried(one)),) if view.pending == "enhancement" else ()
    return ((say("sms-headline-reach", missions=told),) if told else ()) + carry


def _carried(one: Player) -> tuple[Phrase, ...]:
    """Name a player's craft with the enhancements for which each has room."""
    best = {name: craft_of(name, level).slots for name, level in zip(DEVELOPED, one.levels, strict=True)}
    return tuple(
        say("sms-room-aboard", craft=words.kind(name), tokens=words.stock(tuple(slots.values()), tuple(slots)))
        for name, slots in best.items()
    )


def _pays(view: SpaceMissionsView, number: int) -> int:
    """Return the points that a success with a mission brings now."""
    mission = mission_of(number)
    return mission.later if view.missions[number - 1].done else mission.first
