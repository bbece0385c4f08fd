"""Computer players. They see their view and nothing else.

`easy` does what looks good at first sight, with a wavering eye. `steady` thinks an action ahead: a jump for what can be
done on arrival, a scan for the development that it allows, a top-up when the hand promises little. `strong` searches:
it plays the best of those out, again and again, in states that are consistent with its view (`core.search`, `advice`).
"""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.search import search
from bot.games.space_mission.advice import ADVICE
from bot.games.space_mission.outlook import Outlook
from bot.games.space_mission.turn_evaluator import TurnEvaluator, at_a_steady_look, by_gain
from bot.games.space_mission.view import SpaceMissionView

WAVER = 5
"""By how many points an easy player may misjudge an action."""
WHIM = 5
"""An easy computer makes one decision in this many without thinking."""
_FINE = 1000


def choose(
    view: SpaceMissionView, legal: tuple[Action, ...], seat: int, level: str, effort: int, chance: Stream
) -> Action:
    """Choose one of the legal actions. `effort`, in iterations, is for `strong` alone.

    Raises ValueError when there is no such level or nothing to choose from.
    """
    player = _LEVELS.get(level)
    if player is None or not legal:
        raise ValueError(f"level {level!r} with {len(legal)} actions to choose from")
    return legal[0] if len(legal) == 1 else player(view, legal, seat, effort, chance)


def _strong(view: SpaceMissionView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream) -> Action:
    return search(ADVICE, view, legal, seat, effort, chance)[0].action


def _steady(view: SpaceMissionView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream) -> Action:
    return max(legal, key=at_a_steady_look(view, seat))


def _easy(view: SpaceMissionView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream) -> Action:
    if chance.below(WHIM) == 0:
        return _on_a_whim(legal, chance)
    outlook = Outlook(view, seat)
    judge = TurnEvaluator(outlook).glance if view.pending is None else by_gain(outlook)
    return max(legal, key=lambda action: judge(action) + WAVER * chance.below(_FINE) / _FINE)


def _on_a_whim(legal: tuple[Action, ...], chance: Stream) -> Action:
    """Draw the kind of action first: nearly all actions are top-ups."""
    kinds = list(dict.fromkeys(map(type, legal)))
    kind = chance.pick(kinds)
    return chance.pick([action for action in legal if type(action) is kind])


_LEVELS: dict[str, Callable[[SpaceMissionView, tuple[Action, ...], int, int, Stream], Action]] = {
    "easy": _easy,
    "steady": _steady,
    "strong": _strong,
}
