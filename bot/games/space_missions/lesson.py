"""The guided first game of Space Missions: the first year, from the first specialist to the scored flight.

Everything before the launch serves one mission: a backup for its technology, and two tests that rid its deck of
problems. The new rocket brings one back, and the backup solves it.
"""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.core.legend import group
from bot.games.core.lesson import Lesson, Met, Step
from bot.games.core.phrase import Fact, Phrase, say
from bot.games.space_missions.actions import (
    Announce,
    Bonus,
    Copy,
    Develop,
    Enhance,
    Fill,
    Launch,
    PutBack,
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
from bot.games.space_missions.material import CATEGORIES, CRAFT, PROBLEMS, SPECIALISTS, STOCK, TECHNOLOGIES
from bot.games.space_missions.speech import words


def _ends(event: Event) -> bool:
    return isinstance(event, YearEnded)


def _failure(event: Suffered) -> dict[str, Fact]:
    return {"problem": words.problem(event.card), "technology": words.technology(event.technology)}


def _step(event: Aborted) -> dict[str, Fact]:
    return {"step": event.step}


def _points(event: Consoled) -> dict[str, Fact]:
    return {"points": event.points}


def _astronaut(health: str) -> Phrase:
    return say(f"sms-legend-astronauts-{health}")


LESSON = Lesson(
    prefix="sms",
    seed=b"guided first game 0017..........",
    options=(("order", "fixed"),),
    computers=("steady",),
    steps=(
        Step("mechanic", (Specialist("mechanic", 2), Enhance("thrust-backup")), ("hand",), pictures=("control",)),
        Step("tester", (Specialist("tester", 1), StartTest("thrust")), ("control",)),
        Step("major", (Remove("thrust", "major"),), ("trial",)),
        Step("scientist", (Specialist("scientist", 1), StartTest("thrust")), pictures=("control",)),
        Step("minor", (Remove("thrust", "minor"), Remove("thrust", "minor")), ("trial",)),
        Step("engineer", (Specialist("engineer", 1), Develop("rocket")), pictures=("control",)),
        Step("spy", (Specialist("spy", 1), Copy("scientist", 2), Develop("capsule")), pictures=("control",)),
        Step("announce", (Announce(1, 1, 0),), ("control",)),
        Step("load", (Fill(),), ("flight",)),
        Step("launch", (Launch(),), pictures=("flight",)),
        Step("solve", (Solve("thrust-backup"),), ("flight",)),
        Step("bonus", (Bonus("remove-drawn-card"), Remove("thrust", "minor")), pictures=("flight",)),
        Step("back", (PutBack(),), pictures=("control",)),
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
        "put-back",
    ),
    aims=AIMS,
    aim=aim,
    plan=planned,
    ends=_ends,
    goal=4,
    symbols=13,
    known=6,
    icons=(
        group("sms-legend-specialists", SPECIALISTS, words.specialist),
        group("sms-legend-technologies", TECHNOLOGIES, words.technology),
        group("sms-legend-problems", PROBLEMS, words.problem),
        group("sms-legend-tokens", STOCK, words.token),
        group("sms-legend-craft", CRAFT, words.kind),
        group("sms-legend-astronauts", ("healthy", "injured", "lost"), _astronaut),
        group("sms-legend-categories", CATEGORIES, words.category),
    ),
)
