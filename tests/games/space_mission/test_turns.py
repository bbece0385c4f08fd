"""Rules 2 to 9: turns and cards, jumps and flights, scan, develop, discover, space tiles. Names cite the paragraph."""

from __future__ import annotations

import pytest

from bot.games.space_mission.events import (
    Developed,
    Discovered,
    Flew,
    Jumped,
    Received,
    Reshuffled,
    Scanned,
    SpaceRevealed,
    Took,
    ToppedUp,
    TurnPassed,
)
from bot.games.space_mission.state import Memory, SpaceMissionState, turn_number
from bot.games.space_mission.view import Move, Planet
from tests.games.space_mission.builders import GAME, SPACE_PILE, Table, offered, play, site, tiles, tiles_of

# --- Rules 2 and 3: turn order, two actions, cards, top-up. Names cite the paragraph ---


def test_2_1_only_the_seat_whose_turn_it_is_acts() -> None:
    state = Table(3, start=1).state
    assert GAME.to_move(state) == (1,)
    assert GAME.legal(state, 0) == GAME.legal(state, 2) == GAME.legal(state, 7) == GAME.legal(state, -1) == ()


def test_2_1_turns_go_clockwise_from_the_start_seat() -> None:
    state = Table(3, start=1).state
    done = play(state, "1 top-up -", "1 top-up -", "2 top-up -", "2 top-up -", "0 top-up -", "0 top-up -")
    assert done.of(TurnPassed) == [TurnPassed(2, 1), TurnPassed(0, 1), TurnPassed(1, 2)]
    assert (done.state.turn, done.state.round, done.state.action) == (1, 2, 1)


def test_2_2_two_actions_in_any_order_also_the_same_twice() -> None:
    state = Table().hand(0, 57, 17, 18, 1, 2).state
    twice = play(state, "0 jump 57 freezer", "0 jump 17 hazard")
    assert twice.state.turn == 1
    other = play(state, "0 top-up -", "0 jump 17 hazard")
    assert other.state.turn == 1


def test_3_1_any_cards_may_be_discarded() -> None:
    state = Table().hand(0, 1, 2, 3, 4, 5).state
    top_ups = offered(state, "top-up")
    assert len(top_ups) == 32 == len(set(top_ups))
    assert top_ups[0] == "top-up -" and top_ups[-1] == "top-up 1+2+3+4+5"


def test_3_2_the_hand_is_filled_up_to_five() -> None:
    state = Table().hand(0, 1, 2, 3).deck(40, 41, 42, 43).state
    done = play(state, "0 top-up 2+3")
    assert done.events == (ToppedUp(0, (2, 3), (40, 41, 42, 43)),)
    assert done.state.pilots[0].hand == (1, 40, 41, 42, 43)
    assert done.state.discards == (2, 3)


def test_3_2_an_empty_hand_is_filled_too() -> None:
    done = play(Table().hand(0).deck(40, 41, 42, 43, 44).state, "0 top-up -")
    assert done.state.pilots[0].hand == (40, 41, 42, 43, 44)


def test_3_3_ruling_13_discards_are_shuffled_in_mid_top_up() -> None:
    state = Table().hand(0, 1, 2, 3, 4, 5).deck(40, size=1).state
    discards = state.discards
    done = play(state, "0 top-up 1+2+3")
    reshuffled, topped_up = done.events
    assert reshuffled == Reshuffled(len(discards) + 3), "the cards just discarded are shuffled in"
    assert isinstance(topped_up, ToppedUp) and topped_up.drawn[0] == 40 and len(topped_up.drawn) == 3
    assert set(topped_up.drawn[1:]) <= {*discards, 1, 2, 3}
    assert done.state.discards == ()
    assert len(done.state.deck) == len(discards) + 3 - 2
    assert done.state.chance.draws == state.chance.draws + len(discards) + 2
    assert all(done.state.cycles[card - 1] == 1 for card in (*discards, 1, 2, 3))
    assert done.state.cycles[40 - 1] == 0, "the last card of the old pile was not shuffled"


def test_3_3_a_draw_pile_used_up_exactly_is_laid_ready_at_once() -> None:
    state = Table().hand(0, 1, 2, 3).deck(40, 41, size=2).state
    done = play(state, "0 top-up -")
    assert done.state.pilots[0].hand == (1, 2, 3, 40, 41)
    assert [type(event) for event in done.events] == [Reshuffled, ToppedUp]
    assert set(done.state.deck) == set(state.discards)


def test_a_second_reshuffle_marks_its_cards_again() -> None:
    state = play(Table().hand(0, 1, 2, 3).deck(40, 41, size=2).state, "0 top-up -").state
    held = state.pilots[1].hand
    while max(state.cycles) == 1:
        state = play(state, f"{state.turn} top-up " + "+".join(map(str, state.pilots[state.turn].hand))).state
    assert all(state.cycles[card - 1] == 2 for card in state.deck)
    assert any(state.cycles[card - 1] < 2 for card in range(1, 61))
    assert held != state.pilots[1].hand


# --- Rules 4 and 5: jumps and flights ---


def test_4_1_a_jump_needs_the_planets_jump_coordinate() -> None:
    state = Table().hand(0, 18, 5, 33).state  # jump 1, jump 2, no jump
    assert offered(state, "jump") == [
        "jump 5 green-heggar",
        "jump 5 bluewell",
        "jump 5 duskmoor",
        "jump 18 freezer",
        "jump 18 hazard",
        "jump 18 glasspoint",
    ]


def test_4_1_a_joker_jumps_anywhere() -> None:
    state = Table().hand(0, 49).state
    assert len(offered(state, "jump")) == 8


def test_4_3_jump_leaves_a_probe_on_the_gate_and_costs_the_card() -> None:
    state = Table().hand(0, 18, 17).state
    done = play(state, "0 jump 18 hazard", "0 jump 17 freezer")
    assert done.of(Jumped) == [Jumped(0, 18, None, "hazard", 1), Jumped(0, 17, "hazard", "freezer", 2)]
    pilot = done.state.pilots[0]
    assert (pilot.probes, pilot.hand, pilot.place) == (2, (), 0)
    assert pilot.last_turn == (Move("jump", "hazard", (18,)), Move("jump", "freezer", (17,)))
    assert done.state.discards == (18, 17)


def test_5_2_a_flight_leads_to_a_neighbour_and_is_free() -> None:
    state = Table().at(0, "freezer").state
    assert offered(state, "fly") == ["fly thornwild", "fly hazard"], "the last planet is next to the first"
    done = play(state, "0 fly hazard")
    assert done.events == (Flew(0, "freezer", "hazard"),)
    assert done.state.pilots[0].hand == state.pilots[0].hand
    assert done.state.pilots[0].probes == state.pilots[0].probes


def test_printed_example_hazard_is_between_its_neighbours() -> None:
    state = Table().at(0, "thornwild").state
    assert offered(state, "fly") == ["fly ruby-red", "fly freezer"]


def test_ships_may_share_a_planet() -> None:
    state = Table().at(0, "freezer").at(1, "hazard").state
    done = play(state, "0 fly hazard")
    assert [pilot.place for pilot in done.state.pilots] == [1, 1]


# --- Rules 6 to 9: scan, develop, discover, and space tiles ---

MIXED = "mineral-red water*2 medal space*4"


def seen_freezer(state: SpaceMissionState) -> Planet:
    return GAME.view(state, None).ring[0]


def test_6_3_a_scan_needs_the_planets_scan_coordinate() -> None:
    state = Table().hand(0, 2, 3, 54, 20).at(0, "freezer").state  # scan 2, 3, joker, none
    assert offered(state, "scan") == ["scan 2", "scan 54"]


def test_6_3_a_scan_lets_one_reserve_a_point_tile() -> None:
    state = Table(piles={"freezer": MIXED}).hand(0, 2).at(0, "freezer").state
    done = play(state, "0 scan 2")
    assert done.events == (Scanned(0, 2, "freezer", tuple(tiles(MIXED))),)
    assert offered(done.state) == ["take mineral-red", "take water", "take medal"], "each kind once, never space"
    taken = play(done.state, "0 take water")
    assert taken.events == (Took(0, "freezer", "water", True),)
    here = site(taken.state, "freezer")
    assert [(entry.seat, entry.tile) for entry in here.reserved] == [(0, "water")]
    assert here.tiles == tuple(tiles("mineral-red water medal space*4"))
    assert tiles_of(taken.state, 0) == (), "it is only reserved"


def test_7_4_two_cards_one_for_each_landing_coordinate() -> None:
    state = Table().hand(0, 19, 20, 23, 24, 57).at(0, "freezer").scanned(0, "freezer", "water").state
    assert offered(state, "develop") == [
        "develop 19+20",
        "develop 19+24",
        "develop 19+57",
        "develop 20+23",
        "develop 20+57",
        "develop 23+24",
        "develop 23+57",
        "develop 24+57",
    ]


def test_7_5_station_is_built_and_reserved_tiles_are_received() -> None:
    table = Table(3, {"freezer": "alien-brown*3 water*3 medal space"}, own_reserved="no").hand(1, 19, 20)
    table.at(1, "freezer").scanned(0, "freezer", "water", "alien-brown").scanned(1, "freezer", "water").turn(1)
    done = play(table.state, "1 develop 19+20")
    assert done.events == (
        Developed(1, (19, 20), "freezer", tuple(tiles("alien-brown*2 water medal space"))),
        Received(1, "freezer", ("water",)),
        Received(0, "freezer", ("alien-brown", "water")),
    )
    assert site(done.state, "freezer").station == 1
    assert site(done.state, "freezer").reserved == ()
    assert tiles_of(done.state, 0) == ("alien-brown", "water")
    assert tiles_of(done.state, 2) == ()


def test_7_6_the_developer_takes_a_tile_at_once() -> None:
    state = Table(piles={"freezer": MIXED}).hand(0, 19, 20).at(0, "freezer").scanned(0, "freezer", "water").state
    done = play(state, "0 develop 19+20", "0 take medal")
    assert tiles_of(done.state, 0) == ("water", "medal")
    assert done.state.discards == (19, 20)


def test_8_1_discovering_needs_a_station_of_whomever_and_no_card() -> None:
    state = Table().hand(0).at(0, "freezer").scanned(1, "freezer", "water").developed(1, "freezer").state
    done = play(state, "0 discover")
    assert done.events == (Discovered(0, "freezer", site(state, "freezer").tiles),)
    assert done.state.pending == "discover"


def test_8_2_a_discovered_tile_is_ones_own_at_once() -> None:
    table = Table(piles={"freezer": MIXED}).at(0, "freezer").scanned(1, "freezer", "water").developed(1, "freezer")
    done = play(table.state, "0 discover", "0 take mineral-red", "0 discover", "0 take water")
    assert tiles_of(done.state, 0) == ("mineral-red", "water")
    assert done.of(Took) == [Took(0, "freezer", "mineral-red", False), Took(0, "freezer", "water", False)]


def test_an_emptied_pile_reveals_nothing() -> None:
    table = (
        Table(piles={"freezer": "water*4 medal*4"}).at(0, "freezer").scanned(1, "freezer", *tiles("water*4 medal*2"))
    )
    done = play(table.developed(1, "freezer").state, "0 discover", "0 take medal", "0 discover")
    assert site(done.state, "freezer").tiles == ()
    assert done.of(SpaceRevealed) == []
    assert not site(done.state, "freezer").up
    view = seen_freezer(done.state)
    assert (view.left, view.space) == (0, 0)


@pytest.mark.parametrize("up", [False, True])
def test_ruling_07_space_alone_may_be_scanned_and_developed(up: bool) -> None:
    """Whether it lies face up already or is found by the scan."""
    table = Table(4, {"freezer": SPACE_PILE}).hand(0, 2, 19, 20).at(0, "freezer")
    state = (table.scanned(1, "freezer") if up else table).state
    assert site(state, "freezer").up == up
    done = play(state, "0 scan 2")
    turned_up = () if up else (SpaceRevealed("freezer", 8, 8, 10),)
    assert done.events == (Scanned(0, 2, "freezer", ()), *turned_up)
    assert site(done.state, "freezer").reserved == () and done.state.discards[-1] == 2
    after = play(done.state, "0 develop 19+20")
    assert after.of(Developed) == [Developed(0, (19, 20), "freezer", ())]
    assert after.of(SpaceRevealed) == [] and after.of(Took) == []
    assert site(after.state, "freezer").station == 0


@pytest.mark.parametrize("verb", ["scan", "develop", "discover"])
def test_last_known_point_tile_is_taken_without_a_choice(verb: str) -> None:
    table = Table(piles={"freezer": "water*4 medal*4"}).hand(0, 2, 19, 20).at(0, "freezer")
    table.scanned(0, "freezer", *tiles("water*4 medal*3"))
    if verb == "discover":
        table.developed(0, "freezer")
    line = {"scan": "0 scan 2", "develop": "0 develop 19+20", "discover": "0 discover"}[verb]
    done = play(table.state, line)
    assert done.of(Took) == [Took(0, "freezer", "medal", verb == "scan")]
    assert done.state.pending is None and done.state.action == 2


def test_several_tiles_of_one_kind_still_ask_for_a_choice() -> None:
    """Without the question the others would learn that they are of one kind."""
    state = Table(piles={"freezer": "water*3 space*5"}).hand(0, 2).at(0, "freezer").state
    done = play(state, "0 scan 2")
    assert done.state.pending == "scan" and offered(done.state) == ["take water"]


def test_reserved_tiles_are_dealt_clockwise_from_the_developer() -> None:
    table = Table(3, {"freezer": "water*4 medal*4"}).hand(1, 19, 20).at(1, "freezer").turn(1)
    for seat in (0, 2, 1):
        table.scanned(seat, "freezer", "water")
    received = play(table.state, "1 develop 19+20").of(Received)
    assert received == [Received(seat, "freezer", ("water",)) for seat in (1, 2, 0)]


def test_tiles_handed_out_are_tiles_that_moved() -> None:
    table = Table(4, {"freezer": "water medal space*6"}).hand(0, 19, 20).at(0, "freezer").turn(0, round=6)
    table.scanned(1, "freezer", "water", "medal").scanned(0, "freezer")
    assert GAME.stalled(table.state)
    state = play(table.state, "0 develop 19+20").state
    assert state.stirred == turn_number(state) == 20 and not GAME.stalled(state)


def test_notebook_remembers_that_only_space_was_found() -> None:
    state = play(Table(4, {"freezer": SPACE_PILE}).hand(0, 2).at(0, "freezer").state, "0 scan 2").state
    assert site(state, "freezer").visits[0] == Memory("scan", 1, ("space",) * 8)


def test_the_last_tile_is_taken_by_itself_and_seen() -> None:
    table = Table(2, {"freezer": "water*8"}).at(0, "freezer").scanned(1, "freezer").developed(1, "freezer")
    before = table.took(1, "freezer", *["water"] * 7).state
    state = play(before, "0 discover").state
    assert tiles_of(state, 0) == ("water",) and state.pending is None
    assert [after - then for after, then in zip(state.knowledge, before.knowledge, strict=True)] == [1, 0]


@pytest.mark.parametrize(
    ("pile", "seen", "lines", "stirred"),
    [
        ("water*2 medal space*5", False, ("0 scan 2", "0 take water"), 20),
        (SPACE_PILE, False, ("0 scan 2",), 20),
        (SPACE_PILE, True, ("0 scan 2",), -1),
        ("water*2 medal space*5", False, ("0 scan 2",), -1),
    ],
)
def test_a_tile_taken_or_turned_up_has_moved(pile: str, seen: bool, lines: tuple[str, ...], stirred: int) -> None:
    table = Table(4, {"freezer": pile}).hand(0, 2).at(0, "freezer").turn(0, round=6)
    if seen:
        table.scanned(1, "freezer")
    state = play(table.state, *lines).state
    assert state.stirred == stirred
    assert state.pilots[0].last_turn == (
        Move("scan", "freezer", (2,), took=len(lines) > 1, space=8 if stirred > 0 and pile == SPACE_PILE else 0),
    )
