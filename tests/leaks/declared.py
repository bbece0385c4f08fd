"""What each game's test files declare secret, and how two states differ in it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from msgspec import Struct

from bot.games.core.contract import Title
from bot.games.history.log import encode
from bot.games.registry import TITLES
from tests.leaks.read_spy import Path, Secrets
from tests.toys import TOYS


def title_of(game: str) -> Title:
    """Return a toy or a registered game."""
    return TOYS.get(game) or TITLES[game]


def secrets_of(game: str) -> Secrets:
    """Return what the game's test file declares: `SECRETS` of tests/games/<game>/secrets.py."""
    module = "tests.toys.secrets" if game in TOYS else f"tests.games.{game.replace('-', '_')}.secrets"
    return import_module(module).SECRETS[game]


def kind(way: Path) -> tuple[str, ...]:
    return tuple(step for step in way if isinstance(step, str))


def differences(one: Any, other: Any, way: Path = ()) -> Iterator[Path]:
    """Yield the ways to the smallest parts in which two states differ."""
    if encode(one) == encode(other):
        return
    if isinstance(one, Struct) and type(one) is type(other):
        for name in one.__struct_fields__:
            yield from differences(getattr(one, name), getattr(other, name), (*way, name))
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for place, (this, that) in enumerate(zip(one, other, strict=True)):
            yield from differences(this, that, (*way, place))
    else:
        yield way
