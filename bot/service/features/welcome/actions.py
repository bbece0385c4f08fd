"""Sending the welcome: at most once for each time that the bot joins a server, and not again and again in one server.

It is claimed before it is sent. If the process dies in between, the next one looks for the message by its nonce.
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
"""Seconds after a welcome in which another one is not sent, however often the bot is added and removed."""
RECENTLY = 86_400.0
"""Seconds for which the bot counts as new in a server. Whoever added it earlier knows it by now."""
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
    log.info("guild %s: no channel takes the welcome", guild)


async def _find_again(context: Context, guild: int, claimed: Welcome) -> None:
    """Record a welcome that may have been sent; send it if it was not."""
    assert claimed.channel is not None
    try:
        message = await context.messenger.find(claimed.channel, claimed.nonce, guild)
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
    """Send a welcome that is claimed before. Return False if this channel takes none.

    If Discord did not say whether it has the message, it stays claimed and is looked for later.
    """
    assert claimed.channel is not None
    await _save(context, guild, claimed)
    async with context.store.read(guild) as tx:
        language = (await tx.guild_settings()).language or (await tx.info()).language
    card = welcome_card(context, guild, language, claimed.nonce)
    try:
        sent = await context.messenger.send(claimed.channel, card, str(claimed.nonce))
    except Later as error:
        log.warning("guild %s: the welcome waits: %s", guild, type(error).__name__)
        return True
    except Undeliverable as error:
        log.info("guild %s: channel %s takes no welcome: %s", guild, claimed.channel, type(error).__name__)
        return False
    await _save(context, guild, replace(claimed, message=sent.message))
    return True


async def remove(context: Context, guild: int, nonce: int, channel: int) -> None:
    """Delete the welcome with this nonce in a channel. Raises Undeliverable."""
    message = await context.messenger.find(channel, nonce, guild)
    if message is not None:
        await context.messenger.delete(channel, message)


async def _save(context: Context, guild: int, welcome: Welcome) -> None:
    async with context.store.write(guild) as tx:
        await tx.save_welcome(welcome)
