"""The log's exact JSON, replaying it, and logs that no table can have written."""

from __future__ import annotations

import msgspec
import pytest

from bot.games.core.actions import Unreadable
from bot.games.history.log import (
    Acted,
    AnyEntry,
    BrokenLog,
    Concluded,
    Rewound,
    Seated,
    TookBack,
    acted,
    action_of,
    decode_entry,
    encode,
    encode_entry,
    undone_by,
)
from bot.games.history.replay import advance, begin, follow, replay_log, trim
from tests.support.logs import decode_log, encode_log
from tests.toys.automa_deck import AutomaDeck
from tests.toys.sealed_bid import Bid, Pass, SealedBid

# --- The log's exact JSON, and what its decoder refuses ---

ONE_OF_EACH: tuple[AnyEntry, ...] = (
    Acted(1, "bid", ("3",)),
    TookBack(1, 1),
    Rewound(0, 1),
    Rewound(0, 2, reshuffled=True),
    Concluded("vote"),
    Seated(0, "computer:steady"),
)


def test_every_kind_survives_json():
    assert decode_log(encode_log(ONE_OF_EACH)) == ONE_OF_EACH
    for entry in ONE_OF_EACH:
        assert decode_entry(encode_entry(entry)) == entry


def test_the_json_is_plain():
    assert encode_entry(ONE_OF_EACH[0]) == b'{"entry":"acted","seat":1,"verb":"bid","nouns":["3"]}'


@pytest.mark.parametrize(
    "data",
    [
        b"{}",
        b'{"entry":"danced","seat":0}',
        b'{"entry":"acted","seat":"0","verb":"bid","nouns":[]}',
        b'{"entry":"acted","seat":0,"verb":"bid","nouns":[3]}',
        b'{"entry":"concluded","reason":"vote","more":1}',
    ],
)
def test_what_is_no_entry_is_refused(data: bytes):
    with pytest.raises(msgspec.ValidationError):
        decode_entry(data)


def test_actions_go_into_words_and_back():
    verbs = SealedBid.meta.verb_map()
    for action in (Bid(4), Pass()):
        assert action_of(verbs, acted(2, action)) == action
    for odd in ("four", "04", "+4", "４", " 4", "4_0"):
        with pytest.raises(Unreadable):
            action_of(verbs, Acted(0, "bid", (odd,)))


def test_a_log_says_by_which_entry_each_undone_one_was_undone():
    log: tuple[AnyEntry, ...] = (
        Acted(0, "pass", ()),
        Acted(1, "pass", ()),
        TookBack(1, 2),
        Seated(1, "human"),
        Acted(1, "pass", ()),
        Rewound(1, 1),
        Acted(1, "pass", ()),
        Rewound(0, 2),
    )
    assert undone_by(log) == {2: 3, 3: 6, 5: 6, 1: 8, 6: 8, 7: 8}
    assert undone_by(log[4:], 5) == {5: 6, 6: 8, 7: 8}


def test_rewind_of_the_first_tables_keeps_its_form():
    old = b'{"entry":"rewound","number":3,"epoch":1}'
    assert decode_entry(old) == Rewound(3, 1)
    assert encode_entry(Rewound(3, 1)) == old
    assert b'"reshuffled":true' in encode_entry(Rewound(3, 1, reshuffled=True))


# --- Replaying a log: every kind of entry, and logs that no table can have written ---

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
