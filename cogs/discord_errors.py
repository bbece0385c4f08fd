"""Discord's refusals as the kinds of `bot.service.messenger`: the one table of error codes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.service.messenger import DmClosed, DmLater, Gone, Later, NotAllowed, Rejected, TooLarge, Undeliverable

# Discord's documentation, "topics/opcodes-and-status-codes", JSON error codes.
UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
OPENING_DMS_TOO_FAST = 40003
TOO_LARGE = 40005
ALREADY_ACKNOWLEDGED = 40060
MISSING_ACCESS = 50001
CANNOT_MESSAGE_USER = 50007
MISSING_PERMISSIONS = 50013
INVALID_TOKEN = 50027
INVALID_RECIPIENT = 50033
INVALID_FORM = 50035
THREAD_ARCHIVED = 50083
NO_MUTUAL_GUILD = 50278
TOO_MANY_THREADS = 160006

_GONE = {
    UNKNOWN_CHANNEL: "channel",
    UNKNOWN_GUILD: "guild",
    UNKNOWN_MEMBER: "user",
    UNKNOWN_MESSAGE: "message",
    UNKNOWN_USER: "user",
    INVALID_RECIPIENT: "user",
    UNKNOWN_WEBHOOK: "interaction",
    UNKNOWN_INTERACTION: "interaction",
    INVALID_TOKEN: "interaction",
}
_CLOSED = {CANNOT_MESSAGE_USER, NO_MUTUAL_GUILD}
_FORBIDDEN = {MISSING_ACCESS, MISSING_PERMISSIONS, THREAD_ARCHIVED}
DEAD_TOKEN = {UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, INVALID_TOKEN, UNKNOWN_MESSAGE}
"""The interaction can no longer be answered: its token expired, or its message was dismissed."""

NETWORK = (aiohttp.ClientError, OSError, TimeoutError)
"""What the library raises if Discord cannot be reached (aiohttp's time-out is a TimeoutError)."""


def passing(error: Exception) -> bool:
    """Return whether the error is transient: the same request may work later."""
    if isinstance(error, discord.HTTPException):
        if error.status == 401:  # the bot's token, unless it is the interaction's: the request itself is fine
            return error.code not in DEAD_TOKEN
        return error.status >= 500 or error.status == 429 or error.code == OPENING_DMS_TOO_FAST
    return isinstance(error, (discord.RateLimited, *NETWORK))


def too_large(error: Exception) -> bool:
    """Return whether the request was too large for Discord."""
    return isinstance(error, discord.HTTPException) and (error.status == 413 or error.code == TOO_LARGE)


def names_emoji(error: discord.HTTPException) -> bool:
    """Return whether Discord refused the request because of an emoji, for instance one that was deleted."""
    return error.code == INVALID_FORM and "emoji" in error.text.lower()


def error_code(error: Exception) -> str:
    """Return the error for the log as Discord's status and code, or its class: the library's text may hold a token."""
    return f"{error.status}/{error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__


def kind(error: discord.DiscordException, missing: Callable[[], tuple[str, ...]] = tuple) -> Undeliverable:
    """Return discord.py's error as a kind of Undeliverable. `missing` returns the bot's missing permissions."""
    if isinstance(error, discord.RateLimited):
        return Later(error.retry_after)
    if not isinstance(error, discord.HTTPException):
        return Rejected(str(error))
    if passing(error):
        later = DmLater if error.code == OPENING_DMS_TOO_FAST else Later
        return later(_retry_after(error))
    if error.code in _GONE:
        return Gone(_GONE[error.code])
    if error.code in _CLOSED:
        return DmClosed()
    if error.code == TOO_MANY_THREADS:
        return Later()
    if error.code in _FORBIDDEN or error.status == 403:
        return NotAllowed(missing())
    return _by_status(error)


def _by_status(error: discord.HTTPException) -> Undeliverable:
    if too_large(error):
        return TooLarge(f"{error.status}/{error.code}")
    return Gone("resource") if error.status == 404 else Rejected(f"{error.status}/{error.code}: {error.text}")


def _retry_after(error: discord.HTTPException) -> float:
    try:
        return max(0.0, float(error.response.headers.get("Retry-After", 0)))
    except ValueError:
        return 0.0


@contextmanager
def mapped_errors(missing: Callable[[], tuple[str, ...]] = tuple) -> Iterator[None]:
    """Turn discord.py's and network errors of the block into kinds of Undeliverable."""
    try:
        yield
    except discord.DiscordException as error:
        raise kind(error, missing) from error
    except NETWORK as error:
        raise Later() from error
