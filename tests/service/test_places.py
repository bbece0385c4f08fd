"""The numbers and names of places: a server, or a user's direct messages."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.service.places import MOST, Place, is_place, link

IDS = st.integers(1, MOST)


@given(IDS, IDS)
def test_no_server_has_the_number_of_direct_messages(server: int, user: int) -> None:
    here, there = Place(server), Place.direct(user)
    assert here != there and here.number != there.number and here.name != there.name
    assert (here.owner, there.owner) == (None, user)
    assert Place.named(here.name) == here and Place.named(there.name) == there


@pytest.mark.parametrize(
    "name", ["", "0", "dm-0", "dm-", "-5", "dm--5", "007", "dm-07", "٣", f"{MOST + 1}", "DM-5", "5 "]
)
def test_other_names_are_no_places(name: str) -> None:
    assert Place.named(name) is None


@pytest.mark.parametrize("number", [0, MOST + 1, -MOST - 1])
def test_other_numbers_are_no_places(number: int) -> None:
    assert not is_place(number)
    with pytest.raises(ValueError, match="no place"):
        Place(number)


@pytest.mark.parametrize("user", [0, -5])
def test_direct_messages_are_a_users(user: int) -> None:
    with pytest.raises(ValueError, match="no user"):
        Place.direct(user)


def test_links_into_direct_messages_name_no_server() -> None:
    assert link(-5, 7) == "https://discord.com/channels/@me/7"
    assert link(5, 7, 9) == "https://discord.com/channels/5/7/9"
