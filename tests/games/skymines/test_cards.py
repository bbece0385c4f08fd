"""What lies face up and what it is worth (rules 2.4, 11.3, 12.2; rulings 5, 6, 8, 15, 54)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.skymines.cards import (
    acquire,
    discount,
    energy,
    energy_alone,
    face_up,
    field_icons,
    measure,
    scientists,
    total_cost,
    turn_down,
    units,
)
from bot.games.skymines.change import with_luna, with_player
from bot.games.skymines.material import LUNA, MAJORITY
from bot.games.skymines.state import SkyminesState
from tests.games.skymines.builders import first
from tests.games.skymines.card_tables import holding, table


def having(*cards: str, level: tuple[str, int] = ("A1", 0), **fields: Any) -> SkyminesState:
    """Return a table whose seat 0 has these cards face up; `level`: of a track that lies at Astrogo."""
    track, reached = level
    state = holding(table(tracks=(track, "B1", "C2", "D2")), 0, *cards)
    return with_player(state, 0, levels=(reached, 0, 0, 0), **fields)


def test_used_cards_and_the_plus_tile_are_not_face_up() -> None:
    tiles = ("tile-plus", "tile-research", "tile-energy")
    state = having("titanium1-0", "", "carbon2-0", tiles=tiles, tiles_used=("tile-energy",))
    state = turn_down(state, 0, ("carbon2-0",))
    assert [card.id for card in face_up(state, 0)] == ["titanium1-0", "tile-research"]


def test_cards_that_are_turned_down_take_the_plus_tile_along() -> None:
    state = having("titanium1-0", "carbon2-0", tiles=("tile-plus", "tile-field"), boosted="carbon2-0")
    state = turn_down(state, 0, ("carbon2-0", "tile-field"))
    assert state.players[0].used == (False, True, False, False, False)
    assert set(state.players[0].tiles_used) == {"tile-field", "tile-plus"}
    assert state.players[0].boosted == "carbon2-0", "the tile is not moved to another card"


def test_ruling_5_an_area_without_cards_counts_for_nothing() -> None:
    state = having()
    assert [measure(state, 0, space) for space in ("scientist", "titanium", "energy")] == [0, 0, 0]


def test_ruling_6_plus_tile_counts_once_it_is_laid() -> None:
    state = having("carbon1-0", "carbon2-0", tiles=("tile-plus",))
    assert measure(state, 0, "carbon") == 3
    assert measure(with_player(state, 0, boosted="carbon2-0"), 0, "carbon") == 4


def test_the_plus_tile_counts_no_more_when_its_card_is_used() -> None:
    state = having("carbon1-0", "carbon2-0", tiles=("tile-plus",), boosted="carbon2-0")
    assert units(turn_down(state, 0, ("carbon2-0",)), 0, "carbon") == 1


@pytest.mark.parametrize(("level", "expected"), [(0, 3), (1, 3), (2, 5)])
def test_ruling_6_d1_adds_a_unit_to_each_titanium_card(level: int, expected: int) -> None:
    state = having("titanium1-0", "titanium2-0", "carbon2-0", level=("D1", level))
    assert measure(state, 0, "titanium") == expected
    assert units(state, 0, "carbon") == 2


@pytest.mark.parametrize(("level", "expected"), [(0, 5), (1, 6), (2, 7)])
def test_ruling_6_a1_adds_to_the_energy_total(level: int, expected: int) -> None:
    state = having("energy1-0", "energy2-0", level=("A1", level), tiles=("tile-energy",))
    assert energy(state, 0) == measure(state, 0, "energy") == expected


def test_a1_needs_an_energy_card_face_up() -> None:
    state = having("energy1-0", "carbon1-0", level=("A1", 2))
    assert energy(state, 0) == 3
    assert energy(turn_down(state, 0, ("energy1-0",)), 0) == 0


def test_a1_adds_to_a_discarded_energy_card_alone() -> None:
    state = having("energy2-0", level=("A1", 2))
    assert energy_alone(state, 0, "energy1-0") == 3


def test_the_energy_tile_serves_as_the_energy_card_that_a1_needs() -> None:
    assert energy(having(level=("A1", 1), tiles=("tile-energy",)), 0) == 3


@pytest.mark.parametrize(
    ("cards", "tiles", "level", "expected"),
    [
        ((), (), 0, (0, 0)),
        (("research2-0",), (), 0, (1, 0)),
        (("research2-0", "A10"), (), 0, (2, 1)),
        (("research2-0",), ("tile-research",), 0, (2, 1)),
        (("research2-0", "A12"), ("tile-field",), 0, (1, 2)),
        (("research2-0",), (), 1, (1, 1)),
        (("research2-0", "A13"), (), 2, (1, 2)),
        (("A12", "A13"), (), 0, (0, 2)),
    ],
)
def test_scientists_and_those_beside_one_of_them(
    cards: tuple[str, ...], tiles: tuple[str, ...], level: int, expected: tuple[int, int]
) -> None:
    state = having(*cards, tiles=tiles, level=("E1", level))
    assert scientists(state, 0) == expected
    assert measure(state, 0, "scientist") == expected[0], "the space compares research scientists alone"


@pytest.mark.parametrize(("level", "expected"), [(0, 2), (1, 3), (2, 3)])
def test_e1_counts_as_one_more_field_scientist(level: int, expected: int) -> None:
    assert field_icons(having("A12", level=("E1", level), tiles=("tile-field",)), 0) == expected


def test_ruling_15_a_bonus_counts_by_the_level_of_this_turn() -> None:
    """A threshold that was passed does not raise what others compare before the owner's next turn."""
    state = having("titanium2-0", level=("D1", 0), tracks=(24, 0, 0, 0))
    assert measure(state, 0, "titanium") == 2


def test_lunas_majority_cards_are_her_measures() -> None:
    """The left card's numbers count for titanium and carbon, the right one's for energy and minerals."""
    state = with_luna(first(2, {"luna": "1"}), majority=("I-5", "I-7"))
    measures = {space: measure(state, LUNA, space) for space in MAJORITY}
    assert measures == {"scientist": 1, "titanium": 3, "carbon": 3, "energy": 0, "minerals": 4}


@pytest.mark.parametrize(("space", "cost"), [(0, 2), (3, 2), (4, 3), (7, 3), (8, 4), (11, 4)])
def test_the_total_cost_adds_that_of_the_column(space: int, cost: int) -> None:
    display = tuple(["A02" if at == space else "" for at in range(12)])
    assert total_cost(table(display=display), "A02") == cost


def test_ruling_8_discounts_are_no_part_of_the_total_cost() -> None:
    """A seat that buys with CrypCoin pays the total cost, whatever C1 and D1 give."""
    state = with_player(table(display=("A02", "A01", *[""] * 10)), 0, levels=(0, 0, 2, 1))
    assert (total_cost(state, "A02"), total_cost(state, "A01")) == (2, 2)


def test_an_acquired_card_leaves_its_space_empty() -> None:
    display = ("A01", "A02", *[""] * 10)
    state = acquire(with_player(table(display=display), 0, hand=("carbon1-0",)), 0, "A02")
    assert state.display == ("A01", *[""] * 11)
    assert state.players[0].hand == ("carbon1-0", "A02")


@pytest.mark.parametrize(
    ("levels", "kinds", "off"),
    [
        ((0, 0), {"minerals"}, 0),
        ((1, 0), {"minerals"}, 1),
        ((1, 0), {"carbon"}, 0),
        ((2, 0), {"carbon"}, 1),
        ((2, 0), {"carbon", "titanium"}, 1),
        ((0, 1), {"titanium"}, 1),
        ((0, 1), {"minerals"}, 0),
        ((0, 2), {"titanium"}, 0),
        ((2, 1), {"carbon", "titanium"}, 2),
        ((2, 1), {"carbon", "minerals"}, 1),
    ],
)
def test_discounts_of_c1_and_d1_add_up(levels: tuple[int, int], kinds: set[str], off: int) -> None:
    """Ruling 54: one card of the type suffices; the second bonus of D1 takes the place of the first."""
    state = with_player(table(tracks=("A1", "B1", "C1", "D1")), 0, levels=(0, 0, *levels))
    assert discount(state, 0, kinds) == off


def test_a_track_that_is_not_in_play_gives_nothing() -> None:
    state = with_player(table(tracks=("A2", "B2", "C2", "D2")), 0, levels=(2, 2, 2, 2))
    assert discount(state, 0, {"minerals", "titanium"}) == 0
    assert energy(holding(state, 0, "energy1-0"), 0) == 1
