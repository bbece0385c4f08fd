"""A game's texts in positions and events that are built by hand: none lacks words, all fit, secrets stay with seats.

The very sentences are kept in `golden/` (golden_texts.py).
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bot.games
from bot.games.core.actions import nouns, verb_of
from bot.games.core.contract import Title
from bot.games.core.events import private_fields
from bot.games.core.phrase import Phrase, say
from bot.games.registry import TITLES
from bot.service.features.lobby.game_list import game_choice
from bot.service.features.looks.cards import alt_text
from bot.text import Translator
from tests.conformance.golden_texts import golden, written
from tests.conformance.texts import texts_of
from tests.leaks.declared import differences

LABEL, HINT, NOUN, DESCRIPTION, ALT, LINE = 80, 100, 100, 100, 1024, 2000
NAME = re.compile(r"[-\w]{1,32}")
ADDRESSED = re.compile(r"\b([Yy]ou|[Dd]u)\b")
"""What is told names players, also the one who reads; only prompts, advice and refusals say *you*."""
VIEWERS = (None, 0, 1, 4)

pytestmark = pytest.mark.parametrize("game", TITLES)


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> str:
    return request.param


def seen(title: Title, view: Any) -> list[tuple[str, str | None]]:
    """Return every look with everything it can be about, and about nothing."""
    looks = [look.id for look in title.game.meta.looks]
    return [(look, about) for look in looks for about in (None, *_abouts(title, view, look))]


def _abouts(title: Title, view: Any, look: str) -> list[str]:
    return [noun for noun, _ in title.presenter.subjects(view, look)]


def cover(title: Title) -> Iterator[str]:
    """Yield the keys of what stands on the box, but for its description."""
    meta, prefix = title.game.meta, title.game.meta.prefix
    for option in meta.options:
        yield f"{prefix}-option-{option.id}"
        yield from (f"{prefix}-option-{option.id}-{choice}" for choice in option.choices)
    yield from (f"{prefix}-preset-{preset.id}" for preset in meta.presets)
    for verb in meta.verbs:
        yield from (f"{prefix}-verb-{verb.id}", f"{prefix}-verb-{verb.id}-about", f"{prefix}-verb-{verb.id}-name")
        for slot in verb.slots:
            yield from (f"{prefix}-slot-{slot.id}", f"{prefix}-slot-{slot.id}-name")
    yield from (f"{prefix}-look-{look.id}" for look in meta.looks)
    yield from (f"{prefix}-level-{level}" for level in meta.levels)
    yield from (f"{prefix}-rules-topic-{topic}" for topic in meta.rule_topics)


def test_texts_are_those_that_were_found_good(game: str, language: str):
    assert written(game, language) == golden(game, language).read_text(encoding="utf-8"), (
        "read what differs, then run python -m tests.conformance.golden_texts"
    )


def test_every_look_has_words_without_leftovers(game: str, language: str, translator: Translator):
    title, texts = TITLES[game], texts_of(game)
    words = translator.words(language, texts.names)
    leftover = re.compile(rf"\b{title.game.meta.prefix}-|\{{|\}}|\$|\bNone\b|{texts.odd}")
    for name, view in texts.views.items():
        for look, about in seen(title, view):
            lines = words.lines(title.presenter.text(view, look, about))
            alt = alt_text(words(title.presenter.alt(view, look, about)))
            assert lines, (name, look)
            assert [line for line in (*lines, alt) if not line.strip() or leftover.search(line)] == [], (name, look)
            assert not re.search(r"\*\*|__|`|^-#", alt), (
                name,
                look,
                "Discord shows an alt text as it is, without formatting",
            )


def test_looks_fit_discord_with_the_longest_names(game: str, language: str, translator: Translator):
    title, texts = TITLES[game], texts_of(game)
    words = translator.words(language, ("W" * 32,) * len(texts.names))
    for name, view in texts.views.items():
        for look, about in seen(title, view):
            assert len(words(title.presenter.alt(view, look, about))) <= ALT, (name, look, about)
            assert max(map(len, words.lines(title.presenter.text(view, look, about)))) <= LINE, (name, look, about)


def test_prompts_and_headlines_have_words(game: str, language: str, translator: Translator):
    title, texts = TITLES[game], texts_of(game)
    words = translator.words(language, texts.names)
    for view in texts.views.values():
        assert all(words(said).strip() for said in (title.presenter.prompt(view), *title.presenter.headline(view)))


def test_an_unknown_look_says_nothing_and_an_unknown_subject_all(game: str):
    title, view = TITLES[game], texts_of(game).views["middle"]
    assert title.presenter.text(view, "weather", None) == ()
    for look in title.game.meta.looks:
        if look.about is not None:
            assert title.presenter.text(view, look.id, "99") == title.presenter.text(view, look.id, None)


def test_labels_hints_and_values_fit(game: str, language: str, translator: Translator):
    title, texts = TITLES[game], texts_of(game)
    words, verbs = translator.words(language, texts.names), title.game.meta.verb_map()
    long, met = set[str](), set[str]()
    for view in texts.tried():
        for action in texts.actions(view):
            met.add(verb_of(action))
            said, hint = words(title.presenter.label(view, action)), title.presenter.hint(view, action)
            assert said
            told = "" if hint is None else words(hint)
            long |= {text for text, limit in ((said, LABEL), (told, HINT)) if len(text) > limit}
            for slot, value in zip(verbs[verb_of(action)].slots, nouns(action), strict=True):
                value = words(title.presenter.slot_label(view, verb_of(action), slot.id, value))
                long |= {value} if len(value) > NOUN else set()
    assert long == set() and met == set(verbs)


def test_every_value_has_words_and_others_are_shown_as_they_are(game: str, language: str, translator: Translator):
    title, texts = TITLES[game], texts_of(game)
    words, view = translator.words(language, texts.names), texts.views["middle"]
    for verb in title.game.meta.verbs:
        for slot in verb.slots:
            assert words(title.presenter.slot_label(view, verb.id, slot.id, "pluto")) == "pluto"
            for value, name in title.presenter.vocabulary(view, verb.id, slot.id):
                assert 0 < len(words(name)) <= NOUN and words(title.presenter.slot_label(view, verb.id, slot.id, value))


def test_every_kind_of_event_is_told_to_everybody_in_words(game: str, language: str, translator: Translator):
    title, texts = TITLES[game], texts_of(game)
    words = translator.words(language, texts.names)
    events = (*texts.events, *(event for event, _ in texts.secret), *texts.sealed)
    assert {type(event) for event in events} == set(typing.get_args(title.game.event_type))
    brief = getattr(title.presenter, "brief", lambda *_: None)
    for event in events:
        for viewer in VIEWERS[: len(texts.names)]:
            for phrase in (*(title.presenter.describe(event, viewer, over) for over in (False, True)), "brief"):
                phrase = brief(event, viewer) if phrase == "brief" else phrase or Phrase("")
                told = "-" if phrase is None else words(phrase)
                assert told.strip() and not ADDRESSED.search(told), "what is told names players, also to themselves"


def test_secret_is_told_to_its_seat_and_to_all_at_the_end(game: str):
    title, texts = TITLES[game], texts_of(game)
    tell = title.presenter.describe
    for event, other in texts.secret:
        assert type(event) is type(other)
        assert tell(event, 0, False) not in (tell(event, None, False), tell(other, 0, False)), event
        assert tell(event, 1, False) == tell(event, None, False) or not hasattr(event, "seat"), (
            "each seat reads its own"
        )
        for viewer in (None, 1):
            assert tell(event, viewer, False) == tell(other, viewer, False)
            assert tell(event, viewer, True) == tell(event, 0, True) != tell(event, None, False)
        for extra in ("brief", "weight"):
            if (of := getattr(title.presenter, extra, None)) is not None:
                assert all(of(event, viewer) == of(other, viewer) for viewer in (None, 1)), "no more than the log"
    for event in texts.sealed:
        assert tell(event, 0, False) == tell(event, 1, False) == tell(event, None, False) != tell(event, 0, True)


@pytest.mark.guarantee("pairs-by-hand")
def test_pairs_of_events_differ_in_every_private_field(game: str):
    """Two accounts of what events hide, written apart: the pairs by hand, and the declarations on the classes."""
    differed = {(type(event), way[0]) for event, other in texts_of(game).secret for way in differences(event, other)}
    kinds = typing.get_args(TITLES[game].game.event_type)
    assert differed == {(kind, field) for kind in kinds for field in private_fields(kind)}


def test_cover_and_material_have_words(game: str, language: str, translator: Translator):
    title, texts = TITLES[game], texts_of(game)
    words, described = translator.words(language), list(cover(title))
    assert [key for key in (*described, *texts.keys) if not translator.has(language, key)] == []
    assert [key for key in described if len(words(say(key))) > DESCRIPTION] == []
    names = [words(say(key)) for key in described if key.endswith("-name")]
    assert names and [name for name in names if not NAME.fullmatch(name) or name != name.lower()] == []
    assert all(words(title.presenter.score_label(category)) for category in texts.categories)


def test_no_two_commands_or_options_of_a_command_share_a_name(game: str, language: str, translator: Translator):
    meta, words = TITLES[game].game.meta, translator.words(language)
    verbs = [words(say(f"{meta.prefix}-verb-{verb.id}-name")) for verb in meta.verbs]
    slots = [[words(say(f"{meta.prefix}-slot-{slot.id}-name")) for slot in verb.slots] for verb in meta.verbs]
    assert [names for names in (verbs, *slots) if len(set(names)) < len(names)] == []


def test_every_topic_is_explained_in_numbered_paragraphs(game: str, language: str, translator: Translator):
    title, words = TITLES[game], translator.words(language)
    summary = title.presenter.rules("summary")
    assert 0 < sum(map(len, words.lines(summary))) < 2500, "one page"
    prefix, told = title.game.meta.prefix, {phrase.key for phrase in summary}
    for number, topic in enumerate(title.game.meta.rule_topics, 1):
        phrases = title.presenter.rules(topic)
        told |= {phrase.key for phrase in phrases}
        lines = words.lines(phrases)
        paragraphs = [line for line in lines if not line.startswith("- ")]
        assert paragraphs and lines[: len(paragraphs)] == paragraphs
        assert all(each.startswith(f"**{number}.{place}") for place, each in enumerate(paragraphs, 1))
        assert words(say(f"{prefix}-rules-topic-{topic}")).startswith(f"{number}. ")
    written = {key for key in translator.keys(language) if re.fullmatch(rf"{prefix}-rules-(?!topic-).*-\d+", key)}
    assert written and written <= told
    assert title.presenter.rules("weather") == ()


def test_refusals_cite_paragraphs_that_exist(game: str, translator: Translator):
    title, words = TITLES[game], translator.words("en")
    root = Path(bot.games.__file__).parent / game.replace("-", "_")
    sources = (path.read_text(encoding="utf-8") for path in root.rglob("*.py") if "speech" not in path.parts)
    cited = {rule for source in sources for rule in re.findall(r'"(\d+\.\d+)"', source)}
    rules = [line for topic in title.game.meta.rule_topics for line in words.lines(title.presenter.rules(topic))]
    paragraphs = {found[1] for line in rules if (found := re.match(r"\*\*(\d+\.\d+)\b", line))}
    assert len(cited) > len(title.game.meta.verbs) and cited <= paragraphs


def test_edition_names_authors_and_says_that_it_is_our_own(game: str, language: str, translator: Translator):
    text = " ".join(translator.words(language).lines(TITLES[game].presenter.rules("edition")))
    assert [name for name in texts_of(game).credits if name not in text] == []
    assert "our own edition" in text or "unsere eigene Ausgabe" in text


def test_games_are_told_apart_by_designer_and_subject_in_lists(game: str, language: str, translator: Translator):
    meta, words = TITLES[game].game.meta, translator.words(language)
    about = say(f"{meta.prefix}-tagline")
    assert len(words(say("game-choice", title=meta.title, designer=meta.designer, about=about))) <= DESCRIPTION
    assert len(words(say("command-game-about", title=meta.title, designer=meta.designer))) <= DESCRIPTION
    choice = game_choice(TITLES[game], words)
    assert (choice.value, choice.label) == (meta.id, meta.title)
    assert choice.hint == f"{meta.designer}: {words(about)}"
