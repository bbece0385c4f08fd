"""The numbers by which actions name the spaces of a board."""

from __future__ import annotations

from bot.games.skymines.entry import is_noun, nouns_of, split_noun
from bot.games.skymines.expansion import empty_board

SMALL = ((-1,), (-1, -1, -1), (-1,))


def test_a_target_with_one_space_has_its_own_number() -> None:
    assert nouns_of(empty_board("moon")) == tuple(range(1, 25))


def test_spaces_of_an_asteroid_are_numbered_in_hundreds() -> None:
    assert nouns_of(SMALL) == (1, 102, 202, 302, 3)
    assert nouns_of(empty_board("belt"))[:6] == (101, 201, 301, 2, 103, 203)
    assert [split_noun(noun) for noun in (1, 102, 202, 302, 3)] == [(1, 0), (2, 0), (2, 1), (2, 2), (3, 0)]


def test_no_other_number_names_a_space() -> None:
    assert [noun for noun in range(-500, 500) if is_noun(SMALL, noun)] == sorted(nouns_of(SMALL))
