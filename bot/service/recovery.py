"""After a crash: whoever was left looking at "thinking..." is answered, with the choices that he has now.

The answer takes the place of the message that was clicked when that was private: a panel, or a living letter. So it
must not be less than those were, and letters are renewed besides.
"""

from __future__ import annotations

import secrets

from bot.errors import StoreError
from bot.games.core.phrase import say
from bot.service import announce
from bot.service.cards import Button, Buttons, Card, Handle, Text
from bot.service.house import House, log
from bot.service.messenger import TooLarge, Undeliverable
from bot.service.private_card import Private
from bot.service.records import Unanswered
from bot.service.sitting import Sitting, load_all

TOKEN_LIFE = 15 * 60
"""Seconds that an interaction's token can be answered (Discord: interactions/receiving-and-responding)."""


async def recover(house: House, guild: int) -> None:
    """Answer what a former process acknowledged and left in this guild. Raises StoreError."""
    async with house.store.read(guild) as tx:
        rows = await tx.unanswered()
    for row in rows:
        in_time = house.clock.now() - row.at < TOKEN_LIFE
        sittings = await _answer(house, guild, row) if in_time else []
        async with house.store.write(guild) as tx:
            for sitting in sittings:
                if await tx.posted(sitting.table.id, "hand", row.user) is not None:
                    await announce.refresh_hand(house, tx, sitting.table.id, row.user)
            await tx.drop_unanswered(row.interaction)


async def _answer(house: House, guild: int, row: Unanswered) -> list[Sitting]:
    """Answer; return the tables whose letters the answer may have taken the place of."""
    sittings: list[Sitting] = []
    try:
        sittings = await _tables_of(house, guild, row.user)
        card = await _shown(house, sittings, row)
    except StoreError:
        raise
    except Exception:
        log.exception("guild %s: a late answer could not be made (id %s)", guild, secrets.token_hex(4))
        card = _plain(house, row)
    try:
        try:
            await house.messenger.answer(row.application, row.token, card)
        except TooLarge:
            await house.messenger.answer(row.application, row.token, _plain(house, row))
    except Undeliverable as error:
        log.info("guild %s: a late answer did not arrive: %s", guild, type(error).__name__)
    return sittings


async def _tables_of(house: House, guild: int, user: int) -> list[Sitting]:
    """Return the running tables of this guild where the person sits."""
    async with house.store.read(guild) as tx:
        sittings = await load_all(house, tx, guild, await tx.tables(("running",)))
    return [sitting for sitting in sittings if sitting.seat_of(user) is not None]


async def _shown(house: House, sittings: list[Sitting], row: Unanswered) -> Card:
    """Return his panel at the one table that is meant; where several could be, what leads to all of them."""
    awaited = [sitting for sitting in sittings if row.user in sitting.awaited()]
    likely = awaited or sittings
    if len(likely) != 1:
        return _plain(house, row)
    private = Private(house, likely[0], row.user, row.language)
    return await private.panel([private.words(say("restarted-panel"))])


def _plain(house: House, row: Unanswered) -> Card:
    words = house.translator.words(row.language)
    tables = Button(words(say("button-my-tables")), Handle(0, 0, "my-tables"), "📋")
    return Card((Text(words(say("answer-after-restart"))), Buttons((tables,))))
