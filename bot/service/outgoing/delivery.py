"""What each kind of outgoing row asks for, and how its troubles end. Content is made from the newest state."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec

from bot.errors import Refused, StoreError
from bot.games.core.phrase import say
from bot.service.cards.exhibits import InWords
from bot.service.changes import lifecycle
from bot.service.house import log
from bot.service.messenger import DmClosed, Gone, Later, NotAllowed, Rejected, TooLarge
from bot.service.notices import ballot_card, calls, story_card, together, vacancy_card
from bot.service.notices.sending import Sender
from bot.service.outgoing import direct, in_channel
from bot.service.private import planning
from bot.service.records import Outgoing
from bot.service.table import stories
from bot.service.table.rows import HandBody, ToldBody, put

Handler = Callable[[Sender, Outgoing], Awaitable[None]]

HANDLERS: dict[str, Handler] = {
    "turn": in_channel.turn,
    stories.KIND: story_card.story,
    "final": in_channel.final,
    "post": in_channel.post_board,
    "lobby": in_channel.lobby,
    "invite": in_channel.invite,
    "vacancy": vacancy_card.vacancy,
    "ballot": ballot_card.ballot,
    "board": in_channel.board,
    "plan": planning.call,
    "hand": direct.hand,
    "closed": direct.closed,
    "told": direct.told,
    "shrink": in_channel.shrink,
    "delete": direct.delete,
    "call": calls.call,
    "together": together.together,
    "strike": calls.strike,
    "index": in_channel.index,
    "stray": direct.stray,
}
"""In the order in which a table's due rows are sent: the notice of a turn first."""

RENEWALS = ("board", "shrink", "delete", "strike", "stray")
"""What nobody waits for as long as he is called."""
ORDER = {kind: place for place, kind in enumerate(HANDLERS)}


def in_order(row: Outgoing) -> tuple[int, int, int]:
    """Return the row's place among those that are due."""
    return row.table, ORDER.get(row.kind, len(ORDER)), row.id


def calls_somebody(row: Outgoing) -> bool:
    """Return whether this row tells people something, and does not only renew or take away what stands."""
    if row.kind == "hand":
        return msgspec.json.decode(row.body, type=HandBody).fresh
    return row.kind not in RENEWALS


async def deliver(post: Sender, row: Outgoing) -> None:
    """Send a row; what keeps it from being sent has its defined end. Raises StoreError."""
    try:
        await _sent(post, row)
    except StoreError:
        raise
    except Later as error:
        log.info("guild %s table %s: %s put off: %s", post.guild, row.table, row.kind, _because(error))
        await _postpone(post, row, error.after)
    except NotAllowed as error:
        log.warning("guild %s table %s: %s is not allowed: %s", post.guild, row.table, row.kind, error)
        await _tell_host(post, row, error.missing)
        await _postpone(post, row, post.house.manners.retry_most)
    except Gone as gone:
        log.warning("guild %s table %s: %s not sent: the %s is gone", post.guild, row.table, row.kind, gone.what)
        await _gone(post, row, gone)
    except (Rejected, DmClosed):
        log.exception("guild %s table %s: Discord rejected %s", post.guild, row.table, row.kind)
        await post.done(row)
    except Refused as error:
        # A table of a game that this version does not know: it waits for one that does.
        log.warning("guild %s table %s: %s not sent: %s", post.guild, row.table, row.kind, error.kind)
        await _postpone(post, row, post.house.manners.retry_most)
    except Exception:
        log.exception(
            "guild %s table %s: sending %s failed (id %s)", post.guild, row.table, row.kind, secrets.token_hex(4)
        )
        await _postpone(post, row, 0.0)


async def _sent(post: Sender, row: Outgoing) -> None:
    try:
        await HANDLERS[row.kind](post, row)
    except TooLarge:
        log.warning("guild %s table %s: %s is too large; it goes without pictures", post.guild, row.table, row.kind)
        await HANDLERS[row.kind](replace(post, house=replace(post.house, artist=InWords())), row)


def _because(error: Later) -> str:
    """Return what Discord said, or how it did not; never where it was asked: a token may stand in that."""
    cause = error.__cause__
    status = getattr(cause, "status", None)
    return type(cause or error).__name__ + (f" {status}" if status else "")


async def _postpone(post: Sender, row: Outgoing, after: float) -> None:
    manners = post.house.manners
    wait = max(after, min(manners.retry_most, manners.retry_first * 2 ** min(row.attempts, 30)))
    async with post.house.store.write(post.guild) as tx:
        await tx.postpone(row.id, post.house.clock.now() + wait)


async def _gone(post: Sender, row: Outgoing, gone: Gone) -> None:
    """A place that is gone pauses its tables; then there is nothing left to send there."""
    if gone.what == "guild":
        await lifecycle.guild_lost(post.house, post.guild)
    elif gone.what in ("channel", "thread"):
        async with post.house.store.read(post.guild) as tx:
            table = await tx.table(row.table)
        if table is not None:
            await lifecycle.channel_lost(post.house, post.guild, table.channel)
    await post.done(row)


async def _tell_host(post: Sender, row: Outgoing, missing: tuple[str, ...]) -> None:
    """Tell the table's host, once, what the bot may not do in the channel."""
    async with post.house.store.write(post.guild) as tx:
        table = await tx.table(row.table)
        if table is None or not await tx.say_once(row.table, f"not-allowed:{table.channel}"):
            return
        names = ", ".join(missing) or "Send Messages, Attach Files"
        phrase = say("told-not-allowed", table=table.id, channel=f"<#{table.channel}>", missing=names)
        await put(post.house, tx, row.table, "told", target=table.host, body=ToldBody(phrase), anew=True)
