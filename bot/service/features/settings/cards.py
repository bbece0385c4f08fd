"""The card of a user's preferences, with a menu for each, and the snooze buttons of notices."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.service.card import Block, ButtonId, Card, Choice, Menu, Text
from bot.service.context import Context
from bot.service.features.looks.cards import RUNNING
from bot.service.features.looks.table_list import choices
from bot.service.features.settings.actions import OFF, PREFERENCES, describe
from bot.service.records import Person
from bot.service.request import Request
from bot.text.translator import Words


async def settings_card(context: Context, request: Request, language: str, *notes: Phrase) -> Card:
    """Return all preferences, each with its menu, below what was changed just now."""
    person = await context.store.people.person(request.user)
    words = context.translator.words(language)
    done = [f"✅ {words(note)}" for note in notes]
    blocks: list[Block] = [Text("\n".join([f"### {words(say('settings-heading'))}", *done]))]
    for name, preference in PREFERENCES.items():
        offered = preference.choices or context.translator.languages
        lines = tuple(_choice(context, words, name, choice, person) for choice in offered)
        menu = Menu(ButtonId(0, 0, "prefer", (name,)), words(say(f"prefers-{name}")), lines)
        blocks += (Text(words(describe(context, person, name))), menu)
    blocks.append(Text(f"-# {words(say('settings-typed'))}"))
    tables = [
        one for one in await context.store.people.listed(request.user) if one.id not in context.runtime.unreadable
    ]
    seated = [one for one in tables if one.listing is not None and one.listing.seated]
    if tables_to_choose := choices(context, seated, words):
        blocks.append(Menu(ButtonId(0, 0, "notice-here"), words(say("prefers-here")), tables_to_choose))
    return Card(tuple(blocks), RUNNING)


def _choice(context: Context, words: Words, name: str, choice: str, person: Person) -> Choice:
    """Return a line of a menu; its value is a text that could be typed as well."""
    preference = PREFERENCES[name]
    then = preference.apply(context, person, choice)
    label = preference.describe(context, then)
    if choice == OFF and preference.off_label:
        label = say(f"prefers-{name}-off")
    elif name == "zone":
        label = say("span", text=choice)
    elif name == "language":  # each language in its own name, whatever the reader's
        words = context.translator.words(choice)
    value = getattr(person, preference.field)
    chosen = value == getattr(then, preference.field) or (name == "zone" and choice == "UTC" and value is None)
    return Choice(choice, words(label), chosen=chosen)
