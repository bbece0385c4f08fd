"""Private cards that are not about one seat: rules by topic, the list of one's tables, the choice among tables."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.core.phrase import say
from bot.service.card import Block, Card, Choice, Handle, Menu, Text
from bot.service.cards.board_card import RUNNING, title
from bot.service.cards.exhibits import PAGE, cut, pages
from bot.service.door import Ask
from bot.service.house import House
from bot.service.table import damage
from bot.service.table.finding import describe, mine_and_kept
from bot.service.table.sitting import Sitting

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
        there = [_line(house, sitting, ask.user, language) for sitting in kept[:INVITATIONS]]
        beside.append(Text(cut("\n".join((f"**{words(say('my-invitations'))}**", *there)), ROOM)))
    if mine.unread:
        there = [f"- {words(damage.line(spot.table, error))}" for spot, error in mine.unread[:INVITATIONS]]
        beside.append(Text(cut("\n".join(there), ROOM)))
    if not sittings and beside:
        return Card(tuple(beside), RUNNING)
    if not sittings:
        return Card((Text(words(say("my-tables-none"))),), RUNNING)
    sittings.sort(key=lambda sitting: sitting.seat_of(ask.user) not in sitting.to_move())
    lines = [_line(house, sitting, ask.user, language) for sitting in sittings[:LISTED]]
    heading = words(say("my-tables-heading", count=len(sittings)))
    menu = _menu(house, sittings, ask, language)
    return Card((Text(f"**{heading}**"), Text(cut("\n".join(lines), PAGE)), *beside, menu), RUNNING)


def chooser_card(house: House, sittings: Sequence[Sitting], ask: Ask, language: str, verb: str) -> Card:
    """Return the choice among several tables that could be meant; `verb` is done with the chosen one."""
    words = house.translator.words(language)
    blocks: tuple[Block, ...] = (Text(words(say("which-table"))), _menu(house, sittings, ask, language, verb))
    return Card(blocks, RUNNING)


def table_choices(house: House, sittings: Sequence[Sitting], ask: Ask, language: str) -> list[Choice]:
    """Return tables as choices of a menu or of autocomplete."""
    words = house.translator.words(language)
    return [
        Choice(f"{sitting.guild}/{sitting.table.id}", cut(words(describe(sitting, ask.user)), 100))
        for sitting in sittings[:25]
    ]


def _menu(house: House, sittings: Sequence[Sitting], ask: Ask, language: str, verb: str = "my-tables") -> Menu:
    words = house.translator.words(language)
    choices = tuple(table_choices(house, sittings, ask, language))
    return Menu(Handle(sittings[0].guild, sittings[0].table.id, verb), words(say("which-table-menu")), choices)


def _line(house: House, sitting: Sitting, user: int, language: str) -> str:
    words = sitting.words(house, language)
    link = f"https://discord.com/channels/{sitting.guild}/{sitting.table.channel}"
    text = words(describe(sitting, user))
    if sitting.table.status != "running":
        return f"- [{text}]({link})"
    prompt = words(sitting.speaker.prompt(sitting.view(None)))
    return f"- [{text}]({link}) · {prompt}"
