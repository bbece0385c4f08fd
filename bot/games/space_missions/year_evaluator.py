"""The plan of a year: which mission to aim at, and what every action would add to it.

A target is chosen by what it would be worth with what the cards still in hand can bring. Actions are then worth what
they add to the target as it stands, and what lasts beyond this year: craft, problems that leave the game, tokens kept.
"""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct

from bot.games.space_missions.actions import Announce
from bot.games.space_missions.loading import FLIGHT_PLANS, FlightPlan, meets_requirements, room_left
from bot.games.space_missions.material import (
    CRAFT,
    DEVELOPED,
    EDITION,
    ENHANCEMENTS,
    KEPT_OF_A_KIND,
    LEVELS,
    MAJOR,
    MINOR,
    STOCK,
    TECHNOLOGIES,
    UNKNOWN,
    mission_of,
)
from bot.games.space_missions.odds import Aboard, Mix, odds
from bot.games.space_missions.outlook import BONUS, GRAVITY, Kit, Outlook
from bot.games.space_missions.view import Deck

NEEDED = 8.0
"""What an action is worth without which the target cannot fly."""
A_PLAY = 1.7
"""Tokens that a specialist brings, on the average."""
DEVELOPERS = ("scientist", "engineer")
_AMBITION = {"rocket": (2.2, 2.1), "satellite": (1.4, 1.5), "capsule": (1.8, 1.9)}
"""What the second and the third level of a craft are worth for later years, at the start."""
_KEPT = {"fuel": 0.45, "training": 0.3, "payload": 0.12}
_KEPT_BACKUP = 0.3
"""What a token is worth that is kept for next year."""
_INSPECTION = 0.1
"""The share of a flight's worth that an inspection saves, on the average."""
_ROUNDED = 0.001
"""Sums of the same worths in another order may differ by less than this."""


class Target(Struct, frozen=True):
    """A mission to aim at this year: the plan, and what is missing: craft to develop, fuel, payload tokens."""

    plan: FlightPlan
    develops: tuple[str, ...]
    fuel: int
    payload: int
    worth: float = 0.0


class YearEvaluator:
    """What actions of the year are worth to a seat."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.hand = outlook.me.hand
        self.plays = max(0, len(self.hand) - 1)
        self._gains: dict[tuple[str, ...], float] = {}
        self._tokens: dict[tuple[str, tuple[int, ...]], float] = {}
        self.target = self._target()

    # The target

    def _target(self) -> Target | None:
        """Return the target of most worth. The last missions pay most: they are tried first, and most others not."""
        outlook, best = self.outlook, None
        for target in self._targets():
            most = outlook.success_worth(target.plan.mission) + BONUS + target.plan.seats
            if best is None or most >= best.worth - _ROUNDED:
                target = self._estimated(target)
                if best is None or target.worth >= best.worth:
                    best = target
        return best

    def _targets(self) -> tuple[Target, ...]:
        outlook = self.outlook
        me, kit = outlook.me, outlook.kit
        succeeded = tuple([min(1, count) for count in me.bars])
        stock, crew = (kit.count("fuel"), kit.count("payload")), outlook.view.astronauts > 0
        return _targets(me.levels, succeeded, *stock, crew, self._developments(), self.plays)

    def _developments(self) -> int:
        ready = sum(card in self.hand for card in DEVELOPERS)
        return min(self.plays, ready + ("spy" in self.hand and ready < len(DEVELOPERS)))

    def _estimated(self, target: Target) -> Target:
        """Return the target with what it would be worth after the plays that are left."""
        spare = self.plays - len(target.develops)
        tests = min(2, spare // 2, sum(card in self.hand for card in ("tester", "scientist")))
        tokens = int(A_PLAY * (spare - tests)) - target.fuel - target.payload
        if tokens < 0:
            return Target(target.plan, target.develops, target.fuel, target.payload, -1.0)
        plan, outlook = target.plan, self.outlook
        aboard = _with_spare(plan.announce, outlook.equipped(plan, outlook.kit), tokens)
        worth = outlook.flight_worth(plan, odds(plan.mission.number, self._tested(plan, tests), aboard))
        return Target(target.plan, target.develops, target.fuel, target.payload, worth)

    def _tested(self, plan: FlightPlan, tests: int) -> tuple[Mix, ...]:
        """Return what the decks would hold after a few tests of those that the plan draws most from."""
        mixes = list(self.outlook.mixes)
        for at in _most_drawn(plan.mission.number)[:tests]:
            mixes[at] = _removed(mixes[at], 0.6, 0.4)
        return tuple(mixes)

    # What actions are worth

    def gain(self, actions: tuple[str, ...]) -> float:
        """Return what the actions of a block are worth together, done from top to bottom."""
        if actions not in self._gains:
            value, kit = 0.0, self.outlook.kit
            for action in actions:
                added, kit = self._action(action, kit)
                value += added
            self._gains[actions] = value
        return self._gains[actions]

    def _action(self, action: str, kit: Kit) -> tuple[float, Kit]:
        """Return what one action is worth, and the kit after it."""
        match action:
            case "enhancement":
                kinds = [kind for kind in ENHANCEMENTS if self._left(kind, kit)]
                if not kinds:
                    return 0.0, kit
                best = max(kinds, key=lambda kind: self.token(kind, kit))
                return self.token(best, kit), kit.with_more(best)
            case "fuel" | "training" | "inspection":
                return (self.token(action, kit), kit.with_more(action)) if self._left(action, kit) else (0.0, kit)
            case "develop":
                return max(map(self.develop, DEVELOPED)), kit
            case "test-1-3" | "test-2":
                return max(self.test(technology, action) for technology in TECHNOLOGIES), kit
            case "copy":
                return max(map(self.copied, self.outlook.view.copyable), default=0.0), kit
            case "take-back":
                return max(map(self.again, self.outlook.me.played), default=0.0), kit
            case _:
                return (0.05 if self.plays <= 1 else -1.5 * (self.plays - 1)), kit

    def copied(self, card: str) -> float:
        """Return what the best block of a specialist that another seat shows is worth."""
        return max(self._plain(actions) for actions in EDITION.specialists[card])

    def again(self, card: str) -> float:
        """Return what a specialist taken back is worth: a little less than playing it now."""
        return self.copied(card) - 0.1

    def _plain(self, actions: tuple[str, ...]) -> float:
        """Return what a block is worth without the Spy's own actions, which could go on for ever."""
        return 0.0 if {"copy", "take-back"} & set(actions) else self.gain(actions)

    def _left(self, token: str, kit: Kit) -> bool:
        """Return whether the supply would still give this token after what the kit already took."""
        at = STOCK.index(token)
        taken = kit.stock[at] - self.outlook.kit.stock[at]
        return self.outlook.view.supply[at] > taken and (token != "inspection" or not kit.stock[at])

    def token(self, token: str, kit: Kit) -> float:
        """Return what one more token is worth."""
        if (token, kit.stock) not in self._tokens:
            self._tokens[token, kit.stock] = self._token(token, kit)
        return self._tokens[token, kit.stock]

    def _token(self, token: str, kit: Kit) -> float:
        target, have = self.target, kit.count(token)
        if token == "inspection":
            return _INSPECTION * max(1.0, target.worth if target else 0.0)
        kept = _KEPT.get(token, _KEPT_BACKUP) if have < KEPT_OF_A_KIND and self.outlook.years_left else 0.0
        if target is None or token == "fuel" or token == "payload":
            short = target is not None and have < (target.plan.fuel if token == "fuel" else target.plan.payload)
            return NEEDED if short and token in ("fuel", "payload") else kept
        plan, outlook = target.plan, self.outlook
        aboard = outlook.equipped(plan, kit)
        if token not in {room.token for room, _ in room_left(plan, aboard.slots, aboard.training)}:
            return kept * 0.7
        return max(kept * 0.7, outlook.worth(plan, kit.with_more(token)) - outlook.worth(plan, kit))

    def develop(self, craft: str) -> float:
        """Return what the next level of a craft is worth."""
        outlook = self.outlook
        level = outlook.me.levels[DEVELOPED.index(craft)]
        if level >= len(LEVELS[craft]):
            return 0.0
        later = _AMBITION[craft][level - 1] * min(1.0, outlook.years_left / 4)
        return later + NEEDED if self.target is not None and craft in self.target.develops else later

    def test(self, technology: str, action: str) -> float:
        """Return what a test of a technology is worth: to the target, and for later years."""
        outlook, at = self.outlook, TECHNOLOGIES.index(technology)
        major, minor = removals(outlook.me.decks[at], outlook.mixes[at], action)
        worth = outlook.lasting[technology] * (major * GRAVITY[MAJOR] + minor * GRAVITY[MINOR])
        worth *= min(outlook.years_left, 4) / 2.5
        if self.target is None or technology not in self.target.plan.mission.technologies:
            return worth
        plan, mixes = self.target.plan, list(outlook.mixes)
        mixes[at] = _removed(mixes[at], major, minor)
        return worth + outlook.worth(plan, outlook.kit, tuple(mixes)) - outlook.worth(plan, outlook.kit)


def removals(deck: Deck, mix: Mix, action: str) -> tuple[float, float]:
    """Return how many major and minor problems a test can be expected to remove from a deck."""
    drawn = 3 if action == "test-1-3" else 2
    top = deck.known[:drawn] or (UNKNOWN,) * min(drawn, deck.cards)
    hidden = deck.known.count(UNKNOWN) if deck.known else deck.cards
    unknown = top.count(UNKNOWN) / hidden if hidden else 0.0
    majors = top.count(MAJOR) + unknown * max(0.0, mix.majors - deck.known.count(MAJOR))
    minors = top.count(MINOR) + unknown * max(0.0, mix.minors - deck.known.count(MINOR))
    if action == "test-2":
        return 0.0, min(minors, mix.minors)
    majors = min(1.0, majors)
    return majors, (1 - majors) * min(1.0, minors)


def _removed(mix: Mix, major: float, minor: float) -> Mix:
    """Return a mix with fewer problems, rounded so that similar decks are equal."""
    return Mix(round(max(0.0, mix.majors - major), 2), round(max(0.0, mix.minors - minor), 2), mix.nones)


@lru_cache(maxsize=1 << 12)
def _targets(
    levels: tuple[int, ...],
    bars: tuple[int, ...],
    fuel: int,
    payload: int,
    crew: bool,
    can_develop: int,
    plays: int,
) -> tuple[Target, ...]:
    """Return what can be reached in a year, the last missions first.

    `bars`: by category, whether there is a success; `fuel`, `payload`: tokens in stock; `crew`: there are astronauts.
    """
    found: list[Target] = []
    for plan in FLIGHT_PLANS.values():
        if not meets_requirements(plan.mission, bars) or (plan.seats and not crew):
            continue
        develops = _missing(plan, levels)
        if len(develops) > can_develop or _wasteful(plan, levels):
            continue
        more = (max(0, plan.fuel - fuel), max(0, plan.payload - payload))
        if len(develops) + (sum(more) + 1) // 2 <= plays:
            found.append(Target(plan, develops, *more))
    return tuple(found[::-1])


def _wasteful(plan: FlightPlan, levels: tuple[int, ...]) -> bool:
    """Return whether the plan asks for a craft that is neither reached nor the least that serves."""
    mission = plan.mission
    least = (mission.rocket, mission.satellite, mission.capsule)
    return any(level > max(owned, need) for level, owned, need in zip(plan.levels, levels, least, strict=False))


def _missing(plan: FlightPlan, levels: tuple[int, ...]) -> tuple[str, ...]:
    """Return the craft to develop for a plan, each as often as it takes."""
    return tuple(
        craft for craft, need, have in zip(CRAFT, plan.levels, levels, strict=False) for _ in range(max(0, need - have))
    )


@cache
def _most_drawn(mission: int) -> tuple[int, ...]:
    """Return the technologies of a mission by their places in `TECHNOLOGIES`, those drawn most often first."""
    drawn = [TECHNOLOGIES.index(technology) for _, *row in mission_of(mission).steps for technology in row]
    return tuple(sorted(set(drawn), key=lambda at: (-drawn.count(at), at)))


@lru_cache(maxsize=1 << 14)
def _with_spare(announce: Announce, aboard: Aboard, tokens: int) -> Aboard:
    """Return the launch pad with more tokens, each where the most draws are left for what lies there."""
    slots, training = aboard.slots, aboard.training
    for _ in range(tokens):
        left = room_left(FLIGHT_PLANS[announce], slots, training)
        if not left:
            break
        room, _ = max(left, key=lambda each: each[0].uses / (1 + each[0].places - each[1]))
        slots, training = room.filled(slots, training, 1)
    return Aboard(slots, training, aboard.crew)
