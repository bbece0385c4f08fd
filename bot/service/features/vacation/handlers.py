"""What `/vacation` does."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.looks.cards import said
from bot.service.features.registry import page
from bot.service.features.vacation import actions as vacations
from bot.service.request import Request


@page("vacation")
async def vacation(context: Context, request: Request) -> Card:
    """Go on vacation, or say when it is.

    The noun is when, as it was typed; after "computer " where a computer is to play meanwhile.
    """
    about = request.noun
    if about:
        typed = about.removeprefix("computer ")
        found = await vacations.take(context, request, typed, computer=typed != about)
    else:
        found = await context.store.people.vacation(request.user)
    if found is None or found.until <= context.clock.now():
        phrase = say("vacation-over" if about else "vacation-none")
    else:
        key = "vacation-set-computer" if found.computer else "vacation-set"
        phrase = say(key, since=f"<t:{int(found.since)}:f>", until=f"<t:{int(found.until)}:f>")
    return said(context, request.language, phrase)
