"""The two sides of the board: counts, symmetry, distances, the examples of the rules text, the measured changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from heapq import heapify, heappop, heappush

import pytest

from bot.games.skymines.geography import BELT, BOARDS, HOME_COINS, MOON
from bot.games.skymines.material import COMPANIES, COMPANY_OF, Reward
from tests.games.skymines.sums import summed

ARCS = {
    "astrogo": (1, 2, 3, 5, 6),
    "tawac": (7, 13, 22, 11, 19),
    "skymine": (20, 12, 4, 14, 8),
    "minerva": (24, 23, 21, 17, 16),
}
"""The rim and the highlands of each company."""
CRATERS, ENCLAVES = (9, 15), (10, 18)
TURNED = {1: 24, 2: 23, 3: 21, 7: 20, 13: 12, 22: 4, 5: 17, 6: 16, 11: 14, 19: 8, 9: 15, 10: 18}
"""What lies where when the Moon is turned by 180 degrees; the other way round as well."""


def energy_to(company: str) -> dict[int, int]:
    """Return the least energy with which a company reaches each sector of the empty Moon."""
    reached: dict[int, int] = {}
    heap = [(line, sector) for sector, line in MOON.borders[COMPANY_OF[company]]]
    heapify(heap)
    while heap:
        energy, sector = heappop(heap)
        if sector not in reached:
            reached[sector] = energy
            for other, line in MOON.neighbours[sector]:
                heappush(heap, (energy + line, other))
    return reached


def step(path: int, asteroid: int) -> int:
    """Return the energy for the outpost space of an asteroid that is reached over a flight path."""
    return 1 + (asteroid in BELT.shuttles[path].icon)


# --- The Moon ---


def test_borders_count_on_both_sides() -> None:
    assert sorted(MOON.neighbours) == list(range(1, 25))
    edges = {(one, other, line) for one, borders in MOON.neighbours.items() for other, line in borders}
    assert edges == {(other, one, line) for one, other, line in edges}
    assert len(edges) == 2 * 47
    assert sum(line == 2 for *_, line in edges) == 2 * 16
    assert len(edges) / 2 <= 3 * len(MOON.neighbours) - 6, "the graph can be drawn on a plane"


def test_moon_turned_by_180_degrees_is_the_same() -> None:
    turned = TURNED | {other: one for one, other in TURNED.items()}
    assert sorted(turned) == list(range(1, 25))
    for sector, borders in MOON.neighbours.items():
        assert sorted((turned[other], line) for other, line in borders) == list(MOON.neighbours[turned[sector]])
    astrogo, tawac, skymine, minerva = (set(borders) for borders in MOON.borders)
    assert {(turned[sector], line) for sector, line in astrogo} == minerva
    assert {(turned[sector], line) for sector, line in tawac} == skymine


def test_moon_has_24_sectors() -> None:
    assert list(MOON.neighbours) == list(range(1, 25))


def test_each_station_touches_three_sectors_of_its_rim() -> None:
    for company, borders in zip(COMPANIES, MOON.borders, strict=True):
        assert {sector for sector, _ in borders} == set(ARCS[company][:3])
        assert sorted(line for _, line in borders) == [1, 1, 2]


def test_enclave_has_one_neighbour_and_no_station() -> None:
    at_stations = {sector for borders in MOON.borders for sector, _ in borders}
    for crater, enclave in zip(CRATERS, ENCLAVES, strict=True):
        assert MOON.neighbours[enclave] == ((crater, 2),)
        assert enclave not in at_stations
    alone = [sector for sector, borders in MOON.neighbours.items() if len(borders) == 1]
    assert alone == list(ENCLAVES)


@pytest.mark.parametrize(
    ("company", "total"), [("astrogo", 99), ("tawac", 97), ("skymine", 97), ("minerva", 99)], ids=COMPANIES
)
def test_each_company_reaches_all_sectors_about_equally(company: str, total: int) -> None:
    energy = energy_to(company)
    assert sorted(energy) == list(range(1, 25))
    assert sum(energy.values()) == total
    assert min(energy[crater] for crater in CRATERS) == 3
    assert min(energy[enclave] for enclave in ENCLAVES) == 5


@pytest.mark.parametrize("company", COMPANIES)
def test_home_arcs_give_the_same_in_all(company: str) -> None:
    arc = ARCS[company]
    assert summed(MOON.rewards[sector] for sector in arc) == Reward(coin=1, helium=1, research=3, track=1)
    assert sum(MOON.gas[sector] for sector in arc) == 2
    assert not any(MOON.gas[sector] for sector in arc[:3])


def test_moon_rewards_beyond_the_home_arcs() -> None:
    central = {sector: MOON.rewards[sector] for sector in (*CRATERS, *ENCLAVES)}
    assert central == {
        9: Reward(coin=1, research=1),
        10: Reward(helium=2, track=1),
        15: Reward(coin=2),
        18: Reward(research=3, coin=1),
    }
    assert sum(MOON.gas.values()) == 12


def test_moon_example_of_the_text() -> None:
    """Minerva has 5 energy: sector 21 and 16 over single lines, 24 over a double one, one of them is ousted from."""
    minerva = dict(MOON.borders[COMPANY_OF["minerva"]])
    assert minerva[21] + dict(MOON.neighbours[21])[16] + minerva[24] + 1 == 5
    assert summed(MOON.rewards[sector] for sector in (21, 16, 24)) == Reward(coin=1, research=3)


def test_rewards_of_skymine_are_exchanged() -> None:
    """With 12 (1 research) before 14 (2 research) Skymine was worth most in 71 to 85 % of the games."""
    assert MOON.rewards[14] == Reward(helium=1)
    assert MOON.rewards[20] == Reward(research=2)
    assert MOON.rewards[4] == Reward(research=1)
    assert MOON.rewards[12] == Reward(coin=1)
    assert (MOON.gas[14], MOON.gas[20], MOON.gas[4], MOON.gas[12]) == (1, 0, 0, 0)


@pytest.mark.parametrize("board", BOARDS)
def test_station_shows_up_to_twelve_coins(board: str) -> None:
    coins = HOME_COINS[board]
    assert coins == ((0, 1, 0, 1, 2), (0, 0, 1, 1, 2), (1, 0, 1, 0, 2))
    assert sum(map(sum, coins)) == 12


# --- The Belt ---


def test_belt_has_32_targets_under_one_numbering() -> None:
    assert sorted([*BELT.asteroids, *BELT.shuttles]) == list(range(1, 33))
    assert (len(BELT.asteroids), len(BELT.shuttles)) == (12, 20)
    assert sum(asteroid.spaces for asteroid in BELT.asteroids.values()) == 36


def test_belt_is_connected() -> None:
    reached, left = {1}, [1]
    while left:
        at = left.pop()
        for shuttle in BELT.shuttles.values():
            if at in shuttle.ends:
                left += set(shuttle.ends) - reached
                reached |= set(shuttle.ends)
    assert reached == set(BELT.asteroids)


def test_each_company_has_two_outer_asteroids() -> None:
    assert BELT.paths == ((1, 3), (12, 17), (16, 8), (18, 15))
    for path in BELT.paths:
        first, second = (BELT.asteroids[asteroid] for asteroid in path)
        poor, rich = sorted((first, second), key=lambda asteroid: asteroid.gas)
        assert (poor.reward, poor.gas, poor.pair) == (Reward(research=1), 0, ())
        assert (rich.reward, rich.gas, rich.pair) == (Reward(coin=1), 1, (1, 2))
    inner = set(BELT.asteroids) - {asteroid for path in BELT.paths for asteroid in path}
    assert {asteroid: (BELT.asteroids[asteroid].reward, BELT.asteroids[asteroid].gas) for asteroid in inner} == {
        9: (Reward(research=2), 1),
        10: (Reward(helium=1, coin=1), 1),
        11: (Reward(helium=2), 1),
        14: (Reward(research=1, coin=1), 1),
    }
    paths = Counter(asteroid for shuttle in BELT.shuttles.values() for asteroid in shuttle.ends)
    assert {asteroid: paths[asteroid] for asteroid in BELT.asteroids} == {
        asteroid: 4 if asteroid in inner else 3 for asteroid in BELT.asteroids
    }


def test_belt_example_of_the_text() -> None:
    """Minerva has 6 energy: shuttle 19, asteroid 14, shuttle 13 with one ousted, asteroid 18 beside its outpost."""
    assert 18 in BELT.paths[COMPANY_OF["minerva"]]
    assert 18 in BELT.shuttles[19].ends
    assert 14 in BELT.shuttles[13].ends
    assert 1 + step(19, 14) + (1 + 1) + 1 == 6
    assert BELT.asteroids[14].reward == Reward(research=1, coin=1)
    assert BELT.shuttles[13].track
    assert not BELT.shuttles[19].track


def test_belt_example_of_the_field_scientist() -> None:
    """Outposts on 10 and on both linked spaces of 15 control three collectors."""
    assert BELT.asteroids[15].pair == (1, 2)
    assert BELT.asteroids[10].gas + BELT.asteroids[15].gas + 1 == 3
    assert BELT.asteroids[10].pair == ()


def test_quarter_turn_of_the_belt_leads_each_path_to_one_like_it() -> None:
    """So each company has the same paths: one to an inner asteroid is dear and gives nothing, one is not and does."""
    rings = ((1, 12, 18, 16), (3, 17, 15, 8), (11, 14, 10, 9))
    turn = {asteroid: ring[(at + 1) % 4] for ring in rings for at, asteroid in enumerate(ring)}

    def turned(asteroids: Iterable[int]) -> tuple[int, ...]:
        return tuple([turn[asteroid] for asteroid in asteroids])

    paths = {(frozenset(path.ends), path.icon, path.track) for path in BELT.shuttles.values()}
    assert {(frozenset(turned(ends)), turned(icon), track) for ends, icon, track in paths} == paths
    assert [turned(ends) for ends in BELT.paths] == [BELT.paths[company] for company in (1, 3, 0, 2)]


def test_paths_with_icons_and_track_spaces_are_as_written() -> None:
    tracks = [number for number, shuttle in BELT.shuttles.items() if shuttle.track]
    assert tracks == [4, 6, 7, 13, 20, 21, 24, 27, 28, 29, 30, 32]
    icons = {number: shuttle.icon for number, shuttle in BELT.shuttles.items() if shuttle.icon}
    assert list(icons) == [4, 5, 7, 19, 22, 26, 29, 32]
    assert all(icon == BELT.shuttles[path].ends[1:] for path, icon in icons.items())
