"""Phase 6: the rules' examples, each technology, and the rulings on flights."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.space_missions.events import (
    Aborted,
    AstronautHit,
    CameHome,
    CardDrawn,
    Consoled,
    Landed,
    Launched,
    Removed,
    Rewarded,
    Solved,
    StepBegan,
    Suffered,
)
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.space_missions.builders import bars_of, offered, play, refused
from tests.games.space_missions.flights import aboard, gained, pad, points, ready, stacked

FIFTH = {"thrust": "none none", "life-support": "minor", "control": "major none", "re-entry": "minor none"}
"""What mission 5 draws in the rules' example; the minor life-support problem injures one before step 3."""


def _in_step_3() -> SpaceMissionsState:
    """The example's position: step 3 of mission 5, a crew of two of which one is injured, a major control problem."""
    state = play(pad(5, 2, 2, FIFTH, control_backup=1, training=1), "0 launch").state
    assert (aboard(state).healthy, aboard(state).injured, aboard(state).step) == (1, 1, 3)
    return state


class TestTheExampleOfMission5:
    def test_net_plus_six(self):
        before = _in_step_3()
        assert offered(before) == ["solve control-backup", "suffer"]
        done = play(before, "0 solve control-backup", "0 solve training", "0 hit injured")
        assert gained(before, done.state) == 6
        assert done.of(Rewarded) == [Rewarded(0, 5, 7, True, ("media", "manned"))]
        assert done.of(AstronautHit) == [AstronautHit(0, "injured", True)]
        assert done.of(CameHome) == [CameHome(0, 1)]
        assert bars_of(done.state, 0)["manned"] == bars_of(before, 0).get("manned", 0) + 1
        assert done.state.done[4]

    def test_the_bonus_removes_the_major_problem(self):
        after = play(_in_step_3(), "0 solve control-backup", "0 solve training", "0 hit injured").state
        assert offered(after)[-2:] == ["bonus remove-drawn-card", "decline"]
        done = play(after, "0 bonus remove-drawn-card", "0 remove control major")
        assert done.of(Removed) == [Removed(0, "control", "major", "bonus")]
        assert "major" in done.state.agencies[0].decks[1].removed

    def test_unsolved_it_aborts_and_step_4_is_played(self):
        """Acceptance: failing in step 3 with a healthy survivor pays 3 + 1, and no step on the manned bar."""
        before = stacked(_in_step_3(), 0, {"re-entry": "none minor"})
        done = play(before, "0 solve control-backup", "0 suffer", "0 hit injured")
        assert done.of(Aborted) == [Aborted(0, 3, True)]
        assert done.of(StepBegan) == [StepBegan(0, 4, "capsule", True)]
        assert done.of(Consoled) == [Consoled(0, 5, 3)]
        assert gained(before, play(done.state, "0 decline").state) == 3 + 1 - 2
        assert bars_of(done.state, 0) == bars_of(before, 0)
        assert not done.state.done[4]

    def test_both_home_after_an_abort(self):
        cards = {**FIFTH, "re-entry": "none"}
        before = play(pad(5, 2, 2, cards, control_backup=1, training=1), "0 launch").state
        done = play(before, "0 solve control-backup", "0 suffer", "0 decline")
        assert gained(before, done.state) == 3 + 1
        assert done.of(Landed) == [Landed(0, 5, False, 3)]

    def test_the_tokens_of_the_example_are_spent(self):
        before = _in_step_3()
        after = play(before, "0 solve control-backup", "0 solve training").state
        assert aboard(after).training == 0
        assert sum(map(sum, aboard(after).slots)) == 1, "the payload enhancement alone is left"
        spent = {token: after.supply[at] - before.supply[at] for at, token in ((0, "control"), (6, "training"))}
        assert spent == {"control": 1, "training": 1}


def test_control_major_without_backup_loses_everybody():
    """Acceptance: -2 for each astronaut, the mission is over, and 3 points if it was step 3."""
    before = pad(5, 2, 2, {**FIFTH, "life-support": "none", "control": "major none", "re-entry": "none"})
    done = play(before, "0 launch")
    assert done.of(Suffered) == [Suffered(0, "control", "major", ("lose-all", "mission-over"))]
    assert done.of(AstronautHit) == [AstronautHit(0, "healthy", True)] * 2
    assert done.of(Landed) == [Landed(0, 5, False, 3)]
    assert [event.step for event in done.of(StepBegan) if isinstance(event, StepBegan)] == [1, 2, 3]
    assert gained(before, done.state) == 3 - 2 * 2
    assert done.state.astronauts == before.astronauts + 2
    assert done.state.agencies[0].ledger == (0, 3, 0, -4)


class TestTechnologies:
    """What an unsolved problem does. What follows of each technology's problems stands in `test_problems.py`."""

    def test_thrust_minor_aborts(self):
        done = play(pad(1, 1, 0, {"thrust": "minor none"}), "0 launch")
        assert done.of(Landed) == [Landed(0, 1, False, 1)]
        assert done.of(Aborted) == [Aborted(0, 1, False)]

    def test_thrust_major_loses_all(self):
        done = play(pad(2, 1, 1, {"thrust": "major"}), "0 launch")
        assert done.of(AstronautHit) == [AstronautHit(0, "healthy", True)]
        assert done.of(Aborted) == []
        assert done.of(Landed) == [Landed(0, 2, False, 1)]

    def test_control_minor_aborts(self):
        done = play(pad(2, 1, 1, {"thrust": "none none", "control": "minor"}), "0 launch")
        assert done.of(Aborted) == [Aborted(0, 2, True)]
        assert gained(pad(2, 1, 1), done.state) == 2
        assert aboard(done.state).healthy == 1, "it comes home and counts after the removal"

    def test_ruling_21_life_support_minor_injures_one_unasked(self):
        """Both were healthy: one of them was injured without asking, and the flight goes on."""
        done = play(pad(5, 2, 2, {"thrust": "none none", "life-support": "minor", "control": "none none"}), "0 launch")
        assert done.of(AstronautHit) == [AstronautHit(0, "healthy", False)]
        assert done.of(Landed) == [Landed(0, 5, True, 4)]
        assert done.of(CameHome) == [CameHome(0, 1)]

    @pytest.mark.parametrize("rules", [1, 2])
    def test_a_single_injury_turns_a_healthy_astronaut(self, rules: int):
        """Since version 2 of the rules; by version 1 the owner chose."""
        cards = {"thrust": "none none", "life-support": "minor", "control": "none none"}
        before = pad(5, 2, 2, cards, event="cabin-leak-and-sickness")
        before = replace(before, variant=replace(before.variant, rules=rules))
        done = play(before, "0 launch")
        if rules == 1:
            assert offered(done.state) == ["hit healthy", "hit injured"] and done.state.pending == "injure"
        else:
            assert done.of(AstronautHit) == [AstronautHit(0, "healthy", False)]
            assert (aboard(done.state).healthy, aboard(done.state).injured) == (0, 2)

    def test_life_support_major_injures_as_many_as_are_aboard(self):
        """The injuries are distributed freely: both, or one astronaut twice, who is lost then (ruling 21)."""
        before = pad(5, 2, 2, {"thrust": "none none", "life-support": "major", "control": "none none"})
        choosing = play(before, "0 launch")
        assert choosing.of(AstronautHit) == [AstronautHit(0, "healthy", False)]
        assert offered(choosing.state) == ["hit healthy", "hit injured"]
        both = play(choosing.state, "0 hit healthy")
        assert (aboard(both.state).healthy, aboard(both.state).injured) == (0, 2)
        one = play(choosing.state, "0 hit injured")
        assert one.of(AstronautHit) == [AstronautHit(0, "injured", True)]
        assert (aboard(one.state).healthy, aboard(one.state).injured) == (1, 0)
        assert gained(before, one.state) - gained(before, both.state) == 1 - 2

    def test_re_entry_minor_loses_one(self):
        cards = {"thrust": "none none", "control": "none none", "re-entry": "minor none"}
        done = play(pad(5, 2, 2, cards), "0 launch")
        assert done.of(AstronautHit) == [AstronautHit(0, "healthy", True)]
        assert done.of(Landed) == [Landed(0, 5, True, 4)]


def _landing_major(**stock: int) -> SpaceMissionsState:
    """Mission 8 in step 4, the lunar module active, a major landing problem; the crew of three as it left."""
    cards = {"thrust": "none none", "landing": "major none", "re-entry": "none none"}
    return pad(8, 3, 3, cards, year=1968, **stock)


class TestLanding:
    def test_major_loses_two_and_aborts(self):
        before = _landing_major()
        done = play(before, "0 launch")
        assert done.of(AstronautHit) == [AstronautHit(0, "healthy", True)] * 2
        assert done.of(Aborted) == [Aborted(0, 4, True)]
        assert done.of(StepBegan)[-1] == StepBegan(0, 7, "capsule", True)
        assert gained(before, done.state) == 4 - 2 * 2

    def test_the_lunar_module_has_the_backup(self):
        at_it = play(_landing_major(thrust_backup=3, training=1), "0 launch").state
        assert offered(at_it) == ["solve thrust-backup", "suffer"]


class TestTokens:
    def test_a_minor_problem_takes_one_token(self):
        done = play(pad(1, 1, 0, {"thrust": "minor none"}, thrust_backup=1), "0 launch", "0 solve thrust-backup")
        assert done.of(Solved) == [Solved(0, "thrust", "thrust-backup", "rocket", False)]
        assert done.of(Landed) == [Landed(0, 1, True, 2)]

    def test_a_major_problem_takes_two(self):
        state = play(pad(1, 2, 0, {"thrust": "major none"}, thrust_backup=2), "0 launch").state
        done = play(state, "0 solve thrust-backup", "0 solve thrust-backup")
        assert [event.downgraded for event in done.of(Solved) if isinstance(event, Solved)] == [True, False]
        assert done.of(Landed) == [Landed(0, 1, True, 2)]

    def test_backups_come_from_the_active_craft(self):
        """Mission 6 draws control in step 2 for the rocket, in step 4 for the satellite."""
        cards = {"thrust": "none none", "control": "minor none"}
        board = ready(6, 2, 3, cards, control_backup=1).state
        loaded = play(board, "0 announce 6 2 3", "0 load control-backup satellite").state
        done = play(stacked(loaded, 0, cards), "0 launch")
        assert done.of(Landed) == [Landed(0, 6, False, 2)], "the satellite's backup does not serve the rocket"
        loaded = play(board, "0 announce 6 2 3", "0 load control-backup rocket").state
        assert offered(play(stacked(loaded, 0, cards), "0 launch").state) == ["solve control-backup", "suffer"]

    def test_training_serves_while_another_craft_is_active(self):
        cards = {"thrust": "none none", "control": "none none", "sensor": "minor none"}
        at_it = play(pad(7, 3, 2, cards, training=1, year=1967), "0 launch").state
        assert aboard(at_it).step == 3
        assert offered(at_it) == ["solve training", "suffer"]

    def test_training_needs_a_healthy_astronaut(self):
        """Ruling 20: it is checked when training is spent."""
        cards = {"thrust": "none none", "life-support": "major", "control": "minor none"}
        state = play(pad(5, 2, 2, cards, training=2, control_backup=1), "0 launch", "0 hit healthy").state
        assert (aboard(state).healthy, aboard(state).injured, aboard(state).training) == (0, 2, 2)
        assert offered(state) == ["solve control-backup", "suffer"]
        assert refused(state, "0 solve training") == "nobody-healthy 9.2"

    def test_a_problem_that_nothing_aboard_helps_is_suffered_at_once(self):
        cards = {"thrust": "none none", "life-support": "major", "control": "minor none"}
        state = play(pad(5, 2, 2, cards, training=2), "0 launch", "0 hit healthy")
        assert state.of(Landed) == [Landed(0, 5, False, 3)]

    def test_downgrading_without_solving_is_allowed(self):
        """Ruling 20: the minor consequence follows then."""
        cards = {"thrust": "none none", "control": "major", "re-entry": "none"}
        done = play(pad(2, 1, 1, cards, control_backup=1, training=1), "0 launch", "0 solve control-backup", "0 suffer")
        assert done.of(Suffered) == [Suffered(0, "control", "minor", ("abort",))]
        assert done.of(AstronautHit) == []

    def test_using_tokens_is_optional(self):
        """Ruling 20."""
        done = play(pad(1, 1, 0, {"thrust": "minor none"}, thrust_backup=1), "0 launch", "0 suffer")
        assert done.of(Landed) == [Landed(0, 1, False, 1)]


class TestRulings:
    def test_ruling_16_failing_in_the_last_step_ends_the_mission(self):
        done = play(pad(1, 1, 0, {"thrust": "none minor"}), "0 launch")
        assert done.of(Aborted) == [Aborted(0, 2, False)]
        assert done.of(Landed) == [Landed(0, 1, False, 2)]

    def test_ruling_16_points_count_for_the_first_failure(self):
        """Aborted in step 2, the last astronaut lost in step 3: two points."""
        before = pad(2, 1, 1, {"thrust": "none none", "control": "minor", "re-entry": "minor"})
        done = play(before, "0 launch")
        assert done.of(Landed) == [Landed(0, 2, False, 2)]
        assert gained(before, done.state) == 2 - 2

    def test_ruling_17_the_rest_of_the_failing_step_is_not_drawn(self):
        done = play(pad(5, 2, 2, {"thrust": "minor none", "re-entry": "none none"}), "0 launch")
        drawn = [(event.step, event.technology) for event in done.of(CardDrawn) if isinstance(event, CardDrawn)]
        assert drawn == [(1, "thrust"), (4, "re-entry"), (4, "re-entry")]

    def test_ruling_18_a_crew_of_injured_comes_home_to_a_success(self):
        cards = {"thrust": "none none", "life-support": "major", "control": "none none", "re-entry": "none none"}
        before = pad(5, 2, 2, cards)
        done = play(before, "0 launch", "0 hit healthy")
        assert done.of(Landed) == [Landed(0, 5, True, 4)]
        assert done.of(CameHome) == []
        assert gained(before, done.state) == 7

    def test_ruling_18_losing_the_last_astronaut_ends_the_mission(self):
        before = pad(2, 1, 1, {"thrust": "none none", "control": "none", "re-entry": "minor"})
        done = play(before, "0 launch")
        assert done.of(Landed) == [Landed(0, 2, False, 3)]
        assert gained(before, done.state) == 3 - 2

    def test_ruling_19_a_lunar_modules_problem_hits_all_aboard(self):
        """A major control problem of the lunar module loses all aboard."""
        cards = {"thrust": "none none", "control": "none major", "sensor": "none none"}
        done = play(pad(7, 3, 2, cards, year=1967), "0 launch")
        assert done.of(Suffered)[-1] == Suffered(0, "control", "major", ("lose-all", "mission-over"))
        assert aboard(done.state).step == 3
        assert done.of(AstronautHit) == [AstronautHit(0, "healthy", True)] * 2

    def test_ruling_20_help_is_asked_again_after_a_downgrade(self):
        state = play(
            pad(2, 1, 1, {"thrust": "none none", "control": "major"}, control_backup=1, training=1), "0 launch"
        )
        assert offered(play(state.state, "0 solve control-backup").state) == ["solve training", "suffer"]

    def test_ruling_32_flights_are_flown_in_player_order(self):
        table = ready(1, 1, 0, {"thrust": "minor none"}, sequence=(1, 0))
        table.stock(1, fuel=1).deck(1, "thrust", "none", "none")
        state = play(table.state, "1 announce 1 1 0", "0 announce 1 1 0", "1 launch").state
        done = play(state, "0 launch")
        assert [event.seat for event in done.of(Landed) if isinstance(event, Landed)] == [1, 0]
        kinds = [type(event) for event in done.events]
        assert kinds.index(Launched) < kinds.index(StepBegan), "all launch before anybody flies"


def test_flying_seats_are_asked():
    """The last to launch was seat 0, the first to fly is seat 1."""
    table = ready(1, 1, 0, sequence=(1, 0)).stock(1, fuel=1, thrust_backup=1).deck(1, "thrust", "minor", "minor")
    state = play(table.state, "1 announce 1 1 0", "1 fill", "0 announce 1 1 0", "1 launch", "0 launch").state
    assert (state.turn, state.pending) == (1, "solve")


def test_an_empty_deck_is_skipped():
    table = ready(1, 1, 0, {"thrust": "none"})
    done = play(play(table.state, "0 announce 1 1 0").state, "0 launch")
    drawn = [event.card for event in done.of(CardDrawn) if isinstance(event, CardDrawn)]
    assert drawn == ["none", None]
    assert done.of(Landed) == [Landed(0, 1, True, 2)]


def test_points_may_fall_below_zero():
    """Ruling 24."""
    table = ready(8, 3, 3, {"thrust": "major none"}, year=1968).points(0, lost=-10)
    state = play(table.state, "0 announce 8 3 3").state
    done = play(stacked(state, 0, {"thrust": "major none"}), "0 launch", "0 decline")
    assert points(done.state) == 10 - 10 + 1 - 6


def test_what_is_drawn_lies_open_and_teaches_everybody():
    before = pad(1, 1, 0, {"thrust": "minor none"})
    after = play(before, "0 launch").state
    assert [drawn.card for drawn in aboard(after).drawn] == ["minor"]
    assert all(later > earlier for later, earlier in zip(after.knowledge, before.knowledge, strict=True))
