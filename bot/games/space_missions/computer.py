"""Computer players. They see their view and nothing else.

`steady` plans the year: a mission that its craft, tokens and decks can reach, and what brings it nearer; it counts the
cards of its decks before it launches. `easy` has the same eyes and a wavering hand. `strong` plays what promises most
on in thought, again and again, in states that fit what it knows (`advice`).
"""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.space_missions.advice import searched
from bot.games.space_missions.judgement import Judgement, considered
from bot.games.space_missions.view import SpaceMissionsView

WAVER = 2
"""By how many points an easy player may misjudge an action."""
WHIM = 8
"""An easy computer makes one decision in this many without thinking."""
_FINE = 1000


def choose(
    view: SpaceMissionsView, legal: tuple[Action, ...], seat: int, level: str, effort: int, chance: Stream
) -> Action:
    """Choose one of the legal actions. `effort`, in units of `advice.DECISIONS`, is for `strong` alone.

    Raises ValueError when there is no such level or nothing to choose from.
    """
    player = _LEVELS.get(level)
    if player is None or not legal:
        raise ValueError(f"level {level!r} with {len(legal)} actions to choose from")
    return legal[0] if len(legal) == 1 else player(view, legal, seat, effort, chance)


def _strong(view: SpaceMissionsView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream) -> Action:
    return searched(view, legal, seat, effort, chance)[0].action


def _steady(view: SpaceMissionsView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream) -> Action:
    judgement = Judgement(view, seat)
    return max(considered(legal), key=judgement.worth)


def _easy(view: SpaceMissionsView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream) -> Action:
    if chance.below(WHIM) == 0:
        kinds = list(dict.fromkeys(map(type, legal)))
        kind = chance.pick(kinds)
        return chance.pick([action for action in legal if type(action) is kind])
    judgement = Judgement(view, seat)
    return max(considered(legal), key=lambda action: judgement.worth(action) + WAVER * chance.below(_FINE) / _FINE)


_LEVELS: dict[str, Callable[[SpaceMissionsView, tuple[Action, ...], int, int, Stream], Action]] = {
    "easy": _easy,
    "steady": _steady,
    "strong": _strong,
}
