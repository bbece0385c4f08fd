"""The data of a leaderboard, for its picture and its text."""

from __future__ import annotations

from msgspec import Struct


class LeaderboardRow(Struct, frozen=True):
    """One player's row: the place, the safe lower bound of the skill, and its estimate `mu` with uncertainty `sigma`.

    `provisional`: it rests on few games. `own`: it is the viewer's.
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
    """A page of the list for one game, best first; `page` counts from 1."""

    title: str
    page: int
    pages: int
    rows: tuple[LeaderboardRow, ...]
