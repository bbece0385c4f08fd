"""What is typed: autocomplete offers what is legal, names that are shown are taken, forged nouns do nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, count, islice, product
from typing import TypeVar

import pytest

from bot.errors import Refused
from bot.games.core.actions import Action, Verb, nouns, verb_of
from bot.games.core.phrase import Phrase
from bot.games.space_mission.chart import chart_of
from bot.games.space_mission.material import CARDS, PLANETS
from bot.limits import AUTOCOMPLETE
from bot.service.features.play.choices import Wording
from bot.service.tables.loaded import LoadedTable
from tests.sampling import covering
from tests.service.every_game import EVERY, EVERY_GAME, PART_OF_EVERY_GAME, SOME_GAMES, every_game_and, foreign
from tests.service.positions import LANGUAGES, context, played, started
from tests.service.pretended import text
from tests.service.world import ANN, BOB, CEM, World
from tests.soaking import share
from tests.support.odd_texts import ODD, disguised

T = TypeVar("T")
CONTEXT = context()
OF_SEVERAL = [
    game for game, title in EVERY.items() if any(slot.many for verb in title.game.meta.verbs for slot in verb.slots)
]
"""The games in which one noun may name several things."""


LONGEST = 150


@cache
def walk(game: str, players: int) -> tuple[LoadedTable, ...]:
    """Positions of a game, and of one by its next preset where that is over; players as it allows."""
    meta, found = EVERY[game].game.meta, list[LoadedTable]()
    players = sorted((*meta.players, players))[1]
    for number in count():
        preset = dict(meta.presets[number % len(meta.presets)].values)
        found += played(players, (31 if players == 2 else 15) + 100 * number, LONGEST - len(found), game, **preset)
        if len(found) == LONGEST:
            return tuple(found)
    raise AssertionError


def walked(game: str, players: int, most: int) -> tuple[LoadedTable, ...]:
    """So many positions: all tests read those of the same walk, which is played once."""
    return walk(game, players)[:most]


def wordings(loaded: LoadedTable, language: str) -> Iterator[Wording]:
    seat = loaded.to_move()[0]
    for verb in loaded.game.meta.verbs:
        yield Wording(CONTEXT, loaded, seat, language, verb)


def named(wording: Wording, action: Action) -> dict[str, str]:
    return dict(zip((slot.id for slot in wording.verb.slots), nouns(action), strict=True))


def offered(wording: Wording, slot: str, given: Mapping[str, str], typed: str = "") -> set[str]:
    found = wording.complete(slot, given, typed)
    assert len(found) <= AUTOCOMPLETE
    assert all(1 <= len(choice.label) <= 100 and len(choice.value) <= 100 for choice in found)
    assert {choice.value.partition("@")[2] for choice in found} <= {str(wording.loaded.decisions[wording.seat] + 1)}
    return {choice.value.partition("@")[0] for choice in found}


@cache
def positions(game: str) -> list[LoadedTable]:
    """Return positions in which every verb that a random game meets can be done somewhere."""
    replay = walk(game, 2)
    return covering(replay, lambda loaded: {verb_of(action) for action in open_to(loaded)}, replay[::50])


def open_to(loaded: LoadedTable) -> tuple[Action, ...]:
    """Return the legal actions of the first seat to move."""
    return loaded.game.legal(loaded.state, loaded.to_move()[0])


@every_game_and("language", LANGUAGES)
def test_autocomplete_offers_exactly_what_is_legal(game: str, language: str) -> None:
    chance = random.Random(4)
    for loaded in walked(game, 3, most=60):
        for wording in wordings(loaded, language):
            legal = [named(wording, action) for action in wording.legal]
            for slot in wording.verb.slots:
                values = {action[slot.id] for action in legal}
                free = offered(wording, slot.id, {})
                assert free == values if len(values) <= AUTOCOMPLETE else free <= values
                if not legal:
                    continue
                given = {key: value for key, value in chance.choice(legal).items() if key != slot.id}
                fitting = {action[slot.id] for action in legal if given.items() <= action.items()}
                assert offered(wording, slot.id, given) == fitting or len(fitting) > AUTOCOMPLETE


@every_game_and("language", LANGUAGES)
def test_every_legal_action_is_reached_by_typing(game: str, language: str) -> None:
    """By its code, and by its name as far as it is shown; however many there are."""
    for loaded in walked(game, 2, most=20):
        for wording in wordings(loaded, language):
            for action in wording.legal:
                for slot, value in named(wording, action).items():
                    others = {key: text for key, text in named(wording, action).items() if key != slot}
                    assert value in offered(wording, slot, others, value)
                    name = wording.words(loaded.presenter.slot_label(wording.view, wording.verb.id, slot, value))
                    assert value in offered(wording, slot, others, name)


def labelled(wording: Wording, action: Action) -> Phrase:
    return wording.loaded.presenter.label(wording.view, action)


def labels_named(wording: Wording, language: str) -> dict[tuple[str, ...], list[Phrase]]:
    """Return the labels of the legal actions by the names of their nouns."""
    words, slots = wording.loaded.words(CONTEXT, language), wording.verb.slots
    found = dict[tuple[str, ...], list[Phrase]]()
    for action in wording.legal:
        names = tuple(
            words(wording.loaded.presenter.slot_label(wording.view, wording.verb.id, slot.id, noun))
            for slot, noun in zip(slots, nouns(action), strict=True)
        )
        labels = found.setdefault(names, [])
        if labelled(wording, action) not in labels:
            labels.append(labelled(wording, action))
    return found


@EVERY_GAME
def test_typed_codes_and_names_of_both_languages_mean_the_action(game: str) -> None:
    for loaded in walked(game, 3, most=16):
        for wording in wordings(loaded, "en"):
            for action in wording.legal:
                assert wording.read(named(wording, action)) == (action, None)
            for names, labels in chain.from_iterable(labels_named(wording, lang).items() for lang in LANGUAGES):
                given = dict(zip((slot.id for slot in wording.verb.slots), names, strict=True))
                if len(labels) == 1:
                    assert labelled(wording, wording.read(given)[0]) == labels[0], names
                    continue
                with pytest.raises(Refused) as caught:  # the same card at two prices
                    wording.read(given)
                assert caught.value.phrases[0].facts["options"] == tuple(labels)


@pytest.mark.parametrize("game", OF_SEVERAL)
def test_several_cards_may_be_typed_in_any_order(game: str) -> None:
    for loaded in walked(game, 2, most=30):
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
    for loaded in walked(game, 3, most=100):
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
    for loaded in walked(game, 2, most=40):
        for wording in wordings(loaded, "en"):
            if ("-",) in map(nouns, wording.legal):
                action, _ = wording.read({})
                assert nouns(action) == ("-",)
                left_out += 1
    assert left_out


@EVERY_GAME
def test_a_verb_that_is_not_open_has_nothing_to_offer(game: str) -> None:
    for loaded in walked(game, 2, most=40):
        for wording in wordings(loaded, "en"):
            others = {verb_of(action) for action in loaded.game.legal(loaded.state, wording.seat)}
            if wording.verb.id not in others:
                assert all(wording.complete(slot.id, {}, "") == [] for slot in wording.verb.slots)
        for waiting in set(range(2)) - set(loaded.to_move()):
            for verb in loaded.game.meta.verbs:
                wording = Wording(CONTEXT, loaded, waiting, "en", verb)
                assert all(wording.complete(slot.id, {}, "") == [] for slot in verb.slots)


# -- what is shown can be typed as shown: it is done, or refused by the rule that forbids it ---------------------------


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


def filled(wording: Wording, loaded: LoadedTable) -> dict[str, str]:
    """Return nouns for all slots of the verb: of a legal action if there is one, else of anything there is."""
    if wording.legal:
        return named(wording, wording.legal[0])
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


def few(cases: Sequence[T], most: int) -> Sequence[T]:
    """Return all cases of a small game; of one that has more, some that are spread evenly."""
    return share(cases, 1 + len(cases) // most)


def each_seat(game: str) -> Iterator[tuple[LoadedTable, int, Verb]]:
    for loaded, verb in product(positions(game), EVERY[game].game.meta.verbs):
        for seat in range(len(loaded.seats)):
            yield loaded, seat, verb


@PART_OF_EVERY_GAME
def test_typed_as_shown_is_done_or_refused_by_a_rule(game: str) -> None:
    """For every verb and all that its slots could name, whether it is legal or not, in and out of turn."""
    met = {True: 0, False: 0}
    for loaded, seat, verb in each_seat(game):
        wording = Wording(CONTEXT, loaded, seat, "en", verb)
        others = filled(wording, loaded)
        if not verb.slots:
            met[answered_by_the_rules(loaded, wording, {})] += 1
        for place, slot in enumerate(verb.slots):
            for name in few([*shown(loaded, wording, place)], 8):
                try:
                    met[answered_by_the_rules(loaded, wording, {**others, slot.id: name})] += 1
                except Refused as refused:
                    pytest.fail(f"{verb.id} {slot.id} {name!r}: {refused.kind}")
    assert met[True] > 5 and met[False] > 2, met


@PART_OF_EVERY_GAME
def test_a_word_that_names_nothing_gets_few_candidates(game: str) -> None:
    """Unless the rules say the same of all there is: then they do."""
    met = {"unknown": 0, "rule": 0}
    for loaded, seat, verb in few([*each_seat(game)], 60):
        wording = Wording(CONTEXT, loaded, seat, "en", verb)
        for slot in verb.slots:
            try:
                assert not answered_by_the_rules(loaded, wording, {**filled(wording, loaded), slot.id: "banana"})
                met["rule"] += 1
            except Refused as refused:
                assert refused.kind == "unknown-noun" and seat in loaded.to_move()
                (phrase,) = refused.phrases
                options = phrase.facts["options"]
                assert phrase.facts["typed"] == "banana" and isinstance(options, tuple) and 1 <= len(options) <= 5
                met["unknown"] += 1
    assert met["unknown"] > 1 and sum(met.values()) > 5, met


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

    assert f"do not reach {name}" in await told("jump", card=f"card {card}", planet=name)
    assert "not on the table" in await told("jump", card=str(card), planet=absent)
    assert f"do not hold card {not_held[0]}" in await told("jump", card=f"card {not_held[0]}", planet=name)
    assert "still at the gate" in await told("scan", card="banana")
    assert "still at the gate" in await told("develop", cards=f"{hand[0]} and {hand[1]}")
    assert "do not hold card 999" in await told("top-up", discard="999, banana")
    assert "There is no “banana” here" in await told("top-up", discard=f"{hand[0]}, banana")
    assert "turn" in await told("top-up", by=BOB if user == ANN else ANN, discard="nothing")
    assert await hall.entries() == []


# -- nouns that were never offered, for every slot of every verb: none acts, each gets an answer -----------------------


KINDS = {"say-which", "unknown-noun", "stale"}


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
    for slot, word in product(slots, words):
        others = named(wording, wording.legal[0]) if wording.legal else dict.fromkeys(slots, word)
        yield {**others, slot: word}


def typed(game: str) -> Iterator[tuple[Wording, dict[str, str]]]:
    """Yield what is typed for each verb in each position."""
    for loaded, verb in product(positions(game), EVERY[game].game.meta.verbs):
        wording = Wording(CONTEXT, loaded, loaded.to_move()[0], "en", verb)
        for given in givens(wording, words_of(game)):
            yield wording, given


def rules_refuse(loaded: LoadedTable, seat: int, action: Action) -> bool:
    """Return whether the rules refuse an action; they can say so in every language."""
    refusal = loaded.game.why_illegal(loaded.state, seat, action)
    if refusal is not None:
        for language in LANGUAGES:
            words = loaded.words(CONTEXT, language)
            assert words(refusal.reason) and words(refusal.remedy)
    return refusal is not None


@pytest.mark.guarantee("forged-input")
@PART_OF_EVERY_GAME
def test_forged_noun_is_read_as_legal_or_refused_with_a_text(game: str) -> None:
    """The rules take exactly what they list, however odd the nouns; what cannot be read says what is possible."""
    met = {"read": 0, "refused": 0}
    for wording, given in few([*typed(game)], 1000):
        try:
            action, _ = wording.read(given)
        except Refused as refused:
            assert refused.kind in KINDS
            words = [wording.loaded.words(CONTEXT, language) for language in LANGUAGES]
            assert all(say(phrase) for say in words for phrase in refused.phrases)
            met["refused"] += 1
        else:
            assert rules_refuse(wording.loaded, wording.seat, action) == (action not in wording.legal), given
            met["read"] += 1
    assert met["read"] > 10 and met["refused"] > 50, met


@PART_OF_EVERY_GAME
def test_words_that_only_look_like_a_noun_are_not_taken_for_it(game: str) -> None:
    met = 0
    for loaded, verb in few([*product(positions(game), EVERY[game].game.meta.verbs)], 60):
        wording = Wording(CONTEXT, loaded, loaded.to_move()[0], "en", verb)
        for action, slot in product(wording.legal[:3], range(len(verb.slots))):
            given = named(wording, action)
            for word in disguised(given[verb.slots[slot].id]):
                try:
                    read, _ = wording.read({**given, verb.slots[slot].id: word})
                except Refused:
                    pass
                else:
                    assert read not in wording.legal and rules_refuse(loaded, wording.seat, read), word
                met += 1
    assert met > 30


@EVERY_GAME
def test_nouns_of_another_seat_do_not_act_for_it(game: str) -> None:
    met = 0
    for loaded in walked(game, 2, most=40):
        seat = loaded.to_move()[0]
        for other in set(range(len(loaded.seats))) - set(loaded.to_move()):
            for action in loaded.game.legal(loaded.state, seat)[:5]:
                verb = loaded.game.meta.verb_map()[verb_of(action)]
                wording = Wording(CONTEXT, loaded, other, "en", verb)
                read, _ = wording.read(named(wording, action))
                assert rules_refuse(loaded, other, read)
                met += 1
    assert met > 10


def sampled(game: str) -> list[tuple[str, str]]:
    """Return verbs and words, so that each verb and each word is met."""
    tries = list(product((verb.id for verb in EVERY[game].game.meta.verbs), words_of(game)))
    return covering(tries, lambda tried: tried)


@SOME_GAMES
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
            assert len(found) <= AUTOCOMPLETE and {choice.value.partition("@")[0] for choice in found} <= legal[verb]
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


@SOME_GAMES
async def test_a_command_of_another_game_does_nothing_here(hall: World, game: str) -> None:
    await hall.started(ANN, BOB, game=game)
    user = await hall.awaited()
    for other in set(EVERY) - {game}:
        for verb in EVERY[other].game.meta.verbs:
            given = {slot.id: "1" for slot in verb.slots}
            rules_refuse = text(await hall.command(user, verb.id, given, "1", game=other))
            assert f"plays {EVERY[game].game.meta.title}" in rules_refuse, (other, verb.id)
            if verb.id not in EVERY[game].game.meta.verb_map():
                assert "cannot read" in text(await hall.command(user, verb.id, given, game=game))
            for slot in verb.slots:
                assert await hall.service.complete(hall.ask(user).at("1"), other, verb.id, slot.id, {}, "") == []
    assert await hall.entries() == []
