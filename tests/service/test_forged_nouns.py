"""Nouns that were never offered, for every slot of every verb of every game: none acts, each gets an answer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path

import pytest

from bot.errors import Refused
from bot.games.core.actions import Action, nouns, verb_of
from bot.service.features.play.choices import MOST, Wording
from bot.service.tables.loaded import LoadedTable
from tests.sampling import covering
from tests.service.every_game import EVERY, EVERY_GAME, foreign, wide_world
from tests.service.positions import LANGUAGES, context
from tests.service.pretended import text
from tests.service.test_typed import walked
from tests.service.world import ANN, BOB, CEM, World
from tests.support.odd_texts import ODD, disguised

CONTEXT = context()
KINDS = {"say-which", "unknown-noun", "stale"}


@cache
def positions(game: str) -> list[LoadedTable]:
    """Return positions in which every verb that a random game meets can be done somewhere."""
    replay = list(walked(game, 2, seed=21, most=150))
    return covering(replay, _open, replay[::50])


def _open(loaded: LoadedTable) -> set[str]:
    seat = loaded.to_move()[0]
    return {verb_of(action) for action in loaded.game.legal(loaded.state, seat)}


@cache
def words_of(game: str) -> list[str]:
    """Return odd words, words of other games, and whatever anybody could name at some time in this one."""
    legal = [
        action
        for loaded in positions(game)
        for seat in loaded.to_move()
        for action in loaded.game.legal(loaded.state, seat)
    ]
    named = dict.fromkeys(noun for action in legal for noun in nouns(action))
    # Of many nouns a few that are spread evenly.
    return [*ODD, *foreign(game)[::3], *islice(named, 0, None, 1 + len(named) // 25)]


def givens(wording: Wording, words: list[str]) -> Iterator[dict[str, str]]:
    """Yield a legal action's nouns, each in turn replaced by each word; without a legal one the word for all."""
    slots = [slot.id for slot in wording.verb.slots]
    whole = nouns(wording.legal[0]) if wording.legal else None
    for slot, word in product(slots, words):
        others = dict(zip(slots, whole, strict=True)) if whole is not None else dict.fromkeys(slots, word)
        yield {**others, slot: word}


def told(loaded: LoadedTable, seat: int, action: Action) -> bool:
    """Return whether the rules refuse an action; they can say so in every language."""
    refusal = loaded.game.why_illegal(loaded.state, seat, action)
    if refusal is not None:
        for language in LANGUAGES:
            words = loaded.words(CONTEXT, language)
            assert words(refusal.reason) and words(refusal.remedy)
    return refusal is not None


@pytest.mark.guarantee("forged-input")
@EVERY_GAME
def test_forged_noun_is_read_as_legal_or_refused_with_a_text(game: str) -> None:
    """The rules take exactly what they list, however odd the nouns; what cannot be read says what is possible."""
    met = {"read": 0, "refused": 0}
    for loaded, verb in product(positions(game), EVERY[game].game.meta.verbs):
        seat = loaded.to_move()[0]
        wording = Wording(CONTEXT, loaded, seat, "en", verb)
        for given in givens(wording, words_of(game)):
            try:
                action, _ = wording.read(given)
            except Refused as refused:
                assert refused.kind in KINDS
                assert all(loaded.words(CONTEXT, lang)(say) for lang in LANGUAGES for say in refused.phrases)
                met["refused"] += 1
            else:
                assert told(loaded, seat, action) == (action not in wording.legal), given
                met["read"] += 1
    assert met["read"] > 10 and met["refused"] > 50, met


@EVERY_GAME
def test_words_that_only_look_like_a_noun_are_not_taken_for_it(game: str) -> None:
    met = 0
    for loaded, verb in product(positions(game), EVERY[game].game.meta.verbs):
        wording = Wording(CONTEXT, loaded, loaded.to_move()[0], "en", verb)
        for action, slot in product(wording.legal[:3], range(len(verb.slots))):
            named = dict(zip((one.id for one in verb.slots), nouns(action), strict=True))
            for word in disguised(named[verb.slots[slot].id]):
                try:
                    read, _ = wording.read({**named, verb.slots[slot].id: word})
                except Refused:
                    pass
                else:
                    assert read not in wording.legal and told(loaded, wording.seat, read), word
                met += 1
    assert met > 30


@EVERY_GAME
def test_nouns_of_another_seat_do_not_act_for_it(game: str) -> None:
    met = 0
    for loaded in walked(game, 2, seed=22, most=40):
        seat = loaded.to_move()[0]
        for other in set(range(len(loaded.seats))) - set(loaded.to_move()):
            for action in loaded.game.legal(loaded.state, seat)[:5]:
                verb = loaded.game.meta.verb_map()[verb_of(action)]
                named = dict(zip((slot.id for slot in verb.slots), nouns(action), strict=True))
                read, _ = Wording(CONTEXT, loaded, other, "en", verb).read(named)
                assert told(loaded, other, read)
                met += 1
    assert met > 10


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[World]:
    async with wide_world(tmp_path / "data") as made:
        yield made


def sampled(game: str) -> list[tuple[str, str]]:
    """Return verbs and words, so that each verb and each word is met."""
    tries = list(product((verb.id for verb in EVERY[game].game.meta.verbs), words_of(game)))
    return covering(tries, lambda tried: tried)


@EVERY_GAME
async def test_a_command_of_odd_words_is_answered_and_does_nothing(hall: World, game: str) -> None:
    loaded = await hall.started(ANN, BOB, game=game)
    user = await hall.awaited()
    verbs = EVERY[game].game.meta.verb_map()
    legal = {verb: set[str]() for verb in verbs}
    for action in loaded.game.legal(loaded.state, loaded.seat_number(user)):
        legal[verb_of(action)] |= set(nouns(action))
    for verb, word in sampled(game):
        slots = [slot.id for slot in verbs[verb].slots]
        for slot in slots:
            found = await hall.service.complete(hall.ask(user), game, verb, slot, {}, word)
            assert len(found) <= MOST and {choice.value.partition("@")[0] for choice in found} <= legal[verb]
            given = dict.fromkeys(slots, word)
            assert not {
                c.value for c in await hall.service.complete(hall.ask(CEM).at(word), game, verb, slot, given, "")
            }
        if slots and word.partition("@")[0] not in legal[verb] and word.strip(" @"):
            answer = await hall.command(user, verb, dict.fromkeys(slots, word), game=game)
            assert "🚫" in text(answer) or "moved on" in text(answer), (verb, word)
        assert text(await hall.command(user, verb, dict.fromkeys(slots, word), f"x{word}", game=game)).strip()
        assert "cannot read" in text(await hall.command(user, f"x{word}", {word: word}, game=game))
    assert await hall.entries() == []


@EVERY_GAME
async def test_a_command_of_another_game_does_nothing_here(hall: World, game: str) -> None:
    await hall.started(ANN, BOB, game=game)
    user = await hall.awaited()
    for other in set(EVERY) - {game}:
        for verb in EVERY[other].game.meta.verbs:
            given = {slot.id: "1" for slot in verb.slots}
            told = text(await hall.command(user, verb.id, given, "1", game=other))
            assert f"plays {EVERY[game].game.meta.title}" in told, (other, verb.id)
            if verb.id not in EVERY[game].game.meta.verb_map():
                assert "cannot read" in text(await hall.command(user, verb.id, given, game=game))
            for slot in verb.slots:
                assert await hall.service.complete(hall.ask(user).at("1"), other, verb.id, slot.id, {}, "") == []
    assert await hall.entries() == []
