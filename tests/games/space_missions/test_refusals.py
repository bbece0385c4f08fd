"""Refusals agree with the list of legal actions, and read well in both languages."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from bot.games.core.actions import Action
from bot.games.core.contract import IllegalAction
from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_missions import actions as verbs
from bot.games.space_missions.material import (
    CRAFT,
    EDITION,
    ENHANCEMENTS,
    PROBLEMS,
    SPECIALISTS,
    TECHNOLOGIES,
    TOKENS,
)
from bot.text.translator import Translator
from tests.games.space_missions.builders import GAME, Table, action, play, refused
from tests.games.space_missions.games import random_game
from tests.support.logs import words

WORDS = Translator(strict=True)
BONUSES = (EDITION.bonuses.fixed, *EDITION.bonuses.tiles)


class Foreign(Action, frozen=True, tag="foreign"):
    """An action of another game."""


def garbage(dice: random.Random, kinds: tuple[type[Action], ...] = ()) -> Action:
    """Draw any action of the right types: most of them are illegal, for every reason there is."""
    pool = {
        "card": (*SPECIALISTS, *PROBLEMS, "nobody", ""),
        "kind": (*ENHANCEMENTS, "fuel", ""),
        "craft": (*CRAFT, "balloon"),
        "technology": (*TECHNOLOGIES, "magic"),
        "token": (*TOKENS, "inspection", "luck"),
        "astronaut": ("healthy", "injured", "bored"),
        "bonus": (*BONUSES, "holiday"),
        "block": range(-1, 5),
        "place": range(-1, 9),
        "mission": range(-1, 11),
        "rocket": range(-1, 5),
        "payload": range(-1, 5),
    }
    kind = dice.choice(kinds or (*(verb.action for verb in verbs.VERBS), Foreign))
    return kind(**{name: dice.choice(pool[name]) for name in kind.__struct_fields__})


def fitting(legal: tuple[Action, ...]) -> tuple[type[Action], ...]:
    """Return the kinds of actions that fit the present decision, and their neighbours."""
    kinds = tuple({type(each) for each in legal})
    return (*kinds, verbs.Draw) if verbs.Put in kinds else (*kinds, verbs.Announce) if verbs.Decline in kinds else kinds


def test_refusals_agree_with_the_legal_list_on_every_action() -> None:
    kinds: set[str] = set()
    for number in range(12):
        dice = random.Random(number)
        for moment in random_game(number):
            state, seat = moment.before, moment.seat
            legal = GAME.legal(state, seat)
            assert legal and len(set(legal)) == len(legal), "something is offered, and nothing twice"
            assert all(GAME.why_illegal(state, seat, each) is None for each in dice.sample(legal, min(4, len(legal))))
            for tried in (garbage(dice), *(garbage(dice, fitting(legal)) for _ in range(3))):
                refusal = GAME.why_illegal(state, seat, tried)
                assert (refusal is None) == (tried in legal), words(tried)
                if refusal is not None:
                    kinds.add(refusal.kind)
                    with pytest.raises(IllegalAction) as caught:
                        GAME.apply(state, seat, tried)
                    assert caught.value.refusal == refusal
            for other in range(len(state.agencies)):
                if other != seat:
                    assert GAME.legal(state, other) == ()
                    refusal = GAME.why_illegal(state, other, legal[0])
                    assert refusal is not None and refusal.kind == "not-your-turn"
    assert len(kinds) >= 30, kinds


def test_every_listed_action_is_accepted() -> None:
    for number in range(3):
        for at, moment in enumerate(random_game(100 + number)):
            for each in GAME.legal(moment.before, moment.seat):
                assert GAME.why_illegal(moment.before, moment.seat, each) is None
                after = GAME.apply(moment.before, moment.seat, each).state
                if at % 5 == 0:
                    GAME.check(after)


def _spoken(phrase: Phrase) -> list[Phrase]:
    nested = [fact for fact in phrase.facts.values() if isinstance(fact, Phrase)]
    listed = chain.from_iterable(fact for fact in phrase.facts.values() if isinstance(fact, tuple))
    return [phrase, *nested, *(each for each in listed if isinstance(each, Phrase))]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_refusal_met_in_play_speaks_with_all_its_facts(language: str) -> None:
    words = WORDS.words(language, ("Ada", "Ben", "Cleo", "Dov"))
    met: set[str] = set()
    for number in range(8):
        dice = random.Random(1000 + number)
        for moment in random_game(number):
            legal = GAME.legal(moment.before, moment.seat)
            for tried in (garbage(dice), *(garbage(dice, fitting(legal)) for _ in range(3))):
                refusal = GAME.why_illegal(moment.before, moment.seat, tried)
                if refusal is None or (refusal.kind in met and dice.random() < 0.9):
                    continue
                met.add(refusal.kind)
                for phrase in _spoken(refusal.reason) + _spoken(refusal.remedy):
                    assert WORDS.has(language, phrase.key), phrase.key
                for text in (words(refusal.reason), words(refusal.remedy)):
                    assert text and "{" not in text and "sms-" not in text
                    assert text[-1] in ".!" and len(text) < 500, text
    assert len(met) >= 30


def test_both_languages_have_the_same_refusals() -> None:
    keys = [
        {key for key in WORDS.keys(language) if key.startswith(("sms-refuse-", "sms-remedy-"))}
        for language in ("en", "de")
    ]
    assert keys[0] == keys[1]
    reasons = {key.removeprefix("sms-refuse-") for key in keys[0] if key.startswith("sms-refuse-")}
    assert reasons == {key.removeprefix("sms-remedy-") for key in keys[0] if key.startswith("sms-remedy-")}


# --- what is refused in the year's actions, and what is said about it ---


def due(pending: str) -> Phrase:
    return say(f"sms-due-{pending}")


def test_another_decision_is_due() -> None:
    state = Table().state
    refusal = GAME.why_illegal(state, 0, action("enhance payload"))
    assert refusal is not None and (refusal.kind, refusal.rule) == ("not-now", "2.2")
    assert refusal.remedy == say("sms-remedy-not-now", due=due("specialist"))
    state = play(state, "0 specialist mechanic 1").state
    refusal = GAME.why_illegal(state, 0, action("pass"))
    assert refusal is not None and refusal.remedy.facts["due"] == due("enhancement")


def test_refused_in_another_seats_turn() -> None:
    refusal = GAME.why_illegal(Table().state, 1, action("pass"))
    assert refusal is not None and (refusal.kind, refusal.rule) == ("not-your-turn", "2.1")
    assert refusal.reason.facts == {"who": Who(0)}


def test_an_action_of_another_game_is_unknown() -> None:
    refusal = GAME.why_illegal(Table().state, 0, Foreign())
    assert refusal is not None and refusal.kind == "unknown-action"


def test_after_the_end_nothing_is_possible() -> None:
    over = GAME.end_now(Table().state).state
    assert GAME.to_move(over) == () and GAME.legal(over, 0) == ()
    assert refused(over, "0 pass") == "over 14.1"
    with pytest.raises(ValueError, match="over already"):
        GAME.end_now(over)


def test_a_specialist_that_is_not_held() -> None:
    state = Table().played(0, "mechanic", "tester").state
    assert refused(state, "0 specialist mechanic 1") == "not-in-hand 3.1"
    refusal = GAME.why_illegal(state, 0, action("specialist mechanic 1"))
    assert refusal is not None
    assert refusal.reason.facts == {"card": say("sms-specialist-mechanic")}
    held = tuple(say(f"sms-specialist-{card}") for card in ("scientist", "engineer", "astronaut", "spy"))
    assert refusal.remedy.facts == {"cards": held}
    assert refused(state, "0 specialist pilot 1") == "not-in-hand 3.1"


@pytest.mark.parametrize("block", [0, 3])
def test_a_block_that_there_is_not(block: int) -> None:
    assert refused(Table().state, f"0 specialist mechanic {block}") == "no-block 3.2"
    state = play(Table().played(1, "tester").state, "0 specialist spy 1").state
    assert refused(state, f"0 copy tester {block}") == "no-block 3.2"


def test_a_kind_of_enhancement_that_there_is_not() -> None:
    state = play(Table().state, "0 specialist mechanic 1").state
    assert refused(state, "0 enhance fuel") == "no-enhancement 4.1"
    assert refused(state, "0 enhance warp-drive") == "no-enhancement 4.1"


def test_a_specialist_that_was_not_played_does_not_come_back() -> None:
    state = play(Table().played(0, "mechanic", "tester").state, "0 specialist spy 2").state
    assert refused(state, "0 take-back engineer") == "not-played 4.5"
    assert refused(state, "0 take-back pilot") == "not-played 4.5"


def test_a_technology_that_there_is_not_or_that_is_not_tested() -> None:
    state = play(Table().state, "0 specialist tester 1").state
    assert refused(state, "0 test magic") == "no-technology 5.1"
    state = play(state, "0 test thrust").state
    for line in ("remove control major", "put control major 1"):
        assert refused(state, f"0 {line}") == "other-technology 5.1"


def test_cards_that_were_not_drawn() -> None:
    state = play(Table().deck(0, "thrust", "minor", "major", "none").state, "0 specialist tester 1").state
    state = play(state, "0 test thrust").state
    assert refused(state, "0 remove thrust major") == "not-drawn 5.5"
    assert refused(state, "0 put thrust none 1") == "not-drawn 5.6"
    refusal = GAME.why_illegal(state, 0, action("put thrust none 1"))
    assert refusal is not None and refusal.remedy.facts == {"cards": (say("sms-problem-minor"),)}


def test_a_deck_that_is_drawn_whole_gives_no_more() -> None:
    state = play(Table().deck(0, "thrust", "minor", "major").state, "0 specialist tester 1", "0 test thrust").state
    state = play(state, "0 draw").state
    assert refused(state, "0 draw") == "deck-drawn 5.2"
