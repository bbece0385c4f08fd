"""The guided first game of Skymines: one round, in which each kind of action has its place.

All of the learner's actions serve one company: a majority, an expansion and units bring shares of Astrogo and make them
worth more.
"""

from __future__ import annotations

from bot.games.core.actions import Action, verb_of
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
from bot.games.skymines.view import SkyminesView

AIMS = ("sell", "buy", "upload", "field")
"""Kinds of action that the way does not show; a learner off it may be advised to take them."""


def _aim(_view: SkyminesView, action: Action) -> str | None:
    return verb if (verb := verb_of(action)) in AIMS else None


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
        Step("plan", (Plan(("titanium2-0", "carbon2-0", "energy2-0")),), ("hand",), after=()),
        Step("majority", (Majority("titanium", 1),), pictures=("spaces", "tracks"), after=("plan",)),
        Step("second", (Majority("energy", 1),), pictures=("spaces", "tracks"), after=("majority",)),
        Step("tile", (Place("tile-research"),), pictures=("spaces",), after=("token", "second")),
        Step("buy", (Resources(("titanium2-0",), "A10"),), pictures=("display",), after=("plan",)),
        Step("expand", (Energy("astrogo", 3),), ("board",), after=("majority",)),
        Step("enter", (Enter(6),), pictures=("board",), after=("expand",)),
        Step("research", (Take("A10", 1),), pictures=("research",), after=("expand",)),
        Step(
            "units",
            (Resources(("carbon2-0",), "none"), Advance("astrogo", 2)),
            pictures=("tracks",),
            after=("majority", "buy", "enter"),
        ),
        Step("drop", (DropOut(2, "straight"),), pictures=("hand",), after=("token", "units")),
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
    aims=AIMS,
    aim=_aim,
    ends=_ends,
    noise=5,
    standing=("board",),
    goal=5,
    symbols=13,
    known=6,
    icons=(
        group("sk-legend-companies", COMPANIES, _company),
        group("sk-legend-cards", (*RESOURCES, "energy", "research", "field", "share"), _kind),
        group("sk-legend-gains", ("coin", "unit", "helium", "point", "gas", "step", "any_company", "removed"), _sign),
        group(
            "sk-legend-signs",
            ("scientist", "any_one", "plus", "slot", "face_down", "locked", "first_player"),
            _sign,
        ),
    ),
)
