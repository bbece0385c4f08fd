"""Problems as pure functions of the drawn card: grade, solutions, consequences."""

from __future__ import annotations

import pytest

from bot.games.space_missions.injuries import choosable
from bot.games.space_missions.loading import EMPTY
from bot.games.space_missions.problems import consequences, grade, helpers, in_turn, jumps_home, solutions, succeeded
from bot.games.space_missions.view import Flight, FlightCard

DOWNGRADES = {
    "thrust": "thrust-backup",
    "control": "control-backup",
    "life-support": "life-support-backup",
    "sensor": "sensor-backup",
    "landing": "thrust-backup",
    "re-entry": "life-support-backup",
}


@pytest.mark.parametrize(
    ("card", "spent", "left"),
    [
        ("major", 0, "major"),
        ("major", 1, "minor"),
        ("major", 2, "none"),
        ("minor", 0, "minor"),
        ("minor", 1, "none"),
        ("none", 0, "none"),
    ],
)
def test_tokens_make_a_problem_less_grave(card: str, spent: int, left: str):
    assert grade(FlightCard(1, "control", card, ("training",) * spent)) == left


@pytest.mark.parametrize("technology", DOWNGRADES)
def test_what_helps(technology: str):
    assert solutions(FlightCard(1, technology, "major")) == (DOWNGRADES[technology],)
    with_training = technology in ("control", "sensor", "landing")
    assert solutions(FlightCard(1, technology, "minor")) == (
        (DOWNGRADES[technology], "training") if with_training else (DOWNGRADES[technology],)
    )
    assert solutions(FlightCard(1, technology, "none")) == ()


@pytest.mark.parametrize(
    ("technology", "minor", "major"),
    [
        ("thrust", ("abort",), ("lose-all", "mission-over")),
        ("control", ("abort",), ("lose-all", "mission-over")),
        ("life-support", ("injure-1",), ("injure-crew-size",)),
        ("sensor", ("abort",), ("abort",)),
        ("landing", ("abort",), ("lose-2", "abort")),
        ("re-entry", ("lose-1",), ("lose-all",)),
    ],
)
def test_consequences(technology: str, minor: tuple[str, ...], major: tuple[str, ...]):
    assert consequences(FlightCard(1, technology, "minor"), 2) == minor
    assert consequences(FlightCard(1, technology, "major"), 2) == major
    assert consequences(FlightCard(1, technology, "major", (DOWNGRADES[technology],)), 2) == minor
    assert consequences(FlightCard(1, technology, "none"), 2) == ()
    assert set(consequences(FlightCard(1, technology, "major"), 0)) == set(major) & {"abort", "mission-over"}


@pytest.mark.parametrize(
    ("follow", "crew", "queue"),
    [
        (("injure-1",), 3, ("injure",)),
        (("injure-crew-size",), 3, ("injure",) * 3),
        (("lose-1",), 2, ("lose",)),
        (("lose-2", "abort"), 3, ("lose", "lose", "abort")),
        (("lose-2", "abort"), 1, ("lose", "abort")),
        (("lose-2", "abort"), 0, ("abort",)),
        (("lose-all", "mission-over"), 3, ("lose", "lose", "lose", "mission-over")),
        (("lose-all", "mission-over"), 0, ("mission-over",)),
    ],
)
def test_one_by_one(follow: tuple[str, ...], crew: int, queue: tuple[str, ...]):
    assert in_turn(follow, crew) == queue


def flight(**given: object) -> Flight:
    facts: dict[str, object] = {"mission": 5, "levels": (2, 0, 2, 0), "slots": EMPTY, "fuel": 2, "inspection": False}
    return Flight(**(facts | given))  # pyright: ignore[reportArgumentType] by name


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize(
    ("healthy", "injured", "hits", "asked"),
    [
        (1, 1, ("injure",), True),
        (2, 0, ("injure",), False),
        (0, 2, ("injure",), False),
        (1, 1, ("lose",), True),
        (1, 1, ("lose", "lose"), False),
        (2, 1, ("lose", "lose", "abort"), True),
        (1, 1, (), False),
        (1, 1, ("abort",), False),
    ],
)
def test_who_is_asked(healthy: int, injured: int, hits: tuple[str, ...], asked: bool, rules: int):
    many = (FlightCard(3, "life-support", "major", (), ("injure-crew-size",)),)
    assert bool(choosable(flight(healthy=healthy, injured=injured, drawn=many), hits, rules)) is asked


@pytest.mark.parametrize(("rules", "asked"), [(1, True), (2, False)])
def test_a_single_injury_turns_a_healthy_one(rules: int, asked: bool):
    """Since version 2 of the rules there is no choice."""
    one = (FlightCard(3, "life-support", "minor", (), ("injure-1",)),)
    assert bool(choosable(flight(healthy=1, injured=1, drawn=one), ("injure",), rules)) is asked


def test_helpers_before_any_card():
    assert helpers(flight(step=1)) == ()


@pytest.mark.parametrize(
    ("step", "healthy", "aborted", "home"),
    [(3, 1, False, True), (4, 1, False, False), (4, 1, True, False), (3, 0, False, False), (0, 2, False, True)],
)
def test_where_an_abort_leads(step: int, healthy: int, aborted: bool, home: bool):
    assert jumps_home(flight(step=step, healthy=healthy, aborted=aborted)) is home


def test_success():
    assert succeeded(flight(over=True, injured=1))
    assert not succeeded(flight(over=True, failed=3, healthy=2))
    assert not succeeded(flight(over=True))
    assert succeeded(flight(over=True, mission=1))
    assert not succeeded(flight(over=True, mission=1, failed=0))
