"""What people prefer, in which language they are spoken to, and how and when they are notified at a table."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

import msgspec

from bot.errors import StoreError
from bot.games.core.style import STANDARD, STYLES, Mark, Style
from bot.service.context import Context, log
from bot.service.people import quiet_hours
from bot.service.places import is_direct
from bot.service.records import Person
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable


def wants_dm(person: Person) -> bool:
    """Return whether this person is notified of their turns by direct message."""
    return person.notice == "dm" and person.dm != "closed"


def with_dm(person: Person, dm: Literal["unknown", "open", "closed"]) -> Person:
    """Return the person with what was learned about direct messages to them."""
    return msgspec.structs.replace(person, dm=dm)


def language_of(person: Person, loaded: LoadedTable) -> str:
    """Return the language for a message that the user did not request: their own, else the table's."""
    return person.language or loaded.table.language


async def addressed(context: Context, request: Request) -> Request:
    """Return the request with how its user reads the answer.

    The language is the one set by `/settings`, else that of the user's Discord. Raises StoreError.
    """
    person = await context.store.people.person(request.user)
    language = person.language or context.translator.settle(request.locale)
    return msgspec.structs.replace(request, language=language, pictures=person.pictures)


async def style_for(
    context: Context, user: int | None, marks: tuple[Mark, ...] = (), pictures: str = ""
) -> Style | None:
    """Return the style of pictures for this user (None: for everybody), or None if the user wants words instead.

    `marks`: the colours and emblems of the seats. `pictures`: the user's setting, where it was read for this answer.
    """
    style: Style | None = STANDARD
    if user is not None:
        with suppress(StoreError):  # a picture in the standard style is better than none
            style = STYLES.get(pictures or (await context.store.people.person(user)).pictures)
    return msgspec.structs.replace(style, marks=marks) if style is not None and marks else style


async def set_language(context: Context, user: int, language: str) -> None:
    """Store the language that a user chose, for every answer and message to them. Raises StoreError."""
    person = await context.store.people.person(user)
    await context.store.people.save_person(msgspec.structs.replace(person, language=language))


async def remember(context: Context, request: Request) -> None:
    """Store the language of a user who takes a seat, for messages that they do not request.

    Direct messages are tried again: the user may have opened them since. If the write fails, the user keeps the seat.
    """
    try:
        person = await context.store.people.person(request.user)
        known = msgspec.structs.replace(
            person,
            language=person.language or context.translator.settle(request.locale),
            dm="unknown" if person.dm == "closed" else person.dm,
        )
        if known != person:
            await context.store.people.save_person(known)
    except StoreError as error:
        log.warning("a new player's language was not saved: %s", error)


async def person_at(context: Context, user: int, guild: int, table: int) -> Person:
    """Return a user's preferences at this table. Do not save them: `learned` saves what was learned.

    At a table in direct messages the new board is the notice: a panel beside it would say it twice.
    """
    person, chosen = await context.store.people.person_at(user, guild, table)
    chosen = chosen or person.notice
    if is_direct(guild) and chosen == "dm":
        chosen = "mention"
    return msgspec.structs.replace(person, notice=chosen) if chosen != person.notice else person


async def person_or_none(context: Context, user: int) -> Person | None:
    """Return a user's preferences, None if they cannot be read: then what they switched off is unknown."""
    try:
        return await context.store.people.person(user)
    except StoreError as error:
        log.info("the preferences of user %s cannot be read: %s", user, type(error).__name__)
        return None


async def learned(context: Context, user: int, dm: Literal["open", "closed"]) -> None:
    """Store whether direct messages reach a user. A failed write is harmless: the next message tells it again."""
    try:
        person = await context.store.people.person(user)
        if person.dm != dm:
            await context.store.people.save_person(with_dm(person, dm))
    except StoreError as error:
        log.warning("whether direct messages reach user %s was not saved: %s", user, type(error).__name__)


def is_quiet_now(context: Context, person: Person) -> bool:
    """Return whether it is this person's quiet time now, so that a notice to them is deferred."""
    now = context.clock.now()
    return quiet_hours.arrives_at(person, now) > now
