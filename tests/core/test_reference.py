"""What a viewer knows of each kind of piece: counted from the masked state, each piece once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.games.core.pieces import is_back
from bot.games.core.zones import Zones
from bot.games.crazy_eights.state import ZONES as EIGHTS
from bot.games.skymines.zones import ZONES as SKYMINES
from bot.games.space_mission.zones import ZONES as MISSION
from bot.games.space_missions.zones import ZONES as MISSIONS
from tests.conformance.games import some_cases
from tests.conformance.play import played, sampled

OF: dict[str, Zones[Any]] = {
    "crazy-eights": EIGHTS,
    "skymines": SKYMINES,
    "space-mission": MISSION,
    "space-missions": MISSIONS,
}


@pytest.mark.parametrize("game", OF)
def test_each_piece_is_counted_once(game: str):
    """Mine, seen and unknown together are the box; and what is known of hidden pieces is true."""
    case = next(case for case in some_cases() if case.game == game and case.seats > 1)
    zones = OF[game]
    for replay in sampled(played(case), 9):
        everything = _pieces(zones, replay.state)
        for viewer in (None, *range(case.seats)):
            known = zones.mask(replay.state, viewer)
            tally = zones.tally(known, viewer)
            assert tally.mine + tally.seen <= everything
            held = Counter(piece for piece in everything if piece[0] in {supply for supply, _ in tally.unknown})
            assert (tally.mine + tally.seen + tally.unknown).keys() >= held.keys() - _backs(tally.unknown)
            assert all(count > 0 for pieces in tally for count in pieces.values())
            if viewer is None:
                assert not tally.mine


def _pieces(zones: Zones[Any], state: Any) -> Counter[tuple[str, Any]]:
    """Return all pieces of a state."""
    every = zones.tally(state, None)
    return every.mine + every.seen + every.unknown


def _backs(pieces: Counter[tuple[str, Any]]) -> set[tuple[str, Any]]:
    """Return the pieces of supplies of which a part is not known itself, such as a fifth card of a deck."""
    partly = {supply for supply, piece in pieces if is_back(piece)}
    return {(supply, piece) for supply, piece in pieces if supply in partly}


def test_a_hand_a_pile_and_the_rest_are_told_apart():
    case = next(case for case in some_cases() if case.game == "crazy-eights" and case.seats == 2)
    replay = next(iter(sampled(played(case), 2)))
    state = replay.state
    tally = EIGHTS.tally(EIGHTS.mask(state, 0), 0)
    assert {card for _, card in tally.mine} == set(state.hands[0])
    assert {card for _, card in tally.seen} == set(state.pile)
    assert {card for _, card in tally.unknown} == {*state.hands[1], *state.stock}


def test_own_memory_of_a_pile_counts_as_seen():
    """A planet that a seat looked through: it knows which tiles it left there, though they lie face down again."""
    case = next(
        case for case in some_cases() if case.game == "space-mission" and dict(case.chosen)["notebook"] != "off"
    )
    told = 0
    for replay in sampled(played(case), 12):
        state = replay.state
        for seat in range(case.seats):
            remembered = [site for site in state.sites if site.visits[seat] is not None and site.station is None]
            tally = MISSION.tally(MISSION.mask(state, seat), seat)
            left = Counter(("tile", tile) for site in remembered for tile in site.visits[seat].left)
            if state.over is None and left:
                told += 1
                assert left <= tally.seen + tally.mine
    assert told
