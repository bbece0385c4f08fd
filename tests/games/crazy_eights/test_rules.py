"""The rules of Crazy Eights, paragraph by paragraph."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.contract import BrokenInvariant, Question
from bot.games.core.declared import Ended
from bot.games.core.playing_cards import DECK, SUITS
from bot.games.crazy_eights.actions import Draw
from bot.games.crazy_eights.events import CrazyEightsEvent, Dealt, Drew, Laid, Passed
from bot.games.crazy_eights.game import CrazyEights
from bot.games.crazy_eights.rules import points
from bot.games.crazy_eights.state import CrazyEightsState
from bot.games.crazy_eights.view import CrazyEightsView
from tests.games.crazy_eights.builders import GAME, USUAL, cards, offered, play, table, why
from tests.games.script import stream

SEED = bytes(range(32))


def standing(state: CrazyEightsState) -> list[tuple[int | None, int, int]]:
    """Return seat, points and place of each participant, best first."""
    return [(each.seat, each.total, each.rank) for each in GAME.score(state).results]


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 5), (4, 5)])
def test_1_1_the_deal(seats: int, size: int) -> None:
    state = GAME.setup(seats, USUAL, SEED)
    assert [len(hand) for hand in state.hands] == [size] * seats
    assert len(state.pile) == 1 and len(state.stock) == 52 - seats * size - 1
    assert sorted((*state.stock, *state.pile, *(card for hand in state.hands for card in hand))) == sorted(DECK)


def test_1_1_at_first_nothing_has_been_learned_or_done() -> None:
    state = GAME.setup(3, USUAL, SEED)
    assert (state.knowledge, state.drawn, state.passes, state.over) == ((0, 0, 0), 0, 0, None)
    assert state.chance.seed == SEED and state.chance.draws == 52, "51 for the deck, one for the seat that starts"


def test_1_1_the_opening_tells_the_deal() -> None:
    state = GAME.setup(2, USUAL, SEED)
    assert CrazyEights().opening(state) == (Dealt(state.hands, state.pile[0], state.turn),)


def test_1_2_the_first_suit_is_that_of_the_card_turned_up() -> None:
    state = next(state for n in range(99) if (state := GAME.setup(2, USUAL, bytes([n]) * 32)).pile[0].endswith("-8"))
    assert state.pile[0] == f"{state.suit}-8"


def test_2_1_turns_go_round_from_a_drawn_seat() -> None:
    assert {GAME.setup(3, USUAL, bytes([n]) * 32).turn for n in range(20)} == {0, 1, 2}
    state = table("2h 3h", "4h 6h", "7h 9h")
    assert play(state, "0 play hearts-2", "1 play hearts-4", "2 play hearts-7").state.turn == 0


def test_3_1_suit_or_rank_fits() -> None:
    assert offered(table("2h 5c kd", "3c 4c")) == ["play clubs-5", "play hearts-2", "draw"]


def test_3_2_the_suit_of_a_card_is_followed() -> None:
    assert play(table("5c kd", "3c 4c"), "0 play clubs-5").state.suit == "clubs"


def test_4_1_an_eight_fits_always_and_names_a_suit() -> None:
    state = table("8s kd", "3c 4d")
    assert offered(state) == [*(f"eight spades-8 {suit}" for suit in SUITS), "draw"]
    named = play(state, "0 eight spades-8 clubs")
    assert named.state.suit == "clubs" and named.of(Laid) == [Laid(0, "spades-8", "clubs")]
    assert offered(named.state) == ["play clubs-3", "draw"]


def test_5_1_after_each_draw_a_card_may_be_played() -> None:
    state = play(table("kd ks", "3c 4c", stock="9h 2c 3s"), "0 draw").state
    assert (state.turn, state.drawn, state.hands[0]) == (0, 1, cards("kd 9h ks"))
    assert offered(state) == ["play hearts-9", "draw"]
    assert play(state, "0 play hearts-9").state.drawn == 0


def test_5_1_a_pass_is_refused_with_the_draws_that_are_left() -> None:
    assert why(play(table("kd", "3c 4c"), "0 draw").state, "0 pass").reason.facts == {"count": 2}


def test_5_1_draws_and_passes_are_told() -> None:
    told = play(table("kd", "3c 4c", stock="2c", draws=1), "0 draw", "0 pass").events
    assert told == (Drew(0, "clubs-2"), Passed(0))


@pytest.mark.parametrize("draws", [1, 3])
def test_5_2_after_the_last_draw_one_may_pass(draws: int) -> None:
    state = play(table("kd", "3c 4c", stock="2c 3s 4s 6s", draws=draws), *["0 draw"] * draws).state
    assert offered(state) == ["pass"]
    assert play(state, "0 pass").state.turn == 1


def test_5_3_an_empty_stock_stays_empty() -> None:
    state = table("kd", "3c 4c", stock="2c")
    assert offered(play(state, "0 draw").state) == ["pass"]


def test_6_2_an_empty_hand_ends_the_round() -> None:
    ended = play(table("2h", "3c 4c"), "0 play hearts-2")
    assert ended.of(Ended) == [Ended("out")] and GAME.to_move(ended.state) == ()


def test_6_3_passes_all_round_end_the_round() -> None:
    blocked = play(table("kd", "3c", "4c", stock=""), "0 pass", "1 pass", "2 pass")
    assert blocked.of(Ended) == [Ended("blocked")]


def test_6_3_a_card_in_between_begins_the_round_of_passes_anew() -> None:
    state = play(table("kd", "3c", "4h 4c", stock=""), "0 pass", "1 pass", "2 play hearts-4", "0 pass", "1 pass").state
    assert state.over is None and state.passes == 2
    assert play(table("kd", "3c", stock="2c", turn=1, passes=1, draws=1), "1 draw", "1 pass").state.over is None


def test_7_1_what_cards_count() -> None:
    assert [points(cards(card)) for card in ("8c", "kh", "qd", "js", "ac", "10h", "2s")] == [50, 10, 10, 10, 1, 10, 2]


@pytest.mark.parametrize(
    ("hands", "scored"),
    [
        (("2h", "8c 3c", "kd as"), [(0, 64, 1), (2, 0, 2), (1, 0, 3)]),
        (("2h", "2c", "2d kd"), [(0, 14, 1), (1, 0, 2), (2, 0, 3)]),
    ],
)
def test_7_2_an_empty_hand_scores_all_others(hands: tuple[str, ...], scored: list[tuple[int, int, int]]) -> None:
    assert standing(play(table(*hands), "0 play hearts-2").state) == scored


def test_7_2_the_least_in_hand_scores_the_differences() -> None:
    state = play(table("kd", "3c", "4c", stock=""), "0 pass", "1 pass", "2 pass").state
    assert standing(state) == [
        (1, 8, 1),
        (2, 0, 2),
        (0, 0, 3),
    ]


def test_7_3_equal_hands_share_the_victory() -> None:
    state = play(table("3d", "kd", "3c", stock=""), "0 pass", "1 pass", "2 pass").state
    assert standing(state) == [
        (0, 7, 1),
        (2, 7, 1),
        (1, 0, 3),
    ]


def test_knowledge_grows_by_drawing_and_at_the_end() -> None:
    state = play(table("2h kd", "3c 4c"), "0 draw").state
    assert state.knowledge == (1, 0)
    assert play(state, "0 play hearts-2").state.knowledge == (1, 0)
    assert GAME.end_now(state).state.knowledge == (2, 1)
    assert not GAME.score(state).final and GAME.score(GAME.end_now(state).state).final


def test_hands_are_seen_by_their_seats_until_the_end() -> None:
    state = table("2h kd", "3c 4c", "9d")
    hidden = (("?", "?"), ("?", "?"), ("?",))
    assert GAME.view(state, None).known.hands == hidden
    assert GAME.view(state, 1).known.hands == (hidden[0], cards("3c 4c"), hidden[2])
    assert set(GAME.view(state, 1).known.stock) == {"?"} and GAME.view(state, 1).known.pile == state.pile
    assert GAME.view(GAME.end_now(state).state, None).known.hands == state.hands


def test_hands_are_kept_in_order() -> None:
    with pytest.raises(BrokenInvariant, match=r"hands: pieces out of order"):
        GAME.check(replace(table("2h 10h ah", "3c"), hands=(cards("2h 10h ah"), cards("3c"))))
    assert table("2h 10h ah", "3c").hands[0] == cards("ah 2h 10h")


def test_the_hidden_setup_names_stock_pile_and_hands() -> None:
    state = table("2h kd", "3c 4c", stock="9d")
    told = {"stock": state.stock, "pile": state.pile, "hands": state.hands}
    assert list(GAME.hidden_setup(state).items()) == list(told.items())


def test_the_game_consists_of_its_declared_parts() -> None:
    game = CrazyEights()
    assert (game.state_type, game.event_type) == (CrazyEightsState, CrazyEightsEvent)
    state = game.setup(2, USUAL, SEED)
    assert state == GAME.setup(2, USUAL, SEED) and game.score(state) == GAME.score(state)
    view = game.view(state, state.turn)
    assert isinstance(view, CrazyEightsView) and view == GAME.view(state, state.turn)
    legal = game.legal(state, state.turn)
    for level in game.meta.levels:
        chosen = game.choose(Question(view, legal, state.turn, level, 0, stream(level)))
        assert chosen == GAME.choose(Question(view, legal, state.turn, level, 0, stream(level)))
        questions = [Question(view, (*legal, Draw()), state.turn, level, 0, stream(level)) for _ in range(2)]
        assert game.explain(questions[0], chosen) == GAME.explain(questions[1], chosen) is not None
