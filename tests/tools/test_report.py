"""Reports: the figures of many games, the same for the same seed, beside those of a fact sheet."""

from __future__ import annotations

import pytest

from bot.__main__ import main
from bot.games.core.events import Event
from bot.games.core.options import UnknownOption
from bot.games.core.statistics import Tally, statistician
from bot.games.registry import UnknownGame
from bot.games.space_missions import events as happened
from bot.games.space_missions.game import SpaceMissions
from bot.games.space_missions.statistics import expected, statistics
from bot.tools.report import Plan, Played, Report, checked, played, report
from tests.toys import TOYS

PLAN = Plan("space-mission", 2, 2, "easy", b"seed")


def test_a_figure_adds_up_over_games() -> None:
    both = Tally(1, 2).plus(Tally(2, 4))
    assert (both.total, both.of, both.value) == (3, 6, 0.5)
    assert both.words() == "0.50"
    assert Tally(3, 4, percent=True).words() == "75%"
    assert Tally(1962, 1).words() == "1962.0"
    assert (Tally(0, 0).value, Tally(0, 0).words()) == (None, "-")


def game_of(*totals: int, **tallies: Tally) -> Played:
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Played(40 + len(tallies), "space", ranks, totals, tuple({"gate": total} for total in totals), tallies)


def test_the_lines_of_a_report() -> None:
    found = Report()
    found.add(game_of(10, 20, landed=Tally(1, 1, percent=True)))
    found.add(game_of(30, 30, landed=Tally(0, 1, percent=True)))
    assert list(found.lines(PLAN)) == [
        "actions a game: 41 (41 to 41, median 41)",
        "ends: space 100%",
        "seat 1: won 25%, 20.0 points",
        "seat 2: won 75%, 25.0 points",
        "points by category: gate 22.5",
        "mean points: 22.5",
        "points of the best: 25.0",
        "landed: 50%",
    ]


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    games = list(report(checked(PLAN)))
    assert list(report(checked(PLAN), 2)) == games
    assert len(games) == 2
    assert games[0] != games[1]
    assert list(report(checked(Plan("space-mission", 2, 1, "easy", b"other")))) != games[:1]


def test_any_game_is_reported() -> None:
    for name, title in TOYS.items():
        seats = title.game.meta.players[1]
        found = played(title.game, Plan(name, seats, 1, title.game.meta.levels[-1], b"toy"), 0)
        assert len(found.totals) == len(found.ranks) == seats
        assert found.how in title.game.meta.ends


def test_what_cannot_be_reported_is_said() -> None:
    with pytest.raises(UnknownGame):
        checked(Plan("chess", 2, 1, "easy", b""))
    with pytest.raises(ValueError, match="2 to 5 players"):
        checked(Plan("space-mission", 9, 1, "easy", b""))
    with pytest.raises(ValueError, match="levels easy"):
        checked(Plan("space-mission", 2, 1, "genius", b""))
    with pytest.raises(ValueError, match="one game"):
        checked(Plan("space-mission", 2, 0, "easy", b""))
    with pytest.raises(UnknownOption):
        checked(Plan("space-mission", 2, 1, "easy", b"", options={"weather": "fair"}))


def test_the_command_line_reports(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["report", "--game", "space-mission", "--players", "2", "--games", "1", "--level", "easy"]
    assert main([*line, "--seed", "5a", "--processes", "1"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Space Mission: 2 players, 1 games, all easy, seed 5a\nactions a game: ")
    assert "mean points: " in told
    for wrong in (["--seed", "x"], ["--game", "chess"], ["--players", "7"], ["--option", "weather=fair"]):
        assert main([*line, *wrong]) == 1
        assert capsys.readouterr().err


# The figures of Space Missions

STORY: tuple[Event, ...] = (
    happened.EventTurned("all-clear-1", 1962),
    happened.Announced(0, 1, (1, 0, 0, 0), 0),
    happened.Announced(1, 2, (1, 0, 1, 0), 1),
    happened.Cancelled(1, 2, inspection=False),
    happened.Rewarded(0, 1, 5, first=True, bars=("unmanned",)),
    happened.Rewarded(-1, 2, 5, first=True, bars=("manned",)),
    happened.EventTurned("all-clear-2", 1967),
    happened.Announced(0, 1, (1, 0, 0, 0), 0),
    happened.Announced(1, 8, (3, 0, 3, 1), 1),
    happened.Harmed(1, "healthy", lost=True),
    happened.Rewarded(1, 8, 18, first=True, bars=("manned", "lunar")),
    happened.Ended("landing"),
)


def test_the_figures_of_space_missions() -> None:
    found = statistics(STORY, 2)
    told = {name: tally.words() for name, tally in found.items()}
    assert told["landing achieved"] == "100%"
    assert (told["end in 1967"], told["end in 1969"]) == ("100%", "0%")
    assert told["cancelled by an event, per player"] == "0.50"
    assert told["astronauts lost, per player"] == "0.50"
    assert (told["mission 1: tries per player"], told["mission 1: success"]) == ("1.00", "50%")
    assert (told["mission 1: first success"], told["mission 8: first success"]) == ("1962.0", "1967.0")
    assert (told["mission 2: tries per player"], told["mission 2: first success"]) == ("0.00", "-")


def test_what_the_fact_sheet_says_is_counted() -> None:
    counts = statistician(SpaceMissions())
    assert counts is not None
    assert statistician(TOYS["sealed-bid"].game) is None
    names = {*statistics(STORY, 3), "mean points", "points of the best"}
    for seats in range(1, 5):
        assert set(expected(seats)) <= names
    assert expected(3)["mission 8: success"] == 0.60
    assert expected(9) == {}
