"""The rulings on gaps in the printed rules, each by its number in docs/rulings.md.

Of the 22, those that refuse something stand in `refusals.py` (01, 02, 03, 09, 10), 07 and 13 in `test_turns.py`, 14
to 16 and 18 in `test_scoring.py`.
"""

from __future__ import annotations

from bot.games.space_mission.events import Developed, LastRound, Received, SpaceRevealed
from bot.games.space_mission.projection import STALL_ROUNDS
from tests.games.space_mission.builders import (
    GAME,
    Table,
    offered,
    play,
    refused,
    site,
    tiles_of,
    totals,
)


def test_ruling_02_no_flight_from_the_gate_and_no_way_back_to_it() -> None:
    after = play(Table().state, "0 top-up -").state
    assert after.pilots[0].place is None, "only a jump leaves the gate"


def test_ruling_03_one_card_serves_one_action() -> None:
    state = Table().hand(0, 2, 57).at(0, "hazard").state  # 2: jump 1 and scan 2
    done = play(state, "0 jump 2 freezer")
    assert refused(done.state, "0 scan 2") == "not-in-hand 2.4"


def test_ruling_04_planet_may_be_scanned_again_and_again() -> None:
    state = Table(piles={"freezer": "water*4 medal*2 space*2"}).hand(0, 2, 6, 10).at(0, "freezer").state
    done = play(state, "0 scan 2", "0 take water", "0 scan 6", "0 take water")
    assert [entry.tile for entry in site(done.state, "freezer").reserved] == ["water", "water"]


def test_9_3_ruling_05_scan_develop_and_discover_turn_space_up() -> None:
    pile = {"freezer": "water medal space*6"}
    scan = Table(3, pile).hand(0, 2).at(0, "freezer").scanned(1, "freezer", "medal").state
    develop = Table(3, pile).hand(0, 19, 20).at(0, "freezer").scanned(0, "freezer", "medal").state
    discover = Table(3, pile).at(0, "freezer").scanned(1, "freezer", "medal").developed(1, "freezer").state
    for state, line in ((scan, "0 scan 2"), (develop, "0 develop 19+20"), (discover, "0 discover")):
        done = play(state, line, "0 take water")
        assert done.events[-1] == SpaceRevealed("freezer", 6, 6, 8) and site(done.state, "freezer").up


def test_ruling_06_reserved_tiles_are_not_part_of_the_pile() -> None:
    state = Table(3, {"freezer": "water medal space*6"}).hand(0, 2).at(0, "freezer").state
    done = play(state, "0 scan 2", "0 take medal", "0 top-up -")
    assert GAME.view(done.state, None).ring[0].left == 7
    table = Table(3, {"freezer": "water medal space*6"}).hand(0, 2).at(0, "freezer").scanned(1, "freezer", "medal")
    after = play(table.state, "0 scan 2", "0 take water")
    assert site(after.state, "freezer").up, "two point tiles lie beside it, and space alone in the pile"


def test_ruling_08_planet_without_point_tiles_may_be_developed() -> None:
    table = Table(3, {"freezer": "water medal space*6"}).hand(0, 19, 20).at(0, "freezer")
    table.scanned(0, "freezer", "water").scanned(1, "freezer", "medal")
    done = play(table.state, "0 develop 19+20")
    assert totals(done.state)[0]["stations"] == 3
    assert done.of(Received) == [Received(0, "freezer", ("water",)), Received(1, "freezer", ("medal",))]
    assert done.of(Developed) == [Developed(0, (19, 20), "freezer", ())]
    assert [tiles_of(done.state, seat) for seat in (0, 1)] == [("water",), ("medal",)]
    assert done.state.pending is None and done.state.action == 2, "no tile to choose"
    assert GAME.view(done.state, None).ring[0].space == 6


def test_ruling_09_developer_and_discoverer_must_take_a_tile() -> None:
    pile = {"freezer": "water*2 medal*2 space*4"}
    table = Table(3, pile).hand(0, 19, 20).at(0, "freezer").scanned(0, "freezer", "medal")
    state = play(table.state, "0 develop 19+20").state
    assert offered(state) == ["take water", "take medal"]


def test_ruling_11_a_planet_may_be_developed_with_two_jokers() -> None:
    state = Table().hand(0, 57, 58).at(0, "freezer").scanned(0, "freezer").state
    assert offered(state, "develop") == ["develop 57+58"]
    assert site(play(state, "0 develop 57+58").state, "freezer").station == 0


def test_ruling_12_topping_up_with_five_cards_is_the_way_to_pass() -> None:
    state = Table().state
    done = play(state, "0 top-up -")
    assert done.state.pilots[0].hand == state.pilots[0].hand and done.state.action == 2
    exchanged = play(state, "0 top-up " + "+".join(map(str, state.pilots[0].hand)))
    assert exchanged.state.pilots[0].hand == tuple(sorted(state.deck[:5]))


def test_ruling_17_probes_do_not_run_out() -> None:
    state = Table().hand(0, 17, 18).at(0, "freezer", probes=20).state
    done = play(state, "0 jump 17 hazard", "0 jump 18 freezer")
    assert done.state.pilots[0].probes == 22


def test_ruling_18_the_limit_may_be_passed_by_several_tiles() -> None:
    table = Table(2, {"freezer": "water space*7"}).at(0, "freezer").hand(0, 2)
    done = play(table.state, "0 scan 2", "0 take water")
    assert done.of(SpaceRevealed) == [SpaceRevealed("freezer", 7, 7, 6)] and done.of(LastRound)


def test_ruling_19_reserved_tiles_of_undeveloped_planets_lost() -> None:
    table = Table(2, {"freezer": "water medal*2 space*5"}).at(0, "freezer").scanned(0, "freezer", "medal", "medal")
    over = GAME.end_now(table.state).state
    assert totals(over)[0]["medals"] == 0
    assert [player.lost for player in GAME.view(over, 1).players] == [2, 0]
    assert [player.lost for player in GAME.view(table.state, 0).players] == [0, 0], "not yet"


def test_ruling_20_stations_break_a_tie_and_then_it_is_shared() -> None:
    table = Table(2, {"freezer": "medal*2 water*2 space*4", "bluewell": "medal*2 water*2 space*4"})
    table.at(0, "hazard", probes=1).at(1, "hazard", probes=1)
    table.scanned(0, "freezer").developed(0, "freezer").scanned(1, "thornwild").developed(1, "thornwild")
    shared = GAME.score(table.state)
    assert [(result.seat, result.total, result.rank) for result in shared.results] == [(0, 12, 1), (1, 12, 1)]
    table.scanned(1, "bluewell").developed(1, "bluewell").took(0, "bluewell", "medal")
    standing = GAME.score(table.state)
    assert [(result.seat, result.total, result.rank, result.tiebreak) for result in standing.results] == [
        (1, 15, 1, 2),
        (0, 15, 2, 1),
    ]


def test_ruling_21_own_reserved_tiles_are_seen_if_allowed() -> None:
    """Each seat its own alone, and spectators none."""
    for choice, water, medal in (("yes", "water", "medal"), ("no", None, None)):
        table = Table(2, {"freezer": "water*4 medal*2 space*2"}, own_reserved=choice).scanned(0, "freezer", "water")
        state = table.scanned(1, "freezer", "medal").state
        seen = [[entry.tile for entry in GAME.view(state, viewer).ring[0].reserved] for viewer in (0, 1, None)]
        assert seen == [[water, None], [None, medal], [None, None]]


def test_ruling_22_five_rounds_without_a_tile_allow_a_vote() -> None:
    state = Table(3, start=1).state
    rounds = 0
    while not GAME.stalled(state):
        for _ in range(6):
            state = play(state, f"{state.turn} top-up -").state
        rounds += 1
    assert rounds == STALL_ROUNDS == 5
    assert GAME.view(state, 0).stalled
    assert not GAME.stalled(GAME.end_now(state).state)


def test_ruling_22_a_tile_that_moves_starts_the_count_again() -> None:
    state = Table(2, {"freezer": "water*4 medal*4"}).hand(0, 2).at(0, "freezer").turn(0, round=6).state
    assert GAME.stalled(state)
    state = play(state, "0 scan 2", "0 take water", "0 top-up -").state
    for _ in range(5):
        assert not GAME.stalled(state)
        state = play(state, "1 top-up -", "1 top-up -", "0 top-up -", "0 top-up -").state
    assert GAME.stalled(state)
