"""The pages for readers stay within their sizes, and what they link to and name is there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.architecture.source import ROOT

PAGES = ("README.md", "CHANGELOG.md", *(f"docs/{page.name}" for page in sorted((ROOT / "docs").glob("*.md"))))
LINK = re.compile(r"\]\((?!https?:)([^)]*)\)")
PATH = re.compile(r"`((?:bot|cogs|db|renderers|tests|docs)/[\w./-]*)`")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def missing(page: str, text: str) -> Iterator[str]:
    """Yield the links of a page that lead nowhere, and the paths that it names and that are not there."""
    for link in LINK.findall(text):
        path, _, anchor = link.partition("#")
        file = (ROOT / page).parent / path if path else ROOT / page
        if not file.exists() or (anchor and anchor not in _anchors(file.read_text("utf-8") if path else text)):
            yield link
    yield from (path for path in PATH.findall(text) if not (ROOT / path).exists())


def _anchors(text: str) -> set[str]:
    """Return the names that headings have as the ends of links."""
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)}


@pytest.mark.parametrize("page", PAGES)
def test_everything_that_a_page_names_is_there(page: str) -> None:
    assert list(missing(page, (ROOT / page).read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[record](docs/record.md#chance) and `bot/app.py` and `bot/games/<game>`", []),
        ("## Some words, and more\n[here](#some-words-and-more)", []),
        ("[gone](docs/gone.md)", ["docs/gone.md"]),
        ("[gone](docs/record.md#gone) [gone](#gone)", ["docs/record.md#gone", "#gone"]),
        ("`bot/gone.py`", ["bot/gone.py"]),
    ],
)
def test_what_is_missing_is_found(text: str, found: list[str]) -> None:
    assert list(missing("README.md", text)) == found


EXCERPT = re.compile(r"```python\n# (\S+)\n(.*?)```", re.DOTALL)
GUIDE = "docs/adding_a_game.md"


def misquoted(text: str) -> Iterator[str]:
    """Yield the excerpts that are not in the file they name, piece by piece in order; a line `...` stands between."""
    for path, excerpt in EXCERPT.findall(text):
        rest = f"\n{(ROOT / path).read_text(encoding='utf-8')}"
        for piece in re.split(r"^\.\.\.\n", excerpt, flags=re.MULTILINE):
            _, found, rest = rest.partition("\n{}\n".format(piece.strip("\n")))
            if not found:
                yield f"{path}: {piece}"


def test_excerpts_of_code_are_those_of_the_files() -> None:
    text = (ROOT / GUIDE).read_text(encoding="utf-8")
    assert text.count("```python") == len(EXCERPT.findall(text)) > 8, "every excerpt names its file"
    assert list(misquoted(text)) == []


def test_an_excerpt_that_is_another_is_found() -> None:
    page = "```python\n# bot/games/registry.py\n{}```\n"
    there = '    "crazy-eights": (\n...\nclass UnknownGame(KeyError):\n'
    assert list(misquoted(page.format(there))) == []
    for other in ('    "crazy-nines": (\n', 'class UnknownGame(KeyError):\n...\n    "crazy-eights": (\n'):
        assert list(misquoted(page.format(other)))


def test_the_guide_for_a_new_game_stays_short() -> None:
    assert len((ROOT / GUIDE).read_bytes()) <= 12_500


def test_the_readme_has_at_most_12_kilobytes() -> None:
    assert len((ROOT / "README.md").read_bytes()) <= 12_000


def test_the_glossary_has_at_most_40_terms() -> None:
    rows = [line for line in (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines() if line.startswith("| ")]
    assert 20 < len(rows) - 1 <= 40
