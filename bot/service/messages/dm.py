"""What is said to one person by direct message: his hand, and words about his tables. One function a kind of row."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from bot.errors import StoreError
from bot.games.core.phrase import say
from bot.service.card import Button, ButtonId, Buttons, Card, Text
from bot.service.context import log
from bot.service.features.looks.cards import PAGE, cut
from bot.service.features.play.cards import PrivatePanel
from bot.service.features.seats import standins
from bot.service.messages import calls
from bot.service.messages.sender import SendContext, Sender
from bot.service.messenger import DmClosed, DmLater, Gone, Later, NotAllowed, Sent
from bot.service.names import shown
from bot.service.people import language_of
from bot.service.people.quiet_hours import arrives_at, is_quiet
from bot.service.people.reachability import is_called_now, learned, person_at, person_or_none
from bot.service.records import OutboxMessage, Person, Posted
from bot.service.tables.outbox import (
    ClosedBody,
    HandBody,
    PlaceBody,
    StrayBody,
    Word,
    give_up,
    mark_of,
    own_mark,
    put,
    put_removal,
    take_down,
    words_of,
)

TRIES = 3
"""So often a letter that calls somebody may be put off, half a minute in all, before he is called in the channel."""


async def hand(post: Sender, row: OutboxMessage) -> None:
    """Renew a person's direct message; as a new message at his turn and at the start.

    Whoever wants silence or takes no messages gets no new one; what stands from before is renewed all the same.

    What his own last action brought stays above it: he may have acted from this very message.
    """
    scene = await post.scene(row)
    loaded, stands = scene.loaded, scene.posted.get(("hand", row.target))
    seat = loaded.seat_of(row.target)
    if loaded.table.status == "cancelled" or not standins.belongs(loaded, row.target):
        await _take_away(post, row)
        return
    person = await _person(post, scene, row)
    if seat is None or loaded.table.paused == "guild":
        await post.withdraw(row, user=row.target)
        return
    body = msgspec.json.decode(row.body, type=HandBody)
    wanted = body.fresh
    fresh = wanted and row.target in loaded.awaited()
    notice = fresh and body.why != "plan"  # that a plan has stopped is nothing to be told in the channel
    if person.notice == "silent":
        await _renewed_silently(post, scene, row, person)
        # A renewal alone has hardly sent anything, and of who has silence nothing is asked for nothing.
        await (post.withdraw(row, user=row.target) if wanted or row.attempts else post.done(row))
        return
    if person.dm == "closed":
        await _undelivered(post, scene, row, person, ClosedBody(notice))
        return
    private = PrivatePanel(post.context, loaded, row.target, language_of(person, loaded), mark=own_mark(row))
    place = _place(post, scene, person)
    notes = private.just_done(scene.entries) + _why(private, body, fresh=fresh)
    card = await private.panel(notes, place=place)
    if stands is not None and not fresh and await _renewed(post, row, stands, card, wanted=wanted):
        return
    if private.mark != mark_of(row):
        private.mark = mark_of(row)
        card = await private.panel(notes, place=place)
    if not fresh and not is_called_now(post.context, person):
        card = msgspec.structs.replace(card, silent=True)
    sent = await _sent(post, scene, row, person, card, notice=notice)
    if sent is not None:
        await _stands_now(post, row, person, stands, sent)


async def _renewed(post: Sender, row: OutboxMessage, stands: Posted, card: Card, *, wanted: bool) -> bool:
    """Renew the letter that stands; return False when it cannot be any more. `wanted`: it was to be a new one."""
    if not await post.edited_dm(stands.channel, stands.message, card):
        return False
    async with post.context.store.write(post.guild) as tx:
        if wanted:  # his turn went by; the notice of it may have arrived all the same
            await give_up(post.context, tx, row, user=row.target)
        await tx.drop_outgoing(row.id)
    return True


async def _sent(
    post: Sender, scene: SendContext, row: OutboxMessage, person: Person, card: Card, *, notice: bool
) -> Sent | None:
    """Send the letter; return None where it could not be, and a notice in it goes by the channel. Raises Later."""
    try:
        return await post.send_dm(row, card)
    except DmClosed:
        log.info("guild %s table %s: user %s takes no direct messages", post.guild, row.table, row.target)
        await _undelivered(post, scene, row, person, ClosedBody(notice))
    except DmLater:
        if not notice or row.attempts < TRIES:
            raise
        log.info("guild %s table %s: user %s is called in the channel this time", post.guild, row.table, row.target)
        await _undelivered(post, scene, row, person, ClosedBody(notice, passing=True))
    return None


async def _person(post: Sender, scene: SendContext, row: OutboxMessage) -> Person:
    """Return whose letter it is; where his preferences cannot be read what stands is renewed before that is raised."""
    try:
        return await person_at(post.context, row.target, post.guild, row.table)
    except StoreError as error:
        if error.of == "people":  # a new letter waits until they can: he may have silence
            await _renewed_silently(post, scene, row, Person(user=row.target))
        raise


async def _renewed_silently(post: Sender, scene: SendContext, row: OutboxMessage, person: Person) -> None:
    """Renew the letter that stands, if one does: that calls nobody. One that was deleted is forgotten."""
    loaded, stands = scene.loaded, scene.posted.get(("hand", row.target))
    if stands is None or loaded.seat_of(row.target) is None or loaded.table.paused == "guild":
        return
    # Without a mark: it is not the message that this row may have sent, and is not to be found as that.
    private = PrivatePanel(post.context, loaded, row.target, language_of(person, loaded))
    card = await private.panel(private.just_done(scene.entries), place=_place(post, scene, person))
    try:
        await post.context.messenger.edit(stands.channel, stands.message, card)
    except (NotAllowed, DmClosed):
        pass  # it may be possible again
    except Gone as gone:
        if gone.what == "message":
            async with post.context.store.write(post.guild) as tx:
                await tx.drop_posted(row.table, "hand", row.target)


def _why(private: PrivatePanel, body: HandBody, *, fresh: bool) -> list[str]:
    """Say why a new message comes, when it is not only his turn."""
    if not fresh or body.why in ("turn", "plan") or (body.why == "last" and len(private.loaded.awaited()) > 1):
        return []
    return [f"⏰ **{private.words(say(f'letter-{body.why}'))}**"]


async def _take_away(post: Sender, row: OutboxMessage) -> None:
    """Let the letter of somebody go to whom the seat does not belong any more."""
    async with post.context.store.write(post.guild) as tx:
        if (stands := await tx.posted(row.table, "hand", row.target)) is not None:
            await take_down(post.context, tx, stands)
        await post.let_go(tx, row, user=row.target)


async def _stands_now(post: Sender, row: OutboxMessage, person: Person, stands: Posted | None, sent: Sent) -> None:
    """Note the new message, the only one that stays. None stays with somebody who has no seat any more.

    What was learned by it is noted while the table's file is held: so long nobody who sits there is forgotten.
    """
    async with post.context.store.write(post.guild) as tx:
        gone = None
        if not await post.is_seated(tx, row):
            gone = sent
        else:
            if person.dm != "open":
                await learned(post.context, row.target, "open")
            await post.save(tx, row.table, "hand", sent, owner=row.target)
            if stands is not None and stands.message != sent.message:
                gone = stands
        if gone is not None:
            await put_removal(post.context, tx, row.table, gone.channel, gone.message)
        await tx.drop_outgoing(row.id)


async def _undelivered(post: Sender, scene: SendContext, row: OutboxMessage, person: Person, body: ClosedBody) -> None:
    """Put down that a new direct message did not arrive; the former one stays and is renewed where that goes.

    A notice is given in the channel instead; where Discord takes nothing for a while it does not wait for the renewal.
    Of somebody who has no seat any more nothing is put down.
    """
    with suppress(*((Later,) if body.passing else ())):
        await _renewed_silently(post, scene, row, person)
    now = post.context.clock.now()
    due = now if body.notice else arrives_at(person, now)
    async with post.context.store.write(post.guild) as tx:
        if not await post.is_seated(tx, row):
            await tx.drop_outgoing(row.id)
            return
        if not body.passing:
            await learned(post.context, row.target, "closed")
        if body.notice or not await tx.said(row.table, _said(row.target)):
            await put(post.context, tx, row.table, "closed", target=row.target, body=body, due=due, anew=True)
        await tx.drop_outgoing(row.id)


async def closed(post: Sender, row: OutboxMessage) -> None:
    """Say in the channel, once a table, that a person's direct messages are closed; later his notices, too.

    Whose letter was only put off is given the notice alone.
    """
    loaded = await post.loaded(row)
    words = loaded.words(post.context, loaded.table.language)
    async with post.context.store.read(post.guild) as tx:
        told = await tx.said(row.table, _said(row.target))
    body = msgspec.json.decode(row.body, type=ClosedBody)
    news = not (told or body.passing)
    if not (news or (body.notice and row.target in loaded.awaited())):
        await post.withdraw(row, channel=loaded.table.channel)
        return
    key = "dm-closed" if news else "turn-mention"
    button = Button(words(say("button-act")), ButtonId(post.guild, row.table, "act", (), mark_of(row)), "🎯", "main")
    text = Text(words(say(key, who=f"<@{row.target}>")))
    card = Card((text, Buttons((button,))), mentions=(row.target,))
    sent = await post.send(row, loaded.table.channel, card)
    if not news:
        await calls.stands(post, row, sent.channel, sent.message)
    async with post.context.store.write(post.guild) as tx:
        if news and await post.is_seated(tx, row):
            await tx.say_once(row.table, _said(row.target))
        await tx.drop_outgoing(row.id)


def _said(user: int) -> str:
    return f"closed:{user}"


async def told(post: Sender, row: OutboxMessage) -> None:
    """Say to one person by direct message what he was not told yet; who takes none is not told."""
    known = await person_or_none(post.context, row.target)
    person = known or Person(user=row.target)
    loaded = await post.loaded(row)
    words = loaded.words(post.context, language_of(person, loaded))
    tables = ButtonId(post.guild, row.table, "my-tables", (), mark_of(row))
    row_of_ways = Buttons((Button(words(say("button-my-tables")), tables, "📋"),))
    quiet = known is None or is_quiet(person, post.context.clock.now())
    # A failure is not noted for the person: without a server in common nobody can be written to.
    with suppress(DmClosed):
        if untold := await _untold(post, row):
            text = _newest([words(word.phrase) for word in untold])
            await post.send_dm(row, Card((Text(text), row_of_ways), silent=quiet))
    await post.done(row)


def _newest(told: Sequence[str]) -> str:
    """Return these words as paragraphs of one message: the newest, as many as there is room for."""
    for first in range(len(told)):
        if len(text := "\n\n".join(told[first:])) <= PAGE:
            return text
    return cut(told[-1], PAGE)


async def _untold(post: Sender, row: OutboxMessage) -> list[Word]:
    """Return what no message says that a former row of this name may have sent: the rest is news, and sent as such."""
    words = words_of(row)
    said = {mark for mark in sorted({mark for word in words for mark in word.marks}) if await post.dm_stands(row, mark)}
    return [word for word in words if said.isdisjoint(word.marks)]


async def delete(post: Sender, row: OutboxMessage) -> None:
    """Take a former message away; what cannot be reached any more stays."""
    body = msgspec.json.decode(row.body, type=PlaceBody)
    with suppress(Gone, NotAllowed, DmClosed):
        await post.context.messenger.delete(body.channel, body.message)
    await post.done(row)


async def stray(post: Sender, row: OutboxMessage) -> None:
    """Take a message away that was sent although Discord said otherwise, and whose row is gone since.

    A former board that is still to shrink is none, though the row may have renewed it.
    """
    body = msgspec.json.decode(row.body, type=StrayBody)
    messenger = post.context.messenger
    with suppress(Gone, NotAllowed, DmClosed):
        if body.user:
            found = await messenger.find_dm(body.user, body.stray, post.guild)
        else:
            message = await messenger.find(body.channel, body.stray, post.guild)
            found = Sent(body.channel, message) if message is not None else None
        async with post.context.store.read(post.guild) as tx:
            known = {posted.message for posted in await tx.all_posted(row.table)}
            shrinks = found is not None and await tx.outgoing(row.table, "shrink", found.message) is not None
        if found is not None and found.message not in known and not shrinks:
            await messenger.delete(found.channel, found.message)
    await post.done(row)


def _place(post: Sender, scene: SendContext, person: Person) -> str:
    loaded, board = scene.loaded, scene.posted.get(("board", 0))
    link = f"https://discord.com/channels/{post.guild}/{loaded.table.channel}"
    if board is not None and board.channel == loaded.table.channel:
        link += f"/{board.message}"
    words = loaded.words(post.context, language_of(person, loaded))
    return words(say("place", server=shown(scene.server) or "?", channel=f"<#{loaded.table.channel}>", link=link))
