"""Sample views of Crazy Eights."""

from __future__ import annotations

from bot.games.core.playing_cards import DECK
from bot.games.crazy_eights.state import CrazyEightsState
from bot.games.crazy_eights.view import CrazyEightsView
from tests.games.crazy_eights.builders import GAME, play, table

NAMES = ("Ada", "Bert", "Cleo", "Dora")
_HANDS = ("2h 5c 8s kd ah jh 10c", "3c 4c", "9d qs 6s 7s 2s", "10d jd 4s as qc 3d 9c qd")


def _view(state: CrazyEightsState, viewer: int | None) -> CrazyEightsView:
    view = GAME.view(state, viewer)
    assert isinstance(view, CrazyEightsView)
    return view


def running(seats: int = 4, viewer: int | None = 0) -> CrazyEightsView:
    """Return a table at which seat 0 is to move and an ordinary card lies on top."""
    return _view(table(*_HANDS[:seats], top="4h 7h 5h"), viewer)


def named(viewer: int | None = None) -> CrazyEightsView:
    """Return a table at which an eight lies on top and another suit was named."""
    return _view(table(*_HANDS[:3], top="4h 8d", suit="clubs", turn=1), viewer)


def nothing_fits(viewer: int | None = 0) -> CrazyEightsView:
    """Return a table with an empty stock, at which seat 0 can only pass."""
    return _view(table("kd 3s", *_HANDS[1:3], stock="", drawn=2), viewer)


def over(seats: int = 4, viewer: int | None = None) -> CrazyEightsView:
    """Return a table that seat 0 has won."""
    return _view(play(table("2h", *_HANDS[1:seats]), "0 play hearts-2").state, viewer)


def full(viewer: int | None = 0) -> CrazyEightsView:
    """Return a table whose whole stock was drawn: the largest hands there can be, nearly."""
    hands = [" ".join(_short(card) for card in DECK[first:50:4]) for first in range(4)]
    return _view(table(*hands, top="qs ks", stock=""), viewer)


def _short(card: str) -> str:
    suit, _, rank = card.partition("-")
    return f"{rank if rank.isdigit() else rank[0]}{suit[0]}"
