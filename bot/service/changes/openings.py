"""Opening a table, in a thread of its own if wanted: a thread cannot be taken back, so none is made in vain.

Whoever opens several tables at once opens them one after the other, each after a look at those before; and a thread
that is being made counts as a table of its server.
"""

from __future__ import annotations

from bot.errors import refused
from bot.games.core.phrase import say
from bot.service.changes import lobby
from bot.service.door import Ask
from bot.service.house import House
from bot.service.names import clean
from bot.service.table.sitting import Sitting

LONGEST_NAME = 100


async def open_table(house: House, ask: Ask, game: str, *, thread: bool, language: str) -> Sitting:
    """Open a table in the channel of the question, or in a thread of its own. Raises Refused, Undeliverable."""
    title = house.titles.get(game)
    if title is None:
        raise refused("no-game")
    async with house.turnstile.turn(ask.guild, ask.user):
        missing = await house.messenger.lacks(ask.channel, thread=thread)
        if missing:
            raise refused("bot-lacks", missing=missing, channel=f"<#{ask.channel}>")
        if not thread:
            return await lobby.open_table(house, ask, game, ask.channel)
        with house.turnstile.thread(ask.guild) as others:
            await lobby.may_open_anywhere(house, ask, others)
            words = house.translator.words(language)
            name = words(say("thread-name", title=title.game.meta.title, host=clean(ask.name)))
            channel = await house.messenger.open_thread(ask.channel, name[:LONGEST_NAME])
            return await lobby.open_table(house, ask, game, channel)
