"""The host's own pages by the name of their command: about a person or a server, not about one table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.games.core.phrase import say
from bot.service.card import Card, Text
from bot.service.context import Context
from bot.service.features.button_request import number
from bot.service.features.lobby.consent import rating_card
from bot.service.features.looks.pages import my_tables_card
from bot.service.features.play.board import RUNNING
from bot.service.features.play.cards import PrivatePanel
from bot.service.features.play.next_table import longest_waiting
from bot.service.features.privacy.cards import my_data_card
from bot.service.features.server import cards as server_card
from bot.service.features.settings import cards as preferences
from bot.service.features.stats.cards import stats_card
from bot.service.features.stats.leaderboard import leaderboard_card
from bot.service.features.vacation import actions as vacations
from bot.service.request import Request


async def my_tables(context: Context, request: Request, _about: str | None, language: str) -> Card:
    """Return the person's tables."""
    return await my_tables_card(context, request, language)


async def next_one(context: Context, request: Request, _about: str | None, language: str) -> Card:
    """Return the panel of the table that has been waiting for this person for the longest time."""
    found = await longest_waiting(context, request.user)
    if found is None:
        return Card((Text(context.translator.words(language)(say("next-none"))),), RUNNING)
    private = PrivatePanel(context, found.loaded, request.user, language)
    return await private.panel([found.line(private.words)])


async def my_data(context: Context, request: Request, _about: str | None, language: str) -> Card:
    """Return what is stored about the person."""
    return await my_data_card(context, request, language)


async def rating(context: Context, request: Request, about: str | None, language: str) -> Card:
    """Agree to be rated at rated tables (`on`), or do not any more (`off`)."""
    return await rating_card(context, request.user, about, language)


async def vacation(context: Context, request: Request, about: str | None, language: str) -> Card:
    """Go on vacation (`about`: when, as it was typed; after "computer " where one is to play), or say when it is."""
    words, now = context.translator.words(language), context.clock.now()
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


async def stats(context: Context, request: Request, about: str | None, language: str) -> Card:
    """Return somebody's record: `about` is a user and a game, `user/game`, either of them may be empty."""
    user, _, game = (about or "").partition("/")
    return await stats_card(context, request, number(user) or request.user, game or None, language)


async def leaderboard(context: Context, request: Request, about: str | None, language: str) -> Card:
    """Return the ratings of a game."""
    return await leaderboard_card(context, request, language, about)


OWN_PAGES: Mapping[str, Callable[[Context, Request, str | None, str], Awaitable[Card]]] = {
    "my-tables": my_tables,
    "my-data": my_data,
    "next": next_one,
    "server": server_card.page,
    "rating": rating,
    "stats": stats,
    "leaderboard": leaderboard,
    **preferences.PAGES,
    "vacation": vacation,
}
