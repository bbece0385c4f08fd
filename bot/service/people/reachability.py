"""How and when a user is notified at one table."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.errors import StoreError
from bot.service.context import Context, log
from bot.service.people import quiet_hours, with_dm
from bot.service.places import is_direct
from bot.service.records import Person


async def person_at(context: Context, user: int, guild: int, table: int) -> Person:
    """Return a user's preferences at this table. Do not save them: `learned` saves what was learned.

    At a table in direct messages the new board is the notice: a panel beside it would say it twice.
    """
    person = await context.store.people.person(user)
    chosen = await context.store.people.notice_at(user, guild, table) or person.notice
    if is_direct(guild) and chosen == "dm":
        chosen = "mention"
    return msgspec.structs.replace(person, notice=chosen) if chosen != person.notice else person


async def person_or_none(context: Context, user: int) -> Person | None:
    """Return a user's preferences, None if they cannot be read: then what they switched off is unknown."""
    try:
        return await context.store.people.person(user)
    except StoreError as error:
        log.info("user %s is taken as one who set nothing: %s", user, type(error).__name__)
        return None


async def learned(context: Context, user: int, dm: Literal["open", "closed"]) -> None:
    """Note whether direct messages reach a user; a failed write is harmless, since it is learned again."""
    try:
        person = await context.store.people.person(user)
        if person.dm != dm:
            await context.store.people.save_person(with_dm(person, dm))
    except StoreError as error:
        log.warning("how direct messages reach user %s is not noted: %s", user, type(error).__name__)


def is_called_now(context: Context, person: Person) -> bool:
    """Return whether a notice may go to this person now; else it is deferred."""
    now = context.clock.now()
    return quiet_hours.arrives_at(person, now) <= now
