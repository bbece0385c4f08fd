"""The card of a user's preferences, with a menu for each, and the snooze buttons of notices."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.service.card import Block, ButtonId, Buttons, Card, Choice, Form, FormMenu, Menu, Text
from bot.service.context import Context
from bot.service.features.forms import choices_form
from bot.service.features.looks.cards import RUNNING, ButtonMaker
from bot.service.features.looks.table_list import choices
from bot.service.features.settings.actions import IN_FORM, MARKS, OFF, PREFERENCES, describe
from bot.service.records import Person
from bot.service.request import Request
from bot.text.translator import Words

DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
"""The weekdays as they can be typed."""


async def marks_card(context: Context, request: Request, *notes: Phrase) -> Card:
    """Return the menus of colour and emblem, below what was changed just now."""
    person = await context.store.people.person(request.user)
    words = context.translator.words(request.language)
    done = [f"✅ {words(note)}" for note in notes]
    blocks: list[Block] = [Text("\n".join([words(say("settings-marks")), *done]))]
    for name in MARKS:
        blocks += _preference(context, words, name, person)
    return Card((*blocks, Buttons((ButtonMaker(words)("marks", "⬅️", "back", label=say("settings-heading")),))), RUNNING)


async def settings_card(context: Context, request: Request, language: str, *notes: Phrase) -> Card:
    """Return all preferences, each with its menu, below what was changed just now."""
    person = await context.store.people.person(request.user)
    words = context.translator.words(language)
    done = [f"✅ {words(note)}" for note in notes]
    blocks: list[Block] = [Text("\n".join([f"### {words(say('settings-heading'))}", *done]))]
    for name in PREFERENCES:
        if name not in MARKS:
            blocks += _preference(context, words, name, person)
    button = ButtonMaker(words)
    blocks.append(Buttons((button("notices-form", "📋"), button("marks", "🎨"))))
    blocks.append(Text(f"-# {words(say('settings-typed'))}"))
    tables = [
        one for one in await context.store.people.listed(request.user) if one.id not in context.runtime.unreadable
    ]
    seated = [one for one in tables if one.listing is not None and one.listing.seated]
    if tables_to_choose := choices(context, seated, words):
        blocks.append(Menu(ButtonId(0, 0, "notice-here"), words(say("prefers-here")), tables_to_choose))
    return Card(tuple(blocks), RUNNING)


def _preference(context: Context, words: Words, name: str, person: Person) -> tuple[Block, ...]:
    """Return how a preference stands, and its menu."""
    offered = PREFERENCES[name].choices or context.translator.languages
    lines = tuple(_choice(context, words, name, choice, person) for choice in offered)
    menu = Menu(ButtonId(0, 0, "prefer", (name,)), words(say(f"prefers-{name}")), lines)
    return Text(words(describe(context, person, name))), menu


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


async def notices_form(context: Context, request: Request) -> Form:
    """Return the form for notices and reminders."""
    person = await context.store.people.person(request.user)
    words = context.translator.words(request.language)
    fields = (_field(context, words, name, person) for name in IN_FORM)
    return choices_form(say("button-notices-form"), fields, words)


def _field(context: Context, words: Words, name: str, person: Person) -> FormMenu:
    """Return the field of a preference. Nothing is chosen there if none of its choices is how it stands."""
    label = words(say(f"prefers-{name}"))
    if name == "quiet-days":
        days = enumerate(DAYS)
        boxes = tuple(Choice(day, words(say(f"weekday-{at}")), chosen=at in person.quiet_days) for at, day in days)
        return FormMenu(label, boxes, "boxes", name)
    lines = tuple(_choice(context, words, name, choice, person) for choice in PREFERENCES[name].choices)
    return FormMenu(label, lines, "radio" if name == "notice" else "menu", name)
