"""Own notes at a table: whoever sits there writes them for himself, and nobody else reads them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import refused
from bot.service.context import House
from bot.service.features.looks.cards import cut
from bot.service.names import clean, shown
from bot.service.records import Note
from bot.service.request import Ask
from bot.service.tables import announce
from bot.service.tables.loaded import Sitting, load
from bot.service.tables.personal_limits import LONGEST, MOST_NOTES, has_room

SHOWN, BRIEF = 3, 100
"""So many notes stand in one's panel, and so many characters of each."""


async def add(house: House, ask: Ask, guild: int, table: int, text: str) -> tuple[Sitting, list[Note]]:
    """Write a note. Raises Refused: strangers, an empty one, and when there is no room for more."""
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        sitting.seat_number(ask.user)
        if not text.strip():
            raise refused("no-note")
        kept = clean(text, LONGEST)
        if await tx.say_once(table, f"note:{ask.user}:{ask.interaction}"):
            notes = await tx.notes(table, ask.user)
            if not has_room(notes, kept):
                raise refused("notes-full", most=MOST_NOTES)
            if sitting.table.status == "running":
                await announce.refresh_hand(house, tx, table, ask.user)
            await tx.add_note(Note(table=table, user=ask.user, at=house.clock.now(), text=kept))
        notes = await tx.notes(table, ask.user)
    house.kick()
    return sitting, notes


async def remove(house: House, ask: Ask, guild: int, table: int, note: int) -> tuple[Sitting, list[Note]]:
    """Take one of one's notes out; one that is gone already is no error."""
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        await tx.drop_note(table, ask.user, note)
        notes = await tx.notes(table, ask.user)
    return sitting, notes


async def of(house: House, sitting: Sitting, user: int) -> list[Note]:
    """Return what this user noted at a table."""
    async with house.store.read(sitting.guild) as tx:
        return await tx.notes(sitting.table.id, user)


def lines(notes: Sequence[Note]) -> list[str]:
    """Return the notes as lines, safe in a message."""
    return [f"- {shown(note.text)} (<t:{int(note.at)}:R>)" for note in notes]


def beside(notes: Sequence[Note]) -> list[str]:
    """Return the newest notes in few words, for the head of one's own panel."""
    return [f"-# 📝 {shown(cut(note.text, BRIEF))}" for note in notes[-SHOWN:]]
