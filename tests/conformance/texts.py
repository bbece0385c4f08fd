"""What a game's texts are tried with: views, actions and events that are built by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event


@dataclass(frozen=True)
class Texts:
    """Everything that `tests/games/<game>/texts.py` gives for its game.

    `views`: positions by name. `tried`: views in which every action of `actions` is put into words, possible or not.
    `events`: of every kind, some. `secret`: an event of seat 0 and the same with other secrets of that seat, for every
    private field. `sealed`: what the options keep even from its own seat until the end. `keys`: texts about the
    material. `categories`: lines of the score. `credits`: whom the edition names. `odd`: what must not be left over in
    a text.

    `looks`, `choices` and `values` are those whose very words are kept (`golden_texts.py`), each with a view's name;
    `refusals` gives what is refused with them, by line of a record and the position's name.
    """

    names: Sequence[str]
    views: Mapping[str, Any]
    tried: Callable[[], Iterable[Any]]
    actions: Callable[[Any], Iterable[Action]]
    events: Sequence[Event]
    secret: Sequence[tuple[Event, Event]]
    keys: Sequence[str]
    categories: Sequence[str]
    credits: Sequence[str]
    odd: str
    looks: Sequence[tuple[str, str, str | None]]
    choices: Sequence[tuple[str, Action]]
    values: Sequence[tuple[str, str, str, str]]
    refusals: Callable[[], Iterable[tuple[str, Refusal]]]
    sealed: Sequence[Event] = ()


def texts_of(game: str) -> Texts:
    """Return what a registered game's texts are tried with."""
    return import_module(f"tests.games.{game.replace('-', '_')}.texts").TEXTS
