"""From thinking time to effort."""

from __future__ import annotations

import pytest

from bot.games.core.effort import BRIEF, FIRST, LEAST, MEMORY, MOST, WILD, Pace


def test_before_anything_was_seen_a_pace_is_assumed() -> None:
    assert Pace().effort(0.2) == int(FIRST * 0.2)


def test_it_follows_what_it_sees_little_by_little() -> None:
    pace = Pace(1000)
    pace.took(1500, 1.0)
    assert pace.rate == pytest.approx(1000 + MEMORY * 500)
    for _ in range(80):
        pace.took(600, 0.2)
    assert pace.effort(1.0) in (2999, 3000)


def test_one_wild_figure_moves_it_no_more_than_a_fourfold_one() -> None:
    fast, slow = Pace(1000), Pace(1000)
    fast.took(10**6, 1.0)
    slow.took(100, 3600.0)
    assert fast.rate == pytest.approx(1000 + MEMORY * 1000 * (WILD - 1))
    assert slow.rate == pytest.approx(1000 - MEMORY * 1000 * (1 - 1 / WILD))


def test_what_was_no_search_does_not_count() -> None:
    pace = Pace(1000)
    pace.took(500, BRIEF / 2)
    pace.took(0, 1.0)
    assert pace.rate == 1000


def test_effort_has_a_least_and_a_most_on_every_machine() -> None:
    assert Pace(1).effort(0.2) == LEAST and Pace(10**9).effort(0.2) == MOST
