"""Autocomplete offers exactly what is legal, and every legal action can be typed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import count

import pytest

from bot.errors import Refused
from bot.games.core.actions import Action, nouns, verb_of
from bot.service.features.play.choices import MOST, Wording
from bot.service.tables.loaded import LoadedTable
from tests.service.every_game import EVERY, EVERY_GAME
from tests.service.positions import LANGUAGES, context, played

CONTEXT = context()
OF_SEVERAL = [
    game for game, title in EVERY.items() if any(slot.many for verb in title.game.meta.verbs for slot in verb.slots)
]
"""The games in which one noun may name several things."""


def walked(game: str, players: int, seed: int, most: int) -> Iterator[LoadedTable]:
    """So many positions of a game, and of one by its next preset where that is over; players as it allows."""
    meta, left = EVERY[game].game.meta, most
    players = sorted((*meta.players, players))[1]
    for number in count():
        preset = dict(meta.presets[number % len(meta.presets)].values)
        for loaded in played(players, seed + 100 * number, left, game, **preset):
            yield loaded
            left -= 1
        if left <= 0:
            return


def wordings(loaded: LoadedTable, language: str) -> Iterator[Wording]:
    seat = loaded.to_move()[0]
    for verb in loaded.game.meta.verbs:
        yield Wording(CONTEXT, loaded, seat, language, verb)


def named(wording: Wording, action: Action) -> dict[str, str]:
    return dict(zip((slot.id for slot in wording.verb.slots), nouns(action), strict=True))


def offered(wording: Wording, slot: str, given: Mapping[str, str], typed: str = "") -> set[str]:
    found = wording.complete(slot, given, typed)
    assert len(found) <= MOST
    assert all(1 <= len(choice.label) <= 100 and len(choice.value) <= 100 for choice in found)
    assert {choice.value.partition("@")[2] for choice in found} <= {str(wording.loaded.decisions[wording.seat] + 1)}
    return {choice.value.partition("@")[0] for choice in found}


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_autocomplete_offers_exactly_what_is_legal(game: str, language: str) -> None:
    chance = random.Random(4)
    for loaded in walked(game, 3, seed=11, most=60):
        for wording in wordings(loaded, language):
            legal = [named(wording, action) for action in wording.legal]
            for slot in wording.verb.slots:
                values = {action[slot.id] for action in legal}
                free = offered(wording, slot.id, {})
                assert free == values if len(values) <= MOST else free <= values
                if not legal:
                    continue
                given = {key: value for key, value in chance.choice(legal).items() if key != slot.id}
                fitting = {action[slot.id] for action in legal if given.items() <= action.items()}
                assert offered(wording, slot.id, given) == fitting or len(fitting) > MOST


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_is_reached_by_typing(game: str, language: str) -> None:
    """By its code, and by its name as far as it is shown; however many there are."""
    for loaded in walked(game, 2, seed=12, most=20):
        for wording in wordings(loaded, language):
            for action in wording.legal:
                for slot, value in named(wording, action).items():
                    others = {key: text for key, text in named(wording, action).items() if key != slot}
                    assert value in offered(wording, slot, others, value)
                    name = wording.words(loaded.presenter.slot_label(wording.view, wording.verb.id, slot, value))
                    assert value in offered(wording, slot, others, name)


@EVERY_GAME
def test_typed_codes_and_names_of_both_languages_mean_the_action(game: str) -> None:
    for loaded in walked(game, 3, seed=13, most=16):
        for wording in wordings(loaded, "en"):
            for action in wording.legal:
                codes = named(wording, action)
                assert wording.read(codes) == (action, None)
                for language in LANGUAGES:
                    words = loaded.words(CONTEXT, language)
                    names = {
                        slot: words(loaded.presenter.slot_label(wording.view, wording.verb.id, slot, value))
                        for slot, value in codes.items()
                    }
                    assert wording.read(names) == (action, None), names


@pytest.mark.parametrize("game", OF_SEVERAL)
def test_several_cards_may_be_typed_in_any_order(game: str) -> None:
    for loaded in walked(game, 2, seed=14, most=30):
        for wording in wordings(loaded, "en"):
            for action in wording.legal:
                (slot, value), *more = named(wording, action).items() or [("", "")]
                things = value.split("+")
                if more or len(things) < 2:
                    continue
                for typed in (", ".join(reversed(things)), " ".join(reversed(things)), "+".join(reversed(things))):
                    assert wording.read({slot: typed}) == (action, None)


@EVERY_GAME
def test_a_noun_left_out_is_filled_in_where_only_one_is_legal(game: str) -> None:
    met = {"filled": 0, "asked": 0}
    for loaded in walked(game, 3, seed=15, most=100):
        for wording in wordings(loaded, "en"):
            legal = [named(wording, action) for action in wording.legal]
            for action in wording.legal:
                for left_out in wording.verb.slots:
                    given = {key: value for key, value in named(wording, action).items() if key != left_out.id}
                    fitting = [other for other in legal if given.items() <= other.items()]
                    if len(fitting) == 1:
                        assert wording.read(given)[0] == action
                        met["filled"] += 1
                    elif not left_out.many:
                        with pytest.raises(Refused) as caught:
                            wording.read(given)
                        assert caught.value.kind == "say-which"
                        met["asked"] += 1
    assert met["asked"] > 20 and met["filled"], met


@pytest.mark.parametrize("game", OF_SEVERAL)
def test_a_choice_of_several_left_out_is_none_of_them(game: str) -> None:
    left_out = 0
    for loaded in walked(game, 2, seed=16, most=40):
        for wording in wordings(loaded, "en"):
            if ("-",) in map(nouns, wording.legal):
                action, _ = wording.read({})
                assert nouns(action) == ("-",)
                left_out += 1
    assert left_out


@EVERY_GAME
def test_a_verb_that_is_not_open_has_nothing_to_offer(game: str) -> None:
    for loaded in walked(game, 2, seed=17, most=40):
        for wording in wordings(loaded, "en"):
            others = {verb_of(action) for action in loaded.game.legal(loaded.state, wording.seat)}
            if wording.verb.id not in others:
                assert all(wording.complete(slot.id, {}, "") == [] for slot in wording.verb.slots)
        for waiting in set(range(2)) - set(loaded.to_move()):
            for verb in loaded.game.meta.verbs:
                wording = Wording(CONTEXT, loaded, waiting, "en", verb)
                assert all(wording.complete(slot.id, {}, "") == [] for slot in verb.slots)
