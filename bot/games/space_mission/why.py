"""Why a computer player did what it did, in one sentence."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.phrase import Phrase, decimal, say
from bot.games.space_mission.computer import WHIM
from bot.games.space_mission.outlook import Outlook
from bot.games.space_mission.plan import Planner, at_a_steady_look
from bot.games.space_mission.speech.labels import label
from bot.games.space_mission.strong.search import search
from bot.games.space_mission.view import SpaceMissionView


def explain(
    view: SpaceMissionView,
    legal: tuple[Action, ...],
    seat: int,
    level: str,
    effort: int,
    chance: Stream,
    action: Action,
) -> Phrase | None:
    """Say why a computer of this level chose the action; None for one that it did not even think of.

    Raises ValueError when there is no such level.
    """
    teller = _TELLERS.get(level)
    if teller is None:
        raise ValueError(f"there is no level {level!r}")
    if len(legal) == 1:
        return say("sm-why-only")
    return teller(view, legal, seat, effort, chance, action)


def _easy(
    view: SpaceMissionView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream, action: Action
) -> Phrase:
    if chance.below(WHIM) == 0:
        return say("sm-why-whim")
    outlook = Outlook(view, seat)
    judge = Planner(outlook).glance if view.pending is None else at_a_steady_look(view, seat)
    return say("sm-why-easy", points=decimal(judge(action)))


def _steady(
    view: SpaceMissionView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream, action: Action
) -> Phrase:
    judge = at_a_steady_look(view, seat)
    other = max((each for each in legal if each != action), key=judge)
    key = "sm-why-steady" if view.pending is None else "sm-why-steady-tile"
    return say(key, points=decimal(judge(action)), other=label(view, other), less=decimal(judge(other)))


def _strong(
    view: SpaceMissionView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream, action: Action
) -> Phrase | None:
    outcomes = search(view, legal, seat, effort, chance)
    chosen = next((outcome for outcome in outcomes if outcome.action == action), None)
    other = next(outcome for outcome in outcomes if outcome.action != action)
    if chosen is None:
        return None
    return say(
        "sm-why-strong",
        tables=chosen.tables,
        points=decimal(chosen.ahead),
        other=label(view, other.action),
        less=decimal(other.ahead),
    )


_TELLERS: dict[str, Callable[[SpaceMissionView, tuple[Action, ...], int, int, Stream, Action], Phrase | None]] = {
    "easy": _easy,
    "steady": _steady,
    "strong": _strong,
}
