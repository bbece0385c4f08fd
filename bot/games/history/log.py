"""The ordered log of a table, every entry a small typed value; states, events and entries as exact JSON, and back.

Entries are numbered from 1 in the order they were accepted. Nothing is ever removed: what was taken back or
rewound stays in the log, followed by the entry that says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bot.games.core.actions import Action, Verb, build, nouns, verb_of
from bot.games.core.contract import Game

VOTE = "vote"
"""The only reason for which a table ends a game before its rules do."""


class Entry(Struct, frozen=True, tag_field="entry", forbid_unknown_fields=True, gc=False):
    """One line of the log. Subclasses are its kinds."""


class Acted(Entry, frozen=True, tag="acted", omit_defaults=True):
    """A seat did something, in words: the verb and its nouns (`actions.nouns`).

    `effort`: how many iterations a computer searched for it, so that its choice can be made again; 0 for people, and
    for computers that do not search.
    """

    seat: int
    verb: str
    nouns: tuple[str, ...]
    effort: int = 0


class TookBack(Entry, frozen=True, tag="took-back"):
    """A seat took its own entry of this number back (`undo`)."""

    seat: int
    number: int


class Rewound(Entry, frozen=True, tag="rewound", omit_defaults=True):
    """The table went back to where it stood after entry `number`, by vote or by its host.

    `epoch` is 1 at the first rewind and one more at each later one. It is mixed into chance, so that the coming draws
    are unknown again. `reshuffled`: hidden things that no seat had learned, such as the order of a draw pile, are dealt
    again (`Game.redeal_hidden`). Logs of the first tables do not have it and keep their meaning.
    """

    number: int
    epoch: int
    reshuffled: bool = False


class Concluded(Entry, frozen=True, tag="concluded"):
    """The table ended the game here. `reason`: `VOTE`."""

    reason: str


class Seated(Entry, frozen=True, tag="seated"):
    """Another player takes the seat: `human`, or a computer such as `computer:steady`."""

    seat: int
    player: str


AnyEntry: TypeAlias = Acted | TookBack | Rewound | Concluded | Seated


class BrokenLog(ValueError):
    """A log that no table can have written. `number` is the first entry that does not fit."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"entry {number}: {reason}")
        self.number = number
        self.reason = reason


_encoder = msgspec.json.Encoder(order="deterministic")
_one = msgspec.json.Decoder(AnyEntry)
_PLACE = re.compile(r" - at `\$\.?(.*)`$")
_FIELD = re.compile(r"(?:required|unknown) field `(.*?)`")


def undone_by(log: Iterable[AnyEntry], first: int = 1) -> dict[int, int]:
    """Return by which later entry each undone entry was undone; the log begins with number `first`.

    Changes of players (`Seated`) are not part of the game, so a rewind does not undo them.
    """
    found: dict[int, int] = {}
    standing: list[int] = []
    for number, entry in enumerate(log, first):
        match entry:
            case TookBack():
                found[entry.number] = number
            case Rewound():
                while standing and standing[-1] > entry.number:
                    found.setdefault(standing.pop(), number)
            case _:
                pass
        if not isinstance(entry, Seated):
            standing.append(number)
    return found


def acted(seat: int, action: Action, effort: int = 0) -> Acted:
    """Return the entry of an action."""
    return Acted(seat, verb_of(action), nouns(action), effort)


def action_of(verbs: Mapping[str, Verb], entry: Acted) -> Action:
    """Read the entry's action. Raises `actions.Unreadable` when the game has no such verb or nouns."""
    return build(verbs, entry.verb, entry.nouns)


def encode_entry(entry: AnyEntry) -> bytes:
    """Return the entry's JSON."""
    return encode(entry)


def decode_entry(data: bytes) -> AnyEntry:
    """Read an entry. Raises msgspec.ValidationError when it is none."""
    return _one.decode(data)


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
