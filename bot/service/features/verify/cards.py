"""Whether a record holds, and whether it is that of a game that was played here."""

from __future__ import annotations

import asyncio

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
from bot.service.tables.record_export import NoSuchTable, record_of

FAULTY = 0xEF4444
"""The accent colour of a record that does not hold."""


async def verified_file(context: Context, request: Request, upload: Upload) -> Card:
    """Return the verdict on a record's file. Raises Refused."""
    _admit(context, request)
    if upload.size > MOST_BYTES:
        return _card(context, request, Verdict("too-large").phrase(), valid=False)
    data = await upload.read()
    verdict = await _verdict(context, data)
    if not verdict.valid:
        return _card(context, request, _said(verdict), valid=False)
    found = await _table_of(context, request, verdict.commitment)
    if found is None:
        key = "verify-unknown-here" if request.guild is not None else "verify-unknown"
        return _card(context, request, _said(verdict), say(key, commitment=verdict.commitment))
    return _card(context, request, _said(verdict), await _compared(context, found, data, verdict.commitment), at=found)


async def verified_table(context: Context, request: Request, loaded: LoadedTable) -> Card:
    """Return the verdict on a table's own record. Raises Refused while the game runs."""
    _ = loaded.position
    published = commitment(loaded.table.seed)
    if loaded.table.status != "over":
        raise refused("verify-not-over", commitment=published)
    _admit(context, request)
    record = await _record(context, TableId(loaded.guild, loaded.table.id))
    if record is None:
        raise refused("no-table")
    verdict = await _verdict(context, await asyncio.to_thread(encode_record, record))
    told = say("verify-table", commitment=published)
    phrases = (title(loaded), _said(verdict), *([told] if verdict.valid else []))
    return _card(context, request, *phrases, valid=verdict.valid, at=TableId(loaded.guild, loaded.table.id))


def _admit(context: Context, request: Request) -> None:
    now = context.clock.now()
    quotas.may_use(context.settings.bounds, context.runtime.recent_uses, "verifies", request.user, now)


async def _verdict(context: Context, data: bytes) -> Verdict:
    try:
        return await context.verifier.verify(data, context.titles.get)
    except Exception as error:
        log.warning("a record of %s bytes could not be checked: %s", len(data), type(error).__name__)
        raise refused("verify-too-long") from error


def _said(verdict: Verdict) -> Phrase:
    """Return the verdict in words; its detail may come from a forged file."""
    return msgspec.structs.replace(verdict, detail=shown(verdict.detail), game=shown(verdict.game)).phrase()


async def _table_of(context: Context, request: Request, published: str) -> TableId | None:
    """Return the finished table of this server that published this commitment, the newest of several; None if none."""
    if request.guild is None:
        return None
    async with context.store.read(request.guild) as tx:
        tables = await tx.tables(("over",))
    known = [table for table in tables if playable(context, table) and commitment(table.seed) == published]
    return TableId(request.guild, known[-1].id) if known else None


async def _compared(context: Context, at: TableId, data: bytes, published: str) -> Phrase:
    """Say whether a record with a table's commitment is that table's record: the seed is public after the end."""
    played = await _record(context, at)
    given = await asyncio.to_thread(decode_record, data)
    same = played is not None and await asyncio.to_thread(_same, played, given)
    return say("verify-same" if same else "verify-differs", table=at.table, commitment=published)


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
