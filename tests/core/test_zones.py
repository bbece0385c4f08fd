"""What follows from zones, for a made-up game: two seats with two decks each, and a pile with a box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.contract import BrokenInvariant, State, View
from bot.games.core.zones import ALL, NOBODY, Group, HiddenValue, Row, Zone, Zones, is_back

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
    """`pile`: numbered events, the first is known to the seats in `peeked`; `boxed`: two even ones; `gone`: public.

    `note`: a secret of the first seat.
    """

    seats: tuple[Seat, ...]
    pile: tuple[str, ...]
    boxed: tuple[str, ...]
    gone: tuple[str, ...] = ()
    peeked: tuple[int, ...] = ()
    note: str = "hint"


EVENTS = tuple("abcdefgh")
ODD = frozenset("aceg")
DECKS = {(seat, at): f"card {seat} {at}" for seat in range(2) for at in range(2)}
SUPPLIES = [{"joker": [f"joker {seat}"] * 2, "cards": [DECKS[seat, 0], DECKS[seat, 1]]} for seat in range(2)]


def hidden(deck: Deck, own: bool) -> Mapping[str, Any]:
    if own:
        return {"cards": deck.known} if deck.told else {"cards": deck.known, "joker": BACK}
    return {"cards": BACKS, "known": BACKS, "joker": BACK, "told": False}


def zones(toy: Toy) -> Iterator[Zone | Row | HiddenValue]:
    yield HiddenValue(("note",), (0,), "blank")
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


HIDDEN = ["seats.decks.cards", "seats.decks.known", "seats.decks.joker", "seats.decks.told", "pile", "boxed", "note"]
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


def test_a_hidden_value_is_blank_to_others() -> None:
    assert [ZONES.mask(toy(), viewer).note for viewer in (0, 1, None)] == ["hint", "blank", "blank"]
    assert [("note",) in ZONES.secrets(toy(), viewer) for viewer in (0, 1, None)] == [False, True, True]


def test_chance_and_knowledge_are_secret_from_all() -> None:
    for viewer in (0, 1, None):
        assert list(ZONES.secrets(toy(), viewer))[:2] == [("chance",), ("knowledge",)]


def test_a_row_is_masked_by_its_owner_and_others() -> None:
    state = knowing((BACK, BLUE, BACK), told=True)
    own, others = ZONES.mask(state, 0).seats[0].decks, ZONES.mask(state, 1).seats[0].decks
    assert own == (Deck((BACK, BLUE, BACK), (BACK, BLUE, BACK), BLUE, True), Deck(BACKS, BACKS, BACK))
    assert others == (Deck(BACKS, BACKS, BACK), Deck(BACKS, BACKS, BACK))
    assert ZONES.mask(state, 0).chance == Chance(b"") and ZONES.mask(state, 0).knowledge == ()


def test_a_value_beside_the_structs_of_a_row_is_masked() -> None:
    def with_scores(state: Toy) -> Iterator[Zone | Row | HiddenValue]:
        yield from zones(state)
        yield HiddenValue(("seats", 0, "score"), (0,), -1)

    hiding = [*HIDDEN, "seats.score"]
    masked = Zones(Toy, hiding, OPEN[1:], box=box, zones=with_scores, open_pieces=public).mask(toy(), 1)
    usual = ZONES.mask(toy(), 1)
    assert masked == replace(usual, seats=(replace(usual.seats[0], score=-1), usual.seats[1]))


def test_a_tally_tells_own_seen_and_unknown_pieces() -> None:
    own, seen, unknown = ZONES.tally(ZONES.mask(knowing((RED, BACK, BACK)), 0), 0)
    assert own == Counter({("card 0 0", RED): 1})
    assert seen == Counter({("event", "h"): 1})
    assert {piece: count for piece, count in unknown.items() if piece[0] == "event"} == dict.fromkeys(
        (("event", event) for event in EVENTS[:-1]), 1
    )
    own, seen, _ = ZONES.tally(ZONES.mask(toy(peeked=(1,)), 1), 1)
    assert not own and seen == Counter({("event", "c"): 1, ("event", "h"): 1})


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


def test_a_supply_is_dealt_once_it_is_known_what_it_consists_of() -> None:
    """Shuffling so many things takes one draw less: two pairs of jokers, four decks, the places, the even events."""
    chance = Chance(bytes(32)).open()
    ZONES.sampler(ZONES.mask(toy(), None), None).draw(chance)
    jokers, decks, places, even, seed = 2 * 1, 4 * 2, 6, 2, 32
    assert chance.close().draws == jokers + decks + places + even + seed


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
        [*HIDDEN[:4], "pile", "boxed", "note", "seats.score", "gone"],
        box=box,
        zones=lambda state: told(to_all=len(state.gone) > 1),
    )
    assert values.reveal(closed, opened, 0)
    assert not values.reveal(closed, opened, 1)


def test_of_a_zone_that_none_may_see_no_place_is_learned() -> None:
    assert list(Zone(("pile",), "event", ("a", "b"), NOBODY, seen=("a", "?")).unlearned()) == [0, 1]


@pytest.mark.parametrize(
    ("piece", "back"), [("?", True), ("?3", True), ("a", False), (-1, True), (0, False), (1, False)]
)
def test_backs_are_question_marks_or_negative_numbers(piece: str | int, back: bool) -> None:
    assert is_back(piece) == back


# -- rows -------------------------------------------------------------------------------------------------------------


def row(*supplies: Mapping[str, Sequence[str]]) -> Row:
    """Return the row of a seat with two decks; the joker of one that was told is open to all."""

    def unless_told(deck: Deck, own: bool) -> Mapping[str, Any]:
        cards = {"cards": deck.known if own else BACKS}
        return cards if own or deck.told else {**cards, "joker": BACK}

    return Row(("seats",), knowing(BACKS, told=True).seats[:1], "decks", unless_told, supplies)


def test_a_row_is_open_to_its_owner_or_to_all() -> None:
    zones = {zone.path[-2:]: zone for zone in row(*SUPPLIES[:1]).zones()}
    assert {path: zone.open_to for path, zone in zones.items()} == {
        (0, "joker"): ALL,
        (1, "joker"): (0,),
        (0, "cards"): (0,),
        (1, "cards"): (0,),
    }
    assert (zones[0, "joker"].pieces, zones[0, "joker"].seen) == ((BLUE,), None)
    assert (zones[0, "cards"].pieces, zones[0, "cards"].seen) == ((RED, BLUE, RED), BACKS)


def test_supplies_may_be_declared_for_more_seats() -> None:
    assert list(row(*SUPPLIES).zones()) == list(row(*SUPPLIES[:1]).zones())


def test_each_struct_of_a_row_has_a_supply() -> None:
    with pytest.raises(ValueError):
        list(row({"joker": ["joker 0"]}).zones())


# -- sampling ---------------------------------------------------------------------------------------------------------


def with_groups(*groups: Group) -> Zones[Toy]:
    return Zones(Toy, HIDDEN, OPEN, box=box, zones=zones, open_pieces=public, groups=lambda _known, _viewer: groups)


def test_groups_that_need_more_places_than_there_are_overlap() -> None:
    two, one = (Group(pieces, (((("boxed",), len(pieces))),)) for pieces in (("b", "d"), ("f",)))
    known = ZONES.mask(toy(), 0)
    with_groups(two).sampler(known, 0)
    with pytest.raises(ValueError, match=r"^boxed: groups overlap$"):
        with_groups(two, one).sampler(known, 0)


@pytest.mark.parametrize("pile", [(BACK,) * 4, (BACK,) * 6])
def test_a_view_with_another_number_of_pieces_is_an_error(pile: tuple[str, ...]) -> None:
    known = replace(ZONES.mask(toy(), 0), pile=pile)
    with pytest.raises(ValueError):
        ZONES.sampler(known, 0).draw(Chance(bytes(32)).open())


def test_a_view_without_a_masked_state_is_an_error() -> None:
    with pytest.raises(ValueError, match="the view is that of 0, not of 0"):
        ZONES.draws(View(viewer=0, seats=2, to_move=(), over=False), 0)


# -- fields -----------------------------------------------------------------------------------------------------------


def test_fields_with_zones_come_in_the_order_declared() -> None:
    assert ZONES.fields(toy()) == ("seats", "boxed", "pile")


def test_a_field_of_structs_may_be_declared_as_a_whole() -> None:
    Zones(Toy, ["seats.decks", "pile", "boxed", "note"], OPEN, box=box, zones=zones)
