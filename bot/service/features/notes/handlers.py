"""The card of a player's private notes, and its buttons and menus."""

from __future__ import annotations

from collections.abc import Sequence

from bot import limits
from bot.errors import refused
from bot.games.core.phrase import say
from bot.service.card import Block, Buttons, Card, Choice, Menu, Text
from bot.service.context import Context
from bot.service.features.forms import NOTE
from bot.service.features.looks.cards import RUNNING, ButtonMaker, cut, heading
from bot.service.features.notes import actions as own
from bot.service.features.registry import button, page
from bot.service.records import Note
from bot.service.request import Request, number
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import requested_seat
from bot.text.translator import Words


def notes_card(loaded: LoadedTable, notes: Sequence[Note], words: Words) -> Card:
    """Return the player's notes with the ways to add and delete one."""
    make_button = ButtonMaker.at(loaded, words)
    lines = own.lines(notes) or [words(say("notes-none"))]
    blocks: list[Block] = [
        heading(loaded, words, f"**{words(say('notes-heading'))}**"),
        Text(cut("\n".join(lines), limits.TEXT - 400)),
        Buttons((make_button("note-add", "📝", style="main"), make_button("act", "🎯"))),
    ]
    if notes:
        choices = tuple(Choice(str(note.id), cut(note.text, limits.CHOICE_TEXT)) for note in notes)
        blocks.append(Menu(make_button.id("note-remove"), words(say("notes-remove")), choices))
    return Card(tuple(blocks), RUNNING)


@button("note")
@page("note", needs="seat")
async def show(context: Context, request: Request) -> Card:
    """Show the player's notes; the noun, if any, is a new one."""
    if request.button_id.nouns:
        return _card(context, request, *await own.add(context, request, request.button_id.nouns[0]))
    loaded, _ = await requested_seat(context, request, started=False)
    return _card(context, request, loaded, await own.of(context, loaded, request.user))


@button("note-add", form=NOTE)
async def write(context: Context, request: Request) -> Card:
    """Keep the note that was written in the form."""
    return _card(context, request, *await own.add(context, request, request.value))


@button("note-remove")
async def remove(context: Context, request: Request) -> Card:
    """Delete the chosen note."""
    found = number(request.value)
    if found is None:
        raise refused("not-readable")
    return _card(context, request, *await own.remove(context, request, found))


def _card(context: Context, request: Request, loaded: LoadedTable, notes: Sequence[Note]) -> Card:
    return notes_card(loaded, notes, loaded.words(context, request.language))
