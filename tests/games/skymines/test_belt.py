"""The Belt: reach, cost, rewards, gas collectors (rules 16; `belt.toml`; rulings 39, 41, 42)."""

from __future__ import annotations

import pytest

from bot.games.skymines.belt import entries
from bot.games.skymines.entry import Entry
from bot.games.skymines.expansion import collectors, empty_board, reward, reward_of, within_reach
from bot.games.skymines.geography import BELT
from bot.games.skymines.material import NOBODY, Reward
from bot.games.skymines.state import SkyminesState
from tests.games.skymines.boards import ASTROGO, MINERVA, SKYMINE, TAWAC, standing
from tests.games.skymines.builders import table


def belt() -> SkyminesState:
    return table(board="belt")


def costs(state: SkyminesState, company: int) -> dict[int, int]:
    return {entry.noun: entry.cost for entry in within_reach(state, company)}


def test_empty_belt_has_three_spaces_on_each_asteroid() -> None:
    board = empty_board("belt")
    assert len(board) == 32
    for number, spaces in enumerate(board, 1):
        assert spaces == (NOBODY,) * (3 if number in BELT.asteroids else 1)


@pytest.mark.parametrize(
    ("company", "reach"),
    [
        (ASTROGO, {101: 1, 103: 1, 203: 1}),
        (TAWAC, {112: 1, 117: 1, 217: 1}),
        (SKYMINE, {116: 1, 108: 1, 208: 1}),
        (MINERVA, {118: 1, 115: 1, 215: 1}),
    ],
)
def test_printed_shuttles_reach_two_asteroids(company: int, reach: dict[int, int]) -> None:
    """The printed shuttle gives no shuttle space; a linked space differs from one that is not."""
    assert costs(belt(), company) == reach


def test_shuttle_space_needs_an_outpost_at_an_end() -> None:
    state = standing(belt(), MINERVA, 18)
    assert {entry.target for entry in within_reach(state, MINERVA) if entry.shuttle} == {19, 31, 32}


def test_placed_shuttle_reaches_the_asteroid_at_the_other_end() -> None:
    """Ruling 39, and the icon of the half that is crossed: path 19 shows it at asteroid 14."""
    state = standing(belt(), MINERVA, 18)
    assert 114 not in costs(state, MINERVA)
    assert costs(standing(state, MINERVA, 19), MINERVA)[114] == 2
    assert costs(standing(state, MINERVA, 31, column=1), MINERVA)[115] == 1


def test_icon_counts_on_the_half_that_is_crossed() -> None:
    """From asteroid 14 the half of path 19 with the icon is crossed, from 18 the other."""
    assert costs(standing(belt(), MINERVA, 18), MINERVA)[19] == 1
    assert costs(standing(belt(), ASTROGO, 14), ASTROGO)[19] == 2
    assert costs(standing(belt(), ASTROGO, 14, 18), ASTROGO)[19] == 1


def test_own_outpost_opens_its_asteroid_without_icon() -> None:
    """Rulings 39 and 42: the cheapest way counts, here that of the outpost already there."""
    state = standing(belt(), MINERVA, 18, 19)
    assert costs(state, MINERVA)[114] == 2
    assert costs(standing(state, MINERVA, 14), MINERVA)[214] == 1


def test_cheapest_of_several_paths_counts() -> None:
    """Ruling 42: asteroid 14 is reached by path 19 for 2, by path 27 for 1."""
    state = standing(belt(), MINERVA, 18, 19)
    assert costs(standing(state, MINERVA, 27), MINERVA)[114] == 1


def test_foreign_pieces_cost_one_more() -> None:
    state = standing(belt(), MINERVA, 18)
    state = standing(standing(state, ASTROGO, (18, 1)), TAWAC, 31, column=1)
    assert costs(state, MINERVA)[218] == 2
    assert costs(state, MINERVA)[31] == 2


def test_companies_share_an_asteroid() -> None:
    """Ruling 41: beside a foreign outpost there is no ousting."""
    state = standing(belt(), ASTROGO, 18)
    found = {entry.noun: entry for entry in within_reach(state, MINERVA) if entry.target == 18}
    assert found[218] == Entry(218, 18, 1, 1)
    assert found[118] == Entry(118, 18, 0, 2, ousted=ASTROGO)


def test_like_spaces_of_an_asteroid_are_named_once() -> None:
    """On 15 the second and third spaces are linked; two outposts of one company on 18 are alike."""
    state = standing(belt(), ASTROGO, 18, (18, 1))
    assert [entry.noun for entry in within_reach(state, MINERVA)] == [115, 215, 118, 318]
    state = standing(state, TAWAC, (15, 2))
    assert [entry.noun for entry in within_reach(state, MINERVA)] == [115, 215, 315, 118, 318]


def test_own_linked_space_cannot_be_entered() -> None:
    """On 15 the second and third spaces are linked."""
    state = standing(belt(), MINERVA, (15, 1))
    assert [entry.noun for entry in within_reach(state, MINERVA) if entry.target == 15] == [115, 315]


def test_asteroid_full_of_own_outposts_cannot_be_entered() -> None:
    state = standing(belt(), MINERVA, 18, (18, 1), (18, 2))
    assert not [entry for entry in within_reach(state, MINERVA) if entry.target == 18]


def test_own_shuttle_space_cannot_be_entered() -> None:
    assert 19 not in costs(standing(belt(), MINERVA, 18, 19), MINERVA)


def test_foreign_shuttle_gives_no_reach() -> None:
    assert 114 not in costs(standing(standing(belt(), MINERVA, 18), ASTROGO, 19, column=1), MINERVA)


def test_asteroid_rewards_its_first_outposts_once() -> None:
    state = standing(belt(), MINERVA, 14, (14, 1))
    assert reward(state, MINERVA, (14, 14)) == Reward(research=1, coin=1)
    assert reward(state, MINERVA, (14,)) == Reward()


def test_reward_of_an_entry_is_foretold() -> None:
    state = standing(belt(), MINERVA, 18, 19)
    found = {entry.noun: reward_of(state, MINERVA, entry) for entry in within_reach(state, MINERVA)}
    assert found[114] == Reward(research=1, coin=1)
    assert found[218] == Reward()
    assert found[32] == Reward(track=1)


def test_shuttle_space_with_icon_gives_a_track_space() -> None:
    assert reward(belt(), MINERVA, (13, 19, 21)) == Reward(track=2)


def test_collectors_of_asteroids_and_linked_spaces() -> None:
    """The second example of the text: outposts on 10 and on both linked spaces of 15 have 3 collectors."""
    state = standing(belt(), MINERVA, 10, (15, 1), (15, 2))
    assert collectors(state, MINERVA) == 3


def test_linked_spaces_count_for_one_company_alone() -> None:
    state = standing(standing(belt(), MINERVA, (15, 1), (15, 0)), ASTROGO, (15, 2))
    assert collectors(state, MINERVA) == 1
    assert collectors(state, ASTROGO) == 1


def test_asteroid_without_collector_has_none() -> None:
    assert collectors(standing(belt(), MINERVA, 18, (18, 1), (18, 2)), MINERVA) == 0


def test_every_space_is_within_reach_in_the_end() -> None:
    """Each target is entered by a company that enters what it can, again and again."""
    board, reached = empty_board("belt"), set[int]()
    for _ in range(60):
        for entry in entries(board, SKYMINE):
            spaces = list(board[entry.target - 1])
            spaces[entry.space] = SKYMINE
            board = (*board[: entry.target - 1], tuple(spaces), *board[entry.target :])
            reached.add(entry.target)
    assert reached == set(range(1, 33))
