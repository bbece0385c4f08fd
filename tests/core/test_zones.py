"""What follows from zones, for a made-up game: two seats with two decks each, and a pile with a box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.contract import BrokenInvariant, State
from bot.games.core.zones import ALL, NOBODY, HiddenValue, Row, Zone, Zones

RED, BLUE, BACK = "red", "blue", "?"
BACKS = (BACK,) * 3


class Deck(Struct, frozen=True):
    """Two red cards and the `joker`, which is red or blue. `known`: what its owner knows of each place."""

    cards: tuple[str, ...]
    known: tuple[str, ...]
    joker: str
    told: bool = False


class Seat(Struct, frozen=True):
    """A seat. `score`: public."""

    decks: tuple[Deck, ...]
    score: int = 0


class Toy(State, frozen=True, kw_only=True):
    """`pile`: numbered events, the first is known to the seats in `peeked`; `boxed`: two even ones; `gone`: public."""

    seats: tuple[Seat, ...]
    pile: tuple[str, ...]
    boxed: tuple[str, ...]
    gone: tuple[str, ...] = ()
    peeked: tuple[int, ...] = ()


EVENTS = tuple("abcdefgh")
ODD = frozenset("aceg")
DECKS = {(seat, at): f"card {seat} {at}" for seat in range(2) for at in range(2)}
SUPPLIES = [{"joker": [f"joker {seat}"] * 2, "cards": [DECKS[seat, 0], DECKS[seat, 1]]} for seat in range(2)]


def hidden(deck: Deck, own: bool) -> Mapping[str, Any]:
    if own:
        return {"cards": deck.known} if deck.told else {"cards": deck.known, "joker": BACK}
    return {"cards": BACKS, "known": BACKS, "joker": BACK, "told": False}


def zones(toy: Toy) -> Iterator[Zone | Row]:
    yield Row(("seats",), toy.seats, "decks", hidden, SUPPLIES)
    yield Zone(("boxed",), "event", toy.boxed, never=ODD)
    seen = (*toy.pile[:1], *[BACK] * (len(toy.pile) - 1))
    yield Zone(("pile",), "event", toy.pile, toy.peeked, seen=seen)


def box(toy: Toy, supply: str) -> Counter[Any]:
    for (seat, at), name in DECKS.items():
        if name == supply:
            return Counter((RED, RED, toy.seats[seat].decks[at].joker))
    return Counter(EVENTS) if supply == "event" else Counter((RED, BLUE))


def public(toy: Toy) -> Iterator[tuple[str, Sequence[Any]]]:
    yield "event", toy.gone


HIDDEN = ["seats.decks.cards", "seats.decks.known", "seats.decks.joker", "seats.decks.told", "pile", "boxed"]
OPEN = ["seats.score", "gone", "peeked"]
ZONES = Zones(Toy, HIDDEN, OPEN, box=box, zones=zones, open_pieces=public, gathered=lambda supply: supply != "event")


def toy(**changes: Any) -> Toy:
    one, other = Deck((RED, BLUE, RED), BACKS, BLUE), Deck((RED, RED, RED), BACKS, RED)
    begun = Toy(
        chance=Chance(bytes(32)),
        knowledge=(3, 1),
        seats=(Seat((one, other)), Seat((one, other))),
        pile=("c", "a", "d", "e", "g"),
        boxed=("b", "f"),
        gone=("h",),
    )
    return replace(begun, **changes)


def knowing(known: tuple[str, ...], *, told: bool = False) -> Toy:
    """Return a toy at which the first seat knows places of its first deck."""
    one, other = toy().seats
    return toy(seats=(replace(one, decks=(replace(one.decks[0], known=known, told=told), one.decks[1])), other))


def drawn(state: Toy, viewer: int | None, count: int = 300) -> list[Toy]:
    sampler, stream = ZONES.sampler(ZONES.mask(state, viewer), viewer), Chance(bytes([7]) * 32).open()
    states = [sampler.draw(stream) for _ in range(count)]
    for each in states:
        ZONES.check(replace(each, knowledge=(0, 0)))
    return states


def redealt(state: Toy, count: int = 300) -> list[Toy]:
    return [ZONES.redeal(replace(state, chance=Chance(bytes(32), epoch))) for epoch in range(count)]


def test_a_viewer_sees_the_places_that_are_open_to_them() -> None:
    state = toy(peeked=(1,))
    assert ZONES.mask(state, 1).pile == ("c", *[BACK] * 4)
    assert ZONES.mask(state, 0).pile == ZONES.mask(state, None).pile == (BACK,) * 5
    assert ("pile", 0) not in ZONES.secrets(state, 1)
    assert {("pile", 0), ("pile", 4)} <= set(ZONES.secrets(state, 0))


def test_a_row_is_masked_by_its_owner_and_others() -> None:
    state = knowing((BACK, BLUE, BACK), told=True)
    own, others = ZONES.mask(state, 0).seats[0].decks, ZONES.mask(state, 1).seats[0].decks
    assert own == (Deck((BACK, BLUE, BACK), (BACK, BLUE, BACK), BLUE, True), Deck(BACKS, BACKS, BACK))
    assert others == (Deck(BACKS, BACKS, BACK), Deck(BACKS, BACKS, BACK))
    assert ZONES.mask(state, 0).chance == Chance(b"") and ZONES.mask(state, 0).knowledge == ()


def test_the_secrets_of_a_row_are_those_that_are_masked() -> None:
    state = knowing((BACK, BLUE, BACK), told=True)
    first = ("seats", 0, "decks", 0)
    assert {path for path in ZONES.secrets(state, 0) if path[:4] == first} == {
        (*first, "cards", 0),
        (*first, "cards", 2),
    }
    whole = {(*first, name) for name in ("cards", "known", "joker", "told")}
    assert {path for path in ZONES.secrets(state, 1) if path[:4] == first} == whole


def test_what_a_supply_consists_of_is_dealt_first() -> None:
    """The jokers of a seat are one red and one blue card; the rest of each deck follows from its joker."""
    jokers = Counter(tuple(deck.joker for deck in each.seats[0].decks) for each in drawn(toy(), None))
    assert set(jokers) == {(RED, BLUE), (BLUE, RED)} and min(jokers.values()) > 110
    assert all(each.seats[0].decks[0].joker == BLUE for each in drawn(knowing(BACKS, told=True), 0, 20))


def test_known_places_stay_and_the_others_are_dealt() -> None:
    cards = Counter(each.seats[0].decks[0].cards for each in drawn(knowing((RED, BACK, BACK)), 0))
    assert set(cards) == {(RED, RED, RED), (RED, RED, BLUE), (RED, BLUE, RED)}


def test_pieces_that_may_not_lie_everywhere_keep_no_order() -> None:
    states = drawn(toy(), 0, 600)
    boxed = Counter(frozenset(each.boxed) for each in states)
    assert set(boxed) == {frozenset("bd"), frozenset("bf"), frozenset("df")} and min(boxed.values()) > 150
    for place in range(5):
        assert {each.pile[place] for each in states} == set("abcdefg")
    assert not any("h" in (*each.pile, *each.boxed) for each in states), "it lies before all"


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"gone": ()}, "every event in exactly one place"),
        ({"boxed": ("c", "f"), "pile": ("b", "a", "d", "e", "g")}, "boxed: a piece that cannot be there"),
        ({"seats": (Seat((toy().seats[0].decks[0],) * 2), toy().seats[1])}, "every joker 0 in exactly one place"),
    ],
)
def test_check_counts_every_supply(changes: dict[str, Any], fault: str) -> None:
    ZONES.check(toy())
    with pytest.raises(BrokenInvariant, match=fault):
        ZONES.check(toy(**changes))


def test_redeal_deals_what_no_seat_sees() -> None:
    state = replace(knowing((BACK, BLUE, BACK), told=True), peeked=(1,))
    states = redealt(state)
    for each in states:
        ZONES.check(each)
        assert [ZONES.mask(each, viewer) for viewer in (0, 1, None)] == [
            ZONES.mask(state, viewer) for viewer in (0, 1, None)
        ]
        assert each.seats[0].decks[0] == state.seats[0].decks[0], "it must be blue, red, red around the known card"
    assert {each.seats[1].decks[0].joker for each in states} == {RED, BLUE}
    assert {frozenset(each.boxed) for each in states} == {frozenset("bd"), frozenset("bf"), frozenset("df")}


def test_a_gathered_supply_is_shuffled_in_the_order_of_its_box() -> None:
    """Then a redeal depends on what is known, not on how the hidden pieces lay; events are shuffled as they lie."""
    state = toy()
    other = replace(state, seats=(replace(state.seats[0], decks=state.seats[0].decks[::-1]), state.seats[1]))
    assert ZONES.redeal(state).seats == ZONES.redeal(other).seats
    assert ZONES.redeal(replace(state, pile=state.pile[::-1])).pile != ZONES.redeal(state).pile


@pytest.mark.parametrize(
    ("secret", "public"),
    [(HIDDEN[1:], OPEN), (HIDDEN, OPEN[1:]), (HIDDEN, [*OPEN, "boxed"]), (HIDDEN, [*OPEN, "seats.name"])],
)
def test_a_field_that_is_not_declared_once_is_an_error(secret: list[str], public: list[str]) -> None:
    with pytest.raises(TypeError, match="Toy: undeclared"):
        Zones(Toy, secret, public, box=box, zones=zones)


def test_a_secret_that_is_declared_open_is_an_error() -> None:
    wrong = Zones(Toy, [name for name in HIDDEN if name != "boxed"], [*OPEN, "boxed"], box=box, zones=zones)
    with pytest.raises(TypeError, match="boxed: declared open"):
        list(wrong.secrets(toy(), 0))


def test_a_zone_that_nobody_has_learned_is_dealt_again_whole() -> None:
    pieces = ("a", "b")
    assert list(Zone(("pile",), "event", pieces, NOBODY).unlearned()) == [0, 1]
    assert list(Zone(("pile",), "event", pieces, (1,)).unlearned()) == []
    assert list(Zone(("pile",), "event", pieces, NOBODY, (0,)).unlearned()) == []
    assert list(Zone(("pile",), "event", pieces, (1,), seen=("a", "?")).unlearned()) == [1]


def test_only_pieces_that_were_not_seen_before_are_revealed() -> None:
    state = toy()
    assert not ZONES.reveal(state, state, 0)
    assert ZONES.reveal(state, toy(peeked=(0,)), 0), "the first event"
    assert not ZONES.reveal(state, toy(peeked=(1,)), 0), "another seat looks"
    turned_up = toy(pile=state.pile[1:], gone=("h", "c"))
    assert ZONES.reveal(state, turned_up, 0)
    assert not ZONES.reveal(toy(peeked=(0,)), turned_up, 0), "it only lies elsewhere"
    assert not ZONES.reveal(turned_up, state, 0), "less is seen"
    assert ZONES.reveal(state, knowing((BLUE, BACK, BACK)), 0)


def test_another_seats_value_is_revealed_when_it_opens() -> None:
    def told(*, to_all: bool) -> Iterator[HiddenValue]:
        yield HiddenValue(("peeked",), ALL if to_all else (1,), ())

    closed, opened = toy(), toy(gone=("h", "a"))
    values = Zones(
        Toy,
        ["peeked"],
        [*HIDDEN[:4], "pile", "boxed", "seats.score", "gone"],
        box=box,
        zones=lambda state: told(to_all=len(state.gone) > 1),
    )
    assert values.reveal(closed, opened, 0)
    assert not values.reveal(closed, opened, 1)
