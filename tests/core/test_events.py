"""Private fields of events: who may read them, and what of an event a viewer may read."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from bot.games.core.events import (
    Event,
    Private,
    PrivateBySeat,
    SeatEvent,
    Secrecy,
    mask,
    private_fields,
    secret_paths,
    union_of,
)


class Looked(Event, frozen=True, tag="looked"):
    seat: int
    place: str
    cards: Private[tuple[str, ...]]
    guess: Private[int | None] = None
    sealed: bool = False


class Dealt(Event, frozen=True, tag="dealt"):
    hands: PrivateBySeat[tuple[tuple[int, ...], ...]]
    start: int


class Returned(Event, frozen=True, tag="returned"):
    seat: int
    cards: Private[tuple[str, ...]]
    shown: bool

    def open_to(self, field: str, viewer: int | None) -> bool:
        return self.shown or super().open_to(field, viewer)


class Drawn(Event, frozen=True, tag="drawn"):
    card: Private[str]


LOOKED = Looked(1, "moon", ("ice", "rock"), 7)
DEALT = Dealt(((1, 2), (3, 4)), 0)


def test_a_private_field_is_for_the_own_seat_alone():
    assert mask(LOOKED, 1) is LOOKED
    for viewer in (None, 0, 2):
        assert mask(LOOKED, viewer) == Looked(1, "moon", ("?", "?"), "?")  # pyright: ignore[reportArgumentType]
        assert set(secret_paths(LOOKED, viewer)) == {("cards",), ("guess",)}
    assert list(secret_paths(LOOKED, 1)) == []


def test_number_and_presence_are_no_secret():
    assert mask(Looked(1, "moon", (), None), None) == Looked(1, "moon", (), None)


def test_a_sealed_event_is_closed_to_its_own_seat():
    sealed = msgspec.structs.replace(LOOKED, sealed=True)
    assert mask(sealed, 1) == mask(sealed, 0) != sealed


def test_of_a_field_by_seat_each_seat_reads_its_entry():
    assert mask(DEALT, 0).hands == ((1, 2), ("?", "?"))
    assert mask(DEALT, 1).hands == (("?", "?"), (3, 4))
    assert mask(DEALT, None).hands == mask(DEALT, 2).hands == (("?", "?"), ("?", "?"))
    assert list(secret_paths(DEALT, 0)) == [("hands", 1)]


def test_an_event_may_open_its_private_fields_to_all():
    assert mask(Returned(0, ("ice",), shown=True), None).cards == ("ice",)
    assert mask(Returned(0, ("ice",), shown=False), None).cards == ("?",)


def test_each_private_field_may_be_open_to_other_viewers():
    class Traded(Event, frozen=True, tag="traded"):
        gave: Private[str]
        got: Private[str]

        def open_to(self, field: str, viewer: int | None) -> bool:
            return viewer == (0 if field == "gave" else 1)

    assert [mask(Traded("ice", "ore"), viewer) for viewer in (0, 1)] == [Traded("ice", "?"), Traded("?", "ore")]


@pytest.mark.parametrize("viewer", [None, -1, 0])
def test_without_a_seat_a_private_field_is_for_nobody(viewer: int | None):
    assert mask(Drawn("ice"), viewer).card == "?"


def test_a_spectator_is_not_the_seat_of_an_opponent_by_the_rules():
    """Such an opponent has the seat -1, and a spectator is the viewer None."""
    assert mask(Looked(-1, "moon", ("ice",)), None).cards == ("?",)


def test_a_declaration_within_another_type_counts():
    class Maybe(Event, frozen=True, tag="maybe"):
        card: Private[str] | None

    assert private_fields(Maybe) == {"card": Secrecy.WHOLE}


def test_declarations_leave_the_json_form_as_it_is():
    data = b'{"kind":"looked","seat":1,"place":"moon","cards":["ice","rock"],"guess":7,"sealed":false}'
    assert msgspec.json.encode(LOOKED) == data
    assert msgspec.json.decode(data, type=Looked | Dealt) == LOOKED
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(data.replace(b'"ice"', b"1"), type=Looked | Dealt)


def test_a_module_names_its_events_and_other_things():
    names = {"Event": Event, "SeatEvent": SeatEvent, "Looked": Looked, "LOOKED": LOOKED, "Drawn": Drawn, "number": int}
    assert set(get_args(union_of(names))) == {Looked, Drawn}
