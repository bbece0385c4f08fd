"""A computer player's estimates in points, and the worth of an action, against arithmetic done by hand."""

from __future__ import annotations

import pytest
from pytest import approx

from bot.games.space_mission.outlook import Outlook
from bot.games.space_mission.turn_evaluator import TurnEvaluator, at_a_steady_look
from tests.games.space_mission.builders import GAME, RING, Table, action, play

# --- A computer player's estimates in points, against arithmetic done by hand ---

MINERAL, MATTER, WATER, MEDAL = 1 + 0.25 * 3, 2 + 0.25 * 2, 2 + 0.25 * 3, 3 + 0.25 * 3
"""What the first tile promises at the start: its points, and a quarter of what a second would add. Aliens: MINERAL."""


def best_of(draws: int) -> float:
    """The mean of the best of so many tiles, each as likely as any of the 48: 26 of them are minerals and aliens."""
    worths = ((MINERAL, 26), (MATTER, 8), (WATER, 8), (MEDAL, 6))
    total, below = 0.0, 0
    for worth, count in worths:
        total += worth * (((below + count) / 48) ** draws - (below / 48) ** draws)
        below += count
    return total


def outlook(table: Table, seat: int = 0) -> Outlook:
    return Outlook(GAME.view(table.state, seat), seat)


def test_the_first_tile_of_each_kind() -> None:
    gains = outlook(Table()).gains
    assert gains["medal"] == MEDAL and gains["water"] == WATER
    assert gains["matter-green"] == gains["matter-blue"] == MATTER
    assert gains["mineral-red"] == gains["alien-brown"] == MINERAL


def test_what_one_has_and_has_reserved_counts() -> None:
    table = Table(3, {"freezer": "water*4 medal*4", "hazard": "water*4 alien-blue*4"})
    table.scanned(1, "freezer").developed(1, "freezer").took(0, "freezer", "water").took(1, "freezer", "medal")
    table.scanned(0, "hazard", "water").scanned(1, "hazard", "alien-blue")
    seen = outlook(table)
    assert seen.gains["water"] == (9 - 5) + 0.25 * (14 - 9)
    assert seen.gains["alien-blue"] == MINERAL and seen.gains["medal"] == MEDAL, "what others have is theirs"


def test_a_reserved_tile_that_one_may_not_look_at_is_left_out() -> None:
    table = Table(2, {"freezer": "water*4 medal*4"}, own_reserved="no").scanned(0, "freezer", "water")
    assert outlook(table).gains["water"] == WATER


def test_hope_falls_as_space_turns_up_and_a_second_tile_with_it() -> None:
    table = Table(2, {"freezer": "water*2 medal*3 space*3"}).scanned(1, "freezer").developed(1, "freezer")
    table.took(1, "freezer", "water", "water", "medal", "medal", "medal")
    seen = outlook(table)
    assert seen.hope == approx(1 - 0.8 * 3 / 6)
    assert seen.gains["medal"] == approx(3 + 0.25 * 3 * 0.6)


def test_hope_by_jump_gates_end_is_the_share_of_open_planets() -> None:
    table = Table(2, end="developed")
    for planet in RING[:3]:
        table.scanned(0, planet).developed(0, planet)
    assert outlook(table).hope == 5 / 8


@pytest.mark.parametrize("draws", [1, 2, 6])
def test_the_best_of_unknown_tiles(draws: int) -> None:
    assert outlook(Table())._best_of(draws) == approx(best_of(draws))


def test_a_pile_never_looked_at_holds_three_point_tiles_in_four() -> None:
    table = Table(2, {"freezer": "water*4 medal*4", "hazard": "alien-blue*5 mineral-red*3"})
    table.scanned(1, "freezer").developed(1, "freezer").took(1, "freezer", "water")
    table.scanned(1, "hazard").developed(1, "hazard").took(
        1, "hazard", *["alien-blue"] * 5, "mineral-red", "mineral-red"
    )
    tile = outlook(table).tile
    assert tile["freezer"] == approx(best_of(5)), "of seven tiles five"
    assert tile["hazard"] == approx(best_of(1)), "the last one is a point tile"
    assert tile["glasspoint"] == approx(best_of(6))


def test_nothing_is_to_be_had_where_nothing_or_only_space_lies() -> None:
    table = Table(4, {"freezer": "water*8", "hazard": "space*8"}).scanned(1, "freezer").developed(1, "freezer")
    table.took(1, "freezer", *["water"] * 8).scanned(1, "hazard")
    tile = outlook(table).tile
    assert tile["freezer"] == tile["hazard"] == 0.0


def test_of_what_one_left_roughly_a_share_is_still_there() -> None:
    table = Table(3, {"freezer": "water medal mineral-red alien-blue space*4"})
    table.scanned(0, "freezer", "alien-blue")
    assert outlook(table).tile["freezer"] == approx(MEDAL), "no seat was there since"
    table.scanned(1, "freezer", "mineral-red")
    left = (MEDAL, WATER, MINERAL)
    there = 2 / 3
    expected = sum(gain * there * (1 - there) ** place for place, gain in enumerate(left))
    assert outlook(table).tile["freezer"] == approx(expected)


def test_of_a_single_tile_left_one_hopes_that_it_is_there() -> None:
    table = Table(3, {"freezer": "water medal*2 space*5"}).scanned(0, "freezer", "medal")
    table.scanned(1, "freezer", "medal")
    assert outlook(table).tile["freezer"] == approx(MEDAL * 0.5 + WATER * 0.5 * 0.5)


def test_scan_promises_a_tile_and_the_first_also_development() -> None:
    seen = outlook(Table(3, {"freezer": "water medal*2 space*5"}).scanned(0, "freezer", "medal"))
    assert seen.opening == approx(0.8)
    assert seen.scan("hazard") == approx(best_of(6) * 0.8 + 1.5 * 0.8)
    assert seen.scan("freezer") == approx(seen.tile["freezer"] * 0.8)


def test_development_promises_station_and_tiles_less_gifts() -> None:
    table = Table(3, {"freezer": "water*2 medal*2 space*4"}).scanned(0, "freezer", "medal")
    table.scanned(1, "freezer", "water").scanned(2, "freezer", "medal")
    seen = outlook(table)
    assert seen.development["hazard"] == approx(3 + best_of(6))
    kept, gifts = seen.gains["medal"] * (1 - 0.8), 2 * 1.6 / 2
    assert seen.development["freezer"] == approx(3 + seen.tile["freezer"] + kept - gifts * (1 - 0.8))


def test_hidden_own_reserved_tile_counts_three_and_a_half() -> None:
    table = Table(2, {"freezer": "water*2 medal*2 space*4"}, own_reserved="no").scanned(0, "freezer", "medal")
    seen = outlook(table)
    assert seen.development["freezer"] == approx(3 + seen.tile["freezer"] + 3.5 * (1 - 0.8))


def test_value_of_a_place_is_its_tiles_and_possible_stations() -> None:
    table = Table(2, {"freezer": "water*4 medal*4"}).scanned(0, "hazard").scanned(1, "freezer").developed(1, "freezer")
    seen = outlook(table.took(1, "freezer", "water", "water"))
    assert seen.lure("glasspoint") == approx(best_of(6) * 0.15)
    assert seen.lure("hazard") == approx(seen.tile["hazard"] * 0.15 + 0.08 * seen.development["hazard"])
    plenty = 6 / 8 * 0.5 + 0.5
    assert seen.lure("freezer") == approx(seen.tile["freezer"] * 0.5 * plenty)
    third = outlook(table.scanned(1, "bluewell", "alien-brown"))
    assert third.lure("bluewell") == approx(third.tile["bluewell"] * 0.15 * (7 / 8 * 0.5 + 0.5))


def test_a_card_is_worth_the_best_place_that_it_leads_to() -> None:
    seen = outlook(Table().scanned(0, "hazard"))
    lure, scanning = seen.lure, 0.25 * 0.3
    of_two = scanning * (seen.scan("freezer") + seen.scan("thornwild"))
    assert lure("hazard") > lure("glasspoint")
    assert seen.card(2, None) == approx(0.35 * lure("hazard") + 0.25 + of_two), "to three planets"
    assert seen.card(2, "glasspoint") == approx(0.35 * lure("hazard") + of_two), "to two of them"
    at_home = 0.25 * (seen.scan("freezer") + 0.3 * seen.scan("thornwild"))
    assert seen.card(2, "freezer") == approx(0.35 * lure("hazard") + at_home)


def test_card_without_a_target_is_worth_its_scan_and_landing() -> None:
    seen = outlook(Table().hand(0, 37).scanned(1, "freezer").developed(1, "freezer"))
    landing = sum(seen.development[planet] for planet in ("bluewell", "duskmoor", "thornwild")) * 0.08 * 0.4
    assert seen.card(37, None) == approx((0.25 * seen.scan("thornwild") + landing) * 0.3)


@pytest.mark.parametrize(("card", "partner"), [(39, 36), (36, 39)])
def test_landing_card_gains_by_its_partner_and_by_a_scan(card: int, partner: int) -> None:
    paired = outlook(Table().hand(0, card, partner).scanned(0, "freezer"))
    station = paired.development
    assert paired._landing(card, paired.planets["freezer"]) == approx(station["freezer"] * 0.2)
    assert paired._landing(card, paired.planets["green-heggar"]) == approx(station["green-heggar"] * 0.2 * 0.4)
    assert paired._landing(card, paired.planets["bluewell" if card == 39 else "glasspoint"]) == 0.0
    alone = outlook(Table().hand(0, card).scanned(0, "freezer"))
    assert alone._landing(card, alone.planets["freezer"]) == approx(alone.development["freezer"] * 0.08)


def test_fresh_card_is_worth_four_fifths_of_the_unseen_mean() -> None:
    table = Table().hand(0, 2, 3).deck(*range(10, 40), size=30)
    seen = outlook(table)
    away = {2, 3, *table.state.discards}
    worths = [seen.card(number, "hazard") for number in range(1, 61) if number not in away]
    assert 0 < len(table.state.discards) < 40
    assert seen.fresh("hazard") == approx(0.8 * sum(worths) / len(worths))


@pytest.mark.parametrize(
    ("probes", "gained"),
    [((1, 1, 0), 0), ((1, 2, 0), 3), ((1, 3, 0), 0), ((0, 0, 0), 9), ((0, 1, 2), 6), ((2, 1, 1), 0)],
)
def test_a_probe_promises_the_place_that_it_gains(probes: tuple[int, ...], gained: int) -> None:
    table = Table(3)
    for seat, count in enumerate(probes):
        if count:
            table.at(seat, "freezer", probes=count)
    assert outlook(table).probe == approx(0.55 + gained * 0.3)


# --- The worth of an action: its points now, what can follow it, and what remains for later turns ---

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
