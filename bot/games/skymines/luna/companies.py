"""Which companies Luna's cards mean: by value, and by her lead on their tracks (`luna.toml`; ruling 65)."""

from __future__ import annotations

from functools import lru_cache

from bot.games.skymines.luna.cards import Companies
from bot.games.skymines.material import COMPANIES, LUNA
from bot.games.skymines.state import SkyminesState, Station
from bot.games.skymines.stations import value
from bot.games.skymines.tracks import places


def by_value(state: SkyminesState) -> tuple[int, ...]:
    """Return the companies, the most valuable first.

    The number of visible coin icons decides, then the number of vacant home spaces, then the id of the track: the
    first letter is the more valuable.
    """
    return _by_value(state.variant.board, state.stations, state.variant.tracks)


@lru_cache(256)
def _by_value(board: str, stations: tuple[Station, ...], tracks: tuple[str, ...]) -> tuple[int, ...]:
    worth = [
        (-value(station, board), -sum(station.vacated), track) for station, track in zip(stations, tracks, strict=True)
    ]
    return tuple(sorted(range(len(COMPANIES)), key=worth.__getitem__))


def margin(state: SkyminesState, company: int) -> int:
    """Return how many spaces she is ahead of the best other marker on a track; negative if she is behind."""
    others = [places(state, seat)[company] for seat in range(len(state.players))]
    return places(state, LUNA)[company] - max(others)


def by_lead(state: SkyminesState) -> tuple[int, ...]:
    """Return the companies by her lead, the biggest first; the more valuable first where it is equal.

    Where she leads on no track, a shared lead comes before the smallest distance behind: all are one order of margins.
    """
    return tuple(sorted(by_value(state), key=lambda company: -margin(state, company)))


def farthest_behind(state: SkyminesState, companies: set[int]) -> int:
    """Return the one of some companies on whose track she is farthest behind, else has the smallest lead.

    The more valuable one where it is equal (ruling 65).
    """
    return min((company for company in by_value(state) if company in companies), key=lambda each: margin(state, each))


def chosen(state: SkyminesState, companies: Companies) -> tuple[int, ...]:
    """Return the companies that a line of a card means, the more valuable or the bigger lead first."""
    if companies == "lead":
        return by_lead(state)[:1]
    if companies == "two-leads":
        return by_lead(state)[:2]
    value_order = by_value(state)
    if companies == "two-most":
        return value_order[:2]
    if companies == "all":
        return value_order
    at = {"most": 0, "second": 1, "least": -1}[companies]
    return (value_order[at],)
