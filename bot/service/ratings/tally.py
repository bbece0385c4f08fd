"""A user's finished games in numbers."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from bot.service.records import BY_RULES, Play, Played

SHOWN = 3
"""The most favourite opponents that are named."""


class Opponent(Struct, frozen=True):
    """A user's opponent: how often they met, and how often the user was ahead or level."""

    name: str
    games: int
    ahead: int
    level: int


class Tally(Struct, frozen=True):
    """The statistics of one user in one game.

    `games` are all that ended while the user had a seat. Places and points count those that ended by the rules with the
    same user on the seat to the end: there are `counted` of them. `agreed` ended by a vote. At `parted` the user was
    away, resigned or took a seat over. `places`: how often the user came in at each place. `lines`: mean points by
    category, where the category occurred.
    """

    games: int
    counted: int
    agreed: int
    parted: int
    places: tuple[tuple[int, int], ...]
    mean: float
    best: int
    lines: tuple[tuple[str, float], ...]
    opponents: tuple[Opponent, ...]


def own_seat(play: Play, user: int) -> Played | None:
    """Return the user's seat of a game, or None."""
    return next((own for own in play.seats if own.user == user and not own.guest), None)


def counts(play: Play, own: Played) -> bool:
    """Return whether a game counts for the points of the user on this seat."""
    return play.ended == BY_RULES and own.part == "whole"


def tally(plays: Iterable[Play], user: int) -> Tally:
    """Count a person's games of one title."""
    sat = [(play, own) for play in plays if (own := own_seat(play, user)) is not None]
    whole = [(play, own) for play, own in sat if counts(play, own)]
    totals = [own.total for _, own in whole]
    agreed = sum(play.ended != BY_RULES for play, _ in sat)
    return Tally(
        games=len(sat),
        counted=len(whole),
        agreed=agreed,
        parted=len(sat) - len(whole) - agreed,
        places=tuple(sorted(Counter(own.rank for _, own in whole).items())),
        mean=sum(totals) / len(totals) if totals else 0.0,
        best=max(totals, default=0),
        lines=tuple(_means([own for _, own in whole])),
        opponents=tuple(_opponents(whole))[:SHOWN],
    )


def _means(seats: Sequence[Played]) -> Iterator[tuple[str, float]]:
    found: dict[str, list[int]] = defaultdict(list)
    for own in seats:
        for category, points in own.lines:
            found[category].append(points)
    for category, points in found.items():
        yield category, sum(points) / len(points)


def _opponents(whole: Sequence[tuple[Play, Played]]) -> list[Opponent]:
    """Return the opponents, those met most often first, by their latest names. Anonymised users are left out."""
    met: dict[int, Opponent] = {}
    for play, own in whole:
        for other in play.seats:
            if other.user is None or other.user < 0 or other.user == own.user or other.guest:
                continue
            before = met.get(other.user, Opponent(other.name, 0, 0, 0))
            met[other.user] = Opponent(
                other.name,
                before.games + 1,
                before.ahead + (own.rank < other.rank),
                before.level + (own.rank == other.rank),
            )
    return sorted(met.values(), key=lambda other: -other.games)
