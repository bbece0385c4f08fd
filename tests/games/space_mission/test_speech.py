"""Texts of Space Mission beside the sentences that are kept: no names, and alt texts without Markdown."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, Who
from bot.games.registry import TITLES
from bot.games.space_mission.presenter import SpaceMissionPresenter
from bot.text import Translator
from tests.conformance.test_texts import seen
from tests.games.space_mission import views

PRESENTER = SpaceMissionPresenter()


def test_alt_texts_have_no_markdown():
    for language in ("en", "de"):
        words = Translator(strict=True).words(language, views.NAMES)
        for view in views.every().values():
            texts = [words(PRESENTER.alt(view, look, about)) for look, about in seen(TITLES["space-mission"], view)]
            assert [text for text in texts if "*" in text] == []


def test_phrases_hold_seats_and_never_names():
    """A person's name enters in the translator alone."""

    def seats(fact: object) -> bool:
        if isinstance(fact, Phrase):
            return any(map(seats, fact.facts.values()))
        return any(map(seats, fact)) if isinstance(fact, tuple) else isinstance(fact, Who)

    assert any(seats(line) for line in PRESENTER.text(views.middle(), "board", None))
