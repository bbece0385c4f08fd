"""Whether a record is valid, and whether it is that of a game that was played here."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from bot.errors import refused
from bot.games.core.chance import commitment
from bot.games.core.phrase import Phrase, say
from bot.games.history.record import FullRecord, Record, decode_record, encode_record
from bot.games.history.referee import MOST_BYTES, Verdict
from bot.service import quotas
from bot.service.card import Button, Buttons, Card, Text
from bot.service.context import Context, log
from bot.service.features.looks.cards import OVER, RUNNING, ButtonMaker, title
from bot.service.names import shown
from bot.service.records import TableId
from bot.service.request import Request, Upload
from bot.service.tables.loaded import LoadedTable, playable
from bot.service.tables.lookup import may_know
from bot.service.tables.record_export import NoSuchTable, record_of

FAULTY = 0xEF4444
"""The accent colour of an invalid record."""
SEARCHED, COMPARED = 64, 8
"""The most tables with a record's commitment of which the rows are read, and with which it is compared."""


async def verified_file(context: Context, request: Request, upload: Upload) -> Card:
    """Return the verdict on a record's file. Raises Refused."""
    _admit(context, request)
    if upload.size > MOST_BYTES:
        return _card(context, request, Verdict("too-large").phrase(), valid=False)
    data = await upload.read()
    verdict = await _verdict(context, data)
    if not verdict.valid:
        return _card(context, request, _said(verdict), valid=False)
    tables = await _tables_of(context, request, verdict)
    if not tables:
        key = "verify-unknown-here" if request.guild is not None else "verify-unknown"
        return _card(context, request, _said(verdict), say(key, commitment=verdict.commitment))
    at, told = await _compared(context, tables, data, verdict.commitment)
    return _card(context, request, _said(verdict), told, at=at)


async def verified_table(context: Context, request: Request, loaded: LoadedTable) -> Card:
    """Return the verdict on a table's own record. Raises Refused while the game runs."""
    loaded.must_be_started()
    published = commitment(loaded.table.seed)
    if loaded.table.status != "over":
        raise refused("verify-not-over", commitment=published)
    _admit(context, request)
    record = await _record(context, loaded.table_id)
    if record is None:
        raise refused("no-table")
    verdict = await _verdict(context, await asyncio.to_thread(encode_record, record))
    told = say("verify-table", commitment=published)
    phrases = (title(loaded), _said(verdict), *([told] if verdict.valid else []))
    return _card(context, request, *phrases, valid=verdict.valid, at=loaded.table_id)


def _admit(context: Context, request: Request) -> None:
    now = context.clock.now()
    quotas.may_use(context.settings.bounds, context.runtime.recent_uses, "verifies", request.user, now)


async def _verdict(context: Context, data: bytes) -> Verdict:
    try:
        return await context.verifier.verify(data, context.titles.get)
    except Exception as error:
        log.warning("a record of %s bytes could not be verified: %s", len(data), type(error).__name__)
        raise refused("verify-too-long") from error


def _said(verdict: Verdict) -> Phrase:
    """Return the verdict in words; its detail may come from a forged file."""
    return msgspec.structs.replace(verdict, detail=shown(verdict.detail), game=shown(verdict.game)).phrase()


async def _tables_of(context: Context, request: Request, verdict: Verdict) -> list[TableId]:
    """Return the finished tables of this server that published the record's commitment, the likeliest first.

    Guided first games all have the same seed: first come those with as many entries as the record, then the newest.
    A table of a channel that the user cannot see is named only to its players.
    """
    if request.guild is None:
        return []
    found: list[tuple[bool, TableId]] = []
    async with context.store.read(request.guild) as tx:
        over = await tx.tables(("over",))
        known = [table for table in over if playable(context, table) and commitment(table.seed) == verdict.commitment]
        for table in known[::-1][:SEARCHED]:
            seats = await tx.seats(table.id)
            if may_know(context, request, request.guild, table, seats):
                last = await tx.entries(table.id, last=1)
                fits = bool(last) and last[0].number == verdict.entries
                found.append((fits, TableId(request.guild, table.id)))
    return [at for _, at in sorted(found, key=lambda one: not one[0])]


async def _compared(context: Context, tables: Sequence[TableId], data: bytes, published: str) -> tuple[TableId, Phrase]:
    """Say whether a record is that of one of the tables with its commitment: a seed is public after the end."""
    given = await asyncio.to_thread(decode_record, data)
    for at in tables[:COMPARED]:
        played = await _record(context, at)
        if played is not None and await asyncio.to_thread(_same, played, given):
            return at, say("verify-same", table=at.table, commitment=published)
    return tables[0], say("verify-differs", table=tables[0].table, commitment=published)


def _same(played: Record, given: Record) -> bool:
    return encode_record(played) == encode_record(given)


async def _record(context: Context, at: TableId) -> FullRecord | None:
    try:
        record = await record_of(context.store, at.guild, at.table)
    except NoSuchTable:
        return None
    return record if isinstance(record, FullRecord) else None


def _card(context: Context, request: Request, *phrases: Phrase, valid: bool = True, at: TableId | None = None) -> Card:
    words = context.translator.words(request.language)
    head = f"✅ {words(say('verify-holds'))}" if valid else f"❌ {words(say('verify-fails'))}"
    text = Text("\n".join((f"**{head}**", *map(words, phrases))))
    if at is None:
        return Card((text,), OVER if valid else FAULTY)
    button = ButtonMaker(words, at.guild, at.table)
    ways: tuple[Button, ...] = (button("replay", "⏯️", "first"), button("log", "📜"), button("record", "💾"))
    return Card((text, Buttons(ways)), RUNNING if not valid else OVER)
