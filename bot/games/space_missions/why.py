"""Why a computer player did what it did, in a sentence or two."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import Action, verb_of
from bot.games.core.chance import Stream
from bot.games.core.phrase import Phrase, say
from bot.games.core.search import compared
from bot.games.space_missions import actions as act
from bot.games.space_missions.advice import searched
from bot.games.space_missions.computer import WHIM
from bot.games.space_missions.judgement import Judgement, considered
from bot.games.space_missions.loading import FLIGHT_PLANS
from bot.games.space_missions.odds import odds
from bot.games.space_missions.outlook import FITTED
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.labels import label
from bot.games.space_missions.view import SpaceMissionsView

_OF_TEN = 10


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
    explainer = _EXPLAINERS.get(level)
    if explainer is None:
        raise ValueError(f"there is no level {level!r}")
    if len(legal) == 1:
        return say("sms-why-only")
    return explainer(view, legal, seat, effort, chance, action)


def _easy(
    view: SpaceMissionsView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream, action: Action
) -> Phrase | None:
    if chance.below(WHIM) == 0:
        return say("sms-why-whim")
    return say("sms-why-easy", because=because(Judgement(view, seat), action))


def _steady(
    view: SpaceMissionsView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream, action: Action
) -> Phrase | None:
    judgement = Judgement(view, seat)
    reason = because(judgement, action)
    others = [each for each in considered(legal) if each != action]
    if not others:
        return reason
    return say("sms-why-steady", because=reason, other=label(view, max(others, key=judgement.worth)))


def _strong(
    view: SpaceMissionsView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream, action: Action
) -> Phrase | None:
    outcomes = searched(view, legal, seat, effort, chance)
    if len(outcomes) == 1:
        return _steady(view, legal, seat, effort, chance, action)
    comparison = compared(outcomes, action)
    if comparison is None:
        return None
    other, facts = comparison
    return say(
        "sms-why-strong", because=because(Judgement(view, seat, FITTED), action), other=label(view, other), **facts
    )


def because(judgement: Judgement, action: Action) -> Phrase:
    """Say what the action is good for, in the game's words."""
    view = judgement.view
    match action:
        case act.Announce():
            return _announced(judgement, action)
        case act.Hit():
            return say(f"sms-because-{view.pending}-{action.astronaut}")
        case act.Decline():
            return say("sms-because-stay" if view.pending == "announce" else "sms-because-decline")
        case act.Remove():
            name, problem = words.technology(action.technology), words.problem(action.card)
            return say("sms-because-remove", technology=name, problem=problem)
        case act.Study():
            return say("sms-because-study", technology=words.technology(action.technology))
        case _ if type(action) in _FOR_THE_AIM and (target := judgement.evaluator.target) is not None:
            return say(f"sms-because-{verb_of(action)}", aim=words.mission(target.plan.mission.number))
        case _ if type(action) in _FOR_THE_AIM:
            return say("sms-because-later")
        case _:
            return say(f"sms-because-{verb_of(action)}")


def _announced(judgement: Judgement, action: act.Announce) -> Phrase:
    """Say how likely the mission succeeds with all that can be loaded."""
    plan, outlook = FLIGHT_PLANS[action], judgement.outlook
    found = odds(plan.mission.number, outlook.mixes, outlook.equipped(plan, outlook.kit))
    return say("sms-because-announce", chance=round(found.success * _OF_TEN))


_FOR_THE_AIM: set[type[Action]] = {act.Specialist, act.Copy, act.Enhance, act.Develop, act.StartTest}
"""What is done for the mission that the computer means to fly this year, or else for later years."""
_EXPLAINERS: dict[str, Callable[[SpaceMissionsView, tuple[Action, ...], int, int, Stream, Action], Phrase | None]] = {
    "easy": _easy,
    "steady": _steady,
    "strong": _strong,
}
