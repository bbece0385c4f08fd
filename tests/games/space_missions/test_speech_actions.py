"""Labels, hints and slot labels of every action, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.space_missions import actions as act
from bot.games.space_missions.loading import FLIGHT_PLANS
from bot.games.space_missions.material import (
    CRAFT,
    DEVELOPED,
    EDITION,
    ENHANCEMENTS,
    PROBLEMS,
    SPECIALISTS,
    STOCK,
    TECHNOLOGIES,
)
from bot.games.space_missions.presenter import SpaceMissionsPresenter
from bot.games.space_missions.problems import consequences
from bot.games.space_missions.view import FlightCard, SpaceMissionsView
from bot.text import Translator
from tests.games.space_missions import speech_views as views

PRESENTER = SpaceMissionsPresenter()
VERB = {verb.id: verb for verb in act.VERBS}
LABEL, HINT, NOUN = 80, 100, 100


@pytest.fixture(scope="module")
def translator() -> Translator:
    return Translator(strict=True)


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> str:
    return request.param


def blocks() -> Iterator[tuple[str, int]]:
    for card in SPECIALISTS:
        for number in range(1, len(EDITION.specialists[card]) + 1):
            yield card, number


def anything() -> Iterator[Action]:
    """Every action of every verb that the material allows, possible here or not."""
    yield from (kind(card, number) for card, number in blocks() for kind in (act.Specialist, act.Copy))
    yield from (kind() for kind in (act.Pass, act.Draw, act.PutBack, act.Fill, act.Ready, act.Launch, act.Cancel))
    yield from (act.Suffer(), act.Decline())
    yield from map(act.Enhance, ENHANCEMENTS)
    yield from map(act.Develop, DEVELOPED)
    yield from (kind(name) for name in TECHNOLOGIES for kind in (act.StartTest, act.Study))
    yield from (act.Remove(name, card) for name in TECHNOLOGIES for card in PROBLEMS)
    yield from (act.Put(name, card, 7) for name in TECHNOLOGIES for card in PROBLEMS)
    yield from map(act.TakeBack, SPECIALISTS)
    yield from FLIGHT_PLANS
    yield from (act.Load(token, craft) for token in (*ENHANCEMENTS, "training") for craft in CRAFT)
    yield from (act.Give(token, craft) for token in STOCK for craft in CRAFT)
    yield from map(act.Solve, STOCK)
    yield from map(act.Hit, ("healthy", "injured"))
    yield from map(act.Bonus, (EDITION.bonuses.fixed, *EDITION.bonuses.tiles))


@pytest.mark.parametrize(
    "view",
    [views.start(), views.flying(), views.flying(1), views.testing(), views.alone(), views.fullest()],
    ids=["start", "flying", "flying seen by seat 1", "testing", "alone", "fullest"],
)
def test_labels_hints_and_nouns_fit(translator: Translator, language: str, view: SpaceMissionsView):
    words = translator.words(language, views.NAMES)
    long: list[str] = []
    for action in anything():
        label, hint = words(PRESENTER.label(view, action)), PRESENTER.hint(view, action)
        assert label
        long += [label] * (len(label) > LABEL)
        long += [words(hint)] * (len(words(hint)) > HINT) if hint else []
        verb = VERB[verb_of(action)]
        for slot, value in zip(verb.slots, nouns(action), strict=True):
            name = words(PRESENTER.slot_label(view, verb.id, slot.id, value))
            long += [name] * (len(name) > NOUN)
    assert long == []


def test_every_verb_has_a_label():
    assert {verb_of(action) for action in anything()} == set(VERB)


@pytest.mark.parametrize("pending", views.PENDING)
def test_every_choice_can_be_declined_in_words(translator: Translator, language: str, pending: str):
    words = translator.words(language, views.NAMES)
    assert words(PRESENTER.label(views.flying(pending=pending), act.Decline()))


@pytest.mark.parametrize(
    ("view", "action", "said"),
    [
        (views.start(), act.Specialist("mechanic", 1), "Mechanic: 2 enhancements"),
        (views.start(), act.Specialist("astronaut", 3), "Astronaut: 1 training + 1 enhancement"),
        (views.middle(), act.Pass(), "Pass (place 2 in the order)"),
        (views.alone(), act.Pass(), "Pass"),
        (views.start(), act.Enhance("thrust-backup"), "Take thrust backup (5 left)"),
        (views.middle(), act.Develop("rocket"), "Develop rocket 3"),
        (views.middle(), act.StartTest("thrust"), "Test thrust (6 cards)"),
        (views.middle(), act.Copy("tester", 1), "Copy Tester: test with up to 3 cards"),
        (views.start(), act.Announce(1, 1, 0), "#1 Edge of Space: rocket 1"),
        (views.start(), act.Announce(5, 2, 2), "#5 Crew in Orbit: rocket 2 and capsule 2 (1 extra payload)"),
        (
            views.start(),
            act.Announce(8, 3, 3),
            "#8 Humans on the Moon: rocket 3, capsule 3 and lunar module (1 extra payload)",
        ),
        (
            views.flying(),
            act.Load("life-support-backup", "capsule"),
            "Load life-support backup onto the capsule (0 of 2)",
        ),
        (views.flying(), act.Load("training", "capsule"), "Load training onto the capsule (1 of 2)"),
        (views.flying(), act.Launch(), "Launch #5 Crew in Orbit"),
        (views.flying(), act.Solve("control-backup"), "Make it minor with control backup"),
        (views.flying(), act.Suffer(), "Suffer it: all astronauts aboard lost and the mission is over"),
        (views.flying(pending="lose"), act.Hit("injured"), "Lose an injured astronaut"),
        (views.flying(pending="announce"), act.Decline(), "No mission this year"),
    ],
)
def test_a_label_says_the_numbers_that_matter(
    translator: Translator, view: SpaceMissionsView, action: Action, said: str
):
    assert translator.words("en", views.NAMES)(PRESENTER.label(view, action)) == said


def test_a_major_problem_that_was_made_minor_is_solved(translator: Translator):
    words = translator.words("en", views.NAMES)
    view = views.flying()
    card = FlightCard(3, "control", "major", ("control-backup",))
    flown = views.flight(drawn=(card,))
    after = replace(view, players=(replace(view.players[0], flight=flown),))
    assert words(PRESENTER.label(after, act.Solve("training"))) == "Solve it with training"
    assert words(PRESENTER.label(after, act.Suffer())) == "Suffer it: abort"


def test_unmanned_only_the_mission_suffers(translator: Translator):
    view = views.flying()
    flown = views.flight(mission=3, healthy=0, injured=0, drawn=(FlightCard(3, "control", "major"),))
    seen = replace(view, players=(replace(view.players[0], flight=flown),))
    words = translator.words("en", views.NAMES)
    assert words(PRESENTER.label(seen, act.Suffer())) == "Suffer it: the mission is over"
    drawn = consequences(flown.drawn[0], 0)
    over = replace(flown, over=True, failed=3, drawn=(replace(flown.drawn[0], suffered=drawn),))
    landed = replace(view, players=(replace(view.players[0], flight=over),))
    assert words.lines(PRESENTER.text(landed, "flight", None))[-1].endswith(
        "major problem with control → the mission is over"
    )


def _told(translator: Translator, view: SpaceMissionsView, action: Action) -> str:
    hint = PRESENTER.hint(view, action)
    assert hint is not None
    return translator.words("en", views.NAMES)(hint)


def test_a_hint_says_what_lies_in_a_deck_as_far_as_one_knows(translator: Translator):
    view = views.middle()
    assert (
        _told(translator, view, act.StartTest("thrust"))
        == "In this deck: 1 major, 3 minor, 1 problem-free and 1 unknown."
    )
    assert _told(translator, view, act.StartTest("control")) == "In this deck: 1 major, 1 minor and 2 problem-free."


def test_a_hint_says_what_a_mission_pays_and_takes(translator: Translator):
    view = views.middle()
    assert _told(translator, view, act.Announce(2, 1, 1)) == "4 points; 4 cards to draw; 1 fuel; 1 astronaut"
    assert _told(translator, view, act.Announce(6, 2, 3)) == "9 points; 7 cards to draw; 2 fuel"


def test_a_hint_counts_the_tokens_aboard_the_active_craft(translator: Translator):
    view = views.flying()
    told = _told(translator, view, act.Solve("control-backup"))
    assert told == "1 aboard this craft. You may then solve it with control backup or training."


def test_values_of_another_form_are_shown_as_they_are(translator: Translator, language: str):
    words, view = translator.words(language, views.NAMES), views.start()
    for verb in act.VERBS:
        for slot in verb.slots:
            assert words(PRESENTER.slot_label(view, verb.id, slot.id, "pluto")) == "pluto"


def test_a_card_in_autocomplete_says_its_blocks(translator: Translator):
    words = translator.words("en", views.NAMES)
    told = words(PRESENTER.slot_label(views.start(), "specialist", "card", "tester"))
    assert told == "Tester: (1) test with up to 3 cards or (2) inspection + 1 fuel"
    assert words(PRESENTER.slot_label(views.start(), "remove", "card", "minor")) == "minor problem"
