"""Opening a table, in a thread of its own if wanted: a thread cannot be taken back, so none is made in vain.

Whoever opens several tables at once opens them one after the other, each after a look at those before; and a thread
that is being made counts as a table of its server.
"""

from __future__ import annotations

from bot.errors import refused
from bot.games.core.phrase import say
from bot.service.context import House
from bot.service.features.lobby import actions as lobby
from bot.service.messenger import NotAllowed, NoThread
from bot.service.names import clean
from bot.service.request import Ask
from bot.service.tables.loaded import Sitting

LONGEST_NAME = 100


async def open_table(house: House, ask: Ask, game: str, *, thread: bool, language: str) -> Sitting:
    """Open a table in the channel of the question, or in a thread of its own. Raises Refused, Undeliverable."""
    title = house.titles.get(game)
    if title is None:
        raise refused("no-game")
    if ask.guild is None:
        raise refused("play-in-server")
    async with house.turnstile.turn(ask.guild, ask.user):
        await _may_speak(house, ask, thread)
        if not thread:
            return await lobby.open_table(house, ask, game, ask.channel)
        with house.turnstile.thread(ask.guild) as others:
            await lobby.may_open_anywhere(house, ask, others)
            words = house.translator.words(language)
            name = words(say("thread-name", title=title.game.meta.title, host=clean(ask.name)))
            channel = await _thread(house, ask, name[:LONGEST_NAME])
            return await lobby.open_table(house, ask, game, channel)


async def _may_speak(house: House, ask: Ask, thread: bool) -> None:
    """Refuse where the bot may not speak, or no thread can be opened. Raises Refused, Undeliverable."""
    try:
        missing = await house.messenger.lacks(ask.channel, thread=thread)
    except NoThread as error:
        raise refused(f"no-thread-{error.why}") from error
    if missing:
        raise refused("bot-lacks", missing=missing, channel=f"<#{ask.channel}>")


async def _thread(house: House, ask: Ask, name: str) -> int:
    """Open the thread. Raises Refused with what is possible instead, Undeliverable."""
    try:
        return await house.messenger.open_thread(ask.channel, name)
    except NoThread as error:
        raise refused(f"no-thread-{error.why}") from error
    except NotAllowed as error:
        if error.missing:
            raise refused("bot-lacks", missing=error.missing, channel=f"<#{ask.channel}>") from error
        raise refused("no-thread-allowed") from error
