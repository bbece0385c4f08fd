"""The guided first game of Space Missions: the first year, from the first specialist to the scored flight.

Everything before the launch serves one mission: a backup for its technology, and two tests that rid its deck of
problems. The new rocket brings one back, and the backup solves it.
"""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.core.lesson import Lesson, Met, Step
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
    Consoled,
    Developed,
    EventTurned,
    Landed,
    Passed,
    Rewarded,
    StepBegan,
    YearEnded,
)


def _ends(event: Event) -> bool:
    return isinstance(event, YearEnded)


LESSON = Lesson(
    prefix="sms",
    seed=b"guided first game 0017..........",
    options=(("order", "fixed"),),
    computers=("steady",),
    steps=(
        Step("mechanic", Specialist("mechanic", 2)),
        Step("backup", Enhance("thrust-backup")),
        Step("tester", Specialist("tester", 1)),
        Step("test", StartTest("thrust")),
        Step("major", Remove("thrust", "major")),
        Step("scientist", Specialist("scientist", 1)),
        Step("test-again", StartTest("thrust")),
        Step("minor", Remove("thrust", "minor")),
        Step("minor-again", Remove("thrust", "minor")),
        Step("engineer", Specialist("engineer", 1)),
        Step("rocket", Develop("rocket")),
        Step("spy", Specialist("spy", 1)),
        Step("copy", Copy("scientist", 2)),
        Step("capsule", Develop("capsule")),
        Step("announce", Announce(1, 1, 0)),
        Step("load", Fill()),
        Step("launch", Launch()),
        Step("solve", Solve("thrust-backup")),
        Step("bonus", Bonus("remove-drawn-card")),
        Step("removal", Remove("thrust", "minor")),
        Step("back", PutBack()),
    ),
    met=(
        Met(Developed),
        Met(Passed),
        Met(EventTurned, own=False),
        Met(StepBegan),
        Met(Landed),
        Met(Rewarded),
        Met(Consoled),
    ),
    free=(
        "specialist",
        "enhance",
        "test",
        "remove",
        "develop",
        "copy",
        "announce",
        "fill",
        "launch",
        "solve",
        "bonus",
        "put-back",
    ),
    ends=_ends,
    goal=4,
    symbols=13,
    known=6,
)
