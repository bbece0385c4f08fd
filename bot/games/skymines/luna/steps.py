"""What Luna gains, and her values at the end (digest 1.13).

Steps made in play may put a second-grade card on her deck; start steps and those of her token never do (notes, item
26).
"""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.skymines.change import luna_of, with_luna
from bot.games.skymines.events import LunaGained
from bot.games.skymines.luna.cards import RESEARCH, TANK
from bot.games.skymines.luna.deck import level_of, put_on_top
from bot.games.skymines.material import LUNA
from bot.games.skymines.state import Luna, SkyminesState
from bot.games.skymines.tank import store

BEYOND = 2
"""CrypCoin for each step beyond the last one of the research track, as on the others."""


def gain(
    state: SkyminesState, events: list[Event], *, coin: int = 0, helium: int = 0, research: int = 0
) -> SkyminesState:
    """Let her gain CrypCoin, then helium, then research steps."""
    luna = luna_of(state)
    step = min(RESEARCH.last, luna.research + research)
    coin += BEYOND * (luna.research + research - step)
    events.append(LunaGained(coin, helium, step - luna.research))
    after = with_luna(state, cash=luna.cash + coin, research=step)
    if helium:
        after = store(after, LUNA, helium, events)
    level = level_of(state)
    joining = _reached(level.tank_cards, luna.tank, luna_of(after).tank)
    joining += _reached(level.research_cards, luna.research, step)
    return put_on_top(after, joining)


def _reached(steps: tuple[int, ...], origin: int, place: int) -> int:
    return sum(origin < step <= place for step in steps)


def tank_value(luna: Luna) -> int:
    """Return the CrypCoin that her tank track is worth at the end."""
    return TANK.value(luna.tank)


def research_value(luna: Luna) -> int:
    """Return the CrypCoin that her research track is worth at the end."""
    return RESEARCH.value(luna.research)
