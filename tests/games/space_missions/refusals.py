"""Refused actions by paragraph: the rules' tests ask for kind and paragraph, the golden texts for what is said."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.games.space_missions.state import SpaceMissionsState
from tests.games.script import Refused
from tests.games.space_missions.builders import GAME, Table, play
from tests.games.space_missions.flights import pad, ready


def after(table: Table, *lines: str) -> Callable[[], SpaceMissionsState]:
    return lambda: play(table.state, *lines).state


def flown(state: Callable[[], SpaceMissionsState], *lines: str) -> Callable[[], SpaceMissionsState]:
    return lambda: play(state(), "0 launch", *lines).state


def succeeded(rocket: int, payload: int, *done: int) -> Table:
    table = Table(phase="announce", year=1967).levels(0, rocket=rocket, satellite=payload, capsule=payload)
    return table.stock(0, fuel=rocket, payload=2).succeeded(0, *done)


TESTING = Table().deck(0, "thrust", "minor", "major", "none")
LOADING = ready(2, 1, 1, thrust_backup=1, sensor_backup=1, training=1, fuel=2)
SAFE = {"thrust": "none none"}
REFUSED = {
    "another decision is due": Refused(lambda: Table().state, {"0 enhance payload": "not-now 2.2"}),
    "another decision is due within a block": Refused(
        after(Table(), "0 specialist mechanic 1"), {"0 pass": "not-now 2.2"}
    ),
    "another player's turn": Refused(lambda: Table().state, {"1 pass": "not-your-turn 2.1"}),
    "over": Refused(lambda: GAME.end_now(Table().state).state, {"0 pass": "over 14.1"}),
    "a specialist that is not held": Refused(
        lambda: Table().played(0, "mechanic", "tester").state,
        {"0 specialist mechanic 1": "not-in-hand 3.1", "0 specialist pilot 1": "not-in-hand 3.1"},
    ),
    "a block that there is not": Refused(
        lambda: Table().state, {"0 specialist mechanic 0": "no-block 3.2", "0 specialist mechanic 3": "no-block 3.2"}
    ),
    "a block that there is not to be copied": Refused(
        after(Table().played(1, "tester"), "0 specialist spy 1"),
        {"0 copy tester 0": "no-block 3.2", "0 copy tester 3": "no-block 3.2"},
    ),
    "a kind of enhancement that there is not": Refused(
        after(Table(), "0 specialist mechanic 1"),
        {"0 enhance fuel": "no-enhancement 4.1", "0 enhance warp-drive": "no-enhancement 4.1"},
    ),
    "a specialist that was not played": Refused(
        after(Table().played(0, "mechanic", "tester"), "0 specialist spy 2"),
        {"0 take-back engineer": "not-played 4.5", "0 take-back pilot": "not-played 4.5"},
    ),
    "a technology that there is not": Refused(
        after(Table(), "0 specialist tester 1"), {"0 test magic": "no-technology 5.1"}
    ),
    "a technology that is not tested": Refused(
        after(Table(), "0 specialist tester 1", "0 test thrust"),
        {"0 remove control major": "other-technology 5.1", "0 put control major 1": "other-technology 5.1"},
    ),
    "cards that were not drawn": Refused(
        after(TESTING, "0 specialist tester 1", "0 test thrust"),
        {"0 put thrust none 1": "not-drawn 5.6", "0 remove thrust major": "not-drawn 5.5"},
    ),
    "a deck that is drawn whole": Refused(
        after(Table().deck(0, "thrust", "minor", "major"), "0 specialist tester 1", "0 test thrust", "0 draw"),
        {"0 draw": "deck-drawn 5.2"},
    ),
    "a mission that there is not": Refused(
        lambda: ready(1, 1, 0).state, {"0 announce 9 1 0": "no-mission 7.1", "0 announce 0 1 0": "no-mission 7.1"}
    ),
    "a level not reached": Refused(
        lambda: ready(1, 1, 0).state,
        {"0 announce 2 1 2": "level-not-reached 7.2", "0 announce 1 2 0": "level-not-reached 7.2"},
    ),
    "a level that there is not": Refused(
        lambda: Table(phase="announce").levels(0, rocket=3).stock(0, fuel=3).state,
        {"0 announce 1 4 0": "level-not-reached 7.2", "0 announce 1 0 0": "level-too-low 7.3"},
    ),
    "a level too low": Refused(
        lambda: ready(5, 2, 2).state,
        {
            "0 announce 5 2 1": "level-too-low 7.3",
            "0 announce 5 1 2": "level-too-low 7.3",
            "0 announce 2 1 0": "level-too-low 7.3",
        },
    ),
    "ruling 09 no ballast": Refused(lambda: ready(1, 1, 0).state, {"0 announce 1 1 1": "bare-rocket 7.4"}),
    "no success yet for the example of mission 6": Refused(
        lambda: Table(phase="announce").levels(0, rocket=2, satellite=3).stock(0, fuel=2, payload=1).state,
        {"0 announce 6 2 3": "successes-missing 7.5"},
    ),
    "no success yet": Refused(lambda: succeeded(1, 1).state, {"0 announce 3 1 1": "successes-missing 7.5"}),
    "no manned success yet": Refused(lambda: succeeded(3, 2, 1).state, {"0 announce 7 3 2": "successes-missing 7.5"}),
    "only an unmanned success": Refused(
        lambda: succeeded(3, 3, 1).state, {"0 announce 8 3 3": "successes-missing 7.5"}
    ),
    "only a manned success": Refused(lambda: succeeded(3, 3, 2).state, {"0 announce 8 3 3": "successes-missing 7.5"}),
    "three payloads where two have slots": Refused(
        lambda: ready(3, 1, 3, payload=3).state, {"0 announce 3 1 3": "too-heavy 7.6"}
    ),
    "the example of mission 6, too heavy without a payload enhancement": Refused(
        lambda: ready(6, 2, 3, payload=0).state, {"0 announce 6 2 3": "too-heavy 7.6"}
    ),
    "too heavy for the tokens held": Refused(
        lambda: ready(3, 1, 2, payload=1).state, {"0 announce 3 1 2": "too-heavy 7.6"}
    ),
    "too little fuel": Refused(lambda: ready(1, 3, 0, fuel=2).state, {"0 announce 1 3 0": "fuel-missing 7.7"}),
    "ruling 08 no astronauts": Refused(
        lambda: replace(ready(2, 1, 1).state, astronauts=0), {"0 announce 2 1 1": "no-astronauts 7.8"}
    ),
    "a token that is not held": Refused(
        after(ready(2, 1, 1, thrust_backup=1), "0 announce 2 1 1"),
        {"0 load control-backup capsule": "not-held 7.9", "0 load luck rocket": "not-held 7.9"},
    ),
    "a place that a token has not": Refused(
        after(LOADING, "0 announce 2 1 1"),
        {
            f"0 load {nouns}": "no-slot 7.10"
            for nouns in (
                "thrust-backup capsule",
                "sensor-backup rocket",
                "training rocket",
                "fuel rocket",
                "thrust-backup balloon",
            )
        },
    ),
    "a full slot": Refused(
        after(ready(2, 1, 1, thrust_backup=2, training=1), "0 announce 2 1 1", "0 load thrust-backup rocket"),
        {"0 load thrust-backup rocket": "no-slot 7.10"},
    ),
    "announcing is over": Refused(
        after(ready(2, 1, 1, thrust_backup=1), "0 announce 2 1 1"), {"0 announce 1 1 0": "not-now 2.2"}
    ),
    "what the event does not take": Refused(
        flown(lambda: pad(2, 1, 1, event="valve-fault", thrust_backup=1, inspection=1, training=1)),
        {"0 give training capsule": "not-to-give 8.1"},
    ),
    "once announced, launch and cancel are open": Refused(lambda: pad(1, 1, 0), {"0 decline": "not-now 2.2"}),
    "a token that is not aboard": Refused(
        flown(lambda: pad(2, 1, 1, {**SAFE, "control": "minor"}, training=1)),
        {"0 solve control-backup": "not-aboard 9.1"},
    ),
    "no training aboard": Refused(
        flown(lambda: pad(2, 1, 1, {**SAFE, "control": "minor"}, control_backup=1)),
        {"0 solve training": "not-aboard 9.1"},
    ),
    "training does not downgrade": Refused(
        flown(lambda: pad(2, 1, 1, {**SAFE, "control": "major"}, control_backup=1, training=1)),
        {"0 solve training": "no-help 10.1", "0 solve thrust-backup": "no-help 10.1", "0 solve luck": "no-help 10.1"},
    ),
    "nobody of that kind": Refused(
        flown(lambda: pad(5, 2, 2, {**SAFE, "life-support": "major"})), {"0 hit bored": "nobody-such 11.1"}
    ),
    "a card that does not lie there": Refused(
        flown(lambda: pad(1, 1, 0, {"thrust": "minor none"})),
        {
            "0 remove thrust major": "not-lying 12.1",
            "0 remove control minor": "not-lying 12.1",
            "0 remove magic trick": "not-lying 12.1",
        },
    ),
    "the bonus of removing removes": Refused(
        flown(lambda: pad(1, 2, 0, {"thrust": "none minor"}), "0 decline", "0 bonus remove-drawn-card"),
        {"0 decline": "bonus-is-for-removing 13.1"},
    ),
    "a bonus of another year": Refused(
        flown(lambda: pad(1, 1, 0)), {"0 bonus look-event": "no-bonus 13.1", "0 bonus holiday": "no-bonus 13.1"}
    ),
    "a place that there is not": Refused(
        flown(lambda: pad(2, 1, 1), "0 decline"),
        {
            "0 put control none 2": "no-place 12.2",
            "0 put control none 0": "no-place 12.2",
            "0 put control major 1": "not-lying 12.2",
        },
    ),
}
