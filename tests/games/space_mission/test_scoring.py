"""Rule 11: the printed worked examples and all that lies between them."""

from __future__ import annotations

import pytest

from bot.games.core.phrase import say
from bot.games.space_mission.material import POINT_KINDS
from bot.games.space_mission.scoring import CATEGORIES, gate_points, needed, tile_points
from tests.games.space_mission.builders import GAME, Table, tiles, totals


def points(category: str, text: str) -> int:
    return tile_points(tiles(text))[category]


def test_gate_the_printed_example_green_first_three_share_second_black_last() -> None:
    assert gate_points((7, 5, 5, 5, 2)) == (9, 6, 6, 6, 0)


@pytest.mark.parametrize(
    ("probes", "expected"),
    [
        ((5, 4, 3, 2, 1), (9, 6, 3, 1, 0)),
        ((3, 3, 2, 1), (9, 9, 3, 1)),
        ((4, 3, 3, 1), (9, 6, 6, 1)),
        ((2, 2, 2, 2, 2), (9, 9, 9, 9, 9)),
        ((2, 2, 1, 1, 1), (9, 9, 3, 3, 3)),
        ((1, 2), (6, 9)),
        ((1, 2, 3), (3, 6, 9)),
        ((0, 2, 0), (0, 9, 0)),
    ],
)
def test_gate_places(probes: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert gate_points(probes) == expected


def test_minerals_the_printed_example_3_red_2_blue_2_green_are_21() -> None:
    assert points("minerals", "mineral-red*3 mineral-blue*2 mineral-green*2") == 21


def test_aliens_the_printed_example_4_brown_2_blue_are_24() -> None:
    assert points("aliens", "alien-brown*4 alien-blue*2") == 24


@pytest.mark.parametrize("count", range(1, 5))
def test_one_colour_of_minerals_or_aliens_counts_its_square(count: int) -> None:
    assert points("minerals", f"mineral-purple*{count}") == count**2
    assert points("aliens", f"alien-blue*{count}") == count**2


def test_matter_the_checked_example_2_green_1_blue_are_9() -> None:
    assert points("matter", "matter-green*2 matter-blue") == 9


@pytest.mark.parametrize(("text", "expected"), [("matter-blue", 2), ("matter-green*2 matter-blue*2", 14)])
def test_matter_pairs_7_singles_2(text: str, expected: int) -> None:
    assert points("matter", text) == expected


@pytest.mark.parametrize(("count", "expected"), list(enumerate((2, 5, 9, 14, 16, 19, 23, 28), start=1)))
def test_water_begins_anew_after_four(count: int, expected: int) -> None:
    assert points("water", f"water*{count}") == expected


def test_medals_are_3_each() -> None:
    assert points("medals", "medal*6") == 18


def test_nothing_is_worth_nothing() -> None:
    assert tile_points(()) == dict.fromkeys(CATEGORIES[2:], 0)


def test_every_line_is_there_also_those_of_0_points() -> None:
    assert totals(Table(3).state) == [dict.fromkeys(CATEGORIES, 0)] * 3


def test_a_whole_score_line_by_line() -> None:
    table = Table(piles={"freezer": "mineral-red*2 alien-brown matter-green matter-blue water medal space"})
    table.at(0, "freezer", probes=3).at(1, "hazard", probes=1).scanned(0, "freezer", "mineral-red", "water")
    table.developed(0, "freezer").took(1, "freezer", "matter-green", "medal").took(0, "freezer", "mineral-red")
    standing = GAME.score(table.state)
    assert not standing.final
    first, second = standing.results
    assert (first.seat, first.total, first.rank, first.tiebreak) == (0, 9 + 3 + 4 + 2, 1, 1)
    assert (second.seat, second.total, second.rank, second.tiebreak) == (1, 6 + 2 + 3, 2, 0)
    assert {line.category: (line.points, line.detail) for line in first.lines} == {
        "gate": (9, say("sm-score-gate", probes=3, place=1)),
        "stations": (3, say("sm-score-stations", count=1)),
        "minerals": (4, say("sm-score-minerals", count=2, most=2)),
        "aliens": (0, None),
        "matter": (0, None),
        "water": (2, say("sm-score-water", count=1)),
        "medals": (0, None),
    }
    assert {line.category: line.detail for line in second.lines if line.detail}["matter"] == say(
        "sm-score-matter", pairs=0, singles=1
    )


def test_what_one_more_tile_of_each_kind_would_add() -> None:
    table = Table(piles={"freezer": "mineral-red*2 alien-brown matter-green water*3 space"}, seats=2)
    table.scanned(1, "freezer").developed(1, "freezer").took(0, "freezer", *tiles("mineral-red*2 matter-green water*3"))
    score = GAME.view(table.state, 0).score
    assert score is not None
    assert score.total == 4 + 2 + 9
    assert dict(score.next) == {
        "mineral-red": 5,
        "mineral-purple": 2,
        "mineral-green": 2,
        "mineral-blue": 2,
        "alien-brown": 1,
        "alien-blue": 1,
        "matter-green": 2,
        "matter-blue": 5,
        "water": 5,
        "medal": 3,
    }
    assert [kind for kind, _ in score.next] == list(POINT_KINDS)


@pytest.mark.parametrize(("seats", "tiles_up"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_how_many_space_tiles_end_the_game(seats: int, tiles_up: int) -> None:
    assert needed(seats) == tiles_up
