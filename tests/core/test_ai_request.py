"""A request to a computer player, and its answer."""

from __future__ import annotations

import pickle

from msgspec.structs import replace

from bot.games.core.ai_request import AiRequest, decide, instead_of, searches
from bot.games.core.chance import Chance
from bot.games.core.contract import settle
from bot.games.core.phrase import say
from tests.toys import TOYS

GAME = TOYS["sealed-bid"].game
STATE = GAME.setup(3, settle(GAME.meta.options, {}), bytes(32))
QUESTION = AiRequest("sealed-bid", 1, GAME.view(STATE, 1), GAME.legal(STATE, 1), 1, "steady", 0, bytes(range(32)))


def rules(game: str, version: int):
    assert (game, version) == ("sealed-bid", 1)
    return GAME


def test_the_answer_is_what_the_game_would_choose() -> None:
    chosen = GAME.choose(QUESTION.view, QUESTION.legal, 1, "steady", 0, Chance(QUESTION.chance).open())
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
    meta = replace(GAME.meta, levels=("easy", "steady", "deep", "deeper"), searching=("deep", "deeper"))
    assert [searches(meta, level) for level in meta.levels] == [False, False, True, True]
    assert [instead_of(meta, level) for level in ("deep", "deeper")] == ["steady", "steady"]
    only = replace(meta, levels=("deep",))
    assert instead_of(only, "deep") == "deep", "there is none"
