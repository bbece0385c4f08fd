"""Ratings and statistics, by examples worked out by hand, and the standings that are computed from them."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from bot.service.ports.parts import RatedTable
from bot.service.ratings import PROVISIONAL, Rating, compared, compute_ratings, standings
from bot.service.ratings.standings import Standings
from bot.service.ratings.tally import Opponent, tally
from bot.service.records import Part, Play, Played

MU, SIGMA, BETA, KAPPA = 25.0, 25.0 / 3, 25.0 / 6, 0.0001


def play(*ranks: int, parts: tuple[Part, ...] = (), table: int = 1, **changes: object) -> Play:
    """Return a rated game of the users 1, 2, 3, ... with these places."""
    seats = tuple(
        Played(seat=seat, user=seat + 1, computer=None, name=f"P{seat + 1}", rank=rank, total=50 - rank, lines=(),
               part=parts[seat] if parts else "whole")
        for seat, rank in enumerate(ranks)
    )  # fmt: skip
    seats = tuple(replace(own, user=None, computer="easy") if own.part == "computer" else own for own in seats)
    made = Play(table=table, game="g", at=float(table), ended="rules", places=len(ranks), options={},
                terms={"rated": "rated"}, seats=seats)  # fmt: skip
    return replace(made, **changes)


def by_hand(ratings: list[tuple[float, float]], ranks: list[int]) -> list[tuple[float, float]]:
    """Weng and Lin's algorithm 4 (Plackett-Luce), written down from the paper and not from the library."""
    c = math.sqrt(sum(sigma**2 + BETA**2 for _, sigma in ratings))
    worth = [math.exp(mu / c) for mu, _ in ratings]
    count = range(len(ratings))
    below = [sum(worth[s] for s in count if ranks[s] >= ranks[q]) for q in count]
    ties = [sum(ranks[s] == ranks[q] for s in count) for q in count]
    found: list[tuple[float, float]] = []
    for i, (mu, sigma) in enumerate(ratings):
        omega = delta = 0.0
        for q in count:
            if ranks[q] <= ranks[i]:
                share = worth[i] / below[q]
                omega += ((i == q) - share) / ties[q]
                delta += share * (1 - share) / ties[q]
        gamma = sigma / c
        omega, delta = omega * sigma**2 / c, gamma * delta * sigma**2 / c**2
        found.append((mu + omega, sigma * math.sqrt(max(1 - delta, KAPPA))))
    return found


def close(rating: Rating, wanted: tuple[float, float]) -> bool:
    return math.isclose(rating.mu, wanted[0], rel_tol=1e-4) and math.isclose(rating.sigma, wanted[1], rel_tol=1e-3)


def test_one_game_of_two_by_hand() -> None:
    # c² = 2 (69.444 + 17.361) = 173.61, c = 13.176; each wins half the time: mu moves by σ²/c · 1/2 = 2.635.
    found = compute_ratings([play(1, 2)])
    assert found[1].mu == pytest.approx(27.635, abs=0.002) and found[2].mu == pytest.approx(22.365, abs=0.002)
    # σ shrinks by √(1 − σ/c · σ²/c² · 1/4) = √(1 − 0.6325 · 0.4 / 4) = 0.9678.
    assert found[1].sigma == pytest.approx(8.0655, abs=0.003) and found[2].sigma == pytest.approx(8.0655, abs=0.003)
    assert found[1].games == found[2].games == 1
    assert found[1].safe == pytest.approx(27.635 - 3 * 8.0655, abs=0.01)


@pytest.mark.parametrize("ranks", [(1, 2, 3), (1, 2, 2, 4), (1, 1), (3, 1, 2), (2, 1, 2, 5, 4)])
def test_several_games_are_as_the_paper_has_it(ranks: tuple[int, ...]) -> None:
    wanted = [(MU, SIGMA) for _ in ranks]
    for _ in range(3):
        wanted = by_hand(wanted, list(ranks))
    found = compute_ratings([play(*ranks, table=table) for table in (1, 2, 3)])
    assert all(close(found[user + 1], wanted[user]) for user in range(len(ranks))), (found, wanted)


def test_ratings_change_by_own_games_in_their_order() -> None:
    first, second = play(1, 2, 3), play(2, 1, table=2)
    found = compute_ratings([first, second])
    assert found[3] == compute_ratings([first])[3] and found[1].games == 2
    orders = {round(compute_ratings(order)[1].mu, 6) for order in permutations([first, second])}
    assert len(orders) == 2


def test_friendly_games_and_those_ended_by_vote_do_not_count() -> None:
    assert compute_ratings([play(1, 2, terms={}), play(1, 2, terms={"rated": "friendly"})]) == {}
    assert compute_ratings([play(1, 2, ended="vote")]) == {} and compute_ratings([play(1, 2, ended="unknown")]) == {}


@pytest.mark.parametrize(
    ("game", "places"),
    [
        (play(1, 2, 3), {1: 1, 2: 2, 3: 3}),
        # A computer is left out, wherever it came in; the people keep their order.
        (play(1, 2, 3, parts=("computer", "whole", "whole")), {2: 2, 3: 3}),
        (play(1, 2, parts=("whole", "computer")), {}),
        # A player who resigned is the last, though the computer on the seat won; two of them share that place.
        (play(1, 2, 3, parts=("gone", "whole", "whole")), {1: 4, 2: 2, 3: 3}),
        (play(1, 2, 3, parts=("gone", "gone", "whole")), {1: 4, 2: 4, 3: 3}),
        (play(1, 2, parts=("gone", "whole")), {1: 3, 2: 2}),
        (play(1, 2, parts=("gone", "gone")), {}),
        # Who took a seat over, or was away with notice, is not compared.
        (play(1, 2, 3, parts=("joined", "whole", "whole")), {2: 2, 3: 3}),
        (play(1, 2, 3, parts=("whole", "away", "whole")), {1: 1, 3: 3}),
        (play(1, 2, parts=("whole", "away")), {}),
    ],
)
def test_whom_a_game_compares(game: Play, places: dict[int, int]) -> None:
    assert {own.user: rank for own, rank in compared(game)} == places


def test_resigning_costs_as_much_as_losing() -> None:
    left, lost = compute_ratings([play(1, 2, parts=("gone", "whole"))]), compute_ratings([play(2, 1)])
    assert left == lost and left[1].mu < MU < left[2].mu


def test_a_rating_is_provisional_until_it_rests_on_enough_games() -> None:
    games = [play(1, 2, table=table) for table in range(1, PROVISIONAL + 1)]
    assert compute_ratings(games[:-1])[1].provisional and not compute_ratings(games)[1].provisional
    assert compute_ratings(games)[1].sigma < compute_ratings(games[:-1])[1].sigma < SIGMA


def test_anonymised_users_stay_in_the_games_of_others() -> None:
    nobody = play(1, 2)
    nobody = replace(nobody, seats=(replace(nobody.seats[0], user=-77), nobody.seats[1]))
    assert compute_ratings([nobody])[2] == compute_ratings([play(1, 2)])[2]


# -- a user's statistics -----------------------------------------------------------------------------------------------


ME, BOB, CEM, NOBODY = 1, 2, 3, -9


def seat(user: int | None, rank: int, part: Part = "whole", **lines: int) -> Played:
    return Played(seat=0, user=user, computer=None if user else "easy", name=f"U{user}", rank=rank,
                  total=sum(lines.values()), lines=tuple(lines.items()), part=part)  # fmt: skip


def counted(*seats: Played, ended: str = "rules") -> Play:
    return Play(table=1, game="g", at=1.0, ended=ended, places=len(seats), options={}, terms={}, seats=seats)


GAMES = [
    counted(seat(ME, 1, gate=9, water=3), seat(BOB, 2, gate=4)),
    counted(seat(BOB, 1, gate=9), seat(ME, 2, gate=6), seat(CEM, 3)),
    counted(seat(ME, 1, gate=3, water=6), seat(CEM, 1, gate=9), seat(BOB, 3), seat(NOBODY, 4)),
    counted(seat(None, 1, "computer", gate=20), seat(ME, 2, gate=2)),
    counted(seat(ME, 1, gate=50), seat(BOB, 2), ended="vote"),
    counted(seat(BOB, 1, gate=40), seat(ME, 2, "gone", gate=30)),
    counted(seat(BOB, 1, gate=99), seat(CEM, 2, gate=98)),
]


def test_a_record_by_hand() -> None:
    found = tally(GAMES, ME)
    assert (found.games, found.counted, found.agreed, found.parted) == (6, 4, 1, 1)
    assert found.places == ((1, 2), (2, 2))
    # 12, 6, 9 and 2 points; gate 9, 6, 3, 2; water only in two of the games: 3 and 6.
    assert found.mean == 7.25 and found.best == 12
    assert found.lines == (("gate", 5.0), ("water", 4.5))
    assert found.opponents == (Opponent("U2", 3, 2, 0), Opponent("U3", 2, 1, 1))


def test_who_has_played_nothing_that_counts() -> None:
    found = tally(GAMES, 77)
    assert (found.games, found.counted, found.mean, found.best, found.places) == (0, 0, 0.0, 0, ())
    assert found.places == () and found.lines == () and found.opponents == ()
    voted = tally(GAMES[4:5], ME)
    assert (voted.games, voted.counted, voted.agreed, voted.parted) == (1, 0, 1, 0)


def test_three_opponents_are_shown_by_their_latest_names() -> None:
    renamed = replace(GAMES[0], seats=(GAMES[0].seats[0], replace(GAMES[0].seats[1], name="Robert")))
    assert tally([*GAMES, renamed], ME).opponents[0].name == "Robert"
    crowd = counted(seat(ME, 1), *(seat(user, 2) for user in range(2, 9)))
    assert len(tally([crowd], ME).opponents) == 3


def test_parts_that_were_not_ones_own_to_the_end_do_not_count() -> None:
    parts: tuple[Part, ...] = ("joined", "away", "gone")
    found = tally([counted(seat(ME, 1, part, gate=9), seat(BOB, 2)) for part in parts], ME)
    assert (found.games, found.counted, found.parted, found.places) == (3, 0, 3, ())


# -- standings: after a change in the past they are computed again from there ------------------------------------------


def rated_play(table: int, *users: int, name: str = "x") -> Play:
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

    async def rated_tables(self) -> list[RatedTable]:
        named = {each.table: sum((own.user or 0) > 0 for own in each.seats) for each in self.all}
        return [RatedTable(each.game, each.table, each.at, named[each.table]) for each in self.all]

    async def plays(self, _game: str, *, tables: list[int]) -> list[Play]:
        assert self.open == 1
        self.read_tables += tables
        return [each for each in self.all if each.table in tables]


async def of(kept: Standings, shelf: Any) -> standings.Standing:
    return await kept.of(shelf, 1, "g")


async def test_what_was_reckoned_is_not_reckoned_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "AT_ONCE", 2)
    kept, shelf = Standings(), Shelf(*(rated_play(n, ME, BOB) for n in range(1, 6)))
    assert (await of(kept, shelf)).ratings == compute_ratings(shelf.all)
    shelf.read_tables.clear()
    assert (await of(kept, shelf)).ratings == compute_ratings(shelf.all) and shelf.read_tables == []
    shelf.all.append(rated_play(6, CEM, ME, name="new "))
    found = await of(kept, shelf)
    assert found.ratings == compute_ratings(shelf.all) and shelf.read_tables == [6]
    assert found.names == {ME: "new 1", BOB: "x2", CEM: "new 3"}


async def test_what_comes_before_or_goes_is_computed_again() -> None:
    kept, shelf = Standings(), Shelf(rated_play(2, ME, BOB), rated_play(3, BOB, ME))
    await of(kept, shelf)
    shelf.all.insert(0, rated_play(1, BOB, CEM))
    assert (await of(kept, shelf)).ratings == compute_ratings(shelf.all)
    del shelf.all[1]
    assert (await of(kept, shelf)).ratings == compute_ratings(shelf.all)
    shelf.all[0] = rated_play(1, BOB, -CEM)
    assert (await of(kept, shelf)).ratings == compute_ratings(shelf.all)
