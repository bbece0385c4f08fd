"""Private cards that are not about one seat: rules by topic, the list of one's tables, the choice among tables."""

from __future__ import annotations

from collections.abc import Sequence

from bot import limits
from bot.games.core.phrase import say
from bot.service.card import Block, Card, Choice, Handle, Menu, Text
from bot.service.context import House
from bot.service.features.looks.cards import cut, pages
from bot.service.features.looks.table_list import Listed, listed
from bot.service.features.play.board import RUNNING, title
from bot.service.request import Ask
from bot.service.tables import damage
from bot.service.tables.loaded import Sitting
from bot.service.tables.lookup import mine_and_kept

LISTED = 15
INVITATIONS, ROOM = 4, 600
"""So many invitations are listed below, in so many characters."""


def rules_card(house: House, sitting: Sitting, language: str, topic: str | None) -> Card:
    """Return a topic of the rules with a menu of all topics."""
    words = sitting.words(house, language)
    meta = sitting.game.meta
    topic = topic if topic in meta.rule_topics else meta.rule_topics[0]
    choices = tuple(
        Choice(found, cut(words(say(f"{meta.prefix}-rules-topic-{found}")), 100), chosen=found == topic)
        for found in meta.rule_topics[:25]
    )
    menu = Menu(Handle(sitting.guild, sitting.table.id, "rules"), words(say("rules-choose")), choices)
    heading = words(say(f"{meta.prefix}-rules-topic-{topic}"))
    body = pages(words.lines(sitting.speaker.rules(topic)))[0]
    return Card((Text(f"### {words(title(sitting))}\n**{heading}**"), Text(body), menu), RUNNING)


async def my_tables_card(house: House, ask: Ask, language: str) -> Card:
    """Return all of a person's tables over all servers with links, those that await him first; then invitations, and
    what cannot be read.
    """
    mine = await mine_and_kept(house, ask.user)
    sittings, kept = mine.found, mine.kept
    words = house.translator.words(language)
    beside: list[Block] = []
    if kept:
        there = _lines(house, await listed(house, kept[:INVITATIONS], ask.user), ask.user, language)
        beside.append(Text(cut("\n".join((f"**{words(say('my-invitations'))}**", *there)), ROOM)))
    if mine.unread:
        there = [f"- {words(damage.line(spot.table, error))}" for spot, error in mine.unread[:INVITATIONS]]
        beside.append(Text(cut("\n".join(there), ROOM)))
    if not sittings and beside:
        return Card(tuple(beside), RUNNING)
    if not sittings:
        return Card((Text(words(say("my-tables-none"))),), RUNNING)
    sittings.sort(key=lambda sitting: ask.user not in sitting.awaited())
    tables = await listed(house, sittings[: limits.MENU_CHOICES], ask.user)
    lines = _lines(house, tables[:LISTED], ask.user, language)
    heading = words(say("my-tables-heading", count=len(sittings)))
    menu = _menu(house, tables, ask.user, language, "my-tables")
    return Card((Text(f"**{heading}**"), Text(pages(lines)[0]), *beside, menu), RUNNING)


async def chooser_card(house: House, sittings: Sequence[Sitting], ask: Ask, language: str, verb: str) -> Card:
    """Return the choice among several tables that could be meant; `verb` is done with the chosen one."""
    tables = await listed(house, sittings[: limits.MENU_CHOICES], ask.user)
    asked = Text(house.translator.words(language)(say("which-table")))
    return Card((asked, _menu(house, tables, ask.user, language, verb)), RUNNING)


async def table_choices(house: House, sittings: Sequence[Sitting], user: int, language: str) -> tuple[Choice, ...]:
    """Return tables as choices of a menu: which it is, and below that where and since when."""
    return _choices(house, await listed(house, sittings[: limits.MENU_CHOICES], user), user, language)


def _choices(house: House, tables: Sequence[Listed], user: int, language: str) -> tuple[Choice, ...]:
    words, now = house.translator.words(language), house.clock.now()
    return tuple(found.choice(user, words, now) for found in tables)


def _menu(house: House, tables: Sequence[Listed], user: int, language: str, verb: str) -> Menu:
    first = tables[0].sitting
    placeholder = house.translator.words(language)(say("which-table-menu"))
    return Menu(Handle(first.guild, first.table.id, verb), placeholder, _choices(house, tables, user, language))


def _lines(house: House, tables: Sequence[Listed], user: int, language: str) -> list[str]:
    return [found.line(user, found.sitting.words(house, language)) for found in tables]
