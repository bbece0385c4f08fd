"""The guided first game of Skymines: one round, in which each kind of action has its place.

All of the learner's actions serve one company: a majority, an expansion and units bring shares of Astrogo and make them
dearer.
"""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.core.lesson import Lesson, Met, Step
from bot.games.skymines.actions import (
    Advance,
    Choose,
    DropOut,
    Energy,
    Enter,
    Majority,
    Place,
    Plan,
    Resources,
    Take,
)
from bot.games.skymines.events import (
    Advanced,
    Entered,
    Passed,
    Placed,
    Prepared,
    Rested,
    Revealed,
    Tokens,
    TookPlan,
    UsedResources,
)


def _ends(event: Event) -> bool:
    return isinstance(event, Prepared)


LESSON = Lesson(
    prefix="sk",
    seed=b"guided first game 0001..........",
    options=(),
    computers=("steady",),
    steps=(
        Step("token", Choose("S09")),
        Step("plan", Plan(("titanium2-0", "carbon2-0", "energy2-0"))),
        Step("majority", Majority("titanium", 1)),
        Step("second", Majority("energy", 1)),
        Step("tile", Place("tile-research")),
        Step("buy", Resources(("titanium2-0",), "A10")),
        Step("expand", Energy("astrogo", 3)),
        Step("enter", Enter(6)),
        Step("research", Take("A10", 1)),
        Step("units", Resources(("carbon2-0",), "none")),
        Step("tracks", Advance("astrogo", 2)),
        Step("drop", DropOut(2, "straight")),
    ),
    met=(
        Met(Tokens),
        Met(Revealed),
        Met(Placed),
        Met(Advanced),
        Met(UsedResources),
        Met(Entered, own=False),
        Met(TookPlan),
        Met(Passed),
        Met(Rested),
    ),
    free=("choose", "plan", "majority", "place", "resources", "energy", "enter", "take", "advance", "drop"),
    ends=_ends,
    goal=5,
    symbols=13,
    known=6,
)
