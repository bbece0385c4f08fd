"""Who may do what beside playing: the table's host, whoever looks after the server, and the roles that he named."""

from __future__ import annotations

from collections.abc import Collection

from bot.errors import refused
from bot.service.names import shown
from bot.service.ports import Reading
from bot.service.records import ServerManners
from bot.service.request import Ask
from bot.service.tables.loaded import Sitting


async def is_host(tx: Reading, ask: Ask, sitting: Sitting) -> bool:
    """Return whether this person may use the host's tools at this table."""
    if ask.user == sitting.table.host or ask.tends(sitting.guild):
        return True
    return has_role(ask, sitting.guild, (await tx.manners()).hosts)


def has_role(ask: Ask, guild: int, roles: Collection[int]) -> bool:
    """Return whether this person has one of these roles in that server: roles count where they were given."""
    return ask.guild == guild and not set(roles).isdisjoint(ask.roles)


async def may_host(tx: Reading, ask: Ask, sitting: Sitting) -> None:
    """Refuse whoever may not use the host's tools at this table."""
    if not await is_host(tx, ask, sitting):
        host = next((seat.name for seat in sitting.seats if seat.user == sitting.table.host), "?")
        raise refused("host-only", host=shown(host))


async def may_open_in(tx: Reading, ask: Ask, guild: int, channel: int) -> None:
    """Refuse whoever has no role that opens tables, and channels that are not for tables, as the server settled it.

    `channel`: where the table opens, or where the question came from of which a thread for it is made.
    """
    if ask.tends(guild):
        return
    manners = await tx.manners()
    if manners.openers and not has_role(ask, guild, manners.openers):
        raise refused("openers", roles=tuple(f"<@&{role}>" for role in manners.openers))
    _must_be_for_tables(manners, ask, channel)


async def may_move_here(tx: Reading, ask: Ask, guild: int) -> None:
    """Refuse to bring a table to a channel that is not for tables, as the server settled it."""
    if not ask.tends(guild):
        _must_be_for_tables(await tx.manners(), ask, ask.channel)


def _must_be_for_tables(manners: ServerManners, ask: Ask, channel: int) -> None:
    parent = ask.parent if ask.channel == channel else None
    if manners.channels and {channel, parent}.isdisjoint(manners.channels):
        raise refused("channels", channels=tuple(f"<#{channel}>" for channel in manners.channels))


def must_tend(ask: Ask, guild: int | None) -> int:
    """Return the server that this person looks after. Raises Refused for everybody else."""
    if guild is None or not ask.tends(guild):
        raise refused("stewards-only")
    return guild
