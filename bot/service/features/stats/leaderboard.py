"""`/leaderboard`: the ratings of a game in a server, of those who agreed to be rated; as a picture and as text."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.core.leaderboard import Ladder, Rung
from bot.games.core.phrase import Phrase, say
from bot.service.card import Block, Button, Buttons, Card, Handle, Image, Menu, Text
from bot.service.context import House
from bot.service.features.lobby.game_list import game_choice
from bot.service.features.looks.cards import ALT, Eyes, Subject, cut, drawn, pages
from bot.service.features.play.board import RUNNING
from bot.service.features.stats.cards import must_be_hosted, server_of, told
from bot.service.names import shown
from bot.service.ratings import Rating
from bot.service.request import Ask
from bot.service.tables import results
from bot.text.translator import Words

PAGE = 10
"""So many people stand on a page."""


async def leaderboard_card(
    house: House, ask: Ask, language: str, game: str | None = None, page: int = 1, *, as_text: bool = False
) -> Card:
    """Return a page of the list (from 1); without a game the one that was played last as a rated one.

    Raises Refused in a direct message, and for a game that is not known.
    """
    guild = server_of(ask)
    must_be_hosted(house, game)
    lacking = await results.make_up(house, guild)
    async with house.store.read(guild) as tx:
        played = [title for title, _, _ in reversed(await tx.rated_tables()) if title in house.titles]
    game = game or next(iter(played), next(iter(house.titles)))
    standing = await house.standings.of(house.store, guild, game)
    agreed = await house.store.people.rated(user for user in standing.ratings if user > 0)
    ratings = {user: standing.ratings[user] for user in agreed}
    ladder = _ladder(house.titles[game].game.meta.title, standing.names, ratings, page, ask.user)
    words = house.translator.words(language)
    blocks = [Text(f"### {words(say('leaderboard', title=ladder.title))}")]
    below = [words(say("leaderboard-how")) if ladder.rungs else words(say("leaderboard-empty"))]
    if lacking:
        below.append(words(say("stats-lacking", count=lacking)))
    shown_as = await _shown(house, ask, ladder, language, as_text=as_text) if ladder.rungs else []
    small = Text("\n".join(f"-# {line}" if ladder.rungs else line for line in below))
    return Card((*blocks, *shown_as, small, *_doors(house, guild, game, ladder, words, as_text)), RUNNING)


def _ladder(title: str, names: Mapping[int, str], ratings: dict[int, Rating], page: int, own: int) -> Ladder:
    order = sorted(ratings, key=lambda user: (-ratings[user].safe, user))
    best = [round(ratings[user].safe, 1) for user in order]
    count = max(1, -(-len(order) // PAGE))
    page = min(max(page, 1), count)
    rungs = [
        Rung(
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
    return Ladder(title, page, count, tuple(rungs))


async def _shown(house: House, ask: Ask, ladder: Ladder, language: str, *, as_text: bool) -> list[Block]:
    words = house.translator.words(language)
    picture = None
    if not as_text:
        what = Subject("records", "leaderboard", ladder)
        picture = await drawn(house, what, Eyes(None, language, ask.user, waits=True), f"guild {ask.guild}")
    if picture is None:
        return [Text(pages([words(_line(rung, shown(rung.name))) for rung in ladder.rungs])[0])]
    told_all = "; ".join(words(_line(rung, rung.name)).replace("**", "") for rung in ladder.rungs)
    return [Image(picture, cut(words(say("leaderboard-alt", title=ladder.title, people=told_all)), ALT))]


def _line(rung: Rung, name: str) -> Phrase:
    return say("leaderboard-line", place=rung.place, name=name, rating=told(Rating(rung.mu, rung.sigma, rung.games)))


def _doors(house: House, guild: int, game: str, ladder: Ladder, words: Words, as_text: bool) -> list[Block]:
    def to(page: int, *nouns: str) -> Handle:
        return Handle(guild, 0, "leaderboard", (game, str(page), *nouns))

    kept = ("text",) if as_text else ()
    row: list[Button] = []
    if ladder.pages > 1:
        on = ladder.page % ladder.pages + 1
        row.append(Button(words(say("button-on", page=on, count=ladder.pages)), to(on, *kept), "▶️"))
    if ladder.rungs and not as_text:
        row.append(Button(words(say("button-as-text")), to(ladder.page, "text"), "📖"))
    row.append(Button(words(say("button-stats")), Handle(guild, 0, "stats", ("-", game)), "📈"))
    found: list[Block] = [Buttons(tuple(row))]
    if len(house.titles) > 1:
        choices = tuple(
            game_choice(title, words, chosen=known == game) for known, title in list(house.titles.items())[:25]
        )
        found.append(Menu(Handle(guild, 0, "leaderboard"), words(say("leaderboard-choose")), choices))
    return found
