"""A table in its Action phase with nothing on it but what a test of cards needs."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.skymines.change import with_player
from bot.games.skymines.material import SCREENS, SLOTS
from bot.games.skymines.state import Player, SkyminesState, Station, Variant

TRACKS = ("A1", "B1", "C1", "D1")


def table(seats: int = 2, tracks: tuple[str, str, str, str] = TRACKS, **changes: Any) -> SkyminesState:
    """Return a table on which seat 0 is to act, with 10 CrypCoin each."""
    players = [
        Player(
            cash=10,
            hand=(),
            area=("",) * SLOTS,
            used=(False,) * SLOTS,
            decks=((),) * SLOTS,
            screens=("",) * (SCREENS + 1),
        )
        for _ in range(seats)
    ]
    state = SkyminesState(
        chance=Chance(bytes(32)),
        knowledge=(0,) * seats,
        variant=Variant(board="moon", tracks=tracks, linked=False, missions=(), luna=None),
        round=2,
        phase="actions",
        turn=0,
        first=0,
        starter=0,
        turns=1,
        players=tuple(players),
        stations=(Station(),) * 4,
        board=((),),
        removed=((0, 0),) * 4,
        display=("",) * 12,
        stack=(),
        discard=(),
        plans=((), (), ()),
        research_display=(("",) * 4,) * 3,
        specials=(),
        supplement=0,
        token_box=(),
    )
    return replace(state, **changes)


def holding(state: SkyminesState, seat: int, *cards: str) -> SkyminesState:
    """Return the state in which these cards, and no others, lie face up in a seat's area."""
    area = (*cards, *[""] * (SLOTS - len(cards)))
    return with_player(state, seat, area=area, used=(False,) * SLOTS)
