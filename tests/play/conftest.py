"""The `club` fixtures of this folder."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

import pytest

from bot.text.translator import Translator
from renderers.registry import RENDERERS, Renderer
from renderers.space_mission import layers
from tests.play.club import Club, open_club
from tests.service.every_game import EVERY
from tests.support.fixtures import commands_written_once as commands_written_once
from tests.toys import TOYS
from tests.toys.renderer import text_renderer
from tests.toys.words import translator


@cache
def host_texts() -> Translator:
    return Translator(strict=True)


@pytest.fixture(autouse=True)
def texts_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bots of all tests share their texts, which are read when they are first said."""

    def shared(*, strict: bool) -> Translator:
        assert strict
        host_texts().register({})  # a new bot knows no command's id yet
        return host_texts()

    monkeypatch.setattr("bot.app.Translator", shared)


@pytest.fixture
async def club(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Club]:
    drawn = request.node.get_closest_marker("drawn") is not None
    async with open_club(tmp_path / "data", drawn=drawn) as opened:
        yield opened


@pytest.fixture
async def wide_club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    """The bot as `bot.app` wires it, with the toys among its games."""
    monkeypatch.setattr("bot.app.TITLES", EVERY)
    monkeypatch.setattr("bot.app.Translator", lambda strict: translator())
    monkeypatch.setattr("tests.play.club.translator", translator)
    for name, title in TOYS.items():
        drawn = Renderer(text_renderer(title.presenter), layers.table, layers.check)  # pyright: ignore[reportArgumentType]
        monkeypatch.setitem(RENDERERS, name, drawn)  # pyright: ignore[reportArgumentType] - a dictionary all the same
    async with open_club(tmp_path / "data") as opened:
        yield opened
