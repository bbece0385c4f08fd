"""Computer players. They see their view and nothing else.

`steady` does what promises most at first sight (`judgement`), `easy` misjudges each action by some CrypCoin, `strong`
plays what promises most on in thought to the end of a round, in states that fit what it knows (`advice`).
"""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.declared import EASY, STEADY
from bot.games.skymines.advice import searched
from bot.games.skymines.judgement import considered, value
from bot.games.skymines.view import SkyminesView

STRONG = "strong"
WAVER = 3
"""By how many CrypCoin an easy player may misjudge an action."""
_FINE = 1000

_Player = Callable[[SkyminesView, tuple[Action, ...], int, int, Stream], Action]


def choose(view: SkyminesView, legal: tuple[Action, ...], seat: int, level: str, effort: int, chance: Stream) -> Action:
    """Choose one of the legal actions. `effort`, in units of `advice.DECISIONS`, is for `strong` alone.

    Raises ValueError when there is no such level or nothing to choose from.
    """
    player = _LEVELS.get(level)
    if player is None or not legal:
        raise ValueError(f"level {level!r} with {len(legal)} actions to choose from")
    return legal[0] if len(legal) == 1 else player(view, legal, seat, effort, chance)


def _strong(view: SkyminesView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream) -> Action:
    return searched(view, legal, seat, effort, chance)[0].action


def _steady(view: SkyminesView, legal: tuple[Action, ...], seat: int, _effort: int, _chance: Stream) -> Action:
    return max(considered(view.known, seat, legal), key=lambda action: value(view, seat, action))


def _easy(view: SkyminesView, legal: tuple[Action, ...], seat: int, _effort: int, chance: Stream) -> Action:
    return max(legal, key=lambda action: value(view, seat, action) + WAVER * chance.below(_FINE) / _FINE)


_LEVELS: dict[str, _Player] = {EASY: _easy, STEADY: _steady, STRONG: _strong}
