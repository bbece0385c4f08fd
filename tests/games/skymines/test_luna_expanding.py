"""How Luna expands companies on the Moon and on the Belt (rules 17.3)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.core.pieces import put
from bot.games.skymines.change import luna_of
from bot.games.skymines.events import Entered, Expanded, Returned, Stopped
from bot.games.skymines.luna.expanding import expand, main_column
from bot.games.skymines.material import COMPANY_OF, LUNA, NOBODY
from bot.games.skymines.state import SkyminesState, Station
from bot.games.skymines.stations import with_pieces
from tests.games.skymines.luna_table import luna_table

ASTROGO, TAWAC, SKYMINE, MINERVA = COMPANY_OF.values()
LEFT, MIDDLE, RIGHT = range(3)
OPEN = (True, True, True)
EMPTY = Station((5, 5, 5), OPEN)


def _table(board: str = "moon", pieces: dict[int, tuple[int, ...]] | None = None, **changes: Any) -> SkyminesState:
    """Return a table with a company's pieces on targets; its stations are full unless `changes` say otherwise."""
    state = luna_table(board=board, **changes)
    spaces = state.board
    for company, targets in (pieces or {}).items():
        for target in targets:
            row = spaces[target - 1]
            spaces = put(spaces, target - 1, put(row, row.index(NOBODY), company))
    return replace(state, board=spaces)


def _expand(
    state: SkyminesState, company: int, points: int, *, highest: bool = False
) -> tuple[SkyminesState, list[Event]]:
    events = list[Event]()
    return expand(state, company, points, events, highest=highest), events


def _entered(events: list[Event]) -> list[int]:
    return [event.target for event in events if isinstance(event, Entered)]


def _with_station(state: SkyminesState, company: int, station: Station) -> SkyminesState:
    return replace(state, stations=put(state.stations, company, station))


# -- her main column ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("station", "column"),
    (
        (Station(), LEFT),
        (Station((2, 4, 3)), MIDDLE),
        (Station((1, 3, 3)), MIDDLE),
        (Station((3, 3, 0)), LEFT),
        (Station((5, 1, 2), (True, False, False)), RIGHT),
        (Station((4, 1, 0), (True, False, False)), MIDDLE),
        (Station((2, 4, 3), OPEN), MIDDLE),
        (Station((3, 3, 1), OPEN), MIDDLE),
        (Station((5, 2, 4), OPEN), RIGHT),
    ),
)
def test_main_column_is_emptied_until_its_last_space(station: Station, column: int) -> None:
    """Most vacant spaces, but the last one not vacant; else most vacant, then fewest coin icons, then the left one.

    The coin icons of columns whose last space is not vacant do not count. A column without outposts is not her main
    one.
    """
    state = _with_station(_table(), TAWAC, station)
    assert main_column(state, TAWAC, with_pieces(station)) == column


def test_ruling_69_left_of_equal_columns_is_the_main_one() -> None:
    """Pieces leave it, and return to it; the right column of a station shows other icons, which do not count here."""
    fresh = _with_station(_table(), TAWAC, Station((2, 2, 2)))
    state, _ = _expand(fresh, TAWAC, 1)
    assert state.stations[TAWAC] == Station((3, 2, 2))
    stations = (Station((1, 1, 1)), *(Station(),) * 3)
    state, events = _expand(_table(pieces={ASTROGO: (7, 13, 22)}, stations=stations), TAWAC, 1)
    assert events[-1] == Returned(ASTROGO, 7, LEFT)
    belt, _ = _expand(_with_station(_table("belt"), ASTROGO, Station((1, 4, 1))), ASTROGO, 1)
    assert belt.stations[ASTROGO] == Station((2, 4, 1))


def test_main_column_on_the_belt_is_an_outer_one() -> None:
    state = _with_station(_table("belt"), ASTROGO, Station((0, 4, 1)))
    state, events = _expand(state, ASTROGO, 1)
    assert _entered(events) == [1]
    assert state.stations[ASTROGO] == Station((0, 4, 2))


# -- the Moon ----------------------------------------------------------------------------------------------------------


def test_moon_lowest_reachable_vacant_sector_comes_first() -> None:
    """The sectors that are entered reach further; double lines cost nothing more."""
    _, events = _expand(_table(), TAWAC, 4)
    assert _entered(events) == [7, 3, 2, 1]


def test_moon_highest_reachable_vacant_sector_comes_first() -> None:
    state, events = _expand(_table(), TAWAC, 3, highest=True)
    assert _entered(events) == [22, 24, 23]
    assert [target for target, spaces in enumerate(state.board, 1) if TAWAC in spaces] == [22, 23, 24]


def test_moon_outposts_come_from_the_main_column() -> None:
    state, _ = _expand(_with_station(_table(), TAWAC, Station((0, 3, 0))), TAWAC, 2)
    assert state.stations[TAWAC] == Station((0, 5, 0), (False, True, False))
    state, _ = _expand(state, TAWAC, 1)
    assert state.stations[TAWAC] == Station((1, 5, 0), (False, True, False))


def test_expansion_brings_her_no_rewards() -> None:
    before = _table()
    state, events = _expand(before, ASTROGO, 3)
    assert luna_of(state) == luna_of(before)
    assert events == [Expanded(LUNA, 3, ASTROGO), *[Entered(LUNA, ASTROGO, sector, 1) for sector in (1, 2, 3)]]


def test_moon_ousts_only_where_no_sector_is_vacant() -> None:
    state, events = _expand(_table(pieces={ASTROGO: (7,)}), TAWAC, 1)
    assert _entered(events) == [13]
    assert state.board[6] == (ASTROGO,)


def test_moon_ousts_company_in_reach_she_is_farthest_behind_on() -> None:
    """Skymine, on whose track she is still farther behind, is not in reach."""
    pieces = {ASTROGO: (7, 22), MINERVA: (13,), SKYMINE: (4,)}
    state = _table(pieces=pieces, stations=(Station((2, 0, 0)), *(Station((1, 0, 0)),) * 3))
    rivals = (replace(state.players[0], tracks=(3, 0, 9, 2)),)
    state = replace(state, players=rivals)
    _, events = _expand(state, TAWAC, 1)
    assert Entered(LUNA, TAWAC, 7, 1, ASTROGO) in events
    highest, events = _expand(state, TAWAC, 1, highest=True)
    assert Entered(LUNA, TAWAC, 22, 1, ASTROGO) in events
    assert highest.board[21] == (TAWAC,)


def test_ousted_outpost_returns_to_its_main_column() -> None:
    state = _table(pieces={ASTROGO: (7, 13, 22)}, stations=(Station((1, 3, 2)), *(Station(),) * 3))
    state, events = _expand(state, TAWAC, 1)
    assert state.stations[ASTROGO] == Station((1, 2, 2))
    assert events[-1] == Returned(ASTROGO, 7, MIDDLE)


def test_ousted_outpost_returns_below_no_crossed_out_space() -> None:
    """The columns whose last space is not vacant are full; the piece goes to the space above that one."""
    station = Station((5, 0, 0), (True, False, False))
    state = _table(pieces={ASTROGO: (7, 13, 22)}, stations=(station, *(Station(),) * 3))
    state, events = _expand(state, TAWAC, 1)
    assert state.stations[ASTROGO] == Station((4, 0, 0), (True, False, False))
    assert events[-1] == Returned(ASTROGO, 7, LEFT)


def test_ousted_outpost_without_room_leaves_the_game() -> None:
    station = Station((1, 0, 0), (True, False, False))
    state = _table(pieces={ASTROGO: (7, 13, 22)}, stations=(station, *(Station(),) * 3))
    state, events = _expand(state, TAWAC, 1)
    assert state.stations[ASTROGO] == station
    assert state.removed[ASTROGO] == (1, 0)
    assert events[-1] == Returned(ASTROGO, 7, NOBODY)


def test_company_without_outposts_is_not_expanded() -> None:
    before = _with_station(_table(), TAWAC, EMPTY)
    state, events = _expand(before, TAWAC, 2)
    assert state == before
    assert events == [Expanded(LUNA, 2)]


def test_points_left_when_outposts_run_out_are_lost() -> None:
    state = _with_station(_table(), TAWAC, Station((4, 5, 5), (False, True, True)))
    _, events = _expand(state, TAWAC, 3)
    assert events == [Expanded(LUNA, 3, TAWAC), Entered(LUNA, TAWAC, 7, 1), Stopped(LUNA, "energy", 2, TAWAC)]


# -- the Belt ----------------------------------------------------------------------------------------------------------


def test_belt_lowest_new_target_comes_first() -> None:
    """From its station Astrogo reaches the asteroids 1 and 3, and from there the paths."""
    state, events = _expand(_table("belt"), ASTROGO, 5)
    assert _entered(events) == [1, 2, 3, 4, 5]
    assert state.board[0] == (ASTROGO, NOBODY, NOBODY)
    assert state.stations[ASTROGO] == Station((2, 3, 0))


def test_belt_highest_new_target_comes_first() -> None:
    """A shuttle reaches the asteroid at the other end of its path. Linked spaces of an asteroid come last."""
    state, events = _expand(_table("belt"), ASTROGO, 4, highest=True)
    assert _entered(events) == [3, 7, 12, 25]
    assert state.board[2] == (ASTROGO, NOBODY, NOBODY)


def test_belt_without_shuttles_enters_asteroids_alone() -> None:
    state = _with_station(_table("belt"), ASTROGO, Station((0, 5, 0), (False, True, False)))
    _, events = _expand(state, ASTROGO, 3)
    assert _entered(events) == [1, 3, 1]


def test_belt_without_outposts_enters_shuttle_spaces_alone() -> None:
    state = _with_station(_table("belt", {ASTROGO: (1,)}), ASTROGO, Station((5, 0, 5), (True, False, True)))
    _, events = _expand(state, ASTROGO, 2)
    assert _entered(events) == [2, 4]


def test_belt_vacant_spaces_of_own_asteroids_come_second() -> None:
    """With no new target in reach she fills the lowest or the highest asteroid with an own outpost."""
    state = _with_station(_table("belt", {ASTROGO: (1, 3)}), ASTROGO, Station((2, 5, 0), (False, True, False)))
    _, events = _expand(state, ASTROGO, 1)
    assert _entered(events) == [1]
    _, events = _expand(state, ASTROGO, 1, highest=True)
    assert _entered(events) == [3]


def test_belt_ousts_where_nothing_is_vacant() -> None:
    full = {TAWAC: (1, 1, 3), SKYMINE: (1, 3, 3)}
    stations = (Station(), Station((3, 0, 0)), Station((3, 0, 0)), Station())
    state = _table("belt", full, stations=stations)
    behind = replace(state, players=(replace(state.players[0], tracks=(0, 1, 4, 0)),))
    after, events = _expand(behind, ASTROGO, 1, highest=True)
    assert Entered(LUNA, ASTROGO, 3, 1, SKYMINE) in events
    assert sorted(after.board[2]) == [ASTROGO, TAWAC, SKYMINE]
    assert after.stations[SKYMINE] == Station((2, 0, 0))


def test_belt_ousted_shuttle_returns_to_its_column() -> None:
    """Astrogo has no outposts left, and each path in its reach bears a foreign shuttle."""
    pieces = {ASTROGO: (1,), TAWAC: (2, 4, 5)}
    stations = (Station((5, 0, 5), (True, False, True)), Station((0, 3, 0)), Station(), Station())
    state, events = _expand(_table("belt", pieces, stations=stations), ASTROGO, 1)
    assert Entered(LUNA, ASTROGO, 2, 1, TAWAC) in events
    assert events[-1] == Returned(TAWAC, 2, MIDDLE)
    assert state.stations[TAWAC] == Station((0, 2, 0))
    assert state.stations[ASTROGO].vacated == (5, 1, 5)


def test_belt_ousted_shuttle_without_room_leaves_the_game() -> None:
    """The vacant spaces of outposts, to the left and to the right of its column, are no room for it."""
    pieces = {ASTROGO: (1,), TAWAC: (2, 4, 5)}
    full = Station((2, 1, 2), (False, True, False))
    stations = (Station((5, 0, 5), (True, False, True)), full, Station(), Station())
    state, events = _expand(_table("belt", pieces, stations=stations), ASTROGO, 1)
    assert events[-1] == Returned(TAWAC, 2, NOBODY)
    assert state.stations[TAWAC] == full
    assert state.removed[TAWAC] == (0, 1)


def test_belt_station_paths_reach_no_shuttle_space() -> None:
    """Without outposts the company reaches asteroids at its station, but no path."""
    state = _with_station(_table("belt"), ASTROGO, Station((5, 0, 5), (True, False, True)))
    _, events = _expand(state, ASTROGO, 1)
    assert events == [Expanded(LUNA, 1)]
