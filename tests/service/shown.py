"""What must stand when nothing is left to be said: direct messages that offer what can be chosen now, the newest board,
lobby.

Numbers of messages alone do not tell that: a direct message whose renewal was lost still stands, once, and offers
choices that are refused.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.service.card import ButtonId, Card
from bot.service.features.game_end.cards import final_card
from bot.service.features.lobby.cards import lobby_card
from bot.service.features.lobby.lapsing import LAPSED, closes_at
from bot.service.features.play.board import board_card
from bot.service.features.play.cards import PrivatePanel
from bot.service.messages.scene import RECENT
from bot.service.ports import Reading
from bot.service.records import Posted
from bot.service.tables import live_mode
from bot.service.tables.loaded import LoadedTable, load
from bot.service.tables.rated import unwilling
from tests.service.pretended import deeds, labels, text
from tests.service.world import GUILD, World

Offers = set[tuple[ButtonId, tuple[str, ...]]]


async def outdated(world: World, guild: int = GUILD, table: int = 1) -> list[str]:
    """Return which messages of a table differ from what would be said or offered now; [] if all is well.

    Only messages that were sent and recorded count: missing direct messages and boards are counted elsewhere.
    """
    async with world.store.read(guild) as tx:
        loaded = await load(world.context, tx, guild, table)
        if loaded.table.status in ("lobby", "cancelled"):
            return await _lobby(world, tx, loaded)
        board = await _board(world, tx, loaded)
        letters = [(seat.user or 0, await tx.posted(table, "dm_panel", seat.user or 0)) for seat in loaded.people()]
    return [*await _letters(world, loaded, letters), *board]


async def _lobby(world: World, tx: Reading, loaded: LoadedTable) -> list[str]:
    """Return whether the lobby, where it still stands, says something else than one made now."""
    stands = await tx.posted(loaded.table.id, "lobby")
    message = None if stands is None else world.messenger.messages.get(stands.message)
    if message is None:
        return []
    against = await unwilling(world.context, loaded)
    closes, lapsed = await closes_at(tx, loaded.table.id), await tx.said(loaded.table.id, LAPSED)
    newest = _said(lobby_card(world.context, loaded, unwilling=against, closes=closes, lapsed=lapsed))
    return [] if _said(message.card) == newest else [f"the lobby says {_said(message.card)}, not {newest}"]


async def _letters(world: World, loaded: LoadedTable, posted: Sequence[tuple[int, Posted | None]]) -> list[str]:
    """Return whose direct message is gone, or offers something else than its reader may choose now."""
    found: list[str] = []
    for user, stands in posted:
        if stands is None:
            continue
        message = world.messenger.messages.get(stands.message)
        offers = None if message is None else set(deeds(message.card))
        if offers != await _open_to(world, loaded, user):
            found.append(f"the letter of user {user} offers {offers}")
    return found


async def _open_to(world: World, loaded: LoadedTable, user: int) -> Offers:
    """Return all that a direct message made now would offer, each with the number of the present decision."""
    return set(deeds(await PrivatePanel(world.context, loaded, user, "en").panel(place="somewhere")))


async def _board(world: World, tx: Reading, loaded: LoadedTable) -> list[str]:
    """Return whether the board is gone, or says something else than one made now: the calls on it are its own."""
    stands = await tx.posted(loaded.table.id, "board")
    if stands is None:
        return []
    message = world.messenger.messages.get(stands.message)
    if message is None:
        return ["the board is gone"]
    newest = [_said(card) for card in await _boards(world, tx, loaded, message.card.mentions)]
    return [] if _said(message.card) in newest else [f"the board says {_said(message.card)}, not {newest}"]


async def _boards(world: World, tx: Reading, loaded: LoadedTable, called: tuple[int, ...]) -> list[Card]:
    """Return what a board that called these people may be now: who was the last one missing is told that so."""
    rows = await tx.entries(loaded.table.id, last=RECENT)
    if loaded.table.status == "over":
        return [await final_card(world.context, loaded, rows)]
    live = world.context.settings.live > 0 and await live_mode.is_live(tx, loaded.table.id)
    return [
        await board_card(world.context, loaded, rows, mentions=called, last=last, live=live) for last in (False, True)
    ]


def _said(card: Card) -> tuple[str, list[str]]:
    return text(card), labels(card)
