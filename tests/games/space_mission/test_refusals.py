"""Refusals agree with the list of legal actions, and read well in both languages."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from bot.games.core.actions import Action
from bot.games.core.contract import IllegalAction
from bot.games.core.phrase import Phrase
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.material import CARDS, PLANETS, TILE_KINDS
from bot.games.space_mission.state import SpaceMissionState
from bot.text.translator import Translator
from tests.games.space_mission.builders import GAME, Table
from tests.games.space_mission.games import random_game
from tests.support.logs import words

WORDS = Translator(strict=True)


class Foreign(Action, frozen=True, tag="foreign"):
    """An action of another game."""


def garbage(dice: random.Random, state: SpaceMissionState) -> Action:
    """Draw any action of the right types: most of them are illegal, for every reason there is."""
    hand = state.pilots[state.turn].hand
    card = dice.choice([*hand, dice.randint(-1, 61)])
    planet = dice.choice([*PLANETS, "nowhere", ""])
    some = [dice.choice([*hand, card]) for _ in range(dice.randint(0, 4))]
    cards = tuple(sorted(some) if dice.random() < 0.7 else some)
    if dice.random() < 0.5:
        cards = tuple(sorted(set(cards)))
    kinds = (Jump(card, planet), Fly(planet), Scan(card), Develop(cards[:2]), Develop(cards), Discover(), TopUp(cards))
    return dice.choice((*kinds, Take(dice.choice([*TILE_KINDS, "moon"])), Foreign()))


def test_refusals_agree_with_the_legal_list_on_every_action() -> None:
    kinds: set[str] = set()
    for number in range(6):
        dice = random.Random(number)
        for moment in random_game(number):
            state, seat = moment.before, moment.seat
            legal = GAME.legal(state, seat)
            assert len(set(legal)) == len(legal), "nothing is offered twice"
            assert all(GAME.why_illegal(state, seat, each) is None for each in dice.sample(legal, min(4, len(legal))))
            for _ in range(6):
                tried = garbage(dice, state)
                refusal = GAME.why_illegal(state, seat, tried)
                assert (refusal is None) == (tried in legal), words(tried)
                if refusal is not None:
                    kinds.add(refusal.kind)
                    with pytest.raises(IllegalAction) as caught:
                        GAME.apply(state, seat, tried)
                    assert caught.value.refusal == refusal
            for other in range(len(state.pilots)):
                if other != seat:
                    assert GAME.legal(state, other) == ()
                    refusal = GAME.why_illegal(state, other, legal[0])
                    assert refusal is not None and refusal.kind == "not-your-turn"
    assert len(kinds) >= 20, kinds


def test_every_listed_action_is_accepted() -> None:
    for number in range(3):
        for moment in random_game(100 + number):
            for each in GAME.legal(moment.before, moment.seat):
                assert GAME.why_illegal(moment.before, moment.seat, each) is None
                GAME.apply(moment.before, moment.seat, each)


def _spoken(phrase: Phrase) -> list[Phrase]:
    nested = [fact for fact in phrase.facts.values() if isinstance(fact, Phrase)]
    listed = chain.from_iterable(fact for fact in phrase.facts.values() if isinstance(fact, tuple))
    return [phrase, *nested, *(each for each in listed if isinstance(each, Phrase))]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_refusal_met_in_play_speaks_with_all_its_facts(language: str) -> None:
    words = WORDS.words(language, ("Ada", "Ben", "Cleo", "Dov", "Eva"))
    met: set[str] = set()
    for number in range(8):
        dice = random.Random(1000 + number)
        for moment in random_game(number):
            for _ in range(4):
                refusal = GAME.why_illegal(moment.before, moment.seat, garbage(dice, moment.before))
                if refusal is None or (refusal.kind in met and dice.random() < 0.9):
                    continue
                met.add(refusal.kind)
                for phrase in _spoken(refusal.reason) + _spoken(refusal.remedy):
                    assert WORDS.has(language, phrase.key), phrase.key
                for text in (words(refusal.reason), words(refusal.remedy)):
                    assert text and "{" not in text and "sm-" not in text
                    assert text[-1] in ".!" and len(text) < 500, text
    assert len(met) >= 20


def test_both_languages_have_the_same_refusals() -> None:
    keys = [
        {key for key in WORDS.keys(language) if key.startswith(("sm-refuse-", "sm-remedy-"))}
        for language in ("en", "de")
    ]
    assert keys[0] == keys[1]
    reasons = {key.removeprefix("sm-refuse-") for key in keys[0] if key.startswith("sm-refuse-")}
    assert reasons == {key.removeprefix("sm-remedy-") for key in keys[0] if key.startswith("sm-remedy-")}


def test_refusals_tell_a_seat_nothing_about_other_hands() -> None:
    state = Table(3).hand(0, 2, 3).hand(1, 54).state
    refusal = GAME.why_illegal(state, 1, TopUp(()))
    assert refusal is not None and refusal.kind == "not-your-turn"
    assert all(number in CARDS for number in (2, 3, 54)) and "card" not in str(refusal)
