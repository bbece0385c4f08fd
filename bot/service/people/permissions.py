"""Permissions beside playing: those of a table's host, of server admins, and of the roles that they named."""

from __future__ import annotations

from collections.abc import Collection

from bot.errors import refused
from bot.games.core.phrase import say
from bot.service.guild_settings import GuildSettings
from bot.service.names import shown
from bot.service.ports import Reading
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.terms import ACCESS, term


async def is_host(tx: Reading, request: Request, loaded: LoadedTable) -> bool:
    """Return whether this person may use the host's tools at this table."""
    if request.user == loaded.table.host or request.administers(loaded.guild):
        return True
    return has_role(request, loaded.guild, (await tx.guild_settings()).hosts)


def has_role(request: Request, guild: int, roles: Collection[int]) -> bool:
    """Return whether this person has one of these roles in that server: roles count where they were given."""
    return request.guild == guild and not set(roles).isdisjoint(request.roles)


async def may_host(tx: Reading, request: Request, loaded: LoadedTable) -> None:
    """Refuse users who may not use the host's tools at this table."""
    if not await is_host(tx, request, loaded):
        raise refused("host-only", host=shown(loaded.name_of(loaded.table.host)))


async def may_open_in(tx: Reading, request: Request, guild: int, channel: int) -> None:
    """Refuse users without a role that opens tables, and channels that the server's settings exclude.

    `channel`: where the table opens, or where the request for a table in a new thread came from.
    """
    if request.administers(guild):
        return
    settings = await tx.guild_settings()
    if settings.openers and not has_role(request, guild, settings.openers):
        raise refused("openers", roles=tuple(f"<@&{role}>" for role in settings.openers))
    _must_be_for_tables(settings, request, channel)


async def may_join(tx: Reading, request: Request, loaded: LoadedTable) -> None:
    """Refuse users without a reserved seat at a table that is not open to them."""
    joiners = (await tx.guild_settings()).joiners
    if admits(request, loaded, joiners):
        return
    if term(loaded.table, ACCESS.id) == "invited":
        raise refused("invited-only")
    named = loaded.table.joiners or joiners
    raise refused("joiners", roles=tuple(f"<@&{role}>" for role in named) or say("host-nobody"))


def admits(request: Request, loaded: LoadedTable, joiners: Collection[int]) -> bool:
    """Return whether a table is open to a user without a reserved seat.

    `joiners`: the roles that the server names for tables whose host named none.
    """
    access = term(loaded.table, ACCESS.id)
    if access == "everyone" or request.administers(loaded.guild):
        return True
    return access == "role" and has_role(request, loaded.guild, loaded.table.joiners or joiners)


async def may_move_here(tx: Reading, request: Request, guild: int) -> None:
    """Refuse to move a table to a channel that the server's settings exclude."""
    if not request.administers(guild):
        _must_be_for_tables(await tx.guild_settings(), request, request.channel)


def _must_be_for_tables(settings: GuildSettings, request: Request, channel: int) -> None:
    parent = request.parent if request.channel == channel else None
    if settings.channels and {channel, parent}.isdisjoint(settings.channels):
        raise refused("channels", channels=tuple(f"<#{channel}>" for channel in settings.channels))


def must_be_shared(loaded: LoadedTable) -> None:
    """Refuse to call other people to a table in direct messages, which they cannot see."""
    if loaded.direct:
        raise refused("direct-alone")


def must_administer(request: Request, guild: int | None) -> int:
    """Return the server of which this user is an admin. Raises Refused for all others."""
    if guild is None or not request.administers(guild):
        raise refused("stewards-only")
    return guild
