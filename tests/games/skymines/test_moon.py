"""The Moon: reach, cost, rewards, gas collectors (rules 5; `moon.toml`; ruling 50)."""

from __future__ import annotations

import pytest

from bot.games.skymines.expansion import collectors, empty_board, reward, within_reach
from bot.games.skymines.geography import MOON
from bot.games.skymines.material import NOBODY, Reward
from bot.games.skymines.state import SkyminesState
from tests.games.skymines.boards import ASTROGO, MINERVA, SKYMINE, TAWAC, standing
from tests.games.skymines.builders import table


def costs(state: SkyminesState, company: int) -> dict[int, int]:
    return {entry.noun: entry.cost for entry in within_reach(state, company)}


def test_empty_moon_has_24_vacant_sectors() -> None:
    assert empty_board("moon") == ((NOBODY,),) * 24


@pytest.mark.parametrize(
    ("company", "reach"),
    [
        (ASTROGO, {1: 2, 2: 1, 3: 1}),
        (TAWAC, {7: 2, 13: 1, 22: 1}),
        (SKYMINE, {20: 2, 12: 1, 4: 1}),
        (MINERVA, {24: 2, 23: 1, 21: 1}),
    ],
)
def test_sectors_beside_the_station_are_in_reach(company: int, reach: dict[int, int]) -> None:
    assert costs(table(), company) == reach


def test_sectors_beside_an_outpost_are_in_reach() -> None:
    assert costs(standing(table(), MINERVA, 16), MINERVA) == {24: 2, 23: 1, 21: 1, 17: 1, 15: 1, 14: 2}


def test_outpost_needs_no_link_to_its_station() -> None:
    state = standing(table(), MINERVA, 2)
    assert {1, 3, 5, 6} <= set(costs(state, MINERVA))


def test_own_sectors_cannot_be_entered() -> None:
    assert 21 not in costs(standing(table(), MINERVA, 21, 16), MINERVA)


def test_cheapest_border_counts() -> None:
    """23 lies beside 24 and 17 by single lines, beside 16 by a double one."""
    state = standing(table(), ASTROGO, 16)
    assert costs(state, ASTROGO)[23] == 2
    assert costs(standing(state, ASTROGO, 17), ASTROGO)[23] == 1


def test_foreign_outpost_costs_one_more() -> None:
    state = standing(table(), SKYMINE, 24, 23)
    assert costs(state, MINERVA) == {24: 3, 23: 2, 21: 1}
    assert [entry.ousted for entry in within_reach(state, MINERVA)] == [NOBODY, SKYMINE, SKYMINE]


def test_foreign_outpost_gives_no_reach() -> None:
    assert costs(standing(table(), SKYMINE, 23), MINERVA).keys() == {21, 23, 24}


@pytest.mark.parametrize(("enclave", "around"), [(10, 9), (18, 15)])
def test_enclave_is_entered_from_the_sector_around_it(enclave: int, around: int) -> None:
    others = [sector for sector in range(1, 25) if sector not in (enclave, around)]
    assert enclave not in costs(standing(table(), TAWAC, *others[:15]), TAWAC)
    assert enclave not in costs(standing(table(), TAWAC, *others[7:]), TAWAC)
    assert costs(standing(table(), TAWAC, around), TAWAC)[enclave] == 2


def test_rewards_of_sectors_are_one_total() -> None:
    """Ruling 50, and the worked example of the text: 1 CrypCoin and 3 research points."""
    assert reward(standing(table(), MINERVA, 21, 16, 24), MINERVA, (21, 16, 24)) == Reward(coin=1, research=3)


def test_track_reward_is_for_the_company_expanded() -> None:
    assert reward(table(), MINERVA, (23, 13)) == Reward(track=2)


def test_collectors_are_those_of_own_sectors() -> None:
    state = standing(standing(table(), ASTROGO, 1, 5, 9, 10), TAWAC, 11)
    assert collectors(state, ASTROGO) == 3
    assert collectors(state, TAWAC) == 1
    assert collectors(state, SKYMINE) == 0
    assert sum(MOON.gas.values()) == sum(
        [collectors(standing(table(), TAWAC, sector), TAWAC) for sector in range(1, 25)]
    )
