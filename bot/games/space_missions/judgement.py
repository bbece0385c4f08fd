"""What each action is worth to a seat, whatever is to be decided. The best one is the plan's next step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from bot.games.core.actions import Action
from bot.games.space_missions.actions import (
    Announce,
    Bonus,
    Cancel,
    Copy,
    Decline,
    Develop,
    Draw,
    Enhance,
    Fill,
    Give,
    Hit,
    Launch,
    Pass,
    Put,
    PutBack,
    Remove,
    Solve,
    Specialist,
    StartTest,
    Study,
    TakeBack,
)
from bot.games.space_missions.flight import cancel_worth, launch_worth, loss_worth, solving_worth
from bot.games.space_missions.loading import FLIGHT_PLANS
from bot.games.space_missions.material import EDITION, KEPT_OF_A_KIND, MAJOR, TECHNOLOGIES, UNKNOWN
from bot.games.space_missions.outlook import GRAVITY, LASTING, Outlook
from bot.games.space_missions.view import Flight, SpaceMissionsView
from bot.games.space_missions.year_evaluator import YearEvaluator

IDLE = 0.12
"""What doing nothing more this year is worth: to be first in the order."""
STAY = 0.9
"""A mission that promises less is not flown."""
TOKEN = 0.12
"""What a token is worth that a flight uses up and that could have been kept."""
_BONUSES = {"fuel-2": 0.6, "inspection": 0.6, "sequence-first-free": 0.3, "look-event": 0.15, "look-technology": 0.2}


class Judgement:
    """A view, and what every action open in it is worth to a seat. `lasting`: see `Outlook`."""

    def __init__(self, view: SpaceMissionsView, seat: int, lasting: Mapping[str, float] = LASTING) -> None:
        self.view = view
        self.outlook = Outlook(view, seat, lasting)

    @cached_property
    def evaluator(self) -> YearEvaluator:
        """Return the plan of the year, made when it is asked for."""
        return YearEvaluator(self.outlook)

    def worth(self, action: Action) -> float:
        """Return what the action is worth; only differences count."""
        judge = _JUDGES.get(type(action))
        return 0.0 if judge is None else judge(self, action)

    @property
    def flight(self) -> Flight:
        """Return the seat's mission, which must be on the launch pad or beyond."""
        flight = self.outlook.me.flight
        assert flight is not None
        return flight

    def specialist(self, action: Specialist) -> float:
        """A block is worth what it adds, and less so where another block of the card would add something, too."""
        evaluator = self.evaluator
        worths = [evaluator.gain(actions) for actions in EDITION.specialists[action.card]]
        others = worths[: action.block - 1] + worths[action.block :]
        return worths[action.block - 1] - 0.3 * max(0.0, *others)

    def announce(self, action: Announce) -> float:
        """What the flight promises with all that can be loaded, less the tokens that could have been kept."""
        plan, outlook = FLIGHT_PLANS[action], self.outlook
        worth = outlook.worth(plan, outlook.kit)
        if not outlook.years_left:
            return worth
        aboard = outlook.equipped(plan, outlook.kit)
        used = sum(map(sum, aboard.slots)) + aboard.training + plan.payload
        return worth - TOKEN * min(used + plan.fuel, 3 * KEPT_OF_A_KIND)

    def test(self, action: StartTest) -> float:
        """What a test of the kind that was begun is worth in this technology."""
        open_test = self.view.open_test
        return 0.0 if open_test is None else self.evaluator.test(action.technology, open_test.action)

    def remove(self, action: Remove) -> float:
        """The gravest problem of the deck that matters most; a minor one only when no major one may still come."""
        worth = self.outlook.lasting[action.technology] * GRAVITY[action.card]
        open_test = self.view.open_test
        if open_test is None or open_test.action == "test-2":
            return worth
        if action.card == MAJOR:
            return 5.0
        return worth if len(open_test.drawn) >= self._most() else -0.5

    def _most(self) -> int:
        """Return how many cards the test can draw at most."""
        open_test = self.view.open_test
        assert open_test is not None
        deck = self.outlook.me.decks[TECHNOLOGIES.index(open_test.technology)]
        return min(3, len(open_test.drawn) + deck.cards)

    def draw(self) -> float:
        """Drawing costs nothing as long as there is no major problem to remove."""
        open_test = self.view.open_test
        return 0.0 if open_test is None or MAJOR in open_test.drawn else 1.0

    def bonus(self, action: Bonus) -> float:
        """What the bonus brings now."""
        if action.bonus != "remove-drawn-card":
            return _BONUSES[action.bonus] * min(1.0, self.outlook.years_left)
        drawn = [card for at, card in enumerate(self.flight.drawn) if at not in self.flight.returned]
        return max((self.outlook.removal_worth(card.technology, card.card) for card in drawn), default=0.0)

    def launch(self) -> float:
        """What it is worth to fly in spite of the year's event."""
        return launch_worth(self.outlook, self.flight, self.view.event or "")

    def study(self, action: Study) -> float:
        """The deck that matters most of those of which most is unknown."""
        deck = self.outlook.me.decks[TECHNOLOGIES.index(action.technology)]
        return self.outlook.lasting[action.technology] * deck.known.count(UNKNOWN)

    def hit(self, action: Hit) -> float:
        """Injure the healthy, and lose the injured."""
        wanted = "healthy" if self.view.pending == "injure" else "injured"
        return float(action.astronaut == wanted)

    def decline(self) -> float:
        """Do without: better than a hopeless flight, and than losing a card that does no harm."""
        return STAY if self.view.pending == "announce" else 0.0


_JUDGES: dict[type[Action], Callable[[Judgement, Any], float]] = {
    Specialist: lambda judge, action: judge.specialist(action),
    Pass: lambda judge, action: IDLE,
    Enhance: lambda judge, action: judge.evaluator.token(action.kind, judge.outlook.kit),
    Develop: lambda judge, action: judge.evaluator.develop(action.craft),
    StartTest: lambda judge, action: judge.test(action),
    Draw: lambda judge, action: judge.draw(),
    Remove: lambda judge, action: judge.remove(action),
    PutBack: lambda judge, action: 0.0,
    Copy: lambda judge, action: judge.evaluator.gain(EDITION.specialists[action.card][action.block - 1]),
    TakeBack: lambda judge, action: judge.evaluator.again(action.card),
    Announce: lambda judge, action: judge.announce(action),
    Fill: lambda judge, action: 1.0,
    Launch: lambda judge, action: judge.launch(),
    Cancel: lambda judge, action: cancel_worth(judge.outlook, judge.flight),
    Give: lambda judge, action: loss_worth(judge.outlook, judge.flight, action.token, action.craft),
    Solve: lambda judge, action: solving_worth(judge.outlook, judge.flight, action.token),
    Hit: lambda judge, action: judge.hit(action),
    Bonus: lambda judge, action: judge.bonus(action),
    Study: lambda judge, action: judge.study(action),
    Decline: lambda judge, action: judge.decline(),
}


def considered(legal: tuple[Action, ...]) -> list[Action]:
    """Return what is worth thinking about: cards go back all together, problems on top."""
    return [action for action in legal if not isinstance(action, Put)]
