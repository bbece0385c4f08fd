"""What is asked of a computer player, as one value that can be sent to another process, and its answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.games.core.actions import Action
from bot.games.core.chance import Chance
from bot.games.core.contract import Game, Meta
from bot.games.core.phrase import Phrase


class AiRequest(Struct, frozen=True):
    """What would a computer of this level do here, and why? The answer depends on nothing else.

    `game` and `version` name the rules. `chance` is the seed of the computer's own chance. `why`: a reason is wanted.
    `done`: the action was chosen already, and only the reason is asked for.
    """

    game: str
    version: int
    view: Any
    legal: tuple[Action, ...]
    seat: int
    level: str
    effort: int
    chance: bytes
    why: bool = False
    done: Action | None = None


class AiDecision(Struct, frozen=True):
    """The answer: what to do, and why, if that was asked and the game can say it."""

    action: Action
    why: Phrase | None = None


def decide(request: AiRequest, rules: Callable[[str, int], Game]) -> AiDecision:
    """Answer a question by these rules. Raises what they raise."""
    game = rules(request.game, request.version)

    view, legal, seat = request.view, request.legal, request.seat
    level, effort, chance = request.level, request.effort, Chance(request.chance)
    action = request.done or game.choose(view, legal, seat, level, effort, chance.open())
    why = game.explain(view, legal, seat, level, effort, chance.open(), action) if request.why else None
    return AiDecision(action, why)


def searches(meta: Meta, level: str) -> bool:
    """Return whether a level searches: it takes as long as its effort says."""
    return level in meta.searching


def instead_of(meta: Meta, level: str) -> str:
    """Return the level that plays where a searching one cannot: the best below it that needs no search.

    Where there is none it is the level itself.
    """
    below = meta.levels[: meta.levels.index(level)]
    return next((other for other in reversed(below) if other not in meta.searching), level)
