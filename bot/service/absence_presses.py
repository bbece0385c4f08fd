"""What the buttons about people who are away do. One small function a verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.games.core.phrase import say
from bot.service import standins
from bot.service.cards import Card
from bot.service.press import Press


async def come_back(press: Press) -> Card:
    """Take one's own seat again, on which a computer plays."""
    sitting = await standins.come_back(press.house, press.ask, press.handle.guild, press.handle.table)
    private = press.private(sitting)
    return await private.panel([f"🪑 {private.words(say('came-back'))}"])


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {
    "come-back": come_back,
}
