"""Each refusal: kind, paragraph, and all facts of its reason and its remedy."""

from __future__ import annotations

import pytest

from bot.games.core.actions import Action, Refusal
from bot.games.core.phrase import Fact, Phrase, Who, say
from bot.games.space_mission.state import SpaceMissionState
from tests.games.space_mission.builders import GAME, RING, Table, action, play

FREEZER = {"freezer": "water*4 medal space*3"}


def card(number: int) -> Phrase:
    return say("sm-card", number=number)


def cards(*numbers: int) -> tuple[Phrase, ...]:
    return tuple(map(card, numbers))


def planet(name: str) -> Phrase:
    return say(f"sm-planet-{name}")


def planets(*names: str) -> tuple[Phrase, ...]:
    return tuple(map(planet, names))


def tiles(*kinds: str) -> tuple[Phrase, ...]:
    return tuple(say(f"sm-tile-{kind}") for kind in kinds)


def pair(one: int, other: int) -> Phrase:
    return say("sm-refusal-pair", one=card(one), other=card(other))


def no(kind: str, rule: str, reason: dict[str, Fact] | None = None, **remedy: Fact) -> Refusal:
    return Refusal(kind, rule, say(f"sm-refuse-{kind}", **(reason or {})), say(f"sm-remedy-{kind}", **remedy))


def at_gate() -> SpaceMissionState:
    """Seat 0 can leave the gate with 2, 19 and the joker, but not with 33 and 54."""
    return Table(3).hand(0, 2, 19, 33, 49, 54).state


def on_freezer() -> SpaceMissionState:
    """The freezer is not scanned yet."""
    return Table(3, FREEZER).hand(0, 2, 3, 18, 50, 54).at(0, "freezer").state


def scanned() -> SpaceMissionState:
    """Seat 0 may develop the freezer: 19+20, 20+35 and either with the joker 57."""
    return Table(3, FREEZER).hand(0, 2, 19, 20, 35, 57).at(0, "freezer").scanned(0, "freezer", "medal").state


def developed() -> SpaceMissionState:
    """Seat 2 has developed the freezer; a point tile is left there and on the duskmoor, none on the bluewell."""
    table = Table(4, {**FREEZER, "bluewell": "space*8"}).hand(0, 2, 19, 20).at(0, "freezer")
    for name in ("freezer", "bluewell", "duskmoor"):
        table.scanned(2, name).developed(2, name)
    return table.state


def bare() -> SpaceMissionState:
    """As `developed`, with seat 0 where nothing but space lies."""
    table = Table(4, {**FREEZER, "bluewell": "space*8"}).hand(0, 2, 19, 20, 44, 45).at(0, "bluewell")
    for name in ("freezer", "bluewell", "duskmoor"):
        table.scanned(2, name).developed(2, name)
    return table.scanned(0, "thornwild").state


def choosing() -> SpaceMissionState:
    """Seat 0 looks at the freezer's pile."""
    return play(on_freezer(), "0 scan 2").state


REFUSALS = {
    ("over", "0 top-up -"): (lambda: GAME.end_now(at_gate()).state, no("over", "10.1")),
    ("not my turn", "1 top-up -"): (at_gate, no("not-your-turn", "2.1", {"who": Who(0)}, who=Who(0))),
    ("choose first", "0 top-up -"): (
        choosing,
        no("choose-first", "2.3", {"planet": planet("freezer")}, tiles=tiles("water", "medal")),
    ),
    ("nothing to choose", "0 take water"): (on_freezer, no("nothing-to-choose", "9.1")),
    ("nothing to choose at the gate", "0 take water"): (at_gate, no("nothing-to-choose", "9.1")),
    ("space tile", "0 take space"): (choosing, no("space-tile", "9.2", tiles=tiles("water", "medal"))),
    ("not in pile", "0 take alien-blue"): (
        choosing,
        no("not-in-pile", "9.1", {"planet": planet("freezer")}, tiles=tiles("water", "medal")),
    ),
    ("not in hand, jump", "0 jump 5 bluewell"): (
        at_gate,
        no("not-in-hand", "2.4", {"card": card(5)}, cards=cards(2, 19, 33, 49, 54), count=5),
    ),
    ("not in hand, scan", "0 scan 6"): (
        on_freezer,
        no("not-in-hand", "2.4", {"card": card(6)}, cards=cards(2, 3, 18, 50, 54), count=5),
    ),
    ("not in hand, develop", "0 develop 20+36"): (
        scanned,
        no("not-in-hand", "2.4", {"card": card(36)}, cards=cards(2, 19, 20, 35, 57), count=5),
    ),
    ("not in hand, top-up", "0 top-up 2+3"): (
        at_gate,
        no("not-in-hand", "2.4", {"card": card(3)}, cards=cards(2, 19, 33, 49, 54), count=5),
    ),
    ("unordered top-up", "0 top-up 19+2"): (at_gate, no("unordered", "3.1")),
    ("unordered development", "0 develop 20+19"): (scanned, no("unordered", "7.4")),
    ("the same twice", "0 develop 57+57"): (scanned, no("unordered", "7.4")),
    ("jump, planet absent", "0 jump 2 caldera"): (at_gate, no("planet-absent", "4.2", planets=planets(*RING))),
    ("flight, planet absent", "0 fly caldera"): (on_freezer, no("planet-absent", "5.2", planets=planets(*RING))),
    ("already there", "0 jump 2 freezer"): (
        on_freezer,
        no(
            "already-there",
            "4.2",
            {"planet": planet("freezer")},
            card=card(2),
            planets=planets("hazard", "glasspoint"),
            reach=2,
        ),
    ),
    ("jump mismatch", "0 jump 2 bluewell"): (
        at_gate,
        no(
            "jump-mismatch",
            "4.1",
            {"card": card(2), "planet": planet("bluewell"), "jump": 2},
            card=card(2),
            planet=planet("bluewell"),
            planets=planets("freezer", "hazard", "glasspoint"),
            reach=3,
            cards=cards(49),
            count=1,
        ),
    ),
    ("jump mismatch, on a planet of the card's coordinate", "0 jump 17 bluewell"): (
        lambda: Table(2).hand(0, 5, 17, 49).at(0, "hazard").state,
        no(
            "jump-mismatch",
            "4.1",
            {"card": card(17), "planet": planet("bluewell"), "jump": 2},
            card=card(17),
            planet=planet("bluewell"),
            planets=planets("freezer", "glasspoint"),
            reach=2,
            cards=cards(5, 49),
            count=2,
        ),
    ),
    ("fly from the gate", "0 fly freezer"): (at_gate, no("fly-from-gate", "5.1", cards=cards(2, 19, 49), count=3)),
    ("not a neighbour", "0 fly bluewell"): (
        on_freezer,
        no(
            "not-neighbour",
            "5.2",
            {"planet": planet("bluewell"), "here": planet("freezer")},
            planets=planets("thornwild", "hazard"),
        ),
    ),
    ("scan at the gate", "0 scan 2"): (at_gate, no("at-gate", "6.1", cards=cards(2, 19, 49), count=3)),
    ("develop at the gate", "0 develop 2+19"): (at_gate, no("at-gate", "7.1", cards=cards(2, 19, 49), count=3)),
    ("discover at the gate", "0 discover"): (at_gate, no("at-gate", "8.1", cards=cards(2, 19, 49), count=3)),
    ("scan where developed", "0 scan 2"): (
        developed,
        no("scan-developed", "6.2", {"planet": planet("freezer"), "who": Who(2)}, open=1),
    ),
    ("scan where developed and bare", "0 scan 44"): (
        bare,
        no("scan-developed", "6.2", {"planet": planet("bluewell"), "who": Who(2)}, open=0),
    ),
    ("scan mismatch", "0 scan 3"): (
        on_freezer,
        no(
            "scan-mismatch",
            "6.3",
            {"card": card(3), "planet": planet("freezer"), "scan": 2},
            planet=planet("freezer"),
            cards=cards(2, 50, 54),
            count=3,
        ),
    ),
    ("develop where developed", "0 develop 19+20"): (
        developed,
        no("develop-developed", "7.2", {"planet": planet("freezer"), "who": Who(2)}, open=1),
    ),
    ("develop where developed and bare", "0 develop 44+45"): (
        bare,
        no("develop-developed", "7.2", {"planet": planet("bluewell"), "who": Who(2)}, open=0),
    ),
    ("develop without a scan", "0 develop 18+54"): (
        on_freezer,
        no(
            "develop-unscanned",
            "7.3",
            {"planet": planet("freezer")},
            planet=planet("freezer"),
            cards=cards(2, 50, 54),
            count=3,
        ),
    ),
    ("one card", "0 develop 19"): (
        scanned,
        no(
            "two-cards",
            "7.4",
            {"planet": planet("freezer"), "one": 3, "other": 4},
            planet=planet("freezer"),
            pairs=(pair(19, 20), pair(19, 57), pair(20, 35), pair(20, 57), pair(35, 57)),
            count=5,
        ),
    ),
    ("landing mismatch", "0 develop 19+35"): (
        scanned,
        no(
            "landing-mismatch",
            "7.4",
            {"planet": planet("freezer"), "one": 3, "other": 4},
            planet=planet("freezer"),
            pairs=(pair(19, 20), pair(19, 57), pair(20, 35), pair(20, 57), pair(35, 57)),
            count=5,
        ),
    ),
    ("discover where nobody built", "0 discover"): (
        on_freezer,
        no("discover-undeveloped", "8.1", {"planet": planet("freezer")}, planet=planet("freezer"), seen=0),
    ),
    ("discover where one scanned", "0 discover"): (
        scanned,
        no("discover-undeveloped", "8.1", {"planet": planet("freezer")}, planet=planet("freezer"), seen=1),
    ),
    ("discover where only space is left", "0 discover"): (
        bare,
        no(
            "discover-empty",
            "8.2",
            {"planet": planet("bluewell")},
            planets=planets("freezer", "duskmoor"),
            reach=2,
        ),
    ),
}


@pytest.mark.parametrize(("name", "line"), REFUSALS, ids=lambda each: str(each))
def test_a_refusal_tells_the_paragraph_the_reason_and_the_remedy(name: str, line: str) -> None:
    made, expected = REFUSALS[name, line]
    seat, _, text = line.partition(" ")
    assert GAME.why_illegal(made(), int(seat), action(text)) == expected


class Foreign(Action, frozen=True, tag="foreign"):
    """An action of another game."""


def test_an_action_of_another_game_is_unknown() -> None:
    assert GAME.why_illegal(at_gate(), 0, Foreign()) == no("unknown-action", "2.2")
