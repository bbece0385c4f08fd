"""A computer player's estimates in points, against arithmetic done by hand."""

from __future__ import annotations

import pytest
from pytest import approx

from bot.games.space_mission.outlook import Outlook
from tests.games.space_mission.builders import GAME, RING, Table

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
