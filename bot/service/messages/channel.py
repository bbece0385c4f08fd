"""What is said in a table's channel: lobby, board, turns, invitations, the end. One function a kind of row."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from bot.errors import StoreError
from bot.games.core.phrase import say
from bot.service.card import Button, ButtonId, Buttons, Card, Text
from bot.service.features.digest import actions as digest
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.lobby import invitations
from bot.service.features.lobby.cards import lobby_card
from bot.service.features.play.board import board_card, final_card, summary_card
from bot.service.features.reminders import actions as reminders
from bot.service.messages.sender import Sender
from bot.service.messenger import Sent
from bot.service.names import shown
from bot.service.people import wants_dm
from bot.service.people.quiet_hours import quiet_until
from bot.service.people.reachability import is_called_now, person_at
from bot.service.ports import Reading, Writing
from bot.service.records import OutboxMessage, Person
from bot.service.tables import announce, live_mode, premoves
from bot.service.tables.index import listings
from bot.service.tables.loaded import LoadedTable, load
from bot.service.tables.outbox import PostBody, ShrinkBody, TurnBody, mark_of, own_mark, put
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


async def turn(post: Sender, row: OutboxMessage) -> None:
    """Decide who is told that it is his turn, and how: by a mention on a new board, or by a new direct message."""
    loaded = await post.loaded(row)
    told = {loaded.seats[seat].user for seat in msgspec.json.decode(row.body, type=TurnBody).seats}
    users = [user for user in loaded.awaited() if user in told]
    for user in users:
        if not await post.context.messenger.is_member(post.guild, user):
            await lifecycle.person_left(post.context, post.guild, row.table, user)
            await post.done(row)
            return
    if await _withheld(post, loaded, row, users):
        return
    try:
        people = [await person_at(post.context, user, post.guild, row.table) for user in users]
    except StoreError as error:
        if error.of == "people" and not row.attempts:
            await _uncalled(post, row, users)
        raise
    async with post.context.store.read(post.guild) as tx:
        acting = await _acting(tx, loaded)
    planned = {person.user for person in people if person.user in acting and wants_dm(person)}
    kept = {person.user for person in people if person.notice != "silent" and not is_called_now(post.context, person)}
    kept -= planned
    async with post.context.store.write(post.guild) as tx:
        # Where a plan was made or dropped at this very moment it is looked at once more.
        if await post.is_newest(tx, row) and acting == await _acting(tx, loaded):
            await tx.drop_outgoing(row.id)
            for person in people:
                if person.user in kept:
                    await digest.keep(post.context, loaded, person)
            for user in acting.intersection(users):
                await premoves.hush(tx, row.table, user)
            await _call(post, tx, loaded, row, people, kept, planned)


async def _withheld(post: Sender, loaded: LoadedTable, row: OutboxMessage, users: Sequence[int]) -> bool:
    """At a live table call nobody: what stands there is renewed, and who is to be called later is noted."""
    if post.context.settings.live <= 0:
        return False
    async with post.context.store.write(post.guild) as tx:
        if not await post.is_newest(tx, row) or not await live_mode.withhold(tx, loaded, users):
            return False
        await tx.drop_outgoing(row.id)
        await put(post.context, tx, row.table, "board")
        for user in users:
            await announce.refresh_hand(post.context, tx, row.table, user)
    return True


async def _uncalled(post: Sender, row: OutboxMessage, users: Sequence[int]) -> None:
    """Renew what stands while nobody knows how to call these people: the row that calls them waits."""
    async with post.context.store.write(post.guild) as tx:
        if await post.is_newest(tx, row):
            await put(post.context, tx, row.table, "board")
            for user in users:
                await announce.refresh_hand(post.context, tx, row.table, user)


async def _acting(tx: Reading, loaded: LoadedTable) -> set[int]:
    """Return whose turn is played by his plan: who is called by direct message is not called then.

    A mention stays as it is: others would see that it is missing.
    """
    return {plan.user for plan in await tx.plans(loaded.table.id) if premoves.acts(loaded, plan)}


async def _call(
    post: Sender,
    tx: Writing,
    loaded: LoadedTable,
    row: OutboxMessage,
    people: Sequence[Person],
    kept: Collection[int],
    planned: Collection[int],
) -> None:
    """Let these people be told, each in his way: now, or together with others for whom it is kept back."""
    if not people:
        return
    context = post.context
    last = bool(msgspec.json.decode(row.body, type=TurnBody).last) and len(loaded.awaited()) == 1
    now = [person for person in people if person.user not in kept]
    mentioned = [person.user for person in now if person.notice != "silent" and not wants_dm(person)]
    await announce.post_board(context, tx, loaded, mentioned, last=last)
    for person in people:
        fresh = wants_dm(person) and person.user not in kept and person.user not in planned
        await announce.refresh_hand(context, tx, row.table, person.user, fresh=fresh, why="last" if last else "turn")
        if person.user in kept:
            await digest.put_row(context, tx, row.table, person)
        await reminders.begin(context, tx, loaded.table, person)


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


async def index(post: Sender, row: OutboxMessage) -> None:
    """Bring the index of people's tables up to date."""
    async with post.context.store.write(post.guild) as tx:
        # Written while the table's file is held, so that nobody who is forgotten meanwhile is brought back.
        users = await listings(tx, await load(post.context, tx, post.guild, row.table))
        await post.context.store.people.index(post.guild, row.table, users, (await tx.info()).name)
        await tx.drop_outgoing(row.id)


async def _replace_board(post: Sender, tx: Writing, loaded: LoadedTable, sent: Sent) -> None:
    """Note the new board message and let the old one shrink."""
    table = loaded.table.id
    old = await tx.posted(table, "board")
    if old is not None and old.message != sent.message:
        body = ShrinkBody(old.channel, old.message, old.at, post.context.clock.now())
        await put(post.context, tx, table, "shrink", target=old.message, body=body)
    await post.save(tx, table, "board", sent)
