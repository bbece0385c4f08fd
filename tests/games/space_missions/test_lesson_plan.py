"""The plan behind the advice of the guided game: whatever the learner has done first, it is followed to the launch."""

from __future__ import annotations

import pytest

from bot.games.core.actions import Action
from bot.games.core.lesson import LEARNER
from bot.games.space_missions.actions import Announce, Develop, Remove, Specialist, Suffer
from bot.games.space_missions.events import Loaded
from bot.games.space_missions.lesson_plan import AIMS, BACKUP, MISSION, ROCKET, aim, planned
from bot.games.space_missions.material import SPECIALISTS
from tests.conformance.lessons import Learner, learner

GAME = "space-missions"


def advised(first: Action) -> tuple[Learner, list[Action]]:
    """Return the table after a year in which the learner does this first, then what is advised; and all of that."""
    one = learner(GAME)
    one.do(first)
    return one, [first, *(at.advised() for at in one.steps(Learner.advised))]


@pytest.mark.parametrize("card", SPECIALISTS)
def test_advice_prepares_and_flies_the_mission_of_the_plan(card: str) -> None:
    """Nothing advised spoils the flight: no new rocket brings a problem into its deck."""
    one, done = advised(Specialist(card, 1))
    assert Announce(MISSION, ROCKET, 0) in done
    assert Develop("rocket") not in done
    loaded = [event for entry in one.log for event in entry.events if isinstance(event, Loaded)]
    assert any(event.seat == LEARNER and event.token == BACKUP for event in loaded)


def test_advice_about_a_specialist_tells_what_its_block_brings() -> None:
    """One text of the plan above three different marks left a learner guessing."""
    one = learner(GAME)
    one.do(Specialist("mechanic", 1))
    told = [(at.advised(), aim(at.view, at.advised())) for at in one.steps(Learner.advised)]
    assert [name for action, name in told if isinstance(action, Specialist)] == [
        "specialist-fuel",
        "specialist-test",
        "specialist-test",
        "specialist-develop",
    ]
    assert (Develop("capsule"), "develop-capsule") in told
    assert {name for _, name in told if name} <= set(AIMS)


def test_where_the_plan_asks_for_nothing_all_is_possible() -> None:
    one = learner(GAME)
    one.do(Specialist("engineer", 1))
    only = (Develop("rocket"),)
    assert planned(one.view, only) == only
    assert set(planned(one.view, one.legal)) == {Develop("satellite"), Develop("capsule")}


def test_a_failed_flight_is_told_with_its_cost_and_what_to_do() -> None:
    """What failed, how it ended, what it cost: all before the learner's next decision, with the facts."""
    one = learner(GAME)
    while (due := one.due) is not None and due.step.id != "solve":
        one.do(due.actions[0])
    one.do(Suffer())
    facts = {phrase.key: phrase.facts for phrase in one.progress.news}
    assert list(facts) == [f"sms-lesson-met-{what}" for what in ("suffered", "aborted", "consoled")]
    assert facts["sms-lesson-met-aborted"] == {"step": 1}
    assert facts["sms-lesson-met-consoled"] == {"points": 1}
    assert one.due is None and isinstance(one.advised(), Remove), "the problem may leave the game at once"
