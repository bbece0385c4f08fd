"""`/leaderboard`: the ratings of a game in a server, of those who agreed to be rated; as a picture and as text."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.core.leaderboard import LeaderboardPage, LeaderboardRow
from bot.games.core.phrase import Phrase, say
from bot.service.card import Block, Button, ButtonId, Buttons, Card, Image, Menu, Text
from bot.service.context import Context
from bot.service.features.lobby.game_list import game_choice
from bot.service.features.looks.cards import ALT, RUNNING, Reader, Subject, cut, drawn, pages
from bot.service.features.stats.cards import must_be_hosted, server_of, told
from bot.service.names import shown
from bot.service.ratings import Rating
from bot.service.request import Request
from bot.service.tables import results
from bot.text.translator import Words

PAGE = 10
"""So many people stand on a page."""


async def leaderboard_card(
    context: Context, request: Request, language: str, game: str | None = None, page: int = 1, *, as_text: bool = False
) -> Card:
    """Return a page of the list (from 1); without a game the one that was played last as a rated one.

    Raises Refused in a direct message, and for a game that is not known.
    """
    guild = server_of(request)
    must_be_hosted(context, game)
    lacking = await results.make_up(context, guild)
    async with context.store.read(guild) as tx:
        played = [title for title, _, _ in reversed(await tx.rated_tables()) if title in context.titles]
    game = game or next(iter(played), next(iter(context.titles)))
    standing = await context.runtime.standings.of(context.store, guild, game)
    agreed = await context.store.people.rated(user for user in standing.ratings if user > 0)
    ratings = {user: standing.ratings[user] for user in agreed}
    leaderboard_page = _leaderboard_page(
        context.titles[game].game.meta.title, standing.names, ratings, page, request.user
    )
    words = context.translator.words(language)
    blocks = [Text(f"### {words(say('leaderboard', title=leaderboard_page.title))}")]
    below = [words(say("leaderboard-how")) if leaderboard_page.rows else words(say("leaderboard-empty"))]
    if lacking:
        below.append(words(say("stats-lacking", count=lacking)))
    shown_as = (
        await _shown(context, request, leaderboard_page, language, as_text=as_text) if leaderboard_page.rows else []
    )
    small = Text("\n".join(f"-# {line}" if leaderboard_page.rows else line for line in below))
    return Card((*blocks, *shown_as, small, *_doors(context, guild, game, leaderboard_page, words, as_text)), RUNNING)


def _leaderboard_page(
    title: str, names: Mapping[int, str], ratings: dict[int, Rating], page: int, own: int
) -> LeaderboardPage:
    order = sorted(ratings, key=lambda user: (-ratings[user].safe, user))
    best = [round(ratings[user].safe, 1) for user in order]
    count = max(1, -(-len(order) // PAGE))
    page = min(max(page, 1), count)
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
        for user in order[PAGE * (page - 1) : PAGE * page]
    ]
    return LeaderboardPage(title, page, count, tuple(rows))


async def _shown(
    context: Context, request: Request, leaderboard_page: LeaderboardPage, language: str, *, as_text: bool
) -> list[Block]:
    words = context.translator.words(language)
    picture = None
    if not as_text:
        what = Subject("records", "leaderboard", leaderboard_page)
        picture = await drawn(context, what, Reader(None, language, request.user, waits=True), f"guild {request.guild}")
    if picture is None:
        return [Text(pages([words(_line(row, shown(row.name))) for row in leaderboard_page.rows])[0])]
    told_all = "; ".join(words(_line(row, row.name)).replace("**", "") for row in leaderboard_page.rows)
    return [Image(picture, cut(words(say("leaderboard-alt", title=leaderboard_page.title, people=told_all)), ALT))]


def _line(row: LeaderboardRow, name: str) -> Phrase:
    return say("leaderboard-line", place=row.place, name=name, rating=told(Rating(row.mu, row.sigma, row.games)))


def _doors(
    context: Context, guild: int, game: str, leaderboard_page: LeaderboardPage, words: Words, as_text: bool
) -> list[Block]:
    def to(page: int, *nouns: str) -> ButtonId:
        return ButtonId(guild, 0, "leaderboard", (game, str(page), *nouns))

    kept = ("text",) if as_text else ()
    row: list[Button] = []
    if leaderboard_page.pages > 1:
        on = leaderboard_page.page % leaderboard_page.pages + 1
        row.append(Button(words(say("button-on", page=on, count=leaderboard_page.pages)), to(on, *kept), "▶️"))
    if leaderboard_page.rows and not as_text:
        row.append(Button(words(say("button-as-text")), to(leaderboard_page.page, "text"), "📖"))
    row.append(Button(words(say("button-stats")), ButtonId(guild, 0, "stats", ("-", game)), "📈"))
    found: list[Block] = [Buttons(tuple(row))]
    if len(context.titles) > 1:
        choices = tuple(
            game_choice(title, words, chosen=known == game) for known, title in list(context.titles.items())[:25]
        )
        found.append(Menu(ButtonId(guild, 0, "leaderboard"), words(say("leaderboard-choose")), choices))
    return found
