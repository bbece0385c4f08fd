"""What must stand when nothing is left to be said: letters that offer what can be chosen now, the newest board, lobby.

Numbers of messages alone do not tell that: a letter whose renewal was lost still stands, once, and offers choices that
are refused.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.service.card import Card, Handle
from bot.service.features.lobby.cards import lobby_card
from bot.service.features.play.board import board_card, final_card
from bot.service.features.play.cards import Private
from bot.service.messages.sender import RECENT
from bot.service.ports import Reading
from bot.service.records import Posted
from bot.service.tables import live_mode
from bot.service.tables.loaded import Sitting, load
from bot.service.tables.rated import unwilling
from tests.service.pretended import deeds, labels, text
from tests.service.world import GUILD, World

Offers = set[tuple[Handle, tuple[str, ...]]]


async def outdated(world: World, guild: int = GUILD, table: int = 1) -> list[str]:
    """Return what stands of a table and does not say or offer what would be said or offered now; [] if all is well.

    Only what was sent and noted is looked at: who has no letter, and a board that nobody posted, are counted elsewhere.
    """
    async with world.store.read(guild) as tx:
        sitting = await load(world.house, tx, guild, table)
        if sitting.table.status in ("lobby", "cancelled"):
            return await _lobby(world, tx, sitting)
        board = await _board(world, tx, sitting)
        letters = [(seat.user or 0, await tx.posted(table, "hand", seat.user or 0)) for seat in sitting.people()]
    return [*await _letters(world, sitting, letters), *board]


async def _lobby(world: World, tx: Reading, sitting: Sitting) -> list[str]:
    """Return whether the lobby, where it still stands, says something else than one made now."""
    stands = await tx.posted(sitting.table.id, "lobby")
    message = None if stands is None else world.messenger.messages.get(stands.message)
    if message is None:
        return []
    against = await unwilling(world.house, sitting)
    newest = _said(lobby_card(world.house, sitting, unwilling=against))
    return [] if _said(message.card) == newest else [f"the lobby says {_said(message.card)}, not {newest}"]


async def _letters(world: World, sitting: Sitting, posted: Sequence[tuple[int, Posted | None]]) -> list[str]:
    """Return whose letter is gone, or offers something else than its reader may choose now."""
    found: list[str] = []
    for user, stands in posted:
        if stands is None:
            continue
        message = world.messenger.messages.get(stands.message)
        offers = None if message is None else set(deeds(message.card))
        if offers != await _open_to(world, sitting, user):
            found.append(f"the letter of user {user} offers {offers}")
    return found


async def _open_to(world: World, sitting: Sitting, user: int) -> Offers:
    """Return all that a letter made now would offer, each with the number of the present decision."""
    return set(deeds(await Private(world.house, sitting, user, "en").panel(place="somewhere")))


async def _board(world: World, tx: Reading, sitting: Sitting) -> list[str]:
    """Return whether the board is gone, or says something else than one made now: the calls on it are its own."""
    stands = await tx.posted(sitting.table.id, "board")
    if stands is None:
        return []
    message = world.messenger.messages.get(stands.message)
    if message is None:
        return ["the board is gone"]
    newest = [_said(card) for card in await _boards(world, tx, sitting, message.card.mentions)]
    return [] if _said(message.card) in newest else [f"the board says {_said(message.card)}, not {newest}"]


async def _boards(world: World, tx: Reading, sitting: Sitting, called: tuple[int, ...]) -> list[Card]:
    """Return what a board that called these people may be now: who was the last one missing is told that so."""
    if sitting.table.status == "over":
        return [await final_card(world.house, sitting)]
    rows = await tx.entries(sitting.table.id, last=RECENT)
    live = world.house.manners.live > 0 and await live_mode.is_live(tx, sitting.table.id)
    return [
        await board_card(world.house, sitting, rows, mentions=called, last=last, live=live) for last in (False, True)
    ]


def _said(card: Card) -> tuple[str, list[str]]:
    return text(card), labels(card)
