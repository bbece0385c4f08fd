"""Requirements of research plans (rules 6; rulings 6, 26 to 28; track E1)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.skymines.cards import turn_down
from bot.games.skymines.change import with_player
from bot.games.skymines.material import PLAN, Requirement
from bot.games.skymines.requirements import missing, supplies
from tests.games.skymines.card_tables import holding, table

RS = "research2-0"


def lacking(needed: Requirement, *cards: str, e1: int = 0, track: str = "E1", used: str = "", **fields: Any) -> str:
    """Return what a seat with these cards lacks while it uses its research scientist."""
    state = with_player(holding(table(tracks=(track, "B1", "C2", "D2")), 0, RS, *cards), 0, levels=(e1, 0, 0, 0))
    state = with_player(state, 0, **fields)
    if used:
        state = turn_down(state, 0, (used,))
    return missing(needed, supplies(state, 0, RS))


@pytest.mark.parametrize("kind", ["titanium", "minerals", "carbon", "energy"])
def test_the_units_of_a_type_are_added_up(kind: str) -> None:
    two, four = Requirement(**{kind: 3}), Requirement(**{kind: 4})
    assert lacking(two, f"{kind}1-0", f"{kind}2-0") == ""
    assert lacking(four, f"{kind}1-0", f"{kind}2-0") == kind
    assert lacking(two, f"{kind}1-0", f"{kind}2-0", used=f"{kind}1-0") == kind, "used cards do not count"


def test_both_requirements_are_met() -> None:
    needed = Requirement(titanium=2, energy=2)
    assert lacking(needed, "titanium2-0", "energy2-0") == ""
    assert lacking(needed, "titanium2-0", "energy1-0") == "energy"
    assert lacking(needed, "titanium1-0", "energy2-0") == "titanium"


def test_ruling_6_tiles_and_track_bonuses_serve_requirements() -> None:
    assert lacking(Requirement(carbon=3), "carbon2-0", boosted="carbon2-0") == ""
    assert lacking(Requirement(energy=2), tiles=("tile-energy",)) == ""
    assert lacking(Requirement(energy=3), "energy1-0", track="A1", e1=2) == ""
    assert lacking(Requirement(titanium=5), "titanium1-0", "titanium2-0", track="D1", e1=2) == ""
    assert lacking(Requirement(field=1), tiles=("tile-field",)) == ""


def test_ruling_27_units_of_one_type_serve() -> None:
    assert lacking(Requirement(any_one=3), "carbon1-0", "minerals2-0") == "any_one"
    assert lacking(Requirement(any_one=3), "minerals1-0", "minerals2-0") == ""
    assert lacking(Requirement(any_one=1), "energy2-0") == "any_one", "energy is no resource"


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("D01", "carbon2-0"), ""),
        (("D01", "carbon1-0"), "any_one"),
        (("A06", "A04"), ""),
        (("A06", "A05"), ""),
        (("A06", "titanium2-0", "minerals2-0"), "any_one"),
        (("D01", "titanium2-0", "minerals1-0"), "any_one"),
        (("carbon2-0", "A04"), "carbon"),
    ],
)
def test_ruling_26_further_units_are_counted_beside_those_named(cards: tuple[str, ...], expected: str) -> None:
    """B21: 3 carbon and 3 further units of one type, so 6 carbon or 3 and 3."""
    assert lacking(PLAN["B21"].requirement, *cards) == expected


@pytest.mark.parametrize("kind", ["titanium", "minerals", "carbon"])
def test_units_named_are_no_further_units(kind: str) -> None:
    """Ruling 26, for each type."""
    needed = Requirement(any_one=2, **{kind: 2})
    assert lacking(needed, f"{kind}2-0") == "any_one"
    assert lacking(needed, f"{kind}2-0", f"{kind}1-0") == "any_one"
    assert lacking(needed, f"{kind}2-0", f"{kind}1-0", boosted=f"{kind}1-0") == ""


def test_ruling_28_the_scientist_in_use_does_not_count() -> None:
    needed = Requirement(scientist=1)
    assert lacking(needed) == "scientist"
    assert lacking(needed, "A10") == ""
    assert lacking(needed, "A10", used="A10") == "scientist"
    assert lacking(needed, "A12") == ""
    assert lacking(needed, tiles=("tile-research",)) == ""


def test_beside_a_discarded_scientist_all_of_the_area_count() -> None:
    """A discarded research scientist (E2) is the one in use, so the one of the area counts."""
    state = holding(table(), 0, RS)
    assert missing(Requirement(scientist=1), supplies(state, 0, "A10")) == ""


def test_a_research_scientist_is_no_field_scientist() -> None:
    assert lacking(Requirement(field=1), "A10") == "field"
    assert lacking(Requirement(field=1), "A13") == ""


@pytest.mark.parametrize("level", [1, 2])
def test_e1_meets_requirements_for_scientists(level: int) -> None:
    assert lacking(Requirement(field=1), e1=level) == ""
    assert lacking(Requirement(scientist=1), e1=level) == ""
