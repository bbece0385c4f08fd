"""Ratings are computed incrementally; after a change in the past they are computed again from there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.service.ratings import compute_ratings, standings
from bot.service.ratings.standings import Standings
from bot.service.records import Play, Played

ADA, BOB, CEM = 1, 2, 3


def play(table: int, *users: int, name: str = "x") -> Play:
    seats = tuple(
        Played(seat=n, user=user, computer=None, name=f"{name}{user}", rank=n + 1, total=9 - n, lines=(), part="whole")
        for n, user in enumerate(users)
    )
    return Play(
        table=table,
        game="g",
        at=float(table),
        ended="rules",
        places=2,
        options={},
        terms={"rated": "rated"},
        seats=seats,
    )


class Shelf:
    """A store that has these plays, and counts which were read."""

    def __init__(self, *plays: Play) -> None:
        self.all = list(plays)
        self.read_tables: list[int] = []
        self.open = 0

    @asynccontextmanager
    async def read(self, _guild: int) -> AsyncIterator[Any]:
        self.open += 1
        yield self
        self.open -= 1

    async def rated_tables(self) -> list[tuple[str, int, float]]:
        return [(each.game, each.table, each.at) for each in self.all]

    async def plays(self, _game: str, *, tables: list[int]) -> list[Play]:
        assert self.open == 1
        self.read_tables += tables
        return [each for each in self.all if each.table in tables]


async def of(kept: Standings, shelf: Any) -> standings.Standing:
    return await kept.of(shelf, 1, "g")


async def test_what_was_reckoned_is_not_reckoned_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "AT_ONCE", 2)
    kept, shelf = Standings(), Shelf(*(play(n, ADA, BOB) for n in range(1, 6)))
    assert (await of(kept, shelf)).ratings == compute_ratings(shelf.all)
    shelf.read_tables.clear()
    assert (await of(kept, shelf)).ratings == compute_ratings(shelf.all) and shelf.read_tables == []
    shelf.all.append(play(6, CEM, ADA, name="new "))
    found = await of(kept, shelf)
    assert found.ratings == compute_ratings(shelf.all) and shelf.read_tables == [6]
    assert found.names == {ADA: "new 1", BOB: "x2", CEM: "new 3"}


async def test_what_comes_before_or_goes_is_computed_again() -> None:
    kept, shelf = Standings(), Shelf(play(2, ADA, BOB), play(3, BOB, ADA))
    await of(kept, shelf)
    shelf.all.insert(0, play(1, BOB, CEM))
    assert (await of(kept, shelf)).ratings == compute_ratings(shelf.all)
    del shelf.all[1]
    assert (await of(kept, shelf)).ratings == compute_ratings(shelf.all)
    shelf.all[0] = play(1, ADA, CEM)
    kept.clear()
    assert (await of(kept, shelf)).ratings == compute_ratings(shelf.all)
