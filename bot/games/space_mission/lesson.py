"""The guided first game of Space Mission: four rounds in which each of the six actions has its place.

The learner's first five cards fit one planet: a jump, a scan, and both landings. What is reserved later completes a
pair of matter, and the computer builds the station that hands it over.
"""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.core.lesson import Lesson, Met, Step
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

ROUNDS = 4


def _ends(event: Event) -> bool:
    return isinstance(event, TurnPassed) and event.round > ROUNDS


LESSON = Lesson(
    prefix="sm",
    seed=b"guided first game 0018..........",
    options=(("order", "fixed"),),
    computers=("steady",),
    steps=(
        Step("jump", Jump(6, "duskmoor")),
        Step("scan", Scan(47)),
        Step("reserve", Take("water")),
        Step("develop", Develop((29, 59))),
        Step("matter", Take("matter-green")),
        Step("discover", Discover()),
        Step("mineral", Take("mineral-red")),
        Step("top-up", TopUp(())),
        Step("again", Jump(14, "caldera")),
        Step("scan-again", Scan(5)),
        Step("pair", Take("matter-blue")),
        Step("fly", Fly("duskmoor")),
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
    symbols=11,
    known=5,
    looks=("board",),
)
