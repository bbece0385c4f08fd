"""What is shown can be typed as shown: it is done, or refused by the rule that forbids it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import cache
from itertools import chain, product
from pathlib import Path

import pytest

from bot.errors import Refused
from bot.games.core.actions import Action, Verb, nouns, verb_of
from bot.games.space_mission.chart import chart_of
from bot.games.space_mission.material import CARDS, PLANETS
from bot.service.features.play.choices import Wording
from bot.service.tables.loaded import LoadedTable
from tests.sampling import covering
from tests.service.every_game import EVERY, EVERY_GAME, wide_world
from tests.service.positions import LANGUAGES, context, started
from tests.service.pretended import text
from tests.service.test_typed import walked
from tests.service.world import ANN, BOB, World

CONTEXT = context()


@cache
def positions(game: str) -> list[LoadedTable]:
    """Return positions in which every verb that a random game meets can be done somewhere."""
    replay = list(walked(game, 2, seed=31, most=150))
    return covering(replay, lambda loaded: {verb_of(action) for action in legal(loaded)}, replay[::50])


def legal(loaded: LoadedTable) -> tuple[Action, ...]:
    return loaded.game.legal(loaded.state, loaded.to_move()[0])


def shown(loaded: LoadedTable, wording: Wording, place: int) -> Iterator[str]:
    """Yield the names under which all that a slot could name is shown, in every language."""
    slot = wording.verb.slots[place]
    all_words = [loaded.words(CONTEXT, language) for language in LANGUAGES]
    values = {nouns(action)[place] for action in wording.legal}
    vocabulary = loaded.presenter.vocabulary(wording.view, wording.verb.id, slot.id)
    assert vocabulary
    known = {code for code, _ in vocabulary}
    assert known >= set(chain.from_iterable(value.split("+") for value in values)) - {"-"}
    phrases = [name for _, name in vocabulary]
    phrases += [
        loaded.presenter.slot_label(wording.view, wording.verb.id, slot.id, value) for value in {*known, *values}
    ]
    yield from dict.fromkeys(words(phrase) for words in all_words for phrase in phrases)
    yield from known


def others(wording: Wording, loaded: LoadedTable) -> dict[str, str]:
    """Return nouns for all slots of the verb: of a legal action if there is one, else of anything there is."""
    if wording.legal:
        return dict(zip((slot.id for slot in wording.verb.slots), nouns(wording.legal[0]), strict=True))
    presenter, verb = loaded.presenter, wording.verb
    return {slot.id: presenter.vocabulary(wording.view, verb.id, slot.id)[0][0] for slot in verb.slots}


def answered_by_the_rules(loaded: LoadedTable, wording: Wording, given: dict[str, str]) -> bool:
    """Return whether what is typed is legal; what is not is refused by a rule, in every language."""
    action, _ = wording.read(given)
    refusal = loaded.game.why_illegal(loaded.state, wording.seat, action)
    assert (refusal is None) == (action in wording.legal)
    if refusal is not None:
        assert all(loaded.words(CONTEXT, lang)(refusal.reason) for lang in LANGUAGES)
    return refusal is None


def seats(game: str) -> Iterator[tuple[LoadedTable, int, Verb]]:
    for loaded, verb in product(positions(game), EVERY[game].game.meta.verbs):
        for seat in range(len(loaded.seats)):
            yield loaded, seat, verb


@EVERY_GAME
def test_typed_as_shown_is_done_or_refused_by_a_rule(game: str) -> None:
    """For every verb and all that its slots could name, whether it is legal or not, in and out of turn."""
    met = {True: 0, False: 0}
    for loaded, seat, verb in seats(game):
        wording = Wording(CONTEXT, loaded, seat, "en", verb)
        if not verb.slots:
            met[answered_by_the_rules(loaded, wording, {})] += 1
        for place, slot in enumerate(verb.slots):
            for name in shown(loaded, wording, place):
                try:
                    met[answered_by_the_rules(loaded, wording, {**others(wording, loaded), slot.id: name})] += 1
                except Refused as refused:
                    pytest.fail(f"{verb.id} {slot.id} {name!r}: {refused.kind}")
    assert met[True] > 20 and met[False] > 5, met


@EVERY_GAME
def test_a_word_that_names_nothing_gets_few_candidates(game: str) -> None:
    """Unless the rules say the same of all there is: then they do."""
    met = {"unknown": 0, "rule": 0}
    for loaded, seat, verb in seats(game):
        wording = Wording(CONTEXT, loaded, seat, "en", verb)
        for slot in verb.slots:
            try:
                assert not answered_by_the_rules(loaded, wording, {**others(wording, loaded), slot.id: "banana"})
                met["rule"] += 1
            except Refused as refused:
                assert refused.kind == "unknown-noun" and seat in loaded.to_move()
                (phrase,) = refused.phrases
                options = phrase.facts["options"]
                assert phrase.facts["typed"] == "banana" and isinstance(options, tuple) and 1 <= len(options) <= 5
                met["unknown"] += 1
    assert met["unknown"] > 1 and sum(met.values()) > 5, met


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[World]:
    async with wide_world(tmp_path / "data") as made:
        yield made


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_are_read_with_any_words_between(language: str) -> None:
    loaded = started(2, 3)
    seat = loaded.to_move()[0]
    hand = loaded.view(seat).hand
    one, other = (str(card.number) for card in hand[:2])
    words = loaded.words(CONTEXT, language)
    verbs = loaded.game.meta.verb_map()
    wording = Wording(CONTEXT, loaded, seat, language, verbs["top-up"])
    names = dict(loaded.presenter.vocabulary(wording.view, "top-up", "discard"))
    link = {"en": "and", "de": "und"}[language]
    for typed in (
        f"{other} {link} {one}",
        f"{one}, {other}",
        f"{words(names[one])}, {words(names[other])}",
        f"{words(names[other])} {link} {words(names[one])}",
        f"{words(names[other]).split(' (')[0]} & {one}",
    ):
        action, _ = wording.read({"discard": typed})
        assert nouns(action) == ("+".join(sorted((one, other), key=int)),), typed


async def test_what_is_not_legal_is_told_the_rule(hall: World) -> None:
    """A planet by its name that the card does not reach, a card by its name, two cards, none there is."""
    loaded = await hall.started(ANN, BOB)
    user = await hall.awaited()
    seat = loaded.seat_number(user)
    hand = [card.number for card in loaded.view(seat).hand]
    card = next(number for number in hand if CARDS[number].jump not in (None, "?"))
    ring = loaded.state.ring
    far = next(planet for planet in ring if planet not in chart_of(ring).reach(None, card))
    words = loaded.words(CONTEXT, "en")
    name = words(dict(loaded.presenter.vocabulary(loaded.view(seat), "jump", "planet"))[far])
    absent = next(planet for planet in PLANETS if planet not in ring)
    not_held = [number for number in CARDS if number not in hand]

    async def told(verb: str, by: int = user, **given: str) -> str:
        return text(await hall.command(by, verb, given))

    assert f"does not reach {name}" in await told("jump", card=f"card {card}", planet=name)
    assert "not on the table" in await told("jump", card=str(card), planet=absent)
    assert f"do not hold card {not_held[0]}" in await told("jump", card=f"card {not_held[0]}", planet=name)
    assert "still at the gate" in await told("scan", card="banana")
    assert "still at the gate" in await told("develop", cards=f"{hand[0]} and {hand[1]}")
    assert "do not hold card 999" in await told("top-up", discard="999, banana")
    assert "There is no “banana” here" in await told("top-up", discard=f"{hand[0]}, banana")
    assert "turn" in await told("top-up", by=BOB if user == ANN else ANN, discard="nothing")
    assert await hall.entries() == []
