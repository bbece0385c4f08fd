"""The log's exact JSON, and what it refuses."""

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
    decode_log,
    encode_entry,
    encode_log,
)
from tests.toys.sealed_bid import Bid, Pass, SealedBid

ONE_OF_EACH: tuple[AnyEntry, ...] = (
    Acted(1, "bid", ("3",)),
    TookBack(1, 1),
    Rewound(0, 1),
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
    with pytest.raises(Unreadable):
        action_of(verbs, Acted(0, "bid", ("four",)))
