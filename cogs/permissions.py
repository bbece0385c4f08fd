"""The permissions that the bot needs in a channel, and those it lacks there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord

# Discord's names of the permissions, as its settings show them in English.
_NAMES = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
    "create_public_threads": "Create Public Threads",
}
PLACES = discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel
"""Channels with messages in them."""


def invite() -> discord.Permissions:
    """Return the permissions of the bot's invite link."""
    return discord.Permissions(**dict.fromkeys(_NAMES, True))


def lacking(channel: Any, *, thread: bool = False) -> tuple[str, ...]:
    """Return the names of the permissions that the bot needs in this channel and lacks.

    `thread`: to open a thread there and play in it. Read from the library's cache; () if the cache knows too little.
    """
    if not isinstance(channel, PLACES) or (isinstance(channel, discord.Thread) and channel.parent is None):
        return ()
    held = channel.permissions_for(channel.guild.me)
    speak = "send_messages_in_threads" if thread or isinstance(channel, discord.Thread) else "send_messages"
    needed = ("view_channel", speak, "attach_files", "read_message_history")
    needed += ("create_public_threads",) if thread else ()
    missing = [name for name in needed if not getattr(held, name)]
    return tuple(_NAMES[name] for name in missing if name not in _following(missing))


def _following(missing: list[str]) -> set[str]:
    """Return the permissions that are missing only because viewing or sending is: Discord then denies the others."""
    if "view_channel" in missing:
        return {*missing} - {"view_channel"}
    return {"attach_files"} if {"send_messages", "send_messages_in_threads"} & {*missing} else set()


def can_view(channel: Any, user: int, roles: Collection[int]) -> bool:
    """Return whether a user with these roles sees this channel or thread; False where the cache knows too little.

    The library can tell this of members in its cache alone, and without the privileged intent it knows none.
    """
    if not isinstance(channel, PLACES):
        return False
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    if parent is None:
        return False
    held = _permissions(parent, user, roles)
    if isinstance(parent, discord.VoiceChannel | discord.StageChannel) and not held.connect:
        return False
    # Who is in a private thread is not told to a bot without the privileged intent.
    hidden = isinstance(channel, discord.Thread) and channel.is_private() and not held.manage_threads
    return held.view_channel and not hidden


def _permissions(channel: discord.abc.GuildChannel, user: int, roles: Collection[int]) -> discord.Permissions:
    """Return a member's permissions in a channel (topics/permissions#permission-overwrites)."""
    guild = channel.guild
    if user == guild.owner_id:
        return discord.Permissions.all()
    held = [role for role in guild.roles if role.is_default() or role.id in roles]
    value = 0
    for role in held:
        value |= role.permissions.value
    if discord.Permissions(value).administrator:
        return discord.Permissions.all()
    special = [channel.overwrites_for(role).pair() for role in held if not role.is_default()]
    steps = (
        [channel.overwrites_for(guild.default_role).pair()],
        special,
        [channel.overwrites_for(discord.Object(user)).pair()],
    )
    for overwrites in steps:
        denied = allowed = 0
        for allow, deny in overwrites:
            allowed |= allow.value
            denied |= deny.value
        value = value & ~denied | allowed
    return discord.Permissions(value)


def places_to_greet(guild: discord.Guild) -> tuple[int, ...]:
    """Return the channels in which the bot may write a welcome, the best first.

    The first is the channel that the server keeps for such messages. Then come text channels that everybody reads.
    """
    system = [guild.system_channel] if guild.system_channel is not None else []
    others = [channel for channel in guild.text_channels if channel.permissions_for(guild.default_role).view_channel]
    return tuple(dict.fromkeys(channel.id for channel in (*system, *others) if not lacking(channel)))


def place_for_notices(guild: discord.Guild) -> tuple[int, ...]:
    """Return the channel that the server keeps for welcomes if the bot may write there."""
    system = guild.system_channel
    return (system.id,) if system is not None and not lacking(system) else ()
