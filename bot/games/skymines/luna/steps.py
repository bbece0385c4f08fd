"""What Luna gains (rules 17.3).

Steps made in play may put a second-grade card on her deck; start steps and those of her token never do (ruling 67).
"""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.skymines.change import luna_of, with_luna
from bot.games.skymines.events import LunaGained
from bot.games.skymines.luna.cards import RESEARCH
from bot.games.skymines.luna.deck import level_of, put_on_top
from bot.games.skymines.material import LUNA
from bot.games.skymines.state import SkyminesState
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
    after, level = with_luna(state, cash=luna.cash + coin, research=step), level_of(state)
    if helium:
        after = store(after, LUNA, helium, events, slots=level.slots)
    joining = _reached(level.tank_cards, luna.tank, luna_of(after).tank)
    joining += _reached(level.research_cards, luna.research, step)
    return put_on_top(after, joining)


def _reached(steps: tuple[int, ...], origin: int, place: int) -> int:
    return sum(origin < step <= place for step in steps)
