"""States, events and actions as exact JSON, and back with every type checked."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec

from bot.games.core.contract import Game

_encoder = msgspec.json.Encoder(order="deterministic")
_PLACE = re.compile(r" - at `\$\.?(.*)`$")
_FIELD = re.compile(r"(?:required|unknown) field `(.*?)`")


def place_of(error: msgspec.ValidationError) -> str:
    """Return where in a JSON text the fault lies, such as `seats[0].bank`: a person is told no more; "" at its top."""
    places = (pattern.search(str(error)) for pattern in (_PLACE, _FIELD))
    return ".".join(place[1] for place in places if place is not None and place[1])


def encode(value: Any) -> bytes:
    """Return the value's JSON; equal values give equal bytes."""
    return _encoder.encode(value)


@lru_cache(maxsize=64)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode_state(game: Game, data: bytes) -> Any:
    """Read a state. Raises msgspec.ValidationError when it is not one of this game's."""
    return _decoder(game.state_type).decode(data)


def decode_events(game: Game, data: bytes) -> tuple[Any, ...]:
    """Read a stored tuple of events, without kinds that this version does not know."""
    raw = msgspec.json.decode(data, type=list[msgspec.Raw])
    known: list[Any] = []
    for item in raw:
        try:
            known.append(_decoder(game.event_type).decode(item))
        except msgspec.ValidationError:
            continue
    return tuple(known)
