"""Refusals of Space Missions: they agree with the list of legal actions on everything, and tell their facts."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_missions import actions as verbs
from bot.games.space_missions.material import (
    CRAFT,
    EDITION,
    ENHANCEMENTS,
    PROBLEMS,
    SPECIALISTS,
    TECHNOLOGIES,
    TOKENS,
)
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.script import WORDS, Foreign, Moment, RefusalTests
from tests.games.space_missions.builders import GAME, Table, play, refused, why
from tests.games.space_missions.flights import pad, ready
from tests.games.space_missions.games import random_game

BONUSES = (EDITION.bonuses.fixed, *EDITION.bonuses.tiles)
POOL: dict[str, Sequence[Any]] = {
    "card": (*SPECIALISTS, *PROBLEMS, "nobody", ""),
    "kind": (*ENHANCEMENTS, "fuel", ""),
    "craft": (*CRAFT, "balloon"),
    "technology": (*TECHNOLOGIES, "magic"),
    "token": (*TOKENS, "inspection", "luck"),
    "astronaut": ("healthy", "injured", "bored"),
    "bonus": (*BONUSES, "holiday"),
    "block": range(-1, 5),
    "place": range(-1, 9),
    "mission": range(-1, 11),
    "rocket": range(-1, 5),
    "payload": range(-1, 5),
}


class TestRefusals(RefusalTests):
    game, random_game, games, kinds = GAME, random_game, 12, 30

    def garbage(
        self, dice: random.Random, moment: Moment[SpaceMissionsState], legal: tuple[Action, ...]
    ) -> Iterator[Action]:
        """Of all kinds, and three of the kinds that fit the present decision, and their neighbours."""
        fitting = tuple({type(each) for each in legal})
        fitting += (verbs.Draw,) if verbs.Put in fitting else (verbs.Announce,) if verbs.Decline in fitting else ()
        for kinds in ((*(verb.action for verb in verbs.VERBS), Foreign), *[fitting] * 3):
            kind = dice.choice(kinds)
            yield kind(**{name: dice.choice(POOL[name]) for name in kind.__struct_fields__})


def names(kind: str, *ids: str) -> tuple[Phrase, ...]:
    return tuple(say(f"sms-{kind}-{each}") for each in ids)


def place(token: str, craft: str) -> Phrase:
    return say("sms-refusal-place", token=say(f"sms-token-{token}"), craft=say(f"sms-kind-{craft}"))


def card(technology: str, problem: str) -> Phrase:
    return say("sms-refusal-card", technology=say(f"sms-technology-{technology}"), card=say(f"sms-problem-{problem}"))


def missions(*numbers: int) -> tuple[Phrase, ...]:
    return tuple(say("sms-mission", number=number, name=say(f"sms-mission-{number}")) for number in numbers)


@dataclass(frozen=True)
class Refused:
    """What is refused in a position, with kind and paragraph by line, and what the first of the refusals tells."""

    state: Callable[[], SpaceMissionsState]
    lines: Mapping[str, str]
    reason: Mapping[str, object] | None = None
    remedy: Mapping[str, object] | None = None


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
    "another decision is due": Refused(
        lambda: Table().state,
        {"0 enhance payload": "not-now 2.2"},
        remedy={"due": say("sms-due-specialist")},
    ),
    "another decision is due within a block": Refused(
        after(Table(), "0 specialist mechanic 1"),
        {"0 pass": "not-now 2.2"},
        remedy={"due": say("sms-due-enhancement")},
    ),
    "another player's turn": Refused(lambda: Table().state, {"1 pass": "not-your-turn 2.1"}, {"who": Who(0)}),
    "over": Refused(lambda: GAME.end_now(Table().state).state, {"0 pass": "over 14.1"}),
    "a specialist that is not held": Refused(
        lambda: Table().played(0, "mechanic", "tester").state,
        {"0 specialist mechanic 1": "not-in-hand 3.1", "0 specialist pilot 1": "not-in-hand 3.1"},
        {"card": say("sms-specialist-mechanic")},
        {"cards": names("specialist", "scientist", "engineer", "astronaut", "spy")},
    ),
    "a block that there is not": Refused(
        lambda: Table().state,
        {"0 specialist mechanic 0": "no-block 3.2", "0 specialist mechanic 3": "no-block 3.2"},
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
        remedy={"cards": names("problem", "minor")},
    ),
    "a deck that is drawn whole": Refused(
        after(Table().deck(0, "thrust", "minor", "major"), "0 specialist tester 1", "0 test thrust", "0 draw"),
        {"0 draw": "deck-drawn 5.2"},
    ),
    "a mission that there is not": Refused(
        lambda: ready(1, 1, 0).state,
        {"0 announce 9 1 0": "no-mission 7.1", "0 announce 0 1 0": "no-mission 7.1"},
        remedy={"missions": missions(1, 2), "count": 2},
    ),
    "a level not reached": Refused(
        lambda: ready(1, 1, 0).state,
        {"0 announce 2 1 2": "level-not-reached 7.2", "0 announce 1 2 0": "level-not-reached 7.2"},
        remedy={"craft": say("sms-craft-capsule", level=1)},
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
        remedy={"craft": say("sms-craft-capsule", level=2)},
    ),
    "ballast": Refused(lambda: ready(1, 1, 0).state, {"0 announce 1 1 1": "bare-rocket 7.4"}),
    "no success yet": Refused(lambda: succeeded(1, 1).state, {"0 announce 3 1 1": "successes-missing 7.5"}),
    "no manned success yet": Refused(lambda: succeeded(3, 2, 1).state, {"0 announce 7 3 2": "successes-missing 7.5"}),
    "only an unmanned success": Refused(
        lambda: succeeded(3, 3, 1).state, {"0 announce 8 3 3": "successes-missing 7.5"}
    ),
    "only a manned success": Refused(lambda: succeeded(3, 3, 2).state, {"0 announce 8 3 3": "successes-missing 7.5"}),
    "three payloads where two have slots": Refused(
        lambda: ready(3, 1, 3, payload=3).state,
        {"0 announce 3 1 3": "too-heavy 7.6"},
        remedy={"needed": 3, "slots": 2, "held": 3, "loadable": 0},
    ),
    "too heavy for the tokens held": Refused(
        lambda: ready(3, 1, 2, payload=1).state,
        {"0 announce 3 1 2": "too-heavy 7.6"},
        remedy={"needed": 2, "slots": 2, "held": 1, "loadable": 1},
    ),
    "too little fuel": Refused(
        lambda: ready(1, 3, 0, fuel=2).state,
        {"0 announce 1 3 0": "fuel-missing 7.7"},
        {"rocket": say("sms-craft-rocket", level=3), "fuel": 3, "held": 2},
        {"missing": 1},
    ),
    "no astronauts": Refused(
        lambda: replace(ready(2, 1, 1).state, astronauts=0), {"0 announce 2 1 1": "no-astronauts 7.8"}
    ),
    "a token that is not held": Refused(
        after(ready(2, 1, 1, thrust_backup=1), "0 announce 2 1 1"),
        {"0 load control-backup capsule": "not-held 7.9", "0 load luck rocket": "not-held 7.9"},
        remedy={"places": (place("thrust-backup", "rocket"),), "count": 1},
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
        remedy={"places": (place("thrust-backup", "rocket"), place("inspection", "rocket"))},
    ),
    "once announced, launch and cancel are open": Refused(lambda: pad(1, 1, 0), {"0 decline": "not-now 2.2"}),
    "a token that is not aboard": Refused(
        flown(lambda: pad(2, 1, 1, {**SAFE, "control": "minor"}, training=1)),
        {"0 solve control-backup": "not-aboard 9.1"},
        {"token": say("sms-token-control-backup"), "craft": say("sms-kind-capsule")},
    ),
    "no training aboard": Refused(
        flown(lambda: pad(2, 1, 1, {**SAFE, "control": "minor"}, control_backup=1)),
        {"0 solve training": "not-aboard 9.1"},
    ),
    "training does not downgrade": Refused(
        flown(lambda: pad(2, 1, 1, {**SAFE, "control": "major"}, control_backup=1, training=1)),
        {
            "0 solve training": "no-help 10.1",
            "0 solve thrust-backup": "no-help 10.1",
            "0 solve luck": "no-help 10.1",
        },
        remedy={"tokens": names("token", "control-backup")},
    ),
    "nobody of that kind": Refused(
        flown(lambda: pad(5, 2, 2, {**SAFE, "life-support": "major"})),
        {"0 hit bored": "nobody-such 11.1"},
        remedy={"healthy": 1, "injured": 1},
    ),
    "a card that does not lie there": Refused(
        flown(lambda: pad(1, 1, 0, {"thrust": "minor none"})),
        {
            "0 remove thrust major": "not-lying 12.1",
            "0 remove control minor": "not-lying 12.1",
            "0 remove magic trick": "not-lying 12.1",
        },
        remedy={"cards": (card("thrust", "minor"),)},
    ),
    "the bonus of removing removes": Refused(
        flown(lambda: pad(1, 2, 0, {"thrust": "none minor"}), "0 decline", "0 bonus remove-drawn-card"),
        {"0 decline": "bonus-is-for-removing 13.1"},
        remedy={"cards": (card("thrust", "minor"), card("thrust", "none"))},
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
        remedy={"count": 1},
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_tells_the_paragraph_the_reason_and_the_remedy(name: str) -> None:
    expected = REFUSED[name]
    state = expected.state()
    assert {line: refused(state, line) for line in expected.lines} == expected.lines
    refusal = why(state, next(iter(expected.lines)))
    assert expected.reason in (None, refusal.reason.facts)
    assert expected.remedy in (None, refusal.remedy.facts)


def test_an_action_of_another_game_is_unknown() -> None:
    refusal = GAME.why_illegal(Table().state, 0, Foreign())
    assert refusal is not None and refusal.kind == "unknown-action"


def test_after_the_end_nothing_is_possible() -> None:
    over = GAME.end_now(Table().state).state
    assert GAME.to_move(over) == () and GAME.legal(over, 0) == ()
    with pytest.raises(ValueError, match="over already"):
        GAME.end_now(over)


@pytest.mark.parametrize("language", ["en", "de"])
def test_reasons_of_bonuses_and_numbers_have_words(language: str) -> None:
    """The payload example of mission 6 says all its numbers."""
    words = WORDS.words(language, ("Ada", "Ben"))
    for bonus in ("fuel-2", "inspection", "look-technology", "look-event", "remove-drawn-card"):
        assert words(say(f"sms-refusal-no-{bonus}"))
    refusal = why(ready(6, 2, 3, payload=0).state, "0 announce 6 2 3")
    assert "4 t" in words(refusal.reason) and "3 t" in words(refusal.reason)
    assert "1" in words(refusal.remedy) and "0" in words(refusal.remedy)
