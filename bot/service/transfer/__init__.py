"""A whole table in one JSON file, every secret included, so that it can be played on elsewhere.

    format        "mission-control-transfer"        version   1
    sha256        SHA-256 of the content, as its bytes stand in this file, in hexadecimal
    content       the table:
      from            {guild, table} it was taken from
      game, edition, rules_version, options, seed (32 bytes in hexadecimal)
      status          "running", "paused" or "over"
      host, language, created
      seats           by number: {user or null, computer (a level) or null, name, status "seated" or "left"}, and
                      where there is one its standin {level, since, why} and its clock's bank (seconds); guest is
                      true where somebody without an account plays by this user's
      entries         the log: {number (from 1), user or null, door, at, did, happened}, the last two as in a record
                      (`history.record`)
      terms           what its players agreed on beside the options (`service.tables.terms`); {} where there is none
      remarks         what was done to it from outside the game: {after, at, user or null, name, phrase, reason}
      notes           the players' private notes: {user, at, text}, and guest, the seat of the guest who wrote one;
                      none where absent
      notices         the players' notice settings for this table: {user, notice}; none where absent
      plans           the players' premoves: {user, at, steps}, a step being a verb and its nouns; none where absent
      state           the table's state after the last entry

Times are seconds since 1970-01-01 UTC, users are Discord's ids. The file may be forged: `unpack` replays the whole log
and accepts nothing that the rules do not bring about.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from bot.games.core.chance import SEED_BYTES
from bot.games.core.contract import Game, Title, UnknownOption, settle
from bot.games.history.log import Acted, Concluded, Rewound, Seated, TookBack, encode, encode_entry, place_of, undone_by
from bot.games.history.record import FullEntry, plain, same
from bot.games.history.referee import MOST_ENTRIES, Verdict, check_log
from bot.games.history.replay import Replay, begin, decisions_of, replay_log
from bot.service.names import clean
from bot.service.records import Entry, Note, Notice, PremoveQueue, Remark, Seat, Snapshot, Table
from bot.service.tables.clocks import PACES
from bot.service.tables.remark_texts import Strange, retold
from bot.service.tables.remarks import tidy
from bot.service.tables.terms import CLOCK, TERMS
from bot.service.transfer.parts import (
    MOST_REMARKS,
    Id,
    MovedEntry,
    MovedNote,
    MovedNotice,
    MovedPremoves,
    MovedRemark,
    MovedSeat,
    Origin,
    Time,
    Unfit,
    converted,
    is_odd,
    newest,
    notes_in,
    notices_in,
    plans_in,
    plans_out,
    seat_in,
    seat_out,
)

FORMAT = "mission-control-transfer"
VERSION = 1
MOST_BYTES = 16 * 1024 * 1024


class Content(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table."""

    origin: Origin = msgspec.field(name="from")
    game: str
    edition: str
    rules_version: int
    options: dict[str, str]
    seed: Annotated[str, Meta(pattern=rf"^[0-9a-f]{{{2 * SEED_BYTES}}}\Z")]
    status: Literal["running", "paused", "over"]
    host: Id
    language: Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Z]{2})?\Z")]
    created: Time
    seats: tuple[MovedSeat, ...]
    entries: tuple[MovedEntry, ...]
    terms: dict[str, str] = {}
    remarks: tuple[MovedRemark, ...] = ()
    notes: Annotated[tuple[MovedNote, ...], Meta(max_length=1000)] = ()
    notices: Annotated[tuple[MovedNotice, ...], Meta(max_length=100)] = ()
    plans: Annotated[tuple[MovedPremoves, ...], Meta(max_length=100)] = ()
    state: Any


class Envelope(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file."""

    format: str
    version: int
    sha256: str
    content: Raw


class Moved(Struct, frozen=True, kw_only=True):
    """A table as it can be stored; its number, channel and status are the new place's to say."""

    origin: Origin
    title: str
    over: bool
    table: Table
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...]
    remarks: tuple[Remark, ...]
    notes: tuple[Note, ...]
    notices: dict[int, Notice]
    plans: tuple[PremoveQueue, ...]
    snapshot: Snapshot


def pack(
    guild: int,
    table: Table,
    seats: Sequence[Seat],
    rows: Sequence[Entry],
    remarks: Sequence[Remark],
    game: Game,
    notes: Sequence[Note] = (),
    plans: Sequence[PremoveQueue] = (),
    notices: Mapping[int, Notice] | None = None,
) -> bytes:
    """Return the file of a table that was started."""
    log = [msgspec.json.decode(row.body, type=Acted | TookBack | Rewound | Concluded | Seated) for row in rows]
    replay = replay_log(game, len(seats), table.options, table.seed, log)
    content = converted(
        table,
        Content,
        origin=Origin(guild=guild, table=table.id),
        edition=game.meta.edition,
        seed=table.seed.hex(),
        status="paused" if table.status == "paused" else "running" if game.to_move(replay.state) else "over",
        seats=tuple(map(seat_out, seats)),
        entries=tuple(
            converted(row, MovedEntry, did=did, happened=tuple(plain(event) for event in position.events))
            for row, did, position in zip(rows, log, replay.positions[1:], strict=True)
        ),
        remarks=tuple(converted(remark, MovedRemark) for remark in newest(remarks)),
        notes=tuple(converted(note, MovedNote) for note in notes),
        notices=tuple(MovedNotice(user=user, notice=notice) for user, notice in (notices or {}).items()),
        plans=plans_out(plans),
        state=plain(replay.state),
    )
    body = msgspec.json.encode(content, order="deterministic")
    digest = hashlib.sha256(body).hexdigest()
    return msgspec.json.encode(Envelope(format=FORMAT, version=VERSION, sha256=digest, content=Raw(body)))


def unpack(data: bytes, title_of: Callable[[str], Title | None]) -> Moved:
    """Read a file, play its log again and return the table. Raises Unfit; nothing in the file can do worse."""
    content = _content(data)
    title = title_of(content.game)
    if title is None:
        raise Unfit("game", content.game)
    game = title.rules(content.rules_version)
    if game is None:
        raise Unfit("rules", content.rules_version)
    _check_head(content, game)
    replay = _replay(content, game)
    over = not game.to_move(replay.state)
    if not same(replay.state, content.state) or over != (content.status == "over"):
        raise Unfit("state")
    seats = tuple(seat_in(number, seat) for number, seat in enumerate(content.seats))
    return Moved(
        origin=content.origin,
        title=game.meta.title,
        over=over,
        table=converted(content, Table, status="lobby", channel=0, seed=bytes.fromhex(content.seed)),
        seats=seats,
        entries=_entries(content, replay),
        remarks=_remarks(content),
        notes=notes_in(content.notes, seats),
        notices=notices_in(content.notices, seats),
        plans=_plans(content, seats, game, replay),
        snapshot=Snapshot(replay.last.number, encode(replay.state), decisions_of(game, replay, len(content.seats))),
    )


def _content(data: bytes) -> Content:
    if len(data) > MOST_BYTES:
        raise Unfit("too-large")
    try:
        envelope = msgspec.json.decode(data, type=Envelope)
        if (envelope.format, envelope.version) != (FORMAT, VERSION):
            raise Unfit("format", f"{envelope.format} {envelope.version}")
        body = bytes(envelope.content)
        if hashlib.sha256(body).hexdigest() != envelope.sha256:
            raise Unfit("hash")
        content = msgspec.json.decode(body, type=Content)
    except msgspec.ValidationError as error:
        place = place_of(error)
        raise Unfit("misfit" if place else "unreadable", place) from error
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Unfit("unreadable") from error
    if len(content.entries) > MOST_ENTRIES:
        raise Unfit("too-long", len(content.entries))
    return content


def _check_head(content: Content, game: Game) -> None:
    meta = game.meta
    if content.edition != meta.edition:
        raise Unfit("edition", content.edition)
    try:
        if settle(meta.options, content.options) != content.options:
            raise Unfit("options")
    except UnknownOption as error:
        raise Unfit("options", error) from error
    try:
        settle(TERMS, content.terms)
    except UnknownOption as error:
        raise Unfit("terms", error) from error
    _check_seats(content, game)


def _check_seats(content: Content, game: Game) -> None:
    meta = game.meta
    fewest, most = meta.players
    users = [seat.user for seat in content.seats if seat.user is not None and not seat.guest]
    levels = {level for seat in content.seats for level in (seat.computer, seat.standin and seat.standin.level)}
    known = levels <= {None, *meta.levels} and not any(seat.computer and seat.standin for seat in content.seats)
    either = all((seat.user is None) != (seat.computer is None) for seat in content.seats)
    apart = len(users) == len(set(users)) and all(seat.user != 0 for seat in content.seats)
    if not (fewest <= len(content.seats) <= most and known and either and apart):
        raise Unfit("seats", len(content.seats))
    pace = PACES.get(settle(TERMS, content.terms).get(CLOCK.id, ""))
    longest = max(each.cap for each in ([pace] if pace is not None else PACES.values()))
    for number, seat in enumerate(content.seats):
        if (seat.bank or 0.0) > longest or (seat.user is None and (seat.guest or seat.status == "left")):
            raise Unfit("seats", number + 1)


def _replay(content: Content, game: Game) -> Replay:
    for entry in content.entries:
        if is_odd(entry):
            raise Unfit("log", entry.number)
    replay = begin(game, len(content.seats), content.options, bytes.fromhex(content.seed))
    log = [FullEntry(entry.number, entry.did, entry.happened) for entry in content.entries]
    found = check_log(game, replay, log, len(content.seats))
    if isinstance(found, Verdict):
        raise Unfit("log", found.entry)
    return found


def _plans(content: Content, seats: Sequence[Seat], game: Game, replay: Replay) -> tuple[PremoveQueue, ...]:
    try:
        return tuple(plans_in(content.plans, seats, game, replay.state))
    except ValueError as error:
        raise Unfit("misfit", "plans") from error


def _entries(content: Content, replay: Replay) -> tuple[Entry, ...]:
    undone = undone_by(entry.did for entry in content.entries)
    return tuple(
        converted(
            entry,
            Entry,
            seat=getattr(entry.did, "seat", None),
            interaction=None,
            body=encode_entry(entry.did),
            events=encode(position.events),
            undone_by=undone.get(entry.number),
        )
        for entry, position in zip(content.entries, replay.positions[1:], strict=True)
    )


def _remarks(content: Content) -> tuple[Remark, ...]:
    """Return the remarks: in order, each after an entry that there is, and saying what a remark says."""
    places = [remark.after for remark in content.remarks]
    if len(places) > MOST_REMARKS or places != sorted(places):
        raise Unfit("remarks", len(places))
    if places and places[-1] > len(content.entries):
        raise Unfit("remarks", places[-1])
    return tuple(_remark(remark, len(content.seats)) for remark in content.remarks)


def _remark(remark: MovedRemark, seats: int) -> Remark:
    try:
        phrase = retold(remark.phrase, seats)
    except Strange as error:
        raise Unfit("remarks", clean(remark.phrase.key)) from error
    name = clean(remark.name) if remark.name else ""
    return converted(remark, Remark, table=0, name=name, phrase=phrase, reason=tidy(remark.reason))
