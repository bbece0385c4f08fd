"""Guided first games: their way is open to its end, every deviation leads to the end, and all of it is in words."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.core.actions import Action, verb_of
from bot.games.core.contract import settle
from bot.games.core.lesson import LEARNER, Lesson
from bot.games.core.phrase import Phrase
from bot.games.registry import TITLES
from bot.text.translator import Translator
from tests.conformance.lessons import LESSONS, Learner, learner
from tests.fuzz.random_play import draw_by_kind

EVERY_LESSON = pytest.mark.parametrize("game", LESSONS)
LANGUAGES = ("en", "de")
LINE = 700
"""Characters of a text of a lesson: what is read at once."""
SAID = 260
"""Characters of one line of a list."""


def lesson_of(game: str) -> Lesson:
    lesson = TITLES[game].lesson
    assert lesson is not None
    return lesson


def follow(one: Learner) -> Action:
    step = one.step
    assert step is not None
    return step.action


@pytest.mark.guarantee("lesson-leads-to-its-end")
@EVERY_LESSON
def test_every_step_is_legal_and_the_last_ends_the_lesson(game: str) -> None:
    """A scripted deal: whoever does all that is marked meets every step, and no decision without one."""
    made = 0
    for at in (one := learner(game)).steps(follow):
        assert at.step is not None, f"no step for decision {made + 1}: {at.advised()}"
        made += 1
    assert made == len(one.lesson.steps) and one.progress.since == 0


@pytest.mark.guarantee("lesson-leads-to-its-end")
@EVERY_LESSON
@pytest.mark.parametrize("turn", range(4))
def test_a_learner_may_do_anything_else(game: str, turn: int) -> None:
    """Off the way the advice is a legal action, with words about its kind; the lesson comes to its end all the same."""
    random, title = Random(f"{game} {turn}"), TITLES[game]
    translator = Translator(strict=True)

    def choose(at: Learner) -> Action:
        if random.random() < turn / 4 and at.step is not None:
            return at.step.action
        return draw_by_kind(at.legal, random)

    for at in (one := learner(game)).steps(choose):
        if at.step is None:
            advised = at.advised()
            assert advised in at.legal
            for language in LANGUAGES:
                assert translator.words(language)(one.lesson.advice(advised))
    assert one.progress.since == 0 or not title.game.to_move(one.state)


@EVERY_LESSON
def test_the_way_is_left_with_the_first_other_action(game: str) -> None:
    one = learner(game)
    first = one.step
    assert first is not None
    one.do(next(action for action in one.legal if action != first.action))
    for at in one.steps(Learner.advised):
        assert at.step is None, "the texts of the way speak of what was done on it"


def texts(lesson: Lesson) -> list[Phrase]:
    """Return every text of a lesson."""
    own = [step.id for step in lesson.steps]
    own += [f"free-{verb}" for verb in lesson.free]
    own += [f"met-{met.event.__struct_config__.tag}" for met in lesson.met]
    return [*lesson.goals(), *lesson.legend(), *lesson.summary(), *map(lesson.text, own)]


@EVERY_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_told_in_short_texts(game: str, language: str) -> None:
    lesson, words = lesson_of(game), Translator(strict=True).words(language)
    told = words.lines(texts(lesson))
    assert all(told) and max(map(len, told)) <= LINE
    for lines in (lesson.goals(), lesson.legend(), lesson.summary()):
        assert max(map(len, words.lines(lines))) <= SAID
        assert sum(map(len, words.lines(lines))) <= 2000


@EVERY_LESSON
def test_a_lesson_names_what_its_game_has(game: str) -> None:
    """Its options, verbs and levels exist, and its computers can choose without searching: so it can be repeated."""
    lesson, meta = lesson_of(game), TITLES[game].game.meta
    assert settle(meta.options, dict(lesson.options)) and lesson.prefix == meta.prefix
    assert set(lesson.free) <= set(meta.verb_map())
    assert len(lesson.seed) == 32 and lesson.computers
    assert all(level in meta.levels and level not in meta.paces() for level in lesson.computers)
    assert meta.players[0] <= 1 + len(lesson.computers) <= meta.players[1]
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)


@EVERY_LESSON
def test_a_lesson_shows_most_of_what_it_explains(game: str) -> None:
    """On the way every kind of action with advice of its own is done once, and every explained event can be met."""
    lesson = lesson_of(game)
    done = {verb_of(step.action) for step in lesson.steps}
    assert set(lesson.free) - done == set(), "a kind of action that the way never shows"
    one = learner(game)
    for _ in one.steps(follow):
        pass
    met = {type(event) for entry in one.log for event in entry.events}
    assert len([each for each in lesson.met if each.event in met]) >= len(lesson.met) - 1
    assert one.log and any(entry.seat == LEARNER for entry in one.log)
