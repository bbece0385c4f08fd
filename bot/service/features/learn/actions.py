"""Starting a guided first game: a table with the lesson's deal, the learner's seat, and computers on the others."""

from __future__ import annotations

from collections.abc import Iterable

from bot.errors import refused
from bot.games.core.contract import Title, settle
from bot.games.core.lesson import LEARNER, Lesson
from bot.service.context import Context
from bot.service.features.learn.cards import AGAIN
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.lobby import actions as lobby
from bot.service.features.sure import SURE
from bot.service.names import clean, computer_name
from bot.service.quotas import may_sit
from bot.service.records import Seat, Table, TableId
from bot.service.request import Request
from bot.service.tables import marks
from bot.service.tables.loaded import ACTIVE, LoadedTable, lesson_at, load_all
from bot.service.tables.lookup import open_of
from bot.service.tables.outbox import BOARD
from bot.service.tables.tx import GuildTx, TableTx, open_table, start_log


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
            if not ends(request, known.loaded):
                return known.loaded
            await lifecycle.call_off(known)
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
        table.loaded = await start_log(context, tx, table.loaded, actor=LEARNER)
        if channel != request.channel:
            await table.show(BOARD)  # the thread would be empty, and the step stands elsewhere
        await table.refresh_index()
        return table.loaded


def asks(request: Request, known: LoadedTable) -> bool:
    """Return whether a user who has this guided table has pressed its own button to end it and begin again."""
    pressed = request.button_id
    return AGAIN in pressed.nouns and known.table_id == TableId(pressed.guild, pressed.table)


def ends(request: Request, known: LoadedTable) -> bool:
    """Return whether that user is sure, too."""
    return SURE in request.button_id.nouns and asks(request, known)


async def call_off(context: Context, known: LoadedTable) -> None:
    """End a guided table without a result, unless it has ended."""
    async with open_table(context, known.guild, known.table.id) as table:
        if table.loaded.table.status in ACTIVE:
            await lifecycle.call_off(table)


async def _known(server: GuildTx, user: int, title: Title) -> TableTx | None:
    game = title.game.meta.id
    rows = await server.tables(ACTIVE, lambda row: row.game == game and lesson_at(title, row) is not None)
    return next((table for table in rows if table.loaded.sits(user)), None)


def _own(tables: Iterable[LoadedTable], user: int) -> LoadedTable | None:
    return next((loaded for loaded in tables if loaded.sits(user)), None)


def _seats(request: Request, lesson: Lesson) -> tuple[Seat, ...]:
    computers = (
        Seat(number=number, computer=level, name=computer_name(number))
        for number, level in enumerate(lesson.computers, 1)
    )
    return (Seat(number=LEARNER, user=request.user, name=clean(request.name)), *computers)
