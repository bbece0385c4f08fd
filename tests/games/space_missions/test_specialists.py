"""Phase 1: specialists, their blocks, and the ten actions (rules 3, 4); tests of technologies have their own file."""

from __future__ import annotations

import pytest

from bot.games.space_missions.events import Copied, Developed, Idle, Passed, PhaseBegan, Played, Took, TookBack
from bot.games.space_missions.material import EDITION, ENHANCEMENTS, SPECIALISTS
from tests.games.space_missions.builders import GAME, Table, cards_of, offered, play, refused, stock_of

# --- what specialists do (4.4) ---


def test_the_year_begins_with_all_six_specialists_in_hand() -> None:
    state = Table(3).state
    assert [agency.hand for agency in state.agencies] == [SPECIALISTS] * 3
    blocks = {card: len(EDITION.specialists[card]) for card in SPECIALISTS}
    assert offered(state) == [
        *(f"specialist {card} {block}" for card in SPECIALISTS for block in range(1, blocks[card] + 1)),
        "pass",
    ]


def test_there_are_ten_different_actions() -> None:
    actions = {action for blocks in EDITION.specialists.values() for block in blocks for action in block}
    assert len(actions) == 10


def test_actions_of_a_block_are_done_from_top_to_bottom() -> None:
    played = play(Table().state, "0 specialist astronaut 3", "0 enhance payload")
    assert played.events[:3] == (
        Played(0, "astronaut", 3, ("training", "enhancement")),
        Took(0, "training", 1, "action"),
        Took(0, "payload", 1, "action"),
    )
    assert stock_of(played.state, 0) == {"training": 1, "payload": 1}


def test_played_card_covers_earlier_ones_and_the_next_seat_acts() -> None:
    state = play(Table().state, "0 specialist engineer 2").state
    assert GAME.to_move(state) == (1,)
    state = play(state, "1 specialist engineer 2", "0 specialist astronaut 1").state
    assert state.agencies[0].played == ("engineer", "astronaut")
    assert state.agencies[0].hand == ("mechanic", "tester", "scientist", "spy")


@pytest.mark.parametrize("card", SPECIALISTS)
def test_every_block_can_be_played(card: str) -> None:
    for block, actions in enumerate(EDITION.specialists[card], start=1):
        played = play(Table().state, f"0 specialist {card} {block}")
        assert played.events[0] == Played(0, card, block, actions)


# --- enhancement, fuel, training, inspection ---


def test_an_enhancement_of_choice_comes_from_the_supply() -> None:
    state = play(Table().state, "0 specialist mechanic 1").state
    assert offered(state) == [f"enhance {kind}" for kind in ENHANCEMENTS]
    state = play(state, "0 enhance thrust-backup", "0 enhance thrust-backup").state
    assert stock_of(state, 0) == {"thrust-backup": 2}
    assert state.supply[:5] == (5, 3, 5, 5, 5)


def test_a_kind_that_the_supply_lacks_is_not_offered() -> None:
    state = play(Table().stock(1, payload=5).state, "0 specialist mechanic 2").state
    assert offered(state) == [f"enhance {kind}" for kind in ENHANCEMENTS if kind != "payload"]
    assert refused(state, "0 enhance payload") == "none-left 4.2"


def test_the_last_kind_of_the_supply_is_taken_without_asking() -> None:
    table = Table(2).stock(1, control_backup=5, thrust_backup=5, sensor_backup=5, life_support_backup=5, payload=4)
    played = play(table.state, "0 specialist mechanic 1")
    assert played.of(Took) == [Took(0, "payload", 1, "action")]
    assert played.of(Idle) == [Idle(0, "enhancement")]
    assert GAME.to_move(played.state) == (1,)


def test_if_fewer_tokens_remain_than_due_one_gets_what_remains() -> None:
    played = play(Table().stock(1, fuel=7).state, "0 specialist engineer 2")
    assert played.of(Took) == [Took(0, "fuel", 1, "action"), Took(0, "fuel", 0, "action")]
    assert stock_of(played.state, 0) == {"fuel": 1}


def test_training_and_fuel_are_taken_one_by_one() -> None:
    state = play(Table().state, "0 specialist astronaut 1").state
    assert stock_of(state, 0) == {"training": 2}
    assert stock_of(play(Table().state, "0 specialist astronaut 2").state, 0) == {"training": 1, "fuel": 1}


def test_an_inspection_token_goes_to_seats_without_one() -> None:
    state = play(Table().state, "0 specialist tester 2").state
    assert stock_of(state, 0) == {"inspection": 1, "fuel": 1}


def test_second_inspection_token_is_not_taken_but_action_counts() -> None:
    played = play(Table().stock(0, inspection=1).state, "0 specialist tester 2")
    assert played.of(Took) == [Took(0, "inspection", 0, "action"), Took(0, "fuel", 1, "action")]
    assert stock_of(played.state, 0) == {"inspection": 1, "fuel": 1}


# --- develop (rules 6, ruling 7) ---


def test_craft_are_developed_by_one_level() -> None:
    state = play(Table().state, "0 specialist engineer 1").state
    assert offered(state) == ["develop rocket", "develop satellite", "develop capsule"]
    played = play(state, "0 develop satellite")
    assert played.state.agencies[0].levels == (1, 2, 1)
    assert played.of(Developed) == [Developed(0, "satellite", 2, None)]
    assert played.state.agencies[0].upgrades == 4


@pytest.mark.parametrize(("craft", "technology"), [("rocket", "thrust"), ("capsule", "life-support")])
def test_developing_shuffles_a_minor_problem_into_a_deck(craft: str, technology: str) -> None:
    state = Table().knows(0, "thrust").knows(0, "life-support").state
    before = cards_of(state, 0, technology)
    played = play(state, "0 specialist engineer 1", f"0 develop {craft}")
    after = cards_of(played.state, 0, technology)
    assert sorted(after) == sorted((*before, "minor"))
    assert played.of(Developed) == [Developed(0, craft, 2, technology)]
    deck = next(deck for deck in played.state.agencies[0].decks if deck.added)
    assert deck.known == ("?",) * 6, "after the shuffle the order is unknown"
    assert played.state.agencies[0].upgrades == 3
    assert played.state.chance != state.chance


def test_two_rocket_and_two_capsule_upgrades_empty_the_draw_deck() -> None:
    table = Table().levels(0, rocket=2, capsule=2)
    state = play(table.state, "0 specialist engineer 1", "0 develop rocket", "1 pass", "0 specialist scientist 2").state
    state = play(state, "0 develop capsule").state
    agency = state.agencies[0]
    assert agency.upgrades == 0 and agency.levels == (3, 1, 3)
    assert [len(deck.cards) for deck in agency.decks] == [7, 5, 7, 5, 5, 5]
    assert [deck.added for deck in agency.decks] == [2, 0, 2, 0, 0, 0]


def test_level_3_comes_after_level_2_and_is_the_last() -> None:
    state = play(Table().levels(0, satellite=3).state, "0 specialist engineer 1").state
    assert offered(state) == ["develop rocket", "develop capsule"]
    assert refused(state, "0 develop satellite") == "developed 6.2"


def test_a_single_craft_left_is_developed_without_asking() -> None:
    played = play(Table().levels(0, satellite=3, capsule=3).state, "0 specialist engineer 1")
    assert played.of(Developed) == [Developed(0, "rocket", 2, "thrust")]


def test_with_nothing_left_to_develop_it_counts_as_done() -> None:
    played = play(Table().levels(0, rocket=3, satellite=3, capsule=3).state, "0 specialist engineer 1")
    assert played.of(Idle) == [Idle(0, "develop")]
    assert GAME.to_move(played.state) == (1,)


def test_the_lunar_module_has_one_level() -> None:
    state = play(Table().state, "0 specialist engineer 1").state
    assert refused(state, "0 develop lunar-module") == "no-levels 6.1"


# --- copy (ruling 2) ---


def test_the_spy_copies_a_block_of_a_card_that_another_shows() -> None:
    state = play(Table().played(1, "mechanic", "engineer").state, "0 specialist spy 1").state
    assert offered(state) == ["copy engineer 1", "copy engineer 2"]
    played = play(state, "0 copy engineer 2")
    assert played.of(Copied) == [Copied(0, "engineer", 2, ("fuel", "fuel"))]
    assert stock_of(played.state, 0) == {"fuel": 2}
    assert played.state.agencies[0].played == ("spy",), "the other's card stays where it lies"


def test_only_the_newest_card_of_another_is_visible() -> None:
    state = play(Table(3).played(1, "mechanic", "engineer").played(2, "tester").state, "0 specialist spy 1").state
    assert offered(state) == ["copy tester 1", "copy tester 2", "copy engineer 1", "copy engineer 2"]
    assert refused(state, "0 copy mechanic 1") == "not-visible 4.3"


def test_a_card_that_two_others_show_is_offered_once() -> None:
    state = play(Table(3).played(1, "engineer").played(2, "engineer").state, "0 specialist spy 1").state
    assert offered(state) == ["copy engineer 1", "copy engineer 2"]


def test_the_visible_card_of_a_seat_that_passed_can_be_copied() -> None:
    state = play(Table().played(1, "engineer").passed(1).state, "0 specialist spy 1").state
    assert offered(state) == ["copy engineer 1", "copy engineer 2"]


def test_a_seat_that_passed_without_playing_shows_nothing() -> None:
    played = play(Table().passed(1).state, "0 specialist spy 1")
    assert played.of(Idle) == [Idle(0, "copy")]


def test_a_copied_spy_does_not_copy_but_takes_back_or_passes() -> None:
    table = Table().played(0, "mechanic", "tester").played(1, "spy")
    state = play(table.state, "0 specialist spy 1").state
    assert offered(state) == ["copy spy 2", "copy spy 3"]
    assert refused(state, "0 copy spy 1") == "copied-copy 4.4"


def test_your_played_cards_means_ones_own_for_a_copied_take_back() -> None:
    table = Table().played(0, "mechanic", "tester").played(1, "astronaut", "spy")
    state = play(table.state, "0 specialist spy 1", "0 copy spy 2").state
    assert offered(state) == ["take-back mechanic", "take-back tester"]


def test_a_copied_block_with_choices_asks_for_them() -> None:
    table = Table().played(1, "astronaut")
    state = play(table.state, "0 specialist spy 1", "0 copy astronaut 3").state
    assert state.pending == "enhancement" and stock_of(state, 0) == {"training": 1}


def test_a_copied_pass_passes() -> None:
    played = play(Table().played(1, "spy").state, "0 specialist spy 1", "0 copy spy 3", "0 enhance payload")
    assert played.of(Passed) == [Passed(0, 1)]


def test_with_nothing_visible_copying_counts_as_done() -> None:
    played = play(Table(3).state, "0 specialist spy 1")
    assert played.of(Idle) == [Idle(0, "copy")]
    assert GAME.to_move(played.state) == (1,)


# --- take-back (rulings 1 and 3) ---


def test_spy_takes_a_played_specialist_back_into_the_hand() -> None:
    state = play(Table().played(0, "engineer", "mechanic").state, "0 specialist spy 2").state
    assert offered(state) == ["take-back mechanic", "take-back engineer"]
    played = play(state, "0 take-back engineer")
    agency = played.state.agencies[0]
    assert agency.hand == ("tester", "scientist", "engineer", "astronaut") and agency.played == ("mechanic", "spy")
    assert played.of(TookBack) == [TookBack(0, "engineer")]


def test_a_single_played_card_comes_back_without_asking() -> None:
    played = play(Table().played(0, "engineer").state, "0 specialist spy 2")
    assert played.of(TookBack) == [TookBack(0, "engineer")]


def test_the_spy_does_not_take_itself_back() -> None:
    played = play(Table().state, "0 specialist spy 2")
    assert played.of(Idle) == [Idle(0, "take-back")]
    state = play(Table().played(0, "engineer", "mechanic").state, "0 specialist spy 2").state
    assert refused(state, "0 take-back spy") == "spy-stays 4.6"


def test_spy_lies_visible_after_taking_the_card_beneath() -> None:
    state = play(Table().played(0, "engineer").state, "0 specialist spy 2", "1 specialist spy 1").state
    assert offered(state) == ["copy spy 2", "copy spy 3"]


def test_a_returned_card_can_be_played_once_more() -> None:
    table = Table().played(0, "engineer", "mechanic")
    state = play(table.state, "0 specialist spy 2", "0 take-back engineer", "1 pass", "0 specialist engineer 2").state
    assert state.agencies[0].played == ("mechanic", "spy", "engineer")


def test_with_a_card_taken_back_six_plays_are_possible() -> None:
    table = Table().played(0, "mechanic", "tester", "scientist", "engineer").passed(1)
    state = play(table.state, "0 specialist spy 2", "0 take-back engineer").state
    assert GAME.to_move(state) == (0,) and state.agencies[0].hand == ("engineer", "astronaut")
    played = play(state, "0 specialist engineer 2")
    assert played.of(Passed) == [Passed(0, 2)]


# --- passing ---


def test_a_seat_that_passes_holds_nothing_and_is_out() -> None:
    played = play(Table(3).state, "0 pass")
    assert played.of(Passed) == [Passed(0, 1)]
    assert played.state.agencies[0].hand == () and played.state.upper == (0,)
    state = play(played.state, "1 specialist engineer 2", "2 specialist engineer 2").state
    assert GAME.to_move(state) == (1,)


def test_with_one_card_left_one_passes_on_ones_turn() -> None:
    table = Table().played(0, "mechanic", "tester", "scientist", "engineer")
    played = play(table.state, "0 specialist astronaut 1")
    assert played.of(Passed) == [] and GAME.to_move(played.state) == (1,)
    played = play(played.state, "1 specialist engineer 2")
    assert played.of(Passed) == [Passed(0, 1)]
    assert GAME.to_move(played.state) == (1,)


def test_the_action_pass_comes_with_another_action() -> None:
    played = play(Table().state, "0 specialist spy 3", "0 enhance payload")
    assert stock_of(played.state, 0) == {"payload": 1}
    assert played.of(Passed) == [Passed(0, 1)]
    assert played.state.agencies[0].hand == () and GAME.to_move(played.state) == (1,)


def test_the_last_to_act_goes_on_alone_until_it_passes() -> None:
    state = play(Table().state, "0 pass", "1 specialist engineer 2").state
    assert GAME.to_move(state) == (1,)
    assert play(state, "1 pass").of(PhaseBegan)[0].phase == "announce"
