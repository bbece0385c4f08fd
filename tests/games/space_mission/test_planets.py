"""Rules 6 to 9: scan, develop, discover, and space tiles."""

from __future__ import annotations

import pytest

from bot.games.space_mission.events import Developed, Discovered, Received, Scanned, SpaceRevealed, Took
from bot.games.space_mission.state import Memory, SpaceMissionState, turn_number
from bot.games.space_mission.view import Move, Planet
from tests.games.space_mission.builders import GAME, SPACE_PILE, Table, offered, play, site, tiles, tiles_of

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
