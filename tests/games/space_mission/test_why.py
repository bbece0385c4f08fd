"""Why a computer player did what it did: what it counted on, and what was next best."""

from __future__ import annotations

from typing import cast

import pytest

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.phrase import Phrase, decimal
from bot.games.space_mission.actions import TopUp
from bot.games.space_mission.outlook import Outlook
from bot.games.space_mission.plan import Judge, Planner, at_a_steady_look
from bot.games.space_mission.speech.labels import label
from bot.games.space_mission.state import SpaceMissionState
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


@pytest.mark.parametrize("chosen", [DEVELOP, action("fly hazard")])
def test_the_steady_one_says_what_it_counts_on_and_what_was_next_best(chosen: Action) -> None:
    state = about_to_build()
    judge = steady_look(state)
    other = max((each for each in GAME.legal(state, 0) if each != chosen), key=judge)
    said = why(state, "steady", chosen)
    assert said is not None and said.key == "sm-why-steady"
    assert said.facts == {
        "points": decimal(judge(chosen)),
        "other": label(GAME.view(state, 0), other),
        "less": decimal(judge(other)),
    }
    assert (other == DEVELOP) == (chosen != DEVELOP), "building is the best here"


def test_of_a_tile_the_steady_one_says_what_it_adds() -> None:
    state, medal = choosing(), action("take medal")
    said = why(state, "steady", medal)
    assert said is not None and said.key == "sm-why-steady-tile"
    assert said.facts["points"] == decimal(steady_look(state)(medal)) != said.facts["less"]


def test_the_easy_one_admits_a_whim() -> None:
    assert why(about_to_build(), "easy", DEVELOP, WHIM) == Phrase("sm-why-whim")


@pytest.mark.parametrize("mood", [THOUGHT, 4])
def test_the_easy_one_says_what_it_saw_at_first_sight(mood: int) -> None:
    """Not what a steady look shows: of a scan it does not see the development that it allows."""
    state, scan = Table().hand(0, 2, 19, 20).at(0, "freezer").state, action("scan 2")
    glance = decimal(Planner(Outlook(GAME.view(state, 0), 0)).glance(scan))
    assert glance != decimal(steady_look(state)(scan))
    assert why(state, "easy", scan, mood) == Phrase("sm-why-easy", {"points": glance})


def test_of_a_tile_the_easy_one_says_what_it_adds() -> None:
    state, medal = choosing(), action("take medal")
    said = why(state, "easy", medal, THOUGHT)
    assert said == Phrase("sm-why-easy", {"points": decimal(steady_look(state)(medal))})
    assert said != why(state, "easy", action("take water"), THOUGHT)


def test_of_the_only_thing_to_do_there_is_nothing_to_say() -> None:
    for level in GAME.meta.levels:
        assert why(Table(2).hand(0).state, level, TopUp(())) == Phrase("sm-why-only")


def test_no_other_level_says_anything() -> None:
    with pytest.raises(ValueError, match=r"^there is no level 'grandmaster'$"):
        why(about_to_build(), "grandmaster", DEVELOP)
