"""The slot of a call: a message in the channel that calls a player, crossed out when the player has moved."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.bodies import Fresh, fresh_of
from bot.service.card import Buttons, Card, Text
from bot.service.features.looks.cards import ButtonMaker
from bot.service.messages import digest
from bot.service.messages.board import replaced
from bot.service.messages.result import Result
from bot.service.messages.scene import Scene
from bot.service.messages.sender import Sender
from bot.service.messenger import Sent
from bot.service.names import shown
from bot.service.people import is_quiet_now, person_at
from bot.service.records import OutboxMessage
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import DIGEST


async def call(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Call an awaited player, or strike out the former call. The call of a user without a seat is deleted."""
    loaded, fresh = scene.loaded, fresh_of(row)
    stands = scene.posted.get((row.kind, row.target))
    if row.target in loaded.awaited():
        if fresh is None:
            return Result(row)
        sent = await send.post(row, loaded.table.channel, await _card(send, row, loaded, fresh))
        return Result(row, sent=sent, retired=replaced(send, stands, sent))
    if (listed := scene.posted.get((DIGEST, row.target))) is not None:
        await digest.strike(send, row, listed)
    if stands is None:
        return Result(row, unwanted=True)
    if all(seat.user != row.target for seat in loaded.seats):
        # The named user has not moved, and another player may have taken over the seat.
        return Result(row, forgotten=True, unwanted=True, retired=replaced(send, stands))
    # The bot keeps no record of this message. It names no user, because it could not be edited to forget them.
    done = loaded.words(send.context, loaded.table.language)(say("call-done"))
    await send.edit_if_reached(Sent(stands.channel, stands.message), Card((Text(f"-# ~~⏰~~ {done}"),)))
    return Result(row, forgotten=True, unwanted=True)


async def _card(send: Sender, row: OutboxMessage, loaded: LoadedTable, fresh: Fresh) -> Card:
    person = await person_at(send.context, row.target, send.guild, row.table)
    table = fresh.why == "table"
    named = fresh.muted or person.notice == "silent" or (table and is_quiet_now(send.context, person))
    words = loaded.words(send.context, loaded.table.language)
    name = loaded.name_of(row.target)
    who = shown(name) if named else f"<@{row.target}>"
    text = words(say("call-table" if table else "call-reminder", who=who, since=f"<t:{int(fresh.since)}:f>"))
    button = ButtonMaker.at(loaded, words, row.nonce)
    links = Buttons((button("act", "🎯", style="main"), button("snooze", "💤")))
    return Card((Text(f"⏰ {text}"), links), mentions=() if named else (row.target,))
