"""What `/vacation` does."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Card, Text
from bot.service.context import Context
from bot.service.features.looks.cards import RUNNING
from bot.service.features.registry import page
from bot.service.features.vacation import actions as vacations
from bot.service.request import Request


@page("vacation")
async def vacation(context: Context, request: Request) -> Card:
    """Go on vacation, or say when it is.

    The noun is when, as it was typed; after "computer " where a computer is to play meanwhile.
    """
    words, now, about = context.translator.words(request.language), context.clock.now(), request.noun
    if not about:
        found = await context.store.people.vacation(request.user)
    else:
        typed = about.removeprefix("computer ")
        found = await vacations.take(context, request, typed, computer=typed != about)
        if found.until <= now:
            return Card((Text(words(say("vacation-over"))),), RUNNING)
    if found is None or found.until <= now:
        return Card((Text(words(say("vacation-none"))),), RUNNING)
    key = "vacation-set-computer" if found.computer else "vacation-set"
    phrase = say(key, since=f"<t:{int(found.since)}:f>", until=f"<t:{int(found.until)}:f>")
    return Card((Text(words(phrase)),), RUNNING)
