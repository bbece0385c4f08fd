"""`/settings`: how the bot speaks to one person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.games.core.style import STYLES
from bot.service.card import Block, Card, Divider
from bot.service.door import Ask
from cogs.commands import Given, Option, Plan
from cogs.desk import Desk
from cogs.labels import Labels
from cogs.options import table_option, usual_option, usual_plan

TYPED = ("zone", "quiet", "quiet-days", "remind", "digest")
"""What is typed in one's own words."""
SETTINGS = ("language", "notice", *TYPED, "pictures", "rating")
NOTICES = ("dm", "mention", "silent", "usual")
RATING = ("on", "off")


def plans(desk: Desk, labels: Labels) -> list[Plan]:
    """Return `/settings`, which sets what is given and, with nothing given, shows all with a menu for each."""

    async def settings(ask: Ask, given: Given) -> Card:
        if not any(name in given for name in SETTINGS):
            return await desk.door.look(ask, "settings", None, None)
        # A table is named for the notices there; everything else is about the person.
        tables = {"notice": given.get("table")}
        cards = [await desk.door.look(ask, name, given[name], tables.get(name)) for name in SETTINGS if name in given]
        return _together(cards)

    notice, pictures = _one_of(labels, "notice", NOTICES), _one_of(labels, "pictures", STYLES)
    rating = _one_of(labels, "rating", RATING)
    typed = [usual_option(labels, name) for name in TYPED]
    at = table_option(desk, labels)
    return [usual_plan(labels, "settings", settings, _language(labels), notice, *typed, pictures, rating, at)]


def _language(labels: Labels) -> Option:
    # Each language is called by its own name, whatever the reader's.
    choices = (app_commands.Choice(name=labels.plain(code, "language-name"), value=code) for code in labels.languages)
    return usual_option(labels, "language", choices=tuple(choices))


def _one_of(labels: Labels, option: str, values: Iterable[str]) -> Option:
    choices = (app_commands.Choice(name=labels.text(f"command-choice-{value}"), value=value) for value in values)
    return usual_option(labels, option, choices=tuple(choices))


def _together(cards: Sequence[Card]) -> Card:
    """Return one card that says what each of them says."""
    blocks: list[Block] = []
    for card in cards:
        blocks += [*([Divider()] if blocks else []), *card.blocks]
    return Card(tuple(blocks), cards[-1].accent)
