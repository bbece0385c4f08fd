"""The state of a table, where its cards are, and which seats may see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.core.declared import TurnState
from bot.games.core.playing_cards import DECK, in_order
from bot.games.core.zones import ALL, Zone, Zones


class CrazyEightsState(TurnState, frozen=True, kw_only=True, gc=False):
    """A table of Crazy Eights.

    `stock` lies with its top card first, `pile` with the oldest first. `suit` is to be followed. The seat whose turn it
    is has drawn `drawn` of at most `draws` cards. `passes`: turns that ended in a pass since a card was laid or drawn.
    """

    draws: int
    stock: tuple[str, ...]
    pile: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    suit: str
    drawn: int = 0
    passes: int = 0


def _zones(state: CrazyEightsState) -> Iterator[Zone]:
    yield Zone(("stock",), "card", state.stock)
    yield Zone(("pile",), "card", state.pile, ALL)
    for seat, hand in enumerate(state.hands):
        yield Zone(("hands", seat), "card", hand, (seat,) if state.over is None else ALL, order=in_order, owner=seat)


ZONES = Zones(
    CrazyEightsState,
    hidden=("stock", "hands"),
    open_fields=("draws", "pile", "suit", "turn", "drawn", "passes", "over"),
    box=lambda _state, _supply: Counter(DECK),
    zones=_zones,
)
