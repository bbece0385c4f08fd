"""The tank track (rules 7.2)."""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.skymines.change import gain_coins, luna_of, with_luna, with_player
from bot.games.skymines.events import Stored
from bot.games.skymines.material import LUNA, TANK_LAST, TANK_SLOT_AT
from bot.games.skymines.state import SkyminesState

BEYOND = 2
"""CrypCoin for each space beyond the last one."""


def store(state: SkyminesState, who: int, spaces: int, events: list[Event], *, slots: bool = True) -> SkyminesState:
    """Return the state in which a tank marker, a seat's or Luna's, moved so many spaces.

    `slots`: whether the track can switch an action slot on; on her first level it cannot for Luna.
    """
    origin = luna_of(state).tank if who == LUNA else state.players[who].tank
    place = min(TANK_LAST, origin + spaces)
    coins = BEYOND * (origin + spaces - place)
    events.append(Stored(who, place, coins, slot=slots and origin < TANK_SLOT_AT <= place))
    if who == LUNA:
        return with_luna(state, tank=place, cash=luna_of(state).cash + coins)
    return gain_coins(with_player(state, who, tank=place), who, coins)
