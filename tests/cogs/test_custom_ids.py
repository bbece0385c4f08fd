"""Button ids and custom ids, both ways, and custom ids that are not read."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot import limits
from bot.service.card import NONCES, ButtonId
from bot.service.places import MOST
from cogs.components import custom_ids
from cogs.components.custom_ids import GUILD_MOST, NUMBER_MOST, TABLE_MOST

NOUNS = st.lists(
    st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters=":"), min_size=1, max_size=12),
    max_size=4,
).filter(lambda nouns: len(" ".join(nouns)) <= 45)
VERBS = st.from_regex(r"[a-z][a-z0-9-]{0,14}", fullmatch=True)
_NUMBERS = st.tuples(st.integers(0, NONCES - 1), st.just(0)) | st.tuples(st.just(0), st.integers(NONCES, NUMBER_MOST))
"""A decision number and a nonce: a button has one of them at most."""
HANDLES = st.builds(
    lambda guild, table, verb, nouns, numbers: ButtonId(guild, table, verb, nouns, *numbers),
    st.integers(-MOST, GUILD_MOST),
    st.integers(0, TABLE_MOST),
    VERBS,
    NOUNS.map(tuple),
    _NUMBERS,
)


@given(HANDLES)
@example(ButtonId(GUILD_MOST, TABLE_MOST, "a" * 15, ("b" * 45,), nonce=NUMBER_MOST))
@example(ButtonId(-MOST, TABLE_MOST, "a" * 15, ("b" * 45,), nonce=NUMBER_MOST))
@example(ButtonId(0, 0, "act"))
def test_every_handle_comes_back(button_id: ButtonId) -> None:
    custom_id = custom_ids.write(button_id)
    assert len(custom_id) <= limits.CUSTOM_ID
    assert custom_ids.is_ours(custom_id)
    assert custom_ids.read(custom_id) == button_id


@given(st.text(max_size=100) | st.from_regex(r"m1:[\w]*:[\w]*:[\w]*:[\w-]*:[^:]*", fullmatch=True))
def test_what_is_read_is_exactly_what_would_be_written(custom_id: str) -> None:
    button_id = custom_ids.read(custom_id)
    assert button_id is None or custom_ids.write(button_id) == custom_id


GOOD = "m1:p9wl0hqg74:7:3:do:jump 17 hazard"


def test_the_form_is_readable() -> None:
    button_id = ButtonId(1_000_000_000_000_012, 7, "do", ("jump", "17", "hazard"), 3)
    assert custom_ids.write(button_id).endswith(":7:3:do:jump 17 hazard")
    assert custom_ids.read(GOOD) is not None


@pytest.mark.guarantee("forged-input")
@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "m1",
        "m1:",
        "m0:1:2:3:do:",
        "m2:1:2:3:do:",
        "M1:1:2:3:do:",
        "m1:1:2:3:do",
        "m1:1:2:3:do:jump:17",
        "m1:1:2:3::jump",
        "m1::2:3:do:",
        "m1:1:2:3:Do:",
        "m1:1:2:3:do: jump",
        "m1:1:2:3:do:jump ",
        "m1:1:2:3:do:jump  17",
        "m1:1:2:3:do:jump\n",
        "m1:1:2:3:do:\x00",
        "m1:1:2:3:do:jump\u00a017",
        "m1:01:2:3:do:",
        "m1:-0:2:3:do:",
        "m1:--1:2:3:do:",
        "m1:1:-2:3:do:",
        "m1:-1y2p0ij32e8e8:2:3:do:",  # -(2 ** 63)
        "m1:+1:2:3:do:",
        "m1: 1:2:3:do:",
        "m1:1_0:2:3:do:",
        "m1:A:2:3:do:",
        "m1:١:2:3:do:",
        "m1:1:２:3:do:",
        "m1:1:2:𝟛:do:",
        "m1:1:2:3:dо:",  # a Cyrillic o
        "m1:1:2:3:do:hazärd",
        "m1:3w5e11264sgsg:2:3:do:",  # 2 ** 64
        "m1:1:zik0zk:3:do:",  # 2 ** 31
        "m1:1:2:1y2p0ij32e8e8:do:",  # 2 ** 63
        "m1:1:2:3:do:" + "x" * 90,
        "other:1:2:3:do:",
    ],
)
def test_hostile_ids_are_not_read(custom_id: str) -> None:
    assert custom_ids.read(custom_id) is None


def test_what_is_ours() -> None:
    assert [
        text for text in (GOOD, "m2:x", "m1:", "m12:", "m1", "mv:1", "xm1:", "m١:", "") if custom_ids.is_ours(text)
    ] == [
        GOOD,
        "m2:x",
        "m1:",
        "m12:",
    ]


@pytest.mark.parametrize(
    "button_id",
    [
        ButtonId(-MOST - 1, 0, "act"),
        ButtonId(GUILD_MOST + 1, 0, "act"),
        ButtonId(1, TABLE_MOST + 1, "act"),
        ButtonId(1, 1, "act", (), NONCES),
        ButtonId(1, 1, "act", (), nonce=NONCES - 1),
        ButtonId(1, 1, "act", (), nonce=NUMBER_MOST + 1),
        ButtonId(1, 1, "act", (), 3, nonce=NONCES),
        ButtonId(1, 1, "Act"),
        ButtonId(1, 1, ""),
        ButtonId(1, 1, "act", ("two words",)),
        ButtonId(1, 1, "act", ("a:b",)),
        ButtonId(1, 1, "act", ("",)),
        ButtonId(1, 1, "act", ("ü",)),
        ButtonId(GUILD_MOST, TABLE_MOST, "do", ("x" * 90,), nonce=NUMBER_MOST),
    ],
)
def test_a_handle_without_a_form_is_an_error(button_id: ButtonId) -> None:
    with pytest.raises(ValueError, match=r"no custom id|negative"):
        custom_ids.write(button_id)
