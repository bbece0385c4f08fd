"""Tests of technologies: what is drawn, removed and put back (rules 5, rulings 4 to 6)."""

from __future__ import annotations

import pytest

from bot.games.space_missions.events import Drew, Idle, Removed, Returned
from bot.games.space_missions.material import TECHNOLOGIES
from bot.games.space_missions.state import Deck, SpaceMissionsState
from tests.games.space_missions.builders import GAME, Table, cards_of, offered, play, refused

THREE = "0 specialist tester 1"
TWO = "0 specialist scientist 1"


def thrust(*cards: str) -> Table:
    """Arrange the thrust deck of seat 0."""
    return Table().deck(0, "thrust", *cards)


FULL = ("minor", "major", "none", "none", "minor")


def deck(state: SpaceMissionsState, technology: str = "thrust") -> Deck:
    return state.agencies[0].decks[TECHNOLOGIES.index(technology)]


def drawn(state: SpaceMissionsState) -> tuple[str, ...]:
    assert state.open_test is not None
    return state.open_test.drawn


# --- test_1_3 ---


def test_a_technology_of_choice_is_tested() -> None:
    state = play(Table().state, THREE).state
    assert offered(state) == [f"test {technology}" for technology in TECHNOLOGIES]


def test_cards_are_drawn_one_by_one_from_the_top_up_to_three() -> None:
    played = play(thrust(*FULL).state, THREE, "0 test thrust")
    assert drawn(played.state) == ("minor",) and played.of(Drew) == [Drew(0, "thrust", ("minor",))]
    played = play(played.state, "0 draw", "0 draw")
    assert drawn(played.state) == ("minor", "major", "none")
    assert played.of(Drew) == [Drew(0, "thrust", ("major",)), Drew(0, "thrust", ("none",))]
    assert cards_of(played.state, 0, "thrust") == ("none", "minor")
    assert refused(played.state, "0 draw") == "three-drawn 5.2"


def test_one_may_stop_after_the_first_card() -> None:
    state = play(thrust(*FULL).state, THREE, "0 test thrust", "0 put-back").state
    assert cards_of(state, 0, "thrust") == FULL and state.open_test is None
    assert GAME.to_move(state) == (1,)


@pytest.mark.parametrize("card", ["major", "minor"])
def test_one_major_or_minor_problem_may_leave_the_game(card: str) -> None:
    state = play(thrust(*FULL).state, THREE, "0 test thrust", "0 draw", "0 draw").state
    assert offered(state, "remove") == ["remove thrust major", "remove thrust minor"]
    played = play(state, f"0 remove thrust {card}")
    assert played.of(Removed) == [Removed(0, "thrust", card, "test")]
    assert deck(played.state).removed == (card,) and card not in drawn(played.state)
    assert offered(played.state, "remove") == []


def test_removing_is_optional() -> None:
    state = play(thrust(*FULL).state, THREE, "0 test thrust", "0 draw", "0 put-back").state
    assert deck(state).removed == ()


def test_a_card_without_problem_is_never_removed() -> None:
    state = play(thrust("none", "major", "minor", "minor").state, THREE, "0 test thrust").state
    assert offered(state, "remove") == []
    assert refused(state, "0 remove thrust none") == "not-removable 5.4"


def test_after_a_removal_nothing_more_is_drawn_nor_removed() -> None:
    state = play(thrust(*FULL).state, THREE, "0 test thrust", "0 draw", "0 remove thrust minor").state
    assert refused(state, "0 draw") == "removed-already 5.2"
    assert refused(state, "0 remove thrust major") == "removed-enough 5.4"


def test_when_the_only_card_drawn_is_removed_the_test_is_over() -> None:
    state = play(thrust(*FULL).state, THREE, "0 test thrust", "0 remove thrust minor").state
    assert state.open_test is None and GAME.to_move(state) == (1,)
    assert cards_of(state, 0, "thrust") == FULL[1:]


# --- test_2 ---


def test_two_cards_are_drawn_at_once_and_no_more() -> None:
    played = play(thrust(*FULL).state, TWO, "0 test thrust")
    assert played.of(Drew) == [Drew(0, "thrust", ("minor", "major"))]
    assert offered(played.state, "draw") == []
    assert refused(played.state, "0 draw") == "two-at-once 5.3"


def test_up_to_two_minor_problems_may_leave_the_game() -> None:
    state = play(thrust("minor", "minor", "major", "none").state, TWO, "0 test thrust").state
    state = play(state, "0 remove thrust minor").state
    assert drawn(state) == ("minor",) and offered(state, "remove") == ["remove thrust minor"]
    state = play(state, "0 remove thrust minor").state
    assert state.open_test is None and deck(state).removed[-2:] == ("minor", "minor")


def test_the_test_of_two_does_not_remove_a_major_problem() -> None:
    state = play(thrust(*FULL).state, TWO, "0 test thrust").state
    assert offered(state, "remove") == ["remove thrust minor"]
    assert refused(state, "0 remove thrust major") == "not-removable 5.4"


def test_the_test_of_two_takes_what_a_small_deck_has() -> None:
    played = play(thrust("minor").state, TWO, "0 test thrust")
    assert played.of(Drew) == [Drew(0, "thrust", ("minor",))]


# --- putting back (ruling 4) ---


def test_a_card_goes_back_to_any_place() -> None:
    state = play(thrust(*FULL).state, TWO, "0 test thrust").state
    assert offered(state, "put") == [
        f"put thrust {card} {place}" for card in ("major", "minor") for place in range(1, 5)
    ]
    assert refused(state, "0 put thrust major 5") == "no-place 5.6"
    assert refused(state, "0 put thrust major 0") == "no-place 5.6"


@pytest.mark.parametrize(
    ("place", "after"),
    [
        (1, ("major", "none", "none", "minor")),
        (2, ("none", "major", "none", "minor")),
        (4, ("none", "none", "minor", "major")),
    ],
)
def test_places_count_from_the_top(place: int, after: tuple[str, ...]) -> None:
    played = play(thrust(*FULL).state, TWO, "0 test thrust", f"0 put thrust major {place}")
    assert cards_of(played.state, 0, "thrust") == after
    assert played.of(Returned) == [Returned(0, "thrust", ("major",), (place,), private=True)]
    assert drawn(played.state) == ("minor",)


def test_cards_go_back_one_by_one() -> None:
    state = play(thrust(*FULL).state, TWO, "0 test thrust", "0 put thrust major 4", "0 put thrust minor 5").state
    assert cards_of(state, 0, "thrust") == ("none", "none", "minor", "major", "minor")
    assert state.open_test is None and GAME.to_move(state) == (1,)


def test_problems_go_back_on_top_by_default() -> None:
    table = thrust("none", "minor", "major", "minor", "none")
    played = play(table.state, THREE, "0 test thrust", "0 draw", "0 draw", "0 put-back")
    assert cards_of(played.state, 0, "thrust") == ("major", "minor", "none", "minor", "none")
    assert played.of(Returned) == [
        Returned(0, "thrust", ("major", "minor", "none"), (1, 2, 3), private=True, together=True)
    ]


def test_the_rest_can_go_back_on_top_after_one_was_put_elsewhere() -> None:
    state = play(thrust(*FULL).state, TWO, "0 test thrust", "0 put thrust minor 4", "0 put-back").state
    assert cards_of(state, 0, "thrust") == ("major", "none", "none", "minor", "minor")


def test_once_a_card_went_back_nothing_is_drawn_or_removed() -> None:
    state = play(thrust(*FULL).state, THREE, "0 test thrust", "0 draw", "0 put thrust minor 1").state
    assert offered(state, "draw") == offered(state, "remove") == []
    assert refused(state, "0 draw") == "returning 5.2"
    assert refused(state, "0 remove thrust major") == "returning 5.5"


def test_last_single_card_returns_to_an_empty_deck_by_itself() -> None:
    played = play(thrust("none", "minor").state, THREE, "0 test thrust", "0 draw", "0 remove thrust minor")
    assert cards_of(played.state, 0, "thrust") == ("none",) and GAME.to_move(played.state) == (1,)
    assert [type(event) for event in played.events[-2:]] == [Removed, Returned]


def test_put_back_into_empty_deck_still_asks() -> None:
    """The others cannot tell that there is no choice."""
    state = play(thrust("none").state, THREE, "0 test thrust").state
    assert offered(state) == ["put thrust none 1", "put-back"] and cards_of(state, 0, "thrust") == ()
    state = play(thrust("none", "none").state, TWO, "0 test thrust").state
    assert offered(state) == ["put thrust none 1", "put-back"]
    state = play(thrust("none", "none", "minor").state, THREE, "0 test thrust", "0 draw", "0 draw").state
    state = play(state, "0 remove thrust minor").state
    assert offered(state) == ["put thrust none 1", "put-back"]


def test_a_problem_from_a_deck_of_one_may_still_be_removed() -> None:
    state = play(thrust("minor").state, THREE, "0 test thrust").state
    assert offered(state) == ["remove thrust minor", "put thrust minor 1", "put-back"]


def test_of_an_empty_deck_no_card_is_drawn() -> None:
    state = play(thrust().state, THREE).state
    assert "test thrust" not in offered(state)
    assert refused(state, "0 test thrust") == "deck-empty 5.1"


def test_without_any_card_a_test_counts_as_done() -> None:
    table = Table()
    for technology in TECHNOLOGIES:
        table.deck(0, technology)
    played = play(table.state, THREE)
    assert played.of(Idle) == [Idle(0, "test-1-3")]
    assert played.state.open_test is None and GAME.to_move(played.state) == (1,)


def test_a_single_deck_with_cards_is_tested_without_asking() -> None:
    table = Table()
    for technology in TECHNOLOGIES[1:]:
        table.deck(0, technology)
    played = play(table.state, TWO)
    assert played.of(Drew)[0].technology == "thrust"


# --- rulings 5 and 6 ---


def test_order_inside_a_deck_matters_for_the_next_test() -> None:
    state = play(thrust(*FULL).state, TWO, "0 test thrust", "0 put thrust major 1", "0 put thrust minor 5").state
    state = play(state, "1 specialist engineer 2", THREE, "0 test thrust").state
    assert drawn(state) == ("major",)


def test_removed_cards_do_not_go_to_the_personal_draw_deck() -> None:
    state = play(thrust(*FULL).state, THREE, "0 test thrust", "0 remove thrust minor").state
    assert state.agencies[0].upgrades == 4
    assert sum(len(each.cards) for each in state.agencies[0].decks) == 29


# --- what the tester alone knows afterwards ---


def test_the_tester_knows_where_it_put_cards() -> None:
    state = play(thrust(*FULL).state, TWO, "0 test thrust", "0 put thrust major 4", "0 put thrust minor 1").state
    assert deck(state).known == ("minor", "?", "?", "?", "major")
    assert state.agencies[1].decks[0].known == ("?",) * 5


def test_known_places_move_when_cards_above_are_drawn() -> None:
    state = play(thrust(*FULL).knows(0, "thrust", 3, 5).state, TWO, "0 test thrust").state
    assert deck(state).known == ("none", "?", "minor")
    state = play(state, "0 put thrust major 2", "0 put-back").state
    assert deck(state).known == ("minor", "none", "major", "?", "minor")


def test_drawing_is_learning_for_the_tester_alone() -> None:
    state = play(thrust(*FULL).state, THREE).state
    drawn_one = play(state, "0 test thrust").state
    assert drawn_one.knowledge[0] > state.knowledge[0] and drawn_one.knowledge[1] == state.knowledge[1]
    back = play(drawn_one, "0 put-back").state
    assert back.knowledge == drawn_one.knowledge and back.chance == drawn_one.chance


def test_two_harmless_cards_tell_the_tester_the_fifth() -> None:
    state = play(thrust("none", "none", "major", "minor", "minor").state, TWO, "0 test thrust").state
    assert deck(state).deduced and not deck(state).proven


def test_three_removed_minor_problems_tell_all_the_fifth_card() -> None:
    table = Table().deck(0, "landing", "minor", "minor", "major", "none")
    assert deck(table.state, "landing").extra == "minor" and not deck(table.state, "landing").proven
    state = play(table.state, TWO, "0 test landing", "0 remove landing minor", "0 remove landing minor").state
    assert deck(state, "landing").proven
