"""What the buttons under records and ratings do."""

from __future__ import annotations

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.registry import button, page
from bot.service.features.stats.cards import stats_card, take_away_card
from bot.service.features.stats.leaderboard import leaderboard_card
from bot.service.request import Request, number


@button("stats")
async def stats(context: Context, request: Request) -> Card:
    """Show statistics: nouns are the user ("-": the asking one) and the game ("-": all)."""
    user, game = request.nouns(2, "-")
    return await stats_card(context, request, number(user) or request.user, _game(game))


@page("stats")
async def stats_page(context: Context, request: Request) -> Card:
    """Show a record; the noun is a user and a game, `user/game`, either of them may be empty."""
    user, _, game = (request.noun or "").partition("/")
    return await stats_card(context, request, number(user) or request.user, game or None)


@button("take-away")
async def take_away(context: Context, request: Request) -> Card:
    """Send the user's results as files."""
    return await take_away_card(context, request, _game(request.noun or "-"))


@button("leaderboard")
@page("leaderboard")
async def leaderboard(context: Context, request: Request) -> Card:
    """Show the ratings: nouns are the game, the page, and `text`; a menu's choice is the game."""
    given = request.values or request.button_id.nouns
    game, place, manner = (*given, *("-", "1", "")[len(given) :])[:3]
    return await leaderboard_card(context, request, _game(game), number(place) or 1, as_text=manner == "text")


def _game(noun: str) -> str | None:
    return None if noun == "-" else noun
