"""The data files: each is read, names its edition, and a fault in it is named."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from bot.games.skymines.geography import BELT, MOON, Shuttle, read_belt, read_moon
from bot.games.skymines.loading import EDITION, data_file
from bot.games.skymines.material import (
    STARTING_NAMES,
    read_board,
    read_cards,
    read_missions,
    read_plans,
    read_tracks,
)


def _plans(text: str) -> Any:
    return read_plans(text, STARTING_NAMES)


def _text(file: str) -> str:
    text, _ = data_file(f"{file}.toml")
    return text


def _changed(file: str, old: str, new: str) -> str:
    """Return the text of a file with something else in the first place of `old`."""
    text = _text(file)
    assert old in text
    return text.replace(old, new, 1)


READ: dict[str, Callable[[str], Any]] = {
    "moon": read_moon,
    "belt": read_belt,
    "tracks": read_tracks,
    "cards": read_cards,
    "plans": _plans,
    "board": read_board,
    "missions": read_missions,
}


@pytest.mark.parametrize("file", READ)
def test_file_names_its_edition(file: str) -> None:
    text = _text(file)
    assert f'edition = "{EDITION}"' in text
    READ[file](text)
    with pytest.raises(ValueError, match="edition file: of the edition another, not"):
        READ[file](text.replace(EDITION, "another"))


def test_every_data_file_is_read() -> None:
    folder = resources.files("bot.games.skymines") / "data"
    assert {file.name for file in folder.iterdir()} - {"luna.toml"} == {f"{name}.toml" for name in READ}


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("moon", "[1, 2, 1],", "[1, 2, 1], [2, 1, 2],", "a border once, of two sectors"),
        ("moon", "[1, 2, 1],", "[1, 2, 1], [1, 1, 1],", "a border once, of two sectors"),
        ("moon", "[1, 2, 1],", "[1, 25, 1],", "borders of sectors that exist"),
        ("moon", "[1, 2, 1],", "[1, 2, 3],", "single and double lines"),
        ("moon", "24 = {", "25 = {", "sectors numbered from 1, in order"),
        ("moon", "astrogo =", "mombasa =", "a station for each company, in order"),
        ("moon", "left = [0, 1, 0, 1, 2]", "left = [0, 1, 0, 1]", "5 home spaces in a column"),
        ("moon", "middle =", "centre =", "the 3 columns in order"),
        ("belt", "2 = { ends = [1, 3] }", "33 = { ends = [1, 3] }", "targets numbered together from 1"),
        ("belt", "2 = { ends = [1, 3] }", "2 = { ends = [1, 4] }", "shuttle 2: between asteroids"),
        ("belt", "icon = [18]", "icon = [15]", "shuttle 32: icons at its ends"),
        ("belt", "gas = 1, pair = [1, 2]", "gas = 1, pair = [1, 3]", "asteroid 3: linked spaces"),
        ("belt", "gas = 1, pair = [1, 2]", "gas = 1, pair = [1]", "asteroid 3: two linked spaces or none"),
        ("belt", "astrogo = [1, 3]", "astrogo = [1, 2]", "paths to asteroids"),
        ("tracks", 'id = "E2"', 'id = "F2"', "two sides of five tracks, in order"),
        ("tracks", "barriers = [[10, 2]]", "barriers = [[24, 2]]", "track A2: links between spaces"),
        ("tracks", "barriers = [[7, 1], [15, 2]]", "barriers = [[15, 2], [7, 1]]", "track A1: ascending spaces"),
        ("tracks", "18, 21, 24]", "18, 21, 25]", "track C2: shares on spaces"),
        ("tracks", "shares = [2,", "shares = [0,", "track A1: shares on spaces"),
        ("tracks", "[[5, 1], [13, 2]]", "[[5, 1]]", "track A1: two thresholds"),
        ("cards", 'id = "A02"', 'id = "A01"', "A01 twice"),
        ("cards", 'kind = "share"', 'kind = "stock"', "card E01: kind"),
        ("cards", 'share = "tawac"', 'share = "saint-louis"', "card B03: companies"),
        ("cards", 'letter = "E"', 'letter = "D"', "card E01: letter"),
        (
            "cards",
            '{ id = "single4", kind = "energy", value = 1, cost = 2 },',
            "",
            "a single-energy card for each seat",
        ),
        ("plans", 'letter = "B"', 'letter = "C"', "plan B01: letter"),
        ("plans", 'id = "R7"', 'id = "R8"', "a special plan for each round but the first"),
        ("plans", 'id = "S10", letter', 'id = "S11", letter', "a plan for each token, in order"),
        ("plans", '["titanium2", "carbon1"', '["titanium3", "carbon1"', "token S01: three starting cards"),
        ("plans", '["titanium2", "carbon1"', '["carbon1", "carbon1"', "token S01: three starting cards"),
        ("board", "slot = 8", "slot = 29", "tank: steps on the track"),
        ("board", "slot = 8", "slot = 0", "tank: steps on the track"),
        ("board", "15 = 60 }", "16 = 60 }", "research: steps on the track"),
        ("board", "28 = 60", "28 = 40", "tank: values that rise"),
        ("board", '["C", 1]', '["D", 1]', "red frames on lettered spaces"),
        ("board", '["C", 1]', '["C", 5]', "red frames in the display"),
        ("board", "least = 6", "least = 4", "titanium: tiers that rise"),
        ("board", 'measure = "carbon"', 'measure = "coal"', "carbon: what is compared"),
        ("missions", 'id = "M2"', 'id = "M1"', "M1 twice"),
    ],
)
def test_faults_of_files_are_named(file: str, old: str, new: str, fault: str) -> None:
    with pytest.raises(ValueError, match="edition file") as error:
        READ[file](_changed(file, old, new))
    assert str(error.value) == f"edition file: {fault}"


def test_missing_letter_of_plans_is_named() -> None:
    text = _text("plans").replace('{ id = "C', '{ id = "D').replace('letter = "C"', 'letter = "D"')
    with pytest.raises(ValueError, match=r"^edition file: plans of three letters$"):
        _plans(text)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [("borders = [", "borders = ", "edition file: "), ("{ coin = 2 }", "{ coins = 2 }", "unknown field")],
)
def test_malformed_file_is_refused(old: str, new: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_moon(_changed("moon", old, new))


EVERY_SPACE = list(range(24))
"""The spaces of a track behind which a link lies."""


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("tracks", "[[10, 2]]", str([[space, 1] for space in EVERY_SPACE])),
        ("tracks", "[2, 4, 7, 9, 12, 14, 17, 19, 22, 24]", str([space + 1 for space in EVERY_SPACE])),
        ("board", "slot = 8", "slot = 1"),
        ("board", "slot = 8", "slot = 28"),
        ("board", '["C", 1]', '["C", 4]'),
    ],
)
def test_first_and_last_space_are_allowed(file: str, old: str, new: str) -> None:
    READ[file](_changed(file, old, new))


def test_boards_are_read_as_the_rules_have_them() -> None:
    assert read_moon(_text("moon")) == MOON
    assert read_belt(_text("belt")) == BELT


SMALLEST_BELT = f"""
edition = "{EDITION}"
[asteroids]
1 = {{ spaces = 2, reward = {{}}, gas = 0, pair = [0, 1] }}
2 = {{ spaces = 1, reward = {{}}, gas = 0 }}
[stations]
astrogo = [1, 2]
tawac = [1]
skymine = [2]
minerva = [2, 1]
[shuttles]
3 = {{ ends = [1, 2], icon = [1, 2] }}
[columns]
left = [0, 1, 0, 1, 2]
middle = [0, 0, 1, 1, 2]
right = [1, 0, 1, 0, 2]
"""


def test_belt_may_use_all_asteroids_and_spaces() -> None:
    """A path between all asteroids, icons at both ends, an asteroid of linked spaces, paths to all asteroids."""
    belt = read_belt(SMALLEST_BELT)
    assert belt.paths == ((1, 2), (1,), (2,), (2, 1))
    assert belt.shuttles == {3: Shuttle((1, 2), (1, 2))}
    assert belt.asteroids[1].pair == (0, 1)
