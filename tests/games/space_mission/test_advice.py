"""What the search is told of Space Mission: quick play by the rules, the horizon, and what a state promises."""

from __future__ import annotations

import random

import pytest

from bot.games.core.actions import Action
from bot.games.core.contract import settle
from bot.games.core.dice import Dice
from bot.games.space_mission.actions import Discover, Scan, Take
from bot.games.space_mission.advice import HELD, KEPT, TURNS, horizon, playout, prospects
from bot.games.space_mission.chart import pairs_here
from bot.games.space_mission.material import POINT_KINDS
from bot.games.space_mission.policy import promise, quick_choice
from bot.games.space_mission.scoring import STATION, gains, tiles_worth
from bot.games.space_mission.state import SpaceMissionState, turn_number
from tests.games.script import seed
from tests.games.space_mission.builders import GAME, Table, about_to_build, play

NEVER = 10**6
"""A horizon that no game reaches."""


def dealt(seats: int, number: int, end: str = "space") -> SpaceMissionState:
    return GAME.setup(seats, settle(GAME.meta.options, {"end": end}), seed("quick", number))


def test_quick_play_is_legal_and_brings_games_to_their_end() -> None:
    kinds: set[type[Action]] = set()
    for seats, end in ((2, "space"), (3, "developed"), (5, "space"), (5, "developed")):
        state, dice = dealt(seats, seats, end), Dice(seats)
        while state.over is None:
            action = quick_choice(state, dice)
            assert action in GAME.legal(state, state.turn) and state.round < 100
            kinds.add(type(action))
            state = GAME.apply(state, state.turn, action).state
        assert state.over == end
        GAME.check(state)
    assert len(kinds) == 7, "every kind of action is thought of"


def test_at_the_end_of_the_game_the_score_is_promised() -> None:
    for seats in (2, 3, 4, 5):
        state = playout(dealt(seats, 1), NEVER, Dice(1))
        scores = {result.seat: result.total for result in GAME.score(state).results}
        assert dict(enumerate(prospects(state))) == scores and state.over == "space"


def test_before_the_end_reserved_tiles_and_cards_count_in_part() -> None:
    piles = {"freezer": "water*4 space*4", "hazard": "water*4 space*4"}
    table = Table(2, piles).hand(0, 2, 19, 20).hand(1).developed(0, "freezer").took(0, "freezer", "water")
    bare = prospects(table.state)
    assert bare == [pytest.approx(STATION + tiles_worth(("water",)) + 3 * HELD), 0.0]
    both = prospects(table.scanned(0, "hazard", "water").state)
    gain = tiles_worth(("water", "water")) - tiles_worth(("water",))
    assert both == [pytest.approx(bare[0] + KEPT * gain), 0.0]


@pytest.mark.parametrize("action", [1, 2])
@pytest.mark.parametrize("seats", [2, 3])
def test_playouts_end_at_one_time_whatever_a_choice_opens(seats: int, action: int) -> None:
    """A scan that leads to a choice of a tile is played on for as long as a flight."""
    state = Table(seats, {"freezer": "mineral-red water*3 medal space*3"}).hand(0, 2, 19).at(0, "freezer").state
    if action == 2:
        state = play(state, "0 top-up -").state
    view, ends = GAME.view(state, 0), set[tuple[int, int]]()
    for line in ("0 scan 2", "0 fly hazard"):
        after = play(state, line).state
        assert (after.pending is not None) == ("scan" in line)
        done = playout(after, horizon(view), Dice(3))
        ends.add((turn_number(done), done.action))
    assert ends == {(TURNS * seats + action - 1, 1)}, "a second action counts as the next turn"


def test_the_same_dice_play_the_same_game() -> None:
    state = dealt(3, 4)
    assert playout(state, 9, Dice(1)) == playout(state, 9, Dice(1)) != playout(state, 9, Dice(2))


def test_a_planet_promises_what_can_be_done_there() -> None:
    table = Table(2).hand(0, 19, 20).at(0, "freezer")
    fresh, scanned = table.state, table.scanned(0, "freezer").state
    built, development = promise(scanned, 0, 0, (19, 20))
    assert development in pairs_here("freezer", (19, 20))
    first, again = promise(fresh, 0, 0, (2, 20)), promise(scanned, 0, 0, (2, 20))
    assert first[1] == again[1] == Scan(2)
    assert built > first[0] > again[0] > 0, "the first scan brings the right to build"
    assert promise(scanned, 0, 0, (19,)) == (0.0, None)


def test_a_developed_planet_promises_tiles_until_space_is_left() -> None:
    table = Table(2, {"freezer": "water medal*2 space*5"}).at(0, "freezer").developed(1, "freezer")
    assert promise(table.state, 0, 0, ())[1] == Discover()
    assert promise(table.took(1, "freezer", "water", "medal", "medal").state, 0, 0, ()) == (0.0, None)


def test_quick_play_builds_when_it_can_and_takes_the_best_tile() -> None:
    state, dice = about_to_build(), Dice(1)
    state = GAME.apply(state, 0, quick_choice(state, dice)).state
    assert state.sites[0].station == 0
    assert state.pending is not None
    own = state.pilots[0].tiles
    take = quick_choice(state, dice)
    assert isinstance(take, Take)
    assert tiles_worth((*own, take.tile)) == max(
        tiles_worth((*own, tile)) for tile in state.sites[0].tiles if tile in POINT_KINDS
    )


def test_a_gain_is_what_the_points_differ_by() -> None:
    chance = random.Random(5)
    for _ in range(200):
        tiles = tuple(chance.choices(POINT_KINDS, k=chance.randrange(12)))
        assert gains(tiles) == {kind: tiles_worth((*tiles, kind)) - tiles_worth(tiles) for kind in POINT_KINDS}
