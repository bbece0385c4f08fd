"""Notices: texts that must each be delivered, by direct message or in the channel."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from bot.games.core.phrase import say
from bot.service.bodies import Closed, Word, words_of
from bot.service.card import Buttons, Card, Text
from bot.service.features.lobby import invitations, lapsing
from bot.service.features.looks.cards import PAGE, ButtonMaker, cut
from bot.service.messages.board import replaced
from bot.service.messages.result import Result, closed_key
from bot.service.messages.scene import Scene
from bot.service.messages.sender import Sender
from bot.service.messenger import DmClosed
from bot.service.names import shown
from bot.service.people import language_of, person_or_none
from bot.service.people.quiet_hours import is_quiet, quiet_until
from bot.service.records import OutboxMessage, Person, Timer
from bot.service.tables.outbox import CALL


async def told(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Send a person the texts that they have not got yet, by direct message. If those are closed, send nothing."""
    known = await person_or_none(send.context, row.target)
    person, loaded = known or Person(user=row.target), scene.loaded
    words = loaded.words(send.context, language_of(person, loaded))
    links = Buttons((ButtonMaker.at(loaded, words, row.nonce)("my-tables", "📋"),))
    quiet = known is None or is_quiet(person, send.context.clock.now())
    # `DmClosed` is not saved for the person: Discord also reports it when they share no server with the bot.
    with suppress(DmClosed):
        if untold := await _untold(send, row):
            text = _newest([words(word.phrase) for word in untold])
            await send.post_dm(row, row.target, Card((Text(text), links), silent=quiet))
    return Result(row)


def _newest(told: Sequence[str]) -> str:
    """Join the newest of these texts to one message, a paragraph each, as many as fit."""
    for first in range(len(told)):
        if len(text := "\n\n".join(told[first:])) <= PAGE:
            return text
    return cut(told[-1], PAGE)


async def _untold(send: Sender, row: OutboxMessage) -> list[Word]:
    """Return the texts of a row that the user has not got yet. An earlier row of this name may have sent the others."""
    words = words_of(row)
    nonces = sorted({nonce for word in words for nonce in word.nonces})
    said = {nonce for nonce in nonces if await send.has_dm(row.target, nonce)}
    return [word for word in words if said.isdisjoint(word.nonces)]


async def invite(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Mention users who have a reserved seat and were not told yet. Users with quiet time are mentioned after it.

    A row with a target mentions that user once more: the invitation ends soon.
    """
    loaded, context = scene.loaded, send.context
    invited = [seat.user for seat in loaded.seats if seat.status == "invited" and seat.user and not seat.guest]
    async with context.store.read(send.guild) as tx:
        untold = [user for user in invited if not await tx.said(row.table, invitations.mention_key(user))]
        lapse = await tx.timer(row.table, lapsing.KIND, row.target) if row.target else None
    if row.target:
        untold = [user for user in invited if user == row.target and lapse is not None]
    now = context.clock.now()
    times = {user: quiet_until(await context.store.people.person(user), now) for user in untold}
    users = [user for user, at in times.items() if at <= now]
    lobby = loaded.table.status == "lobby"
    if users and lobby:
        await send.post(row, loaded.table.channel, _invitation(send, row, scene, users, lapse))
    later = [at for at in times.values() if at > now]
    return Result(row, invited=tuple(users), due=min(later) if later and lobby else None)


def _invitation(send: Sender, row: OutboxMessage, scene: Scene, users: Sequence[int], lapse: Timer | None) -> Card:
    """Return the invitation of these users. `lapse`: when it ends, if it is said once more."""
    loaded = scene.loaded
    words = loaded.words(send.context, loaded.table.language)
    host = loaded.name_of(loaded.table.host)
    mentions = " ".join(f"<@{user}>" for user in users)
    facts = {"who": mentions, "host": shown(host), "title": loaded.game.meta.title}
    text = words(
        say("invite", **facts) if lapse is None else say("invite-ends", **facts, until=f"<t:{int(lapse.due)}:R>")
    )
    button = ButtonMaker.at(loaded, words, row.nonce)
    answers = Buttons((button("join", "🙋", style="good"), button("leave", "🚪", label=say("button-decline"))))
    return Card((Text(text), answers), mentions=tuple(users))


async def closed(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Post in the channel, once for each table, that a user's direct messages are closed; later, notify the user there.

    If Discord only postponed the direct message, notify the user without that text.
    """
    loaded, context = scene.loaded, send.context
    words = loaded.words(context, loaded.table.language)
    async with context.store.read(send.guild) as tx:
        said = await tx.said(row.table, closed_key(row.target))
    body = msgspec.json.decode(row.body, type=Closed)
    news = not (said or body.passing)
    if not (news or (body.notice and row.target in loaded.awaited())):
        return Result(row, unwanted=True)
    key = "dm-closed" if news else "turn-mention"
    act = Buttons((ButtonMaker.at(loaded, words, row.nonce)("act", "🎯", style="main"),))
    card = Card((Text(words(say(key, who=f"<@{row.target}>"))), act), mentions=(row.target,))
    sent = await send.post(row, loaded.table.channel, card)
    if news:
        return Result(row, said=(closed_key(row.target),))
    stands = scene.posted.get((CALL, row.target))
    return Result(row, sent=sent, role=CALL, retired=replaced(send, stands, sent))
