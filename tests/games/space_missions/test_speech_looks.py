"""Every look as text, complete enough to play without pictures, and its alt text within Discord's limit."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.games.space_missions.material import MISSIONS, SPECIALISTS, TECHNOLOGIES
from bot.games.space_missions.meta import META
from bot.games.space_missions.presenter import SpaceMissionsPresenter
from bot.games.space_missions.speech.words import technology
from bot.games.space_missions.view import SpaceMissionsView
from bot.text import Translator
from tests.games.space_missions import speech_views as views

PRESENTER = SpaceMissionsPresenter()
SAMPLES = views.every()
LOOKS = tuple(look.id for look in META.looks)
BONUSES = (
    "**This year's mission bonuses:** remove a card drawn in the mission, or a place at the front of next year's order"
)
LEFTOVER = re.compile(r"\bsms-|\{|\}|\$|\bNone\b|\?")


@pytest.fixture(scope="module")
def translator() -> Translator:
    return Translator(strict=True)


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> str:
    return request.param


def seen(view: SpaceMissionsView) -> list[tuple[str, str | None]]:
    """Every look with everything it can be about, and about nothing."""
    return [(look, about) for look in LOOKS for about in (None, *(noun for noun, _ in PRESENTER.subjects(view, look)))]


def text(translator: Translator, view: SpaceMissionsView, look: str = "board", about: str | None = None) -> list[str]:
    return translator.words("en", views.NAMES).lines(PRESENTER.text(view, look, about))


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_look_has_words_without_leftovers(translator: Translator, language: str, sample: str):
    words, view = translator.words(language, views.NAMES), SAMPLES[sample]
    for look, about in seen(view):
        lines = words.lines(PRESENTER.text(view, look, about))
        assert lines
        alt = words(PRESENTER.alt(view, look, about))
        assert [line for line in (*lines, alt) if not line.strip() or LEFTOVER.search(_without_asking(line))] == []


def _without_asking(line: str) -> str:
    """Prompts may ask a question; nothing else has a question mark, which would be an unknown card."""
    return re.sub(r"(call it off|suffer it|sagst du ab|hinnehmen)\?", "", line)


@pytest.mark.parametrize("sample", SAMPLES)
def test_alt_texts_fit_discord_with_the_longest_names(translator: Translator, language: str, sample: str):
    words, view = translator.words(language, views.LONG), SAMPLES[sample]
    lengths = {(look, about): len(words(PRESENTER.alt(view, look, about))) for look, about in seen(view)}
    assert {look: length for look, length in lengths.items() if length > 1024} == {}


@pytest.mark.parametrize("sample", SAMPLES)
def test_lines_fit_a_message(translator: Translator, language: str, sample: str):
    words, view = translator.words(language, views.LONG), SAMPLES[sample]
    lines = [line for look, about in seen(view) for line in words.lines(PRESENTER.text(view, look, about))]
    assert max(map(len, lines)) <= 2000


@pytest.mark.parametrize("sample", SAMPLES)
def test_prompts_and_headlines_have_words(translator: Translator, language: str, sample: str):
    words = translator.words(language, views.NAMES)
    assert words(PRESENTER.prompt(SAMPLES[sample]))
    assert all(map(words, PRESENTER.headline(SAMPLES[sample])))


def test_what_stands_beside_a_choice_is_a_look_about_nothing():
    for view in SAMPLES.values():
        beside = PRESENTER.companion_looks(view)
        assert beside
        assert all(look in LOOKS and not PRESENTER.subjects(view, look) for look in beside)


def test_an_unknown_look_says_nothing_and_an_unknown_subject_all():
    view = SAMPLES["middle"]
    assert PRESENTER.text(view, "weather", None) == ()
    assert PRESENTER.text(view, "mission", "9") == PRESENTER.text(view, "mission", None)
    assert PRESENTER.text(view, "player", "9") == PRESENTER.text(view, "player", None)


def test_subjects_are_missions_and_seats(translator: Translator):
    words, view = translator.words("en", views.NAMES), SAMPLES["middle"]
    missions = [(noun, words(name)) for noun, name in PRESENTER.subjects(view, "mission")]
    assert len(missions) == MISSIONS
    assert missions[4] == ("5", "#5 Crew in Orbit")
    assert [(noun, words(name)) for noun, name in PRESENTER.subjects(view, "player")] == [("0", "Anna"), ("1", "Bert")]
    assert PRESENTER.subjects(view, "board") == ()


def test_the_board_says_what_missions_ask_for_and_pay(translator: Translator):
    lines = text(translator, SAMPLES["middle"])
    assert (
        "- **#5 Crew in Orbit** (media and manned): 7 points for the first success, then 5; Earth orbit; "
        "at least rocket 2 and capsule 2; needed before: a success, manned or unmanned"
    ) in lines
    assert (
        "- **#2 First Human** (manned): achieved already, now 4 points (the first success brought 5); suborbital; "
        "at least rocket 1 and capsule 1; needed before: nothing"
    ) in lines
    assert any(line.endswith("**This year: Anna (you)**") for line in text(translator, SAMPLES["flying"]))


def test_the_board_says_players_order_events_bonuses_and_supply(translator: Translator):
    lines = text(translator, SAMPLES["middle"])
    expected = [
        "**Order:** Anna (you)",
        "- Order so far for the next phases: Bert",
        "**This year's event:** still face down; 6 in the pile",
        "- The next event has been seen by Bert",
        "- Events so far: All clear, Valve fault and Pump recall",
        BONUSES,
        "**Anna (you)**: 16 points; successes: manned 1; rocket 2, satellite 1, capsule 1 and lunar module",
        "- Tokens: 1 control backup, 2 thrust backups, 2 fuel and 1 inspection",
        "- Has passed this year",
        "- manned: Anna (you) with 1 success",
    ]
    assert [line for line in expected if line not in lines] == []
    assert any(line.startswith("**Supply:** 5 control backups") and line.endswith("6 astronauts") for line in lines)


def test_only_who_looked_reads_the_next_event(translator: Translator):
    told = "You know the next event: **Radar fault** (technical problem)"
    assert any(told in line for line in text(translator, SAMPLES["middle seen by seat 1"]))
    assert not any("Radar fault" in line for line in text(translator, SAMPLES["middle"]))


def test_the_control_board_says_what_one_knows_of_the_decks(translator: Translator):
    lines = text(translator, SAMPLES["middle"], "control")
    assert ("- thrust: 6 cards (1 major, 3 minor, 1 problem-free and 1 unknown); from the top: major problem") in lines
    assert "- control: 4 cards (1 major, 1 minor and 2 problem-free); removed: 1 minor" in lines
    assert (
        "- rocket 2: needs 2 fuel; carries suborbital 6 t, Earth orbit 4 t and lunar transit 3 t; slots: "
        in "".join(lines)
    )
    assert (
        sum(line.startswith(tuple(f"- {name}" for name in ("thrust", "control", "life support"))) for line in lines)
        == 3
    )


def test_between_known_cards_unknown_ones_are_told(translator: Translator):
    view = SAMPLES["middle"]
    known = views.deck("thrust", known=("?", "minor", "?", "?", "?"))
    one = replace(view.players[0], decks=(known, *view.players[0].decks[1:]))
    lines = text(translator, replace(view, players=(one, view.players[1])), "control")
    assert any(line.endswith("; from the top: unknown card and minor problem") for line in lines)


def test_a_mission_that_was_achieved_counts_no_more_for_media(translator: Translator):
    view = SAMPLES["start"]
    done = replace(view, missions=tuple(replace(card, done=True) for card in view.missions))
    assert any("**#3 First Satellite** (media and unmanned)" in line for line in text(translator, view))
    assert any("**#3 First Satellite** (unmanned)" in line for line in text(translator, done))


def test_cards_that_lie_drawn_are_not_in_the_deck(translator: Translator):
    lines = text(translator, SAMPLES["testing"], "control")
    assert any(line.startswith("- thrust: 6 cards (2 minor, 1 problem-free and 1 unknown)") for line in lines)
    flown = text(translator, SAMPLES["flying"], "control")
    assert any(line.startswith("- control: 4 cards (1 minor and 2 problem-free)") for line in flown)


def test_of_other_seats_decks_only_the_public_part(translator: Translator):
    lines = text(translator, SAMPLES["middle seen by seat 1"], "player", "0")
    assert "- thrust: 6 cards (1 major, 3 minor, 1 problem-free and 1 unknown)" in lines
    assert not any("from the top" in line for line in lines)
    fresh = text(translator, SAMPLES["middle"], "player", "1")
    assert "- Technology decks: nothing is known yet but how they start" in fresh


def test_the_hand_says_every_block(translator: Translator):
    lines = text(translator, SAMPLES["start"], "hand")
    assert lines[0] == "**Your hand: 6 specialists**"
    assert "- **Spy**: (1) copy a specialist or (2) take a specialist back or (3) 1 enhancement + pass" in lines
    assert sum(line.startswith("- **") for line in lines) == len(SPECIALISTS)
    assert "- Still to come in this block: 1 fuel" in text(translator, SAMPLES["testing"], "hand")


def test_a_mission_says_its_table_and_with_what_it_can_be_flown(translator: Translator):
    lines = text(translator, SAMPLES["flying"], "mission", "5")
    assert lines[1:5] == [
        "- Step 1, rocket: thrust ×2",
        "- Step 2, capsule: life support",
        "- Step 3, capsule: control ×2",
        "- Step 4, capsule: re-entry ×2",
    ]
    assert lines[-1] == "- You can fly it with rocket 2 and capsule 2 (1 extra payload)"
    assert text(translator, SAMPLES["start"], "mission", "5")[-1] == "- You have no craft yet that can fly it"
    assert not any(
        "Your craft" in line for line in text(translator, SAMPLES["start seen by a spectator"], "mission", "5")
    )


def test_a_flight_says_every_card_drawn(translator: Translator):
    lines = text(translator, SAMPLES["flying"], "flight")
    assert lines == [
        "**Anna (you): #5 Crew in Orbit** with rocket 2 and capsule 2 – step 3 of 4",
        "- Aboard: rocket: 1 extra payload, capsule: 1 control backup and 1 training",
        "- Crew: 1 healthy, 1 injured, 0 lost",
        "- Step 1: no problem with thrust and minor problem with thrust (spent: thrust backup)",
        "- Step 2: minor problem with life support → 1 astronaut injured",
        "- Step 3: major problem with control",
    ]
    assert set(lines) <= set(text(translator, SAMPLES["flying"]))


def test_only_the_tester_reads_the_cards(translator: Translator):
    own = text(translator, SAMPLES["testing"], "trial")
    assert own[1] == "- You hold: 1 major and 1 minor"
    for sample in ("testing seen by seat 1", "testing seen by a spectator"):
        lines = text(translator, SAMPLES[sample], "trial")
        assert len(lines) == 1
        assert "2 cards" in lines[0]


def test_the_score_says_where_points_come_from_and_who_leads(translator: Translator):
    lines = text(translator, SAMPLES["middle"], "score")
    assert lines[1] == (
        "- Anna (you): 16 points; successes: manned 1; earned: Successful missions 5, Failed missions 2, "
        "Healthy astronauts 1 and Lost astronauts -2"
    )
    assert lines[-4:] == [
        "- media: no success yet",
        "- lunar: no success yet",
        "- manned: Anna (you) with 1 success",
        "- unmanned: no success yet",
    ]


def test_the_end_says_every_line_and_the_automa(translator: Translator):
    lines = text(translator, SAMPLES["ended alone"], "score")
    assert lines[:4] == [
        "**Final ranking**",
        "The game is over: the sixties have ended.",
        "**1. Anna: 90 points**",
        "- At the start: 10",
    ]
    assert "**2. the Automa: 20 points**" in lines
    assert "**1. Anna: 90 points**" in text(translator, SAMPLES["ended"])


def test_the_automa_is_a_participant(translator: Translator):
    lines = text(translator, SAMPLES["alone"])
    assert "**Order:** the Automa and Anna (you)" in lines
    assert "**The Automa (normal)**: 17 points; successes: media 1 and unmanned 1; 6 cards left" in lines
    assert "- Its face-up specialist, which a Spy could copy: Spy" in lines
    assert "- The Automa flies #3 First Satellite this year" in lines
    assert "- media: the Automa with 1 success" in lines


@pytest.mark.parametrize(
    ("view", "said"),
    [
        (views.start(), "Play a specialist, or pass."),
        (views.start(1), "Anna has to play a specialist or pass."),
        (views.start(None, phase="handicap", pending="enhancement"), "Anna is choosing an enhancement to begin with."),
        (views.testing(1), "Anna is testing thrust and holds 2 cards."),
        (views.flying(), "A major problem with control! Solve it or suffer it?"),
        (views.flying(1), "A major problem with control! Anna is deciding what to do."),
        (views.flying(pending="lose", hits=("lose", "lose")), "Choose who is lost (2 astronauts)."),
        (views.ended(), "The game is over: Anna and Bert win together with 90 points each."),
    ],
)
def test_the_prompt(translator: Translator, view: SpaceMissionsView, said: str):
    assert translator.words("en", views.NAMES)(PRESENTER.prompt(view)) == said


def test_the_headlines(translator: Translator):
    words = translator.words("en", views.NAMES)
    view = SAMPLES["start"]
    landed = tuple(replace(card, done=True) for card in view.missions)
    assert PRESENTER.headline(view) == ()
    assert words.lines(PRESENTER.headline(replace(view, year=1969))) == [
        "**1969 is the last year.** The game ends after it."
    ]
    assert words.lines(PRESENTER.headline(replace(view, missions=landed))) == [
        "**Humans have landed on the Moon!** The game ends with this year."
    ]
    flying = replace(view, players=(views.player(0, flight=views.flight(mission=8)), view.players[1]))
    assert words.lines(PRESENTER.headline(flying)) == [
        "**For the Moon!** Anna (you) is flying the mission that can end the game this year."
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
