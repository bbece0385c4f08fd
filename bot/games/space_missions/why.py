"""Why a computer player did what it did, in one sentence."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.phrase import Phrase, decimal, say
from bot.games.space_missions.computer import WHIM, considered
from bot.games.space_missions.judgement import Judgement
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.labels import label
from bot.games.space_missions.view import SpaceMissionsView


def explain(
    view: SpaceMissionsView,
    legal: tuple[Action, ...],
    seat: int,
    level: str,
    effort: int,
    chance: Stream,
    action: Action,
) -> Phrase | None:
    """Say why a computer of this level chose the action. Raises ValueError when there is no such level."""
    teller = _TELLERS.get(level)
    if teller is None:
        raise ValueError(f"there is no level {level!r}")
    if len(legal) == 1:
        return say("sms-why-only")
    return teller(view, legal, seat, chance, action)


def _easy(
    view: SpaceMissionsView, legal: tuple[Action, ...], seat: int, chance: Stream, action: Action
) -> Phrase | None:
    if chance.below(WHIM) == 0:
        return say("sms-why-whim")
    return say("sms-why-easy", points=decimal(Judgement(view, seat).worth(action)))


def _steady(
    view: SpaceMissionsView, legal: tuple[Action, ...], seat: int, chance: Stream, action: Action
) -> Phrase | None:
    judgement = Judgement(view, seat)
    others = [each for each in considered(legal) if each != action]
    points = decimal(judgement.worth(action))
    if not others:
        return say("sms-why-only")
    other = max(others, key=judgement.worth)
    less = decimal(judgement.worth(other))
    target = judgement.planner.target if view.phase == "actions" else None
    if target is None:
        return say("sms-why-steady", points=points, other=label(view, other), less=less)
    aim = words.mission(target.plan.mission.number)
    return say("sms-why-steady-aim", aim=aim, points=points, other=label(view, other), less=less)


_TELLERS: dict[str, Callable[[SpaceMissionsView, tuple[Action, ...], int, Stream, Action], Phrase | None]] = {
    "easy": _easy,
    "steady": _steady,
}
