"""Putting a reminder off, by buttons on the notice itself."""

from __future__ import annotations

from bot.errors import refused
from bot.games.core.phrase import say
from bot.service.card import Card, Text
from bot.service.features.button_request import Press
from bot.service.features.play.board import RUNNING, title
from bot.service.features.reminders import actions as reminders
from bot.service.features.settings.reminder_row import HOW, reminder_row
from bot.service.people.reachability import person_at


async def snooze(press: Press) -> Card:
    """Put the next reminder off; without a noun ask until when. Only whoever is awaited has something to put off."""
    loaded = await press.loaded()
    loaded.seat_number(press.request.user)
    if press.request.user not in loaded.awaited():
        raise refused("snooze-not-awaited")
    words = loaded.words(press.context, press.language)
    if press.noun not in HOW:
        asked = Text(f"### {words(title(loaded))}\n{words(say('snooze-ask'))}")
        return Card((asked, reminder_row(loaded, words)), RUNNING)
    person = await person_at(press.context, press.request.user, loaded.guild, loaded.table.id)
    due = await reminders.snooze(press.context, loaded, person, press.noun)
    said = say("snoozed-turn") if due is None else say("snoozed", when=f"<t:{int(due)}:R>")
    return await press.private(loaded).panel([f"💤 {words(said)}"])
