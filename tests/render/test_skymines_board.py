"""What the pictures of the board and of the company tracks of Skymines show."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.skymines.geography import BELT, HOME_COINS, MOON
from bot.games.skymines.state import Due, Station
from bot.games.skymines.stations import give_back, take, value
from bot.games.skymines.view import SkyminesView
from renderers.paint import Point
from renderers.skymines.belt_map import HALF_HIGH, HALF_WIDE, BeltMap, shuttle_box
from renderers.skymines.board_layout import BoardLayout, plan
from renderers.skymines.board_station import homes
from renderers.skymines.moon_map import MoonMap
from renderers.skymines.tracks import rows
from renderers.text import recording
from tests.render import support
from tests.render.of_skymines import GAME
from tests.samples import skymines as samples
from tests.samples.sample import pixels

Box = tuple[float, float, float, float]


def drawn(look: str, view: SkyminesView) -> bytes:
    """Return the pixels of a look."""
    picture = pixels(GAME, look, view, None, support.words, samples.NAMES)
    assert picture is not None, look
    return picture.tobytes()


def changed(view: SkyminesView, **changes: Any) -> SkyminesView:
    return replace(view, known=replace(view.known, **changes))


def with_first(view: SkyminesView, **changes: Any) -> SkyminesView:
    players = view.known.players
    return changed(view, players=(replace(players[0], **changes), *players[1:]))


@pytest.mark.parametrize("board", ["moon", "belt"])
def test_every_public_fact_reaches_the_board(board: str) -> None:
    view = samples.running(4, board)
    state = view.known
    station = replace(state.stations[1], vacated=(5, 2, 1), opened=(True, False, False))
    entered = state.pending[0]
    variants = [
        changed(view, round=5),
        changed(view, first=0),
        changed(view, phase="planning"),
        changed(view, board=(tuple(-1 for _ in state.board[0]), *state.board[1:])),
        changed(view, stations=(state.stations[0], station, *state.stations[2:])),
        changed(view, pending=()),
        changed(view, pending=(replace(entered, amount=1),)),
        changed(view, pending=(Due("return", company=0, targets=(14,)),)),
        changed(view, pending=(Due("return", company=2, targets=(14,)),)),
        changed(view, pending=(Due("return", company=2, targets=(14,)), Due("return", company=0, targets=(15,)))),
        changed(view, pending=(replace(entered, ousted=((0, 14),)),)),
        changed(view, pending=(replace(entered, ousted=((0, 14), (0, 18))),)),
        changed(view, pending=(Due("remove", 1),)),
        changed(view, pending=(Due("remove", 2),)),
        changed(view, pending=(replace(entered, targets=entered.targets[:1]),)),
        replace(view, to_move=(3,)),
        replace(view, to_move=(1, 3)),
        replace(view, over=True, to_move=()),
    ]
    assert len({drawn("board", each) for each in (view, *variants)}) == len(variants) + 1


def test_returning_shuttle_differs_from_an_outpost() -> None:
    view = samples.running(4, "belt")
    outpost, shuttle = (Due("return", company=2, targets=(target,)) for target in (10, 26))
    shown = drawn("board", changed(view, pending=(outpost,)))
    assert shown != drawn("board", changed(view, pending=(shuttle,)))
    assert shown == drawn("board", changed(view, pending=(Due("research", 1), outpost))), "rewards come before"


def test_board_shows_who_has_chosen_in_secret_and_no_more() -> None:
    """Once all have chosen, nothing is secret any more."""
    view = changed(samples.running(4), phase="planning", pending=())
    chosen = with_first(view, chosen=True)
    assert drawn("board", chosen) != drawn("board", view)
    assert drawn("board", with_first(chosen, planned=("A01",))) == drawn("board", chosen)
    over = changed(chosen, phase="actions")
    assert drawn("board", over) == drawn("board", with_first(over, chosen=False))


def test_only_pieces_of_the_expanding_company_are_ringed() -> None:
    view = samples.running(4, "belt")
    other = replace(view.known.pending[0], company=2)
    assert drawn("board", changed(view, pending=(other,))) != drawn("board", view)
    due = (Due("units", 1, targets=(14,)),)
    assert drawn("board", changed(view, pending=due)) == drawn("board", changed(view, pending=()))


@pytest.mark.parametrize("look", ["board", "tracks"])
def test_boards_show_everybody_the_same(look: str) -> None:
    assert drawn(look, samples.running(viewer=0)) == drawn(look, samples.running(viewer=None))


def test_every_public_fact_reaches_the_tracks() -> None:
    view = samples.running(3, luna="8")
    state = view.known
    assert state.luna is not None
    emptier = (replace(state.stations[0], vacated=(2, 0, 0)), *state.stations[1:])
    variants = [
        changed(view, round=5),
        changed(view, stations=emptier),
        changed(view, luna=replace(state.luna, tracks=(7, 3, 12, 1))),
        changed(view, luna=replace(state.luna, cards=("E01",))),
        changed(view, variant=replace(state.variant, tracks=("A1", "B1", "C2", "D1"))),
        with_first(view, tracks=(1, 3, 12, 24)),
        with_first(view, levels=(0, 0, 1, 2)),
        with_first(view, hand=(*state.players[0].hand, "E01")),
    ]
    assert len({drawn("tracks", each) for each in (view, *variants)}) == len(variants) + 1


def test_shares_on_cards_are_counted_beside_the_track() -> None:
    view = with_first(samples.running(), hand=("E01", "E02", "B01"), tracks=(4, 0, 0, 0))
    with recording() as written:
        drawn("tracks", view)
    texts = [piece.text for piece in written]
    head = texts.index("A", texts.index("A") + 1)  # the company's letter; the first is that of the seat's emblem
    assert view.shares(0, 0) == 5
    assert texts[head + 2 : head + 4] == ["A", "5"]


def test_a_track_shows_each_link_behind_its_space() -> None:
    view = samples.bonuses()
    found = rows(view, 0)  # track E2: barrier and threshold both behind space 13
    assert [row.number for row in found if row.kind == "space"] == list(range(24, -1, -1))
    at = next(i for i, row in enumerate(found) if (row.kind, row.number) == ("space", 13))
    assert [row.kind for row in found[at - 3 : at]] == ["space", "threshold", "barrier"]
    assert [(row.number, row.coins) for row in found if row.kind == "threshold"] == [(2, 1), (1, 1)]
    assert [row.share for row in found if row.share] == list(range(10, 0, -1))
    assert sorted(who for row in found for who in row.markers) == [0, 1, 2, 3]


def test_vacant_home_spaces_show_what_a_share_is_worth() -> None:
    for board, columns in HOME_COINS.items():
        station = Station()
        for column in (0, 0, 0, 0, 0, 1, 1, 2):
            station = take(station, column)
            assert _worth(columns, station) == value(station, board)
        for column in (0, 0, 1, 0):
            station = give_back(station, column)
            assert _worth(columns, station) == value(station, board)
    assert homes(Station((2, 5, 0), (True, True, False)), 0) == (False, True, True, True, False)


def _worth(columns: tuple[tuple[int, ...], ...], station: Station) -> int:
    seen = [
        coin
        for column, coins in enumerate(columns)
        for coin, occupied in zip(coins, homes(station, column), strict=True)
        if not occupied
    ]
    return sum(seen)


# -- the maps ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
def test_neighbours_on_the_moon_share_the_border_that_is_drawn(narrow: bool) -> None:
    where = plan("moon", narrow)
    moon = MoonMap(where.middle, where.radius)
    middles: set[tuple[int, int]] = set()
    for one, neighbours in MOON.neighbours.items():
        for other, _ in neighbours:
            line = moon.border(one, other)
            middle = line[len(line) // 2] if len(line) > 2 else _between(*line)
            middles.add((round(middle[0]), round(middle[1])))
            for sector in (one, other):
                area = moon.area(sector)
                assert _distance(middle, area) < 1 or _within(middle, area), (one, other, sector)
    assert len(middles) == 47, "each border once, in a place of its own"


@pytest.mark.parametrize("narrow", [False, True])
def test_the_parts_of_a_sector_stand_inside_it_and_apart(narrow: bool) -> None:
    where = plan("moon", narrow)
    moon = MoonMap(where.middle, where.radius)
    for sector in moon.sectors:
        spots = moon.spots(sector)
        assert all(_within(spot, moon.area(sector)) for spot in (spots.number, spots.reward, spots.outpost)), sector
        assert _length(spots.reward, spots.outpost) > where.piece, sector
        assert _length(spots.number, spots.outpost) > where.piece / 2 + 12, sector


@pytest.mark.parametrize("narrow", [False, True])
def test_asteroids_shuttle_spaces_and_stations_stand_apart(narrow: bool) -> None:
    where = plan("belt", narrow)
    belt = BeltMap(where, narrow)
    boxes: dict[str, Box] = {f"station {i}": box for i, box in enumerate(where.stations)}
    boxes |= {f"home {i}": box for i, box in enumerate(where.homes) if box not in where.stations}
    boxes |= {"head": where.head} | {f"legend {i}": box for i, box in enumerate(where.legend)}
    for number in BELT.asteroids:
        x, y = belt.asteroid(number)
        # Its corners are cut.
        boxes[f"asteroid {number}"] = (x - HALF_WIDE + 9, y - HALF_HIGH + 9, x + HALF_WIDE - 9, y + HALF_HIGH - 9)
    for number, shuttle in BELT.shuttles.items():
        boxes[f"shuttle {number}"] = shuttle_box(belt.shuttle(number), tall=belt.tall(number), track=shuttle.track)
    names = list(boxes)
    assert [
        (one, other)
        for i, one in enumerate(names)
        for other in names[i + 1 :]
        if not _boxes_apart(boxes[one], boxes[other])
    ] == []
    assert all(_inside(box, where) for box in boxes.values())


def _boxes_apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def _inside(box: Box, where: BoardLayout) -> bool:
    return box[0] >= 0 and box[1] >= 0 and box[2] <= where.size[0] and box[3] <= where.size[1]


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _length(one: Point, other: Point) -> float:
    return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5


def _distance(point: Point, outline: list[Point]) -> float:
    """Return how far a point is from a polygon's outline."""
    return min(_from_line(point, one, other) for one, other in zip(outline, [*outline[1:], outline[0]], strict=True))


def _from_line(point: Point, one: Point, other: Point) -> float:
    across, down = other[0] - one[0], other[1] - one[1]
    share = ((point[0] - one[0]) * across + (point[1] - one[1]) * down) / (across**2 + down**2 or 1)
    share = min(1.0, max(0.0, share))
    return _length(point, (one[0] + share * across, one[1] + share * down))


def _within(point: Point, outline: list[Point]) -> bool:
    """Return whether a point is inside of a polygon: a ray from it crosses the outline an odd number of times."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside
