"""Every name in the game's `meta` has its words, within the limits of where they are shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.games.space_missions
from bot.games.core.contract import Title
from bot.games.core.phrase import say
from bot.games.registry import TITLES
from bot.games.space_missions.material import (
    CATEGORIES,
    CRAFT,
    EDITION,
    MISSIONS,
    PROBLEMS,
    SPECIALISTS,
    STOCK,
    TECHNOLOGIES,
    TECHNOLOGY,
)
from bot.games.space_missions.meta import META
from bot.games.space_missions.presenter import SpaceMissionsPresenter
from bot.service.features.lobby.game_list import game_choice
from bot.text import Translator

PRESENTER = SpaceMissionsPresenter()
ROOT = Path(bot.games.space_missions.__file__).parent
DESCRIPTION = 100
"""Characters of a command's or a menu choice's description in Discord."""
NAME = re.compile(r"[-\w]{1,32}")
LINES = ("start", "missions", "failures", "healthy", "lost", *CATEGORIES)


@pytest.fixture(scope="module")
def translator() -> Translator:
    return Translator(strict=True)


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> str:
    return request.param


def material() -> Iterator[str]:
    yield from (f"sms-mission-{number}" for number in range(1, MISSIONS + 1))
    yield from (f"sms-technology-{name}" for name in TECHNOLOGIES)
    yield from (f"sms-kind-{craft}" for craft in CRAFT)
    yield from (f"sms-craft-{craft}" for craft in CRAFT)
    yield from (f"sms-token{many}-{token}" for token in STOCK for many in ("", "s"))
    yield from (f"sms-problem{many}-{card}" for card in (*PROBLEMS, "unknown") for many in ("", "s"))
    yield from (f"sms-specialist-{card}" for card in SPECIALISTS)
    yield from (f"sms-acts-{act}" for blocks in EDITION.specialists.values() for block in blocks for act in block)
    yield from (f"sms-event-{event.id}" for event in EDITION.events)
    yield from (f"sms-bonus-{name}" for name in (EDITION.bonuses.fixed, *EDITION.bonuses.tiles))
    yield from (f"sms-orbit-{orbit}" for rocket in EDITION.rockets for orbit in rocket.payload)
    yield from (f"sms-requires-{what}" for mission in EDITION.missions for what in mission.requires)
    yield from (f"sms-consequence-{what}" for known in TECHNOLOGY.values() for what in (*known.minor, *known.major))
    yield from (f"sms-symbol-{symbol}" for symbols in EDITION.automa.types for symbol in symbols)
    yield from (f"sms-automa-{level}" for level in EDITION.automa.decks)
    yield from (f"sms-category-{name}" for name in CATEGORIES)
    yield from (f"sms-told-ended-{reason}" for reason in (*META.ends, "vote"))


def cover() -> Iterator[str]:
    yield "sms-about"
    for option in META.options:
        yield f"sms-option-{option.id}"
        yield from (f"sms-option-{option.id}-{choice}" for choice in option.choices)
    yield from (f"sms-preset-{preset.id}" for preset in META.presets)
    for verb in META.verbs:
        yield from (f"sms-verb-{verb.id}", f"sms-verb-{verb.id}-about", f"sms-verb-{verb.id}-name")
        for slot in verb.slots:
            yield from (f"sms-slot-{slot.id}", f"sms-slot-{slot.id}-name")
    yield from (f"sms-look-{look.id}" for look in META.looks)
    yield from (f"sms-level-{level}" for level in META.levels)
    yield from (f"sms-rules-topic-{topic}" for topic in META.rule_topics)


def test_everything_has_words_in_every_language(translator: Translator, language: str):
    assert [key for key in (*cover(), *material()) if not translator.has(language, key)] == []


def test_descriptions_and_names_fit(translator: Translator, language: str):
    words = translator.words(language)
    described = [key for key in cover() if key != "sms-about"]
    assert [key for key in described if len(words(say(key))) > DESCRIPTION] == []
    names = [key for key in cover() if key.endswith("-name")]
    assert len(names) > 40
    wrong = [key for key in names if not NAME.fullmatch(name := words(say(key))) or name != name.lower()]
    assert wrong == []


def test_no_two_commands_or_options_of_a_command_share_a_name(translator: Translator, language: str):
    words = translator.words(language)
    verbs = [words(say(f"sms-verb-{verb.id}-name")) for verb in META.verbs]
    assert len(set(verbs)) == len(verbs)
    for verb in META.verbs:
        slots = [words(say(f"sms-slot-{slot.id}-name")) for slot in verb.slots]
        assert len(set(slots)) == len(slots)


@pytest.mark.parametrize("topic", META.rule_topics)
def test_every_topic_is_explained_in_numbered_paragraphs(translator: Translator, language: str, topic: str):
    words = translator.words(language)
    number = META.rule_topics.index(topic) + 1
    lines = words.lines(PRESENTER.rules(topic))
    paragraphs = [line for line in lines if not line.startswith("- ")]
    assert paragraphs
    for place, paragraph in enumerate(paragraphs, 1):
        assert paragraph.startswith(f"**{number}.{place}")
    assert lines[: len(paragraphs)] == paragraphs
    assert words(say(f"sms-rules-topic-{topic}")).startswith(f"{number}. ")


def test_no_paragraph_is_left_out(translator: Translator, language: str):
    told = {phrase.key for topic in META.rule_topics for phrase in PRESENTER.rules(topic)}
    written = {key for key in translator.keys(language) if re.fullmatch(r"sms-rules-(?!topic-).*-\d+", key)}
    assert written <= told


def test_an_unknown_topic_has_no_paragraphs():
    assert PRESENTER.rules("weather") == ()


def test_refusals_cite_paragraphs_that_exist():
    paragraphs = {
        f"{number}.{place}"
        for number, topic in enumerate(META.rule_topics, 1)
        for place, phrase in enumerate(PRESENTER.rules(topic), 1)
        if phrase.key.startswith(f"sms-rules-{topic}")
    }
    sources = (path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py") if "speech" not in path.parts)
    cited = {rule for source in sources for rule in re.findall(r'"(\d+\.\d+)"', source)}
    assert cited
    assert cited <= paragraphs


def test_numbers_of_the_rules_are_those_of_the_edition(translator: Translator):
    words = translator.words("en")
    scoring = " ".join(words.lines(PRESENTER.rules("scoring")))
    assert f"bring {EDITION.scoring.most} points and the second most {EDITION.scoring.second}" in scoring
    assert "- **Mechanic**: (1) 2 enhancements or (2) 1 enhancement + 1 fuel" in words.lines(
        PRESENTER.rules("specialists")
    )
    assert (
        "- landing: thrust backup or training solves a minor problem, otherwise: abort; "
        "thrust backup makes a major one minor, otherwise: 2 astronauts lost and abort"
    ) in words.lines(PRESENTER.rules("technologies"))


def test_the_rules_tell_every_line_of_media_missions(translator: Translator):
    lines = [line for line in translator.words("en").lines(PRESENTER.rules("media")) if line.startswith("- ")]
    assert len(lines) == 8
    assert lines[0] == (
        "- lunar, manned and unmanned: four from line 1 (4 5 6 7), line 2 (1/3 4/6 5/7 8), line 3 (2 4 6 5/7); "
        "six from line 1 (2 3 4 6 5/7 8)"
    )
    assert lines[1].startswith("- nothing: four from line 1 (4 5 6 7), ")


def test_edition_names_authors_and_differs_from_the_other_game(translator: Translator, language: str):
    text = " ".join(translator.words(language).lines(PRESENTER.rules("edition")))
    for name in ("Frank Müller", "tiros-games", "Matt Worden"):
        assert name in text
    assert "our own edition" in text or "unsere eigene Ausgabe" in text


@pytest.mark.parametrize("category", LINES)
def test_lines_of_the_score_are_named(translator: Translator, language: str, category: str):
    assert translator.words(language)(PRESENTER.score_label(category))


@pytest.mark.parametrize("game", TITLES.values(), ids=lambda title: title.game.meta.id)
def test_games_are_told_apart_by_designer_and_subject_in_lists(translator: Translator, language: str, game: Title):
    meta, words = game.game.meta, translator.words(language)
    about = say(f"{meta.prefix}-tagline")
    line = words(say("game-choice", title=meta.title, designer=meta.designer, about=about))
    assert len(line) <= DESCRIPTION
    assert len(words(say("command-game-about", title=meta.title, designer=meta.designer))) <= DESCRIPTION
    choice = game_choice(game, words)
    assert (choice.value, choice.label) == (meta.id, meta.title)
    assert choice.hint == f"{meta.designer}: {words(about)}"
