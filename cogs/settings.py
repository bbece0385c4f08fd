"""`/settings`: how the bot speaks to one person."""

from __future__ import annotations

from discord import app_commands

from bot.service.cards import Card, Divider
from bot.service.door import Ask
from cogs.commands import Given, Option, Plan
from cogs.desk import Desk
from cogs.labels import Labels
from cogs.options import usual_option, usual_plan

SETTINGS = ("language", "notice")
NOTICES = ("dm", "mention", "silent")


def plans(desk: Desk, labels: Labels) -> list[Plan]:
    """Return `/settings`, which sets what is given and, with nothing given, says what can be."""

    async def settings(ask: Ask, given: Given) -> Card:
        if not given:
            return desk.excuses.kindly("settings-what", ask.locale)
        cards = [await desk.door.look(ask, name, given[name], None) for name in SETTINGS if name in given]
        return cards[0] if len(cards) == 1 else _together(*cards)

    return [usual_plan(labels, "settings", settings, _language(labels), _notice(labels))]


def _language(labels: Labels) -> Option:
    # Each language is called by its own name, whatever the reader's.
    choices = (app_commands.Choice(name=labels.plain(code, "language-name"), value=code) for code in labels.languages)
    return usual_option(labels, "language", choices=tuple(choices))


def _notice(labels: Labels) -> Option:
    choices = (app_commands.Choice(name=labels.text(f"command-choice-{notice}"), value=notice) for notice in NOTICES)
    return usual_option(labels, "notice", choices=tuple(choices))


def _together(first: Card, second: Card) -> Card:
    return Card((*first.blocks, Divider(), *second.blocks), second.accent)
