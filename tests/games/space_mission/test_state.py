"""The state is a value: exact JSON, never changed, and checked for what cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.codec import decode_events, decode_state, encode
from bot.games.core.contract import BrokenInvariant
from bot.games.space_mission.state import Memory, Pilot, Reservation, Site, SpaceMissionState
from tests.games.space_mission.builders import GAME, Table, play
from tests.games.space_mission.games import random_game


def test_states_and_events_survive_json_unchanged() -> None:
    for number in range(4):
        for moment in random_game(number):
            data = encode(moment.step.state)
            back = decode_state(GAME, data)
            assert back == moment.step.state and encode(back) == data
            assert decode_events(GAME, encode(moment.step.events)) == moment.step.events


def test_a_game_goes_on_from_json_as_it_would_have() -> None:
    for moment in random_game(7):
        stored = decode_state(GAME, encode(moment.before))
        assert GAME.apply(stored, moment.seat, moment.action) == moment.step


def test_nothing_changes_what_it_was_given() -> None:
    for number in range(3):
        for moment in random_game(number):
            data = encode(moment.before)
            GAME.apply(moment.before, moment.seat, moment.action)
            GAME.view(moment.before, moment.seat)
            GAME.score(moment.before)
            GAME.legal(moment.before, moment.seat)
            assert encode(moment.before) == data


def test_every_state_of_a_random_game_passes_all_invariants() -> None:
    for number in range(20, 25):
        for moment in random_game(number):
            GAME.check(moment.step.state)


def pilot(state: SpaceMissionState, seat: int, **changes: Any) -> SpaceMissionState:
    pilots = list(state.pilots)
    pilots[seat] = replace(pilots[seat], **changes)
    return replace(state, pilots=tuple(pilots))


def freezer(state: SpaceMissionState, **changes: Any) -> SpaceMissionState:
    return replace(state, sites=(replace(state.sites[0], **changes), *state.sites[1:]))


def base() -> SpaceMissionState:
    """Seat 0 is on the freezer, where it reserved a tile; some cards are discarded."""
    table = Table(2, {"freezer": "water*3 medal*2 space*3"}).hand(0, 1, 2, 3).at(0, "freezer")
    return play(table.scanned(0, "freezer", "water").state, "0 top-up 1").state


WATER = ("water", "water", "medal", "medal", "space", "space", "space")
BREAKS: dict[str, Any] = {
    "a card twice": lambda state: replace(state, deck=(*state.deck, state.discards[0])),
    "a card lost": lambda state: replace(state, discards=()),
    "an unsorted hand": lambda state: pilot(state, 0, hand=state.pilots[0].hand[::-1]),
    "too many cards": lambda state: replace(
        pilot(state, 0, hand=tuple(sorted((*state.pilots[0].hand, state.deck[0])))), deck=state.deck[1:]
    ),
    "a tile lost": lambda state: freezer(state, tiles=WATER[1:]),
    "a tile twice": lambda state: pilot(state, 0, tiles=("water",)),
    "a space tile taken": lambda state: freezer(
        state, reserved=(Reservation(0, "space"),), tiles=("water", *WATER[:-1])
    ),
    "an unsorted pile": lambda state: freezer(state, tiles=WATER[::-1]),
    "a taker too many": lambda state: freezer(state, taken_by=(0, 0)),
    "a wrong taker": lambda state: freezer(state, taken_by=(1,), seen_by=(0, 1)),
    "points face up": lambda state: freezer(state, up=True),
    "a stranger's station": lambda state: freezer(state, station=1, reserved=()),
    "reserved on a developed planet": lambda state: freezer(state, station=0),
    "nobody remembers": lambda state: freezer(state, visits=(None, None)),
    "a visit without looking": lambda state: freezer(state, visits=(Memory("scan", 1, WATER),) * 2),
    "a wrong memory": lambda state: freezer(state, visits=(Memory("scan", 1, WATER[1:]), None)),
    "a ship without a probe": lambda state: pilot(state, 0, probes=0),
    "three actions": lambda state: replace(state, action=3),
    "no such seat": lambda state: replace(state, turn=2),
    "a choice at the gate": lambda state: replace(state, pending="scan", turn=1),
    "a last round too early": lambda state: replace(state, turns_left=1),
    "an unknown end": lambda state: replace(state, over="boredom"),
    "an end too early": lambda state: replace(state, over="space"),
    "a tile moved in the future": lambda state: replace(state, stirred=99),
    "a planet twice": lambda state: replace(state, ring=(state.ring[0], *state.ring[:-1])),
    "an unknown planet": lambda state: replace(state, ring=("moon", *state.ring[1:])),
    "a seat without a count": lambda state: replace(state, knowledge=(0,)),
    "no draw pile": lambda state: replace(state, deck=(), discards=(*state.discards, *state.deck)),
    "an unshuffled card in the deck": lambda state: replace(state, cycles=(*state.cycles[:-1], 1)),
    "six seats": lambda state: replace(state, pilots=(*state.pilots, *(Pilot(None, 0, (), (), ()),) * 4)),
}


@pytest.mark.parametrize("name", BREAKS)
def test_what_cannot_be_is_found(name: str) -> None:
    state = base()
    GAME.check(state)
    with pytest.raises(BrokenInvariant):
        GAME.check(BREAKS[name](state))


def test_a_pile_of_space_that_was_looked_at_lies_face_up() -> None:
    state = Table(4, {"freezer": "space*8"}).scanned(1, "freezer").state
    with pytest.raises(BrokenInvariant, match="face up"):
        GAME.check(freezer(state, up=False))
    hidden: Site = Table(4, {"freezer": "space*8"}).state.sites[0]
    assert not hidden.up
