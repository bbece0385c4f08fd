"""Everybody's ratings in a server, computed once and then game by game: there may be very many.

What is kept is what `ratings.compute_ratings` says of the games up to some table. It goes on from there; when anything
before it is not as it was, all is computed again: so when a user's data were deleted, by whichever process, and a past
game names one user less.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.service.ports import Readable
from bot.service.ratings import Rating, compute_ratings
from bot.service.records import Play

KEPT = 64
"""The most games and servers whose ratings are kept in memory."""
AT_ONCE = 500
"""The most games that are read in one transaction: running games must not wait for long."""


@dataclass
class Standing:
    """What the games of one title in one server say of its people.

    `until`: how many games, and what tells whether they are still the same. `names`: the last ones they had there.
    """

    ratings: dict[int, Rating] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    until: tuple[int, int] = (0, hash(()))


class Standings:
    """The ratings that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, str], Standing] = OrderedDict()

    async def of(self, store: Readable, guild: int, game: str) -> Standing:
        """Return the ratings in a server and game as they are now. The server's file is free most of the time."""
        async with store.read(guild) as tx:
            ended = [each for each in await tx.rated_tables() if each.game == game]
        known = self._kept.pop((guild, game), Standing())
        count, before = known.until
        if count > len(ended) or hash(tuple(ended[:count])) != before:
            known, count = Standing(), 0
        for start in range(count, len(ended), AT_ONCE):
            async with store.read(guild) as tx:
                plays = await tx.plays(game, tables=[each.table for each in ended[start : start + AT_ONCE]])
            await asyncio.to_thread(_go_on, known, plays)
        known.until = len(ended), hash(tuple(ended))
        self._kept[guild, game] = known
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return known


def _go_on(standing: Standing, plays: Sequence[Play]) -> None:
    """Runs in a thread."""
    compute_ratings(plays, standing.ratings)
    standing.names |= {
        own.user: own.name for play in plays for own in play.seats if own.user is not None and not own.guest
    }
