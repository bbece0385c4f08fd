"""What code and tests of the games cite can be looked up: docs/rulings.md and the paragraphs of `/rules`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.architecture.source import ROOT, everything

GAMES = ("skymines", "space_mission", "space_missions")
_SERIES = r"\d[\d.]*(?:(?:,\s+|\s+and\s+|\s+to\s+)\d[\d.]*)*"
RULING = re.compile(rf"\brulings?\s+({_SERIES})|_ruling_(\d+)", re.IGNORECASE)
PARAGRAPH = re.compile(rf"\brules\s+({_SERIES})", re.IGNORECASE)
DIGEST = re.compile(r"\b[Dd]igest\s+\d")
ELSEWHERE = re.compile(
    r"\b(?:digest\s+\d|proposals?\s+\d|notes?,?\s+items?\s+\d|items?\s+\d|R[56]\d\b|fact sheet)", re.IGNORECASE
)
"""Texts that are not in the repository."""


@cache
def _rulings() -> dict[str, list[int]]:
    """Return the numbers of the rulings by game, in the order of the page."""
    _, *sections = re.split(r"^## (.*)$", (ROOT / "docs" / "rulings.md").read_text("utf-8"), flags=re.MULTILINE)
    return {
        title.lower().replace(" ", "_"): [int(number) for number in re.findall(r"^\| (\d+) \|", rows, re.MULTILINE)]
        for title, rows in zip(sections[::2], sections[1::2], strict=True)
    }


@cache
def _paragraphs(game: str) -> set[str]:
    """Return the topics and paragraphs of a game's own rules by their numbers."""
    text = (ROOT / "bot" / "text" / "en" / f"{game.replace('_', '-')}-rules.ftl").read_text("utf-8")
    return {*re.findall(r"-topic-[\w-]+ = (\d+)\. ", text), *re.findall(r"= \*\*(\d+\.\d+)\b", text)}


def _texts(game: str) -> Iterator[tuple[str, str]]:
    """Yield the files of a game that may cite: code, pictures, tests, data."""
    folders = [f"{folder}/{game}/" for folder in ("bot/games", "renderers", "tests/games")]
    yield from ((source.path, source.text) for source in everything() if source.path.startswith(tuple(folders)))
    for file in (ROOT / "bot" / "games" / game).rglob("*.toml"):
        yield file.relative_to(ROOT).as_posix(), file.read_text("utf-8")


def _series(text: str) -> Iterator[str]:
    for first, last in re.findall(r"(\d+(?:\.\d+)*)(?:\s+to\s+(\d+))?", text):
        yield from map(str, range(int(first), int(last) + 1)) if last else [first]


def unknown(game: str, text: str) -> Iterator[str]:
    """Yield what a text of a game cites and a reader of the repository cannot look up."""
    for cited in RULING.finditer(text):
        numbers = _cited(cited)
        yield from (f"ruling {int(number)}" for number in numbers if int(number) not in _rulings()[game])
    for cited in PARAGRAPH.finditer(text):
        yield from (f"rules {number}" for number in _series(cited[1]) if number not in _paragraphs(game))
    yield from ELSEWHERE.findall(text)


def _pages() -> Iterator[tuple[str, str]]:
    """Yield the texts of the repository that are written by hand, but this file."""
    yield from ((source.path, source.text) for source in everything() if not __file__.endswith(source.path))
    for folder, ending in (("docs", "md"), ("bot", "toml"), ("bot", "ftl"), ("tests", "toml"), ("tests", "md")):
        for file in (ROOT / folder).rglob(f"*.{ending}"):
            yield file.relative_to(ROOT).as_posix(), file.read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_cites_can_be_looked_up(game: str) -> None:
    files = dict(_texts(game))
    assert len(files) > 40
    assert {path: found for path, text in files.items() if (found := list(unknown(game, text)))} == {}
    assert any(RULING.search(text) for text in files.values())


@pytest.mark.parametrize("game", GAMES)
def test_each_ruling_has_a_test_that_cites_it(game: str) -> None:
    tests = [text for path, text in _texts(game) if path.startswith("tests/")]
    cited = {int(number) for text in tests for found in RULING.finditer(text) for number in _cited(found)}
    assert [number for number in _rulings()[game] if number not in cited] == []


def _cited(found: re.Match[str]) -> Iterator[str]:
    return _series(found[1] or found[2])


def test_no_file_cites_a_digest_of_the_rules() -> None:
    assert [path for path, text in _pages() if DIGEST.search(text)] == []
    assert DIGEST.search("(digest 1.5.2)")


def test_each_ruling_has_one_number() -> None:
    assert tuple(_rulings()) == GAMES
    for numbers in _rulings().values():
        assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("rules 5.2, 16; rulings 29 to 31, 50\nand 67; `moon.toml`", []),
        ("def test_ruling_05_more() -> None: ...", []),
        ("Rulings 69 to 72", ["ruling 71", "ruling 72"]),
        ("ruling 1, 2,\n    90 and 91", ["ruling 90", "ruling 91"]),
        ("def test_9_3_ruling_80_more() -> None: ...", ["ruling 80"]),
        ("(rules 5.99, 18.1, 19)", ["rules 5.99", "rules 19"]),
        ("Digest 1.5.2; R54; notes item 12; Proposal 38; ruling 9", ["Digest 1", "R54", "notes item 1", "Proposal 3"]),
    ],
)
def test_what_cannot_be_looked_up_is_found(text: str, found: list[str]) -> None:
    assert list(unknown("skymines", text)) == found
