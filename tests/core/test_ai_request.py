"""What a computer player is asked for, and the effort it may spend."""

from __future__ import annotations

import pickle

import pytest
from msgspec.structs import replace

from bot.games.core.ai_request import AiRequest, decide, instead_of, searches
from bot.games.core.chance import Chance
from bot.games.core.contract import Question, settle
from bot.games.core.effort import BRIEF, LEAST, MEMORY, MOST, WILD, Pace
from bot.games.core.phrase import say
from tests.toys import TOYS

# --- A request to a computer player, and its answer ---

GAME = TOYS["sealed-bid"].game
STATE = GAME.setup(3, settle(GAME.meta.options, {}), bytes(32))
QUESTION = AiRequest("sealed-bid", 1, GAME.view(STATE, 1), GAME.legal(STATE, 1), 1, "steady", 0, bytes(range(32)))


def rules(game: str, version: int):
    assert (game, version) == ("sealed-bid", 1)
    return GAME


def test_the_answer_is_what_the_game_would_choose() -> None:
    chosen = GAME.choose(Question(QUESTION.view, QUESTION.legal, 1, "steady", 0, Chance(QUESTION.chance).open()))
    thought = decide(QUESTION, rules)
    assert thought.action == chosen and thought.why is None


def test_reason_is_given_on_request_also_for_a_past_action() -> None:
    assert decide(replace(QUESTION, why=True), rules).why == say("toy-why-steady")
    done = QUESTION.legal[-1]
    thought = decide(replace(QUESTION, why=True, done=done), rules)
    assert thought.action == done and thought.why == say("toy-why-steady")


def test_a_question_can_be_sent_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(QUESTION)) == QUESTION
    assert pickle.loads(pickle.dumps(decide(QUESTION, rules))) == decide(QUESTION, rules)


def test_fallback_of_a_searching_level_is_the_best_that_does_not() -> None:
    meta = replace(GAME.meta, levels=("easy", "steady", "deep", "deeper"), searching=(("deep", 2.0), ("deeper", 1.0)))
    assert [searches(meta, level) for level in meta.levels] == [False, False, True, True]
    assert [instead_of(meta, level) for level in ("deep", "deeper")] == ["steady", "steady"]
    only = replace(meta, levels=("deep",))
    assert instead_of(only, "deep") == "deep", "there is none"


# --- From thinking time to effort ---


def test_before_anything_was_seen_a_pace_is_assumed() -> None:
    assert Pace(2000).effort(0.2) == 400


def test_it_follows_what_it_sees_little_by_little() -> None:
    pace = Pace(1000)
    pace.took(1500, 1.0)
    assert pace.rate == pytest.approx(1000 + MEMORY * 500)
    for _ in range(80):
        pace.took(600, 0.2)
    assert pace.effort(1.0) in (2999, 3000)


def test_one_wild_figure_moves_it_no_more_than_a_fourfold_one() -> None:
    fast, slow = Pace(1000), Pace(1000)
    fast.took(10**6, 1.0)
    slow.took(100, 3600.0)
    assert fast.rate == pytest.approx(1000 + MEMORY * 1000 * (WILD - 1))
    assert slow.rate == pytest.approx(1000 - MEMORY * 1000 * (1 - 1 / WILD))


def test_what_was_no_search_does_not_count() -> None:
    pace = Pace(1000)
    pace.took(500, BRIEF / 2)
    pace.took(0, 1.0)
    assert pace.rate == 1000


def test_effort_has_a_least_and_a_most_on_every_machine() -> None:
    assert Pace(1).effort(0.2) == LEAST and Pace(10**9).effort(0.2) == MOST
