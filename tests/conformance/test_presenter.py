"""Each presenter in every language: no errors, no missing texts, all within the limits."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.core.actions import nouns, verb_of
from bot.games.core.contract import Title
from bot.games.core.events import Event
from bot.games.core.narrator import Narrator
from bot.games.core.phrase import Phrase
from bot.games.history.log import encode
from bot.text.translator import Translator
from tests.conformance.games import Case, names, some_cases
from tests.conformance.play import corpus, played, sampled

LABEL, HINT, NOUN, ALT, LINE = 80, 100, 100, 1024, 2000


class Listener:
    """Reads phrases in every language, each different one once. Names are as long as Discord allows."""

    def __init__(self, translator: Translator, seats: int) -> None:
        self._words = [
            translator.words(language, tuple(f"{'M' * 30} {seat + 1}" for seat in range(seats)))
            for language in translator.languages
        ]
        self._heard: set[bytes] = set()

    def hear(self, phrase: Phrase, limit: int = LINE) -> None:
        assert isinstance(phrase, Phrase)
        key = encode(phrase)
        if key in self._heard:
            return
        self._heard.add(key)
        for words in self._words:
            text = words(phrase)
            assert text.strip(), phrase.key
            assert len(text) <= limit, f"{phrase.key}: {len(text)} characters: {text}"


@pytest.fixture
def listener(case: Case, translator: Translator) -> Listener:
    return Listener(translator, case.seats)


def viewers(case: Case) -> tuple[int | None, ...]:
    return (None, *range(case.seats))


def test_prompts_headlines_and_actions(case: Case, listener: Listener):
    game, presenter = case.title.game, case.title.presenter
    for replay in sampled(played(case), 15):
        for viewer in viewers(case):
            view = game.view(replay.state, viewer)
            listener.hear(presenter.prompt(view))
            for headline in presenter.headline(view):
                listener.hear(headline)
            if viewer is not None:
                _hear_actions(case.title, view, game.legal(replay.state, viewer), listener)


def _hear_actions(title: Title, view: Any, legal: tuple[Any, ...], listener: Listener) -> None:
    verbs = title.game.meta.verb_map()
    for action in legal:
        listener.hear(title.presenter.label(view, action), LABEL)
        hint = title.presenter.hint(view, action)
        if hint is not None:
            listener.hear(hint, HINT)
        verb = verbs[verb_of(action)]
        for slot, value in zip(verb.slots, nouns(action), strict=True):
            listener.hear(title.presenter.slot_label(view, verb.id, slot.id, value), NOUN)


def test_looks_in_text_and_alt(case: Case, listener: Listener):
    game, presenter = case.title.game, case.title.presenter
    for replay in sampled(played(case), 8):
        for viewer in viewers(case):
            view = game.view(replay.state, viewer)
            for look in game.meta.looks:
                if look.private and viewer is None:
                    continue
                subjects = presenter.subjects(view, look.id)
                assert bool(subjects) == (look.about is not None)
                for noun, name in subjects:
                    assert noun
                    listener.hear(name, NOUN)
                for about in (*(noun for noun, _ in subjects),) or (None,):
                    lines = presenter.text(view, look.id, about)
                    assert lines
                    for line in lines:
                        listener.hear(line)
                    listener.hear(presenter.alt(view, look.id, about), ALT)


def test_what_stands_beside_a_choice_is_a_look_of_the_game(case: Case, listener: Listener):
    game, presenter = case.title.game, case.title.presenter
    for replay in sampled(played(case), 8):
        for seat in range(case.seats):
            view = game.view(replay.state, seat)
            beside = presenter.companion_looks(view)
            assert beside
            assert len(set(beside)) == len(beside)
            for look in beside:
                assert game.meta.look(look) is not None
                # It is shown without a subject, which is its first.
                assert [noun for noun, _ in presenter.subjects(view, look)][:1] in ([], [str(seat)])


def test_every_reading_of_every_event(case: Case, listener: Listener):
    presenter = case.title.presenter
    for position in played(case).positions:
        for event in position.events:
            open_reading = [presenter.describe(event, viewer, over=True) for viewer in viewers(case)]
            for phrase in (*open_reading, *(presenter.describe(event, viewer, over=False) for viewer in viewers(case))):
                if phrase is not None:
                    listener.hear(phrase)


def test_a_narration_is_made_of_what_everybody_may_read(case: Case):
    presenter = case.title.presenter
    if not isinstance(presenter, Narrator):
        return
    assert [event for event in _beats(case, presenter) if presenter.describe(event, None, over=False) is None] == []


@pytest.mark.parametrize("name", names())
def test_a_game_that_tells_narrations_has_some(name: str):
    """Not every random game has one."""
    cases = [case for case in some_cases() if case.game == name]
    presenter = cases[0].title.presenter
    assert not isinstance(presenter, Narrator) or any(_beats(case, presenter) for case in cases)


def _beats(case: Case, presenter: Narrator) -> list[Event]:
    return [
        event for position in played(case).positions for event in position.events if presenter.narration_line(event)
    ]


def test_something_is_told_of_every_action(case: Case):
    presenter = case.title.presenter
    for position in played(case).positions:
        if position.events:
            assert any(presenter.describe(event, None, over=False) for event in position.events)


def test_an_unknown_event_is_not_told(case: Case):
    class Odd(Event, frozen=True, tag="odd"):
        secret: int

    for viewer in viewers(case):
        for over in (False, True):
            assert case.title.presenter.describe(Odd(1), viewer, over) is None


def test_refusals(case: Case, listener: Listener):
    game = case.title.game
    tried = corpus(played(case), game)[::5]
    for replay in sampled(played(case), 6):
        for seat in range(case.seats):
            for action in tried:
                refusal = game.why_illegal(replay.state, seat, action)
                if refusal is not None:
                    listener.hear(refusal.reason)
                    listener.hear(refusal.remedy)


def test_scores(case: Case, listener: Listener):
    game, presenter = case.title.game, case.title.presenter
    for replay in sampled(played(case), 5):
        for result in game.score(replay.state).results:
            if result.name is not None:
                listener.hear(result.name)
            for line in result.lines:
                listener.hear(presenter.score_label(line.category))
                if line.detail is not None:
                    listener.hear(line.detail)


@pytest.mark.parametrize("name", names())
def test_the_rules_by_topic(name: str, translator: Translator):
    title = next(case.title for case in some_cases() if case.game == name)
    listener = Listener(translator, 2)
    for topic in title.game.meta.rule_topics:
        paragraphs = title.presenter.rules(topic)
        assert paragraphs
        for paragraph in paragraphs:
            listener.hear(paragraph)


def test_the_listener_would_hear_a_missing_word(translator: Translator):
    listener = Listener(translator, 2)
    with pytest.raises(LookupError):
        listener.hear(Phrase("no-such-key"))
    with pytest.raises(AssertionError):
        listener.hear(Phrase("toy-bid-do-bid", {"card": 12345}), 3)
