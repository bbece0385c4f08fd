"""What the players of the hand-made tables have done: successes, points and levels, year by year, as it can happen.

Four agencies, of which each flies once a year. In order: 1962 #1, #2, a failure with #1, #2; 1963 #2, #3, #1, #3; 1964
#3, #2, a failure with #2, #1; 1965 #5, #4, #2, #3; 1966 #6, #7, #3, #5; 1967 a failure with #8, #6, #4, #7; 1968 #8,
#5, #5, #6. Alone the first of them flies #2, #1, #2, #5, #4, #7, #8, and the Automa #1, #3, #3, #5, #6, #7, #8.
"""

from __future__ import annotations

from msgspec import Struct


class ScoreHistory(Struct, frozen=True):
    """A player at the beginning of a year. `bars`, `levels` and `ledger` as in `view.Player`."""

    bars: tuple[int, int, int, int]
    levels: tuple[int, int, int]
    ledger: tuple[int, int, int, int]


class AutomaHistory(Struct, frozen=True):
    """The Automa. `cards`: the types of its cards, oldest first."""

    bars: tuple[int, int, int, int]
    points: int
    cards: tuple[int, ...]


MIDDLE, LATE, END = 1965, 1967, 1969
"""At the beginning of these years something is known of everybody."""
TOGETHER = {
    MIDDLE: (
        ScoreHistory((0, 0, 1, 2), (2, 3, 2), (13, 0, 1, 0)),
        ScoreHistory((1, 0, 2, 1), (3, 2, 2), (15, 0, 2, 0)),
        ScoreHistory((0, 0, 0, 1), (1, 2, 1), (3, 3, 0, -2)),
        ScoreHistory((0, 0, 1, 2), (3, 3, 2), (11, 0, 1, 0)),
    ),
    LATE: (
        ScoreHistory((2, 1, 2, 3), (3, 3, 3), (29, 0, 3, 0)),
        ScoreHistory((1, 1, 3, 2), (3, 2, 2), (33, 0, 4, 0)),
        ScoreHistory((0, 0, 1, 2), (2, 2, 1), (11, 3, 1, -2)),
        ScoreHistory((0, 0, 2, 3), (3, 3, 2), (20, 0, 3, 0)),
    ),
    END: (
        ScoreHistory((3, 2, 3, 3), (3, 3, 3), (47, 4, 8, -2)),
        ScoreHistory((1, 2, 4, 3), (3, 3, 2), (45, 0, 6, 0)),
        ScoreHistory((0, 1, 2, 3), (2, 2, 2), (21, 3, 2, -2)),
        ScoreHistory((0, 1, 3, 4), (3, 3, 2), (35, 0, 5, 0)),
    ),
}
ALONE = {
    MIDDLE: ScoreHistory((0, 0, 2, 1), (2, 3, 2), (12, 0, 2, 0)),
    END: ScoreHistory((1, 2, 5, 2), (3, 3, 3), (50, 0, 9, 0)),
}
AUTOMA = {
    MIDDLE: AutomaHistory((1, 0, 0, 3), 25, (1, 4, 2)),
    END: AutomaHistory((3, 2, 3, 4), 69, (1, 4, 2, 3, 4, 3, 3)),
}
DONE = {MIDDLE: (1, 2, 3), LATE: (1, 2, 3, 4, 5, 6, 7), END: (1, 2, 3, 4, 5, 6, 7, 8)}
"""Missions that lie grey."""
