"""Sampled states fit all that the viewer knows; redeals change only what no seat has learned."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.games.core.contract import View
from bot.games.space_mission.material import in_order
from bot.games.space_mission.state import Memory, SpaceMissionState
from bot.games.space_mission.zones import ZONES
from tests.games.script import stream
from tests.games.space_mission.builders import GAME, RING, Table, play, tiles
from tests.games.space_mission.games import random_game

# --- Sampled states fit all that the viewer knows and take nothing else from the true state ---


def imagined(state: SpaceMissionState, viewer: int | None, number: object) -> SpaceMissionState:
    view = GAME.view(state, viewer)
    sampled = GAME.sample_state(view, viewer, stream("imagine", number))
    GAME.check(sampled)
    assert GAME.view(sampled, viewer) == view
    return sampled


def test_the_unknown_differs_from_dream_to_dream() -> None:
    state = next(moment.before for moment in random_game(3, 3, {}) if moment.before.round == 4)
    dreams = [imagined(state, 0, number) for number in range(12)]
    assert len({sampled.deck for sampled in dreams}) == 12
    assert len({sampled.pilots[1].hand for sampled in dreams}) > 6
    assert len({tuple(site.tiles for site in sampled.sites) for sampled in dreams}) > 6
    assert {sampled.pilots[0].hand for sampled in dreams} == {state.pilots[0].hand}
    assert len({sampled.chance.seed for sampled in dreams}) == 12, "nor is the seed known"


def test_what_i_left_is_still_there_but_for_what_others_took() -> None:
    table = Table(3, {"freezer": "water*2 medal matter-blue*2 space*3"}).scanned(0, "freezer", "medal")
    table.scanned(1, "freezer", "matter-blue").scanned(2, "freezer", "water")
    state = table.state
    left = tiles("water*2 matter-blue*2 space*3")
    outcomes = set()
    for number in range(40):
        here = imagined(state, 0, number).sites[0]
        others = [entry.tile for entry in here.reserved if entry.seat != 0]
        assert sorted([*here.tiles, *others]) == sorted(left)
        outcomes.add(tuple(others))
    assert outcomes == {(a, b) for a in ("water", "matter-blue") for b in ("water", "matter-blue")}


def test_cards_are_counted_through_reshuffles() -> None:
    state = play(Table(2).hand(0, 1, 2, 3).deck(40, 41, size=2).state, "0 top-up 2+3", "0 top-up -").state
    shuffled = {card for card in range(1, 61) if state.cycles[card - 1] == 1}
    assert shuffled and set(state.pilots[1].hand).isdisjoint(shuffled)
    for number in range(20):
        sampled = imagined(state, None, number)
        assert set(sampled.deck) <= shuffled
        assert sum(card in shuffled for card in sampled.pilots[0].hand) == 2
        assert set(sampled.pilots[1].hand).isdisjoint(shuffled)


def test_hidden_own_reserved_tile_is_sampled_again() -> None:
    table = Table(2, {"freezer": "water*4 medal*2 space*2"}, own_reserved="no", notebook="off")
    state = table.scanned(0, "freezer", "water").state
    kinds = {imagined(state, 0, number).sites[0].reserved[0].tile for number in range(30)}
    assert len(kinds) > 3 and "space" not in kinds


def test_a_view_is_imagined_for_its_own_viewer() -> None:
    view: View = GAME.view(Table(2).state, 0)
    with pytest.raises(ValueError, match="not of 1"):
        GAME.sample_state(view, 1, stream("whose"))


def test_others_are_taken_to_have_just_been_where_they_were() -> None:
    table = Table(3).scanned(1, "freezer", "alien-brown").scanned(2, "hazard").developed(2, "hazard")
    sampled = imagined(table.turn(0, round=3).state, 0, "memories")
    freezer, hazard = sampled.sites[:2]
    assert freezer.visits == (None, Memory("scan", 3, freezer.tiles), None)
    assert hazard.visits == (None, None, Memory("discover", 3, hazard.tiles))


def test_without_a_notebook_so_is_the_viewer() -> None:
    table = Table(2, notebook="off").scanned(0, "freezer", "alien-brown").scanned(1, "hazard").turn(0, round=3)
    for viewer in (0, 1, None):
        freezer, hazard, *_ = imagined(table.state, viewer, "no notebook").sites
        assert freezer.visits == (Memory("scan", 3, freezer.tiles), None)
        assert hazard.visits == (None, Memory("scan", 3, hazard.tiles))


@pytest.mark.parametrize("stirred", [-1, 3, 9])
def test_everybody_saw_when_a_tile_moved_last(stirred: int) -> None:
    """Else the table would be stalled after a seat's next action, and the one that it imagines would not."""
    state = replace(Table(3, start=1).turn(2, round=5).state, stirred=stirred)
    assert GAME.view(state, 0).stirred == imagined(state, 0, "stirred").stirred == stirred


def test_what_was_learned_is_counted_again() -> None:
    assert imagined(Table(3).state, 1, "knowledge").knowledge == (0, 0, 0)


def chosen_from() -> SpaceMissionState:
    """Seat 0 looks at a pile to choose, and has looked at another one before."""
    table = Table(3, {"freezer": "water*2 medal space*5"}).hand(0, 2).at(0, "freezer").at(1, "hazard")
    return play(table.scanned(0, "hazard").scanned(1, "hazard").state, "0 scan 2").state


def built_upon() -> SpaceMissionState:
    """Since seat 0 was on the freezer, others took tiles from there; another pile is empty, a third all space."""
    piles = {"freezer": "water*4 medal*4", "hazard": "alien-brown*5 alien-blue*3", "bluewell": "space*8"}
    table = Table(4, piles).at(2, "bluewell").scanned(0, "freezer", "water").developed(0, "freezer")
    table.took(1, "freezer", "medal").took(2, "freezer", "water", "medal").scanned(3, "bluewell")
    table.scanned(3, "hazard").developed(3, "hazard").took(3, "hazard", *tiles(piles["hazard"]))
    return table.state


def decided() -> SpaceMissionState:
    """The last round runs."""
    table = Table(3, {"freezer": "water medal space*6", "hazard": "medal water*2 space*5"}).at(0, "hazard").hand(0, 3)
    table.scanned(1, "freezer", "water", "medal").scanned(1, "hazard", "water", "water")
    state = play(table.state, "0 scan 3", "0 take medal").state
    assert state.turns_left == 2
    return state


@pytest.mark.parametrize(
    "made",
    [
        chosen_from,
        built_upon,
        decided,
        lambda: GAME.end_now(chosen_from()).state,
        lambda: GAME.end_now(built_upon()).state,
    ],
)
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_hand_made_tables_are_imagined_too(made: Callable[[], SpaceMissionState], viewer: int | None) -> None:
    for number in range(3):
        sampled = imagined(made(), viewer, (made.__name__, number))
        assert len(sampled.chance.seed) == 32 and sampled.chance.draws == 0


def test_a_pile_looked_at_and_still_face_down_has_a_point_tile() -> None:
    table = Table(2, {"freezer": "water space*7", "hazard": "water space*7"}).scanned(1, "freezer").scanned(1, "hazard")
    for planet in RING[2:]:
        table.scanned(0, planet)  # so that all hidden space lies on the two where only seat 1 was
    for number in range(20):
        for site in imagined(table.state, 0, number).sites[:2]:
            assert site.tiles.count("space") == 7


# --- After a rewind, what no seat has learned is dealt again ---


def looked_at() -> Table:
    """Seat 1 has scanned hazard and freezer, seat 0 is on an unscanned planet; some cards are discarded."""
    table = Table(3).hand(0, 2, 50, 51, 52, 54).at(0, "glasspoint").deck(10, 11, 12, size=40)
    return table.scanned(1, "freezer", "alien-brown").scanned(1, "hazard")


def test_redeal_shuffles_the_draw_pile_then_unseen_tiles() -> None:
    """The tiles follow in the order of the ring."""
    before = looked_at().state
    after = ZONES.redeal(before)
    GAME.check(after)
    stream = before.chance.open()
    assert after.deck == stream.shuffle(before.deck)
    tiles = stream.shuffle(tile for site in before.sites[2:] for tile in site.tiles)
    piles = [in_order(tiles[first : first + 8]) for first in range(0, 48, 8)]
    assert [site.tiles for site in after.sites[2:]] == piles
    assert after.chance == stream.close() and after.chance.draws > before.chance.draws


def test_a_pile_that_no_seat_has_seen_may_be_all_space() -> None:
    table = Table(2, {"freezer": "water space*7", "hazard": "water space*7"}).scanned(1, "freezer")
    for planet in RING[2:]:
        table.scanned(0, planet)
    piles = [imagined(table.state, 0, number).sites for number in range(40)]
    assert {sites[1].tiles.count("space") for sites in piles} == {7, 8}
    assert {sites[0].tiles.count("space") for sites in piles} == {6, 7}, "it was looked at"


def test_redeal_keeps_a_reserved_tile_that_its_seat_may_not_see() -> None:
    before = Table(3, own_reserved="no").scanned(1, "freezer", "alien-brown").state
    for epoch in range(5):
        after = ZONES.redeal(replace(before, chance=replace(before.chance, epoch=epoch)))
        assert after.sites[0] == before.sites[0] and after.sites[1] != before.sites[1]


def test_redeal_keeps_what_a_seat_has_seen_or_holds() -> None:
    before = looked_at().state
    after = ZONES.redeal(before)
    assert after.sites[:2] == before.sites[:2]
    assert after.pilots == before.pilots and after.discards == before.discards != ()
    assert [GAME.view(after, viewer) for viewer in (0, 1, 2, None)] == [
        GAME.view(before, viewer) for viewer in (0, 1, 2, None)
    ]
    assert after.deck != before.deck and after.sites[2:] != before.sites[2:]


def test_a_pile_that_is_being_looked_at_stays() -> None:
    before = play(Table(3).hand(0, 2).at(0, "freezer").state, "0 scan 2").state
    after = ZONES.redeal(before)
    assert before.pending == after.pending == "scan"
    assert after.sites[0] == before.sites[0] and after.sites[1] != before.sites[1]
    assert GAME.view(after, 0) == GAME.view(before, 0)
