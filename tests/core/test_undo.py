"""What may be taken back, and what may not."""

from __future__ import annotations

import pytest

from bot.games.core.log import Acted, AnyEntry, Concluded, Rewound, Seated, TookBack
from bot.games.core.replay import Replay, advance, irrevocable, may_take_back, open_entry, replay_log
from tests.support.logs import TooLate, take_back
from tests.toys.automa_deck import AutomaDeck, Mine, Peek, Put, Rest
from tests.toys.sealed_bid import Bid, Pass, SealedBid

SEED = bytes(range(32))
BID, AUTOMA = SealedBid(), AutomaDeck()


def bids(seats: int, *log: AnyEntry) -> Replay:
    return replay_log(BID, seats, {"rounds": "3", "ties": "lost"}, SEED, log)


def bid(seat: int, card: int) -> Acted:
    return Acted(seat, "bid", (str(card),))


def automa(seats: int, *words: str) -> Replay:
    """Play these words, each by the seat to move."""
    replay = replay_log(AUTOMA, seats, {"level": "normal"}, SEED, ())
    for said in words:
        verb, *nouns = said.split()
        replay = advance(AUTOMA, replay, Acted(replay.state.turn, verb, tuple(nouns)))
    return replay


def test_nothing_to_take_back_at_the_start():
    assert open_entry(BID, bids(2), 0) is None
    with pytest.raises(TooLate):
        take_back(BID, bids(2), 0)


def test_secret_choice_may_be_revised_until_the_reveal():
    replay = bids(3, bid(0, 5), bid(1, 3))
    assert open_entry(BID, replay, 0) == 1
    assert open_entry(BID, replay, 1) == 2
    assert open_entry(BID, replay, 2) is None
    back = take_back(BID, replay, 0)
    assert back.state.bids == (None, 3, None)
    assert back.last.entry == TookBack(0, 1)


def test_after_the_reveal_it_is_too_late():
    replay = bids(2, bid(0, 5), bid(1, 3))
    assert open_entry(BID, replay, 0) is None
    assert open_entry(BID, replay, 1) is None


def test_a_revised_choice_may_be_revised_again():
    replay = bids(3, bid(0, 5), bid(1, 3), TookBack(0, 1), bid(0, 4), bid(2, 2), TookBack(2, 5))
    assert open_entry(BID, replay, 0) == 4
    assert open_entry(BID, replay, 1) == 2
    assert take_back(BID, replay, 1).state.bids == (4, None, None)


def test_no_undo_after_another_seat_acted():
    replay = automa(2, "rest")
    assert open_entry(AUTOMA, replay, 0) == 1
    replay = advance(AUTOMA, replay, Acted(1, "peek", ()))
    assert open_entry(AUTOMA, replay, 0) is None
    # Also when the other has done nothing that shows anything.
    three = automa(3, "rest", "rest")
    assert open_entry(AUTOMA, three, 0) is None
    assert open_entry(AUTOMA, three, 1) == 2
    # Once the other seat took its action back, it is open again.
    assert open_entry(AUTOMA, take_back(AUTOMA, three, 1), 0) == 1


def test_what_was_drawn_or_shown_stays():
    assert open_entry(AUTOMA, automa(2, "peek"), 0) is None
    assert open_entry(AUTOMA, automa(2, "mine"), 0) is None
    assert open_entry(AUTOMA, automa(1, "rest"), 0) is None  # the automa has turned up its card


def test_successor_cannot_undo_the_predecessors_action():
    assert open_entry(BID, bids(3, bid(0, 5), Seated(0, "human")), 0) is None
    assert open_entry(BID, bids(3, bid(0, 5), Seated(1, "human")), 0) == 1
    assert open_entry(BID, bids(3, bid(0, 5), Seated(0, "human"), TookBack(0, 1), bid(0, 4)), 0) == 4


def test_an_end_by_vote_and_a_rewind_are_boundaries():
    assert open_entry(BID, bids(3, bid(0, 5), Concluded("vote")), 0) is None
    assert open_entry(BID, bids(3, bid(0, 5), Rewound(1, 1)), 0) is None
    assert open_entry(BID, bids(3, bid(0, 5), Rewound(1, 1), bid(1, 4)), 1) == 3


def test_only_choices_that_depend_on_nothing_are_no_boundary():
    replay = automa(2, "rest")
    state = replay.positions[0].state
    # Seat 1 was not awaited when seat 0 rested, so its rest is a boundary even though no seat learned anything.
    after = AUTOMA.apply(replay.state, 0 + 1, Peek()).state
    assert not may_take_back(AUTOMA, state, after, Acted(0, "rest", ()), (Acted(1, "peek", ()),))
    assert may_take_back(AUTOMA, state, replay.state, Acted(0, "rest", ()), ())


def test_the_warning_mark():
    state = bids(2).state
    assert not irrevocable(BID, state, 0, Bid(5))
    last = bids(2, bid(0, 5)).state
    assert all(irrevocable(BID, last, 1, action) for action in (Bid(1), Pass()))
    turn = automa(2).state
    marks = {type(action): irrevocable(AUTOMA, turn, 0, action) for action in (Peek(), Mine(), Rest())}
    assert marks == {Peek: True, Mine: True, Rest: False}
    held = automa(2, "peek").state
    assert not irrevocable(AUTOMA, held, 0, Put(held.held[0]))
