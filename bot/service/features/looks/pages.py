"""Private cards that are not about one seat: rules by topic, the user's tables, the choice among tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bot import limits
from bot.games.core.phrase import say
from bot.service.card import Block, ButtonId, Card, Choice, Menu, Text
from bot.service.context import Context
from bot.service.features.looks.cards import RUNNING, cut, pages, title
from bot.service.features.looks.table_list import Listed, choice_of, listed
from bot.service.ports.table_index import ListedTable
from bot.service.request import Request
from bot.service.tables import damage
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import Mine, SeveralTables, open_of
from bot.text.translator import Words

LISTED = 15
UNREAD = 5
"""So many tables that cannot be read does autocomplete name."""
INVITATIONS, ROOM = 4, 600
"""So many invitations are listed below, in so many characters."""


def rules_card(context: Context, loaded: LoadedTable, language: str, topic: str | None) -> Card:
    """Return a topic of the rules with a menu of all topics."""
    words = loaded.words(context, language)
    meta = loaded.game.meta
    topic = topic if topic in meta.rule_topics else meta.rule_topics[0]
    choices = tuple(
        Choice(found, cut(words(say(f"{meta.prefix}-rules-topic-{found}")), 100), chosen=found == topic)
        for found in meta.rule_topics[:25]
    )
    menu = Menu(ButtonId(loaded.guild, loaded.table.id, "rules"), words(say("rules-choose")), choices)
    heading = words(say(f"{meta.prefix}-rules-topic-{topic}"))
    body = pages(words.lines(loaded.presenter.rules(topic)))[0]
    return Card((Text(f"### {words(title(loaded))}\n**{heading}**"), Text(body), menu), RUNNING)


async def my_tables_card(context: Context, request: Request, language: str) -> Card:
    """Return all of a user's tables in all servers with links, those that await them first; then invitations, and
    what cannot be read.
    """
    mine, further = await _opened(context, request.user)
    loaded_tables, kept = mine.found, mine.kept
    words = context.translator.words(language)
    beside: list[Block] = []
    if kept:
        there = _lines(context, await listed(context, kept[:INVITATIONS], request.user), request.user, language)
        beside.append(Text(cut("\n".join((f"**{words(say('my-invitations'))}**", *there)), ROOM)))
    if mine.unread:
        there = [f"- {words(damage.line(table_id.table, error))}" for table_id, error in mine.unread[:INVITATIONS]]
        beside.append(Text(cut("\n".join(there), ROOM)))
    if not loaded_tables and beside:
        return Card(tuple(beside), RUNNING)
    if not loaded_tables:
        return Card((Text(words(say("my-tables-none"))),), RUNNING)
    loaded_tables.sort(key=lambda loaded: request.user not in loaded.awaited())
    tables = await listed(context, loaded_tables, request.user)
    lines = _lines(context, tables, request.user, language)
    heading = words(say("my-tables-heading", count=len(loaded_tables) + len(further)))
    menu = _menu(context, tables, request.user, language, "my-tables")
    unopened = indexed_choices(context, further, words)
    menu = msgspec.structs.replace(menu, choices=(*menu.choices, *unopened)[: limits.MENU_CHOICES])
    return Card((Text(f"**{heading}**"), Text(pages(lines)[0]), *beside, menu), RUNNING)


async def _opened(context: Context, user: int) -> tuple[Mine, Sequence[ListedTable]]:
    """Return a person's tables: those that are listed by a line each are read, of the others the index tells."""
    tables = await context.store.people.listed(user)
    own = [one for one in tables if one.listing is None or one.listing.seated]
    own.sort(key=lambda one: (one.id in context.runtime.unreadable, one.listing is None or not one.listing.awaited))
    invited = [one for one in tables if one not in own]
    to_open = (*own[:LISTED], *invited[:INVITATIONS])
    return await open_of(context, user, [one.id for one in to_open]), own[LISTED:]


async def chooser_card(context: Context, several: SeveralTables, request: Request, language: str) -> Card:
    """Return the choice among several tables that could be meant."""
    words = context.translator.words(language)
    if several.listed:
        first, choices = several.listed[0].id, indexed_choices(context, several.listed, words)
        menu = Menu(ButtonId(first.guild, first.table, several.verb), words(say("which-table-menu")), choices)
    else:
        tables = await listed(context, several.loaded_tables[: limits.MENU_CHOICES], request.user)
        menu = _menu(context, tables, request.user, language, several.verb)
    return Card((Text(words(say("which-table"))), menu), RUNNING)


def indexed_choices(context: Context, tables: Iterable[ListedTable], words: Words) -> tuple[Choice, ...]:
    """Return tables as choices of a menu, as the index tells them: which it is, and below that where and since when.

    Left out are those of which it tells too little.
    """
    found = (choice_of(context, one, words) for one in tables)
    return tuple(choice for choice in found if choice is not None)[: limits.MENU_CHOICES]


def _choices(context: Context, tables: Sequence[Listed], user: int, language: str) -> tuple[Choice, ...]:
    words, now = context.translator.words(language), context.clock.now()
    return tuple(found.choice(user, words, now) for found in tables)


async def completed_tables(context: Context, request: Request, words: Words) -> list[Choice]:
    """Return a person's tables as autocomplete offers them, those of this channel and server first; then what is known
    to be unreadable. The index tells them: no table is opened.
    """
    found: list[tuple[ListedTable, Choice]] = []
    unread: list[Choice] = []
    for one in await context.store.people.listed(request.user):
        choice = choice_of(context, one, words)
        if choice is not None and one.listing is not None and one.listing.seated:
            found.append((one, Choice(choice.value, cut(f"{choice.label} · {choice.hint}", limits.COMMAND_TEXT))))
        elif one.id in context.runtime.unreadable:
            line = words(say("table-unreadable", table=one.id.table))
            unread.append(Choice(f"{one.id.guild}/{one.id.table}", cut(line, limits.COMMAND_TEXT)))
    found.sort(key=lambda pair: _distance(pair[0], request))
    unread = unread[:UNREAD]
    return [choice for _, choice in found[: limits.AUTOCOMPLETE - len(unread)]] + unread


def _distance(table: ListedTable, request: Request) -> tuple[bool, bool]:
    assert table.listing is not None
    return table.listing.channel != request.channel, table.id.guild != request.guild


def _menu(context: Context, tables: Sequence[Listed], user: int, language: str, verb: str) -> Menu:
    first = tables[0].loaded
    placeholder = context.translator.words(language)(say("which-table-menu"))
    return Menu(ButtonId(first.guild, first.table.id, verb), placeholder, _choices(context, tables, user, language))


def _lines(context: Context, tables: Sequence[Listed], user: int, language: str) -> list[str]:
    return [found.line(user, found.loaded.words(context, language)) for found in tables]
