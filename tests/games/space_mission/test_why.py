"""A computer player's reasons: what it expected, and the second-best action."""

from __future__ import annotations

from typing import cast

import pytest

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.phrase import Fact, Phrase, say
from bot.games.space_mission.actions import Fly, TopUp
from bot.games.space_mission.chart import SCANS
from bot.games.space_mission.material import PLANETS
from bot.games.space_mission.speech.prompt import label
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.turn_evaluator import Judge, at_a_steady_look
from tests.games.space_mission.builders import GAME, Table, about_to_build, action, play
from tests.games.space_mission.games import Dice

DEVELOP = action("develop 19+20")
WHIM, THOUGHT = 0, 1
"""What an easy player draws when it acts on a whim, and when it does not."""


def why(state: SpaceMissionState, level: str, chosen: Action, *draws: int) -> Phrase | None:
    """Ask a computer on the seat to move, whose chance is laid out, about an action."""
    seat, chance = state.turn, cast("Stream", Dice(*draws))
    return GAME.explain(GAME.view(state, seat), GAME.legal(state, seat), seat, level, 40, chance, chosen)


def choosing() -> SpaceMissionState:
    """Seat 0 looks at the pile of the freezer."""
    table = Table(2, {"freezer": "water*4 medal*2 mineral-red space"}).hand(0, 2).at(0, "freezer")
    return play(table.state, "0 scan 2").state


def steady_look(state: SpaceMissionState) -> Judge:
    return at_a_steady_look(GAME.view(state, 0), 0)


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        (DEVELOP, say("sm-because-develop")),
        (action("fly hazard"), say("sm-because-fly", planet=say("sm-planet-hazard"), then="nothing")),
    ],
)
def test_the_steady_one_says_its_reason_and_what_was_next_best(chosen: Action, reason: Phrase) -> None:
    state = about_to_build()
    judge = steady_look(state)
    other = max((each for each in GAME.legal(state, 0) if each != chosen), key=judge)
    expected: dict[str, Fact] = {"because": reason, "other": label(GAME.view(state, 0), other)}
    assert why(state, "steady", chosen) == Phrase("sm-why-steady", expected)
    assert (other == DEVELOP) == (chosen != DEVELOP), "building is the best here"


def test_of_a_tile_it_says_what_it_adds() -> None:
    state, medal = choosing(), action("take medal")
    said = why(state, "steady", medal)
    points = round(steady_look(state)(medal))
    assert said is not None and points > 0
    assert said.facts["because"] == say("sm-because-take", tile=say("sm-tile-medal"), points=points)


def test_of_a_journey_it_says_what_can_be_done_there() -> None:
    """Seat 0 is beside the freezer, which card 2 scans."""
    state = Table().hand(0, 2).at(0, "hazard").state
    there = next(each for each in GAME.legal(state, 0) if each in (action("fly freezer"), action("jump 2 freezer")))
    said = why(state, "steady", there)
    assert said is not None and isinstance(because := said.facts["because"], Phrase)
    assert because.facts["then"] == ("scan" if isinstance(there, Fly) else "nothing")


def test_a_second_scan_opens_nothing_new() -> None:
    state = Table().hand(0, 2, 19, 20).at(0, "freezer").state
    said = why(state, "easy", action("scan 2"), THOUGHT)
    assert said == say("sm-why-easy", because=say("sm-because-scan", again=0))
    one, other = list(SCANS[PLANETS["freezer"].scan])[:2]
    table = Table(2, {"freezer": "water*4 medal*2 mineral-red space"}).hand(0, one, other).at(0, "freezer")
    seen = play(table.state, f"0 scan {one}", "0 take medal").state
    said = why(seen, "easy", action(f"scan {other}"), THOUGHT)
    assert said == say("sm-why-easy", because=say("sm-because-scan", again=1))


@pytest.mark.parametrize("mood", [THOUGHT, 4])
def test_the_easy_one_says_what_it_saw_at_first_sight(mood: int) -> None:
    assert why(about_to_build(), "easy", DEVELOP, mood) == say("sm-why-easy", because=say("sm-because-develop"))


def test_of_the_only_thing_to_do_there_is_nothing_to_say() -> None:
    for level in GAME.meta.levels:
        assert why(Table(2).hand(0).state, level, TopUp(())) == Phrase("sm-why-only")


def test_no_other_level_says_anything() -> None:
    with pytest.raises(ValueError, match=r"^there is no level 'grandmaster'$"):
        why(about_to_build(), "grandmaster", DEVELOP)
