"""Media missions: the table of lines, drawn or chosen, and what is scored at the end."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from itertools import chain, combinations

import pytest

from bot.games.space_missions.material import CATEGORIES, mission_of
from bot.games.space_missions.media import EITHER, choices, chosen, drawn, lines_for, read_rows
from tests.games.script import stream
from tests.games.space_missions.builders import GAME
from tests.games.space_missions.test_setup import table

MEDIA = (resources.files("bot.games.space_missions") / "data" / "media.toml").read_text(encoding="utf-8")
SCORED = [tuple(chosen) for size in range(4) for chosen in combinations(CATEGORIES[1:], size)]
TABLE = {
    "lunar manned unmanned": ("4 5 6 7, 1/3 4/6 5/7 8, 2 4 6 5/7", "2 3 4 6 5/7 8"),
    "": ("4 5 6 7, 1/2/3 4/5/6/7/8 4/5/6/7/8 4/5/6/7/8", "2 3 4 6 5/7 8, 1/2/3 4 5 6 7 8"),
    "manned unmanned": ("4 5 6 7/8, 1/3 4/6 5/7 8, 1/3 4/6 5 7/8, 2 4 6 5/7/8", "2 3 4 6 5/7 8"),
    "unmanned": ("1/3/4 5 6 7/8, 2 5 7 8", "2 3 4 5 6 7/8, 1/3 4 5 6 7 8"),
    "manned": ("1 3 4 6, 1/3 4 6 5/7/8", "1 3 4 5 6 7/8, 1/3 2 4 5 6 7/8"),
    "lunar": ("4 5 6 7, 1/2/3 4/6 5/7 8", "2 3 4 5 6 7/8, 2/3 4 5 6 7 8"),
    "lunar manned": ("4 5 6 7, 1/3 4/6 5/7 8, 2 4 6 5/7", "1/2 3 4 5 6 7"),
    "lunar unmanned": ("4 5 6 7, 2 5 7 8, 1/3 5 7 8", "2 3 4 6 5/7 8"),
}
"""The eight rows by what is scored beside media: lines of four and of six, as in the fact sheet, 1.13."""


@pytest.mark.parametrize("scored", TABLE)
def test_every_row_has_the_lines_of_the_table(scored: str) -> None:
    found = [", ".join(lines_for(tuple(scored.split()), size)) for size in ("four", "six")]
    assert found == list(TABLE[scored])


def test_there_is_a_row_for_everything_that_can_be_scored() -> None:
    assert {tuple(scored.split()) for scored in TABLE} == set(SCORED)


def test_drawn_media_missions_suit_the_scored_categories() -> None:
    for number in range(40):
        size = "four" if number % 2 else "six"
        variant = table(2, number, media=size, lunar="drawn", manned="drawn", unmanned="drawn").variant
        allowed = {each for line in lines_for(variant.scored[1:], size) for each in choices(line)}
        assert variant.media in allowed


@pytest.mark.parametrize("scored", SCORED)
def test_29_unsuitable_first_game_media_missions_are_redrawn(scored: tuple[str, ...]) -> None:
    chosen = {category: "scored" if category in scored else "unscored" for category in CATEGORIES[1:]}
    dealt = {table(2, number, **chosen).variant.media for number in range(30)}
    fits = scored not in (("manned",), ("lunar", "unmanned"))
    assert (dealt == {(3, 5, 6, 8)}) is fits
    assert dealt <= {each for line in lines_for(scored, "four") for each in choices(line)}


@pytest.mark.parametrize("scored", SCORED)
@pytest.mark.parametrize(
    ("choice", "place"), [("four-1", 0), ("four-2", 1), ("four-3", 2), ("four-4", 3), ("six-1", 0), ("six-2", 1)]
)
def test_a_line_of_the_table_can_be_chosen(scored: tuple[str, ...], choice: str, place: int) -> None:
    """A row with fewer lines gives its last; what the line leaves open is drawn."""
    chosen = {category: "scored" if category in scored else "unscored" for category in CATEGORIES[1:]}
    lines = lines_for(scored, choice.partition("-")[0])
    line = choices(lines[min(place, len(lines) - 1)])
    dealt = {table(2, number, media=choice, **chosen).variant.media for number in range(20)}
    assert dealt <= set(line)
    assert len(dealt) > 1 or len(line) == 1


def test_every_line_of_every_row_can_be_chosen() -> None:
    options = next(option.choices for option in GAME.meta.options if option.id == "media")
    for size in ("four", "six"):
        most = max(len(lines_for(scored, size)) for scored in SCORED)
        assert [each for each in options if each.startswith(size)] == [
            size,
            *(f"{size}-{number}" for number in range(1, most + 1)),
        ]


@pytest.mark.parametrize(("size", "each"), [("four", 2), ("six", 3)])
def test_media_row_1_has_as_many_missions_of_each_category(size: str, each: int) -> None:
    for line in lines_for(("lunar", "manned", "unmanned"), size):
        for choice in choices(line):
            categories = Counter(chain.from_iterable(mission_of(number).categories for number in choice))
            assert categories == {"lunar": each, "manned": each, "unmanned": each}


def test_of_equal_fields_each_stands_for_another_mission() -> None:
    assert choices("1 4/5 4/5") == ((1, 4, 5),)
    assert len(choices("1/2/3 4/5/6/7/8 4/5/6/7/8 4/5/6/7/8")) == 3 * 10


@pytest.mark.parametrize(
    ("line", "either", "missions"),
    [
        ("4 5 6 7", "low-low-low", (4, 5, 6, 7)),
        ("1/3 4/6 5/7 8", "low-high-low", (1, 5, 6, 8)),
        ("2 4 6 5/7", "high-low-low", (2, 4, 6, 7)),
        ("1/2/3 4/5/6/7/8 4/5/6/7/8 4/5/6/7/8", "high-low-high", (3, 4, 7, 8)),
    ],
)
def test_the_host_decides_each_either_or(line: str, either: str, missions: tuple[int, ...]) -> None:
    assert chosen(line, either) == missions in choices(line)


@pytest.mark.parametrize("scored", SCORED)
@pytest.mark.parametrize("either", EITHER)
def test_what_is_chosen_within_a_line_is_always_one_of_it(scored: tuple[str, ...], either: str) -> None:
    for choice in ("four", "six", "four-2", "six-2"):
        dealt = {drawn(scored, choice, stream("media", number), either) for number in range(30)}
        lines = lines_for(scored, choice.partition("-")[0])
        assert all(any(each in choices(line) for line in lines) for each in dealt)
        assert either == "drawn" or len(dealt) <= (1 if "-" in choice else len(lines))


def test_the_table_takes_the_choice_within_its_line() -> None:
    dealt = {table(2, number, media="four-2", either="low-high-low").variant.media for number in range(20)}
    assert dealt == {(1, 5, 6, 8)}


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"4 5 6 7", "1/3 4/6', '"4 5 6 9", "1/3 4/6', "'4 5 6 9' is no line of 4 missions"),
        ('six = ["2 3 4 6 5/7 8"]', 'six = ["2 3 4 6 5/7"]', "no line of 6 missions"),
        ('scored = ["lunar"]', 'scored = ["media"]', "unknown categories"),
        ('scored = ["lunar"]', "scored = []", "not one row for each choice"),
        ("four =", "five =", "media file: Object"),
        ("[[rows]]", "[[rows]]\neight = []", "media file: Object contains unknown field"),
    ],
)
def test_a_faulty_media_file_is_named(old: str, new: str, fault: str) -> None:
    assert old in MEDIA
    with pytest.raises(ValueError, match=fault):
        read_rows(MEDIA.replace(old, new, 1))
