"""What a seat can make of its view: what its decks hold, and what a flight, a removal or a token is worth to it.

Worths are in points at the end of the game, as far as they can be told from here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from bot.games.space_missions.actions import Announce
from bot.games.space_missions.knowledge import drawn_in_flight
from bot.games.space_missions.loading import EMPTY, FLIGHT_PLANS, FlightPlan, Slots, best_fill
from bot.games.space_missions.material import (
    CATEGORIES,
    DECK,
    EXTRAS,
    LAST_YEAR,
    LOST_ASTRONAUT,
    MAJOR,
    MINOR,
    NONE,
    STOCK,
    TECHNOLOGIES,
    UNKNOWN,
    Mission,
)
from bot.games.space_missions.odds import Aboard, Mix, Odds, odds
from bot.games.space_missions.rewards import counted, worth
from bot.games.space_missions.view import Deck, Player, SpaceMissionsView

BONUS = 0.8
"""What the mission bonus is worth before one knows what is drawn."""
LASTING = {
    "thrust": 0.9,
    "control": 0.9,
    "life-support": 0.35,
    "sensor": 0.5,
    "landing": 0.35,
    "re-entry": 0.6,
}
"""How much a problem less in a deck is worth for the missions of later years."""
FITTED = {
    "thrust": 2.2,
    "control": 1.8,
    "life-support": 0.9,
    "sensor": 1.1,
    "landing": 1.7,
    "re-entry": 1.25,
}
"""The same, fitted to what steady computers scored after each year of 1,900 games: clean decks are worth far more."""
GRAVITY = {MAJOR: 1.3, MINOR: 0.7, NONE: -0.2}
"""How much better a deck is without such a card."""
_FIRST_SUCCESS = {"manned": 1.6, "unmanned": 1.0}
"""What a first success opens: manned ones mission 7, both together mission 8."""

_LEAD_LASTS = {"lunar": 2.0}
"""How much more a step in a category is worth than in the others."""


class Kit(Struct, frozen=True, gc=False):
    """What a seat could load: tokens by `STOCK`."""

    stock: tuple[int, ...]

    def with_more(self, token: str, count: int = 1) -> Kit:
        """Return the kit with more tokens of a kind."""
        at = STOCK.index(token)
        return Kit((*self.stock[:at], self.stock[at] + count, *self.stock[at + 1 :]))

    def count(self, token: str) -> int:
        """Return how many tokens of a kind it has."""
        return self.stock[STOCK.index(token)]


class Outlook:
    """A view with the questions that a computer asks of it. Made for one decision.

    `lasting`: how much a problem less in a deck is worth, by technology.
    """

    def __init__(self, view: SpaceMissionsView, seat: int, lasting: Mapping[str, float] = LASTING) -> None:
        self.view = view
        self.seat = seat
        self.lasting = lasting
        self.me: Player = view.players[seat]
        self.years_left = LAST_YEAR - view.year
        self.mixes = tuple(self._mix(deck) for deck in self.me.decks)
        self.kit = Kit(self.me.stock)
        self._successes: dict[int, float] = {}
        self._worths: dict[tuple[Announce, tuple[int, ...]], float] = {}

    def _mix(self, deck: Deck) -> Mix:
        """Return what a deck holds with all its cards together, wherever they lie drawn."""
        share = self._share() if deck.extra == UNKNOWN else float(deck.extra == MINOR)
        gone = deck.removed
        return Mix(
            DECK.count(MAJOR) - gone.count(MAJOR),
            max(0.0, DECK.count(MINOR) + deck.added + share - gone.count(MINOR)),
            max(0.0, DECK.count(NONE) + 1 - share - gone.count(NONE)),
        )

    def _share(self) -> float:
        """Return how likely an unknown fifth card is a minor problem."""
        known = [deck.extra for deck in self.me.decks if deck.extra != UNKNOWN]
        return (EXTRAS.count(MINOR) - known.count(MINOR)) / max(1, len(EXTRAS) - len(known))

    def remaining(self, technology: str) -> Mix:
        """Return what is still in a deck while a flight's cards lie drawn from it."""
        whole = self.mixes[TECHNOLOGIES.index(technology)]
        lying = drawn_in_flight(self.me.flight, technology)
        return Mix(
            max(0.0, whole.majors - lying.count(MAJOR)),
            max(0.0, whole.minors - lying.count(MINOR)),
            max(0.0, whole.nones - lying.count(NONE)),
        )

    def equipped(self, plan: FlightPlan, kit: Kit) -> Aboard:
        """Return the launch pad with all of a kit that the plan can use."""
        slots, training = _filled(plan.announce, kit.stock)
        return Aboard(slots, training, min(plan.seats, self.view.astronauts))

    def success_worth(self, mission: Mission) -> float:
        """Return what a success is worth: reward, steps on the success bars, and what it opens."""
        if mission.number not in self._successes:
            self._successes[mission.number] = self._success_worth(mission)
        return self._successes[mission.number]

    def _success_worth(self, mission: Mission) -> float:
        card = self.view.missions[mission.number - 1]
        value = float(worth(mission, done=card.done))
        for category in counted(mission, media=card.media, done=card.done):
            if category in self.view.scored:
                value += self._step_worth(category)
            if self.years_left and not self.me.bars[CATEGORIES.index(category)]:
                value += _FIRST_SUCCESS.get(category, 0.0) * min(1.0, self.years_left / 3)
        return value

    def _step_worth(self, category: str) -> float:
        """Return what one more success is worth in the end scoring of a category.

        Few missions count as lunar, and late: who leads there is seldom caught up with.
        """
        at = CATEGORIES.index(category)
        mine = self.me.bars[at]
        rivals = [player.bars[at] for player in self.view.players if player.seat != self.seat]
        rivals += [self.view.automa.bars[at]] if self.view.automa is not None else []
        lead = mine - max(rivals, default=0)
        lasting = _LEAD_LASTS.get(category, 1.0)
        if lead > 0:
            return lasting * (0.9 if lead == 1 else 0.3)
        return lasting * {0: 2.2, -1: 1.6}.get(lead, 0.8)

    def flight_worth(self, plan: FlightPlan, found: Odds) -> float:
        """Return what a flight of these odds is worth."""
        value = found.success * self.success_worth(plan.mission) + found.consolation
        return value + found.healthy + LOST_ASTRONAUT * found.lost + BONUS * min(1.0, self.years_left)

    def worth(self, plan: FlightPlan, kit: Kit, mixes: tuple[Mix, ...] | None = None) -> float:
        """Return what a plan is worth if it flew with this kit now, or with other `mixes`."""
        if mixes is not None:
            return self.flight_worth(plan, odds(plan.mission.number, mixes, self.equipped(plan, kit)))
        if (plan.announce, kit.stock) not in self._worths:
            found = odds(plan.mission.number, self.mixes, self.equipped(plan, kit))
            self._worths[plan.announce, kit.stock] = self.flight_worth(plan, found)
        return self._worths[plan.announce, kit.stock]

    def removal_worth(self, technology: str, card: str) -> float:
        """Return what it is worth for later years that a card leaves the game."""
        return self.lasting[technology] * GRAVITY[card] * min(self.years_left, 4) / 2.5


@lru_cache(maxsize=1 << 14)
def _filled(announce: Announce, stock: tuple[int, ...]) -> tuple[Slots, int]:
    """Return the slots and the training of a plan with all of a stock that it can use."""
    slots, training = EMPTY, 0
    for room, count in best_fill(FLIGHT_PLANS[announce], EMPTY, 0, dict(zip(STOCK, stock, strict=True))):
        slots, training = room.filled(slots, training, count)
    return slots, training
