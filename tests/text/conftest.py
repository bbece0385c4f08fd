"""What the text tests share."""

from __future__ import annotations

import pytest

from bot.text import Translator


@pytest.fixture(scope="session")
def translator() -> Translator:
    """The bot's words, strict: a missing key or fact fails the test."""
    return Translator(strict=True)


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> str:
    return request.param
