"""What is said in a table's channel: lobby, board, turns, invitations, the end. One function a kind of row."""

from __future__ import annotations

import msgspec

from bot.errors import StoreError
from bot.games.core.phrase import say
from bot.service.card import Button, ButtonId, Buttons, Card, Text
from bot.service.features.lobby import invitations
from bot.service.features.lobby.cards import lobby_card
from bot.service.features.play.board import board_card, final_card, summary_card
from bot.service.messages.sender import Sender
from bot.service.messenger import Sent
from bot.service.names import shown
from bot.service.people.quiet_hours import quiet_until
from bot.service.ports import Writing
from bot.service.records import OutboxMessage
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import PostBody, ShrinkBody, mark_of, own_mark, put
from bot.service.tables.rated import unwilling


async def lobby(post: Sender, row: OutboxMessage) -> None:
    """Post the lobby, or renew it where it stands."""
    scene = await post.scene(row)
    loaded = scene.loaded
    try:
        against = await unwilling(post.context, loaded)
    except StoreError:  # nobody can tell who agreed: as long as that is so, nobody did
        against = tuple(seat.number for seat in loaded.people())
    card = lobby_card(post.context, loaded, mark=mark_of(row), unwilling=against)
    await post.stand(row, scene, card, make=loaded.table.status == "lobby")


async def invite(post: Sender, row: OutboxMessage) -> None:
    """Mention those who have a reserved seat and were not told yet; for whom it is quiet now, when that is over."""
    loaded = await post.loaded(row)
    invited = [seat.user for seat in loaded.seats if seat.status == "invited" and seat.user]
    async with post.context.store.read(post.guild) as tx:
        untold = [user for user in invited if not await tx.said(row.table, invitations.told(user))]
    now, people = post.context.clock.now(), post.context.store.people
    times = {user: quiet_until(await people.person(user), now) for user in untold}
    users = [user for user, at in times.items() if at <= now]
    if users and loaded.table.status == "lobby":
        words = loaded.words(post.context, loaded.table.language)
        host = next((seat.name for seat in loaded.seats if seat.user == loaded.table.host), "?")
        mentions = " ".join(f"<@{user}>" for user in users)
        text = words(say("invite", who=mentions, host=shown(host), title=loaded.game.meta.title))
        mark = mark_of(row)
        answers = (
            Button(words(say("button-join")), ButtonId(post.guild, row.table, "join", (), mark), "🙋", "good"),
            Button(words(say("button-decline")), ButtonId(post.guild, row.table, "leave", (), mark), "🚪"),
        )
        await post.send(row, loaded.table.channel, Card((Text(text), Buttons(answers)), mentions=tuple(users)))
    async with post.context.store.write(post.guild) as tx:
        seated = {seat.user for seat in await tx.seats(row.table)}  # somebody may have been forgotten meanwhile
        for user in filter(seated.__contains__, users):
            await tx.say_once(row.table, invitations.told(user))
        if not await post.is_newest(tx, row):  # somebody else was invited meanwhile: that row finds all who are untold
            return
        await tx.drop_outgoing(row.id)
        if len(users) < len(times) and loaded.table.status == "lobby":
            due = min(at for at in times.values() if at > now)
            await put(post.context, tx, row.table, "invite", due=due, anew=True)


async def board(post: Sender, row: OutboxMessage) -> None:
    """Renew the board where it stands; post it when it stands nowhere. That of a game that is over is only renewed."""
    scene = await post.scene(row)
    loaded = scene.loaded
    if loaded.table.status == "over":  # somebody was forgotten
        await post.stand(row, scene, await final_card(post.context, loaded, mark=own_mark(row)), make=False)
        return
    if loaded.table.status not in ("running", "paused"):
        await post.done(row)
        return
    card = await board_card(post.context, loaded, scene.entries, mark=mark_of(row), live=scene.live)
    await post.stand(row, scene, card, make=True)


async def post_board(post: Sender, row: OutboxMessage) -> None:
    """Post the board anew, so that it stands below all that was said since; the former one shrinks."""
    scene = await post.scene(row)
    loaded = scene.loaded
    if loaded.table.status != "running":
        await post.done(row)
        return
    body = msgspec.json.decode(row.body, type=PostBody)
    users = [user for user in body.users if user in loaded.awaited()]
    last = body.last and len(loaded.awaited()) == 1
    card = await board_card(post.context, loaded, scene.entries, mark=mark_of(row), mentions=users, last=last)
    sent = await post.send(row, loaded.table.channel, card)
    async with post.context.store.write(post.guild) as tx:
        await _replace_board(post, tx, loaded, sent)
        await tx.drop_outgoing(row.id)


async def final(post: Sender, row: OutboxMessage) -> None:
    """Post the end of the game."""
    loaded = await post.loaded(row)
    sent = await post.send(row, loaded.table.channel, await final_card(post.context, loaded, mark=mark_of(row)))
    async with post.context.store.write(post.guild) as tx:
        await _replace_board(post, tx, loaded, sent)
        await tx.drop_outgoing(row.id)


async def shrink(post: Sender, row: OutboxMessage) -> None:
    """Turn a former board message into its summary; where it cannot be reached any more it stays."""
    body = msgspec.json.decode(row.body, type=ShrinkBody)
    scene = await post.scene(row)
    done = [entry for entry in scene.entries if body.since <= entry.at < body.until]
    await post.edit_if_reached(body.channel, body.message, summary_card(post.context, scene.loaded, done))
    async with post.context.store.write(post.guild) as tx:
        await tx.note_summary(row.table, body.channel, body.message, body.since, body.until)
        await tx.drop_outgoing(row.id)


async def _replace_board(post: Sender, tx: Writing, loaded: LoadedTable, sent: Sent) -> None:
    """Note the new board message and let the old one shrink."""
    table = loaded.table.id
    old = await tx.posted(table, "board")
    if old is not None and old.message != sent.message:
        body = ShrinkBody(old.channel, old.message, old.at, post.context.clock.now())
        await put(post.context, tx, table, "shrink", target=old.message, body=body)
    await post.save(tx, table, "board", sent)
