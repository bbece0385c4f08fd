"""The use of resource cards (rules 4; rulings 7 to 9, 12, 54, 56, 64)."""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.skymines.actions import Advance, Boost, Finish, Resources
from bot.games.skymines.cards import area_of
from bot.games.skymines.change import owe, with_player
from bot.games.skymines.events import Advanced, Boosted, Stopped, UsedResources
from bot.games.skymines.material import COMPANIES, NONE
from bot.games.skymines.resources import (
    do,
    do_due,
    due_options,
    due_why_not,
    options,
    perform,
    perform_options,
    perform_why_not,
    why_not,
)
from bot.games.skymines.state import Due, SkyminesState
from tests.games.skymines.card_tables import holding, table

DISPLAY = ("A01", "A04", "C06", "", "A02", "E01", "", "", "A03", "D02", "", "")
"""Total costs: 2, 3, 5; 3 and 3; 4 and 9."""


def _options(state: SkyminesState) -> tuple[Action, ...]:
    return options(state, 0, area_of(state, 0))


def having(*cards: str, c1: int = 0, d1: int = 0, **fields: Any) -> SkyminesState:
    state = holding(table(display=DISPLAY), 0, *cards)
    return with_player(state, 0, levels=(0, 0, c1, d1), **fields)


def kind_of(state: SkyminesState, action: Action) -> str | None:
    refusal = why_not(state, 0, action) if isinstance(action, Resources | Boost) else None
    return None if refusal is None else refusal.kind


def used(state: SkyminesState, action: Resources | Boost) -> tuple[SkyminesState, list[Event]]:
    assert action in _options(state) and why_not(state, 0, action) is None
    events: list[Event] = []
    return do(state, 0, action, events), events


def bought(state: SkyminesState, *cards: str) -> set[str]:
    """Return what the seat can do with exactly these cards."""
    uses = [action for action in _options(state) if isinstance(action, Resources) and action.cards == cards]
    return {action.buy for action in uses}


# ---- choosing cards and buying ----


def test_example_of_the_text_resource_value_5() -> None:
    """A 2-unit and a 3-unit titanium card pay 4 for a 2-unit minerals card; one unit is left for a track."""
    display = (*[""] * 8, "A02", *[""] * 3)
    state = holding(table(display=display), 0, "titanium2-0", "A04", "research2-0")
    state, events = used(state, Resources(("titanium2-0", "A04"), "A02"))
    assert events == [UsedResources(0, ("titanium2-0", "A04"), 5, "A02", 4)]
    assert state.pending == (Due("units", 1),)
    assert state.players[0].hand == ("A02",) and state.display == ("",) * 12
    assert state.players[0].used == (True, True, False, False, False)


def test_example_of_the_text_choices_of_cards_of_one_type() -> None:
    """With titanium 2 and 3 and carbon 2, both titanium cards, the carbon card, or either titanium card is used."""
    state = holding(table(), 0, "titanium2-0", "A04", "carbon2-0")
    assert [action.cards for action in _options(state) if isinstance(action, Resources)] == [
        ("titanium2-0", "A04"),
        ("carbon2-0",),
        ("titanium2-0",),
        ("A04",),
    ]


def test_without_resource_cards_face_up_there_is_nothing_to_use() -> None:
    assert _options(having("energy1-0", "research2-0", tiles=("tile-plus",))) == ()


def test_all_units_move_markers_when_no_card_is_acquired() -> None:
    state, events = used(having("carbon1-0", "carbon2-0"), Resources(("carbon1-0", "carbon2-0"), NONE))
    assert events == [UsedResources(0, ("carbon1-0", "carbon2-0"), 3)]
    assert state.pending == (Due("units", 3),) and state.display == DISPLAY


def test_nothing_is_due_when_the_cost_takes_all_units() -> None:
    state, _ = used(having("carbon2-0"), Resources(("carbon2-0",), "A01"))
    assert state.pending == ()


def test_a_card_costs_at_most_the_units_of_the_cards_used() -> None:
    assert bought(having("carbon1-0", "carbon2-0"), "carbon2-0") == {NONE, "A01"}
    assert bought(having("carbon1-0", "carbon2-0"), "carbon1-0", "carbon2-0") == {NONE, "A01", "A04", "A02", "E01"}


def test_a_single_share_card_is_acquired_like_any_other() -> None:
    state, _ = used(having("A05"), Resources(("A05",), "E01"))
    assert state.players[0].hand == ("E01",)


def test_ruling_64_cards_of_equal_value_are_different() -> None:
    state = having("titanium2-0", "A01", "B01")
    uses = {action.cards for action in _options(state) if isinstance(action, Resources)}
    assert uses >= {("titanium2-0",), ("A01",), ("B01",)} and len(uses) == 7


def test_deeds_hold_the_value_and_the_cost_of_the_action() -> None:
    state, _ = used(having("minerals2-0", c1=1), Resources(("minerals2-0",), "A02"))
    assert (state.deeds.value, state.deeds.cost) == (2, 2), "the cost after the discount"
    state, _ = used(having("minerals2-0"), Resources(("minerals2-0",), NONE))
    assert (state.deeds.value, state.deeds.cost) == (2, -1)


# ---- discounts and mixed payment ----


def test_c1_makes_purchases_with_minerals_cheaper() -> None:
    assert "A02" in bought(having("minerals2-0", c1=1), "minerals2-0")
    assert "A02" not in bought(having("carbon2-0", c1=1), "carbon2-0")


def test_d1_makes_titanium_pay_less_then_adds_units() -> None:
    assert "A02" in bought(having("titanium2-0", d1=1), "titanium2-0")
    _, events = used(having("titanium2-0", d1=2), Resources(("titanium2-0",), "A02"))
    assert events == [UsedResources(0, ("titanium2-0",), 3, "A02", 3)]


def test_a_discount_leaves_units_for_tracks() -> None:
    state, _ = used(having("minerals2-0", c1=1), Resources(("minerals2-0",), "A01"))
    assert state.pending == (Due("units", 1),)


def test_a_cost_is_never_below_nothing_and_needs_a_card() -> None:
    """At total cost 0 a resource card is used still, and all its units move markers."""
    state = holding(table(display=("single1", *[""] * 11)), 0, "titanium1-0", "carbon1-0")
    state = with_player(state, 0, levels=(0, 0, 2, 1))
    assert kind_of(state, Resources((), "single1")) == "no-resource"
    state, events = used(state, Resources(("titanium1-0", "carbon1-0"), "single1"))
    assert events == [UsedResources(0, ("titanium1-0", "carbon1-0"), 2, "single1", 0)]
    assert state.pending == (Due("units", 2),) and state.deeds.cost == 0


def test_ruling_9_types_are_mixed_for_a_card_alone() -> None:
    state = having("minerals2-0", "carbon1-0", c1=2)
    assert bought(state, "minerals2-0", "carbon1-0") == {"A01", "A04", "A02", "E01", "A03"}
    assert kind_of(state, Resources(("minerals2-0", "carbon1-0"), NONE)) == "mixed-without-card"
    assert kind_of(having("minerals2-0", "carbon1-0", c1=1), Resources(("minerals2-0", "carbon1-0"), "A01")) == "mixed"


def test_ruling_9_units_left_of_a_mixed_payment_move_markers() -> None:
    state, events = used(having("minerals2-0", "carbon1-0", c1=2), Resources(("minerals2-0", "carbon1-0"), "A01"))
    assert events == [UsedResources(0, ("minerals2-0", "carbon1-0"), 3, "A01", 1)]
    assert state.pending == (Due("units", 2),)


# ---- the +1 tile ----


def test_ruling_7_the_plus_tile_is_laid_and_the_turn_goes_on() -> None:
    state = having("carbon1-0", "carbon2-0", "energy1-0", tiles=("tile-plus",))
    state, events = used(state, Boost("carbon1-0"))
    assert events == [Boosted(0, "carbon1-0")]
    assert state.pending == () and state.players[0].used == (False,) * 5
    assert not [action for action in _options(state) if isinstance(action, Boost)]
    assert kind_of(state, Boost("carbon2-0")) == "plus-laid"
    assert "A01" in bought(state, "carbon1-0"), "two units now"


def test_the_plus_tile_is_turned_down_with_its_card() -> None:
    state = having("carbon1-0", tiles=("tile-plus",), boosted="carbon1-0")
    state, events = used(state, Resources(("carbon1-0",), NONE))
    assert events == [UsedResources(0, ("carbon1-0",), 2)]
    assert state.players[0].tiles_used == ("tile-plus",)


@pytest.mark.parametrize(
    ("card", "tiles", "kind"),
    [
        ("carbon1-0", (), "no-plus"),
        ("energy1-0", ("tile-plus",), "wrong-kind"),
        ("carbon2-0", ("tile-plus",), "not-in-area"),
        ("nonsense", ("tile-plus",), "not-in-area"),
    ],
)
def test_the_plus_tile_goes_on_a_face_up_resource_card(card: str, tiles: tuple[str, ...], kind: str) -> None:
    assert kind_of(having("carbon1-0", "energy1-0", tiles=tiles), Boost(card)) == kind


# ---- refusals ----


@pytest.mark.parametrize(
    ("action", "kind", "rule"),
    [
        (Resources((), NONE), "no-resource", "4.1"),
        (Resources(("minerals1-0",), NONE), "not-in-area", "2.4"),
        (Resources(("energy1-0",), NONE), "wrong-kind", "4.1"),
        (Resources(("carbon1-0", "carbon1-0"), NONE), "card-order", "4.2"),
        (Resources(("A03", "carbon1-0"), NONE), "card-order", "4.2"),
        (Resources(("carbon1-0", "titanium1-0"), NONE), "mixed", "4.5"),
        (Resources(("carbon1-0",), "A05"), "not-displayed", "4.3"),
        (Resources(("carbon1-0",), ""), "not-displayed", "4.3"),
        (Resources(("carbon1-0",), "A01"), "card-too-dear", "4.4"),
        (Resources(("nonsense",), NONE), "not-in-area", "2.4"),
        (Resources(("B03",), NONE), "used-card", "2.5"),
    ],
)
def test_what_cannot_be_used_is_explained(action: Resources, kind: str, rule: str) -> None:
    state = having("carbon1-0", "titanium1-0", "energy1-0", "A03", "B03")
    state = with_player(state, 0, used=(False, False, False, False, True))
    refusal = why_not(state, 0, action)
    assert refusal is not None and (refusal.kind, refusal.rule) == (kind, rule)


def test_a_refusal_tells_how_many_units_are_missing() -> None:
    refusal = why_not(having("carbon1-0"), 0, Resources(("carbon1-0",), "C06"))
    assert refusal is not None
    assert (refusal.reason.facts["cost"], refusal.reason.facts["value"]) == (5, 1)
    assert refusal.remedy.facts == {"missing": 4}


@pytest.mark.parametrize("levels", [(0, 0), (1, 1), (2, 1), (2, 2)])
def test_list_and_test_agree_on_all_uses(levels: tuple[int, int]) -> None:
    cards = ("carbon1-0", "titanium2-0", "A02", "energy1-0", "A04")
    state = having(*cards, c1=levels[0], d1=levels[1], tiles=("tile-plus",))
    subsets = chain.from_iterable(combinations(cards, size) for size in range(len(cards) + 1))
    buys = (NONE, "A09", *filter(None, DISPLAY))
    every: list[Action] = [Resources(subset, buy) for subset in subsets for buy in buys]
    every += [Boost(card) for card in cards]
    legal = _options(state)
    assert len(set(legal)) == len(legal)
    assert {action for action in every if kind_of(state, action) is None} == set(legal)


# ---- a discarded card (E2) ----


def test_a_discarded_resource_card_is_used_alone() -> None:
    state = having("carbon2-0", "titanium1-0", tiles=("tile-plus",), d1=2)
    assert perform_options(state, 0, "A01") == tuple(
        [Resources(("A01",), buy) for buy in (NONE, "A01", "A04", "A02", "E01")]
    )
    events: list[Event] = []
    after = perform(state, 0, Resources(("A01",), "A04"), events)
    assert events == [UsedResources(0, ("A01",), 3, "A04", 3)], "D1 applies as if the card lay in the area"
    assert after.players[0].used == state.players[0].used


def test_a_discarded_card_has_the_discounts_of_other_tracks() -> None:
    state = having(c1=1)
    assert "A02" in {action.buy for action in perform_options(state, 0, "minerals2-0") if isinstance(action, Resources)}


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Resources((), NONE), "no-resource 4.1"),
        (Resources(("carbon2-0",), NONE), "discarded-alone 11.9"),
        (Resources(("A01", "carbon2-0"), NONE), "discarded-alone 11.9"),
        (Resources(("A01", "A01"), NONE), "card-order 4.2"),
        (Resources(("A01",), "C06"), "card-too-dear 4.4"),
        (Resources(("A01",), "B01"), "not-displayed 4.3"),
        (Resources(("A01",), "A01"), None),
        (Resources(("A01",), NONE), None),
    ],
)
def test_other_uses_of_a_discarded_card_are_explained(action: Resources, why: str | None) -> None:
    refusal = perform_why_not(having("carbon2-0"), 0, "A01", action)
    assert (None if refusal is None else f"{refusal.kind} {refusal.rule}") == why


# ---- units that are left ----


def with_units(amount: int, *places: int, cash: int = 0) -> SkyminesState:
    """Return a table with units due. The tracks are A1 (barriers 7, 15), B1 (5, 15), C1 (8, 18), D1 (9)."""
    return owe(with_player(table(), 0, tracks=places, cash=cash), Due("units", amount))


def reaches(state: SkyminesState) -> dict[str, int]:
    """Return how far a marker can be moved, by company, and whether the rest may be lost."""
    actions = due_options(state, 0, state.pending[0])
    far: dict[str, int] = dict.fromkeys(COMPANIES, 0)
    for action in actions:
        if isinstance(action, Advance):
            far[action.company] = max(far[action.company], action.steps)
    every = [Advance(company, steps) for company, reach in far.items() for steps in range(1, reach + 1)]
    moves = [action for action in actions if isinstance(action, Advance)]
    assert set(moves) == set(every) and len(moves) == len(every), "every number of spaces up to the farthest"
    assert moves == sorted(moves, key=lambda move: -move.steps), "the longest moves first"
    return far | {"finish": int(Finish() in actions)}


def spent(state: SkyminesState, action: Advance | Finish) -> tuple[SkyminesState, list[Event]]:
    assert action in due_options(state, 0, state.pending[0]) and due_why_not(state, 0, action) is None
    events: list[Event] = []
    return do_due(state, 0, action, events), events


def test_units_are_split_freely_among_tracks() -> None:
    state, _ = spent(with_units(4, 0, 0, 0, 0), Advance("astrogo", 1))
    assert state.pending == (Due("units", 3),)
    state, _ = spent(state, Advance("minerva", 2))
    state, events = spent(state, Advance("astrogo", 1))
    assert state.players[0].tracks == (2, 0, 0, 2) and state.pending == ()
    assert events == [Advanced(0, 0, 1, 2)]


def test_units_come_before_what_was_due_already() -> None:
    state = with_units(2, 0, 0, 0, 0)
    state = replace(state, pending=(*state.pending, Due("end")))
    state, _ = spent(state, Advance("tawac", 1))
    assert state.pending == (Due("units", 1), Due("end"))


def test_ruling_12_a_marker_may_stop_before_a_barrier() -> None:
    state = with_units(3, 7, 0, 0, 0, cash=5)
    assert reaches(state) == {"astrogo": 3, "tawac": 3, "skymine": 3, "minerva": 3, "finish": 0}
    state, _ = spent(state, Advance("tawac", 3))
    assert state.players[0].cash == 5


def test_a_barrier_on_the_way_is_paid() -> None:
    state, events = spent(with_units(3, 6, 0, 0, 0, cash=5), Advance("astrogo", 3))
    assert state.players[0].tracks[0] == 9 and state.players[0].cash == 4
    assert events == [Advanced(0, 0, 6, 9, paid=1)]


def test_without_coins_a_barrier_stops_the_marker() -> None:
    assert reaches(with_units(3, 6, 0, 0, 0)) == {"astrogo": 1, "tawac": 3, "skymine": 3, "minerva": 3, "finish": 0}


def test_ruling_11_the_coins_of_a_threshold_pay_a_later_barrier() -> None:
    """On C1 a threshold after 3 pays 1 CrypCoin and a barrier after 8 costs 1."""
    assert reaches(with_units(7, 0, 0, 3, 0))["skymine"] == 7
    assert reaches(with_units(7, 0, 0, 4, 0))["skymine"] == 4


def test_ruling_56_rest_is_lost_where_every_move_costs_a_barrier() -> None:
    state = with_units(2, 7, 5, 24, 9, cash=9)
    assert reaches(state) == {"astrogo": 2, "tawac": 2, "skymine": 0, "minerva": 2, "finish": 1}
    state, events = spent(state, Finish())
    assert state.pending == () and events == [Stopped(0, "units", 2)]


def test_ruling_56_a_track_that_is_free_takes_the_rest() -> None:
    state = with_units(2, 7, 5, 23, 9, cash=9)
    refusal = due_why_not(state, 0, Finish())
    assert refusal is not None and refusal.kind == "units-left"
    state, _ = spent(state, Advance("skymine", 1))
    assert reaches(state)["finish"] == 1


def test_units_that_cannot_move_are_lost() -> None:
    state = with_units(2, 24, 24, 24, 9)
    assert due_options(state, 0, state.pending[0]) == (Finish(),)


@pytest.mark.parametrize(
    ("action", "kind", "remedy"),
    [
        (Advance("nowhere", 1), "no-track", {}),
        (Advance("tawac", 0), "not-so-many-units", {"left": 3}),
        (Advance("tawac", 4), "not-so-many-units", {"left": 3}),
        (Advance("astrogo", 2), "barrier-unpaid", {"reach": 1}),
        (Advance("minerva", 3), "track-end", {"reach": 2}),
    ],
)
def test_moves_that_units_cannot_make_are_explained(action: Advance, kind: str, remedy: dict[str, int]) -> None:
    refusal = due_why_not(with_units(3, 6, 0, 0, 22), 0, action)
    assert refusal is not None and (refusal.kind, refusal.remedy.facts) == (kind, remedy)


@pytest.mark.parametrize("cash", [0, 1, 5])
@pytest.mark.parametrize("places", [(0, 0, 0, 0), (7, 5, 8, 9), (6, 4, 24, 23), (24, 15, 18, 24)])
def test_list_and_test_agree_on_units(places: tuple[int, ...], cash: int) -> None:
    state = with_units(4, *places, cash=cash)
    every: list[Advance | Finish] = [Advance(name, steps) for name in (*COMPANIES, "x") for steps in range(7)]
    every.append(Finish())
    legal = {action for action in every if due_why_not(state, 0, action) is None}
    assert legal == set(due_options(state, 0, state.pending[0]))


def test_a_refused_move_names_what_stops_it_behind_paid_barriers() -> None:
    """On A1 the first barrier is paid, the second threshold pays the second barrier: then the track ends."""
    state = with_player(with_units(20, 7, 0, 0, 0), 0, cash=1)
    refusal = due_why_not(state, 0, Advance("astrogo", 20))
    assert refusal is not None
    assert (refusal.kind, refusal.remedy.facts) == ("track-end", {"reach": 17})
