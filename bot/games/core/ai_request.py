"""A request to a computer player, and its decision, as values that can be sent to another process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.games.core.actions import Action
from bot.games.core.chance import Chance
from bot.games.core.contract import Game, Meta
from bot.games.core.phrase import Phrase


class AiRequest(Struct, frozen=True):
    """A request for the action of a computer player. The decision depends on nothing else.

    `game` and `version` name the rules. `chance` is the seed of the computer's own chance. `why`: a reason is wanted.
    `done`: the action was chosen before, and only the reason is wanted.
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
    """The chosen action, with the reason if one was wanted and the game has one."""

    action: Action
    why: Phrase | None = None


def decide(request: AiRequest, rules: Callable[[str, int], Game]) -> AiDecision:
    """Return the decision by these rules. Raises what the rules raise."""
    game = rules(request.game, request.version)

    view, legal, seat = request.view, request.legal, request.seat
    level, effort, chance = request.level, request.effort, Chance(request.chance)
    action = request.done or game.choose(view, legal, seat, level, effort, chance.open())
    why = game.explain(view, legal, seat, level, effort, chance.open(), action) if request.why else None
    return AiDecision(action, why)


def searches(meta: Meta, level: str) -> bool:
    """Return whether a level searches, so that its time depends on its effort."""
    return level in meta.searching


def instead_of(meta: Meta, level: str) -> str:
    """Return the level that replaces a searching one where search is impossible: the best lower level without search.

    If there is none, return the level itself.
    """
    below = meta.levels[: meta.levels.index(level)]
    return next((other for other in reversed(below) if other not in meta.searching), level)
