"""Texts of Space Missions beside the sentences that are kept: stories, alt texts; the rules do what is said."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.narrator import LEADING
from bot.games.core.phrase import Phrase
from bot.games.history.narration import LoggedEvents, narrations
from bot.games.space_missions import events as happened
from bot.games.space_missions.actions import Enhance, Fill, Pass, Specialist
from bot.games.space_missions.events import Passed, Prepared
from bot.games.space_missions.material import AUTOMA, TECHNOLOGIES
from bot.games.space_missions.presenter import SpaceMissionsPresenter
from bot.games.space_missions.speech.words import technology
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.view import SpaceMissionsView
from bot.text import Translator
from tests.games.space_missions import views
from tests.games.space_missions.builders import EXTRA, GAME, Table, action, offered, play
from tests.games.space_missions.flights import pad, ready
from tests.games.space_missions.test_order import FIVE, after_actions, alone

# --- Texts of Space Missions beside the sentences that are kept: what leads a recap, a flight as a story, alt texts ---

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
        LoggedEvents(1, (happened.Announced(0, 5, (2, 0, 2, 0), 1), happened.EventTurned("all-clear-1", 1965))),
        LoggedEvents(2, (happened.Launched(0, 5), happened.Spared(0))),
        LoggedEvents(
            3,
            (
                happened.Launched(1, 1),
                happened.TokenLost(1, "inspection", "rocket"),
                happened.StepBegan(0, 1, "rocket", False),
            ),
        ),
        LoggedEvents(4, (happened.CardDrawn(0, 1, "thrust", "none"), happened.Landed(0, 5, True, 4))),
        LoggedEvents(5, (happened.StepBegan(1, 1, "rocket", False), happened.Landed(1, 1, False, 1))),
        LoggedEvents(
            6,
            (happened.Rewarded(0, 5, 7, True, ()), happened.Rewarded(AUTOMA, 3, 4, False, ()), happened.CameHome(0, 2)),
        ),
        LoggedEvents(7, (happened.Consoled(1, 1, 1), happened.Drew(1, "thrust", ("major",)))),
        LoggedEvents(8, (happened.Cancelled(0, 2, True), happened.Launched(1, 2))),
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


# --- The rules do what labels, hints and prompts say, and the texts say all that a player needs ---


def key(said: Phrase | None) -> str | None:
    return said and said.key


def hint(state: SpaceMissionsState, seat: int, line: str) -> Phrase | None:
    return PRESENTER.hint(GAME.view(state, seat), action(line))


class TestPassing:
    def test_who_stands_in_front_already_keeps_this_place(self):
        table = Table(4).upper(3, 1).turn(3)
        state = play(table.state, "3 specialist engineer 2", "1 specialist engineer 2", "0 pass", "2 pass").state
        view = GAME.view(state, 3)
        assert PRESENTER.label(view, Pass()).facts["place"] == 1
        assert key(PRESENTER.hint(view, Pass())) == "sms-hint-pass-kept"
        assert play(state, "3 pass").of(Passed)[0] == Passed(3, 1)

    def test_all_others_take_the_next_place(self):
        state = play(Table(3).upper(2).turn(2).state, "2 specialist engineer 2", "0 specialist engineer 2").state
        view = GAME.view(state, 1)
        assert PRESENTER.label(view, Pass()).facts["place"] == 2
        assert key(PRESENTER.hint(view, Pass())) == "sms-hint-pass"
        assert play(state, "1 pass").of(Passed)[0] == Passed(1, 2)

    def test_the_pass_of_the_spy_is_no_card_in_hand(self):
        assert key(hint(Table(2).state, 0, "specialist spy 3")) == "sms-hint-pass"


class TestCardsLeft:
    """A hint warns of the last card in hand: with it a player must pass. Else it says what the block is good for."""

    def said(self, state: SpaceMissionsState, card: str, block: int) -> str | None:
        told = PRESENTER.hint(GAME.view(state, 0), Specialist(card, block))
        return told and key(told)

    def test_a_block_is_told_while_several_cards_are_left(self):
        assert self.said(Table(2).played(0, "mechanic").state, "tester", 1) == "sms-hint-acts-test-1-3"

    def test_card_taken_back_by_the_spy_avoids_a_pass(self):
        state = Table().played(0, "mechanic", "tester", "scientist", "engineer").passed(1).state
        assert self.said(state, "spy", 2) == "sms-hint-acts-take-back"
        after = play(state, "0 specialist spy 2", "0 take-back engineer").state
        assert len(after.agencies[0].hand) == 2 and GAME.to_move(after) == (0,)

    def test_spy_without_anything_to_copy_or_take_back_says_so(self):
        keys = [self.said(Table(2).state, "spy", block) for block in (1, 2)]
        assert keys == ["sms-hint-nothing-to-copy", "sms-hint-nothing-to-take-back"]
        shown = Table(2).played(0, "mechanic").played(1, "tester").state
        assert [self.said(shown, "spy", block) for block in (1, 2)] == ["sms-hint-acts-copy", "sms-hint-acts-take-back"]

    def test_nothing_is_promised_if_a_copied_spy_may_take_one_back(self):
        four = ("mechanic", "tester", "scientist", "engineer")
        assert self.said(Table(2).played(0, *four).played(1, "spy").state, "spy", 1) is None
        assert self.said(Table(2).played(0, *four).played(1, "tester").state, "spy", 1) == "sms-hint-specialist-last"


@pytest.mark.parametrize("held", [0, 1])
def test_an_inspection_is_told_before_it_is_used_up(translator: Translator, held: int):
    say, second = translator.words("en"), "inspection (you have one)" if held else "inspection"
    view = GAME.view(Table(2).stock(0, inspection=held).state, 0)
    assert say(PRESENTER.label(view, Specialist("tester", 2))) == f"Tester: {second} + 1 fuel"
    state = ready(1, 1, 0, inspection=held, thrust_backup=1).state
    told = [say(line) for line in PRESENTER.headline(GAME.view(state, 0))]
    assert "#1 Edge of Space draws thrust ×2 (1 card left)." in told
    assert told.count("Your inspection flies with it. Afterwards it is used up, even if no event takes it.") == held
    loading = play(state, "0 announce 1 1 0").state
    assert ("Your inspection is aboard" in say(PRESENTER.prompt(GAME.view(loading, 0)))) == bool(held)


def test_to_fill_ends_loading(translator: Translator):
    state = play(ready(1, 1, 0, thrust_backup=1).state, "0 announce 1 1 0").state
    assert play(state, "0 fill").of(Prepared) == [Prepared(0, 1, True)]
    said = PRESENTER.hint(GAME.view(state, 0), Fill())
    assert said is not None
    assert translator.words("en")(said) == "This ends loading. What you leave behind stays yours."


def test_what_cannot_help_in_flight_is_called_a_shield():
    state = play(ready(5, 2, 2, control_backup=2, thrust_backup=1).state, "0 announce 5 2 2").state
    hints = {line: key(hint(state, 0, line)) for line in offered(state, "load")}
    assert hints == {
        "load thrust-backup rocket": None,
        "load control-backup rocket": "sms-hint-load-shield",
        "load control-backup capsule": None,
    }


class TestPreparing:
    """Before anything is announced, a player reads what the missions within reach draw and what they can use."""

    def test_missions_within_reach_are_told_with_what_they_draw(self, translator: Translator):
        say, table = translator.words("en"), Table(2).succeeded(0, 1).deck(0, "thrust", "none")
        (told,) = [say(line) for line in PRESENTER.headline(GAME.view(table.state, 0))]
        assert "#3 First Satellite (draws thrust ×3 (1 card left) and control)" in told
        assert "#8" not in told and "Room aboard" not in told and not PRESENTER.headline(GAME.view(table.state, 1))

    @pytest.mark.parametrize(("held", "useful"), [(0, True), (1, False)])
    def test_a_backup_that_no_mission_can_use_says_so(self, translator: Translator, held: int, useful: bool):
        state = play(Table(2).stock(0, control_backup=held).succeeded(0, 1).state, "0 specialist mechanic 1").state
        view, taken = GAME.view(state, 0), Enhance("control-backup")
        assert ("no use yet" in translator.words("en")(PRESENTER.label(view, taken))) != useful
        assert "satellite (1 control backup)" in translator.words("en")(PRESENTER.headline(view)[-1])
        assert key(PRESENTER.hint(view, taken)) == ("sms-hint-enhance" if useful else "sms-hint-enhance-no-use")


def test_known_fifth_cards_explain_the_others():
    """Why untested decks suddenly show that they have one more card without a problem."""
    *some, last = [technology for technology, extra in EXTRA.items() if extra == "minor"]
    told = []
    for found in (some, [*some, last]):
        table = Table(2)
        for known in found:
            table.knows(0, known)
        told.append([line.key for line in PRESENTER.text(GAME.view(table.state, 0), "control", None)])
    assert [keys.count("sms-text-decks-found") for keys in told] == [0, 1]


@pytest.mark.parametrize(("mission", "crew"), [("3", False), ("2", True)])
def test_unmanned_missions_name_no_harm_to_astronauts(translator: Translator, mission: str, crew: bool):
    view, say = GAME.view(Table(2).state, 0), translator.words("en")
    told = "\n".join(say(line) for line in PRESENTER.text(view, "mission", mission))
    assert ("astronaut" in told) == crew and "unsolved: abort" in told


@pytest.mark.parametrize(("aboard", "said"), [(1, "sms-label-downgrade-only"), (2, "sms-label-downgrade")])
def test_a_repair_that_cannot_save_the_flight_says_so(translator: Translator, aboard: int, said: str):
    """The label tells what comes after it, and so it happens."""
    flying = play(pad(1, 2, 0, {"thrust": "major none"}, thrust_backup=aboard), "0 launch").state
    view, solve = GAME.view(flying, 0), action("solve thrust-backup")
    assert PRESENTER.label(view, solve).key == said
    ends = "then: abort" in translator.words("en")(PRESENTER.label(view, solve))
    assert ends == (aboard == 1) and bool(offered(play(flying, "0 solve thrust-backup").state, "solve")) != ends


class TestTrial:
    """The prompt names just what is offered."""

    @pytest.mark.parametrize(
        ("cards", "lines", "said", "verbs"),
        [
            ("minor none major", ("tester 1",), "remove-or-draw", {"draw", "remove"}),
            ("none minor major", ("tester 1",), "draw", {"draw"}),
            ("none minor major", ("tester 1", "draw"), "remove-or-draw", {"draw", "remove"}),
            ("none minor major", ("tester 1", "draw", "draw"), "remove", {"remove"}),
            ("none minor", ("tester 1", "draw"), "remove", {"remove"}),
            ("none minor major", ("tester 1", "draw", "remove thrust minor"), "back", set[str]()),
            ("none minor major", ("tester 1", "draw", "put thrust none 1"), "back", set[str]()),
            ("minor none major", ("scientist 1",), "remove", {"remove"}),
            ("major none minor", ("scientist 1",), "back", set[str]()),
        ],
    )
    def test_the_prompt(self, cards: str, lines: tuple[str, ...], said: str, verbs: set[str]):
        first, *others = lines
        state = Table(2).deck(0, "thrust", *cards.split()).state
        state = play(state, f"0 specialist {first}", "0 test thrust", *(f"0 {line}" for line in others)).state
        told = PRESENTER.prompt(GAME.view(state, 0)).facts["next"]
        assert isinstance(told, Phrase) and told.key == f"sms-trial-{said}"
        assert {line.split()[0] for line in offered(state)} & {"draw", "remove"} == verbs


def hint_key(view: SpaceMissionsView, action: Action) -> str:
    said = PRESENTER.hint(view, action)
    assert said is not None
    return said.key


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
        assert hint_key(GAME.view(state, 0), action(passing)) == f"sms-hint-pass-alone-{key}"
        finishing = ("0 enhance payload",) if passing.startswith("specialist") else ()
        assert after_actions(state, f"0 {passing}", *finishing) == after

    def test_whom_a_bonus_put_in_front_comes_first_in_any_case(self):
        view = views.alone(upper=(0,))
        assert view.automa is not None
        view = replace(view, automa=replace(view.automa, took_back=True))
        assert hint_key(view, Pass()) == "sms-hint-pass-alone-first"
        assert hint_key(replace(view, upper=()), Specialist("spy", 3)) == "sms-hint-pass-alone-stays"
