"""The guided first game of Skymines: one round, in which each kind of action has its place.

All of the learner's actions serve one company: a majority, an expansion and units bring shares of Astrogo and make them
dearer.
"""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.core.legend import group
from bot.games.core.lesson import Lesson, Met, Step
from bot.games.core.phrase import Phrase, say
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
from bot.games.skymines.material import COMPANIES, RESOURCES


def _ends(event: Event) -> bool:
    return isinstance(event, Prepared)


def _company(name: str) -> Phrase:
    return say(f"sk-company-{name}")


def _kind(name: str) -> Phrase:
    return say(f"sk-known-kind-{name}")


def _sign(name: str) -> Phrase:
    return say(f"sk-legend-{name}")


LESSON = Lesson(
    prefix="sk",
    seed=b"guided first game 0001..........",
    options=(),
    computers=("steady",),
    steps=(
        Step("token", (Choose("S09"),), ("hand",)),
        Step("plan", (Plan(("titanium2-0", "carbon2-0", "energy2-0")),), ("hand",)),
        Step("majority", (Majority("titanium", 1),), ("spaces",)),
        Step("second", (Majority("energy", 1),), pictures=("spaces",)),
        Step("tile", (Place("tile-research"),), pictures=("spaces",)),
        Step("buy", (Resources(("titanium2-0",), "A10"),), ("display",)),
        Step("expand", (Energy("astrogo", 3),), ("board",)),
        Step("enter", (Enter(6),), pictures=("board",)),
        Step("research", (Take("A10", 1),), ("research",)),
        Step("units", (Resources(("carbon2-0",), "none"), Advance("astrogo", 2)), ("tracks",)),
        Step("drop", (DropOut(2, "straight"),), pictures=("hand",)),
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
    icons=(
        group("sk-legend-companies", COMPANIES, _company),
        group("sk-legend-cards", (*RESOURCES, "energy", "research", "field", "share"), _kind),
        group("sk-legend-gains", ("coin", "helium", "point", "gas", "step", "any_company", "removed"), _sign),
        group(
            "sk-legend-signs",
            ("scientist", "any_one", "plus", "slot", "face_down", "locked", "first_player"),
            _sign,
        ),
    ),
)
