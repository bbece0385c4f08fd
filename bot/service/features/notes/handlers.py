"""The card of one's own notes, and what its buttons and menus do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot import limits
from bot.errors import refused
from bot.games.core.phrase import say
from bot.service.card import Block, Button, ButtonId, Buttons, Card, Choice, Menu, Text
from bot.service.features.button_request import Press, number
from bot.service.features.looks.cards import cut
from bot.service.features.notes import actions as own
from bot.service.features.play.board import RUNNING, title
from bot.service.records import Note
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words


def notes_card(loaded: LoadedTable, notes: Sequence[Note], words: Words) -> Card:
    """Return one's notes with the ways to write another and to take one out."""
    guild, table = loaded.guild, loaded.table.id
    told = own.lines(notes) or [words(say("notes-none"))]
    blocks: list[Block] = [
        Text(f"### {words(title(loaded))}\n**{words(say('notes-heading'))}**"),
        Text(cut("\n".join(told), limits.TEXT - 400)),
    ]
    row = (Button(words(say("button-note-add")), ButtonId(guild, table, "note-add"), "📝", "main"),)
    blocks.append(Buttons((*row, Button(words(say("button-act")), ButtonId(guild, table, "act"), "🎯"))))
    if notes:
        choices = tuple(Choice(str(note.id), cut(note.text, limits.CHOICE_TEXT)) for note in notes)
        blocks.append(Menu(ButtonId(guild, table, "note-remove"), words(say("notes-remove")), choices))
    return Card(tuple(blocks), RUNNING)


async def show(press: Press) -> Card:
    """Show one's notes; the noun, if any, is a new one."""
    if press.button_id.nouns:
        return _card(press, *await own.add(press.context, press.request, *_place(press), press.button_id.nouns[0]))
    loaded = await press.loaded()
    loaded.seat_number(press.request.user)
    return _card(press, loaded, await own.of(press.context, loaded, press.request.user))


async def write(press: Press) -> Card:
    """Write the note that came with the press."""
    return _card(
        press, *await own.add(press.context, press.request, *_place(press), press.values[0] if press.values else "")
    )


async def strike(press: Press) -> Card:
    """Take the chosen note out."""
    found = number(press.values[0]) if press.values else None
    if found is None:
        raise refused("not-readable")
    (await press.loaded()).seat_number(press.request.user)
    return _card(press, *await own.remove(press.context, press.request, *_place(press), found))


def _place(press: Press) -> tuple[int, int]:
    return press.button_id.guild, press.button_id.table


def _card(press: Press, loaded: LoadedTable, notes: Sequence[Note]) -> Card:
    return notes_card(loaded, notes, loaded.words(press.context, press.language))


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {"note": show, "note-add": write, "note-remove": strike}
