"""`/stats`: a user's results in a server, and all their results for download."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.errors import refused
from bot.games.core.phrase import Phrase, decimal, say
from bot.service.card import Buttons, Card, File, Text
from bot.service.context import Context
from bot.service.features.looks.cards import RUNNING, ButtonMaker, pages
from bot.service.names import shown
from bot.service.ratings import Rating
from bot.service.ratings.export import as_csv, as_json
from bot.service.ratings.tally import Tally, own_seat, tally
from bot.service.records import Play
from bot.service.request import Request
from bot.service.tables import results


async def stats_card(context: Context, request: Request, user: int, game: str | None) -> Card:
    """Return the record of a user of this server, in one game or in all.

    Every member of the server may see them; a rating is shown of users who agreed to be rated. Raises Refused in a
    direct message, and for an unknown game.
    """
    guild = server_of(request)
    must_be_hosted(context, game)
    lacking = await results.make_up(context, guild)
    async with context.store.read(guild) as tx:
        mine = [play for play in await tx.plays(game, user) if play.game in context.titles]
        server = (await tx.info()).name
    words = context.translator.words(request.language)
    own = user == request.user
    where = shown(server) or "?"
    name = request.name if own else _last_name(mine, user)
    heading = say("stats-own", server=where) if own else say("stats-of", name=shown(name), server=where)
    lines: list[Phrase] = []
    if not mine:
        lines.append(say("stats-none") if own else say("stats-none-of"))
    rated = bool(await context.store.people.rated([user]))
    for title in dict.fromkeys(play.game for play in reversed(mine)):
        standing = await context.runtime.standings.of(context.store, guild, title) if rated else None
        rating = standing.ratings.get(user) if standing is not None else None
        lines += _of_game(context, title, tally([play for play in mine if play.game == title], user), rating, own=own)
    if own and not rated:
        lines.append(say("stats-not-rated"))
    if lacking:
        lines.append(say("stats-lacking", count=lacking))
    blocks = (Text(f"### {words(heading)}"), Text(pages(words.lines(lines))[0]))
    button, way = ButtonMaker(words, guild), "off" if rated else "on"
    take_away = [button("take-away", "💾", game or "-")] if own and mine else []
    row = [*take_away, button("leaderboard", "🏆", game or "-", "1")]
    if own:
        row.append(button("rating", "🏅", way, label=say(f"button-rating-{way}")))
    return Card((*blocks, Buttons(tuple(row))), RUNNING)


async def take_away_card(context: Context, request: Request, game: str | None) -> Card:
    """Return the asker's plays in this server as files.

    Raises Refused in a direct message, and for a game that is not known.
    """
    guild = server_of(request)
    must_be_hosted(context, game)
    async with context.store.read(guild) as tx:
        plays = await tx.plays(game, request.user)
        server = (await tx.info()).name
    text = Text(context.translator.words(request.language)(say("take-away", count=len(plays))))
    csv = File(as_csv(plays, request.user), "plays.csv")
    return Card((text, csv, File(as_json(plays, request.user, server), "plays.json")), RUNNING)


def server_of(request: Request) -> int:
    """Return the server of the question. Raises Refused in a direct message: records are kept by server."""
    if request.guild is None:
        raise refused("stats-in-a-server")
    return request.guild


def must_be_hosted(context: Context, game: str | None) -> None:
    """Refuse an unknown game: a command's option or a button may name anything."""
    if game is not None and game not in context.titles:
        raise refused("no-game")


def rating_text(rating: Rating) -> Phrase:
    """Return a rating with its uncertainty as text."""
    key = "rating-provisional" if rating.provisional else "rating-told"
    return say(key, safe=decimal(rating.safe), mu=decimal(rating.mu), sigma=decimal(rating.sigma), games=rating.games)


def _of_game(context: Context, title: str, found: Tally, rating: Rating | None, *, own: bool) -> Iterator[Phrase]:
    presenter = context.titles[title].presenter
    yield say("stats-game", title=context.titles[title].game.meta.title, games=found.games)
    if found.agreed:
        yield say("stats-agreed", count=found.agreed)
    if found.parted:
        yield say("stats-parted", count=found.parted)
    if found.counted:
        places = tuple(say("stats-place", rank=rank, times=times) for rank, times in found.places)
        yield say("stats-places", places=places)
        yield say("stats-points", mean=decimal(found.mean), best=found.best)
        lines = tuple(
            say("stats-line", category=presenter.score_label(category), mean=decimal(mean))
            for category, mean in found.lines
        )
        yield say("stats-lines", lines=lines)
    if found.opponents:
        key = "stats-opponent-own" if own else "stats-opponent"
        people = tuple(
            say(key, name=shown(other.name), games=other.games, ahead=other.ahead, level=other.level)
            for other in found.opponents
        )
        yield say("stats-opponents", people=people)
    if rating is not None:
        yield say("stats-rating", rating=rating_text(rating))


def _last_name(mine: Sequence[Play], user: int) -> str:
    own = own_seat(mine[-1], user) if mine else None
    return own.name if own else "?"
