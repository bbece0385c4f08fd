"""Own notes at a table: whoever sits there writes them for himself, and nobody else reads them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import refused
from bot.service.context import Context
from bot.service.features.looks.cards import cut
from bot.service.names import clean, shown
from bot.service.records import Note
from bot.service.request import Request
from bot.service.tables import announce
from bot.service.tables.loaded import LoadedTable, load
from bot.service.tables.personal_limits import LONGEST, MOST_NOTES, has_room

SHOWN, BRIEF = 3, 100
"""So many notes stand in one's panel, and so many characters of each."""


async def add(context: Context, request: Request, guild: int, table: int, text: str) -> tuple[LoadedTable, list[Note]]:
    """Write a note. Raises Refused: strangers, an empty one, and when there is no room for more."""
    async with context.store.write(guild) as tx:
        loaded = await load(context, tx, guild, table)
        loaded.seat_number(request.user)
        if not text.strip():
            raise refused("no-note")
        kept = clean(text, LONGEST)
        if await tx.say_once(table, f"note:{request.user}:{request.interaction}"):
            notes = await tx.notes(table, request.user)
            if not has_room(notes, kept):
                raise refused("notes-full", most=MOST_NOTES)
            if loaded.table.status == "running":
                await announce.refresh_hand(context, tx, table, request.user)
            await tx.add_note(Note(table=table, user=request.user, at=context.clock.now(), text=kept))
        notes = await tx.notes(table, request.user)
    return loaded, notes


async def remove(
    context: Context, request: Request, guild: int, table: int, note: int
) -> tuple[LoadedTable, list[Note]]:
    """Take one of one's notes out; one that is gone already is no error."""
    async with context.store.write(guild) as tx:
        loaded = await load(context, tx, guild, table)
        await tx.drop_note(table, request.user, note)
        notes = await tx.notes(table, request.user)
    return loaded, notes


async def of(context: Context, loaded: LoadedTable, user: int) -> list[Note]:
    """Return what this user noted at a table."""
    async with context.store.read(loaded.guild) as tx:
        return await tx.notes(loaded.table.id, user)


def lines(notes: Sequence[Note]) -> list[str]:
    """Return the notes as lines, safe in a message."""
    return [f"- {shown(note.text)} (<t:{int(note.at)}:R>)" for note in notes]


def beside(notes: Sequence[Note]) -> list[str]:
    """Return the newest notes in few words, for the head of one's own panel."""
    return [f"-# 📝 {shown(cut(note.text, BRIEF))}" for note in notes[-SHOWN:]]
