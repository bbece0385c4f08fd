"""The log's exact JSON, and what its decoder refuses."""

from __future__ import annotations

import msgspec
import pytest

from bot.games.core.actions import Unreadable
from bot.games.core.log import (
    Acted,
    AnyEntry,
    Concluded,
    Rewound,
    Seated,
    TookBack,
    acted,
    action_of,
    decode_entry,
    encode_entry,
    undone_by,
)
from tests.support.logs import decode_log, encode_log
from tests.toys.sealed_bid import Bid, Pass, SealedBid

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
