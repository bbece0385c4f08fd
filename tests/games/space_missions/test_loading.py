"""What a mission needs aboard and what it can use: our edition's numbers and the rules' example."""

from __future__ import annotations

import pytest

from bot.games.space_missions.actions import Announce
from bot.games.space_missions.loading import (
    EMPTY,
    FLIGHT_PLANS,
    announcements,
    best_fill,
    flight_plan_of,
    meets_requirements,
    payload_slots,
    room_left,
)
from bot.games.space_missions.material import CRAFT, TECHNOLOGIES, craft_of, mission_of

X = None
PAYLOAD_TABLE = {
    2: {(1, 1): 1, (1, 2): X, (1, 3): X, (2, 1): 0, (2, 2): 0, (2, 3): 0, (3, 1): 0, (3, 2): 0, (3, 3): 0},
    3: {(1, 1): 1, (1, 2): 2, (1, 3): X, (2, 1): 0, (2, 2): 0, (2, 3): 0, (3, 1): 0, (3, 2): 0, (3, 3): 0},
    4: {(2, 2): 0, (2, 3): 1, (3, 2): 0, (3, 3): 0},
    5: {(2, 2): 1, (2, 3): 2, (3, 2): 0, (3, 3): 0},
    6: {(2, 3): 1, (3, 3): 0},
    7: {(3, 2): 0, (3, 3): 0},
    8: {(3, 3): 1},
}
"""Payload enhancements by mission and by levels of rocket and of satellite or capsule (rules 6.4)."""


@pytest.mark.parametrize("number", PAYLOAD_TABLE)
def test_payload_follows_the_table(number: int):
    found = {}
    for rocket, payload in PAYLOAD_TABLE[number]:
        plan = FLIGHT_PLANS.get(Announce(number, rocket, payload))
        found[rocket, payload] = plan.payload if plan else X
    assert found == PAYLOAD_TABLE[number]
    assert {key for key in FLIGHT_PLANS if key.mission == number} == {
        Announce(number, *levels) for levels, needed in PAYLOAD_TABLE[number].items() if needed is not X
    }


def test_a_bare_rocket_flies_the_first_mission():
    assert [plan.announce for plan in FLIGHT_PLANS.values() if plan.mission.number == 1] == [
        Announce(1, 1, 0),
        Announce(1, 2, 0),
        Announce(1, 3, 0),
    ]


@pytest.mark.parametrize(("rocket", "fuel", "slots"), [(1, 1, 2), (2, 2, 2), (3, 3, 3)])
def test_fuel_and_payload_slots_follow_the_level_flown(rocket: int, fuel: int, slots: int):
    assert FLIGHT_PLANS[Announce(1, rocket, 0)].fuel == fuel
    assert payload_slots(rocket) == slots


@pytest.mark.parametrize(("capsule", "seats"), [(1, 1), (2, 2), (3, 3)])
def test_seats_follow_the_level_flown(capsule: int, seats: int):
    assert FLIGHT_PLANS[Announce(2, 3, capsule)].seats == seats


@pytest.mark.parametrize(
    ("plan", "backups", "training"),
    [
        ((1, 1, 0), 1, 0),
        ((2, 1, 1), 3, 1),
        ((3, 1, 1), 2, 0),
        ((4, 2, 2), 5, 0),
        ((5, 2, 2), 5, 2),
        ((6, 2, 3), 8, 0),
        ((7, 3, 2), 7, 2),
        ((8, 3, 3), 11, 3),
    ],
)
def test_backups_a_mission_can_use(plan: tuple[int, int, int], backups: int, training: int):
    """The full loads of the simulation by which the edition was tuned (`test_simulation.py`)."""
    rooms = FLIGHT_PLANS[Announce(*plan)].rooms
    assert sum(room.places for room in rooms if room.token != "training") == backups
    assert sum(room.places for room in rooms if room.token == "training") == training


def test_every_room_serves_a_technology_drawn_on_its_craft():
    for plan in FLIGHT_PLANS.values():
        assert all(room.uses > 0 and plan.levels[room.craft] > 0 for room in plan.rooms)
        assert [room for room in plan.all_rooms if room.uses] == list(plan.rooms)
        assert set(plan.mission.technologies) <= set(TECHNOLOGIES)
        assert flight_plan_of(plan.mission.number, plan.levels) is plan


def test_every_slot_in_flight_is_a_room_except_payload_slots():
    for plan in FLIGHT_PLANS.values():
        printed = {
            (token, craft): places
            for craft, level in zip(CRAFT, plan.levels, strict=True)
            if level
            for token, places in craft_of(craft, level).slots.items()
            if token != "payload"
        }
        if plan.levels[2]:
            printed["training", "capsule"] = craft_of("capsule", plan.levels[2]).training
        assert {(room.token, room.load.craft): room.places for room in plan.all_rooms} == printed


@pytest.mark.parametrize(
    ("plan", "shields"),
    [
        ((1, 1, 0), []),
        ((1, 2, 0), ["control-backup rocket"]),
        ((4, 3, 3), ["control-backup rocket", "thrust-backup satellite"]),
        ((5, 2, 2), ["control-backup rocket"]),
        ((7, 3, 3), ["control-backup rocket", "sensor-backup capsule", "thrust-backup lunar-module"]),
        ((8, 3, 3), []),
    ],
)
def test_rooms_that_are_shields_alone(plan: tuple[int, int, int], shields: list[str]):
    rooms = FLIGHT_PLANS[Announce(*plan)].all_rooms
    assert [f"{room.token} {room.load.craft}" for room in rooms if not room.uses] == shields


REQUIREMENTS = {
    1: ["none", "manned", "unmanned", "both"],
    2: ["none", "manned", "unmanned", "both"],
    3: ["manned", "unmanned", "both"],
    4: ["manned", "unmanned", "both"],
    5: ["manned", "unmanned", "both"],
    6: ["manned", "unmanned", "both"],
    7: ["manned", "both"],
    8: ["both"],
}
BARS = {"none": (3, 3, 0, 0), "manned": (0, 0, 1, 0), "unmanned": (0, 0, 0, 2), "both": (0, 0, 1, 1)}


@pytest.mark.parametrize("number", REQUIREMENTS)
def test_requirements(number: int):
    met = [name for name, bars in BARS.items() if meets_requirements(mission_of(number), bars)]
    assert met == REQUIREMENTS[number]


def _announced(**given: object) -> set[int]:
    asked = {"levels": (3, 3, 3), "fuel": 3, "payload": 3, "manned": True, "unmanned": True, "astronauts": True}
    return {announce.mission for announce in announcements(**(asked | given))}  # pyright: ignore[reportArgumentType] by name


def test_announcements_need_everything():
    assert _announced() == {1, 2, 3, 4, 5, 6, 7, 8}
    assert _announced(fuel=0) == set()
    assert _announced(fuel=2) == {1, 2, 3, 4, 5, 6}
    assert _announced(levels=(1, 1, 1)) == {1, 2, 3}
    assert _announced(levels=(1, 1, 1), payload=0) == {1}
    assert _announced(levels=(2, 3, 1), payload=0) == {1, 2, 3, 4}
    assert _announced(manned=False, unmanned=False) == {1, 2}
    assert _announced(manned=False) == {1, 2, 3, 4, 5, 6}
    assert _announced(unmanned=False) == {1, 2, 3, 4, 5, 6, 7}
    assert _announced(astronauts=False) == {1, 3, 4, 6}


def test_any_level_reached_may_be_flown():
    """Ruling 7: the level to fly is chosen at launch."""
    open_now = announcements((2, 2, 1), 2, 2, True, True, True)
    assert {announce for announce in open_now if announce.mission == 3} == {
        Announce(3, 1, 1),
        Announce(3, 1, 2),
        Announce(3, 2, 1),
        Announce(3, 2, 2),
    }


def test_a_full_room_takes_no_more():
    plan = FLIGHT_PLANS[Announce(5, 2, 2)]
    assert [(room.token, free) for room, free in room_left(plan, EMPTY, 1)] == [
        ("thrust-backup", 2),
        ("control-backup", 1),
        ("life-support-backup", 2),
        ("training", 1),
    ]
    assert "training" not in [room.token for room, _ in room_left(plan, EMPTY, 2)]


def test_a_scarce_token_goes_where_most_draws_are():
    """Mission 7 draws control twice in the capsule, once in the lunar module; each has one slot."""
    plan = FLIGHT_PLANS[Announce(7, 3, 2)]
    filled = best_fill(plan, EMPTY, 0, {"control-backup": 1, "training": 5, "fuel": 3})
    assert [(room.load.token, room.load.craft, count) for room, count in filled] == [
        ("control-backup", "capsule", 1),
        ("training", "capsule", 2),
    ]
    both = best_fill(plan, EMPTY, 0, {"control-backup": 4})
    assert [(room.load.craft, count) for room, count in both] == [("capsule", 1), ("lunar-module", 1)]
