"""What the conformance tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.text.translator import Translator
from tests.conformance.games import some_cases
from tests.soaking import by_turns

TEXTS = (Path("bot/text"), Path("tests/toys/text"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", by_turns(some_cases(), 4), ids=str)


@pytest.fixture(scope="session")
def translator(tmp_path_factory: pytest.TempPathFactory) -> Translator:
    """The bot's words and the toys', strict: a key or a fact that is missing fails the test."""
    folder = tmp_path_factory.mktemp("text")
    root = Path(__file__).parents[2]
    for texts in TEXTS:
        for file in (root / texts).glob("*/*.ftl"):
            language = folder / file.parent.name
            language.mkdir(exist_ok=True)
            (language / file.name).write_bytes(file.read_bytes())
    return Translator(folder, strict=True)
