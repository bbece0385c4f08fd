"""The guided first game of Space Mission: four rounds in which each of the six actions has its place.

The learner's first five cards fit one planet: a jump, a scan, and both landings. Water is what the learner collects,
and the computer builds the station that hands over the third.
"""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.core.legend import group
from bot.games.core.lesson import Lesson, Met, Step
from bot.games.core.phrase import Fact, Phrase, say
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.events import (
    Developed,
    Jumped,
    Received,
    Scanned,
    SpaceRevealed,
    TurnPassed,
)
from bot.games.space_mission.material import PLANETS, TILE_ORDER
from bot.games.space_mission.speech import words
from bot.games.space_mission.view import SpaceMissionView

ROUNDS = 4
NEXT_SCAN = 42
FIRST, SECOND = "1", "2"
"""The two actions of a turn."""


def _ends(event: Event) -> bool:
    return isinstance(event, TurnPassed) and event.round > ROUNDS


def _no_card(view: SpaceMissionView) -> bool:
    return not view.hand


def _scans_next(view: SpaceMissionView) -> bool:
    """Return whether the card is in hand that scans where the flight leads."""
    return any(card.number == NEXT_SCAN for card in view.hand)


def _place(view: SpaceMissionView) -> str:
    return str(view.action)


def _time(view: SpaceMissionView) -> dict[str, Fact]:
    return {"round": view.round, "last": ROUNDS}


def _sign(name: str) -> Phrase:
    return say(f"sm-legend-{name}")


LESSON = Lesson(
    prefix="sm",
    seed=b"guided first game 0005..........",
    options=(("order", "fixed"),),
    computers=("steady",),
    steps=(
        Step("jump", (Jump(50, "thornwild"),), ("board",), pictures=("hand",), place=FIRST),
        Step("scan", (Scan(6),), ("hand",), after=("jump",), place=SECOND),
        Step("reserve", (Take("medal"),), ("pile",), after=("scan",)),
        Step("develop", (Develop((44, 53)),), ("hand",), after=("scan",), place=FIRST),
        Step("water", (Take("water"),), ("pile",), after=("develop",)),
        Step("discover", (Discover(),), pictures=("board",), after=("develop",), place=SECOND),
        Step("more-water", (Take("water"),), ("pile",), after=("water", "discover")),
        Step("again", (Jump(18, "hazard"),), ("hand",), pictures=("board",), after=("develop",), place=FIRST),
        Step("top-up", (TopUp(()),), after=("again",), fits=_no_card, place=SECOND),
        Step(
            "fly", (Fly("bluewell"),), ("hand",), pictures=("board",), after=("top-up",), fits=_scans_next, place=FIRST
        ),
        Step("scan-again", (Scan(NEXT_SCAN),), pictures=("hand",), after=("fly",), place=SECOND),
        Step("third-water", (Take("water"),), ("pile",), after=("more-water", "scan-again")),
    ),
    met=(
        Met(Jumped),
        Met(Scanned),
        Met(Developed),
        Met(Received),
        Met(SpaceRevealed, own=False),
    ),
    free=("jump", "fly", "scan", "develop", "discover", "top-up", "take"),
    ends=_ends,
    place=_place,
    time=_time,
    goal=4,
    symbols=14,
    known=5,
    icons=(
        group("sm-legend-numbers", ("jump", "scan", "land"), _sign),
        group("sm-legend-pieces", ("ship", "probe", "station", "gate"), _sign),
        group("sm-legend-tiles", TILE_ORDER, words.tile),
        group("sm-legend-planets", PLANETS, words.planet),
    ),
)
