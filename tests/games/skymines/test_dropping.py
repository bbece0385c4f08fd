"""Dropping out (rules 9; rulings 1, 3, 5, 10, 55, 57)."""

from __future__ import annotations

import pytest

from bot.games.core.events import Event
from bot.games.skymines import dropping
from bot.games.skymines.actions import DropOut, Finish, Rest
from bot.games.skymines.change import with_player
from bot.games.skymines.dropping import CHOOSE, STRAIGHT
from bot.games.skymines.events import Dropped, Rested
from bot.games.skymines.material import FIRST_SLOTS, NOBODY
from bot.games.skymines.state import Due, SkyminesState
from tests.games.skymines.builders import holding
from tests.games.skymines.positions import owing, position, with_variant

CARDS = ("titanium1-0", "carbon1-0", "energy1-0")
_STRAIGHT = tuple([DropOut(deck, STRAIGHT) for deck in (2, 3, 4)])
DECKS = ((), ("titanium2-0",), ("carbon2-0", "A01"), ("minerals1-0",), ())


def _ready(round_: int = 2) -> SkyminesState:
    """Return a position in which seat 0 has three used cards in its first slots, and three resting decks."""
    state = position(round=round_)
    area = ("", *CARDS, "")
    hand = tuple([card for card in state.players[0].hand if card not in (*CARDS, *sum(DECKS, ()))])
    return with_player(state, 0, area=area, used=(False, True, True, False, False), decks=DECKS, hand=hand)


def _drop(state: SkyminesState, deck: int, rest: str = CHOOSE) -> tuple[SkyminesState, list[Event]]:
    events, action = list[Event](), DropOut(deck, rest)
    assert dropping.why_not(state, 0, action) is None
    return dropping.do(state, 0, action, events), events


def test_deck_goes_to_hand_before_cards_rest() -> None:
    """Rules 9.3: what was used rests for a round at least."""
    state, events = _drop(_ready(), 3)
    player = state.players[0]
    assert player.hand[-2:] == ("carbon2-0", "A01")
    assert player.decks[2] == ()
    assert player.area == ("", *CARDS, "") and player.used == (False,) * 5
    assert player.dropped
    assert events == [Dropped(0, 2, ("carbon2-0", "A01"))]
    assert state.pending == (Due("rest", targets=(1, 2, 3)),)


def test_any_deck_may_be_taken_before_the_last_round() -> None:
    """Ruling 57: round 6 chooses its deck, which is used in round 7."""
    for number in (1, 6):
        assert dropping.options(_ready(number), 0)[:3] == _STRAIGHT


def test_last_round_takes_the_leftmost_deck() -> None:
    """Ruling 57: only the deck of round 7 is automatic."""
    state = _ready(7)
    assert dropping.options(state, 0) == (DropOut(2, STRAIGHT),)
    refusal = dropping.why_not(state, 0, DropOut(3, STRAIGHT))
    assert refusal is not None and (refusal.kind, refusal.rule) == ("deck-leftmost", "9.2")


def test_without_a_deck_none_is_taken() -> None:
    """Ruling 3."""
    state = with_player(_ready(), 0, decks=((),) * 5)
    assert dropping.options(state, 0) == (DropOut(0, STRAIGHT), DropOut(0, CHOOSE))
    after, events = _drop(state, 0)
    assert after.players[0].hand == state.players[0].hand
    assert events == [Dropped(0, NOBODY, ())]


@pytest.mark.parametrize("deck", [0, 1, 5, 9])
def test_empty_slot_is_no_deck(deck: int) -> None:
    """A deck must be taken if there is one."""
    refusal = dropping.why_not(_ready(), 0, DropOut(deck, STRAIGHT))
    assert refusal is not None and (refusal.kind, refusal.rule) == ("no-deck", "9.1")
    assert refusal.remedy.facts == {"count": 3, "decks": (2, 3, 4)}


def test_dropping_out_is_legal_with_unused_cards() -> None:
    """Ruling 10: the seat may not want to do anything else."""
    state = with_player(_ready(), 0, used=(False,) * 5)
    assert dropping.options(state, 0)[:3] == _STRAIGHT


def test_tiles_go_back() -> None:
    """Rules 12.1: bonus tiles are held for one round."""
    state = with_player(
        _ready(), 0, tiles=("tile-plus", "tile-energy"), tiles_used=("tile-energy",), boosted="titanium1-0"
    )
    player = _drop(state, 2)[0].players[0]
    assert (player.tiles, player.tiles_used, player.boosted) == ((), (), "")


def test_empty_area_leaves_nothing_due() -> None:
    """Ruling 2: a seat may have planned no card."""
    state = with_player(_ready(), 0, area=("",) * 5)
    assert _drop(state, 2, STRAIGHT)[0].pending == ()
    assert dropping.options(state, 0) == _STRAIGHT


def test_cards_rest_straight_up_without_a_question() -> None:
    """The usual way is said with the deck; another way is one of the same answers, and is asked for then."""
    assert dropping.options(_ready(), 0) == (*_STRAIGHT, *[DropOut(deck, CHOOSE) for deck in (2, 3, 4)])
    state, events = _drop(_ready(), 2, STRAIGHT)
    assert state.pending == ()
    assert state.players[0].decks == ((), (CARDS[0],), ("carbon2-0", "A01", CARDS[1]), ("minerals1-0", CARDS[2]), ())
    assert events[1] == Rested(0, ("", *CARDS, ""))


def test_round_5_is_the_last_whose_cards_rest_by_choice() -> None:
    """Ruling 57: what rests in round 5 is taken up in round 6 or 7."""
    assert DropOut(2, CHOOSE) in dropping.options(_ready(5), 0)
    assert _drop(_ready(5), 2)[0].pending == (Due("rest", targets=(1, 2, 3)),)


def test_two_cards_left_may_go_straight_up_the_last_is_chosen() -> None:
    two, one = [owing(_ready(), Due("rest", targets=targets)) for targets in ((2, 3), (3,))]
    assert Finish() in dropping.rest_options(two, 0)
    assert dropping.rest_options(one, 0) == tuple([Rest(CARDS[2], slot) for slot in (2, 3, 4)])


@pytest.mark.parametrize(("rest", "round_"), [("elsewhere", 2), ("", 2), (CHOOSE, 6)])
def test_there_is_no_other_way_to_rest(rest: str, round_: int) -> None:
    refusal = dropping.why_not(_ready(round_), 0, DropOut(2, rest))
    assert refusal is not None and (refusal.kind, refusal.rule) == ("no-way-to-rest", "9.7")
    assert refusal.remedy.facts == {"free": int(round_ == 2)}


def test_each_card_rests_in_another_slot() -> None:
    """Rules 9.4: the seat chooses, one card after the other; no card is left in the area (ruling 5)."""
    state = _drop(_ready(), 2)[0]
    events = list[Event]()
    assert dropping.rest_options(state, 0) == (Finish(), *[Rest(CARDS[0], slot) for slot in (2, 3, 4)])
    state = dropping.do_rest(state, 0, Rest(CARDS[0], 3), events)
    assert dropping.rest_options(state, 0) == (Rest(CARDS[1], 2), Rest(CARDS[1], 4))
    state = dropping.do_rest(state, 0, Rest(CARDS[1], 2), events)
    assert dropping.rest_options(state, 0) == (Rest(CARDS[2], 4),)
    state = dropping.do_rest(state, 0, Rest(CARDS[2], 4), events)
    assert state.players[0].decks[1:4] == ((CARDS[1],), ("carbon2-0", "A01", CARDS[0]), ("minerals1-0", CARDS[2]))
    assert state.players[0].area == ("",) * 5
    assert state.pending == ()
    assert events[0] == Rested(0, ("", "", CARDS[0], "", ""))


def test_finish_lays_the_rest_straight_up() -> None:
    """`Finish` lays each card that is left above its slot."""
    state = _drop(_ready(), 2)[0]
    assert dropping.why_not_straight(state, 0, Finish()) is None
    events = list[Event]()
    after = dropping.do_straight(state, 0, Finish(), events)
    assert after.players[0].decks == ((), (CARDS[0],), ("carbon2-0", "A01", CARDS[1]), ("minerals1-0", CARDS[2]), ())
    assert events == [Rested(0, ("", *CARDS, ""))]
    assert after.pending == ()


def test_finish_needs_free_slots_above() -> None:
    """With the first card above the second one's slot, that one cannot go straight up."""
    state = dropping.do_rest(_drop(_ready(), 2)[0], 0, Rest(CARDS[0], 3), [])
    refusal = dropping.why_not_straight(state, 0, Finish())
    assert refusal is not None and (refusal.kind, refusal.rule) == ("rest-straight", "9.6")


def test_cards_rest_above_slots_that_are_on() -> None:
    """Ruling 1; refusals of the others."""
    state = dropping.do_rest(_drop(_ready(), 2)[0], 0, Rest(CARDS[0], 2), [])
    kinds = {
        Rest(CARDS[1], 1): ("rest-slot", "9.5"),
        Rest(CARDS[1], 6): ("rest-slot", "9.5"),
        Rest(CARDS[1], 2): ("rest-taken", "9.4"),
        Rest(CARDS[2], 3): ("rest-card", "9.3"),
    }
    for action, expected in kinds.items():
        refusal = dropping.why_not_rest(state, 0, action)
        assert refusal is not None and (refusal.kind, refusal.rule) == expected


def test_slot_switched_on_in_this_round_takes_a_card() -> None:
    """Ruling 55: by the tank track (left) or the research track (right)."""
    state = _drop(with_player(_ready(), 0, tank=8), 2)[0]
    assert dropping.why_not_rest(state, 0, Rest(CARDS[0], 1)) is None
    assert dropping.why_not_rest(state, 0, Rest(CARDS[0], 5)) is not None
    state = _drop(with_player(_ready(), 0, upload=5), 2)[0]
    assert dropping.why_not_rest(state, 0, Rest(CARDS[0], 5)) is None


def test_list_and_test_agree_on_rests() -> None:
    """Every card and slot that is offered is legal, and no other."""
    state = dropping.do_rest(_drop(with_player(_ready(), 0, tank=8), 2)[0], 0, Rest(CARDS[0], 3), [])
    offered = dropping.rest_options(state, 0)
    for card in CARDS:
        for slot in range(7):
            action = Rest(card, slot)
            assert (dropping.why_not_rest(state, 0, action) is None) == (action in offered)


@pytest.mark.parametrize("round_", [6, 7])
def test_last_rounds_lay_cards_straight_up(round_: int) -> None:
    """Rulings 46 and 57: no later round takes up what is laid now."""
    state, events = _drop(_ready(round_), 2, STRAIGHT)
    assert all(action.rest == STRAIGHT for action in dropping.options(_ready(round_), 0) if isinstance(action, DropOut))
    assert state.pending == ()
    assert [state.players[0].decks[slot][-1] for slot in FIRST_SLOTS] == list(CARDS)
    assert events[1] == Rested(0, ("", *CARDS, ""))


def test_linked_slots_lay_cards_straight_up() -> None:
    """Rules 9.7."""
    state = with_variant(_ready(), linked=True)
    assert dropping.options(state, 0) == _STRAIGHT
    state, _ = _drop(state, 2, STRAIGHT)
    assert state.pending == ()
    assert [state.players[0].decks[slot][-1] for slot in FIRST_SLOTS] == list(CARDS)


def test_one_card_is_asked_for_once() -> None:
    """With one card left `Finish` would be the same as a `Rest`, and is not offered."""
    state = holding(_ready(), 0, "", "", CARDS[2])
    state = owing(state, Due("rest", targets=(2,), excluded=(1,)))
    assert dropping.rest_options(state, 0) == (Rest(CARDS[2], 3), Rest(CARDS[2], 4))
    refusal = dropping.why_not_straight(state, 0, Finish())
    assert refusal is not None and refusal.kind == "rest-straight"
