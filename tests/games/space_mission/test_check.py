"""The invariants: each finds its own fault and names it; all legal positions pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.contract import BrokenInvariant
from bot.games.space_mission.state import Memory, Pilot, Reservation, SpaceMissionState
from bot.games.space_mission.view import Move
from tests.games.space_mission.builders import GAME, RING, SPACE_PILE, Table, play

Break = Callable[[SpaceMissionState], SpaceMissionState]

LEFT = ("water", "water", "medal", "medal", "space", "space", "space")
"""What the scan of `base` left on the freezer."""


def base() -> SpaceMissionState:
    """Seat 0 is on the freezer, where it reserved a water tile; a card is discarded."""
    table = Table(2, {"freezer": "water*3 medal*2 space*3"}).hand(0, 1, 2, 3).at(0, "freezer")
    return play(table.scanned(0, "freezer", "water").state, "0 top-up 1").state


def choosing() -> SpaceMissionState:
    """Seat 0 looks at the freezer's pile to reserve a tile."""
    return play(Table(2, {"freezer": "water*3 medal*2 space*3"}).hand(0, 2).at(0, "freezer").state, "0 scan 2").state


def owning() -> SpaceMissionState:
    """Seat 0 developed the freezer and has two tiles from there; one tile is left."""
    table = Table(2, {"freezer": "water*4 medal*4"}).at(0, "freezer").scanned(0, "freezer").developed(0, "freezer")
    return table.took(1, "freezer", *["water"] * 4, "medal").took(0, "freezer", "medal", "medal").state


def emptied() -> SpaceMissionState:
    """The freezer is developed and nothing is left there."""
    table = Table(2, {"freezer": "water*8"}).scanned(0, "freezer").developed(0, "freezer")
    return table.took(0, "freezer", *["water"] * 8).state


def unseen() -> SpaceMissionState:
    """No seat knows that nothing but space lies on the freezer."""
    return Table(4, {"freezer": SPACE_PILE}).at(0, "freezer").state


def ended() -> SpaceMissionState:
    """The game ended when six space tiles were up and seat 1, on the freezer too, had had its turn."""
    table = Table(2, {"freezer": "water medal space*6"}).hand(0, 2).at(0, "freezer").at(1, "freezer")
    table.scanned(1, "freezer", "medal")
    lines = ("0 scan 2", "0 take water", "0 top-up -", "1 top-up -", "1 top-up -")
    return play(table.state, *lines).state


def settled() -> SpaceMissionState:
    """All planets but one are developed; that is the end in Jump Gate's way."""
    table = Table(2, end="developed")
    for planet in RING[:-1]:
        table.scanned(0, planet).developed(0, planet)
    return table.scanned(0, RING[-1]).state


def pilot(state: SpaceMissionState, seat: int, **changes: Any) -> SpaceMissionState:
    pilots = list(state.pilots)
    pilots[seat] = replace(pilots[seat], **changes)
    return replace(state, pilots=tuple(pilots))


def freezer(state: SpaceMissionState, **changes: Any) -> SpaceMissionState:
    return replace(state, sites=(replace(state.sites[0], **changes), *state.sites[1:]))


def scan(left: tuple[str, ...]) -> Memory:
    return Memory("scan", 1, left)


def sixth_card(state: SpaceMissionState) -> SpaceMissionState:
    held = tuple(sorted((*state.pilots[0].hand, state.deck[0])))
    return replace(pilot(state, 0, hand=held), deck=state.deck[1:])


def space_of_ones_own(state: SpaceMissionState) -> SpaceMissionState:
    return pilot(freezer(state, tiles=LEFT[:-1], taken_by=(0, 0)), 0, tiles=("space",))


FAULTS: dict[str, list[tuple[Callable[[], SpaceMissionState], Break]]] = {
    "1 seats": [(base, lambda state: replace(state, pilots=state.pilots[:1]))],
    "6 seats": [(base, lambda state: replace(state, pilots=(*state.pilots, *(Pilot(None, 0, (), (), ()),) * 4)))],
    "a count for every seat": [
        (base, lambda state: replace(state, knowledge=(0,))),
        (base, lambda state: replace(state, knowledge=(0, 0, 0))),
    ],
    "eight different planets": [
        (base, lambda state: replace(state, ring=(state.ring[0], *state.ring[:-1]))),
        (base, lambda state: replace(state, ring=(*state.ring, "caldera"))),
        (base, lambda state: replace(state, sites=state.sites[:-1])),
        (base, lambda state: replace(state, ring=state.ring[:-1], sites=state.sites[:-1])),
    ],
    "planets of the box": [(base, lambda state: replace(state, ring=("moon", *state.ring[1:])))],
    "every card in exactly one place": [
        (base, lambda state: replace(state, deck=(*state.deck, state.discards[0]))),
        (base, lambda state: replace(state, discards=())),
        (base, lambda state: replace(state, deck=state.deck[1:])),
        (base, lambda state: pilot(state, 1, hand=state.pilots[1].hand[1:])),
    ],
    "a cycle for every card": [
        (base, lambda state: replace(state, cycles=state.cycles[1:])),
        (base, lambda state: replace(state, cycles=(*state.cycles, 0))),
    ],
    "the deck holds what was shuffled last": [
        (base, lambda state: replace(state, cycles=(*state.cycles[:-1], 1))),
        (base, lambda state: replace(state, cycles=(*(1,) * 39, 0, *(1,) * 20))),
    ],
    "a draw pile lies ready": [
        (base, lambda state: replace(state, deck=(), discards=(*state.discards, *state.deck))),
    ],
    "every tile in exactly one place": [
        (base, lambda state: freezer(state, tiles=LEFT[1:])),
        (base, lambda state: freezer(state, reserved=())),
        (base, lambda state: pilot(state, 0, tiles=("water",))),
    ],
    "sites.reserved.tile: a piece that cannot be there": [
        (base, lambda state: freezer(state, reserved=(Reservation(0, "space"),), tiles=("water", *LEFT[:-1]))),
    ],
    "pilots.tiles: a piece that cannot be there": [(base, space_of_ones_own)],
    "sites.tiles: pieces out of order": [(base, lambda state: freezer(state, tiles=LEFT[::-1]))],
    "freezer: eight tiles, left or taken": [
        (base, lambda state: freezer(state, taken_by=(0, 0))),
        (base, lambda state: freezer(state, taken_by=())),
    ],
    "freezer: space alone lies face up": [
        (base, lambda state: freezer(state, up=True)),
        (emptied, lambda state: freezer(state, up=True)),
        (unseen, lambda state: freezer(state, up=True)),
        (ended, lambda state: freezer(state, up=False)),
    ],
    "freezer: lookers in order": [
        (base, lambda state: freezer(state, seen_by=(1, 0))),
        (base, lambda state: freezer(state, seen_by=(0, 0))),
    ],
    "freezer: only lookers take, reserve and develop": [
        (base, lambda state: freezer(state, taken_by=(1,))),
        (base, lambda state: freezer(state, reserved=(Reservation(1, "water"),))),
        (settled, lambda state: freezer(state, station=1)),
    ],
    "freezer: a developed planet has no reserved tiles": [(base, lambda state: freezer(state, station=0))],
    "freezer: a memory for every seat": [(base, lambda state: freezer(state, visits=(scan(LEFT),)))],
    "freezer: lookers remember": [
        (base, lambda state: freezer(state, visits=(None, None))),
        (base, lambda state: freezer(state, visits=(scan(LEFT), scan(LEFT)))),
        (choosing, lambda state: freezer(state, seen_by=(0, 1))),
        (choosing, lambda state: replace(state, pending=None)),
        (ended, lambda state: freezer(state, visits=(state.sites[0].visits[0], None))),
        (choosing, lambda state: pilot(state, 0, place=1)),
    ],
    "freezer: what lies there was left there": [
        (base, lambda state: freezer(state, visits=(scan(LEFT[1:]), None))),
        (base, lambda state: freezer(state, visits=(scan(("alien-blue", *LEFT[1:])), None))),
    ],
    "freezer: what is gone was taken": [
        (base, lambda state: freezer(state, visits=(scan(("water", "water", *LEFT)), None))),
    ],
    "freezer: taking is a visit": [(base, lambda state: freezer(state, visits=(scan(("water", *LEFT)), None)))],
    "pilots.hand: pieces out of order": [(base, lambda state: pilot(state, 0, hand=state.pilots[0].hand[::-1]))],
    "seat 0: hand of at most five": [(base, sixth_card)],
    "pilots.tiles: pieces out of order": [(owning, lambda state: pilot(state, 1, tiles=state.pilots[1].tiles[::-1]))],
    "seat 0: a jump leaves a probe": [
        (base, lambda state: pilot(state, 0, probes=0)),
        (base, lambda state: pilot(state, 0, place=None)),
    ],
    "seat 0: two actions a turn": [(base, lambda state: pilot(state, 0, last_turn=(Move("fly", None),) * 3))],
    "seat 0: has what it took": [
        (base, lambda state: freezer(state, taken_by=(1,), seen_by=(0, 1), visits=(scan(LEFT), scan(LEFT)))),
    ],
    "a seat's turn": [
        (base, lambda state: replace(state, turn=2)),
        (base, lambda state: replace(state, turn=-1)),
        (base, lambda state: replace(state, start=2)),
    ],
    "first or second action": [
        (base, lambda state: replace(state, action=0)),
        (base, lambda state: replace(state, action=3)),
        (base, lambda state: replace(state, round=0)),
    ],
    "tiles moved in turns that were": [
        (base, lambda state: replace(state, stirred=1)),
        (base, lambda state: replace(state, stirred=-2)),
    ],
    "a choice is due on a planet": [
        (base, lambda state: replace(state, pending="scan", turn=1)),
        (base, lambda state: replace(state, pending="scan", over="vote")),
    ],
    "a choice is made among several tiles": [
        (owning, lambda state: replace(state, pending="discover")),
        (unseen, lambda state: replace(state, pending="scan")),
        (emptied, lambda state: replace(pilot(state, 0, place=0, probes=1), pending="discover")),
    ],
    "the choosing seat has looked": [(base, lambda state: replace(pilot(state, 0, place=1), pending="scan"))],
    "the last round runs when the end is certain": [
        (base, lambda state: replace(state, turns_left=1)),
        (ended, lambda state: replace(state, turns_left=None)),
        (settled, lambda state: replace(state, turns_left=1)),
        (settled, lambda state: replace(state, sites=(*state.sites[:-1], replace(state.sites[-1], station=0)))),
    ],
    "an end that the rules know": [
        (base, lambda state: replace(state, over="boredom")),
        (base, lambda state: replace(state, over="developed")),
        (settled, lambda state: replace(state, over="space")),
    ],
    "the game ends after the last turn": [
        (ended, lambda state: replace(state, turns_left=1)),
        (ended, lambda state: replace(state, action=1)),
        (base, lambda state: replace(state, over="space")),
    ],
}


@pytest.mark.parametrize(
    ("fault", "made", "broken"),
    [
        pytest.param(fault, *pair, id=f"{fault} {at}")
        for fault, pairs in FAULTS.items()
        for at, pair in enumerate(pairs)
    ],
)
def test_what_cannot_be_is_found_and_named(fault: str, made: Callable[[], SpaceMissionState], broken: Break) -> None:
    state = made()
    GAME.check(state)
    with pytest.raises(BrokenInvariant) as found:
        GAME.check(broken(state))
    assert str(found.value) == fault


def test_a_choice_cut_off_by_a_vote_leaves_no_memory() -> None:
    over = GAME.end_now(choosing()).state
    assert over.sites[0].seen_by == (0,) and over.sites[0].visits == (None, None)
    GAME.check(over)


def test_a_choice_between_two_tiles_is_one() -> None:
    state = Table(2, {"freezer": "water*2 space*6"}).hand(0, 2).at(0, "freezer").state
    GAME.check(play(state, "0 scan 2").state)
    table = Table(2, {"freezer": "water*8"}).at(0, "freezer").scanned(0, "freezer").developed(0, "freezer")
    last_two = play(table.took(0, "freezer", *["water"] * 6).state, "0 discover").state
    assert last_two.pending == "discover"
    GAME.check(last_two)
