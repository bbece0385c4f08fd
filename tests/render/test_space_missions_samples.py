"""The hand-made samples of Space Missions are positions that the rules accept."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.legend import LEGEND
from bot.games.space_missions.game import SpaceMissions
from bot.games.space_missions.material import MISSIONS, START_POINTS, mission_of
from bot.games.space_missions.view import SpaceMissionsView
from tests.render.of_space_missions import views
from tests.samples import space_missions_history as score_history
from tests.samples.pictures import sheet
from tests.samples.space_missions_known import known_of

GAME = SpaceMissions()
TABLES = {
    **{name: view for name, view in views().items() if name != "crowded"},
    **{name: sample.view for name, sample in sheet().items() if sample.game == GAME.meta.id and sample.look != LEGEND},
}
MADE = {
    1962: ((1, 2, None, 2), 1), 1963: ((2, 3, 1, 3), 3), 1964: ((3, 2, None, 1), 3), 1965: ((5, 4, 2, 3), 5),
    1966: ((6, 7, 3, 5), 6), 1967: ((None, 6, 4, 7), 7), 1968: ((8, 5, 5, 6), 8),
}  # fmt: skip
"""What succeeded in each year, by seat, and alone what the Automa flew."""
ALONE = {1962: 2, 1963: 1, 1964: 2, 1965: 5, 1966: 4, 1967: 7, 1968: 8}
MEDIA = (3, 5, 6, 8)


@pytest.mark.parametrize("name", TABLES)
def test_a_sample_is_a_view_of_a_sound_state(name: str):
    view = TABLES[name]
    assert isinstance(view, SpaceMissionsView)
    view = replace(view, known=known_of(view))
    state = GAME.sample_state(view, view.viewer, Chance(bytes(32)).open())
    GAME.check(state)
    assert GAME.view(state, view.viewer) == view


def scored(years: dict[int, list[tuple[int, int]]], until: int) -> dict[int, tuple[tuple[int, ...], int]]:
    """Return successes by category and points for missions, by who flew: each year's (who, mission) in player order."""
    done, found = set[int](), dict[int, tuple[list[int], int]]()
    for year, flown in years.items():
        for who, number in flown if year < until else ():
            mission = mission_of(number)
            bars, points = found.setdefault(who, ([0, 0, 0, 0], 0))
            first = number not in done
            done.add(number)
            bars[0] += first and number in MEDIA
            for at, category in enumerate(("lunar", "manned", "unmanned"), 1):
                bars[at] += category in mission.categories
            found[who] = (bars, points + (mission.first if first else mission.later))
    return {who: (tuple(bars), points) for who, (bars, points) in found.items()}


@pytest.mark.parametrize("year", score_history.TOGETHER)
def test_successes_and_points_are_those_of_the_missions_flown(year: int):
    flown = {each: [(seat, won) for seat, won in enumerate(by_seat) if won] for each, (by_seat, _) in MADE.items()}
    found = scored(flown, year)
    for seat, career in enumerate(score_history.TOGETHER[year]):
        assert (career.bars, career.ledger[0]) == found[seat], seat
    assert {number for each in flown if each < year for _, number in flown[each]} == set(score_history.DONE[year])


@pytest.mark.parametrize("year", score_history.ALONE)
def test_so_are_those_against_the_automa(year: int):
    """The Automa is first but in the year of the landing."""
    order = {each: [(-1, MADE[each][1]), (0, ALONE[each])][:: -1 if each == 1968 else 1] for each in ALONE}
    found = scored(order, year)
    automa = score_history.AUTOMA[year]
    assert (score_history.ALONE[year].bars, score_history.ALONE[year].ledger[0]) == found[0]
    manned = sum(mission_of(MADE[each][1]).manned for each in MADE if each < year)
    assert (automa.bars, automa.points) == (found[-1][0], START_POINTS + found[-1][1] + manned)
    assert {number for each in order if each < year for _, number in order[each]} == set(score_history.DONE[year])
    assert len(score_history.DONE[score_history.END]) == MISSIONS
