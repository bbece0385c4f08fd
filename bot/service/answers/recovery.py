"""What somebody is shown whose answer was lost, with the process or on its way: the choices that he has now.

The answer takes the place of the message that was clicked when that was private: a panel, or a living letter. So it
must not be less than those were, and letters are renewed besides.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from bot.errors import Refused, StoreError
from bot.games.core.phrase import say
from bot.service.card import Button, Buttons, Card, Handle, Text
from bot.service.context import House, log
from bot.service.features.play.cards import Private
from bot.service.records import Unanswered
from bot.service.tables import announce
from bot.service.tables.loaded import Sitting, load_all
from bot.service.tables.lookup import mine_anywhere


async def tables_of(house: House, row: Unanswered) -> list[Sitting]:
    """Return the running tables that he may have meant: those of that server where he sits, or all of his."""
    try:
        if row.guild is None:
            sittings = await mine_anywhere(house, row.user)
        else:
            async with house.store.read(row.guild) as tx:
                sittings = await load_all(house, tx, row.guild, await tx.tables(("running",)))
    except StoreError as error:
        log.warning("guild %s: a late answer names no table: %s", row.guild, type(error).__name__)
        return []
    except Exception:
        log.exception("guild %s: a late answer names no table (id %s)", row.guild, secrets.token_hex(4))
        return []
    return [sitting for sitting in sittings if sitting.table.status == "running" and _sits(sitting, row.user)]


def _sits(sitting: Sitting, user: int) -> bool:
    return sitting.seat_of(user) is not None


async def choices(house: House, row: Unanswered, sittings: Sequence[Sitting], why: str) -> Card:
    """Return his panel at the one table that is meant; where several could be, what leads to all of them.

    `why`: `restarted` or `late`, what became of the answer.
    """
    awaited = [sitting for sitting in sittings if row.user in sitting.awaited()]
    likely = awaited or sittings
    if len(likely) == 1:
        try:
            private = Private(house, likely[0], row.user, await _language(house, row))
            return await private.panel([private.words(say(f"{why}-panel"))])
        except Exception:
            log.exception("guild %s: a late answer could not be made (id %s)", row.guild, secrets.token_hex(4))
    return await plain(house, row, why)


async def plain(house: House, row: Unanswered, why: str) -> Card:
    """Return the least that can be said."""
    words = house.translator.words(await _language(house, row))
    tables = Button(words(say("button-my-tables")), Handle(0, 0, "my-tables"), "📋")
    return Card((Text(words(say(f"{why}-answer"))), Buttons((tables,))))


async def renew_letters(house: House, row: Unanswered, sittings: Sequence[Sitting]) -> None:
    """Let the letters be renewed of which one may have been clicked."""
    for sitting in sittings:
        try:
            async with house.store.write(sitting.guild) as tx:
                if await tx.posted(sitting.table.id, "hand", row.user) is not None:
                    await announce.refresh_hand(house, tx, sitting.table.id, row.user)
        except (StoreError, Refused) as error:
            log.warning("guild %s: a letter was not renewed: %s", sitting.guild, type(error).__name__)
    house.kick()


async def _language(house: House, row: Unanswered) -> str:
    settled = house.translator.settle(row.locale)
    try:
        return (await house.store.people.person(row.user)).language or settled
    except StoreError:
        return settled
