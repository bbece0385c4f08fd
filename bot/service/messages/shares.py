"""What a player shows to the channel, posted once."""

from __future__ import annotations

import msgspec

from bot.errors import Refused
from bot.service.bodies import SharedBody
from bot.service.features.share.cards import shared_card, undrawn_card
from bot.service.messages.result import Result
from bot.service.messages.scene import Scene
from bot.service.messages.sender import Sender
from bot.service.records import OutboxMessage


async def shared(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Post what a player shares, made from the table as it is now; nothing if there is no such thing any
    more. Of a film that cannot be drawn now it is said."""
    what = msgspec.json.decode(row.body, type=SharedBody)
    loaded = scene.loaded
    try:
        card = await shared_card(send.context, loaded, what, row.target, loaded.table.language, nonce=row.nonce)
    except Refused as error:
        if error.kind != "no-film":
            return Result(row, unwanted=True)
        card = undrawn_card(send.context, loaded, row.target, loaded.table.language, nonce=row.nonce)
    await send.post(row, loaded.table.channel, card)
    return Result(row)
