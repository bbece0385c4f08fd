"""Whether people agree to be rated: asked once, when it first matters, and never taken for granted.

A rated table counts when everybody who sits there agreed; otherwise it begins as a friendly one, and its log says so.
"""

from __future__ import annotations

import msgspec

from bot import progress
from bot.errors import refused
from bot.games.core.phrase import say
from bot.service import people
from bot.service.card import Button, ButtonId, Buttons, Card, Text
from bot.service.context import Context
from bot.service.features.button_request import Press
from bot.service.features.lobby import actions as lobby
from bot.service.features.lobby.cards import terms_card
from bot.service.features.play.board import RUNNING
from bot.service.features.settings.cards import prefer
from bot.service.tables import terms
from bot.service.tables.outbox import put


async def agree(context: Context, user: int, rated: bool) -> None:
    """Note that somebody agrees to be rated, or does not any more."""
    person = await context.store.people.person(user)
    if person.rated != rated:
        await context.store.people.save_person(msgspec.structs.replace(person, rated=rated))
        progress.part_done()


async def question(press: Press, going_on: str) -> Card | None:
    """Return the question whether he agrees, for somebody who was not asked yet; None when nothing has to be asked.

    `going_on`: what he is about to do, and does by saying yes: `join` a rated table, or make it one (`term`).
    """
    loaded = await press.loaded()
    if loaded.table.status != "lobby" or (going_on == "join" and not terms.is_rated(loaded.table)):
        return None
    if (await press.context.store.people.person(press.request.user)).rated:
        return None
    words = press.context.translator.words(press.language)
    yes = ButtonId(press.button_id.guild, press.button_id.table, "be-rated", (going_on,))
    row = (Button(words(say(f"button-be-rated-{going_on}")), yes, "🏅", "main"),)
    return Card((Text(words(say(f"be-rated-{going_on}"))), Buttons(row)), RUNNING)


async def be_rated(press: Press) -> Card:
    """Agree to be rated, and go on with what was about to be done."""
    loaded = await press.loaded()
    if loaded.table.status != "lobby":
        raise refused("has-begun")
    guild, table = press.button_id.guild, press.button_id.table
    await agree(press.context, press.request.user, True)
    if press.noun == "term":
        loaded = await lobby.agree(press.context, press.request, guild, table, {"rated": "rated"})
        return terms_card(press.context, loaded, press.language)
    if press.noun == "join":
        loaded = await lobby.join(press.context, press.request, guild, table)
        await people.remember(press.context, press.request)
        return press.private(loaded).plain(say("joined"))
    async with press.context.store.write(guild) as tx:
        await put(press.context, tx, table, "lobby")
    return press.private(loaded).plain(say("rating-on"))


async def rating(press: Press) -> Card:
    """Agree to be rated at rated tables, or do not any more, whatever table there is."""
    return await rating_card(press.context, press.request.user, press.noun, press.language)


async def rating_card(context: Context, user: int, way: str | None, language: str) -> Card:
    """Set whether somebody is rated (`on`, `off`), and say so. Raises Refused for anything else."""
    await prefer(context, user, "rated", way or "")
    return Card((Text(context.translator.words(language)(say(f"rating-{way}"))),), RUNNING)
