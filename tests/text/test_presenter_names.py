"""Every name in the `meta` of Space Mission has its words, within the limits of where they are shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.core.phrase import say
from bot.games.space_mission import refusals, scoring
from bot.games.space_mission.material import PLANETS, TILE_KINDS
from bot.games.space_mission.meta import META
from bot.games.space_mission.presenter import SpaceMissionPresenter
from bot.text import Translator, Words

PRESENTER = SpaceMissionPresenter()
DESCRIPTION = 100
"""Characters of a command's or a menu choice's description in Discord."""


def keys() -> Iterator[str]:
    yield "sm-about"
    yield from (f"sm-planet-{planet}" for planet in PLANETS)
    yield from (f"sm-tile-{kind}" for kind in TILE_KINDS)
    yield from (f"sm-tiles-{kind}" for kind in TILE_KINDS)
    yield from (f"sm-category-{name}" for name in scoring.CATEGORIES)
    for option in META.options:
        yield f"sm-option-{option.id}"
        yield from (f"sm-option-{option.id}-{choice}" for choice in option.choices)
    yield from (f"sm-preset-{preset.id}" for preset in META.presets)
    for verb in META.verbs:
        yield from (f"sm-verb-{verb.id}", f"sm-verb-{verb.id}-about")
    yield from (f"sm-look-{look.id}" for look in META.looks)
    yield from (f"sm-level-{level}" for level in META.levels)
    yield from (f"sm-rules-topic-{topic}" for topic in META.rule_topics)


@pytest.mark.parametrize("key", list(keys()))
def test_has_words(translator: Translator, language: str, key: str):
    assert translator.has(language, key)


@pytest.mark.parametrize("key", [key for key in keys() if key.endswith("-about") or key.startswith("sm-option-")])
def test_descriptions_fit(translator: Translator, language: str, key: str):
    if key != "sm-about":
        assert len(translator.words(language)(say(key))) <= DESCRIPTION


@pytest.mark.parametrize("topic", META.rule_topics)
def test_every_topic_is_explained_in_numbered_paragraphs(words: Words, topic: str):
    number = META.rule_topics.index(topic) + 1
    paragraphs = words.lines(PRESENTER.rules(topic))
    assert paragraphs
    for place, paragraph in enumerate(paragraphs, 1):
        assert paragraph.startswith(f"**{number}.{place}")
    assert words(say(f"sm-rules-topic-{topic}")).startswith(f"{number}. ")


def test_no_paragraph_is_left_out(translator: Translator, language: str):
    told = {phrase.key for topic in META.rule_topics for phrase in PRESENTER.rules(topic)}
    titles = {f"sm-rules-topic-{topic}" for topic in META.rule_topics}
    assert {key for key in translator.keys(language) if key.startswith("sm-rules-")} == told | titles


def test_an_unknown_topic_has_no_paragraphs():
    assert PRESENTER.rules("weather") == ()


def test_refusals_cite_paragraphs_that_exist():
    source = Path(refusals.__file__).read_text(encoding="utf-8")
    cited = set(re.findall(r'"(\d+)\.(\d+)"', source))
    assert len(cited) > 10
    for topic, paragraph in cited:
        assert int(paragraph) <= len(PRESENTER.rules(META.rule_topics[int(topic) - 1]))


def test_the_edition_is_plain_about_its_numbers_and_gives_credit(words: Words):
    text = " ".join(words.lines(PRESENTER.rules("edition")))
    assert "Matt Worden" in text
    assert "Schmidt Spiele" in text
    assert "our own edition" in text or "unsere eigene Ausgabe" in text


@pytest.mark.parametrize("category", scoring.CATEGORIES)
def test_categories_are_named(words: Words, category: str):
    assert words(PRESENTER.score_label(category))
