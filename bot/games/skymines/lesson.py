"""The guided first game of Skymines: one round, in which each kind of action has its place.

Most of the learner's actions serve one company: a majority, an expansion and research bring shares of Astrogo and make
them worth more. Research comes whole: points, plans, and a research scientist that moves along them.
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
    Upload,
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
from bot.games.skymines.state import Player
from bot.games.skymines.view import SkyminesView

AIMS = ("sell", "buy", "field")
"""Kinds of action that the way does not show; a learner off it may be advised to take them."""


def _aim(_view: SkyminesView, action: Action) -> str | None:
    return verb if (verb := verb_of(action)) in AIMS else None


def _ends(event: Event) -> bool:
    return isinstance(event, Prepared)


def _research_is_done(view: SkyminesView) -> bool:
    """Return whether no scientist is left for research, for which the plans want cards that lie face up."""
    own = view.own
    return own is not None and not any(card.startswith("research") for card, used in _cards(own) if not used)


def _all_is_used(view: SkyminesView) -> bool:
    own = view.own
    return own is not None and not own.markers and all(used for _, used in _cards(own))


def _cards(own: Player) -> list[tuple[str, bool]]:
    return [(card, used) for card, used in zip(own.area, own.used, strict=True) if card]


def _company(name: str) -> Phrase:
    return say(f"sk-company-{name}")


def _kind(name: str) -> Phrase:
    return say(f"sk-known-kind-{name}")


def _sign(name: str) -> Phrase:
    return say(f"sk-legend-{name}")


LESSON = Lesson(
    prefix="sk",
    seed=b"guided first game 3708..........",
    options=(),
    computers=("steady",),
    steps=(
        Step("token", (Choose("S09"),), ("hand",)),
        Step("plan", (Plan(("titanium2-0", "energy2-0", "research2-0")),), ("hand",), after=()),
        Step("majority", (Majority("titanium", 1),), pictures=("spaces", "tracks"), after=("plan",)),
        Step("second", (Majority("energy", 1),), pictures=("spaces", "tracks"), after=("majority",)),
        Step("first", (Place("first-player"),), pictures=("spaces",), after=("majority",)),
        Step("research", (Take("A04", 1),), pictures=("research",), after=("token", "first")),
        Step("expand", (Energy("astrogo", 3),), ("board",), after=("majority", "research")),
        Step("enter", (Enter(6), Take("A16", 2)), pictures=("board",), after=("expand",)),
        Step(
            "upload", (Upload("research2-0", 2, 0), Advance("astrogo", 1)), pictures=("hand", "plans"), after=("enter",)
        ),
        Step("plans", (Take("A10", 3), Take("A08", 4)), pictures=("research",), after=("upload",)),
        Step(
            "buy",
            (Resources(("titanium2-0",), "A10"),),
            pictures=("display",),
            after=("plan",),
            fits=_research_is_done,
        ),
        Step("drop", (DropOut(2, "straight"),), pictures=("hand",), after=("token",), fits=_all_is_used),
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
    free=("choose", "plan", "majority", "place", "resources", "energy", "enter", "take", "upload", "advance", "drop"),
    aims=AIMS,
    aim=_aim,
    ends=_ends,
    noise=5,
    standing=("board",),
    goal=5,
    symbols=12,
    known=6,
    icons=(
        group("sk-legend-companies", COMPANIES, _company),
        group("sk-legend-cards", (*RESOURCES, "energy", "research", "field", "share"), _kind),
        group("sk-legend-gains", ("coin", "unit", "helium", "point", "gas", "step", "any_company", "removed"), _sign),
        group(
            "sk-legend-signs",
            (
                *("border", "border_double", "threshold", "barrier"),
                *("scientist", "any_one", "plus", "slot", "face_down", "locked", "first_player"),
            ),
            _sign,
        ),
    ),
)
