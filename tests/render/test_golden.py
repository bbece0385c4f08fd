"""Every look of the contact sheet equals its golden picture."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from tests.render.goldens import FOLDER, README_FOLDER, TOLERANCE, apart, drawn, golden, readme
from tests.samples.pictures import README, sheet

SHEET = sheet()


@pytest.mark.parametrize("name", SHEET)
def test_a_picture_is_as_it_was_found_good(name: str) -> None:
    far = apart(drawn(SHEET[name]), golden(name))
    assert far <= TOLERANCE, f"{name} is {far} apart: look at it, then run python -m tests.render.goldens"


def test_golden_pictures_are_of_the_sheet_and_small() -> None:
    files = list(FOLDER.glob("*.png"))
    assert {file.stem for file in files} == set(SHEET)
    assert sum(file.stat().st_size for file in files) < 25_000 * len(files)


@pytest.mark.parametrize("name", README)
def test_a_picture_of_the_readme_is_as_it_is_drawn(name: str) -> None:
    far = apart(readme(name), golden(README[name]))
    assert far <= TOLERANCE, f"{name} is {far} apart: run python -m tests.render.goldens"


def test_the_readme_shows_all_of_its_pictures() -> None:
    shown = re.findall(r"docs/pictures/(\S+)\.png", (README_FOLDER.parents[1] / "README.md").read_text())
    assert sorted(shown) == sorted(README) == sorted(file.stem for file in README_FOLDER.iterdir())


def test_one_digit_that_is_another_is_seen() -> None:
    board = SHEET["board"]
    first = board.view.ring[0]
    for change in ({"left": 6}, {"jump": 2}, {"seen_by": (0, 1)}):
        ring = (replace(first, **change), *board.view.ring[1:])
        assert apart(drawn(board._replace(view=replace(board.view, ring=ring))), golden("board")) > TOLERANCE
    assert apart(drawn(SHEET["hand"]), golden("board")) == 255
