"""Starting a guided first game: a table with the lesson's deal, the learner's seat, and computers on the others."""

from __future__ import annotations

from collections.abc import Iterable

from bot.errors import refused
from bot.games.core.contract import Title, settle
from bot.games.core.lesson import LEARNER, Lesson
from bot.service.context import Context
from bot.service.features.lobby import actions as lobby
from bot.service.names import clean
from bot.service.quotas import may_sit
from bot.service.records import Seat, Table
from bot.service.request import Request
from bot.service.tables import marks
from bot.service.tables.loaded import ACTIVE, LoadedTable, lesson_at, load_all
from bot.service.tables.lookup import open_of
from bot.service.tables.tx import GuildTx, start_log


def lesson_in(context: Context, game: str) -> tuple[Title, Lesson]:
    """Return a game and its lesson. Raises Refused for an unknown game, and for one without a lesson."""
    title = context.titles.get(game)
    if title is None:
        raise refused("no-game")
    if title.lesson is None:
        raise refused("no-lesson", title=title.game.meta.title)
    return title, title.lesson


async def begun(context: Context, user: int, game: str) -> LoadedTable | None:
    """Return the guided table of this game at which a user plays, if there is one."""
    listed = [one.id for one in await context.store.people.listed(user) if one.listing and one.listing.game == game]
    mine = await open_of(context, user, listed)
    return next((loaded for loaded in mine.found if loaded.lesson is not None), None)


async def begun_here(context: Context, request: Request, game: str) -> LoadedTable | None:
    """Return the guided table of this game at which the user plays in this place, if there is one."""
    title, _ = lesson_in(context, game)
    async with context.store.read(request.place) as tx:
        tables = [
            table
            for table, seats in await tx.tables_with_seats(ACTIVE)
            if table.game == game and lesson_at(title, table) and any(seat.user == request.user for seat in seats)
        ]
        return _own(await load_all(context, tx, request.place, tables), request.user)


async def start(context: Context, request: Request, game: str, channel: int, language: str) -> LoadedTable:
    """Start the guided game in a channel, or return the guided table that the user has in this place."""
    title, lesson = lesson_in(context, game)
    async with lobby.opening(context, request, channel, language) as server:
        if (known := await _known(server, request.user, title)) is not None:
            return known
        tx = server.tx
        await may_sit(context.settings.bounds, tx, request, request.place)
        row = Table(
            game=game,
            status="running",
            channel=channel,
            host=request.user,
            options=settle(title.game.meta.options, dict(lesson.options)),
            seed=lesson.seed,
            rules_version=title.game.meta.rules_version,
            language=(await tx.guild_settings()).language or (await tx.info()).language,
            created=context.clock.now(),
        )
        seats = await marks.settled(context, _seats(request, lesson), title.game.meta.players[1])
        table = await server.add_table(row, seats, title)
        table.loaded = await start_log(context, tx, table.loaded)
        await table.refresh_index()
        return table.loaded


async def _known(server: GuildTx, user: int, title: Title) -> LoadedTable | None:
    game = title.game.meta.id
    rows = await server.tables(ACTIVE, lambda row: row.game == game and lesson_at(title, row) is not None)
    return _own((table.loaded for table in rows), user)


def _own(tables: Iterable[LoadedTable], user: int) -> LoadedTable | None:
    return next((loaded for loaded in tables if loaded.sits(user)), None)


def _seats(request: Request, lesson: Lesson) -> tuple[Seat, ...]:
    computers = (
        Seat(number=number, computer=level, name=f"R{number}") for number, level in enumerate(lesson.computers, 1)
    )
    return (Seat(number=LEARNER, user=request.user, name=clean(request.name)), *computers)
