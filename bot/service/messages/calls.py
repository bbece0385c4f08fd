"""Messages of their own that call somebody in a channel, and how every call is struck out when its move is made."""

from __future__ import annotations

import msgspec

from bot.games.core.phrase import say
from bot.service.card import Button, Buttons, Card, Handle, Text
from bot.service.features.digest.actions import ROLE as DIGEST
from bot.service.messages import digest
from bot.service.messages.sender import Sender
from bot.service.names import shown
from bot.service.people.reachability import is_called_now, person_at
from bot.service.records import Outgoing, Posted
from bot.service.tables.loaded import Sitting, load
from bot.service.tables.outbox import CallBody, mark_of, put, put_removal, take_down

ROLE = "call"


async def call(post: Sender, row: Outgoing) -> None:
    """Call somebody who is still awaited, in the channel."""
    sitting = await post.sitting(row)
    if row.target not in sitting.awaited():
        await post.withdraw(row, channel=sitting.table.channel)
        return
    body = msgspec.json.decode(row.body, type=CallBody)
    person = await person_at(post.house, row.target, post.guild, row.table)
    named = body.hushed or person.notice == "silent" or (body.table and not is_called_now(post.house, person))
    words = sitting.words(post.house, sitting.table.language)
    who = shown(_name(sitting, row.target)) if named else f"<@{row.target}>"
    text = words(say("call-table" if body.table else "call-reminder", who=who, since=f"<t:{int(body.since)}:f>"))
    mark = mark_of(row)
    doors = Buttons(
        (
            Button(words(say("button-act")), Handle(post.guild, row.table, "act", (), mark), "🎯", "main"),
            Button(words(say("button-snooze")), Handle(post.guild, row.table, "snooze", (), mark), "💤"),
        )
    )
    card = Card((Text(f"⏰ {text}"), doors), mentions=() if named else (row.target,))
    sent = await post.send(row, sitting.table.channel, card)
    await stands(post, row, sent.channel, sent.message)
    await post.done(row)


async def stands(post: Sender, row: Outgoing, channel: int, message: int) -> None:
    """Note where a call of the row's person stands; a former one goes. He may have moved while it was sent."""
    async with post.house.store.write(post.guild) as tx:
        if not await post.is_seated(tx, row):
            await put_removal(post.house, tx, row.table, channel, message)
            return
        former = await tx.posted(row.table, ROLE, row.target)
        if former is not None and former.message != message:
            await put_removal(post.house, tx, row.table, former.channel, former.message)
        at = post.house.clock.now()
        await tx.save_posted(
            Posted(table=row.table, role=ROLE, owner=row.target, channel=channel, message=message, at=at)
        )
        if row.target not in (await load(post.house, tx, post.guild, row.table)).awaited():
            await put(post.house, tx, row.table, "strike", target=row.target)


async def strike(post: Sender, row: Outgoing) -> None:
    """Strike the calls of a person out, unless he is awaited again; that of who has no seat any more goes."""
    sitting = await post.sitting(row)
    if row.target in sitting.awaited():
        await post.done(row)
        return
    async with post.house.store.read(post.guild) as tx:
        called = await tx.posted(row.table, ROLE, row.target)
        listed = await tx.posted(row.table, DIGEST, row.target)
    if called is not None and all(seat.user != row.target for seat in sitting.seats):
        await _taken_away(post, called)
    elif called is not None:
        await _struck(post, sitting, row, called)
    if listed is not None:
        await digest.strike(post, row, listed)
    await post.done(row)


async def _taken_away(post: Sender, called: Posted) -> None:
    """Let a call go: whom it names has not moved, and somebody else may have taken the seat over."""
    async with post.house.store.write(post.guild) as tx:
        await take_down(post.house, tx, called)


async def _struck(post: Sender, sitting: Sitting, row: Outgoing, called: Posted) -> None:
    # Nothing is kept of this message, so it names nobody: he may be forgotten one day.
    done = sitting.words(post.house, sitting.table.language)(say("call-done"))
    await post.edit_if_reached(called.channel, called.message, Card((Text(f"-# ~~⏰~~ {done}"),)))
    async with post.house.store.write(post.guild) as tx:
        await tx.drop_posted(row.table, ROLE, row.target)


def _name(sitting: Sitting, user: int) -> str:
    return next((seat.name for seat in sitting.seats if seat.user == user), "?")
