"""A request to a computer player, and its decision, as values that can be sent to another process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.games.core.actions import Action
from bot.games.core.chance import Chance
from bot.games.core.contract import Game, Meta, Question
from bot.games.core.phrase import Phrase


class AiRequest(Struct, frozen=True):
    """All that a computer player's decision depends on.

    `game` and `version` name the rules. `chance` seeds the computer player's own random numbers. `why`: the reason is
    requested, too. `done`: the action was chosen earlier, and only the reason is requested.
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
    """The chosen action, with the reason if one was requested and the game gives one."""

    action: Action
    why: Phrase | None = None


def decide(request: AiRequest, rules: Callable[[str, int], Game]) -> AiDecision:
    """Return the decision. `rules` finds a game by id and rules version. Errors of the rules are not caught."""
    game = rules(request.game, request.version)
    action = request.done or game.choose(_question(request))
    return AiDecision(action, game.explain(_question(request), action) if request.why else None)


def _question(request: AiRequest) -> Question:
    chance = Chance(request.chance).open()
    return Question(request.view, request.legal, request.seat, request.level, request.effort, chance)


def searches(meta: Meta, level: str) -> bool:
    """Return whether a level searches, so that its time depends on its effort."""
    return level in meta.paces()


def instead_of(meta: Meta, level: str) -> str:
    """Return the level that plays instead of a level that searches, where no search is possible.

    It is the best lower level that does not search. If there is none, return the level itself.
    """
    below = meta.levels[: meta.levels.index(level)]
    return next((other for other in reversed(below) if not searches(meta, other)), level)
