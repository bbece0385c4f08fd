"""Messages of their own that call somebody in a channel, and how every call is struck out when its move is made."""

from __future__ import annotations

import msgspec

from bot.games.core.phrase import say
from bot.service.card import Button, ButtonId, Buttons, Card, Text
from bot.service.features.digest.actions import ROLE as DIGEST
from bot.service.messages import digest
from bot.service.messages.sender import Sender
from bot.service.names import shown
from bot.service.people.reachability import is_called_now, person_at
from bot.service.records import OutboxMessage, Posted
from bot.service.tables.loaded import LoadedTable, load
from bot.service.tables.outbox import CallBody, mark_of, put, put_removal, take_down

ROLE = "call"


async def call(post: Sender, row: OutboxMessage) -> None:
    """Call somebody who is still awaited, in the channel."""
    loaded = await post.loaded(row)
    if row.target not in loaded.awaited():
        await post.withdraw(row, channel=loaded.table.channel)
        return
    body = msgspec.json.decode(row.body, type=CallBody)
    person = await person_at(post.context, row.target, post.guild, row.table)
    named = body.hushed or person.notice == "silent" or (body.table and not is_called_now(post.context, person))
    words = loaded.words(post.context, loaded.table.language)
    who = shown(_name(loaded, row.target)) if named else f"<@{row.target}>"
    text = words(say("call-table" if body.table else "call-reminder", who=who, since=f"<t:{int(body.since)}:f>"))
    mark = mark_of(row)
    links = Buttons(
        (
            Button(words(say("button-act")), ButtonId(post.guild, row.table, "act", (), mark), "🎯", "main"),
            Button(words(say("button-snooze")), ButtonId(post.guild, row.table, "snooze", (), mark), "💤"),
        )
    )
    card = Card((Text(f"⏰ {text}"), links), mentions=() if named else (row.target,))
    sent = await post.send(row, loaded.table.channel, card)
    await stands(post, row, sent.channel, sent.message)
    await post.done(row)


async def stands(post: Sender, row: OutboxMessage, channel: int, message: int) -> None:
    """Note where a call of the row's person stands; a former one goes. He may have moved while it was sent."""
    async with post.context.store.write(post.guild) as tx:
        if not await post.is_seated(tx, row):
            await put_removal(post.context, tx, row.table, channel, message)
            return
        former = await tx.posted(row.table, ROLE, row.target)
        if former is not None and former.message != message:
            await put_removal(post.context, tx, row.table, former.channel, former.message)
        at = post.context.clock.now()
        await tx.save_posted(
            Posted(table=row.table, role=ROLE, owner=row.target, channel=channel, message=message, at=at)
        )
        if row.target not in (await load(post.context, tx, post.guild, row.table)).awaited():
            await put(post.context, tx, row.table, "strike", target=row.target)


async def strike(post: Sender, row: OutboxMessage) -> None:
    """Strike the calls of a person out, unless he is awaited again; that of who has no seat any more goes."""
    loaded = await post.loaded(row)
    if row.target in loaded.awaited():
        await post.done(row)
        return
    async with post.context.store.read(post.guild) as tx:
        called = await tx.posted(row.table, ROLE, row.target)
        listed = await tx.posted(row.table, DIGEST, row.target)
    if called is not None and all(seat.user != row.target for seat in loaded.seats):
        await _taken_away(post, called)
    elif called is not None:
        await _struck(post, loaded, row, called)
    if listed is not None:
        await digest.strike(post, row, listed)
    await post.done(row)


async def _taken_away(post: Sender, called: Posted) -> None:
    """Let a call go: whom it names has not moved, and somebody else may have taken the seat over."""
    async with post.context.store.write(post.guild) as tx:
        await take_down(post.context, tx, called)


async def _struck(post: Sender, loaded: LoadedTable, row: OutboxMessage, called: Posted) -> None:
    # Nothing is kept of this message, so it names nobody: he may be forgotten one day.
    done = loaded.words(post.context, loaded.table.language)(say("call-done"))
    await post.edit_if_reached(called.channel, called.message, Card((Text(f"-# ~~⏰~~ {done}"),)))
    async with post.context.store.write(post.guild) as tx:
        await tx.drop_posted(row.table, ROLE, row.target)


def _name(loaded: LoadedTable, user: int) -> str:
    return next((seat.name for seat in loaded.seats if seat.user == user), "?")
