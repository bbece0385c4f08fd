"""Ratings by examples worked out by hand from the model's formulas, and which games count."""

from __future__ import annotations

import math
from itertools import permutations

import pytest
from msgspec.structs import replace

from bot.service.ratings import PROVISIONAL, Rating, compared, compute_ratings
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


def test_friendly_games_count_for_nothing() -> None:
    assert compute_ratings([play(1, 2, terms={}), play(1, 2, terms={"rated": "friendly"})]) == {}


def test_games_that_their_people_ended_count_for_nothing() -> None:
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
