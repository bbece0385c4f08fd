"""Replaying a log: every kind of entry, and logs that no table can have written."""

from __future__ import annotations

import pytest

from bot.games.core.codec import encode
from bot.games.core.log import Acted, AnyEntry, BrokenLog, Concluded, Rewound, Seated, TookBack
from bot.games.core.replay import advance, begin, follow, replay_log, trim
from tests.toys.automa_deck import AutomaDeck
from tests.toys.sealed_bid import SealedBid

SEED = bytes(range(32))
BID, AUTOMA = SealedBid(), AutomaDeck()
OPTIONS = {"rounds": "3", "ties": "lost"}


def bid(seat: int, card: int) -> Acted:
    return Acted(seat, "bid", (str(card),))


def test_positions_tell_number_entry_states_and_events():
    replay = replay_log(BID, 2, OPTIONS, SEED, (bid(0, 5), Seated(1, "computer:easy"), bid(1, 3)))
    assert [position.number for position in replay.positions] == [0, 1, 2, 3]
    assert replay.entries() == (bid(0, 5), Seated(1, "computer:easy"), bid(1, 3))
    assert [len(position.events) for position in replay.positions] == [1, 1, 0, 2]
    for before, after in zip(replay.positions, replay.positions[1:], strict=False):
        assert after.before == before.state
    assert replay.counting() == (1, 2, 3)
    at_two = replay.at(2)
    assert at_two is not None
    assert at_two.state == replay.positions[1].state
    assert replay.at(9) is None


def test_undone_action_stays_in_the_log_without_effect():
    replay = replay_log(BID, 3, OPTIONS, SEED, (bid(0, 5), bid(1, 3), TookBack(0, 1)))
    assert replay.state.bids == (None, 3, None)
    assert replay.counting() == (2,)
    assert len(replay.entries()) == 3


def test_several_choices_taken_back_out_of_the_middle():
    log = (bid(0, 5), bid(1, 3), TookBack(0, 1), bid(0, 4), TookBack(1, 2), bid(1, 1), TookBack(0, 4), bid(0, 2))
    replay = replay_log(BID, 3, OPTIONS, SEED, log)
    assert replay.state.bids == (2, 1, None)
    assert replay.counting() == (6, 8)


def test_a_rewind_goes_back_into_an_epoch_of_its_own():
    replay = begin(AUTOMA, 1, {"level": "normal"}, SEED)
    log = [Acted(0, "rest", ())] * 8  # the automa's deck is shuffled again
    one = follow(AUTOMA, replay, log)
    two = follow(AUTOMA, follow(AUTOMA, replay, [Rewound(0, 1)]), log)
    assert two.state.chance.epoch == 1
    assert two.positions[1].state.deck == one.positions[0].state.deck
    assert two.state.automa_deck != one.state.automa_deck


@pytest.mark.parametrize(
    ("log", "number"),
    [
        ((bid(0, 9),), 1),
        ((bid(0, 5), bid(0, 4)), 2),
        ((Acted(0, "dance", ()),), 1),
        ((Acted(0, "bid", ("x",)),), 1),
        ((bid(0, 5), TookBack(1, 1)), 2),
        ((bid(0, 5), TookBack(0, 1), TookBack(0, 1)), 3),
        ((TookBack(0, 0),), 1),
        ((Concluded("vote"), Concluded("vote")), 2),
        ((Rewound(1, 1),), 1),
        ((Rewound(-1, 1),), 1),
        ((bid(0, 5), Rewound(0, 2)), 2),
        ((bid(0, 5), Rewound(0, 1), Rewound(0, 1)), 3),
    ],
)
def test_a_log_that_no_table_can_have_written(log: tuple[AnyEntry, ...], number: int):
    with pytest.raises(BrokenLog) as caught:
        replay_log(BID, 2, OPTIONS, SEED, log)
    assert caught.value.number == number


def test_a_trimmed_replay_goes_on_like_the_whole_one():
    log = (bid(0, 5), bid(1, 3), bid(0, 4), Seated(1, "human"))
    whole = replay_log(BID, 2, OPTIONS, SEED, log)
    short = trim(whole)
    assert short.positions[0].number == 2
    assert short.positions[0].state == whole.positions[2].state
    assert short.counting() == (3, 4)
    for entry in (TookBack(0, 3), bid(1, 2)):
        one, other = advance(BID, whole, entry), advance(BID, short, entry)
        assert encode(one.state) == encode(other.state)
        assert one.last.number == other.last.number
    assert trim(short) == short


def test_a_trimmed_replay_holds_nothing_of_what_came_before():
    whole = replay_log(BID, 2, OPTIONS, SEED, (bid(0, 5), bid(1, 3), bid(0, 4)))
    link = trim(whole).last.counted
    assert link is not None
    assert link.before is None
