"""Texts of Space Missions beside the sentences that are kept: what leads a recap, a flight as a story, alt texts."""

from __future__ import annotations

import pytest

from bot.games.core.narration import LEADING, Page, narrations
from bot.games.space_missions import events as happened
from bot.games.space_missions.material import AUTOMA, TECHNOLOGIES
from bot.games.space_missions.presenter import SpaceMissionsPresenter
from bot.games.space_missions.speech.words import technology
from bot.text import Translator
from tests.games.space_missions import views

PRESENTER = SpaceMissionsPresenter()
SAMPLES = views.every()


@pytest.fixture(scope="module")
def translator() -> Translator:
    return Translator(strict=True)


def test_recap_begins_with_what_matters_and_omits_the_obvious():
    assert PRESENTER.weight(happened.Landed(0, 5, True, 4), 1) >= LEADING
    assert PRESENTER.weight(happened.Rewarded(0, 5, 7, True, ()), 1) >= LEADING
    assert PRESENTER.weight(happened.EventTurned("valve-fault", 1962), 1) >= LEADING
    assert PRESENTER.weight(happened.CardDrawn(0, 1, "thrust", "none"), 1) == 0
    assert PRESENTER.weight(happened.CardDrawn(0, 1, "thrust", "major"), 1) > 0
    assert PRESENTER.weight(happened.StepBegan(0, 1, "rocket", False), 1) == 0


def test_each_flight_is_a_story_from_its_launch_to_its_points():
    pages = (
        Page(1, (happened.Announced(0, 5, (2, 0, 2, 0), 1), happened.EventTurned("all-clear-1", 1965))),
        Page(2, (happened.Launched(0, 5), happened.Spared(0))),
        Page(
            3,
            (
                happened.Launched(1, 1),
                happened.TokenLost(1, "inspection", "rocket"),
                happened.StepBegan(0, 1, "rocket", False),
            ),
        ),
        Page(4, (happened.CardDrawn(0, 1, "thrust", "none"), happened.Landed(0, 5, True, 4))),
        Page(5, (happened.StepBegan(1, 1, "rocket", False), happened.Landed(1, 1, False, 1))),
        Page(
            6,
            (happened.Rewarded(0, 5, 7, True, ()), happened.Rewarded(AUTOMA, 3, 4, False, ()), happened.CameHome(0, 2)),
        ),
        Page(7, (happened.Consoled(1, 1, 1), happened.Drew(1, "thrust", ("major",)))),
        Page(8, (happened.Cancelled(0, 2, True), happened.Launched(1, 2))),
    )
    told = [[type(part.event).__name__ for part in story.parts] for story in narrations(PRESENTER, pages)]
    assert told == [
        ["Launched", "Spared", "StepBegan", "CardDrawn", "Landed", "Rewarded", "CameHome"],
        ["Launched", "TokenLost", "StepBegan", "Landed", "Consoled"],
        ["Launched"],
    ]


def test_every_technology_of_the_fullest_table_is_told(translator: Translator):
    words = translator.words("en", views.NAMES)
    alt = words(PRESENTER.alt(SAMPLES["fullest"], "control", None))
    assert all(words(phrase) in alt for phrase in map(technology, TECHNOLOGIES))


def test_the_final_board_gives_final_points(translator: Translator):
    """In its alt text and in words: points before the end scoring would contradict the ranking beside it."""
    words = translator.words("en", views.NAMES)
    [view, *_] = [view for view in SAMPLES.values() if view.over and view.standing]
    assert view.standing is not None
    changed = [
        one for one in view.standing.results if one.seat is not None and one.total != view.players[one.seat].points
    ]
    assert changed, "the end scoring brought something"
    alt = words(PRESENTER.alt(view, "board", None))
    for result in changed:
        assert result.seat is not None
        said = f"{views.NAMES[result.seat]} {result.total} "
        assert said in alt.replace(":", ""), alt
