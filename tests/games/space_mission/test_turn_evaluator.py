"""The worth of an action: its points now, what can follow it, and what remains for later turns."""

from __future__ import annotations

from pytest import approx

from bot.games.space_mission.outlook import Outlook
from bot.games.space_mission.turn_evaluator import TurnEvaluator, at_a_steady_look
from tests.games.space_mission.builders import GAME, Table, action, play

LATER = 0.4
"""The weight of what is promised for the next turn."""
AFTERWARDS = 0.3 * LATER
"""The weight of what remains after both actions."""
AGAIN = 0.75
"""The second tile of the same pile, compared with the first."""


class Mind:
    """A seat's outlook and plan in one position."""

    def __init__(self, table: Table, seat: int = 0) -> None:
        view = GAME.view(table.state, seat)
        self.outlook = Outlook(view, seat)
        self.evaluator = TurnEvaluator(self.outlook)
        self.place = view.players[seat].planet

    def glance(self, text: str) -> float:
        return self.evaluator.glance(action(text))

    def worth(self, text: str) -> float:
        return self.evaluator.worth(action(text))

    def cards(self, *numbers: int) -> float:
        return sum(self.outlook.card(number, self.place) for number in numbers)


def test_first_value_of_a_jump_is_probe_place_and_kept_cards() -> None:
    mind = Mind(Table().hand(0, 2, 19, 33))
    assert mind.glance("jump 19 hazard") == approx(
        mind.outlook.probe + LATER * (mind.outlook.lure("hazard") + mind.cards(2, 33))
    )


def test_at_first_sight_a_flight_is_its_place_and_all_cards() -> None:
    mind = Mind(Table().hand(0, 2, 19).at(0, "freezer"))
    assert mind.glance("fly hazard") == approx(LATER * (mind.outlook.lure("hazard") + mind.cards(2, 19)))


def test_first_value_of_a_top_up_is_its_fresh_cards() -> None:
    mind = Mind(Table().hand(0, 2, 19, 33).at(0, "freezer"))
    stay = mind.outlook.lure("freezer")
    assert mind.glance("top-up 2+33") == approx(
        4 * mind.outlook.fresh("freezer") * LATER + LATER * (stay + mind.cards(19))
    )
    at_gate = Mind(Table().hand(0, 2, 19))
    assert at_gate.glance("top-up -") == approx(3 * at_gate.outlook.fresh(None) * LATER + LATER * at_gate.cards(2, 19))


def test_first_value_of_a_scan_is_its_promise_and_a_poorer_place() -> None:
    mind = Mind(Table().hand(0, 2, 19).at(0, "freezer"))
    rest = mind.outlook.lure("freezer") * AGAIN + mind.cards(19)
    assert mind.glance("scan 2") == approx(mind.outlook.scan("freezer") + LATER * rest)


def test_first_value_of_developing_is_promise_and_poorer_place() -> None:
    mind = Mind(Table().hand(0, 2, 19, 20).at(0, "freezer").scanned(0, "freezer"))
    rest = mind.outlook.lure("freezer") * AGAIN + mind.cards(2)
    assert mind.glance("develop 19+20") == approx(mind.outlook.development["freezer"] + LATER * rest)


def developed(*hand: int) -> Table:
    """Seat 0 is on the freezer, which seat 1 has developed."""
    return Table().hand(0, *hand).at(0, "freezer").scanned(1, "freezer").developed(1, "freezer")


def test_first_value_of_discovery_is_best_tile_and_poorer_place() -> None:
    mind = Mind(developed(2))
    rest = mind.outlook.lure("freezer") * AGAIN + mind.cards(2)
    assert mind.glance("discover") == approx(mind.outlook.tile["freezer"] + LATER * rest)


def test_development_allowed_by_a_scan_counts_fully() -> None:
    mind = Mind(Table().hand(0, 2, 19, 20).at(0, "freezer"))
    lure = mind.outlook.lure("freezer")
    lessened = mind.outlook.tile["freezer"] * (1 - AGAIN)
    follows = mind.outlook.development["freezer"] - lessened + AFTERWARDS * lure * AGAIN**2
    rest = lure * AGAIN + mind.cards(19, 20)
    assert mind.worth("scan 2") == approx(mind.outlook.scan("freezer") + follows + LATER * rest)


def test_second_scan_brings_the_second_tile_of_the_pile() -> None:
    mind = Mind(Table().hand(0, 2, 38).at(0, "freezer"))
    lure, scan = mind.outlook.lure("freezer"), mind.outlook.scan("freezer")
    follows = scan * AGAIN + AFTERWARDS * lure * AGAIN**2
    assert mind.worth("scan 2") == approx(scan + follows + LATER * (lure * AGAIN + mind.cards(38)))


def test_after_a_scan_one_may_jump_to_where_nothing_was_taken() -> None:
    mind = Mind(Table().hand(0, 2, 19).at(0, "freezer"))
    lure = mind.outlook.lure
    follows = mind.outlook.probe + AFTERWARDS * max(lure("hazard"), lure("glasspoint"))
    rest = lure("freezer") * AGAIN + mind.cards(19)
    assert mind.worth("scan 2") == approx(mind.outlook.scan("freezer") + follows + LATER * rest)


def test_after_a_development_one_may_discover_there() -> None:
    mind = Mind(Table().hand(0, 19, 20).at(0, "freezer").scanned(0, "freezer"))
    lure, tile = mind.outlook.lure("freezer"), mind.outlook.tile["freezer"]
    follows = tile * AGAIN + AFTERWARDS * lure * AGAIN**2
    assert mind.worth("develop 19+20") == approx(mind.outlook.development["freezer"] + follows + LATER * lure * AGAIN)


def test_after_a_discovery_the_next_tile_is_worth_less() -> None:
    mind = Mind(developed())
    lure, tile = mind.outlook.lure("freezer"), mind.outlook.tile["freezer"]
    follows = tile * AGAIN + AFTERWARDS * lure * AGAIN**2
    assert mind.worth("discover") == approx(tile + follows + LATER * lure * AGAIN)


def test_of_two_tiles_the_second_can_be_discovered_too() -> None:
    table = Table(2, {"freezer": "water*8"}).hand(0).at(0, "freezer").scanned(1, "freezer").developed(1, "freezer")
    mind = Mind(table.took(1, "freezer", *["water"] * 6))
    lure, tile = mind.outlook.lure("freezer"), mind.outlook.tile["freezer"]
    follows = tile * AGAIN + AFTERWARDS * lure * AGAIN**2
    assert mind.worth("discover") == approx(tile + follows + LATER * lure * AGAIN)


def test_after_the_last_tile_there_is_nothing_to_discover() -> None:
    table = Table(2, {"freezer": "water*8"}).hand(0).at(0, "freezer").scanned(1, "freezer").developed(1, "freezer")
    mind = Mind(table.took(1, "freezer", *["water"] * 7))
    lure = mind.outlook.lure
    flights = AFTERWARDS * max(lure("thornwild"), lure("hazard"))
    assert mind.worth("discover") == approx(mind.outlook.tile["freezer"] + flights + LATER * lure("freezer") * AGAIN)


def test_where_only_space_lies_nothing_is_discovered() -> None:
    table = Table(4, {"hazard": "space*8"}).hand(0).at(0, "freezer").scanned(1, "hazard").developed(1, "hazard")
    mind = Mind(table)
    lure = mind.outlook.lure
    assert mind.worth("fly hazard") == approx(AFTERWARDS * max(lure("freezer"), lure("glasspoint")))


def test_best_of_scan_jump_and_flight_counts_after_a_jump() -> None:
    mind = Mind(Table().hand(0, 18, 43))
    scan = mind.outlook.scan("hazard") + AFTERWARDS * mind.outlook.lure("hazard") * AGAIN
    rest = mind.outlook.lure("hazard") + mind.cards(43)
    assert mind.worth("jump 18 hazard") == approx(mind.outlook.probe + scan + LATER * rest)
    twice = Mind(Table().hand(0, 18, 19).scanned(0, "hazard"))
    lure = twice.outlook.lure
    onward = twice.outlook.probe + AFTERWARDS * max(lure("freezer"), lure("glasspoint"))
    assert twice.worth("jump 18 hazard") == approx(
        twice.outlook.probe + onward + LATER * (lure("hazard") + twice.cards(19))
    )


def test_with_no_card_at_the_gate_nothing_follows_a_top_up() -> None:
    mind = Mind(Table().hand(0))
    assert mind.worth("top-up -") == approx(5 * mind.outlook.fresh(None) * LATER)


def test_a_right_to_develop_from_an_earlier_turn_counts() -> None:
    mind = Mind(Table().hand(0, 19, 20).at(0, "thornwild").scanned(0, "freezer"))
    lure = mind.outlook.lure("freezer")
    follows = mind.outlook.development["freezer"] + AFTERWARDS * lure * AGAIN
    assert mind.worth("fly freezer") == approx(follows + LATER * (lure + mind.cards(19, 20)))


def test_what_follows_a_second_action_is_for_the_next_turn() -> None:
    mind = Mind(developed().turn(0, action=2))
    lure, tile = mind.outlook.lure("freezer"), mind.outlook.tile["freezer"]
    follows = tile * AGAIN + AFTERWARDS * lure * AGAIN**2
    assert mind.worth("discover") == approx(tile + LATER * follows + LATER * lure * AGAIN)


def last_round(turn: int, act: int) -> Table:
    """Space decided the game in the turn of seat 0; seat 1 has the last turn."""
    table = Table(2, {"hazard": "water*2 space*6"}).hand(0).hand(1).at(0, "freezer").at(1, "freezer")
    table.scanned(1, "freezer").developed(1, "freezer").scanned(1, "hazard").developed(1, "hazard")
    table.took(1, "hazard", "water", "water").turn(turn, action=act)
    return table._with(turns_left=1 - turn)


def test_in_ones_last_turn_no_later_turn_counts() -> None:
    mind = Mind(last_round(0, 1))
    tile = mind.outlook.tile["freezer"]
    assert mind.worth("discover") == approx(tile + tile * AGAIN)
    assert mind.glance("top-up -") == 0.0
    assert Mind(last_round(0, 2)).worth("discover") == approx(tile)


def test_as_long_as_one_has_a_turn_left_the_next_one_counts() -> None:
    mind = Mind(last_round(0, 1), 1)
    assert mind.glance("fly hazard") == approx(LATER * mind.outlook.lure("hazard"))
    assert mind.glance("top-up -") > 0


def test_of_tiles_to_choose_from_the_gain_counts() -> None:
    table = Table(2, {"freezer": "water*4 medal*2 mineral-red space"}).hand(0, 2).at(0, "freezer")
    view = GAME.view(play(table.state, "0 scan 2").state, 0)
    judge, outlook = at_a_steady_look(view, 0), Outlook(view, 0)
    assert judge(action("take medal")) == outlook.gains["medal"] > judge(action("take water")) > 0
