"""Problems as pure functions of the drawn card: grade, solutions, consequences."""

from __future__ import annotations

import pytest

from bot.games.space_missions.injuries import choosable
from bot.games.space_missions.loading import EMPTY
from bot.games.space_missions.material import EDITION, Technology
from bot.games.space_missions.problems import consequences, grade, helpers, in_turn, jumps_home, solutions, succeeded
from bot.games.space_missions.view import Flight, FlightCard


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


@pytest.mark.parametrize("technology", EDITION.technologies, ids=lambda technology: technology.id)
def test_what_helps_and_what_follows(technology: Technology):
    """The edition's own words stand in `test_edition.py`."""
    major, minor, none = (FlightCard(1, technology.id, card) for card in ("major", "minor", "none"))
    made_minor = FlightCard(1, technology.id, "major", (technology.downgrade,))
    assert [solutions(card) for card in (major, minor, none)] == [(technology.downgrade,), technology.solve, ()]
    assert [consequences(card, 2) for card in (major, minor, none)] == [technology.major, technology.minor, ()]
    assert consequences(made_minor, 2) == technology.minor
    assert set(consequences(major, 0)) == set(technology.major) & {"abort", "mission-over"}


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
