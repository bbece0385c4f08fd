"""Tournaments: fair, repeatable by seed, with correct intervals; and the levels of games in some."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.contract import Question
from tests.selfplay.tournament import Outcome, Played, Thinking, TournamentOptions, checked, played, tournament, wilson
from tests.soaking import by_turns
from tests.tools.__main__ import main
from tests.toys import TOYS

TOY = TOYS["sealed-bid"].game
PLAN = TournamentOptions("space-mission", 2, 2, ("steady", "easy"), b"seed", effort=16)
TOY_PLAN = TournamentOptions("sealed-bid", 3, 30, ("steady", "easy"), b"seed", effort=16)


def outcome_of(plan: TournamentOptions, processes: int = 1) -> Outcome:
    outcome = Outcome()
    for game in tournament(checked(plan), processes):
        outcome.add(game)
    return outcome


def timeless(games: Any) -> list[Any]:
    """What was played, without the time that it took."""
    return [(game.won, game.points, game.others, [each.iterations for each in game.thinking]) for game in games]


def test_wilsons_interval() -> None:
    assert [round(bound, 3) for bound in wilson(8, 10)] == [0.49, 0.943]
    assert [round(bound, 3) for bound in wilson(0, 10)] == [0.0, 0.278]
    low, high = wilson(260, 400)
    assert low < 0.65 < high and high - low < 0.1


def test_each_deal_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[bytes, list[str]]] = []
    real_setup, real_choose = TOY.setup, TOY.choose

    def setup(seats: int, options: Any, seed: bytes) -> Any:
        seen.append((seed, [""] * seats))
        return real_setup(seats, options, seed)

    def choose(question: Question) -> Any:
        seen[-1][1][question.seat] = question.level
        return real_choose(question)

    monkeypatch.setattr(TOY, "setup", setup, raising=False)
    monkeypatch.setattr(TOY, "choose", choose, raising=False)
    for number in range(6):
        played(TOY, TOY_PLAN, number)
    seeds = [seed for seed, _ in seen]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3] == seeds[4] == seeds[5]
    assert [levels.index("steady") for _, levels in seen] == [0, 1, 2, 0, 1, 2]
    assert all(sorted(levels) == ["easy", "easy", "steady"] for _, levels in seen)


def test_a_shared_first_place_is_shared_out() -> None:
    games = [played(TOY, TOY_PLAN, number) for number in range(60)]
    assert {game.won for game in games} >= {0.0, 0.5, 1.0}
    assert all(game.won in (0.0, 1.0, 0.5, 1 / 3) for game in games)


def test_bidding_by_the_prize_beats_random_bids() -> None:
    total = Outcome()
    for number in range(90):
        total.add(played(TOY, TOY_PLAN, number))
    assert total.games == 90 and total.interval[0] > 1 / 3 and total.points > total.others
    assert total.thinking[0].decisions > 0 and total.thinking[0].iterations == 0


def test_two_players_of_one_level_share_alike() -> None:
    total = Outcome()
    for number in range(100):
        total.add(played(TOY, replace(TOY_PLAN, players=2, levels=("easy", "easy")), number))
    assert total.interval[0] < 0.5 < total.interval[1]


def test_seed_gives_the_same_tournament_in_any_processes() -> None:
    once = timeless(tournament(PLAN))
    assert timeless(tournament(PLAN, processes=2)) == once
    assert timeless(tournament(replace(PLAN, seed=b"other"))) != once


def test_effort_follows_the_time_where_time_is_given() -> None:
    plan = replace(PLAN, games=1, levels=("strong", "easy"), effort=0, seconds=0.001)
    [game] = tournament(plan)
    assert game.thinking[0].decisions > 10 and 64 <= game.thinking[0].effort < 2000
    assert game.thinking[1].iterations == 0


def test_counting() -> None:
    total = Outcome()
    for won in (1.0, 0.0, 0.5, 1.0):
        total.add(Played(won, 10, 8, (Thinking(2, 20, 0.5), Thinking(1, 0, 0.0))))
    assert (total.games, total.won, total.share) == (4, 2.5, 0.625)
    assert (total.thinking[0].effort, total.thinking[0].milliseconds) == (10.0, 250.0)
    assert Outcome().thinking[0].effort == Outcome().thinking[0].milliseconds == 0.0


def test_the_command_prints_who_won_how_surely(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["tournament", "--games", "4", "--levels", "steady", "easy", "--processes", "1", "--seed", "2011"]
    assert main(given) == 0
    first, second, *levels = capsys.readouterr().out.splitlines()
    assert first == "Space Mission: 2 players, 4 games, one steady against 1 easy, seed 2011"
    assert second.startswith("steady won ") and "par 50.0%" in second and "points against" in second
    assert [line.split(":")[0] for line in levels] == ["steady", "easy"] and all("ms a decision" in it for it in levels)


def test_the_best_two_levels_play_when_none_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "--games", "1", "--effort", "1", "--processes", "1", "--players", "3"]) == 0
    told = capsys.readouterr().out
    assert "3 players, 1 game, one strong against 2 steady" in told and "1 iteration and" in told


SAMPLES = [
    ("space-mission", 10, ("strong", "steady"), 0.51),
    ("space-missions", 2, ("strong", "steady"), 0.51),
    ("skymines", 32, ("steady", "easy"), 0.65),
]


@pytest.mark.parametrize(("game", "games", "levels", "least"), by_turns(SAMPLES, 3))
def test_a_level_beats_the_one_below(game: str, games: int, levels: tuple[str, str], least: float) -> None:
    """A sample: the same games each time. In full below."""
    outcome = outcome_of(TournamentOptions(game, 2, games, levels, b"sample", effort=32))
    assert outcome.share >= least and outcome.points > outcome.others


@pytest.mark.slow
@pytest.mark.parametrize("levels", [("steady", "easy"), ("strong", "steady")], ids="-".join)
def test_each_level_wins_two_of_three_against_the_one_below(levels: tuple[str, str]) -> None:
    outcome = outcome_of(TournamentOptions("space-mission", 2, 400, levels, b"\x20\x11", effort=100), processes=2)
    assert outcome.share >= 0.65 and outcome.interval[0] > 0.6, outcome


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_strong_wins_more_than_its_share_among_several(players: int) -> None:
    plan = TournamentOptions("space-mission", players, 30 * players, ("strong", "steady"), b"\x20\x11", effort=100)
    assert outcome_of(plan, processes=2).interval[0] > 1 / players


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "games"),
    [
        *(("space-missions", players, 20 * players) for players in (2, 3, 4)),
        *(("skymines", players, games) for players, games in ((2, 60), (3, 30), (4, 40))),
    ],
)
def test_strong_wins_more_than_its_share_of_other_games(game: str, players: int, games: int) -> None:
    plan = TournamentOptions(game, players, games, ("strong", "steady"), b"\x20\x11", effort=100)
    assert outcome_of(plan, processes=2).interval[0] > 1 / players
