"""A standing from the lines of all seats."""

from __future__ import annotations

import pytest

from bot.games.core.contract import Line, Result, Standing
from bot.games.core.phrase import say
from bot.games.core.standing import ranked

LINES = ((Line("hands", 3), Line("bonus", 4)), (Line("hands", 9),), (Line("hands", 7),), (Line("hands", 7),))


def test_totals_rank_then_tiebreaks_and_equals_share_a_rank() -> None:
    assert ranked(LINES, (1, 0, 5, 1), final=True) == Standing(
        (
            Result(1, LINES[1], 9, 1, 0),
            Result(2, LINES[2], 7, 2, 5),
            Result(0, LINES[0], 7, 3, 1),
            Result(3, LINES[3], 7, 3, 1),
        ),
        True,
    )


def test_a_standing_during_the_game_is_not_final() -> None:
    assert ranked(LINES[:1], (0,), final=False) == Standing((Result(0, LINES[0], 7, 1, 0),), False)


@pytest.mark.parametrize("tiebreaks", [(1, 0, 5), (1, 0, 5, 1, 2)])
def test_each_seat_has_lines_and_a_tiebreak(tiebreaks: tuple[int, ...]) -> None:
    with pytest.raises(ValueError):
        ranked(LINES, tiebreaks, final=True)


def test_without_tiebreaks_equals_share_a_rank() -> None:
    shares = [(result.seat, result.rank, result.tiebreak) for result in ranked(LINES, final=True).results]
    assert shares == [(1, 1, 0), (0, 2, 0), (2, 2, 0), (3, 2, 0)]


def test_an_opponent_without_a_seat_is_named() -> None:
    luna = say("luna")
    assert ranked(LINES[:3], final=True, stranger=luna) == Standing(
        (
            Result(1, LINES[1], 9, 1, 0),
            Result(0, LINES[0], 7, 2, 0),
            Result(None, LINES[2], 7, 2, 0, name=luna),
        ),
        True,
    )
