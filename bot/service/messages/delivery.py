"""What each kind of outgoing row asks for, and how its troubles end. Content is made from the newest state."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import msgspec

from bot.errors import Refused, StoreError, Unreadable
from bot.games.core.phrase import say
from bot.service.context import log
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.looks.cards import InWords
from bot.service.messages import ballots, calls, channel, digest, dm, narration, vacancies
from bot.service.messages.sender import NOTHING, RECENT, Needs, Sender
from bot.service.messenger import DmClosed, Gone, Later, NotAllowed, Rejected, TooLarge
from bot.service.records import OutboxMessage
from bot.service.tables import damage, narrations
from bot.service.tables.outbox import WHEN_BACK, HandBody, put_told

Handler = Callable[[Sender, OutboxMessage], Awaitable[None]]


@dataclass(frozen=True)
class Handling:
    """What is done with a kind of row, and what it needs of the row's table."""

    send: Handler
    needs: Needs


_TABLE = Needs()
_STANDS = Needs(posted=True)

HANDLERS: dict[str, Handling] = {
    narrations.KIND: Handling(narration.story, Needs(entries=None, posted=True)),
    "final": Handling(channel.final, _TABLE),
    "post": Handling(channel.post_board, Needs(entries=RECENT)),
    "lobby": Handling(channel.lobby, _STANDS),
    "invite": Handling(channel.invite, _TABLE),
    "vacancy": Handling(vacancies.vacancy, _STANDS),
    "ballot": Handling(ballots.ballot, _STANDS),
    "board": Handling(channel.board, Needs(entries=RECENT, posted=True, live=True)),
    "hand": Handling(dm.hand, Needs(entries=RECENT, posted=True, server=True)),
    "closed": Handling(dm.closed, _TABLE),
    "told": Handling(dm.told, _TABLE),
    "shrink": Handling(channel.shrink, Needs(entries=4 * RECENT)),
    "delete": Handling(dm.delete, NOTHING),
    "call": Handling(calls.call, _TABLE),
    "together": Handling(digest.together, _TABLE),
    "strike": Handling(calls.strike, _TABLE),
    "stray": Handling(dm.stray, NOTHING),
}
"""In the order in which a table's due rows are sent."""

RENEWALS = ("board", "shrink", "delete", "strike", "stray")
"""What nobody waits for as long as he is called."""
KEPT = (*RENEWALS, "lobby", "final")
"""What is still to be seen to when a server takes the bot back, however late: what stands there is out of date."""
ORDER = {kind: place for place, kind in enumerate(HANDLERS)}


def needs_of(kind: str) -> Needs:
    """Return what a kind of row needs of its table; one that nobody knows needs nothing to be put off."""
    handling = HANDLERS.get(kind)
    return NOTHING if handling is None else handling.needs


def in_order(row: OutboxMessage) -> tuple[int, int, int]:
    """Return the row's place among those that are due."""
    return row.table, ORDER.get(row.kind, len(ORDER)), row.id


def calls_somebody(row: OutboxMessage) -> bool:
    """Return whether this row tells people something, and does not only renew or take away what stands."""
    if row.kind == "hand":
        return msgspec.json.decode(row.body, type=HandBody).fresh
    return row.kind not in RENEWALS


async def deliver(post: Sender, row: OutboxMessage) -> None:
    """Send a row; what keeps it from being sent has its defined end.

    Raises StoreError, but for the file across guilds: what that refuses waits by itself.
    """
    try:
        async with damage.watched(post.context, post.guild, row.table):
            await _sent(post, row)
    except StoreError as error:
        if error.of != "people":
            raise
        # Whom it would call may want silence, and nobody can tell: it waits, and its guild goes on.
        log.info("guild %s table %s: %s waits for what people set", post.guild, row.table, row.kind)
        await _postpone(post, row, 0.0)
    except Later as error:
        log.info("guild %s table %s: %s put off: %s", post.guild, row.table, row.kind, _because(error))
        await _postpone(post, row, error.after)
    except NotAllowed as error:
        log.warning("guild %s table %s: %s is not allowed: %s", post.guild, row.table, row.kind, error)
        await _tell_host(post, row, error.missing)
        await _postpone(post, row, post.context.settings.retry_most)
    except Gone as gone:
        log.warning("guild %s table %s: %s not sent: the %s is gone", post.guild, row.table, row.kind, gone.what)
        await _gone(post, row, gone)
    except (Rejected, DmClosed):
        log.exception("guild %s table %s: Discord rejected %s", post.guild, row.table, row.kind)
        await post.done(row)
    except Unreadable as error:
        damage.note(post.context, error)
        await _postpone(post, row, post.context.settings.retry_most)
    except Refused as error:
        log.warning("guild %s table %s: %s not sent: %s", post.guild, row.table, row.kind, error.kind)
        await _postpone(post, row, post.context.settings.retry_most)
    except Exception:
        log.exception(
            "guild %s table %s: sending %s failed (id %s)", post.guild, row.table, row.kind, secrets.token_hex(4)
        )
        await _postpone(post, row, 0.0)


async def _sent(post: Sender, row: OutboxMessage) -> None:
    try:
        await HANDLERS[row.kind].send(post, row)
    except TooLarge:
        log.warning("guild %s table %s: %s is too large; it goes without pictures", post.guild, row.table, row.kind)
        await HANDLERS[row.kind].send(replace(post, context=replace(post.context, render_service=InWords())), row)


def _because(error: Later) -> str:
    """Return what Discord said, or how it did not; never where it was asked: a token may stand in that."""
    cause = error.__cause__
    status = getattr(cause, "status", None)
    return type(cause or error).__name__ + (f" {status}" if status else "")


async def _postpone(post: Sender, row: OutboxMessage, after: float) -> None:
    wait = max(after, post.context.settings.retry_after(row.attempts))
    async with post.context.store.write(post.guild) as tx:
        await tx.postpone(row.id, post.context.clock.now() + wait)


async def _gone(post: Sender, row: OutboxMessage, gone: Gone) -> None:
    """A place that is gone pauses its tables; then there is nothing left to send there, unless it comes back.

    What is to be sent for a table that has moved to another place meanwhile goes there.
    """
    if gone.what == "guild":
        await lifecycle.guild_lost(post.context, post.guild)
        if row.kind in KEPT:
            async with post.context.store.write(post.guild) as tx:
                back = (await tx.info()).present  # by now
                await tx.postpone(row.id, post.context.clock.now() if back else WHEN_BACK)
            return
    elif gone.channel is not None and gone.what in ("channel", "thread"):
        await lifecycle.channel_lost(post.context, post.guild, gone.channel)
        async with post.context.store.read(post.guild) as tx:
            table = await tx.table(row.table)
        if table is not None and table.channel != gone.channel:
            await _postpone(post, row, 0.0)
            return
    await post.done(row)


async def _tell_host(post: Sender, row: OutboxMessage, missing: tuple[str, ...]) -> None:
    """Tell the table's host, once, what the bot may not do in the channel."""
    async with post.context.store.write(post.guild) as tx:
        table = await tx.table(row.table)
        if table is None or not await tx.say_once(row.table, f"not-allowed:{table.channel}"):
            return
        names = ", ".join(missing) or "Send Messages, Attach Files"
        phrase = say("told-not-allowed", table=table.id, channel=f"<#{table.channel}>", missing=names)
        await put_told(post.context, tx, row.table, table.host, phrase)
