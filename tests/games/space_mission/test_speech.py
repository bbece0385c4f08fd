"""Texts of Space Mission beside the sentences that are kept: no names, and alt texts without Markdown."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.phrase import Phrase, Who
from bot.games.registry import TITLES
from bot.games.space_mission.actions import Take
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


@pytest.mark.parametrize(
    ("space_up", "last"),
    [(0, "sm-headline-last-tile"), (5, "sm-headline-last-tile"), (6, "sm-headline-last-tile-ends")],
)
def test_the_last_tile_of_a_pile_is_announced_first(space_up: int, last: str):
    view = views.last_tile(space_up)
    assert [said.key for said in PRESENTER.headline(view)][:1] == [last]
    assert (PRESENTER.label(view, Take("water")).key == "sm-label-ends") == last.endswith("-ends")


def test_a_player_is_warned_where_a_tile_ends_the_game():
    """Those who know that one other tile lies above enough space tiles hear it before they choose the action."""
    view = replace(views.middle(), ring=views.with_one_tile(), space_up=6)
    ends = "sm-headline-here-ends"
    assert ends in {said.key for said in PRESENTER.headline(view)}
    for other in (replace(view, space_up=5), replace(view, viewer=1), replace(view, end="developed"), views.middle()):
        assert ends not in {said.key for said in PRESENTER.headline(other)}
