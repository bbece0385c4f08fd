"""docs/guarantees.md is what the markers on the tests say, and every guarantee has its test."""

from __future__ import annotations

from textwrap import indent

import pytest

from tests.architecture.source import Source
from tests.guarantees import PAGE, faults, guarantees, page, proofs, sources_of_tests


def test_every_guarantee_has_its_test() -> None:
    assert sum(map(len, guarantees().values())) > 80
    assert faults(guarantees(), proofs(sources_of_tests())) == []


def test_the_page_of_guarantees_is_up_to_date() -> None:
    written = page(guarantees(), proofs(sources_of_tests()))
    assert PAGE.read_text(encoding="utf-8") == written, "run `python -m tests.guarantees`"


MARKED = '@pytest.mark.guarantee("kept")\ndef test_kept(): ...\n'


@pytest.mark.parametrize(
    ("path", "text", "fault"),
    [
        ("tests/test_x.py", "def test_kept(): ...", "no test: kept"),
        ("tests/test_x.py", MARKED + MARKED.replace("kept", "new"), "tests/test_x.py test_new: no such guarantee: new"),
        ("tests/x.py", MARKED, "tests/x.py test_kept: not collected by pytest"),
        (
            "tests/test_x.py",
            f"class Cases:\n{indent(MARKED, '    ')}",
            "tests/test_x.py test_kept: not collected by pytest",
        ),
        ("tests/test_x.py", MARKED.replace("test_", ""), "tests/test_x.py kept: not collected by pytest"),
        ("tests/test_x.py", f"@pytest.mark.slow\n{MARKED}", "no test: kept"),
        ("tests/test_x.py", f"pytestmark = [pytest.mark.slow]\n{MARKED}", "no test: kept"),
    ],
)
def test_an_empty_guarantee_is_found(path: str, text: str, fault: str) -> None:
    promised = {"Nothing is lost": {"kept": "An action is kept."}}
    for fine in (MARKED, f"class TestKept:\n{indent(MARKED, '    ')}"):
        assert faults(promised, proofs([Source("tests/test_fine.py", fine)])) == []
    assert fault in faults(promised, proofs([Source(path, text)]))


def test_the_page_names_the_tests_of_each_sentence() -> None:
    promised = {"Nothing is lost": {"kept": "An action is kept.", "moved": "It moves."}}
    text = MARKED + '@pytest.mark.slow\n@pytest.mark.guarantee("kept", "moved")\nasync def test_moved(): ...\n'
    lines = page(promised, proofs([Source("tests/test_x.py", text)])).splitlines()
    assert lines[-5:] == [
        "",
        "* An action is kept.",
        "  * [tests/test_x.py](../tests/test_x.py): *`test_moved`*, `test_kept`",
        "* It moves.",
        "  * [tests/test_x.py](../tests/test_x.py): *`test_moved`*",
    ]
