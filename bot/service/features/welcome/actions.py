"""Sending the welcome: at most once each time that the bot joins a server, and at most once in `AGAIN` seconds there.

It is claimed before it is sent. If the process dies in between, the next process looks for the message by its nonce.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.service.card import NONCES
from bot.service.context import Context, log
from bot.service.features.welcome.cards import welcome_card
from bot.service.messenger import Later, Undeliverable
from bot.service.ports.welcome import Welcome

AGAIN = 30 * 86_400.0
"""Seconds between two welcomes in a server, at least, however often the bot is removed and added."""
RECENTLY = 86_400.0
"""Seconds for which the bot counts as new in a server. After that a welcome would come too late."""
TRIED = 3
"""The most channels that are tried."""


async def welcome(context: Context, guild: int, channels: Sequence[int], joined: float) -> None:
    """Welcome the members of a server that the bot joined at this time, in the first channel that takes a message.

    Does nothing if they were welcomed, if the bot has been there for longer, or if there is no channel. Raises
    StoreError.
    """
    async with context.store.read(guild) as tx:
        known = await tx.welcome()
    if known is not None and known.is_open:
        await _find_again(context, guild, known)
        return
    now = context.clock.now()
    if not channels or joined < now - RECENTLY or (known is not None and known.at > now - AGAIN):
        return
    for channel in channels[:TRIED]:
        if await _sent(context, guild, Welcome(now, NONCES + context.token(), channel)):
            return
    await _save(context, guild, Welcome(now, 0))
    log.info("guild %s: the welcome could be sent in no channel", guild)


async def _find_again(context: Context, guild: int, claimed: Welcome) -> None:
    """Record a welcome that may have been sent; send it if it was not."""
    assert claimed.channel is not None
    try:
        message = await context.messenger.find(claimed.channel, claimed.nonce)
    except Later:
        return
    except Undeliverable:
        await _save(context, guild, replace(claimed, channel=None))
        return
    if message is not None:
        await _save(context, guild, replace(claimed, message=message))
    elif not await _sent(context, guild, claimed):
        await _save(context, guild, replace(claimed, channel=None))


async def _sent(context: Context, guild: int, claimed: Welcome) -> bool:
    """Claim a welcome, then send it. Return False if it cannot be sent in this channel.

    If Discord does not say whether it took the message, the welcome stays claimed and is looked for later.
    """
    assert claimed.channel is not None
    await _save(context, guild, claimed)
    async with context.store.read(guild) as tx:
        language = (await tx.guild_settings()).language or (await tx.info()).language
    card = welcome_card(context, guild, language, claimed.nonce)
    try:
        sent = await context.messenger.send(claimed.channel, card, str(claimed.nonce))
    except Later as error:
        log.warning("guild %s: the welcome is delayed: %s", guild, type(error).__name__)
        return True
    except Undeliverable as error:
        log.info("guild %s: the welcome cannot be sent in channel %s: %s", guild, claimed.channel, type(error).__name__)
        return False
    await _save(context, guild, replace(claimed, message=sent.message))
    return True


async def remove(context: Context, guild: int, nonce: int, channel: int) -> None:
    """Delete the welcome with this nonce in a channel. Raises Undeliverable."""
    message = await context.messenger.find(channel, nonce)
    if message is not None:
        await context.messenger.delete(channel, message)


async def _save(context: Context, guild: int, welcome: Welcome) -> None:
    async with context.store.write(guild) as tx:
        await tx.save_welcome(welcome)
