"""The record of a game: one JSON file that other programs can verify.

docs/record.md documents it for every game: how the seed becomes the deal, what each entry does, and what `verify`
cannot know. A change of the record's content changes that page too, and `tests/stranger/verify_record.py`, which checks
records by that page alone.

A `full` record is a finished game with all secrets. A `public` record is a running table as one viewer may know it. It
has no seed, deal or result, and of a secret action it tells only which seat acted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bot.games.core.actions import Verb
from bot.games.core.chance import commitment
from bot.games.core.contract import DataFile, Game, Meta, Standing, Title
from bot.games.core.phrase import Phrase
from bot.games.history.log import Acted, AnyEntry, Concluded, Entry, Rewound, Seated, TookBack
from bot.games.history.replay import Replay

FORMAT = "mission-control-record"
VERSION = 2
"""Records of version 1 do not name the data files. They must always stay readable and verifiable."""


class NotOver(Exception):
    """The game is not over: a full record would reveal secrets."""


class RecordSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat. `player`: the kind of player that it had when the game began, `human` or `computer:<level>`."""

    seat: int
    name: str
    player: str


class RecordLine(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a score."""

    category: str
    points: int


class RecordResult(Struct, frozen=True, forbid_unknown_fields=True):
    """One participant's score."""

    rank: int
    seat: int | None
    name: str
    lines: tuple[RecordLine, ...]
    total: int
    tiebreak: int


class Secret(Entry, frozen=True, tag="secret"):
    """The entry that stands for an action that is not public."""

    seat: int


class FullEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A log entry with the events that it caused."""

    number: int
    did: Acted | TookBack | Rewound | Concluded | Seated
    happened: tuple[Any, ...]


class PublicEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A log entry as one viewer may know it."""

    number: int
    did: Acted | TookBack | Rewound | Concluded | Seated | Secret
    told: tuple[Phrase, ...]


class _Head(Struct, frozen=True, kw_only=True, tag_field="form", forbid_unknown_fields=True):
    format: str = FORMAT
    version: int = VERSION
    game: str
    title: str
    edition: str
    data: tuple[DataFile, ...] | UnsetType = UNSET
    rules_version: int
    options: dict[str, str]
    seats: tuple[RecordSeat, ...]
    commitment: str


class FullRecord(_Head, frozen=True, kw_only=True, tag="full"):
    """A finished game with all its secrets."""

    seed: str
    deal: dict[str, Any]
    entries: tuple[FullEntry, ...]
    result: tuple[RecordResult, ...]


class PublicRecord(_Head, frozen=True, kw_only=True, tag="public"):
    """A running game as one viewer may know it."""

    entries: tuple[PublicEntry, ...]


Record: TypeAlias = FullRecord | PublicRecord

_encoder = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder(FullRecord | PublicRecord)


def full_record(
    game: Game, players: Sequence[str], options: Mapping[str, str], seed: bytes, replay: Replay
) -> FullRecord:
    """Return the record of a finished game.

    `players` names each seat's player when the game began (`human`, `computer:steady`). `replay` goes from the setup to
    the end. Raises `NotOver` while a seat is to move.
    """
    if game.to_move(replay.state):
        raise NotOver(game.meta.id)
    return FullRecord(
        **_head(game.meta, players, options, seed),
        seed=seed.hex(),
        deal=plain(game.hidden_setup(replay.positions[0].state)),
        entries=tuple(
            FullEntry(position.number, position.entry, tuple(plain(event) for event in position.events))
            for position in replay.positions
            if position.entry is not None
        ),
        result=result_of(game.score(replay.state)),
    )


def public_record(
    title: Title, players: Sequence[str], options: Mapping[str, str], seed: bytes, replay: Replay, viewer: int | None
) -> PublicRecord:
    """Return what a viewer (None: a spectator) may know of a running game. It has the seed's hash, not the seed."""
    verbs = title.game.meta.verb_map()
    entries = [
        PublicEntry(
            position.number,
            public_entry(verbs, position.entry),
            tuple(told for event in position.events if (told := title.presenter.describe(event, viewer, over=False))),
        )
        for position in replay.positions
        if position.entry is not None
    ]
    return PublicRecord(**_head(title.game.meta, players, options, seed), entries=tuple(entries))


def public_entry(verbs: Mapping[str, Verb], entry: AnyEntry) -> AnyEntry | Secret:
    """Return the entry as everybody may read it: an action is a secret unless its verb is declared public.

    This applies to a viewer's own actions, too, because a table may forbid looking up earlier choices. The texts of the
    action's events tell what the viewer may know of it.
    """
    if not isinstance(entry, Acted):
        return entry
    verb = verbs.get(entry.verb)
    if verb is None or not verb.public:
        return Secret(entry.seat)
    return msgspec.structs.replace(entry, effort=0)


def encode_record(record: Record, *, indent: int | None = None) -> bytes:
    """Return the record's JSON. `indent`: spaces for each level, for people to read; None: no spaces."""
    data = _encoder.encode(record)
    return data if indent is None else msgspec.json.format(data, indent=indent)


def decode_record(data: bytes) -> Record:
    """Read a record. Raises msgspec.ValidationError or msgspec.DecodeError if the data is not a record."""
    return _decoder.decode(data)


def result_of(standing: Standing) -> tuple[RecordResult, ...]:
    """Return a standing in the form that a record has."""
    return tuple(
        RecordResult(
            result.rank,
            result.seat,
            seat_name(result.seat) if result.seat is not None else result.name.key if result.name else "",
            tuple(RecordLine(line.category, line.points) for line in result.lines),
            result.total,
            result.tiebreak,
        )
        for result in standing.results
    )


def seat_name(seat: int) -> str:
    """Return the name of a seat in a record."""
    return f"seat {seat + 1}"


def plain(value: Any) -> Any:
    """Encode the value as JSON and decode it: the result consists of numbers, texts, lists and objects."""
    return msgspec.json.decode(_encoder.encode(value))


def same(value: Any, read: Any) -> bool:
    """Return whether `read`, decoded from a file, is the value's JSON. `==` would take `true` for 1 and 2.0 for 2."""
    try:
        return _encoder.encode(plain(value)) == _encoder.encode(read)
    except RecursionError:  # `read` could be decoded, but is nested too deep to encode; none of our values is
        return False


def _head(meta: Meta, players: Sequence[str], options: Mapping[str, str], seed: bytes) -> dict[str, Any]:
    return {
        "game": meta.id,
        "title": meta.title,
        "edition": meta.edition,
        "data": meta.data,
        "rules_version": meta.rules_version,
        "options": dict(options),
        "seats": tuple(RecordSeat(seat, seat_name(seat), player) for seat, player in enumerate(players)),
        "commitment": commitment(seed),
    }
