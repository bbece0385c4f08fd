"""The permissions that the bot needs in a channel, and those it lacks there."""

from __future__ import annotations

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
