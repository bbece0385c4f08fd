"""Whether people agree to be rated: asked once, when it first matters, and never taken for granted.

A rated table counts when everybody who sits there agreed; otherwise it begins as a friendly one, and its log says so.
"""

from __future__ import annotations

import msgspec

from bot import progress
from bot.errors import refused
from bot.games.core.phrase import say
from bot.service import people
from bot.service.card import Button, Buttons, Card, Handle, Text
from bot.service.context import House
from bot.service.features.button_request import Press
from bot.service.features.lobby import actions as lobby
from bot.service.features.lobby.cards import terms_card
from bot.service.features.play.board import RUNNING
from bot.service.features.settings.cards import prefer
from bot.service.tables import terms
from bot.service.tables.outbox import put


async def agree(house: House, user: int, rated: bool) -> None:
    """Note that somebody agrees to be rated, or does not any more."""
    person = await house.store.people.person(user)
    if person.rated != rated:
        await house.store.people.save_person(msgspec.structs.replace(person, rated=rated))
        progress.part_done()


async def question(press: Press, going_on: str) -> Card | None:
    """Return the question whether he agrees, for somebody who was not asked yet; None when nothing has to be asked.

    `going_on`: what he is about to do, and does by saying yes: `join` a rated table, or make it one (`term`).
    """
    sitting = await press.sitting()
    if sitting.table.status != "lobby" or (going_on == "join" and not terms.is_rated(sitting.table)):
        return None
    if (await press.house.store.people.person(press.ask.user)).rated:
        return None
    words = press.house.translator.words(press.language)
    yes = Handle(press.handle.guild, press.handle.table, "be-rated", (going_on,))
    row = (Button(words(say(f"button-be-rated-{going_on}")), yes, "🏅", "main"),)
    return Card((Text(words(say(f"be-rated-{going_on}"))), Buttons(row)), RUNNING)


async def be_rated(press: Press) -> Card:
    """Agree to be rated, and go on with what was about to be done."""
    sitting = await press.sitting()
    if sitting.table.status != "lobby":
        raise refused("has-begun")
    guild, table = press.handle.guild, press.handle.table
    await agree(press.house, press.ask.user, True)
    if press.noun == "term":
        sitting = await lobby.agree(press.house, press.ask, guild, table, {"rated": "rated"})
        return terms_card(press.house, sitting, press.language)
    if press.noun == "join":
        sitting = await lobby.join(press.house, press.ask, guild, table)
        await people.remember(press.house, press.ask)
        return press.private(sitting).plain(say("joined"))
    async with press.house.store.write(guild) as tx:
        await put(press.house, tx, table, "lobby")
    press.house.kick()
    return press.private(sitting).plain(say("rating-on"))


async def rating(press: Press) -> Card:
    """Agree to be rated at rated tables, or do not any more, whatever table there is."""
    return await rating_card(press.house, press.ask.user, press.noun, press.language)


async def rating_card(house: House, user: int, way: str | None, language: str) -> Card:
    """Set whether somebody is rated (`on`, `off`), and say so. Raises Refused for anything else."""
    await prefer(house, user, "rated", way or "")
    return Card((Text(house.translator.words(language)(say(f"rating-{way}"))),), RUNNING)
