"""Deferred notices (quiet hours and days, a daily digest) arrive in one message that lists the tables.

They are stored in the file across guilds. Each table has its own row, due when they may arrive; the first that
comes to be sent carries all for the same place (direct messages, or a channel), and the others find nothing left.
It lists the tables that await the user then; a line is crossed out when the user has moved there.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import StoreError
from bot.games.core.phrase import say
from bot.service.bodies import Retired
from bot.service.card import Button, ButtonId, Buttons, Card, Text
from bot.service.context import Context
from bot.service.features.digest import actions as digest
from bot.service.features.digest.actions import read
from bot.service.features.looks.cards import PAGE, RUNNING, ButtonMaker, cut
from bot.service.messages.result import Result
from bot.service.messages.scene import Scene
from bot.service.messages.sender import Sender, standing
from bot.service.messenger import DmClosed
from bot.service.people import learned, person_at, quiet_hours
from bot.service.places import link as link_to
from bot.service.places import place_name
from bot.service.records import DeferredNotice, OutboxMessage, Person, Posted, TableId
from bot.service.tables import outbox
from bot.service.tables.loaded import LoadedTable, is_seated, load
from bot.service.tables.outbox import CALL, DIGEST

LINKED = 4
"""The most listed tables with a button of their own."""
LISTED = 20

Tables = dict[TableId, LoadedTable | None]
"""Tables by id; None for a table that is gone or cannot be read now."""


async def place_of(context: Context, guild: int, row: OutboxMessage) -> int:
    """Return the channel to which a digest is to go, 0 for a direct message."""
    kept = await context.store.people.deferred_notices(row.target)
    return next((one.place for one in kept if one.table_id == TableId(guild, row.table)), 0)


async def together(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Send one message with all deferred notices of a person that still apply."""
    user, here, context = row.target, TableId(send.guild, row.table), send.context
    people, now = context.store.people, context.clock.now()
    person = await people.person(user)
    if (later := quiet_hours.held_until(person, now)) > now:
        return Result(row, wait=later - now)
    own = next((kept for kept in await people.deferred_notices(user) if kept.table_id == here), None)
    if own is None or own.digest_table not in (None, here):
        return Result(row)
    if own.place not in (0, scene.loaded.table.channel):  # the table moved
        await _defer_again(send, user, [own])
        return Result(row, kept=True)
    await people.assign_notices(user, own.place, here)
    listed = [kept for kept in await people.deferred_notices(user) if kept.place == own.place]
    unsent = any(kept.digest_table == here and not kept.message for kept in listed)
    if unsent and not await _said(send, row, person, listed):
        return Result(row, kept=True)
    await _note(send, row, own.place)
    return Result(row)


async def _said(send: Sender, row: OutboxMessage, person: Person, listed: Sequence[DeferredNotice]) -> bool:
    """Send the notices that still apply.

    If direct messages are closed, defer the notices again and return False.
    """
    here, user, context = TableId(send.guild, row.table), row.target, send.context
    people = context.store.people
    mine = [kept for kept in listed if kept.digest_table == here or kept.message]
    tables = {kept.table_id: await read(context, kept.table_id) for kept in mine}
    over = [table_id for table_id, loaded in tables.items() if loaded is not None and user not in loaded.awaited()]
    still = [kept for kept in mine if tables[kept.table_id] is not None and kept.table_id not in over]
    if not any(not kept.message for kept in still):
        await people.drop_notices(user, [kept.table_id for kept in mine if kept.table_id in over and not kept.message])
        return True
    place = mine[0].place
    card = await _card(context, person, still, tables, place, ButtonId(send.guild, row.table, "", nonce=row.nonce))
    try:
        sent = await (send.post(row, place, card) if place else send.post_dm(row, user, card))
    except DmClosed:
        async with context.store.write(send.guild) as tx:
            if await is_seated(tx, row.table, user):
                await learned(context, user, "closed")
        await _defer_again(send, user, still)
        return False
    async with context.store.write(send.guild) as tx:
        if not await is_seated(tx, row.table, user):
            await outbox.retire(tx, Retired(sent.channel, sent.message), row.table)
    await people.arrived(user, [kept.table_id for kept in still], sent.channel, sent.message)
    await people.drop_notices(user, over)
    return True


async def _defer_again(send: Sender, user: int, rows: Sequence[DeferredNotice]) -> None:
    """Defer these notices again, for another place. Each table's own row sends its notice."""
    for kept in rows:
        loaded = await read(send.context, kept.table_id)
        if loaded is None:
            continue
        person = await person_at(send.context, user, kept.table_id.guild, kept.table_id.table)
        async with send.context.store.write(kept.table_id.guild) as tx:
            if await is_seated(tx, kept.table_id.table, kept.user):
                await digest.keep(send.context, loaded, person)
                await outbox.notify(send.context, tx, kept.table_id.table, DIGEST, user)


async def _note(send: Sender, row: OutboxMessage, place: int) -> None:
    """Save for every listed table where its notice is. The former message is deleted."""
    user = row.target
    for kept in await send.context.store.people.deferred_notices(user):
        if kept.place == place and kept.message:
            try:
                await _save_place(send.context, user, kept, row.nonce)
            except StoreError:
                if kept.table_id.guild == send.guild:
                    raise


async def _save_place(context: Context, user: int, kept: DeferredNotice, nonce: int) -> None:
    table = kept.table_id.table
    async with context.store.write(kept.table_id.guild) as tx:
        former = await tx.posted(table, DIGEST, user)
        if former is not None and former.message == kept.message:
            return
        if former is not None:
            await outbox.retire(tx, Retired(former.channel, former.message), table)
        at = context.clock.now()
        await tx.save_posted(
            Posted(table=table, role=DIGEST, owner=user, channel=kept.channel, message=kept.message, at=at, nonce=nonce)
        )
        if user not in (await load(context, tx, kept.table_id.guild, table)).awaited():
            await outbox.show(context, tx, table, CALL, user)  # the player moved while it was sent


async def strike(send: Sender, row: OutboxMessage, stands: Posted) -> None:
    """Strike out this table's line. When no listed table awaits the user any more, delete the deferred notices."""
    user, people, here = row.target, send.context.store.people, TableId(send.guild, row.table)
    listed = [kept for kept in await people.deferred_notices(user) if kept.message == stands.message]
    if all(kept.table_id != here for kept in listed):  # the user has left the table: its notice is deleted
        listed.append(DeferredNotice(user=user, table_id=here, place=listed[0].place if listed else 0, at=stands.at))
    tables = {kept.table_id: await read(send.context, kept.table_id) for kept in listed}
    person = await people.person(user)
    place = 0 if not listed else listed[0].place
    card = await _card(send.context, person, listed, tables, place, ButtonId(send.guild, row.table, ""), struck=True)
    await send.edit_dm(standing(stands), card)
    async with send.context.store.write(send.guild) as tx:
        await tx.drop_posted(row.table, DIGEST, user)
    if all(loaded is not None and user not in loaded.awaited() for loaded in tables.values()):
        await people.drop_notices(user, list(tables))


async def _card(
    context: Context,
    person: Person,
    rows: Sequence[DeferredNotice],
    tables: Tables,
    place: int,
    own: ButtonId,
    struck: bool = False,
) -> Card:
    """Return the message: the tables that await the person, one line each; done ones crossed out."""
    language = person.language or next((s.table.language for s in tables.values() if s is not None), "en")
    words = context.translator.words(language)
    awaiting = {table_id: s for table_id, s in tables.items() if s is not None and person.user in s.awaited()}
    lines = [await _line(context, person, language, kept, tables[kept.table_id]) for kept in rows[:LISTED]]
    if len(rows) > LISTED:
        lines.append(words(say("together-more", count=len(rows) - LISTED)))
    heading = words(say("together-heading", count=len(awaiting)) if awaiting else say("together-done"))
    if place and not struck:
        heading = f"<@{person.user}> · {heading}"
    links: list[Button] = []
    for table_id in list(awaiting)[:LINKED]:
        button = ButtonMaker(words, table_id.guild, table_id.table, own.nonce)
        links.append(button("act", "🎯", label=say("together-open", table=table_id.table)))
    row = Buttons((*links, ButtonMaker(words, own.guild, own.table, own.nonce)("my-tables", "📋")))
    body = cut("\n".join([f"**{heading}**", *lines]), PAGE)
    mentions = (person.user,) if place and not struck else ()
    return Card((Text(body), row), RUNNING, mentions)


async def _line(
    context: Context, person: Person, language: str, kept: DeferredNotice, loaded: LoadedTable | None
) -> str:
    words = context.translator.words(language)
    if loaded is None:
        return f"- {words(say('together-unknown', table=kept.table_id.table))}"
    async with context.store.read(kept.table_id.guild) as tx:
        info = await tx.info()
    what = say("table-running", title=loaded.game.meta.title, table=loaded.number())
    link = link_to(loaded.guild, loaded.table.channel)
    server = place_name(loaded.guild, info.name)
    line = words(say("together-line", what=what, link=link, server=server, since=f"<t:{int(kept.at)}:f>"))
    return f"- {line}" if person.user in loaded.awaited() else f"- ~~{line}~~ ✅"
