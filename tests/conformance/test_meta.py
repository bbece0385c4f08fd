"""Each game's `meta`: ids, counts and words of which commands and panels are made."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.games.core.actions import build, nouns, verb_of
from bot.games.core.contract import Meta, UnknownOption, preset_of, settle
from bot.games.core.phrase import say
from bot.games.registry import TITLES, UnknownGame, title
from bot.service.tables.terms import NAMES
from bot.text.translator import Translator
from tests.conformance.games import Case, names, some_cases
from tests.conformance.play import played, sampled
from tests.support.logs import words

SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST_VERBS = 25
"""Discord's limit of subcommands in a group."""


@pytest.fixture(params=names())
def meta(request: pytest.FixtureRequest) -> Meta:
    return next(case.title.game.meta for case in some_cases() if case.game == request.param)


def _ids(meta: Meta) -> Iterator[str]:
    yield from (meta.id, meta.prefix, *meta.levels, *meta.rule_topics, *meta.ends)
    for option in meta.options:
        yield from (option.id, *option.choices)
    for things in (meta.presets, meta.verbs, meta.looks):
        yield from (thing.id for thing in things)


def test_ids_are_slugs_and_short(meta: Meta):
    # Numbers may be choices ("3" rounds); everything else begins with a letter.
    choices = {choice for option in meta.options for choice in option.choices}
    for name in _ids(meta):
        assert SLUG.fullmatch(name) or (name in choices and name.isalnum()), name
        assert len(name) <= 32


def test_nothing_is_named_twice(meta: Meta):
    for group in (meta.options, meta.presets, meta.verbs, meta.looks):
        ids = [thing.id for thing in group]
        assert len(ids) == len(set(ids))
    assert len(set(meta.levels)) == len(meta.levels) > 0
    assert len(set(meta.rule_topics)) == len(meta.rule_topics) > 0
    assert len(set(meta.ends)) == len(meta.ends) > 0
    assert "vote" not in meta.ends


def test_counts_fit_what_they_become(meta: Meta):
    fewest, most = meta.players
    assert 1 <= fewest <= most
    assert 0 < len(meta.verbs) <= MOST_VERBS
    assert all(verb.emoji for verb in meta.verbs)
    assert meta.rules_version >= 1
    assert all((meta.title, meta.designer, meta.publisher, meta.edition))
    assert all(len(option.choices) > 1 for option in meta.options)


def test_options_settle_and_presets_are_valid(meta: Meta):
    settled = settle(meta.options, {})
    assert settled == {option.id: option.default for option in meta.options}
    assert all(option.default in option.choices for option in meta.options)
    for preset in meta.presets:
        chosen = settle(meta.options, dict(preset.values))
        assert preset_of(meta.presets, meta.options, chosen) == preset.id
    with pytest.raises(UnknownOption):
        settle(meta.options, {"no-such-option": "yes"})
    with pytest.raises(UnknownOption):
        settle(meta.options, {meta.options[0].id: "no-such-choice"})


def test_every_game_has_a_public_board_and_a_sent_look(meta: Meta):
    board = meta.look("board")
    assert board is not None
    assert not board.private
    assert any(look.sent for look in meta.looks)
    assert all(look.private for look in meta.looks if look.sent)


def test_the_cover_has_words_in_every_language(meta: Meta, translator: Translator):
    keys = [f"{meta.prefix}-about", f"{meta.prefix}-tagline"]
    keys += [f"{meta.prefix}-verb-{verb.id}" for verb in meta.verbs]
    keys += [f"{meta.prefix}-look-{look.id}" for look in meta.looks]
    keys += [f"{meta.prefix}-level-{level}" for level in meta.levels]
    keys += [f"{meta.prefix}-preset-{preset.id}" for preset in meta.presets]
    for option in meta.options:
        keys.append(f"{meta.prefix}-option-{option.id}")
        keys += [f"{meta.prefix}-option-{option.id}-{choice}" for choice in option.choices]
    missing = [
        (language, key) for language in translator.languages for key in keys if not translator.has(language, key)
    ]
    assert not missing


def test_each_language_has_a_name_for_every_table(meta: Meta, translator: Translator):
    for language in translator.languages:
        said = translator.words(language)
        all_of_them = {said(say(f"{meta.prefix}-table-name", number=number)) for number in range(NAMES)}
        assert len(all_of_them) == NAMES and all(all_of_them)
        assert max(map(len, all_of_them)) < 25


def test_every_action_goes_into_words_and_back(case: Case):
    game = case.title.game
    verbs = game.meta.verb_map()
    for replay in sampled(played(case), 15):
        for seat in game.to_move(replay.state):
            legal = game.legal(replay.state, seat)
            assert len({words(action) for action in legal}) == len(legal)
            for action in legal:
                assert build(verbs, verb_of(action), nouns(action)) == action
                assert len(words(action)) <= 60, "too long for a custom id"


def test_the_registry_gives_titles_and_names_what_it_has_not():
    assert set(TITLES) == {"space-mission", "space-missions", "crazy-eights", "skymines"}
    assert len(TITLES) == 4
    for game_id in TITLES:
        assert TITLES[game_id] is title(game_id)
        assert TITLES[game_id].game.meta.id == game_id
    with pytest.raises(UnknownGame):
        title("chess")
    assert "chess" not in TITLES
