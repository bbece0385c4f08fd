"""Phase 3: announcing and loading, and phase 4: shuffling."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.space_missions.events import Announced, EventTurned, Loaded, PhaseBegan, Prepared, Shuffled, Stayed
from bot.games.space_missions.loading import CRAFT_AT, ENHANCEMENT_AT
from bot.games.space_missions.material import TECHNOLOGIES, UNKNOWN
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.space_missions.builders import GAME, Table, action, offered, play, stock_of
from tests.games.space_missions.flights import aboard, pad, ready


def slot(state: SpaceMissionsState, craft: str, token: str, seat: int = 0) -> int:
    return aboard(state, seat).slots[CRAFT_AT[craft]][ENHANCEMENT_AT[token]]


class TestTheExampleOfMission6:
    """Rocket 2 carries 3 to the moon, satellite 3 weighs 4; any success is needed."""

    def test_legal_with_a_payload_enhancement(self):
        """Without one it is refused as too heavy, with all its numbers (`refusals.py`)."""
        state = ready(6, 2, 3, payload=1).state
        assert "announce 6 2 3" in offered(state, "announce")
        done = play(state, "0 announce 6 2 3")
        assert done.of(Announced) == [Announced(0, 6, (2, 3, 0, 0), 1)]
        assert slot(done.state, "rocket", "payload") == 1
        assert aboard(done.state).fuel == 2
        assert stock_of(done.state, 0) == {}

    @pytest.mark.parametrize(("done", "open_now"), [((), False), ((1,), True), ((2,), True)])
    def test_needs_an_unmanned_or_a_manned_success(self, done: tuple[int, ...], open_now: bool):
        table = Table(phase="announce").levels(0, rocket=2, satellite=3).stock(0, fuel=2, payload=1)
        state = table.succeeded(0, *done).state
        assert ("announce 6 2 3" in offered(state, "announce")) is open_now

    def test_another_seats_success_does_not_help(self):
        table = Table(phase="announce").levels(0, rocket=2, satellite=3).stock(0, fuel=2, payload=1)
        assert "announce 6 2 3" not in offered(table.succeeded(1, 1).state, "announce")


class TestAnnouncing:
    def test_it_goes_in_player_order(self):
        """Ruling 11: open, one after the other, no change after the next seat was asked."""
        table = Table(3, phase="announce", sequence=(2, 0, 1)).stock(0, fuel=1).stock(1, fuel=1).stock(2, fuel=1)
        state = table.state
        assert GAME.to_move(state) == (2,)
        state = play(state, "2 announce 1 1 0").state
        assert GAME.to_move(state) == (0,)
        assert not GAME.legal(state, 2)
        done = play(state, "0 decline", "1 announce 1 1 0")
        assert done.of(Stayed) == [Stayed(0, able=True)]
        assert done.state.phase == "event"

    def test_a_seat_that_can_announce_nothing_stays_automatically(self):
        state = Table(3, phase="announce").stock(2, fuel=1).state
        assert GAME.to_move(state) == (2,)
        done = play(Table(2, phase="announce").stock(0, fuel=1).state, "0 decline")
        assert done.of(Stayed) == [Stayed(0, able=True), Stayed(1, able=False)]
        assert done.state.year == 1963

    def test_any_mission_may_be_repeated(self):
        state = Table(phase="announce").stock(0, fuel=1).succeeded(0, 1).state
        assert "announce 1 1 0" in offered(state)

    def test_seats_are_filled(self):
        """Ruling 8: all seats of the level flown."""
        state = play(ready(5, 2, 2).state, "0 announce 5 2 2").state
        assert aboard(state).healthy == 2
        assert state.astronauts == 6 - 2

    def test_short_of_astronauts_who_is_there_flies(self):
        """Ruling 8: at least one; with none no manned mission can be announced (`refusals.py`)."""
        state = ready(5, 2, 2).state
        step = GAME.apply(replace(state, astronauts=1), 0, action("announce 5 2 2"))
        assert aboard(step.state).healthy == 1 and step.state.astronauts == 0

    def test_only_what_the_mission_asks_for_flies(self):
        """Ruling 9: no ballast; it is refused (`refusals.py`)."""
        state = ready(1, 2, 0).state
        assert offered(state, "announce") == ["announce 1 1 0", "announce 1 2 0", "announce 2 1 1", "announce 2 2 1"]

    def test_the_lunar_module_comes_along(self):
        done = play(ready(7, 3, 2, year=1967).state, "0 announce 7 3 2")
        assert done.of(Announced) == [Announced(0, 7, (3, 0, 2, 1), 0)]

    def test_an_inspection_token_must_be_placed(self):
        state = play(ready(1, 1, 0, inspection=1).state, "0 announce 1 1 0").state
        assert aboard(state).inspection
        assert "inspection" not in stock_of(state, 0)

    def test_the_phase_is_told(self):
        done = play(ready(1, 1, 0).state, "0 announce 1 1 0")
        assert [event.phase for event in done.of(PhaseBegan) if isinstance(event, PhaseBegan)] == ["event"]


class TestLoading:
    def test_tokens_go_to_slots_of_their_kind_on_what_flies(self):
        state = play(ready(2, 1, 1, thrust_backup=2, sensor_backup=1, training=2).state, "0 announce 2 1 1").state
        assert offered(state) == ["load thrust-backup rocket", "load training capsule", "fill", "ready"]

    def test_a_slot_takes_one_token(self):
        state = play(ready(2, 1, 1, thrust_backup=2, training=1).state, "0 announce 2 1 1").state
        done = play(state, "0 load thrust-backup rocket")
        assert done.of(Loaded) == [Loaded(0, "thrust-backup", "rocket", 1)]
        assert offered(done.state) == ["load training capsule", "fill", "ready"]
        assert stock_of(done.state, 0)["thrust-backup"] == 1

    def test_with_the_last_token_the_mission_is_prepared(self):
        done = play(ready(1, 1, 0, thrust_backup=1).state, "0 announce 1 1 0", "0 load thrust-backup rocket")
        assert done.of(Prepared) == [Prepared(0, 1)]
        assert done.state.pending == "launch"

    def test_with_nothing_to_load_it_is_prepared_at_once(self):
        done = play(ready(1, 1, 0).state, "0 announce 1 1 0")
        assert done.of(Prepared) == [Prepared(0, 1)]

    def test_tokens_may_stay_behind(self):
        done = play(ready(1, 1, 0, thrust_backup=1).state, "0 announce 1 1 0", "0 ready")
        assert stock_of(done.state, 0)["thrust-backup"] == 1
        assert slot(done.state, "rocket", "thrust-backup") == 0

    def test_filling_loads_all_that_fits(self):
        table = ready(5, 2, 2, sensor_backup=2, thrust_backup=3, control_backup=3, life_support_backup=3, training=3)
        done = play(table.state, "0 announce 5 2 2", "0 fill")
        assert slot(done.state, "rocket", "thrust-backup") == 2
        assert slot(done.state, "rocket", "control-backup") == 0, "mission 5 draws no control for the rocket"
        assert slot(done.state, "capsule", "control-backup") == 1
        assert slot(done.state, "capsule", "life-support-backup") == 2
        assert aboard(done.state).training == 2
        assert stock_of(done.state, 0) == {
            "control-backup": 2,
            "thrust-backup": 1,
            "sensor-backup": 2,
            "life-support-backup": 1,
            "training": 1,
            "payload": 1,
        }

    def test_a_token_may_go_where_the_flight_cannot_use_it(self):
        """Mission 5 draws no control for the rocket, yet its slot takes a backup: a shield against an event."""
        state = play(ready(5, 2, 2, control_backup=2).state, "0 announce 5 2 2").state
        assert offered(state) == [
            "load control-backup rocket", "load control-backup capsule", "fill", "ready"
        ]  # fmt: skip
        done = play(state, "0 load control-backup rocket", "0 load control-backup capsule")
        assert done.of(Loaded) == [Loaded(0, "control-backup", craft, 1) for craft in ("rocket", "capsule")]
        assert done.of(Prepared) == [Prepared(0, 5)]

    def test_who_has_nothing_else_to_load_is_asked_for_it(self):
        state = play(ready(1, 2, 0, control_backup=1).state, "0 announce 1 2 0").state
        assert offered(state) == ["load control-backup rocket", "fill", "ready"]
        assert stock_of(play(state, "0 fill").state, 0)["control-backup"] == 1, "filling loads what helps alone"

    def test_filling_after_loading_one(self):
        state = play(ready(6, 2, 3, control_backup=1, thrust_backup=1).state, "0 announce 6 2 3").state
        done = play(state, "0 load control-backup satellite", "0 fill")
        assert done.of(Prepared)[0] == Prepared(0, 6, filled=True)
        assert slot(done.state, "satellite", "control-backup") == 1
        assert slot(done.state, "rocket", "thrust-backup") + slot(done.state, "satellite", "thrust-backup") == 1


class TestShuffling:
    def test_exactly_the_decks_of_the_mission(self):
        table = ready(3, 1, 1, {"thrust": "major minor none", "control": "minor none"})
        for technology in TECHNOLOGIES:
            table.knows(0, technology)
        done = play(table.state, "0 announce 3 1 1")
        assert done.of(Shuffled) == [Shuffled(0, ("thrust", "control"))]
        known = {
            technology: set(deck.known) == {UNKNOWN}
            for technology, deck in zip(TECHNOLOGIES, done.state.agencies[0].decks, strict=True)
        }
        assert [technology for technology, unknown in known.items() if unknown] == ["thrust", "control"]

    def test_each_separately(self):
        before = ready(2, 1, 1, {"thrust": "major minor none", "control": "minor none"}).state
        after = play(before, "0 announce 2 1 1").state
        for earlier, later in zip(before.agencies[0].decks, after.agencies[0].decks, strict=True):
            assert sorted(earlier.cards) == sorted(later.cards)
        assert after.chance.draws == before.chance.draws + 2 + 1

    def test_other_seats_decks_are_not_shuffled(self):
        before = ready(1, 1, 0).state
        after = play(before, "0 announce 1 1 0").state
        assert before.agencies[1] == after.agencies[1]

    def test_the_event_is_turned_up_after_it(self):
        done = play(ready(1, 1, 0, event="pump-recall").state, "0 announce 1 1 0")
        assert done.of(EventTurned) == [EventTurned("pump-recall", 1962)]
        kinds = [type(event) for event in done.events]
        assert kinds.index(Shuffled) < kinds.index(EventTurned)


def test_a_new_flight_stands_on_the_pad():
    flight = aboard(pad(2, 1, 1, training=1))
    assert (flight.mission, flight.levels, flight.step, flight.failed, flight.over) == (2, (1, 0, 1, 0), 0, None, False)
    assert (flight.healthy, flight.injured, flight.training, flight.fuel, flight.launched) == (1, 0, 1, 1, False)
