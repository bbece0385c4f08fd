"""What happens in Crazy Eights."""

from __future__ import annotations

from bot.games.core.declared import Ended
from bot.games.core.events import Event, Private, PrivateBySeat, SeatEvent


class Dealt(Event, frozen=True, tag="dealt"):
    """The game begins: the hands, the first card of the pile, and who starts."""

    hands: PrivateBySeat[tuple[tuple[str, ...], ...]]
    card: str
    start: int


class Laid(SeatEvent, frozen=True, tag="laid"):
    """A card was laid; `suit` is the suit named with an eight, None with any other card."""

    card: str
    suit: str | None


class Drew(SeatEvent, frozen=True, tag="drew"):
    """A seat drew a card."""

    card: Private[str]


class Passed(SeatEvent, frozen=True, tag="passed"):
    """A seat ended its turn without laying a card."""


CrazyEightsEvent = Dealt | Laid | Drew | Passed | Ended
