"""What is said to one person by direct message: his hand, and words about his tables. One function a kind of row."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from bot.games.core.phrase import say
from bot.service import standins
from bot.service.cards import Button, Buttons, Card, Handle, Text
from bot.service.house import log
from bot.service.messenger import DmClosed, Gone, NotAllowed, Sent
from bot.service.names import shown
from bot.service.people import language_of, with_dm
from bot.service.ports import Reading
from bot.service.private_card import Private
from bot.service.records import Outgoing, Person, Posted
from bot.service.rows import ClosedBody, HandBody, PlaceBody, StrayBody, ToldBody, give_up, mark_of, own_mark, put
from bot.service.sending import Sender
from bot.service.sitting import Sitting


async def hand(post: Sender, row: Outgoing) -> None:
    """Renew a person's direct message; as a new message at his turn and at the start. Silence gets none.

    What his own last action brought stays above it: he may have acted from this very message.
    """
    sitting, rows = await post.read(row)
    person = await post.house.store.people.person(row.target)
    seat = sitting.seat_of(row.target)
    if sitting.table.status == "cancelled" or not standins.belongs(sitting, row.target):
        await _take_away(post, row)
        return
    if seat is None or person.notice == "silent" or sitting.table.paused == "guild":
        await post.done(row)
        return
    wanted = msgspec.json.decode(row.body, type=HandBody).fresh
    fresh = wanted and row.target in sitting.awaited()
    if person.dm == "closed":
        await _undelivered(post, row, notice=fresh)
        return
    async with post.house.store.read(post.guild) as tx:
        stands = await tx.posted(row.table, "hand", row.target)
        place = await _place(post, tx, sitting, person)
    private = Private(post.house, sitting, row.target, language_of(person, sitting), mark=own_mark(row))
    notes = private.just_done(rows)
    card = await private.panel(notes, place=place)
    if stands is not None and not fresh and await post.edited_dm(stands.channel, stands.message, card):
        async with post.house.store.write(post.guild) as tx:
            if wanted:  # his turn went by; the notice of it may have arrived all the same
                await give_up(post.house, tx, row, user=row.target)
            await tx.drop_outgoing(row.id)
        return
    if private.mark != mark_of(row):
        private.mark = mark_of(row)
        card = await private.panel(notes, place=place)
    try:
        sent = await post.send_dm(row, card)
    except DmClosed:
        log.info("guild %s table %s: user %s takes no direct messages", post.guild, row.table, row.target)
        await post.house.store.people.save_person(with_dm(person, "closed"))
        await _undelivered(post, row, notice=fresh)
        return
    if person.dm != "open":
        await post.house.store.people.save_person(with_dm(person, "open"))
    await _stands_now(post, row, stands, sent)


async def _take_away(post: Sender, row: Outgoing) -> None:
    """Let the letter of somebody go to whom the seat does not belong any more."""
    async with post.house.store.write(post.guild) as tx:
        if (stands := await tx.posted(row.table, "hand", row.target)) is not None:
            place = PlaceBody(stands.channel, stands.message)
            await put(post.house, tx, row.table, "delete", target=stands.message, body=place)
            await tx.drop_posted(row.table, "hand", row.target)
        await give_up(post.house, tx, row, user=row.target)
        await tx.drop_outgoing(row.id)


async def _stands_now(post: Sender, row: Outgoing, stands: Posted | None, sent: Sent) -> None:
    """Note the new message, the only one that stays."""
    async with post.house.store.write(post.guild) as tx:
        await post.save(tx, row.table, "hand", sent, owner=row.target)
        if stands is not None and stands.message != sent.message:
            place = PlaceBody(stands.channel, stands.message)
            await put(post.house, tx, row.table, "delete", target=stands.message, body=place)
        await tx.drop_outgoing(row.id)


async def _undelivered(post: Sender, row: Outgoing, *, notice: bool) -> None:
    """Put down that a direct message did not arrive. A notice is given in the channel instead."""
    async with post.house.store.write(post.guild) as tx:
        if notice or not await tx.said(row.table, _said(row.target)):
            await put(post.house, tx, row.table, "closed", target=row.target, body=ClosedBody(notice), anew=True)
        await tx.drop_outgoing(row.id)


async def closed(post: Sender, row: Outgoing) -> None:
    """Say in the channel, once a table, that a person's direct messages are closed; later his notices, too."""
    sitting, _ = await post.read(row)
    words = sitting.words(post.house, sitting.table.language)
    async with post.house.store.read(post.guild) as tx:
        told = await tx.said(row.table, _said(row.target))
    notice = msgspec.json.decode(row.body, type=ClosedBody).notice and row.target in sitting.awaited()
    if notice or not told:
        key = "turn-mention" if told else "dm-closed"
        button = Button(words(say("button-act")), Handle(post.guild, row.table, "act", (), mark_of(row)), "🎯", "main")
        text = Text(words(say(key, who=f"<@{row.target}>")))
        card = Card((text, Buttons((button,))), mentions=(row.target,))
        await post.send(row, sitting.table.channel, card)
    async with post.house.store.write(post.guild) as tx:
        await tx.say_once(row.table, _said(row.target))
        await tx.drop_outgoing(row.id)


def _said(user: int) -> str:
    return f"closed:{user}"


async def told(post: Sender, row: Outgoing) -> None:
    """Say a word to one person by direct message; who takes none is not told."""
    body = msgspec.json.decode(row.body, type=ToldBody)
    person = await post.house.store.people.person(row.target)
    sitting, _ = await post.read(row)
    words = sitting.words(post.house, language_of(person, sitting))
    tables = Handle(post.guild, row.table, "my-tables", (), mark_of(row))
    card = Card((Text(words(body.phrase)), Buttons((Button(words(say("button-my-tables")), tables, "📋"),))))
    # A failure is not noted for the person: without a server in common nobody can be written to.
    with suppress(DmClosed):
        await post.send_dm(row, card)
    await post.done(row)


async def delete(post: Sender, row: Outgoing) -> None:
    """Take a former message away; what cannot be reached any more stays."""
    body = msgspec.json.decode(row.body, type=PlaceBody)
    with suppress(Gone, NotAllowed, DmClosed):
        await post.house.messenger.delete(body.channel, body.message)
    await post.done(row)


async def stray(post: Sender, row: Outgoing) -> None:
    """Take a message away that was sent although Discord said otherwise, and whose row is gone since."""
    body = msgspec.json.decode(row.body, type=StrayBody)
    messenger = post.house.messenger
    with suppress(Gone, NotAllowed, DmClosed):
        if body.user:
            found = await messenger.find_dm(body.user, body.stray, body.since, post.guild)
        else:
            message = await messenger.find(body.channel, body.stray, body.since, post.guild)
            found = Sent(body.channel, message) if message is not None else None
        async with post.house.store.read(post.guild) as tx:
            known = {posted.message for posted in await tx.all_posted(row.table)}
        if found is not None and found.message not in known:
            await messenger.delete(found.channel, found.message)
    await post.done(row)


async def _place(post: Sender, tx: Reading, sitting: Sitting, person: Person) -> str:
    info = await tx.info()
    board = await tx.posted(sitting.table.id, "board")
    link = f"https://discord.com/channels/{post.guild}/{sitting.table.channel}"
    if board is not None and board.channel == sitting.table.channel:
        link += f"/{board.message}"
    words = sitting.words(post.house, language_of(person, sitting))
    return words(say("place", server=shown(info.name) or "?", channel=f"<#{sitting.table.channel}>", link=link))
