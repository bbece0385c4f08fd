"""Rules 4 and 5: jumps and flights."""

from __future__ import annotations

from bot.games.space_mission.events import Flew, Jumped
from bot.games.space_mission.view import Move
from tests.games.space_mission.builders import Table, offered, play


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
