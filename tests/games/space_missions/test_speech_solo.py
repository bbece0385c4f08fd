"""The Automa's texts: its cards, what is left of them, the order, and its landing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.space_missions.actions import Pass, Specialist
from bot.games.space_missions.material import AUTOMA, EDITION
from bot.games.space_missions.presenter import SpaceMissionsPresenter
from bot.games.space_missions.view import SpaceMissionsView
from bot.text import Translator
from tests.games.space_missions import speech_views as views
from tests.games.space_missions.builders import GAME, action, play
from tests.games.space_missions.test_order import FIVE, after_actions, alone

PRESENTER = SpaceMissionsPresenter()


@pytest.fixture(scope="module")
def translator() -> Translator:
    return Translator(strict=True)


def board(translator: Translator, view: SpaceMissionsView) -> list[str]:
    return translator.words("en", views.NAMES).lines(PRESENTER.text(view, "board", None))


def hint(view: SpaceMissionsView, action: Action) -> str:
    said = PRESENTER.hint(view, action)
    assert said is not None
    return said.key


class TestCards:
    def test_what_is_left_and_what_was_turned_up_stand_beside_it(self, translator: Translator):
        lines = board(translator, views.alone())  # normal: three of type 1, three of type 2, two of type 3
        assert "- Its cards still to come, in unknown order: 2 of type 1, 3 of type 2 and 1 of type 3" in lines
        assert "- Its cards so far: type 1 and type 3 (rules, topic 17)" in lines

    def test_before_the_first_none_is_told_of(self, translator: Translator):
        view = views.alone()
        assert view.automa is not None
        lines = board(translator, replace(view, automa=replace(view.automa, level="expert", past=(), cards=8)))
        assert any(line.endswith(": 2 of type 1, 1 of type 2, 3 of type 3 and 2 of type 4") for line in lines)
        assert not any(line.startswith("- Its cards so far") for line in lines)

    def test_after_the_last_nothing_is_left(self, translator: Translator):
        view = views.alone()
        assert view.automa is not None
        past = (1, 1, 1, 2, 2, 2, 3, 3)
        lines = board(translator, replace(view, automa=replace(view.automa, past=past, cards=0)))
        assert "- Its cards still to come, in unknown order: nothing" in lines

    def test_rules_tell_the_automas_choices_and_numbers_by_level(self, translator: Translator):
        lines = translator.words("en").lines(PRESENTER.rules("solo"))
        lowest, counting = "the lowest mission not yet achieved", "the highest achieved one in a scored category"
        assert lines[-7:] == [
            f"- type 1: {lowest}",
            f"- type 2: {counting}, else {lowest}",
            f"- type 3: the same as the player's, else {counting}, else {lowest}",
            f"- type 4: the one above the highest achieved so far, else {counting}, else {lowest}",
            "- trainee: 3 of type 1, 3 of type 2 and 2 of type 3",
            "- normal: 3 of type 1, 3 of type 2 and 2 of type 3",
            "- expert: 2 of type 1, 1 of type 2, 3 of type 3 and 2 of type 4",
        ]

    def test_every_type_and_level_is_told(self, translator: Translator):
        lines = translator.words("de").lines(PRESENTER.rules("solo"))
        listed = [line for line in lines if line.startswith("- ")]
        assert len(listed) == len(EDITION.automa.types) + len(EDITION.automa.decks)


class TestOrder:
    """What is promised of a pass is what comes of it."""

    @pytest.mark.parametrize(
        ("played", "lines", "passing", "key", "after"),
        [
            ((), (), "pass", "first", (0, AUTOMA)),
            (FIVE[:4], (), "pass", "first", (0, AUTOMA)),
            (FIVE[:2], ("0 specialist spy 2", "0 take-back mechanic"), "pass", "stays", (AUTOMA, 0)),
            (FIVE[:4], ("0 specialist spy 2", "0 take-back mechanic"), "pass", "second", (AUTOMA, 0)),
            (FIVE[:2], (), "specialist spy 3", "first", (0, AUTOMA)),
        ],
    )
    def test_the_hint_of_a_pass(
        self, played: tuple[str, ...], lines: tuple[str, ...], passing: str, key: str, after: tuple[int, ...]
    ):
        table = alone(AUTOMA, 0)
        state = play(table.played(0, *played).state if played else table.state, *lines).state
        assert hint(GAME.view(state, 0), action(passing)) == f"sms-hint-pass-alone-{key}"
        finishing = ("0 enhance payload",) if passing.startswith("specialist") else ()
        assert after_actions(state, f"0 {passing}", *finishing) == after

    def test_whom_a_bonus_put_in_front_comes_first_in_any_case(self):
        view = views.alone(upper=(0,))
        assert view.automa is not None
        view = replace(view, automa=replace(view.automa, took_back=True))
        assert hint(view, Pass()) == "sms-hint-pass-alone-first"
        assert hint(replace(view, upper=()), Specialist("spy", 3)) == "sms-hint-pass-alone-stays"


def test_the_landing_of_the_automa_is_told_before_it_is_scored(translator: Translator):
    words = translator.words("en", views.NAMES)
    view = views.alone(phase="fly", event="all-clear-1", past=())
    assert PRESENTER.headline(view) == ()
    assert view.automa is not None
    landing = replace(view, automa=replace(view.automa, mission=8))
    assert words.lines(PRESENTER.headline(landing)) == [
        "**The Automa is flying to the Moon.** The game ends with this year."
    ]
