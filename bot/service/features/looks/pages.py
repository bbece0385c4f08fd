"""Private cards that are not about a seat: the user's tables, and the choice among tables."""

from __future__ import annotations

from collections.abc import Sequence

from bot import limits
from bot.games.core.phrase import say
from bot.service.card import Block, Button, ButtonId, Buttons, Card, Choice, Menu, Section, Text
from bot.service.context import Context
from bot.service.features.looks.cards import RUNNING, ButtonMaker, cut
from bot.service.features.looks.table_list import choice_of, choices, line, listed_tables
from bot.service.ports.table_index import ListedTable
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable, damage_line
from bot.service.tables.lookup import Mine, SeveralTables, open_of
from bot.text.translator import Words

LISTED = 7
"""Tables that get a line and a button; the others are in a menu."""
UNREAD = 5
"""The most unreadable tables that autocomplete names."""
INVITATIONS = 4
"""The most invitations that are listed, and the most tables that cannot be read."""
LINE, SHORT_LINE, ROOM = 380, 220, 300
"""Characters of a table's line, of an invitation, and of all tables that cannot be read."""


async def my_tables_card(context: Context, request: Request) -> Card:
    """Return a user's tables in all servers, each with a link and a button, those that await them first; then
    invitations, tables that cannot be read, and a menu of the tables beyond `LISTED`.
    """
    mine, further = await _opened(context, request.user)
    words = context.translator.words(request.language)
    below: list[Block] = []
    if mine.kept:
        below.append(Text(f"**{words(say('my-invitations'))}**"))
        below += await _lines(context, request, mine.kept[:INVITATIONS], SHORT_LINE)
    if mine.unread:
        lines = [f"- {words(damage_line(table_id.table, error))}" for table_id, error in mine.unread[:INVITATIONS]]
        below.append(Text(cut("\n".join(lines), ROOM)))
    if not mine.found:
        others = [Buttons((ButtonMaker(words, request.guild)("tables", "🔎"),))] if request.guild else []
        return Card((*(below or (Text(words(say("my-tables-none"))),)), *others), RUNNING)
    mine.found.sort(key=lambda loaded: request.user not in loaded.awaited())
    lines = await _lines(context, request, mine.found, LINE)
    count = words(say("my-tables-heading", count=len(mine.found) + len(further)))
    readable = [one for one in further if one.id not in context.runtime.unreadable]
    menu = [_menu(context, readable, words, "my-tables")] if readable else []
    return Card((Text(f"**{count}**"), *lines, *below, *menu), RUNNING)


async def _opened(context: Context, user: int) -> tuple[Mine, Sequence[ListedTable]]:
    """Return a user's tables: those that get a line each are loaded, the others come from the index."""
    tables = await context.store.people.listed(user)
    own = [one for one in tables if one.listing is None or one.listing.seated]
    own.sort(key=lambda one: (one.id in context.runtime.unreadable, one.listing is None or not one.listing.awaited))
    invited = [one for one in tables if one not in own]
    to_open = (*own[:LISTED], *invited[:INVITATIONS])
    return await open_of(context, user, [one.id for one in to_open]), own[LISTED:]


async def chooser_card(context: Context, several: SeveralTables, request: Request) -> Card:
    """Return the choice among several tables that could be meant."""
    words = context.translator.words(request.language)
    tables = several.listed or await listed_tables(context, several.loaded_tables[: limits.MENU_CHOICES], request.user)
    return Card((Text(words(say("which-table"))), _menu(context, tables, words, several.verb)), RUNNING)


async def completed_tables(context: Context, request: Request, words: Words) -> list[Choice]:
    """Return a user's tables as autocomplete offers them, those of this channel and server first; then those that are
    known to be unreadable. They come from the index: no table is loaded.
    """
    found: list[tuple[tuple[bool, bool], Choice]] = []
    unread: list[Choice] = []
    for one in await context.store.people.listed(request.user):
        choice = choice_of(context, one, words)
        if one.id in context.runtime.unreadable:
            text = words(say("table-unreadable", table=one.id.table))
            unread.append(Choice(f"{one.id.guild}/{one.id.table}", cut(text, limits.COMMAND_TEXT)))
        elif choice is not None and one.listing is not None and one.listing.seated:
            distance = one.listing.channel != request.channel, one.id.guild != request.place
            label = cut(f"{choice.label} · {choice.hint}", limits.COMMAND_TEXT)
            found.append((distance, Choice(choice.value, label)))
    found.sort(key=lambda pair: pair[0])
    unread = unread[:UNREAD]
    return [choice for _, choice in found[: limits.AUTOCOMPLETE - len(unread)]] + unread


def _menu(context: Context, tables: Sequence[ListedTable], words: Words, verb: str) -> Menu:
    first = tables[0].id
    button_id = ButtonId(first.guild, first.table, verb)
    return Menu(button_id, words(say("which-table-menu")), choices(context, tables, words))


async def _lines(context: Context, request: Request, tables: Sequence[LoadedTable], most: int) -> list[Block]:
    """Return a line for each of these tables, with the button that the user most likely wants there.

    `most`: characters of a line.
    """
    words = context.translator.words(request.language)
    blocks: list[Block] = []
    for one, loaded in zip(await listed_tables(context, tables, request.user), tables, strict=True):
        told = cut(line(context, one, loaded, request.user, request.language), most)
        button = _button(loaded, request.user, ButtonMaker.at(loaded, words))
        blocks.append(Text(told) if button is None else Section(told, button))
    return blocks


def _button(loaded: LoadedTable, user: int, button: ButtonMaker) -> Button | None:
    """Return the button of a line: to join, to act, or to run the lobby; None for other players there."""
    if loaded.table.status == "lobby":
        if not loaded.sits(user):
            return button("join", "🙋", style="good")
        return button("settings", "⚙️") if user == loaded.table.host else None
    return button("act", "🎯", style="main" if user in loaded.awaited() else "plain")
