"""Reports: the figures of many games, the same for the same seed, beside those of a fact sheet."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.contract import Result, Standing, settle
from bot.games.core.events import Event
from bot.games.skymines import events as mined
from bot.games.skymines.change import with_player
from bot.games.skymines.game import META as MINES
from bot.games.skymines.material import LUNA
from bot.games.skymines.scoring import score
from bot.games.space_missions import events as happened
from bot.games.space_missions.material import YEARS
from bot.games.space_missions.meta import META
from tests.games.skymines.builders import table
from tests.selfplay import skymines
from tests.selfplay.report import Played, Report, ReportOptions, checked, played, report
from tests.selfplay.space_missions import expected, statistics
from tests.selfplay.statistics import Tally
from tests.tools.__main__ import main
from tests.toys import TOYS

PLAN = ReportOptions("space-mission", 2, 2, "easy", b"seed")


def test_a_figure_adds_up_over_games() -> None:
    both = Tally(1, 2).plus(Tally(2, 4))
    assert (both.total, both.of, both.value) == (3, 6, 0.5)
    assert both.words() == "0.50"
    assert Tally(3, 4, percent=True).words() == "75%"
    assert Tally(1962, 1).words() == "1962.0"
    assert (Tally(0, 0).value, Tally(0, 0).words()) == (None, "-")


def game_of(*totals: int, **tallies: Tally) -> Played:
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Played(
        40 + len(tallies), "space", ranks.count(1), ranks, totals, tuple({"gate": total} for total in totals), tallies
    )


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


def test_figures_of_one_beginning_stand_on_one_line() -> None:
    found = Report()
    found.add(
        game_of(10, 20, **{"moon: tries": Tally(3, 1), "moon: success": Tally(1, 3, percent=True), "lost": Tally(2, 1)})
    )
    assert list(found.lines(PLAN))[-2:] == ["moon: tries 3.00, success 33%", "lost: 2.00"]


def test_a_win_shared_with_the_automa_counts_half() -> None:
    found = Report()
    found.add(Played(40, "sixties", 2, (1,), (70,), ({},), {}))
    assert "seat 1: won 50%, 70.0 points" in list(found.lines(ReportOptions("space-missions", 1, 1, "easy", b"seed")))


def test_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    games = list(report(checked(PLAN)))
    assert list(report(checked(PLAN), 2)) == games
    assert len(games) == 2
    assert games[0] != games[1]
    assert list(report(checked(ReportOptions("space-mission", 2, 1, "easy", b"other")))) != games[:1]


def test_any_game_is_reported() -> None:
    for name, title in TOYS.items():
        seats = title.game.meta.players[1]
        found = played(title.game, ReportOptions(name, seats, 1, title.game.meta.levels[-1], b"toy"), 0)
        assert len(found.totals) == len(found.ranks) == seats
        assert found.how in title.game.meta.ends


def test_the_command_line_reports(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["report", "--game", "space-mission", "--players", "2", "--games", "1", "--level", "easy"]
    assert main([*line, "--seed", "5a", "--processes", "1"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Space Mission: 2 players, 1 game, all easy, seed 5a\nactions a game: ")
    assert "mean points: " in told


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
    happened.AstronautHit(1, "healthy", lost=True),
    happened.Rewarded(1, 8, 18, first=True, bars=("manned", "lunar")),
    happened.Ended("landing"),
)


def ranking(*totals: int, automa: int | None = None) -> Standing:
    """The standing with these totals by seat, and the Automa's."""
    everybody = [*enumerate(totals), *([] if automa is None else [(None, automa)])]
    ranks = [1 + sum(other > total for _, other in everybody) for _, total in everybody]
    found = [Result(seat, (), total, rank) for (seat, total), rank in zip(everybody, ranks, strict=True)]
    return Standing(tuple(found), final=True)


def told(story: tuple[Event, ...], standing: Standing) -> dict[str, str]:
    return {name: tally.words() for name, tally in statistics(story, standing).items()}


def test_the_figures_of_space_missions() -> None:
    found = told(STORY, ranking(60, 70))
    assert (found["landing achieved"], found["length in years"]) == ("100%", "6.00")
    assert [found[f"landing by year: {year}"] for year in (1962, 1966, 1967, 1969)] == ["0%", "0%", "100%", "0%"]
    assert found["cancelled by an event, per player"] == "0.50"
    assert found["astronauts lost, per player"] == "0.50"
    assert (found["mission 1: tries per player"], found["mission 1: success"]) == ("1.00", "50%")
    assert (found["mission 1: first success"], found["mission 8: first success"]) == ("1962.0", "1967.0")
    assert (found["mission 2: tries per player"], found["mission 2: first success"]) == ("0.00", "-")
    assert not any("Automa" in name for name in found)


def test_every_year_has_its_landings() -> None:
    """A landing in 1964 is as much of one as one in 1969; a game without one has none in any year."""
    early = (happened.EventTurned("all-clear-1", 1964), STORY[-2], happened.Ended("landing"))
    assert [year for year in YEARS if told(early, ranking(1, 2))[f"landing by year: {year}"] == "100%"] == [1964]
    none = told((happened.EventTurned("all-clear-1", 1969), happened.Ended("sixties")), ranking(1, 2))
    assert [none[f"landing by year: {year}"] for year in YEARS] == ["0%"] * len(YEARS)
    assert none["landing achieved"] == "0%"


def test_what_the_automa_did_stands_apart() -> None:
    landing = happened.Rewarded(-1, 8, 18, first=True, bars=("manned", "lunar"))
    story = (happened.EventTurned("all-clear-1", 1968), landing, happened.Ended("landing"))
    found = told(story, ranking(70, automa=88))
    assert (found["landing achieved"], found["Automa's landing achieved"]) == ("0%", "100%")
    assert (found["landing by year: 1968"], found["Automa's landing by year: 1968"]) == ("0%", "100%")
    assert found["mission 8: first success"] == "-"
    assert (found["Automa's points"], found["won against the Automa"]) == ("88.0", "0%")
    assert told(story, ranking(90, automa=88))["won against the Automa"] == "100%"
    assert told(story, ranking(88, automa=88))["won against the Automa"] == "50%"


def usual(**chosen: str) -> dict[str, str]:
    return settle(META.options, chosen)


def test_what_the_fact_sheet_says_is_counted() -> None:
    points = {"mean points", "points of the best"}
    for seats in range(2, 5):
        assert set(expected(seats, usual())) <= {*statistics(STORY, ranking(*range(seats))), *points}
    for level in ("trainee", "normal", "expert"):
        said = expected(1, usual(automa=level))
        assert said and set(said) <= {*statistics(STORY, ranking(1, automa=2)), *points}
    assert expected(3, usual())["mission 8: success"] == 0.60
    assert expected(9, usual()) == {}


def test_fact_sheet_has_other_figures_for_each_automa_level() -> None:
    figures = ("mean points", "Automa's points", "won against the Automa")
    said = {
        level: tuple(map(expected(1, usual(automa=level)).get, figures)) for level in ("trainee", "normal", "expert")
    }
    assert said == {"trainee": (70, 70, 0.52), "normal": (70, 80, 0.21), "expert": (67, 88, 0.09)}


def test_of_other_tables_the_fact_sheet_says_nothing() -> None:
    assert expected(3, usual(order="fixed", automa="expert")) == expected(3, usual())
    assert (
        expected(3, usual(lunar="unscored"))
        == {}
        == expected(3, usual(media="all"))
        == expected(1, usual(bonuses="tiles"))
    )


def test_a_report_compares_with_the_very_table_it_plays() -> None:
    found = Report()
    found.add(game_of(70, **{"Automa's points": Tally(90, 1)}))
    lines = list(found.lines(ReportOptions("space-missions", 1, 1, "easy", b"seed", options={"automa": "expert"})))
    assert "mean points: 70.0 (fact sheet: 67.0)" in lines
    assert "Automa's points: 90.0 (fact sheet: 88.0)" in lines


# The figures of Skymines

MINED: tuple[Event, ...] = (
    mined.Advanced(0, 1, 0, 3),
    mined.Advanced(1, 2, 4, 6),
    mined.Advanced(LUNA, 2, 0, 9),
    mined.UsedResources(0, ("titanium2-0",), 2),
    mined.UsedResources(0, ("carbon2-0",), 2, "A01", 2),
    mined.Bought(1, "A02", 2),
    mined.Recovered(1, "A03", 2),
    mined.TookPlan(0, "C05", 1),
    mined.TookPlan(1, "R6", 2),
    mined.Placed(0, "energy", tier=2),
    mined.Placed(LUNA, "sell"),
    mined.Placed(1, "C2-1"),
    mined.Entered(0, 3, 24, 1),
    mined.Entered(LUNA, 3, 21, 1),
)


def test_the_figures_of_skymines() -> None:
    """At this table each of two players has 10 CrypCoin; Minerva alone shows coin icons, three of them."""
    state = table(2)
    minerva = replace(state.stations[3], vacated=(5, 0, 0), opened=(True, False, False))
    state = with_player(replace(state, stations=(*state.stations[:3], minerva)), 1, tracks=(0, 0, 0, 4), tank=6)
    found = {name: tally.words() for name, tally in skymines.statistics(MINED, score(state)).items()}
    worth = int(float(found["value of a share: minerva"]))
    assert worth > 0
    assert (found["won by seat: 1"], found["won by seat: 2"]) == ("0%", "100%")
    assert [found[f"points a player: {name}"] for name in ("cash", "tank", "research")] == ["10.0", "5.00", "0.00"]
    assert found["points a player: shares"] == f"{worth:.2f}", "two shares of one of two players"
    assert (found["shares owned, per player"], found["spaces of the tank track"]) == ("1.00", "3.00")
    assert (found["steps on company tracks, per player"], found["cards acquired, per player"]) == ("2.50", "1.50")
    assert (found["plans taken, per player: C"], found["plans taken, per player: A"]) == ("0.50", "0.00")
    assert (found["special plans taken: R6"], found["special plans taken: R7"]) == ("1.00", "0.00")
    assert (found["majority rewards: energy 2"], found["majority rewards: energy 1"]) == ("1.00", "0.00")
    assert found["bonus spaces of tracks used"] == "1.00"
    assert (found["most valuable: minerva"], found["most valuable: astrogo"]) == ("100%", "0%")
    assert (found["spaces entered: minerva"], found["entered: 24"], found["entered: 32"]) == ("2.00", "1.00", "0.00")
    assert not any("Luna" in name for name in found)


def test_what_luna_has_stands_apart() -> None:
    state = table(2, options={"luna": "1"})
    assert state.luna is not None
    rich = replace(state, luna=replace(state.luna, cash=50))
    found = {name: tally.words() for name, tally in skymines.statistics((), score(rich)).items()}
    assert (found["Luna's points"], found["won by Luna"]) == ("50.0", "100%")
    assert (found["points a player: cash"], found["won by seat: 1"]) == ("10.0", "0%")


def test_sheet_of_skymines_tells_of_the_moon_without_modules() -> None:
    for seats in (2, 3, 4):
        said = skymines.expected(seats, settle(MINES.options, {"tracks": "random"}))
        assert said == skymines.expected(seats, settle(MINES.options, {}))
        assert set(said) <= {*skymines.statistics((), score(table(seats))), "mean points"}
        assert said["mean points"] == {2: 137, 3: 118, 4: 113}[seats]
    for other in ({"board": "belt"}, {"missions": "on"}, {"luna": "0"}, {"slots": "linked"}):
        assert skymines.expected(3, settle(MINES.options, other)) == {}
    assert skymines.expected(1, settle(MINES.options, {})) == {}
