"""Rules 10 and 11: every way in which the game ends, the printed examples of scoring and the cases between them."""

from __future__ import annotations

import pytest

from bot.games.core.contract import Result
from bot.games.core.phrase import say
from bot.games.space_mission.events import Ended, LastRound, SpaceRevealed
from bot.games.space_mission.material import POINT_KINDS
from bot.games.space_mission.scoring import CATEGORIES, gate_points, needed, tile_points
from bot.games.space_mission.state import SpaceMissionState
from tests.games.space_mission.builders import GAME, RING, Table, offered, play, tiles, tiles_of, totals

# --- Rule 10: every way in which the game ends ---


def near_the_end(seats: int, start: int, mover: int) -> Table:
    """A table where the mover's discovery on the freezer turns up the last space tiles needed."""
    missing = needed(seats) - 6
    piles = {"freezer": "water medal space*6"}
    if missing:
        rest = 8 - missing
        piles["hazard"] = f"alien-brown*{min(rest, 5)} alien-blue*{max(0, rest - 5)} space*{missing}".replace(
            " alien-blue*0", ""
        )
    table = Table(seats, piles, start=start).at(mover, "freezer")
    table.scanned(mover, "freezer", "medal").developed(mover, "freezer")
    if missing:
        table.scanned(mover, "hazard").developed(mover, "hazard")
        table.took(mover, "hazard", *[kind for kind in _kinds(table) if kind != "space"])
    return table.turn(mover)


def _kinds(table: Table) -> tuple[str, ...]:
    return table.state.sites[RING.index("hazard")].tiles


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("place", [0, 1])
def test_10_2_ruling_18_the_round_is_played_out(seats: int, place: int) -> None:
    start = seats - 1
    mover = (start + place) % seats
    state = near_the_end(seats, start, mover).state
    done = (
        play(state, f"{mover} discover", f"{mover} take water") if _choice(state) else play(state, f"{mover} discover")
    )
    left = tuple((mover + step) % seats for step in range(1, seats - place))
    assert done.of(SpaceRevealed)[-1] == SpaceRevealed("freezer", 6, needed(seats), needed(seats))
    assert done.of(LastRound) == [LastRound(left)]
    assert GAME.view(done.state, None).last_round == left
    assert GAME.to_move(done.state) == (mover,), "the seat that caused it has its second action"
    lines = [f"{seat} top-up -" for seat in (mover, *(seat for seat in left for _ in range(2)))]
    over = play(done.state, *lines)
    assert over.events[-1] == Ended("space")
    assert GAME.to_move(over.state) == ()
    assert over.state.over == "space"
    assert GAME.score(over.state).final


def _choice(state: SpaceMissionState) -> bool:
    return len(state.sites[0].tiles) > 1


def test_one_tile_short_of_the_limit_the_game_goes_on() -> None:
    table = Table(2, {"freezer": "water medal*2 space*5"}).at(0, "freezer").scanned(0, "freezer", "medal", "medal")
    done = play(table.developed(0, "freezer").state, "0 discover", "0 take water")
    assert done.of(SpaceRevealed) == [SpaceRevealed("freezer", 5, 5, 6)]
    assert done.of(LastRound) == [] and done.state.turns_left is None


def developed_but_one(seats: int) -> Table:
    """A table of Jump Gate's end where only the freezer is left, and seat 0 can develop it."""
    table = Table(seats, end="developed").hand(0, 19, 20).at(0, "freezer").scanned(0, "freezer")
    for planet in RING[1:]:
        table.scanned(1, planet).developed(1, planet)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_10_4_jump_gates_end_gives_everybody_one_more_turn(seats: int) -> None:
    state = developed_but_one(seats).state
    assert state.turns_left is None
    done = play(state, "0 develop 19+20")
    order = (*range(1, seats), 0)
    assert done.of(LastRound) == [LastRound(order)]
    choice = offered(done.state, "take")[0]
    lines = [f"0 {choice}", "0 top-up -", *(f"{seat} top-up -" for seat in order for _ in range(2))]
    over = play(done.state, *lines)
    assert over.events[-1] == Ended("developed")
    assert over.state.over == "developed"


def test_10_4_space_tiles_do_not_end_that_game() -> None:
    table = Table(2, {"freezer": "water medal space*6"}, end="developed").at(0, "freezer")
    done = play(table.scanned(0, "freezer", "medal").developed(0, "freezer").state, "0 discover", "0 take water")
    assert done.of(SpaceRevealed) and done.of(LastRound) == []


def test_the_end_by_vote_scores_the_table_as_it_stands() -> None:
    table = Table(2, {"freezer": "water medal*2 space*5"}).at(0, "freezer").scanned(0, "freezer", "medal")
    step = GAME.end_now(table.state)
    assert step.events == (Ended("vote"),)
    assert GAME.score(step.state).final and step.state.over == "vote"
    assert tiles_of(step.state, 0) == ()
    GAME.check(step.state)


def test_a_game_ends_once() -> None:
    over = GAME.end_now(Table().state).state
    with pytest.raises(ValueError, match=r"^the game is over already$"):
        GAME.end_now(over)


def test_the_announcement_is_made_once() -> None:
    table = Table(2, {"freezer": "water medal space*6", "hazard": "water medal space*6"}).at(0, "freezer")
    for planet in ("freezer", "hazard"):
        table.scanned(0, planet, "medal").developed(0, planet)
    done = play(table.state, "0 discover", "0 take water", "0 fly hazard", "1 top-up -")
    assert len(done.of(LastRound)) == 1
    again = play(table.turn(0).state, "0 discover", "0 take water").state
    assert again.turns_left == 1


# --- Rule 11: the printed examples and the cases between them ---

SQUARES = (("minerals", "mineral-purple"), ("aliens", "alien-blue"))


@pytest.mark.parametrize(
    ("probes", "expected"),
    [
        pytest.param((7, 5, 5, 5, 2), (9, 6, 6, 6, 0), id="ruling 14 printed example: green, three tied, then black"),
        pytest.param((2, 1), (9, 6), id="ruling 15 with two"),
        pytest.param((3, 2, 1), (9, 6, 3), id="ruling 15 with three"),
        pytest.param((0, 0), (0, 0), id="ruling 16 no probe no points"),
        pytest.param((1, 0), (9, 0), id="ruling 16 one probe"),
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


@pytest.mark.parametrize(
    ("category", "text", "expected"),
    [
        pytest.param("minerals", "mineral-red*3 mineral-blue*2 mineral-green*2", 21, id="printed example of minerals"),
        pytest.param("aliens", "alien-brown*4 alien-blue*2", 24, id="printed example of aliens"),
        pytest.param("matter", "matter-green*2 matter-blue", 9, id="checked example of matter: pairs 7, singles 2"),
        ("matter", "matter-blue", 2),
        ("matter", "matter-green*2 matter-blue*2", 14),
        ("medals", "medal*6", 18),
        *((kind, f"{tile}*{count}", count**2) for kind, tile in SQUARES for count in range(1, 5)),
        *(("water", f"water*{count}", points) for count, points in enumerate((2, 5, 9, 14, 16, 19, 23, 28), start=1)),
    ],
)
def test_tiles_by_category(category: str, text: str, expected: int) -> None:
    """One colour of minerals or aliens counts its square; water begins again after four."""
    assert tile_points(tiles(text)) == dict.fromkeys(CATEGORIES[2:], 0) | {category: expected}


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
    assert [line.points for line in first.lines] == [9, 3, 4, 0, 0, 2, 0]


def test_how_every_line_came_about() -> None:
    piles = {
        "freezer": "mineral-red*2 mineral-blue alien-brown*3 alien-blue matter-green",
        "hazard": "matter-green*2 matter-blue water*5",
        "bluewell": "medal*2 matter-blue water*3 space*2",
    }
    table = Table(3, piles).at(0, "freezer", probes=2).at(1, "hazard", probes=4)
    for planet, text in piles.items():
        table.scanned(0, planet).developed(0, planet)
        table.took(0, planet, *(tile for tile in tiles(text) if tile != "space" and planet != "bluewell"))
    table.took(0, "bluewell", "medal", "medal").took(1, "bluewell", "matter-blue")
    details = {
        result.seat: {line.category: line.detail for line in result.lines} for result in GAME.score(table.state).results
    }
    assert details[0] == {
        "gate": say("sm-score-gate", probes=2, place=2),
        "stations": say("sm-score-stations", count=3),
        "minerals": say("sm-score-minerals", count=3, most=2),
        "aliens": say("sm-score-aliens", count=4, most=3),
        "matter": say("sm-score-matter", pairs=1, singles=2),
        "water": say("sm-score-water", count=5),
        "medals": say("sm-score-medals", count=2),
    }
    assert details[1] == {
        **dict.fromkeys(CATEGORIES),
        "gate": say("sm-score-gate", probes=4, place=1),
        "matter": say("sm-score-matter", pairs=0, singles=1),
    }
    assert details[2] == dict.fromkeys(CATEGORIES), "of nothing there is nothing to say"


def test_as_many_green_as_blue_matter_are_pairs_only() -> None:
    table = Table(2, {"freezer": "matter-green*2 matter-blue*2 water*4"}).scanned(1, "freezer").developed(1, "freezer")
    table.took(0, "freezer", *tiles("matter-green*2 matter-blue*2"))
    (line,) = [line for line in _of(table, 0).lines if line.category == "matter"]
    assert (line.points, line.detail) == (14, say("sm-score-matter", pairs=2, singles=0))


def _of(table: Table, seat: int) -> Result:
    return next(result for result in GAME.score(table.state).results if result.seat == seat)


def test_ones_own_score_so_far_line_by_line() -> None:
    table = Table(2, {"freezer": "water*4 medal*4"}).at(0, "freezer").scanned(0, "freezer").developed(0, "freezer")
    score = GAME.view(table.took(0, "freezer", "water", "medal").state, 0).score
    assert score is not None
    points = {"gate": 9, "stations": 3, "water": 2, "medals": 3}
    assert score.lines == tuple((category, points.get(category, 0)) for category in CATEGORIES)
    assert score.total == 17


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
