"""Private notes at a table: players write them for themselves alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import refused
from bot.service.context import Context
from bot.service.features.looks.cards import cut
from bot.service.names import clean, shown
from bot.service.ports import Reading
from bot.service.records import Note
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.personal_limits import LONGEST, MOST_NOTES, has_room
from bot.service.tables.tx import open_requested

SHOWN, BRIEF = 3, 100
"""The most notes in the player's panel, and the most characters of each."""


async def add(context: Context, request: Request, text: str) -> tuple[LoadedTable, list[Note]]:
    """Add a note. Raises Refused for users without a seat, for an empty note, and if there is no room for more."""
    async with open_requested(context, request) as table:
        tx, user = table.tx, request.user
        table.loaded.seat_number(user)
        if not text.strip():
            raise refused("no-note")
        kept = clean(text, LONGEST)
        if await tx.say_once(table.id, f"note:{user}:{request.interaction}"):
            if not has_room(await read(tx, table.loaded, user), kept):
                raise refused("notes-full", most=MOST_NOTES)
            if table.loaded.table.status == "running":
                await table.renew_dm(user)
            guest = table.loaded.guest_at(user)
            await tx.add_note(Note(table=table.id, user=user, at=context.clock.now(), text=kept, guest=guest))
        return table.loaded, await read(tx, table.loaded, user)


async def remove(context: Context, request: Request, note: int) -> tuple[LoadedTable, list[Note]]:
    """Delete one of the player's notes; if it is gone already that is no error. Raises Refused for users without a
    seat.
    """
    async with open_requested(context, request) as table:
        table.loaded.seat_number(request.user)
        if any(note == own.id for own in await read(table.tx, table.loaded, request.user)):
            await table.tx.drop_note(table.id, request.user, note)
        return table.loaded, await read(table.tx, table.loaded, request.user)


async def of(context: Context, loaded: LoadedTable, user: int) -> list[Note]:
    """Return what this user noted at a table."""
    async with context.store.read(loaded.guild) as tx:
        return await read(tx, loaded, user)


async def read(tx: Reading, loaded: LoadedTable, user: int) -> list[Note]:
    """Return the notes of the player who looks at this user's screen: a guest's, or the user's own."""
    return loaded.own_notes(user, await tx.notes(loaded.table.id, user))


def lines(notes: Sequence[Note]) -> list[str]:
    """Return the notes as lines, safe in a message."""
    return [f"- {shown(note.text)} (<t:{int(note.at)}:R>)" for note in notes]


def beside(notes: Sequence[Note]) -> list[str]:
    """Return the newest notes, shortened, for the head of the player's own panel."""
    return [f"-# 📝 {shown(cut(note.text, BRIEF))}" for note in notes[-SHOWN:]]
