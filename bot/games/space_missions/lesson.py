"""The guided first game of Space Missions: the first year, from the first specialist to the scored flight.

Everything before the launch serves one mission: a backup for its technology, and two tests that rid its deck of the
problems that are known. The unknown card is one more, and the backup solves it.
"""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.core.legend import group
from bot.games.core.lesson import LEARNER, Lesson, Met, Step
from bot.games.core.phrase import Fact, Phrase, say
from bot.games.space_missions.actions import (
    Announce,
    Bonus,
    Copy,
    Enhance,
    Fill,
    Launch,
    Remove,
    Solve,
    Specialist,
    StartTest,
)
from bot.games.space_missions.events import (
    Aborted,
    Consoled,
    EventTurned,
    Passed,
    Rewarded,
    StepBegan,
    Suffered,
    YearEnded,
)
from bot.games.space_missions.lesson_plan import AIMS, aim, planned
from bot.games.space_missions.material import CATEGORIES, CRAFT, PROBLEMS, SPECIALISTS, STOCK, TECHNOLOGIES, UNKNOWN
from bot.games.space_missions.speech import words
from bot.games.space_missions.view import SpaceMissionsView


def _ends(event: Event) -> bool:
    return isinstance(event, YearEnded)


def _failure(event: Suffered) -> dict[str, Fact]:
    return {"problem": words.problem(event.card), "technology": words.technology(event.technology)}


def _step(event: Aborted) -> dict[str, Fact]:
    return {"step": event.step}


def _points(event: Consoled) -> dict[str, Fact]:
    return {"points": event.points}


def _has(view: SpaceMissionsView, token: str) -> bool:
    own = next(player for player in view.players if player.seat == LEARNER)
    return own.stock[STOCK.index(token)] > 0


def _has_fuel(view: SpaceMissionsView) -> bool:
    return _has(view, "fuel")


def _lacks_backup(view: SpaceMissionsView) -> bool:
    return not _has(view, "thrust-backup")


def _astronaut(health: str) -> Phrase:
    return say(f"sms-legend-astronauts-{health}")


def _card(name: str) -> Phrase:
    return say("sms-legend-face-down") if name == UNKNOWN else words.problem(name)


def _token(name: str) -> Phrase:
    return say("sms-legend-slot") if name == "slot" else words.token(name)


def _orbit(name: str) -> Phrase:
    return say(f"sms-orbit-{name}")


def _bonus(name: str) -> Phrase:
    return say(f"sms-legend-bonus-{name}")


_ORBITS = ("suborbital", "earth-orbit", "lunar-transit")
_BONUSES = ("fuel-2", "look-technology", "look-event", "sequence-first-free", "remove-drawn-card")
"""The mission bonuses below the years; the inspection looks as the token does."""
LESSON = Lesson(
    prefix="sms",
    seed=b"guided first game 0121..........",
    options=(("order", "fixed"),),
    computers=("steady",),
    steps=(
        Step(
            "mechanic",
            (Specialist("mechanic", 2), Enhance("thrust-backup")),
            ("hand",),
            pictures=("board",),
            after=(),
            fits=_lacks_backup,
        ),
        Step("astronaut", (Specialist("astronaut", 2),), pictures=("hand",), after=("mechanic",)),
        Step(
            "spy",
            (Specialist("spy", 1), Copy("tester", 1), StartTest("thrust")),
            ("control",),
            pictures=("hand",),
            after=(),
        ),
        Step("major", (Remove("thrust", "major"),), ("trial",), after=("spy",)),
        Step("scientist", (Specialist("scientist", 1), StartTest("thrust")), pictures=("control",), after=("spy",)),
        Step("minor", (Remove("thrust", "minor"), Remove("thrust", "minor")), ("trial",), after=("major", "scientist")),
        Step("engineer", (Specialist("engineer", 2),), pictures=("control",), after=("mechanic",)),
        Step("announce", (Announce(1, 1, 0),), pictures=("board", "control"), after=(), fits=_has_fuel),
        Step("load", (Fill(),), ("flight",), after=("mechanic", "announce")),
        Step("launch", (Launch(),), pictures=("flight",), after=("announce",)),
        Step("solve", (Solve("thrust-backup"),), ("flight",), after=("minor", "load", "launch")),
        Step(
            "bonus",
            (Bonus("remove-drawn-card"), Remove("thrust", "minor")),
            pictures=("flight",),
            after=("minor", "launch"),
        ),
    ),
    met=(
        Met(Passed),
        Met(EventTurned, own=False),
        Met(StepBegan),
        Met(Rewarded),
        Met(Suffered, facts=_failure),
        Met(Aborted, facts=_step),
        Met(Consoled, facts=_points),
    ),
    free=(
        "enhance",
        "test",
        "remove",
        "announce",
        "fill",
        "launch",
        "solve",
        "bonus",
    ),
    aims=AIMS,
    aim=aim,
    plan=planned,
    ends=_ends,
    goal=4,
    symbols=14,
    known=6,
    icons=(
        group("sms-legend-specialists", SPECIALISTS, words.specialist),
        group("sms-legend-technologies", TECHNOLOGIES, words.technology),
        group("sms-legend-problems", (*PROBLEMS, UNKNOWN), _card),
        group("sms-legend-tokens", (*STOCK, "slot"), _token),
        group("sms-legend-craft", CRAFT, words.kind),
        group("sms-legend-orbits", _ORBITS, _orbit),
        group("sms-legend-astronauts", ("healthy", "injured", "lost"), _astronaut),
        group("sms-legend-categories", CATEGORIES, words.category),
        group("sms-legend-years", _BONUSES, _bonus),
    ),
)
