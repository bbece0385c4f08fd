"""Ratings: computed from the finished games of a server in their order, so that they always agree with these.

Plackett and Luce's model as openskill has it: a skill `mu` with its uncertainty `sigma`, for any number of players. A
game counts if it was played as a rated one and ended by its rules. Only human players are compared: computers have no
skill to learn, so a game against them changes no rating. A player who left, resigned or ran out of time is the last,
whatever the computer on the seat made of it. Left out are seats that a substitute took over, and those of players who
were on vacation when the game ended. A game counts for nothing with fewer than two players to compare, or if all of
them left.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from openskill.models import PlackettLuce

from bot.service.records import BY_RULES, Play, Played

PROVISIONAL = 5
"""With fewer rated games than this a rating is told as provisional."""
_MODEL = PlackettLuce()


class Rating(Struct, frozen=True):
    """A user's skill after so many rated games."""

    mu: float
    sigma: float
    games: int

    @property
    def safe(self) -> float:
        """Return the skill that the user has almost surely, three sigma below `mu`: the ranking uses it."""
        return self.mu - 3 * self.sigma

    @property
    def provisional(self) -> bool:
        """Return whether this rests on few games."""
        return self.games < PROVISIONAL


def is_rated(play: Play) -> bool:
    """Return whether the game was begun as a rated one."""
    return play.terms.get("rated") == "rated"


def compared(play: Play) -> list[tuple[Played, int]]:
    """Return the users whom a game compares, with their places; none if it counts for nothing."""
    if not is_rated(play) or play.ended != BY_RULES or any(own.guest for own in play.seats):
        return []
    stayed = [own for own in play.seats if own.part == "whole"]
    gone = [own for own in play.seats if own.part == "gone"]
    if not stayed or len(stayed) + len(gone) < 2:
        return []
    last = max(own.rank for own in stayed) + 1
    return [*((own, own.rank) for own in stayed), *((own, last) for own in gone)]


def compute_ratings(plays: Iterable[Play], found: dict[int, Rating] | None = None) -> dict[int, Rating]:
    """Return everybody's rating after these games of one title, which stand in the order in which they ended.

    `found`: the ratings before them, which are brought up to date.
    """
    found = {} if found is None else found
    for play in plays:
        places = compared(play)
        if not places:
            continue
        before = [found.get(own.user or 0, _NEW) for own, _ in places]
        teams = [[_MODEL.rating(mu=known.mu, sigma=known.sigma)] for known in before]
        after = _MODEL.rate(teams, ranks=[float(rank) for _, rank in places])
        for (own, _), known, (now,) in zip(places, before, after, strict=True):
            assert own.user is not None, "only people are compared"
            found[own.user] = Rating(now.mu, now.sigma, known.games + 1)
    return found


_NEW = Rating(_MODEL.mu, _MODEL.sigma, 0)
