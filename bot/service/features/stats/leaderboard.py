"""`/leaderboard`: the ratings of a game in a server, of users who agreed to be rated; as a picture and as text."""

from __future__ import annotations

from collections.abc import Mapping

from bot import limits
from bot.games.core.leaderboard import LeaderboardPage, LeaderboardRow
from bot.games.core.phrase import Phrase, say
from bot.service.card import Block, Button, Buttons, Card, Image, Menu, Text
from bot.service.context import Context
from bot.service.features.lobby.game_list import game_choice
from bot.service.features.looks.cards import ALT, RUNNING, ButtonMaker, Reader, Subject, cut, drawn, pages
from bot.service.features.stats.cards import must_be_hosted, rating_text, server_of
from bot.service.names import shown
from bot.service.ratings import Rating
from bot.service.request import Request
from bot.service.tables import results
from bot.text.translator import Words

PAGE = 10
"""Users on a page."""


async def leaderboard_card(
    context: Context, request: Request, game: str | None = None, number: int = 1, *, as_text: bool = False
) -> Card:
    """Return a page of the list (from 1); without a game the one that was played last as a rated one.

    Raises Refused in a direct message, and for a game that is not known.
    """
    guild = server_of(request)
    must_be_hosted(context, game)
    lacking = await results.make_up(context, guild)
    async with context.store.read(guild) as tx:
        played = [each.game for each in reversed(await tx.rated_tables()) if each.game in context.titles]
    game = game or next(iter(played), next(iter(context.titles)))
    standing = await context.runtime.standings.of(context.store, guild, game)
    agreed = await context.store.people.rated(user for user in standing.ratings if user > 0)
    ratings = {user: standing.ratings[user] for user in agreed}
    page = _page(context.titles[game].game.meta.title, standing.names, ratings, number, request.user)
    words = context.translator.words(request.language)
    below = [words(say("leaderboard-how" if page.rows else "leaderboard-empty"))]
    if lacking:
        below.append(words(say("stats-lacking", count=lacking)))
    blocks: list[Block] = [Text(f"### {words(say('leaderboard', title=page.title))}")]
    blocks += await _rows(context, request, page, words, as_text=as_text)
    blocks.append(Text("\n".join(f"-# {line}" if page.rows else line for line in below)))
    return Card((*blocks, *_links(context, guild, game, page, words, as_text)), RUNNING)


def _page(title: str, names: Mapping[int, str], ratings: dict[int, Rating], number: int, own: int) -> LeaderboardPage:
    order = sorted(ratings, key=lambda user: (-ratings[user].safe, user))
    best = [round(ratings[user].safe, 1) for user in order]
    count = max(1, -(-len(order) // PAGE))
    number = min(max(number, 1), count)
    rows = [
        LeaderboardRow(
            place=1 + best.index(round(ratings[user].safe, 1)),
            name=names[user],
            safe=ratings[user].safe,
            mu=ratings[user].mu,
            sigma=ratings[user].sigma,
            games=ratings[user].games,
            provisional=ratings[user].provisional,
            own=user == own,
        )
        for user in order[PAGE * (number - 1) : PAGE * number]
    ]
    return LeaderboardPage(title, number, count, tuple(rows))


async def _rows(
    context: Context, request: Request, page: LeaderboardPage, words: Words, *, as_text: bool
) -> list[Block]:
    """Return the rows as a picture, or as text if that is wanted or no picture can be drawn; [] for an empty page."""
    if not page.rows:
        return []
    picture = None
    if not as_text:
        reader = Reader(None, request.language, request.user, waits=True)
        picture = await drawn(context, Subject("records", "leaderboard", page), reader, f"guild {request.guild}")
    if picture is None:
        return [Text(pages([words(_line(row, shown(row.name))) for row in page.rows])[0])]
    people = "; ".join(words(_line(row, row.name)).replace("**", "") for row in page.rows)
    return [Image(picture, cut(words(say("leaderboard-alt", title=page.title, people=people)), ALT))]


def _line(row: LeaderboardRow, name: str) -> Phrase:
    return say("leaderboard-line", place=row.place, name=name, rating=rating_text(Rating(row.mu, row.sigma, row.games)))


def _links(context: Context, guild: int, game: str, page: LeaderboardPage, words: Words, as_text: bool) -> list[Block]:
    button, row = ButtonMaker(words, guild), list[Button]()
    if page.pages > 1:
        on = page.page % page.pages + 1
        kept = ("text",) if as_text else ()
        row.append(button("leaderboard", "▶️", game, str(on), *kept, label=say("button-on", page=on, count=page.pages)))
    if page.rows and not as_text:
        row.append(button("leaderboard", "📖", game, str(page.page), "text", label=say("button-as-text")))
    row.append(button("stats", "📈", "-", game))
    found: list[Block] = [Buttons(tuple(row))]
    if len(context.titles) > 1:
        choices = tuple(game_choice(title, words, chosen=known == game) for known, title in context.titles.items())
        menu = Menu(button.id("leaderboard"), words(say("leaderboard-choose")), choices[: limits.MENU_CHOICES])
        found.append(menu)
    return found
