"""Rule 10: every way in which the game ends."""

from __future__ import annotations

import pytest

from bot.games.space_mission.events import Ended, LastRound, SpaceRevealed
from bot.games.space_mission.scoring import needed
from bot.games.space_mission.state import SpaceMissionState
from tests.games.space_mission.builders import GAME, RING, Table, offered, play, tiles_of


def near_the_end(seats: int, start: int, mover: int) -> Table:
    """A table where the mover's discovery on the freezer turns up the last space tiles needed."""
    missing = needed(seats) - 6
    piles = {"freezer": "water medal space*6"}
    if missing:
        rest = 8 - missing
        piles["hazard"] = f"alien-brown*{min(rest, 5)} alien-blue*{max(0, rest - 5)} space*{missing}".replace(
            " alien-blue*0", ""
        )
    table = Table(seats, piles, start=start).at(mover, "freezer")
    table.scanned(mover, "freezer", "medal").developed(mover, "freezer")
    if missing:
        table.scanned(mover, "hazard").developed(mover, "hazard")
        table.took(mover, "hazard", *[kind for kind in _kinds(table) if kind != "space"])
    return table.turn(mover)


def _kinds(table: Table) -> tuple[str, ...]:
    return table.state.sites[RING.index("hazard")].tiles


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("place", [0, 1])
def test_10_2_round_with_enough_open_space_is_played_out(seats: int, place: int) -> None:
    start = seats - 1
    mover = (start + place) % seats
    state = near_the_end(seats, start, mover).state
    done = (
        play(state, f"{mover} discover", f"{mover} take water") if _choice(state) else play(state, f"{mover} discover")
    )
    left = tuple((mover + step) % seats for step in range(1, seats - place))
    assert done.of(SpaceRevealed)[-1] == SpaceRevealed("freezer", 6, needed(seats), needed(seats))
    assert done.of(LastRound) == [LastRound(left)]
    assert GAME.view(done.state, None).last_round == left
    assert GAME.to_move(done.state) == (mover,), "the seat that caused it has its second action"
    lines = [f"{seat} top-up -" for seat in (mover, *(seat for seat in left for _ in range(2)))]
    over = play(done.state, *lines)
    assert over.events[-1] == Ended("space")
    assert GAME.to_move(over.state) == ()
    assert over.state.over == "space"
    assert GAME.score(over.state).final


def _choice(state: SpaceMissionState) -> bool:
    return len(state.sites[0].tiles) > 1


def test_one_tile_short_of_the_limit_the_game_goes_on() -> None:
    table = Table(2, {"freezer": "water medal*2 space*5"}).at(0, "freezer").scanned(0, "freezer", "medal", "medal")
    done = play(table.developed(0, "freezer").state, "0 discover", "0 take water")
    assert done.of(SpaceRevealed) == [SpaceRevealed("freezer", 5, 5, 6)]
    assert done.of(LastRound) == [] and done.state.turns_left is None


def developed_but_one(seats: int) -> Table:
    """A table of Jump Gate's end where only the freezer is left, and seat 0 can develop it."""
    table = Table(seats, end="developed").hand(0, 19, 20).at(0, "freezer").scanned(0, "freezer")
    for planet in RING[1:]:
        table.scanned(1, planet).developed(1, planet)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_10_4_jump_gates_end_gives_everybody_one_more_turn(seats: int) -> None:
    state = developed_but_one(seats).state
    assert state.turns_left is None
    done = play(state, "0 develop 19+20")
    order = (*range(1, seats), 0)
    assert done.of(LastRound) == [LastRound(order)]
    choice = offered(done.state, "take")[0]
    lines = [f"0 {choice}", "0 top-up -", *(f"{seat} top-up -" for seat in order for _ in range(2))]
    over = play(done.state, *lines)
    assert over.events[-1] == Ended("developed")
    assert over.state.over == "developed"


def test_10_4_space_tiles_do_not_end_that_game() -> None:
    table = Table(2, {"freezer": "water medal space*6"}, end="developed").at(0, "freezer")
    done = play(table.scanned(0, "freezer", "medal").developed(0, "freezer").state, "0 discover", "0 take water")
    assert done.of(SpaceRevealed) and done.of(LastRound) == []


def test_the_end_by_vote_scores_the_table_as_it_stands() -> None:
    table = Table(2, {"freezer": "water medal*2 space*5"}).at(0, "freezer").scanned(0, "freezer", "medal")
    step = GAME.end_now(table.state)
    assert step.events == (Ended("vote"),)
    assert GAME.score(step.state).final and step.state.over == "vote"
    assert tiles_of(step.state, 0) == ()
    GAME.check(step.state)


def test_a_vote_in_the_middle_of_a_choice_ends_the_game_too() -> None:
    state = play(Table().hand(0, 2).at(0, "freezer").state, "0 scan 2").state
    over = GAME.end_now(state).state
    assert over.pending is None and GAME.to_move(over) == ()
    GAME.check(over)


def test_a_game_ends_once() -> None:
    over = GAME.end_now(Table().state).state
    with pytest.raises(ValueError, match=r"^the game is over already$"):
        GAME.end_now(over)


def test_the_announcement_is_made_once() -> None:
    table = Table(2, {"freezer": "water medal space*6", "hazard": "water medal space*6"}).at(0, "freezer")
    for planet in ("freezer", "hazard"):
        table.scanned(0, planet, "medal").developed(0, planet)
    done = play(table.state, "0 discover", "0 take water", "0 fly hazard", "1 top-up -")
    assert len(done.of(LastRound)) == 1
    again = play(table.turn(0).state, "0 discover", "0 take water").state
    assert again.turns_left == 1
