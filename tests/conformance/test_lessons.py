"""Guided first games: their way is open to its end, every deviation leads to the end, and all of it is in words."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bot.games.core.actions import Action, verb_of
from bot.games.core.contract import settle
from bot.games.core.lesson import LEARNER, Lesson
from bot.games.core.phrase import Phrase
from bot.games.history.replay import outcome
from bot.games.registry import TITLES
from bot.games.skymines.actions import Energy
from bot.service.card import NONCES, ButtonId
from bot.service.features.learn.guide import LOOKS
from bot.service.features.play.sequences import together
from bot.text.translator import Translator
from cogs.components.custom_ids import GUILD_MOST, TABLE_MOST, read, write
from tests.conformance.lessons import LESSONS, Learner, learner
from tests.conformance.texts import texts_of
from tests.fuzz.random_play import draw_by_kind

EVERY_LESSON = pytest.mark.parametrize("game", LESSONS)
LANGUAGES = ("en", "de")
LINE = 700
"""Characters of a text of a lesson: what is read at once."""
SAID = 260
"""Characters of one line of a list."""
FAILURE = 3
"""Events of a failure, which the way does not show: what went wrong, how that ended, what it cost."""


def lesson_of(game: str) -> Lesson:
    lesson = TITLES[game].lesson
    assert lesson is not None
    return lesson


def follow(one: Learner) -> Action:
    due = one.due
    assert due is not None
    return due.actions[0]


@pytest.mark.guarantee("lesson-leads-to-its-end")
@EVERY_LESSON
def test_every_step_is_legal_and_the_last_ends_the_lesson(game: str) -> None:
    """A scripted deal: whoever does all that is marked meets every step, and no decision without one."""
    met: list[str] = []
    for at in (one := learner(game)).steps(follow):
        assert at.due is not None, f"no step after {met}: {at.advised()}"
        met.append(at.due.step.id)
        assert at.due.number == len(dict.fromkeys(met))
    assert met == [step.id for step in one.lesson.steps for _ in step.actions] and one.progress.since == 0


@EVERY_LESSON
def test_one_press_does_a_step_of_several_actions(game: str) -> None:
    """The learner stays to move, nothing is revealed in between, and the longest custom id has room for them."""
    one = learner(game)
    for at in one.steps(follow):
        assert at.due is not None
        if len(at.due.actions) > 1:
            after = at.title.game.apply(at.state, LEARNER, at.due.actions[0]).state
            assert outcome(at.title.game, at.state, after, LEARNER) == "open"
    for step in one.lesson.steps:
        nouns = tuple(together(step.actions).split(" "))
        longest = ButtonId(GUILD_MOST, TABLE_MOST, "steps", nouns, NONCES - 1)
        assert len(step.actions) == 1 or read(write(longest)) == longest


@EVERY_LESSON
def test_a_step_shows_at_most_two_looks_of_the_game(game: str) -> None:
    lesson, meta = lesson_of(game), TITLES[game].game.meta
    for step in lesson.steps:
        shown = (*step.looks, *step.pictures)
        assert len(set(shown)) == len(shown) <= LOOKS, step.id
        declared = [meta.look(look) for look in shown]
        assert all(look is not None and look.picture and look.about in (None, "seat") for look in declared), step.id
    assert any(step.looks for step in lesson.steps), "a lesson that shows nothing"


@pytest.mark.guarantee("lesson-leads-to-its-end")
@EVERY_LESSON
@pytest.mark.parametrize("turn", range(4))
def test_a_learner_may_do_anything_else(game: str, turn: int) -> None:
    """Off the way the advice is a legal action, with words about its kind; the lesson comes to its end all the same."""
    random, title = Random(f"{game} {turn}"), TITLES[game]
    translator = Translator(strict=True)

    def choose(at: Learner) -> Action:
        if random.random() < turn / 4 and at.due is not None:
            return at.due.actions[0]
        return draw_by_kind(at.legal, random)

    for at in (one := learner(game)).steps(choose):
        said = list(at.progress.news)
        if at.due is None:
            advised = at.advised()
            assert advised in at.legal
            said.append(one.lesson.advice(at.view, advised))
        for language in LANGUAGES:
            assert all(translator.words(language).lines(said))
    assert one.progress.since == 0 or not title.game.to_move(one.state)


def astray(place: int, chance: Random) -> Callable[[Learner], Action]:
    """Return what a learner does who follows all advice but that of the decision in this place."""

    def choose(at: Learner) -> Action:
        advised = at.advised() if at.due is None else at.due.actions[0]
        others = [action for action in at.legal if action != advised]
        return chance.choice(others) if others and len(at.progress.done) == place else advised

    return choose


@EVERY_LESSON
def test_steps_come_back_after_another_action(game: str) -> None:
    """A step is met again once all that its text speaks of is done, and the rest counts on to the last step."""
    chance, lesson, back = Random(game), lesson_of(game), 0
    for place in range(sum(len(step.actions) for step in lesson.steps)):
        for at in (one := learner(game)).steps(astray(place, chance)):
            if at.walk.strayed and at.due is not None:
                back += 1
                assert at.due.step.after is not None and at.walk.met.issuperset(at.due.step.after)
                assert at.due.step.place in (None, lesson.place(at.view))
        assert one.progress.since == 0
    assert back > 10


@EVERY_LESSON
def test_a_step_names_its_place_in_the_turn(game: str) -> None:
    """What it declares is where the way has it."""
    declared = 0
    for at in learner(game).steps(follow):
        assert at.due is not None
        if at.due.step.place is not None and at.due.actions == at.due.step.actions:
            assert at.due.step.place == at.lesson.place(at.view), at.due.step.id
            declared += 1
    assert bool(declared) == bool(lesson_of(game).place(learner(game).view))


@EVERY_LESSON
def test_a_step_takes_earlier_steps_for_granted(game: str) -> None:
    known: list[str] = []
    for step in lesson_of(game).steps:
        assert step.after is None or set(step.after) <= set(known), step.id
        known.append(step.id)


def texts(game: str) -> list[Phrase]:
    """Return every text of a lesson; what it says of an event, of some of its kind."""
    lesson = lesson_of(game)
    own = [name for step in lesson.steps for name in (step.id, f"{step.id}-shows")]
    own += ["part", *(f"free-{name}" for name in (*lesson.free, *lesson.aims))]
    own_way = [lesson.ending(learner(game).view), lesson.text("points", {"points": 2}), lesson.rest()]
    news = [
        lesson.text(f"met-{met.event.__struct_config__.tag}", met.facts(event))
        for met in lesson.met
        for event in texts_of(game).events
        if isinstance(event, met.event)
    ]
    assert len({phrase.key for phrase in news}) == len(lesson.met)
    return [*lesson.goals(), *lesson.legend(), *lesson.summary(), *map(lesson.text, own), *own_way, *news]


@EVERY_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_told_in_short_texts(game: str, language: str) -> None:
    lesson, words = lesson_of(game), Translator(strict=True).words(language)
    told = words.lines(texts(game))
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
    done = {verb_of(action) for step in lesson.steps for action in step.actions}
    assert set(lesson.free) - done == set(), "a kind of action that the way never shows"
    one = learner(game)
    for _ in one.steps(follow):
        pass
    met = {type(event) for entry in one.log for event in entry.events}
    assert len([each for each in lesson.met if each.event in met]) >= len(lesson.met) - FAILURE
    assert one.log and any(entry.seat == LEARNER for entry in one.log)


def test_off_the_way_no_step_of_skymines_gives_research_away() -> None:
    """Research wants the cards that the next step would use, so that step waits for it, and so does dropping out."""
    early: list[str] = []

    def choose(at: Learner) -> Action:
        if at.due is None:
            return at.advised()
        own = at.view.own
        unused = [card for card, used in zip(own.area, own.used, strict=True) if card and not used]
        if (
            at.progress.done
            and at.due.step.id in ("buy", "drop")
            and any(card.startswith("research") for card in unused)
        ):
            early.append(at.due.step.id)
        return Energy("astrogo", 1) if at.due.step.id == "expand" else at.due.actions[0]

    one = learner("skymines")
    met = [at.due.step.id for at in one.steps(choose) if at.due is not None]
    assert "expand" in met and "upload" not in met and early == []
    missed = {step.id for step in one.lesson.missed(one.progress.done)}
    assert not missed & {"expand", "plans", "second"}, "the learner has done such things, only others"
