"""The pages, buttons and menus on which a user sets their preferences, and the snooze buttons."""

from __future__ import annotations

from bot.errors import refused
from bot.games.core.phrase import Phrase, say
from bot.service.card import ButtonId, Card, Choice, Menu, Text
from bot.service.context import Context
from bot.service.features.forms import entered
from bot.service.features.lobby.option_menus import named
from bot.service.features.looks.cards import RUNNING, heading, said
from bot.service.features.play.cards import private_panel
from bot.service.features.registry import button, page
from bot.service.features.reminders import actions as reminders
from bot.service.features.reminders.actions import SNOOZES, reminder_row
from bot.service.features.settings.actions import (
    IN_FORM,
    MARKS,
    NOTICES,
    OFF,
    PREFERENCES,
    TYPED,
    USUAL,
    describe,
    prefer,
    prefer_all,
    set_notice_at,
    table_name,
)
from bot.service.features.settings.cards import marks_card, notices_form, settings_card
from bot.service.features.settings.proof import proved
from bot.service.request import Request
from bot.service.tables.lookup import find, requested_table


@page("settings")
async def settings(context: Context, request: Request) -> Card:
    """Show all preferences as they stand, with a menu for each that may be chosen from a few."""
    return await settings_card(context, request, request.language)


@page(*TYPED, "affected")
async def typed(context: Context, request: Request) -> Card:
    """Set one preference as it was typed; the page's name is which."""
    what = request.button_id.verb
    person = await prefer(context, request.user, what, request.noun or "")
    return said(context, request.language, describe(context, person, what))


@page("language")
async def language(context: Context, request: Request) -> Card:
    """Set the language of answers and messages; the answer is given in it."""
    person = await prefer(context, request.user, "language", request.noun or "")
    return said(context, person.language or request.language, say("language-set"))


@page("pictures")
async def pictures(context: Context, request: Request) -> Card:
    """Set how pictures are drawn."""
    await prefer(context, request.user, "pictures", request.noun or "")
    return said(context, request.language, say(f"pictures-set-{request.noun}"))


@page("colour", "emblem")
async def mark(context: Context, request: Request) -> Card:
    """Set the colour or the emblem that the user would like in pictures; the page's name is which."""
    what = request.button_id.verb
    person = await prefer(context, request.user, what, request.noun or "")
    return said(context, request.language, describe(context, person, what))


@button("marks", personal=True)
async def marks(context: Context, request: Request) -> Card:
    """Open the menus of colour and emblem, or go back to the other settings."""
    if request.noun == "back":
        return await settings_card(context, request, request.language)
    return await marks_card(context, request)


@page("notice")
async def notice(context: Context, request: Request) -> Card:
    """Set how the user is notified: at the named table, else everywhere."""
    if request.table:
        told = await set_notice_at(context, request, request.noun or USUAL)
    else:
        await prefer(context, request.user, "notice", request.noun or "")
        told = say(f"notice-set-{request.noun}")
    return said(context, request.language, told, *await _proof(context, request, request.noun, request.language))


async def _proof(context: Context, request: Request, chosen: str | None, language: str) -> list[Phrase]:
    """Try direct messages at once if the user chose them; say whether they arrive."""
    return [await proved(context, request, language)] if chosen == "dm" else []


@button("prefer", personal=True)
async def prefer_pressed(context: Context, request: Request) -> Card:
    """Set what was chosen in a menu of the card."""
    what = request.first_noun
    if what not in PREFERENCES or not request.values:
        raise refused("not-readable")
    person = await prefer(context, request.user, what, request.value)
    language = person.language if what == "language" and person.language else request.language
    if what in MARKS:
        return await marks_card(context, request, describe(context, person, what))
    proof = await _proof(context, request, request.value, language) if what == "notice" else []
    return await settings_card(context, request, language, describe(context, person, what), *proof)


@button("notices-form", personal=True, form=notices_form)
async def notices_entered(context: Context, request: Request) -> Card:
    """Set what was entered in the form about notices and reminders; without one, show the menus."""
    person, given = await context.store.people.person(request.user), entered(request.values)
    given = {name: text or OFF for name, text in given.items() if name in IN_FORM and (text or name == "quiet-days")}
    changed = {name: text for name, text in given.items() if PREFERENCES[name].apply(context, person, text) != person}
    if not changed:
        return await settings_card(context, request, request.language)
    person = await prefer_all(context, request.user, changed)
    proof = await _proof(context, request, changed.get("notice"), request.language)
    told = [describe(context, person, name) for name in changed]
    return await settings_card(context, request, request.language, *told, *proof)


@button("notice-here", personal=True)
async def notice_here(context: Context, request: Request) -> Card:
    """Ask how the user wants to be notified at one table, or set it: nouns `guild/table` and the choice."""
    if request.button_id.nouns:
        told = await set_notice_at(context, request.at(request.first_noun), request.value or USUAL)
        proof = await _proof(context, request, request.value, request.language)
        return await settings_card(context, request, request.language, told, *proof)
    loaded = await find(context, request.at(request.value or None))
    words = loaded.words(context, request.language)
    now = await context.store.people.notice_at(request.user, loaded.guild, loaded.table.id)
    choices = tuple(
        Choice(way, words(say(f"notice-here-{way}")), chosen=way == (now or USUAL)) for way in (USUAL, *NOTICES)
    )
    button_id = ButtonId(0, 0, "notice-here", (f"{loaded.guild}/{loaded.table.id}",))
    menu = Menu(button_id, words(say("prefers-notice")), choices)
    return Card((Text(f"### {words(table_name(loaded))}"), *named(menu)), RUNNING)


@button("snooze")
async def snooze(context: Context, request: Request) -> Card:
    """Put the next reminder off; without a noun ask until when. Only a player whose turn it is gets reminders."""
    if request.noun not in SNOOZES:
        loaded = await requested_table(context, request)
        reminders.must_be_awaited(loaded, request.user)
        words = loaded.words(context, request.language)
        return Card((heading(loaded, words, words(say("snooze-ask"))), reminder_row(loaded, words)), RUNNING)
    loaded, due = await reminders.snooze(context, request, request.noun)
    told = say("snoozed-turn") if due is None else say("snoozed", when=f"<t:{int(due)}:R>")
    private = private_panel(context, request, loaded)
    return await private.panel([f"💤 {private.words(told)}"])
