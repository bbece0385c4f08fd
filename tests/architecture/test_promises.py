"""For every promise of the README's section on safety there is a test that carries its name."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
NAMED = re.compile(r"`(test_\w+)`")


@cache
def known() -> frozenset[str]:
    """Return the names of all tests that pytest collects: functions of the files it looks into."""
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                found.add(node.name)
    return frozenset(found)


def promises(readme: str) -> list[str]:
    """Return the promises of the section on safety, each with the names of its tests."""
    section = readme.partition("\n### Safety\n")[2].partition("\n### ")[0]
    return [" ".join(line.split()) for line in re.split(r"\n(?=\* |\n)", section) if line.startswith("* ")]


def unproved(readme: str) -> list[str]:
    """Return what is wrong: promises without a test, and tests that are not there."""
    wrong: list[str] = []
    for promise in promises(readme):
        names = NAMED.findall(promise)
        wrong += [f"no such test: {name}" for name in names if name not in known()]
        wrong += [] if names else [f"no test: {promise}"]
    return wrong


def test_every_promise_has_its_test() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(promises(readme)) > 20
    assert unproved(readme) == []


def test_every_test_that_the_readme_names_is_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in NAMED.findall(readme) if name not in known()] == []


@pytest.mark.parametrize(
    ("section", "count"),
    [
        ("* Kept: `test_every_promise_has_its_test`.", 0),
        ("* Kept: `test_every_promise_has_its_test`,\n  `test_never_written`.", 1),
        ("* Nothing ever goes wrong.", 1),
        ("* One `test_no_such`.\n* Two.\n\n**More.**\n* Three `test_every_promise_has_its_test`.", 2),
    ],
)
def test_an_empty_promise_is_found(section: str, count: int) -> None:
    assert len(unproved(f"# X\n\n### Safety\n\n{section}\n\n### Limits\n\n* none\n")) == count
