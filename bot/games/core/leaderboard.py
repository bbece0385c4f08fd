"""The data of a leaderboard, for its picture and its text."""

from __future__ import annotations

from msgspec import Struct


class LeaderboardRow(Struct, frozen=True):
    """One player's row. `safe`: the lower bound of the skill. `mu`, `sigma`: the skill's estimate and its uncertainty.

    `provisional`: the player has played few games. `own`: the row is the viewer's.
    """

    place: int
    name: str
    safe: float
    mu: float
    sigma: float
    games: int
    provisional: bool
    own: bool = False


class LeaderboardPage(Struct, frozen=True):
    """A page of the leaderboard of one game, the best player first. `page` counts from 1."""

    title: str
    page: int
    pages: int
    rows: tuple[LeaderboardRow, ...]
