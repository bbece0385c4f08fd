"""Computer players. They see their view and nothing else.

`steady` plans the year: a mission that its craft, tokens and decks can reach, and what brings it nearer; it counts the
cards of its decks before it launches. `easy` has the same eyes and a wavering hand.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.space_missions.actions import Put
from bot.games.space_missions.judgement import Judgement
from bot.games.space_missions.view import SpaceMissionsView

WAVER = 2
"""By how many points an easy player may misjudge an action."""
WHIM = 8
"""An easy computer makes one decision in this many without thinking."""
_FINE = 1000


def choose(
    view: SpaceMissionsView, legal: tuple[Action, ...], seat: int, level: str, effort: int, chance: Stream
) -> Action:
    """Choose one of the legal actions. `effort` is for levels that search; these do not.

    Raises ValueError when there is no such level or nothing to choose from.
    """
    player = _LEVELS.get(level)
    if player is None or not legal:
        raise ValueError(f"level {level!r} with {len(legal)} actions to choose from")
    return legal[0] if len(legal) == 1 else player(view, legal, seat, chance)


def _steady(view: SpaceMissionsView, legal: tuple[Action, ...], seat: int, chance: Stream) -> Action:
    judgement = Judgement(view, seat)
    return max(considered(legal), key=judgement.worth)


def _easy(view: SpaceMissionsView, legal: tuple[Action, ...], seat: int, chance: Stream) -> Action:
    if chance.below(WHIM) == 0:
        kinds = list(dict.fromkeys(map(type, legal)))
        kind = chance.pick(kinds)
        return chance.pick([action for action in legal if type(action) is kind])
    judgement = Judgement(view, seat)
    return max(considered(legal), key=lambda action: judgement.worth(action) + WAVER * chance.below(_FINE) / _FINE)


def considered(legal: tuple[Action, ...]) -> list[Action]:
    """Return what is worth thinking about: cards go back all together, problems on top."""
    return [action for action in legal if not isinstance(action, Put)]


_LEVELS: dict[str, Callable[[SpaceMissionsView, tuple[Action, ...], int, Stream], Action]] = {
    "easy": _easy,
    "steady": _steady,
}
