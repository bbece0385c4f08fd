"""Which companies Luna's cards mean (`luna.toml`; ruling 65)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.skymines.change import with_luna, with_player
from bot.games.skymines.luna.companies import by_lead, by_value, chosen, farthest_behind, margin
from bot.games.skymines.material import COMPANY_OF
from bot.games.skymines.state import SkyminesState, Station
from tests.games.skymines.luna_table import luna_table

ASTROGO, TAWAC, SKYMINE, MINERVA = COMPANY_OF.values()


def _vacant(*columns: tuple[int, int, int], tracks: tuple[str, str, str, str] | None = None) -> SkyminesState:
    """Return a table with so many home spaces vacant, by company and column."""
    state = luna_table(stations=tuple([Station(vacated) for vacated in columns]))
    return state if tracks is None else replace(state, variant=replace(state.variant, tracks=tracks))


def _placed(hers: tuple[int, int, int, int], *others: tuple[int, int, int, int]) -> SkyminesState:
    """Return a table with markers on the tracks: hers, then those of the seats."""
    state = with_luna(luna_table(seats=len(others)), tracks=hers)
    for seat, tracks in enumerate(others):
        state = with_player(state, seat, tracks=tracks)
    return state


def test_value_is_the_number_of_coin_icons() -> None:
    """Columns of a Moon station show 0 1 0 1 2, 0 0 1 1 2 and 1 0 1 0 2 icons from the top."""
    state = _vacant((0, 2, 0), (2, 0, 0), (0, 0, 3), (0, 0, 0))
    assert by_value(state) == (SKYMINE, TAWAC, ASTROGO, MINERVA)


def test_equal_icons_are_decided_by_vacant_home_spaces() -> None:
    state = _vacant((0, 0, 1), (2, 0, 0), (1, 0, 1), (0, 2, 1))
    assert by_value(state) == (MINERVA, TAWAC, SKYMINE, ASTROGO)


def test_equal_vacant_spaces_are_decided_by_the_track() -> None:
    """The id of the track counts, wherever it lies."""
    state = _vacant((0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), tracks=("E2", "B1", "D2", "A1"))
    assert by_value(state) == (MINERVA, TAWAC, SKYMINE, ASTROGO)


def test_value_chooses_most_second_least_two_and_all() -> None:
    state = _vacant((0, 2, 0), (2, 0, 0), (0, 0, 3), (0, 0, 0))
    assert chosen(state, "most") == (SKYMINE,)
    assert chosen(state, "second") == (TAWAC,)
    assert chosen(state, "least") == (MINERVA,)
    assert chosen(state, "two-most") == (SKYMINE, TAWAC)
    assert chosen(state, "all") == (SKYMINE, TAWAC, ASTROGO, MINERVA)


def test_lead_is_the_distance_to_the_second_marker() -> None:
    state = _placed((9, 9, 9, 9), (2, 8, 4, 9), (5, 1, 7, 3))
    assert [margin(state, company) for company in range(4)] == [4, 1, 2, 0]
    assert chosen(state, "lead") == (ASTROGO,)
    assert chosen(state, "two-leads") == (ASTROGO, SKYMINE)


def test_shared_lead_counts_where_she_leads_nowhere() -> None:
    state = _placed((3, 4, 5, 2), (4, 4, 9, 9))
    assert chosen(state, "lead") == (TAWAC,)


def test_fewest_spaces_behind_count_where_she_is_behind() -> None:
    state = _placed((3, 4, 5, 2), (6, 6, 9, 9))
    assert chosen(state, "lead") == (TAWAC,)
    assert by_lead(state) == (TAWAC, ASTROGO, SKYMINE, MINERVA)


def test_equal_leads_are_decided_by_value() -> None:
    state = replace(_placed((3, 3, 3, 3), (1, 1, 1, 1)), stations=(Station(), Station(), Station((0, 0, 1)), Station()))
    assert by_lead(state) == (SKYMINE, ASTROGO, TAWAC, MINERVA)


def test_farthest_behind_is_the_most_spaces_behind() -> None:
    state = _placed((3, 4, 5, 2), (6, 6, 9, 9))
    assert farthest_behind(state, set(range(4))) == MINERVA
    assert farthest_behind(state, {ASTROGO, TAWAC}) == ASTROGO


def test_smallest_lead_counts_where_she_is_nowhere_behind() -> None:
    state = _placed((6, 6, 9, 9), (3, 4, 5, 2))
    assert farthest_behind(state, set(range(4))) == TAWAC


def test_equal_distances_behind_go_to_the_more_valuable() -> None:
    """Ruling 65."""
    state = replace(_placed((0, 0, 0, 0), (5, 5, 5, 5)), stations=(Station(), Station(), Station(), Station((1, 0, 0))))
    assert farthest_behind(state, set(range(4))) == MINERVA
    assert farthest_behind(state, {SKYMINE, TAWAC}) == TAWAC
