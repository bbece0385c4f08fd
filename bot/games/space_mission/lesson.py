"""The guided first game of Space Mission: four rounds in which each of the six actions has its place.

The learner's first five cards fit one planet: a jump, a scan, and both landings. What is reserved later completes a
pair of matter, and the computer builds the station that hands it over.
"""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.core.legend import group
from bot.games.core.lesson import Lesson, Met, Step
from bot.games.core.phrase import Phrase, say
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.events import (
    Developed,
    Discovered,
    Jumped,
    Received,
    Scanned,
    SpaceRevealed,
    TurnPassed,
)
from bot.games.space_mission.material import PLANETS, TILE_ORDER
from bot.games.space_mission.speech import words

ROUNDS = 4


def _ends(event: Event) -> bool:
    return isinstance(event, TurnPassed) and event.round > ROUNDS


def _sign(name: str) -> Phrase:
    return say(f"sm-legend-{name}")


LESSON = Lesson(
    prefix="sm",
    seed=b"guided first game 0018..........",
    options=(("order", "fixed"),),
    computers=("steady",),
    steps=(
        Step("jump", (Jump(6, "duskmoor"),), ("board",), pictures=("hand",)),
        Step("scan", (Scan(47),), ("hand",)),
        Step("reserve", (Take("water"),), ("pile",)),
        Step("develop", (Develop((29, 59)),), ("hand",)),
        Step("matter", (Take("matter-green"),), ("pile",)),
        Step("discover", (Discover(),), pictures=("board",)),
        Step("mineral", (Take("mineral-red"),), ("pile",)),
        Step("top-up", (TopUp(()),), ("hand",)),
        Step("again", (Jump(14, "caldera"),), ("hand",), pictures=("board",)),
        Step("scan-again", (Scan(5),), pictures=("hand",)),
        Step("pair", (Take("matter-blue"),), ("pile",)),
        Step("fly", (Fly("duskmoor"),), pictures=("board",)),
    ),
    met=(
        Met(Jumped),
        Met(Scanned),
        Met(Developed),
        Met(Received),
        Met(Discovered),
        Met(SpaceRevealed, own=False),
    ),
    free=("jump", "fly", "scan", "develop", "discover", "top-up", "take"),
    ends=_ends,
    goal=4,
    symbols=12,
    known=5,
    icons=(
        group("sm-legend-numbers", ("jump", "scan", "land"), _sign),
        group("sm-legend-pieces", ("ship", "probe", "station", "gate"), _sign),
        group("sm-legend-tiles", TILE_ORDER, words.tile),
        group("sm-legend-planets", PLANETS, words.planet),
    ),
)
