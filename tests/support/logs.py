"""Whole logs, single actions and undo for tests: the bot stores entries one by one and asks `open_entry`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.core.contract import Game
from bot.games.history.log import AnyEntry, TookBack, encode
from bot.games.history.replay import Replay, advance, open_entry

_log = msgspec.json.Decoder(tuple[AnyEntry, ...])


class TooLate(Exception):
    """The seat has nothing that it may take back."""


def take_back(game: Game, replay: Replay, seat: int) -> Replay:
    """Take the seat's last action back and return the replay with that entry. Raises `TooLate`."""
    number = open_entry(game, replay, seat)
    if number is None:
        raise TooLate(seat)
    return advance(game, replay, TookBack(seat, number))


def encode_log(log: Iterable[AnyEntry]) -> bytes:
    """Return the log's JSON, a list in order."""
    return encode(tuple(log))


def decode_log(data: bytes) -> tuple[AnyEntry, ...]:
    """Read a log. Raises msgspec.ValidationError when it is none."""
    return _log.decode(data)


def decode_action(game: Game, data: bytes) -> Action:
    """Read an action. Raises msgspec.ValidationError when it is not one of this game's."""
    union: Any = reduce(or_, (verb.action for verb in game.meta.verbs))
    return msgspec.json.decode(data, type=union)


def words(action: Action) -> str:
    """Return the action in words: `jump 17 hazard`."""
    return " ".join((verb_of(action), *nouns(action)))
