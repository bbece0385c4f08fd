"""The operator's announcement, posted once in a channel."""

from __future__ import annotations

import msgspec

from bot.games.core.phrase import say
from bot.service.bodies import Announcement
from bot.service.card import Buttons, Card, Text
from bot.service.features.looks.cards import RUNNING, ButtonMaker
from bot.service.messages.result import Result
from bot.service.messages.scene import Scene
from bot.service.messages.sender import Sender
from bot.service.records import OutboxMessage


async def announced(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Post an announcement in the table's channel, in the operator's words. It mentions nobody."""
    loaded = scene.loaded
    words = loaded.words(send.context, loaded.table.language)
    body = msgspec.json.decode(row.body, type=Announcement)
    text = Text(f"**{words(say('announcement-title'))}**\n{body.text}")
    links = Buttons((ButtonMaker.at(loaded, words, row.nonce)("my-tables", "📋"),))
    await send.post(row, loaded.table.channel, Card((text, links), RUNNING, silent=True))
    return Result(row)
