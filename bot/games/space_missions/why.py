"""What an action is good for, in a sentence or two: the reason behind a computer player's choice."""

from __future__ import annotations

from bot.games.core.actions import Action, verb_of
from bot.games.core.phrase import Phrase, say
from bot.games.space_missions import actions as act
from bot.games.space_missions.judgement import Judgement
from bot.games.space_missions.loading import FLIGHT_PLANS
from bot.games.space_missions.material import EDITION, TECHNOLOGIES
from bot.games.space_missions.odds import odds
from bot.games.space_missions.speech import words
from bot.games.space_missions.technology_test import AT_ONCE
from bot.games.space_missions.view import SpaceMissionsView

_OF_TEN = 10


def because(view: SpaceMissionsView, seat: int, action: Action) -> Phrase:
    """Say what the action is good for, in the game's words."""
    judgement = Judgement(view, seat)
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
            aim = words.mission(target.plan.mission.number)
            return _with_test(judgement, action, say(f"sms-because-{verb_of(action)}", aim=aim))
        case _ if type(action) in _FOR_THE_AIM:
            return _with_test(judgement, action, say("sms-because-later"))
        case _:
            return say(f"sms-because-{verb_of(action)}")


def _with_test(judgement: Judgement, action: Action, because: Phrase) -> Phrase:
    """Add to the reason for a block which technology its test should take."""
    block = EDITION.specialists[action.card][action.block - 1] if isinstance(action, act.Specialist | act.Copy) else ()
    test = next((does for does in block if does in AT_ONCE), None)
    if test is None:
        return because
    technology = max(TECHNOLOGIES, key=lambda name: judgement.evaluator.test(name, test))
    return say("sms-because-tests", because=because, technology=words.technology(technology))


def _announced(judgement: Judgement, action: act.Announce) -> Phrase:
    """Say how likely the mission succeeds with all that can be loaded."""
    plan, outlook = FLIGHT_PLANS[action], judgement.outlook
    found = odds(plan.mission.number, outlook.mixes, outlook.equipped(plan, outlook.kit))
    return say("sms-because-announce", chance=round(found.success * _OF_TEN))


_FOR_THE_AIM: set[type[Action]] = {act.Specialist, act.Copy, act.Enhance, act.Develop, act.StartTest}
"""What is done for the mission that the computer means to fly this year, or else for later years."""
