"""What people prefer, and in which language they are spoken to."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.errors import StoreError
from bot.games.core.style import STANDARD, STYLES, Style
from bot.service.context import Context, log
from bot.service.records import Person
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable


def wants_dm(person: Person) -> bool:
    """Return whether turns are told to this person by direct message."""
    return person.notice == "dm" and person.dm != "closed"


def with_dm(person: Person, dm: Literal["unknown", "open", "closed"]) -> Person:
    """Return the person with what was learned about direct messages to them."""
    return msgspec.structs.replace(person, dm=dm)


def language_of(person: Person, loaded: LoadedTable) -> str:
    """Return the language for a message that the user did not request: their own, else the table's."""
    return person.language or loaded.table.language


async def language_for(context: Context, request: Request) -> str:
    """Return the language for an answer: the one set by `/settings`, else that of the person's Discord."""
    person = await context.store.people.person(request.user)
    return person.language or context.translator.settle(request.locale)


async def style_for(context: Context, user: int | None) -> Style:
    """Return the manner in which pictures are drawn for this person; None is everybody."""
    if user is None:
        return STANDARD
    try:
        return STYLES[(await context.store.people.person(user)).pictures]
    except StoreError:
        return STANDARD  # a picture in the wrong manner is better than none


async def speak(context: Context, user: int, language: str) -> None:
    """Keep the language that a person chose, for every answer and message to them. Raises StoreError."""
    person = await context.store.people.person(user)
    await context.store.people.save_person(msgspec.structs.replace(person, language=language))


async def remember(context: Context, request: Request) -> None:
    """Store the language of a user who takes a seat, for messages that they do not request.

    Direct messages are tried again: the user may have opened them since. A failed write changes nothing: the user sits.
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
