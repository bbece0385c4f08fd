"""A table's record to take away: the whole game after its end, before it what the asker may know."""

from __future__ import annotations

from bot.errors import refused
from bot.games.core.phrase import say
from bot.games.history.record import FullRecord, encode_record
from bot.service.card import Buttons, Card, File, Text
from bot.service.context import Context
from bot.service.features.looks.cards import OVER, RUNNING, ButtonMaker, title
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.record_export import NoSuchTable, record_of

READABLE = 2_000_000
"""Bytes up to which a record is written with line breaks, for people to read."""


async def record_card(context: Context, loaded: LoadedTable, user: int, language: str) -> Card:
    """Return the record for this person's eyes as a file. Raises Refused for a table that has not begun."""
    if loaded.replay is None:
        raise refused("not-started")
    try:
        record = await record_of(context.store, loaded.guild, loaded.table.id, loaded.viewer_of(user))
    except NoSuchTable as error:
        raise refused("no-table") from error
    whole = isinstance(record, FullRecord)
    data = encode_record(record)
    if len(data) < READABLE:
        data = encode_record(record, indent=2)
    words = loaded.words(context, language)
    told = say("record-whole") if whole else say("record-so-far", commitment=record.commitment)
    name = f"{loaded.table.game}-{loaded.table.id}.json"
    head = Text(f"### {words(title(loaded))}\n{words(told)}")
    checked = [Buttons((ButtonMaker.at(loaded, words)("verify", "🔎"),))] if whole else []
    return Card((head, File(data + b"\n", name), *checked), OVER if whole else RUNNING)
