"""Phase 5: the year's event, to cancel or to launch, and the rulings on events."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.phrase import Phrase
from bot.games.space_missions.event_losses import aborts, losses, sickens
from bot.games.space_missions.events import (
    Aborted,
    AstronautHit,
    BonusTaken,
    CameHome,
    Cancelled,
    CardDrawn,
    Consoled,
    EventTurned,
    Landed,
    Launched,
    PhaseBegan,
    Sickened,
    Spared,
    StepBegan,
    TokenLost,
)
from bot.games.space_missions.material import CRAFT, EVENTS
from bot.games.space_missions.presenter import SpaceMissionsPresenter
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.view import Flight
from tests.games.space_missions.builders import GAME, Table, offered, play, stock_of
from tests.games.space_missions.flights import CLEAR, aboard, gained, pad, points, ready

HARMLESS = {"thrust": "none none"}
FIFTH = {"thrust": "none none", "control": "none none"}


def _backups(state: SpaceMissionsState) -> int:
    return sum(map(sum, aboard(state).slots))


class TestCancelling:
    def test_everything_comes_back_but_the_inspection_token(self):
        """Ruling 10: the inspection token is spent with a cancellation."""
        before = ready(2, 1, 1, inspection=1, training=1, thrust_backup=1, life_support_backup=1).state
        loaded = play(before, "0 announce 2 1 1", "0 fill").state
        done = play(loaded, "0 cancel")
        assert done.of(Cancelled) == [Cancelled(0, 2, True)]
        assert stock_of(before, 0)["inspection"] == 1
        assert stock_of(done.state, 0) == {
            key: count for key, count in stock_of(before, 0).items() if key != "inspection"
        }
        assert done.state.supply[-1] == before.supply[-1] + 1
        assert done.state.astronauts == before.astronauts
        assert done.state.agencies[0].flight is None

    def test_without_one_there_is_none_to_spend(self):
        assert play(pad(1, 1, 0), "0 cancel").of(Cancelled) == [Cancelled(0, 1, False)]

    def test_ruling_15_no_points_no_bonus_no_removal(self):
        before = pad(1, 1, 0)
        done = play(before, "0 cancel")
        assert gained(before, done.state) == 0
        assert done.of(BonusTaken) == [] and done.of(Landed) == []
        assert done.state.year == 1963, "nothing was asked"

    def test_ruling_15_a_place_from_an_earlier_bonus_stays(self):
        """Seat 1 took the bonus last year, so it acts and passes first; calling its mission off changes none of it."""
        table = Table(2, year=1963).upper(1).turn(1).stock(1, fuel=1).stock(0, fuel=1).events("all-clear-1")
        announced = play(table.state, "1 pass", "0 pass", "1 announce 1 1 0", "0 decline")
        assert announced.of(PhaseBegan)[0] == PhaseBegan("announce", 1963, (1, 0))
        done = play(announced.state, "1 cancel")
        assert done.state.sequence == (1, 0) and done.state.upper == ()
        assert done.of(PhaseBegan)[-1] == PhaseBegan("actions", 1964, (1, 0))

    def test_each_who_flies_decides_in_player_order(self):
        table = ready(1, 1, 0, sequence=(1, 0)).stock(1, fuel=1)
        state = play(table.state, "1 announce 1 1 0", "0 announce 1 1 0").state
        assert GAME.to_move(state) == (1,)
        assert offered(state) == ["launch", "cancel"]
        state = play(state, "1 cancel").state
        assert GAME.to_move(state) == (0,)


class TestTechnicalProblem:
    def test_takes_a_token_shown(self):
        before = pad(1, 1, 0, HARMLESS, event="valve-fault", thrust_backup=1)
        done = play(before, "0 launch")
        assert done.of(TokenLost) == [TokenLost(0, "thrust-backup", "rocket")]
        assert done.state.supply[1] == before.supply[1] + 1
        assert done.of(Landed) == [Landed(0, 1, True, 2)]

    def test_or_the_inspection_token(self):
        before = pad(1, 1, 0, HARMLESS, event="valve-fault", inspection=1)
        done = play(before, "0 launch")
        assert done.of(TokenLost) == [TokenLost(0, "inspection", "rocket")]
        assert done.state.supply[-1] == before.supply[-1] + 1

    def test_ruling_12_the_owner_chooses_among_tokens_and_craft(self):
        state = pad(6, 2, 3, HARMLESS, event="guidance-fault", control_backup=2, inspection=1)
        asked = play(state, "0 launch").state
        assert offered(asked) == [
            "give control-backup rocket",
            "give control-backup satellite",
            "give inspection rocket",
        ]
        done = play(asked, "0 give control-backup satellite")
        assert done.of(TokenLost) == [TokenLost(0, "control-backup", "satellite")]
        assert done.state.agencies[0].flight is not None
        assert aboard(done.state).slots[0][0] == 1 and aboard(done.state).slots[1][0] == 0
        assert aboard(done.state).inspection

    def test_a_backup_that_the_flight_cannot_use_is_a_shield(self):
        """Mission 5 draws control in the capsule alone; what lies on the rocket is given in place of that backup."""
        table = ready(5, 2, 2, FIFTH, event="guidance-fault", control_backup=2)
        loaded = play(table.state, "0 announce 5 2 2", "0 load control-backup rocket", "0 load control-backup capsule")
        asked = play(loaded.state, "0 launch").state
        assert offered(asked) == ["give control-backup rocket", "give control-backup capsule"]
        done = play(asked, "0 give control-backup rocket")
        assert done.of(TokenLost) == [TokenLost(0, "control-backup", "rocket")]
        assert aboard(done.state).slots[CRAFT.index("capsule")][0] == 1

    def test_without_it_the_mission_is_aborted(self):
        """The same with a shield alone and with nothing."""
        table = ready(5, 2, 2, FIFTH, event="guidance-fault", control_backup=1)
        bare = play(table.state, "0 announce 5 2 2", "0 ready", "0 launch")
        assert bare.of(Aborted) == [Aborted(0, 0, True)]
        shielded = play(table.state, "0 announce 5 2 2", "0 load control-backup rocket", "0 launch")
        assert shielded.of(Aborted) == [] and shielded.of(TokenLost) == [TokenLost(0, "control-backup", "rocket")]

    def test_ruling_12_payload_is_never_taken(self):
        assert all("payload" not in event.tokens for event in EVENTS.values())

    def test_does_not_concern_a_mission_without_the_technology(self):
        done = play(pad(1, 1, 0, HARMLESS, event="guidance-fault"), "0 launch")
        assert done.of(Spared) == [Spared(0)]
        assert done.of(Landed) == [Landed(0, 1, True, 2)]

    def test_ruling_13_with_nothing_to_give_the_mission_is_aborted(self):
        """Unmanned: over before step 1, no points; the bonus is taken, since the mission was performed."""
        before = pad(1, 1, 0, HARMLESS, event="valve-fault")
        done = play(before, "0 launch")
        assert done.of(Aborted) == [Aborted(0, 0, False)]
        assert done.of(CardDrawn) == []
        assert done.of(Landed) == [Landed(0, 1, False, 0)]
        assert done.of(Consoled) == [Consoled(0, 1, 0)]
        assert offered(done.state) == ["bonus fuel-2", "decline"], "no card was drawn, none can be removed"

    def test_ruling_13_a_crew_plays_the_last_step_only(self):
        before = pad(2, 1, 1, {"thrust": "none none"}, event="valve-fault")
        done = play(before, "0 launch")
        assert done.of(Aborted) == [Aborted(0, 0, True)]
        assert done.of(StepBegan) == [StepBegan(0, 3, "capsule", True)]
        after = play(done.state, "0 decline")
        assert after.of(CameHome) == [CameHome(0, 1)]
        assert gained(before, after.state) == 0 + 1
        assert offered(after.state, "bonus") == ["bonus fuel-2", "bonus remove-drawn-card"]

    def test_ruling_13_the_abort_waits_for_the_others_decisions(self):
        """Everybody launches before anybody flies."""
        table = ready(2, 1, 1, HARMLESS, event="valve-fault").stock(1, fuel=1)
        state = play(table.state, "0 announce 2 1 1", "1 announce 1 1 0").state
        done = play(state, "0 launch")
        assert done.of(Aborted) == [Aborted(0, 0, True)] and done.of(StepBegan) == []
        assert GAME.to_move(done.state) == (1,)

    def test_another_tokens_technology(self):
        """The radar fault takes a thrust backup of a mission that uses landing."""
        cards = {"thrust": "none none", "control": "none none", "sensor": "none", "landing": "none none"}
        done = play(pad(6, 2, 3, cards, event="radar-fault", thrust_backup=1), "0 launch")
        assert [event.token for event in done.of(TokenLost) if isinstance(event, TokenLost)] == ["thrust-backup"]


class TestBackupFailure:
    def test_the_mission_goes_on_without_anything_to_give(self):
        cards = {"thrust": "none none", "control": "none", "sensor": "none none"}
        done = play(pad(4, 2, 2, cards, event="telemetry-dropout"), "0 launch")
        assert done.of(Spared) == [Spared(0)]
        assert done.of(Landed) == [Landed(0, 4, True, 4)]

    def test_one_of_the_shown_tokens_is_lost(self):
        before = pad(5, 2, 2, FIFTH, event="telemetry-dropout", life_support_backup=2)
        done = play(before, "0 launch")
        assert done.of(TokenLost) == [TokenLost(0, "life-support-backup", "capsule")]
        assert _backups(done.state) == _backups(before) - 1

    def test_the_inspection_token_protects(self):
        state = pad(5, 2, 2, FIFTH, event="telemetry-dropout", life_support_backup=2, inspection=1)
        asked = play(state, "0 launch").state
        assert offered(asked) == ["give life-support-backup capsule", "give inspection rocket"]


class TestUnprotectedLoss:
    def test_inspection_does_not_help(self):
        before = pad(1, 1, 0, HARMLESS, event="pump-recall", thrust_backup=1, inspection=1)
        done = play(before, "0 launch")
        assert done.of(TokenLost) == [TokenLost(0, "thrust-backup", "rocket")]
        assert aboard(done.state).inspection

    def test_training_is_lost_from_the_capsule(self):
        done = play(pad(2, 1, 1, {**HARMLESS}, event="simulator-error", training=1), "0 launch")
        assert done.of(TokenLost) == [TokenLost(0, "training", "capsule")]

    def test_nothing_to_lose(self):
        done = play(pad(1, 1, 0, HARMLESS, event="pump-recall", inspection=1), "0 launch")
        assert done.of(Spared) == [Spared(0)]

    def test_on_several_craft_the_owner_chooses(self):
        state = pad(6, 2, 3, HARMLESS, event="pump-recall", thrust_backup=3)
        assert offered(play(state, "0 launch").state) == [
            "give thrust-backup rocket",
            "give thrust-backup satellite",
        ]


class TestSpaceSickness:
    def test_comes_on_top_of_a_backup_failure(self):
        done = play(
            pad(5, 2, 2, FIFTH, event="cabin-leak-and-sickness", life_support_backup=1, inspection=1),
            "0 launch",
            "0 give inspection rocket",
        )
        assert done.of(TokenLost) == [TokenLost(0, "inspection", "rocket")]
        assert done.of(Sickened) == [Sickened(0)]
        assert done.of(AstronautHit) == [], "it is told once"
        assert (aboard(done.state).healthy, aboard(done.state).injured) == (1, 1)
        assert done.of(CameHome) == [CameHome(0, 1)]

    def test_ruling_14_also_hits_missions_without_the_technology(self):
        """Mission 2 uses no life support, yet its astronaut gets sick."""
        done = play(pad(2, 1, 1, HARMLESS, event="cabin-leak-and-sickness", inspection=1), "0 launch")
        assert done.of(TokenLost) == [] and done.of(Spared) == []
        assert done.of(Sickened) == [Sickened(0)]
        assert done.of(CameHome) == []

    def test_unmanned_missions_are_not_concerned(self):
        done = play(pad(1, 1, 0, HARMLESS, event="gyro-drift-and-sickness"), "0 launch")
        assert done.of(Sickened) == [] and done.of(Spared) == [Spared(0)]


class TestNoEvent:
    def test_nothing_happens(self):
        done = play(pad(1, 1, 0, HARMLESS), "0 launch")
        assert done.of(Launched) == [Launched(0, 1)]
        assert done.of(Spared) == [] and done.of(TokenLost) == []

    def test_an_event_is_turned_up_even_without_flights(self):
        before = Table(2, phase="announce").stock(0, fuel=1).events("pump-recall").state
        done = play(before, "0 decline")
        assert done.of(EventTurned) == [EventTurned("pump-recall", 1962)]
        assert done.state.past == ("pump-recall",)
        assert len(done.state.events) == 8

    def test_who_looked_at_it_knows_nothing_of_the_next(self):
        looked = replace(ready(1, 1, 0).state, peeked=(0, 1))
        assert [GAME.view(looked, seat).next_event for seat in (0, 1)] == [CLEAR, CLEAR]
        turned = play(looked, "0 announce 1 1 0").state
        assert turned.past[-1] == CLEAR and turned.events
        assert turned.peeked == ()
        assert [GAME.view(turned, seat).next_event for seat in (None, 0, 1)] == [None] * 3


class TestWhatAnEventWouldDo:
    """What computers, texts and pictures ask of a flight on the pad."""

    @pytest.mark.parametrize(
        ("event", "taken", "stops"),
        [
            ("valve-fault", (), True),
            ("guidance-fault", (("control-backup", "capsule"),), False),
            ("heat-shield-crack", (), True),
            ("telemetry-dropout", (), False),
            ("simulator-error", (("training", "capsule"),), False),
            (CLEAR, (), False),
        ],
    )
    def test_losses_and_aborts(self, event: str, taken: tuple[tuple[str, str], ...], stops: bool):
        flight: Flight = aboard(pad(5, 2, 2, control_backup=1, training=1))
        assert losses(flight, event) == taken
        assert aborts(flight, event) is stops

    @pytest.mark.parametrize(
        ("event", "effect"),
        [
            ("valve-fault", "sms-launch-aborts"),
            ("simulator-error", "sms-launch-loses"),
            ("telemetry-dropout", "sms-launch-spared"),
            ("gyro-drift-and-sickness", "game-sentences"),
            (CLEAR, "sms-launch-spared"),
        ],
    )
    def test_who_decides_on_the_launch_reads_its_effect(self, event: str, effect: str):
        view = GAME.view(pad(5, 2, 2, control_backup=1, training=1, event=event), 0)
        told = SpaceMissionsPresenter().prompt(view)
        assert told.key == "sms-prompt-you-launch"
        assert isinstance(said := told.facts["effect"], Phrase) and said.key == effect

    def test_sickness(self):
        assert sickens(aboard(pad(2, 1, 1)), "gyro-drift-and-sickness")
        assert not sickens(aboard(pad(1, 1, 0)), "gyro-drift-and-sickness")
        assert not sickens(aboard(pad(2, 1, 1)), CLEAR)


def test_points_of_an_event_abort_with_the_crew_lost():
    before = pad(2, 1, 1, {"re-entry": "minor"}, event="valve-fault")
    done = play(before, "0 launch")
    assert done.of(Landed) == [Landed(0, 2, False, 0)]
    assert points(done.state) == 10 - 2
