"""Opening a table, in a thread of its own if wanted. A thread cannot be undone, so none is created in vain.

A user's tables open one after the other, each after a check of those before; and a thread that is being created counts
as a table of its server.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.errors import refused
from bot.games.core.phrase import say
from bot.service.context import Context
from bot.service.features.lobby import actions as lobby
from bot.service.messenger import NotAllowed, NoThread
from bot.service.names import clean
from bot.service.places import is_direct
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable

LONGEST_NAME = 100


Make = Callable[[Context, Request, str, int, str], Awaitable[LoadedTable]]
"""(context, request, game, channel, the user's language) -> the new table there."""
Known = Callable[[Context, Request, str], Awaitable[LoadedTable | None]]
"""(context, request, game) -> the table that is taken instead of a new one, if there is one."""


async def open_table(
    context: Context,
    request: Request,
    game: str,
    *,
    thread: bool,
    language: str,
    make: Make = lobby.open_table,
    known: Known | None = None,
) -> LoadedTable:
    """Open a table in the channel of the question, or in a thread of its own. Raises Refused, Undeliverable.

    `make`: what writes the table. `known`: looks for a table that makes a thread needless, such as one that another
    click has just opened.
    """
    title = context.titles.get(game)
    if title is None:
        raise refused("no-game")
    if thread and is_direct(request.place):
        raise refused("no-thread-direct")
    async with context.runtime.user_locks.turn(request.place, request.user):
        await _may_speak(context, request, thread)
        if not thread:
            return await make(context, request, game, request.channel, language)
        if known is not None and (found := await known(context, request, game)) is not None:
            return found
        with context.runtime.user_locks.thread(request.place) as others:
            await lobby.may_open_anywhere(context, request, others)
            words = context.translator.words(language)
            name = words(say("thread-name", title=title.game.meta.title, host=clean(request.name)))
            channel = await _thread(context, request, name[:LONGEST_NAME])
            return await make(context, request, game, channel, language)


async def _may_speak(context: Context, request: Request, thread: bool) -> None:
    """Refuse where the bot may not speak, or no thread can be opened. Raises Refused, Undeliverable."""
    try:
        missing = await context.messenger.lacks(request.channel, thread=thread)
    except NoThread as error:
        raise refused(f"no-thread-{error.why}") from error
    if missing:
        raise refused("bot-lacks", missing=missing, channel=f"<#{request.channel}>")


async def _thread(context: Context, request: Request, name: str) -> int:
    """Open the thread. Raises Refused with what is possible instead, Undeliverable."""
    try:
        return await context.messenger.open_thread(request.channel, name)
    except NoThread as error:
        raise refused(f"no-thread-{error.why}") from error
    except NotAllowed as error:
        if error.missing:
            raise refused("bot-lacks", missing=error.missing, channel=f"<#{request.channel}>") from error
        raise refused("no-thread-allowed") from error
