"""Each refusal of announcing, flying and completing: kind, paragraph, and helpful facts."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Refusal
from bot.games.core.phrase import Phrase, say
from bot.games.space_missions.state import SpaceMissionsState
from bot.text.translator import Translator
from tests.games.space_missions.builders import GAME, Table, action, play, refused
from tests.games.space_missions.flights import pad, ready

WORDS = Translator(strict=True)


def why(state: SpaceMissionsState, text: str) -> Refusal:
    refusal = GAME.why_illegal(state, state.turn, action(text))
    assert refusal is not None
    return refusal


def place(token: str, craft: str) -> Phrase:
    return say("sms-refusal-place", token=say(f"sms-token-{token}"), craft=say(f"sms-kind-{craft}"))


def card(technology: str, problem: str) -> Phrase:
    return say("sms-refusal-card", technology=say(f"sms-technology-{technology}"), card=say(f"sms-problem-{problem}"))


class TestAnnouncing:
    def test_a_mission_that_there_is_not(self):
        state = ready(1, 1, 0).state
        assert refused(state, "0 announce 9 1 0") == refused(state, "0 announce 0 1 0") == "no-mission 7.1"
        remedy = why(state, "announce 9 1 0").remedy
        names = tuple(say("sms-mission", number=number, name=say(f"sms-mission-{number}")) for number in (1, 2))
        assert remedy.facts == {"missions": names, "count": 2}

    def test_a_level_not_reached(self):
        state = ready(1, 1, 0).state
        assert refused(state, "0 announce 1 2 0") == "level-not-reached 7.2"
        assert refused(state, "0 announce 2 1 2") == "level-not-reached 7.2"
        assert why(state, "announce 2 1 2").remedy.facts == {"craft": say("sms-craft-capsule", level=1)}

    def test_a_level_that_there_is_not(self):
        state = Table(phase="announce").levels(0, rocket=3).stock(0, fuel=3).state
        assert refused(state, "0 announce 1 4 0") == "level-not-reached 7.2"
        assert refused(state, "0 announce 1 0 0") == "level-too-low 7.3"

    def test_a_level_too_low_for_the_mission(self):
        state = ready(5, 2, 2).state
        assert refused(state, "0 announce 5 1 2") == "level-too-low 7.3"
        assert refused(state, "0 announce 5 2 1") == "level-too-low 7.3"
        assert refused(state, "0 announce 2 1 0") == "level-too-low 7.3"
        assert why(state, "announce 5 2 1").remedy.facts == {"craft": say("sms-craft-capsule", level=2)}

    def test_ballast(self):
        assert refused(ready(1, 1, 0).state, "0 announce 1 1 1") == "bare-rocket 7.4"

    @pytest.mark.parametrize(
        ("mission", "rocket", "payload", "done"),
        [(3, 1, 1, ()), (7, 3, 2, (1,)), (8, 3, 3, (1,)), (8, 3, 3, (2,))],
    )
    def test_successes_missing(self, mission: int, rocket: int, payload: int, done: tuple[int, ...]):
        table = Table(phase="announce", year=1967).levels(0, rocket=rocket, satellite=payload, capsule=payload)
        state = table.stock(0, fuel=rocket, payload=2).succeeded(0, *done).state
        assert refused(state, f"0 announce {mission} {rocket} {payload}") == "successes-missing 7.5"

    def test_too_heavy_for_its_slots(self):
        """Rocket 1 would need three payload enhancements for satellite 3 and takes two."""
        state = ready(3, 1, 3, payload=3).state
        assert refused(state, "0 announce 3 1 3") == "too-heavy 7.6"
        assert why(state, "announce 3 1 3").remedy.facts == {"needed": 3, "slots": 2, "held": 3, "loadable": 0}

    def test_too_heavy_for_the_tokens_held(self):
        state = ready(3, 1, 2, payload=1).state
        assert refused(state, "0 announce 3 1 2") == "too-heavy 7.6"
        assert why(state, "announce 3 1 2").remedy.facts == {"needed": 2, "slots": 2, "held": 1, "loadable": 1}

    def test_too_little_fuel(self):
        state = ready(1, 3, 0, fuel=2).state
        assert refused(state, "0 announce 1 3 0") == "fuel-missing 7.7"
        refusal = why(state, "announce 1 3 0")
        assert refusal.reason.facts == {"rocket": say("sms-craft-rocket", level=3), "fuel": 3, "held": 2}
        assert refusal.remedy.facts == {"missing": 1}

    def test_no_astronauts(self):
        state = replace(ready(2, 1, 1).state, astronauts=0)
        assert refused(state, "0 announce 2 1 1") == "no-astronauts 7.8"


class TestLoading:
    def test_a_token_that_is_not_held(self):
        state = play(ready(2, 1, 1, thrust_backup=1).state, "0 announce 2 1 1").state
        assert refused(state, "0 load control-backup capsule") == "not-held 7.9"
        assert refused(state, "0 load luck rocket") == "not-held 7.9"
        assert why(state, "load luck rocket").remedy.facts == {
            "places": (place("thrust-backup", "rocket"),),
            "count": 1,
        }

    @pytest.mark.parametrize(
        "nouns",
        ["thrust-backup capsule", "sensor-backup rocket", "training rocket", "fuel rocket", "thrust-backup balloon"],
    )
    def test_a_place_that_it_has_not(self, nouns: str):
        table = ready(2, 1, 1, thrust_backup=1, sensor_backup=1, training=1, fuel=2)
        state = play(table.state, "0 announce 2 1 1").state
        assert refused(state, f"0 load {nouns}") == "no-slot 7.10"

    def test_a_full_slot(self):
        table = ready(2, 1, 1, thrust_backup=2, training=1)
        state = play(table.state, "0 announce 2 1 1", "0 load thrust-backup rocket").state
        assert refused(state, "0 load thrust-backup rocket") == "no-slot 7.10"

    def test_announcing_is_over(self):
        state = play(ready(2, 1, 1, thrust_backup=1).state, "0 announce 2 1 1").state
        assert refused(state, "0 announce 1 1 0") == "not-now 2.2"


class TestFlying:
    def test_the_event_does_not_take_it(self):
        state = play(pad(2, 1, 1, event="valve-fault", thrust_backup=1, inspection=1, training=1), "0 launch").state
        assert refused(state, "0 give training capsule") == "not-to-give 8.1"
        assert why(state, "give training capsule").remedy.facts == {
            "places": (place("thrust-backup", "rocket"), place("inspection", "rocket"))
        }

    def test_once_announced_launch_and_cancel_are_open(self):
        assert refused(pad(1, 1, 0), "0 decline") == "not-now 2.2"

    def test_a_token_that_is_not_aboard(self):
        cards = {"thrust": "none none", "control": "minor"}
        state = play(pad(2, 1, 1, cards, training=1), "0 launch").state
        assert refused(state, "0 solve control-backup") == "not-aboard 9.1"
        assert why(state, "solve control-backup").reason.facts["craft"] == say("sms-kind-capsule")

    def test_no_training_aboard(self):
        state = play(pad(2, 1, 1, {"thrust": "none none", "control": "minor"}, control_backup=1), "0 launch").state
        assert refused(state, "0 solve training") == "not-aboard 9.1"

    def test_training_does_not_downgrade(self):
        cards = {"thrust": "none none", "control": "major"}
        state = play(pad(2, 1, 1, cards, control_backup=1, training=1), "0 launch").state
        assert refused(state, "0 solve training") == "no-help 10.1"
        assert refused(state, "0 solve thrust-backup") == refused(state, "0 solve luck") == "no-help 10.1"
        assert why(state, "solve training").remedy.facts == {"tokens": (say("sms-token-control-backup"),)}

    def test_no_astronaut_of_that_kind(self):
        cards = {"thrust": "none none", "life-support": "major"}
        state = play(pad(5, 2, 2, cards), "0 launch").state
        assert refused(state, "0 hit bored") == "nobody-such 11.1"
        assert why(state, "hit bored").remedy.facts == {"healthy": 1, "injured": 1}


class TestCompleting:
    def test_a_card_that_was_not_drawn(self):
        state = play(pad(1, 1, 0, {"thrust": "minor none"}), "0 launch").state
        assert refused(state, "0 remove thrust major") == "not-lying 12.1"
        assert refused(state, "0 remove control minor") == refused(state, "0 remove magic trick") == "not-lying 12.1"
        assert why(state, "remove thrust major").remedy.facts == {"cards": (card("thrust", "minor"),)}

    def test_the_bonus_of_removing_removes(self):
        cards = {"thrust": "none minor"}
        state = play(pad(1, 2, 0, cards), "0 launch", "0 decline", "0 bonus remove-drawn-card").state
        assert refused(state, "0 decline") == "bonus-is-for-removing 13.1"
        assert why(state, "decline").remedy.facts == {"cards": (card("thrust", "minor"), card("thrust", "none"))}

    def test_a_bonus_of_another_year(self):
        state = play(pad(1, 1, 0), "0 launch").state
        assert refused(state, "0 bonus look-event") == refused(state, "0 bonus holiday") == "no-bonus 13.1"

    @pytest.mark.parametrize("language", ["en", "de"])
    @pytest.mark.parametrize("bonus", ["fuel-2", "inspection", "look-technology", "look-event", "remove-drawn-card"])
    def test_every_reason_why_a_bonus_brings_nothing_has_words(self, language: str, bonus: str):
        assert WORDS.words(language, ())(say(f"sms-refusal-no-{bonus}"))

    def test_a_place_that_there_is_not(self):
        state = play(pad(2, 1, 1), "0 launch", "0 decline").state
        assert refused(state, "0 put control none 2") == "no-place 12.2"
        assert refused(state, "0 put control none 0") == "no-place 12.2"
        assert refused(state, "0 put control major 1") == "not-lying 12.2"
        assert why(state, "put control none 2").remedy.facts == {"count": 1}


@pytest.mark.parametrize("language", ["en", "de"])
def test_numbers_in_the_words(language: str):
    """The payload example of mission 6 says all its numbers."""
    refusal = why(ready(6, 2, 3, payload=0).state, "announce 6 2 3")
    words = WORDS.words(language, ("Ada", "Ben"))
    assert "4 t" in words(refusal.reason) and "3 t" in words(refusal.reason)
    assert "1" in words(refusal.remedy) and "0" in words(refusal.remedy)
