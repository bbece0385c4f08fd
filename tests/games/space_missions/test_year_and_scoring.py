"""Phase 8, how the game ends, and end scoring."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.phrase import say
from bot.games.space_missions.events import Awarded, Ended, Surrendered, YearEnded
from bot.games.space_missions.material import AUTOMA
from bot.games.space_missions.scoring import awards, category_awards
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.space_missions.builders import GAME, Table, play, stock_of
from tests.games.space_missions.flights import pad


def _year_passes(table: Table) -> SpaceMissionsState:
    """Let everybody who can announce stay at home."""
    state = table.state
    year = state.year
    while state.over is None and state.year == year:
        state = play(state, f"{state.turn} decline").state
    return state


class TestTheLimitOfThree:
    def test_ruling_27_each_kind_of_its_own(self):
        """Each enhancement, fuel and training counted separately; the rest goes back."""
        table = Table(3, phase="announce").stock(0, thrust_backup=5, control_backup=3, fuel=4, training=5)
        before = table.stock(1, payload=4).state
        done = play(before, "0 decline")
        assert done.of(Surrendered) == [
            Surrendered(0, "thrust-backup", 2),
            Surrendered(0, "fuel", 1),
            Surrendered(0, "training", 2),
            Surrendered(1, "payload", 1),
        ]
        assert stock_of(done.state, 0) == {"control-backup": 3, "thrust-backup": 3, "fuel": 3, "training": 3}
        assert sum(done.state.supply) == sum(before.supply) + 6

    def test_what_flies_is_not_counted(self):
        state = play(pad(1, 1, 0, {"thrust": "none none"}, fuel=4), "0 launch", "0 bonus fuel-2").state
        assert stock_of(play(state, "0 put-back").state, 0)["fuel"] == 3


class TestTheEnd:
    def test_the_year_goes_on(self):
        done = play(Table(phase="announce").stock(0, fuel=1).state, "0 decline")
        assert done.of(YearEnded) == [YearEnded(1962)]
        assert (done.state.year, done.state.phase, done.state.over) == (1963, "actions", None)
        assert all(agency.hand for agency in done.state.agencies)

    def test_after_1969(self):
        state = _year_passes(Table(year=1969, phase="announce").stock(0, fuel=1))
        assert state.over == "sixties"
        assert GAME.to_move(state) == () and GAME.legal(state, 0) == ()

    def test_after_the_year_of_the_landing(self):
        """Everybody still completes the year."""
        table = Table(year=1967, phase="announce").succeeded(0, 8).stock(0, fuel=1)
        assert _year_passes(table).over == "landing"

    def test_a_landing_ends_the_year_it_happens_in(self):
        cards = {"thrust": "none none", "control": "none", "landing": "none none", "re-entry": "none none"}
        done = play(pad(8, 3, 3, cards, year=1967), "0 launch")
        assert done.state.done[7] and done.of(Ended) == [Ended("landing")]
        assert done.state.agencies[0].ledger[0] == 18

    def test_awards_are_told_before_the_end(self):
        table = Table(year=1969, phase="announce").succeeded(0, 1, 3).succeeded(1, 1).stock(0, fuel=1)
        done = play(table.state, "0 decline")
        assert done.of(Awarded) == [
            Awarded("media", (0,), 5),
            Awarded("unmanned", (0,), 5),
            Awarded("unmanned", (1,), 2),
        ]
        assert done.of(Ended) == [Ended("sixties")]

    def test_by_vote(self):
        state = Table().succeeded(0, 2).state
        step = GAME.end_now(state)
        assert step.state.over == "vote"
        assert step.events == (Awarded("manned", (0,), 5), Ended("vote"))
        assert GAME.score(step.state).final


class TestAwards:
    @pytest.mark.parametrize(
        ("successes", "expected"),
        [
            ({0: 3, 1: 2, 2: 1}, (((0,), 5), ((1,), 2))),
            ({0: 2, 1: 2, 2: 1, 3: 1}, (((0, 1), 5), ((2, 3), 2))),
            ({0: 0, 1: 4}, (((1,), 5),)),
            ({0: 1, 1: 1}, (((0, 1), 5),)),
            ({0: 0, 1: 0}, ()),
        ],
    )
    def test_ruling_28_ties_share_and_none_never_scores(self, successes: dict[int, int], expected: object):
        assert category_awards(successes) == expected

    def test_the_automa_takes_part(self):
        state = Table(1).succeeded(AUTOMA, 2, 5).succeeded(0, 2).state
        assert awards(state, "manned") == (((AUTOMA,), 5), ((0,), 2))

    def test_ruling_29_only_what_is_scored(self):
        table = Table(2, year=1969, phase="announce", manned="unscored").succeeded(0, 2).stock(0, fuel=1)
        done = play(table.state, "0 decline")
        assert done.of(Awarded) == []
        lines = [line.category for line in GAME.score(done.state).results[0].lines]
        assert lines == ["start", "missions", "failures", "healthy", "lost", "media", "lunar", "unmanned"]


class TestScore:
    def test_lines_add_up(self):
        table = Table().points(0, missions=12, failures=3, healthy=4, lost=-6).succeeded(0, 3)
        standing = GAME.score(table.state)
        assert not standing.final
        mine = {line.category: line.points for line in standing.results[0].lines}
        assert mine == {
            "start": 10,
            "missions": 12 + 6,
            "failures": 3,
            "healthy": 4,
            "lost": -6,
            "media": 5,
            "lunar": 0,
            "manned": 0,
            "unmanned": 5,
        }
        assert standing.results[0].total == sum(mine.values())
        assert [result.rank for result in standing.results] == [1, 2]

    def test_ruling_28_a_tie_is_a_shared_victory(self):
        standing = GAME.score(Table(3).points(2, missions=7).points(1, healthy=7).state)
        assert [(result.seat, result.rank) for result in standing.results] == [(1, 1), (2, 1), (0, 3)]

    def test_ruling_28_a_tie_behind_the_winner_is_one_as_well(self):
        standing = GAME.score(Table(3).points(2, missions=1).state)
        assert [(result.seat, result.rank) for result in standing.results] == [(2, 1), (0, 2), (1, 2)]

    def test_ruling_28_a_tie_with_the_automa_is_a_shared_victory(self):
        standing = GAME.score(Table(1).state)
        assert [(result.seat, result.total, result.rank) for result in standing.results] == [(0, 10, 1), (None, 10, 1)]

    def test_ruling_24_totals_may_be_negative(self):
        assert GAME.score(Table().points(1, lost=-14).state).results[-1].total == -4

    @pytest.mark.parametrize(("level", "start"), [("normal", 10), ("trainee", 0), ("expert", 10)])
    def test_the_automa_is_a_participant_without_a_seat(self, level: str, start: int):
        state = Table(1, automa=level).succeeded(AUTOMA, 1, 2).state
        automa = state.automa
        assert automa is not None
        state = replace(state, automa=replace(automa, points=automa.points + 1))  # the astronaut of mission 2
        result = next(result for result in GAME.score(state).results if result.seat is None)
        lines = {line.category: line.points for line in result.lines}
        assert (lines["start"], lines["missions"], lines["healthy"]) == (start, 10, 1)
        assert (lines["manned"], lines["unmanned"]) == (5, 5)
        assert result.total == start + 11 + 10
        details = {line.category: line.detail for line in result.lines}
        assert details["manned"] == details["unmanned"] == say("sms-detail-successes", count=1)
        assert details["lunar"] is None
        assert result.name is not None and result.name.key == "sms-automa"
