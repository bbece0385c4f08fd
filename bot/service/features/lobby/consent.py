"""Whether people agree to be rated: asked once, when it first matters, and never taken for granted.

A rated table counts when all its players agreed; otherwise it begins as a friendly one, and its log says so.
"""

from __future__ import annotations

import msgspec

from bot import progress
from bot.games.core.phrase import say
from bot.service.card import Buttons, Card, Text
from bot.service.context import Context
from bot.service.features.looks.cards import RUNNING, ButtonMaker, said
from bot.service.features.settings.actions import prefer
from bot.service.request import Request
from bot.service.tables import terms
from bot.service.tables.lookup import requested_table


async def agree(context: Context, user: int, rated: bool) -> None:
    """Save whether a user agrees to be rated."""
    person = await context.store.people.person(user)
    if person.rated != rated:
        await context.store.people.save_person(msgspec.structs.replace(person, rated=rated))
        progress.part_done()


async def question(context: Context, request: Request, going_on: str) -> Card | None:
    """Return the question whether the person agrees to be rated; None if they agreed before or need not be asked.

    `going_on`: what the person is about to do, and does by saying yes: `join` a rated table, or make it one (`term`).
    """
    loaded = await requested_table(context, request)
    if loaded.table.status != "lobby" or (going_on == "join" and not terms.is_rated(loaded.table)):
        return None
    if (await context.store.people.person(request.user)).rated:
        return None
    words = context.translator.words(request.language)
    button = ButtonMaker.at(loaded, words)
    yes = button("be-rated", "🏅", going_on, label=say(f"button-be-rated-{going_on}"), style="main")
    return Card((Text(words(say(f"be-rated-{going_on}"))), Buttons((yes,))), RUNNING)


async def rating_card(context: Context, user: int, way: str | None, language: str) -> Card:
    """Set whether a user is rated (`on`, `off`), and say so. Raises Refused for anything else."""
    await prefer(context, user, "rated", way or "")
    return said(context, language, say(f"rating-{way}"))
