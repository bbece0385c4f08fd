"""Computer players. They see their view and nothing else.

`easy` does what looks good at first sight, with a wavering eye. `steady` thinks an action ahead: a jump for what can be
done on arrival, a scan for the development that it allows, a top-up when the hand promises little.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.space_mission.actions import Take
from bot.games.space_mission.outlook import Outlook
from bot.games.space_mission.plan import Planner
from bot.games.space_mission.view import SpaceMissionView

WAVER = 5
"""By how many points an easy player may misjudge an action."""
WHIM = 5
"""One decision in so many an easy player makes without thinking."""
_FINE = 1000

Judge = Callable[[Action], float]


def choose(
    view: SpaceMissionView, legal: tuple[Action, ...], seat: int, level: str, effort: int, chance: Stream
) -> Action:
    """Choose one of the legal actions. `effort` is for levels that search; these do not.

    Raises ValueError when there is no such level or nothing to choose from.
    """
    player = _LEVELS.get(level)
    if player is None or not legal:
        raise ValueError(f"level {level!r} with {len(legal)} actions to choose from")
    return legal[0] if len(legal) == 1 else player(view, legal, seat, chance)


def _steady(view: SpaceMissionView, legal: tuple[Action, ...], seat: int, chance: Stream) -> Action:
    outlook = Outlook(view, seat)
    if view.pending is not None:
        return max(legal, key=_tile_judge(outlook))
    return max(legal, key=Planner(outlook).worth)


def _easy(view: SpaceMissionView, legal: tuple[Action, ...], seat: int, chance: Stream) -> Action:
    if chance.below(WHIM) == 0:
        return _on_a_whim(legal, chance)
    outlook = Outlook(view, seat)
    judge = Planner(outlook).glance if view.pending is None else _tile_judge(outlook)
    return max(legal, key=lambda action: judge(action) + WAVER * chance.below(_FINE) / _FINE)


def _on_a_whim(legal: tuple[Action, ...], chance: Stream) -> Action:
    """Draw the kind of action first: nearly all actions are top-ups."""
    kinds = list(dict.fromkeys(map(type, legal)))
    kind = chance.pick(kinds)
    return chance.pick([action for action in legal if type(action) is kind])


def _tile_judge(outlook: Outlook) -> Judge:
    return lambda action: outlook.gains[action.tile] if isinstance(action, Take) else 0.0


_LEVELS: dict[str, Callable[[SpaceMissionView, tuple[Action, ...], int, Stream], Action]] = {
    "easy": _easy,
    "steady": _steady,
}
