"""Verification of a record: seed against commitment, every action against `legal`, every event, and the result.

A record is untrusted input. Its size and the number of its entries are checked before any other work, and every fault
becomes a verdict, never an exception.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from bot.games.core.actions import Unreadable
from bot.games.core.chance import SEED_BYTES, commitment
from bot.games.core.contract import Game, Meta, Title, UnknownOption, settle
from bot.games.core.effort import MOST as MOST_EFFORT
from bot.games.core.phrase import Phrase, say
from bot.games.history.log import VOTE, Acted, BrokenLog, Concluded, Seated, TookBack, action_of, place_of
from bot.games.history.record import (
    FORMAT,
    VERSION,
    FullEntry,
    FullRecord,
    PublicRecord,
    decode_record,
    result_of,
    same,
    seat_name,
)
from bot.games.history.replay import Replay, advance, begin, open_entry

MOST_BYTES = 8 * 1024 * 1024
MOST_ENTRIES = 10_000
_DETAIL = 120
_COMPUTER = "computer:"


class Verdict(Struct, frozen=True):
    """The outcome of a verification. `fault` is None for a valid record; otherwise the kind of fault.

    `entry` is the first invalid entry, None if the fault lies elsewhere; `detail` names what is wrong. `entries` counts
    the valid entries. `commitment` is set for a valid record, which cannot prove that the table published it.
    """

    fault: str | None
    entry: int | None = None
    detail: str = ""
    game: str = ""
    entries: int = 0
    commitment: str = ""

    @property
    def valid(self) -> bool:
        """Return whether the record is valid."""
        return self.fault is None

    def phrase(self) -> Phrase:
        """Return the verdict in words."""
        if self.fault is None:
            return say("record-valid", game=self.game, entries=self.entries)
        return say(f"record-fault-{self.fault}", entry=self.entry or 0, detail=self.detail)


class _Fault(Exception):
    def __init__(self, kind: str, detail: object = "", entry: int | None = None) -> None:
        super().__init__(kind)
        # The detail is untrusted text that a terminal shows, so unprintable characters are replaced.
        text = "".join(letter if letter.isprintable() else "�" for letter in str(detail)[: _DETAIL + 1])
        self.verdict = Verdict(kind, entry, text if len(text) <= _DETAIL else text[: _DETAIL - 1] + "…")


def verify(data: bytes, game_of: Callable[[str], Title | Game | None]) -> Verdict:
    """Verify the bytes of a record's file, by the rules version that the record names.

    `game_of` finds a game by id. It returns a title (all versions of the rules), one version, or None.
    """
    try:
        record = _read(data)
        game = _rules(game_of(record.game), record)
        seed = _check_head(record, game)
        replay = begin(game, len(record.seats), record.options, seed)
        if not same(game.hidden_setup(replay.state), record.deal):
            raise _Fault("deal")
        for entry in record.entries:
            replay = _check_entry(game, replay, entry, len(record.seats))
        _check_end(game, replay.state, record)
    except _Fault as fault:
        return fault.verdict
    return Verdict(None, game=record.title, entries=len(record.entries), commitment=record.commitment)


def check_log(game: Game, replay: Replay, entries: Iterable[FullEntry], seats: int) -> Replay | Verdict:
    """Replay untrusted entries. Return the extended replay, or the verdict on the first invalid entry."""
    try:
        for entry in entries:
            replay = _check_entry(game, replay, entry, seats)
    except _Fault as fault:
        return fault.verdict
    return replay


def _read(data: bytes) -> FullRecord:
    if len(data) > MOST_BYTES:
        raise _Fault("too-large")
    try:
        record = decode_record(data)
        json.loads(data, object_pairs_hook=_each_once)
    except msgspec.ValidationError as error:
        raise _misfit(error) from error
    except RecursionError as error:
        raise _Fault("nested") from error
    except (msgspec.DecodeError, ValueError) as error:
        raise _Fault("unreadable") from error
    if isinstance(record, PublicRecord):
        raise _Fault("public")
    if record.format != FORMAT or record.version not in (1, VERSION):
        raise _Fault("format", f"{record.format} {record.version}")
    if len(record.entries) > MOST_ENTRIES:
        raise _Fault("too-long", len(record.entries))
    return record


def _each_once(pairs: list[tuple[str, Any]]) -> None:
    """Refuse an object with a repeated key: JSON parsers differ in which of the values they keep."""
    keys: set[str] = set()
    for key, _ in pairs:
        if key in keys:
            raise _Fault("doubled", key)
        keys.add(key)


def _misfit(error: msgspec.ValidationError) -> _Fault:
    """Return the fault of a JSON text that does not match the record's schema, with its place in the file."""
    place, message = place_of(error), str(error)
    if "missing required field" in message:
        return _Fault("lacks-field", place)
    if "unknown field" in message:
        return _Fault("unknown-field", place)
    return _Fault("wrong-type", place) if place else _Fault("foreign")


def _rules(found: Title | Game | None, record: FullRecord) -> Game:
    if found is None:
        raise _Fault("game", record.game)
    game = found.rules(record.rules_version) if isinstance(found, Title) else found
    if game is None or game.meta.rules_version != record.rules_version:
        raise _Fault("rules", record.rules_version)
    return game


def _check_head(record: FullRecord, game: Game) -> bytes:
    """Check the record's head: all that comes before the first entry. Return the seed."""
    meta = game.meta
    if record.game != meta.id:
        raise _Fault("game", record.game)
    if record.title != meta.title:
        raise _Fault("title", record.title)
    if record.edition != meta.edition:
        raise _Fault("edition", record.edition)
    if record.data != (UNSET if record.version == 1 else meta.data):
        raise _Fault("data")
    try:
        if settle(meta.options, record.options) != record.options:
            raise _Fault("options")
    except UnknownOption as error:
        raise _Fault("options", error) from error
    _check_seats(record, meta)
    return _check_seed(record)


def _check_seats(record: FullRecord, meta: Meta) -> None:
    fewest, most = meta.players
    if not fewest <= len(record.seats) <= most:
        raise _Fault("seats", len(record.seats))
    for number, seat in enumerate(record.seats):
        if (seat.seat, seat.name) != (number, seat_name(number)) or not _is_player(meta, seat.player):
            raise _Fault("seats", f"{seat.seat} {seat.name} {seat.player}")


def _is_player(meta: Meta, player: str) -> bool:
    return player == "human" or (player.startswith(_COMPUTER) and player.removeprefix(_COMPUTER) in meta.levels)


def _check_seed(record: FullRecord) -> bytes:
    if not re.fullmatch(rf"[0-9a-f]{{{2 * SEED_BYTES}}}", record.seed):
        raise _Fault("seed")
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        raise _Fault("commitment")
    return seed


def _check_entry(game: Game, replay: Replay, entry: FullEntry, seats: int) -> Replay:
    number, did = replay.last.number + 1, entry.did
    if entry.number != number:
        raise _Fault("number", entry.number, number)
    if not game.to_move(replay.state):
        raise _Fault("over", "", number)
    if isinstance(did, Acted | TookBack | Seated) and not 0 <= did.seat < seats:
        raise _Fault("seat", did.seat, number)
    match did:
        case Acted():
            _check_action(game, replay.state, did, number)
        case TookBack() if open_entry(game, replay, did.seat) != did.number:
            raise _Fault("take-back", did.number, number)
        case Seated() if not _is_player(game.meta, did.player):
            raise _Fault("player", did.player, number)
        case Concluded() if did.reason != VOTE:
            raise _Fault("reason", did.reason, number)
        case _:
            pass
    try:
        after = advance(game, replay, did)
    except BrokenLog as error:
        raise _Fault("log", error.reason, number) from error
    if not same(after.last.events, entry.happened):
        raise _Fault("happened", did.verb if isinstance(did, Acted) else "", number)
    return after


def _check_action(game: Game, state: Any, did: Acted, number: int) -> None:
    if not 0 <= did.effort <= (MOST_EFFORT if game.meta.searching else 0):
        raise _Fault("effort", did.effort, number)
    said = " ".join((did.verb, *did.nouns))
    try:
        action = action_of(game.meta.verb_map(), did)
    except Unreadable as error:
        raise _Fault("unknown-action", said, number) from error
    if action not in game.legal(state, did.seat):
        raise _Fault("illegal", said, number)


def _check_end(game: Game, state: Any, record: FullRecord) -> None:
    if game.to_move(state):
        raise _Fault("unfinished")
    if result_of(game.score(state)) != record.result:
        raise _Fault("result")
