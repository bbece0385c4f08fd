"""What the buttons under records and ratings do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.service.card import Card
from bot.service.features.button_request import Press, number
from bot.service.features.lobby.consent import rating
from bot.service.features.stats.cards import stats_card, take_away_card
from bot.service.features.stats.leaderboard import leaderboard_card


async def stats(press: Press) -> Card:
    """Show a record: nouns are the user ("-": one's own) and the game ("-": all)."""
    user, game = (*press.button_id.nouns, "-", "-")[:2]
    return await stats_card(
        press.context, press.request, number(user) or press.request.user, _game(game), press.language
    )


async def take_away(press: Press) -> Card:
    """Hand one's plays over as files."""
    return await take_away_card(press.context, press.request, _game(press.noun or "-"), press.language)


async def leaderboard(press: Press) -> Card:
    """Show the ratings: nouns are the game, the page, and `text`; a menu's choice is the game."""
    given = press.values or press.button_id.nouns
    game, page, manner = (*given, *("-", "1", "")[len(given) :])[:3]
    return await leaderboard_card(
        press.context, press.request, press.language, _game(game), number(page) or 1, as_text=manner == "text"
    )


def _game(noun: str) -> str | None:
    return None if noun == "-" else noun


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {
    "stats": stats,
    "take-away": take_away,
    "leaderboard": leaderboard,
    "rating": rating,
}
