"""Research points (rules 10; rulings 19 to 22, 24, 38, 52, 61)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.skymines.actions import Finish, Take
from bot.games.skymines.change import owe, with_player
from bot.games.skymines.events import TookCoins, TookPlan
from bot.games.skymines.material import NO_A, ROUNDS, SCREENS
from bot.games.skymines.refusals_of_cards import no
from bot.games.skymines.research_points import do_due, due_options, due_why_not, on_offer, points, screens_for
from bot.games.skymines.state import Due, Luna, SkyminesState
from tests.games.skymines.card_tables import holding, table

DISPLAY = (("A01", "A02", "", "A03"), ("B01", "B02", "B03", ""), ("C01", "C02", "", ""))
EVERY_SCREEN = list(range(SCREENS + 1))


def having(amount: int, upload: int = -1, specials: tuple[str, ...] = (), **laid: str) -> SkyminesState:
    """Return a table with points due; `laid`: plans by screen, such as `s3="A05"`."""
    screens = ["S01", *[""] * SCREENS]
    for screen, plan in laid.items():
        screens[int(screen[1:])] = plan
    state = table(research_display=DISPLAY, specials=specials, supplement=4)
    return owe(with_player(state, 0, screens=tuple(screens), upload=upload), Due("research", amount))


def offered(state: SkyminesState) -> dict[str, list[int]]:
    """Return the screens on which each plan may be laid now."""
    due: dict[str, list[int]] = {}
    for action in due_options(state, 0, state.pending[0]):
        if isinstance(action, Take):
            due.setdefault(action.plan, []).append(action.screen)
    return due


def spent(state: SkyminesState, action: Take | Finish) -> tuple[SkyminesState, list[Event]]:
    assert action in due_options(state, 0, state.pending[0]) and due_why_not(state, 0, action) is None
    events: list[Event] = []
    return do_due(state, 0, action, events), events


def kind_of(state: SkyminesState, action: Take | Finish) -> str | None:
    refusal = due_why_not(state, 0, action)
    return None if refusal is None else refusal.kind


# ---- what points buy ----


def test_one_point_buys_an_a_or_a_b_plan() -> None:
    assert set(offered(having(1, specials=("R2",)))) == {"A01", "A02", "A03", "B01", "B02", "B03"}


def test_two_points_buy_c_plans_and_special_plans_too() -> None:
    state = having(2, specials=("R2", "R4"))
    assert set(offered(state)) == set(on_offer(state))
    assert [points(plan) for plan in ("A01", "B01", "C01", "R2")] == [1, 1, 2, 2]


def test_the_rest_of_the_points_becomes_crypcoin() -> None:
    state, events = spent(having(3), Finish())
    assert events == [TookCoins(0, 3, 3)]
    assert state.players[0].cash == 13 and state.pending == ()


def test_points_that_are_left_stay_due() -> None:
    state = having(3)
    state = replace(state, pending=(*state.pending, Due("end")))
    state, _ = spent(state, Take("C01", 1))
    assert state.pending == (Due("research", 1), Due("end"))
    state, _ = spent(state, Take("B01", 2))
    assert state.pending == (Due("end"),)


def test_example_of_the_text_two_a_plans_and_a_coin() -> None:
    """A total of 3 points: two A plans, and 1 CrypCoin."""
    state, _ = spent(having(3), Take("A02", 1))
    state, _ = spent(state, Take("A03", 2))
    state, events = spent(state, Finish())
    assert events == [TookCoins(0, 1, 1)]
    assert state.players[0].screens[:4] == ("S01", "A02", "A03", "")


def test_a_plan_leaves_its_space_empty_until_the_end_of_the_turn() -> None:
    """Ruling 21: the display is refilled at the end of the turn alone."""
    state, events = spent(replace(having(2), plans=(("A09",), (), ())), Take("A02", 3))
    assert state.research_display == (("A01", "", "", "A03"), *DISPLAY[1:])
    assert events == [TookPlan(0, "A02", 3)]
    assert state.players[0].covered == ()


def test_ruling_38_special_plans_that_are_not_taken_stay() -> None:
    state, _ = spent(having(4, specials=("R2", "R3", "R4")), Take("R3", 5))
    assert state.specials == ("R2", "R4") and state.players[0].screens[5] == "R3"


# ---- the supplement space ----


@pytest.mark.parametrize(("plan", "coins"), [("A01", 4), ("B01", 4), ("C01", 4), ("A02", 0), ("B03", 0), ("R2", 0)])
def test_red_framed_spaces_give_the_supplement_coins(plan: str, coins: int) -> None:
    state, events = spent(having(2, specials=("R2",)), Take(plan, 1))
    assert events == [TookPlan(0, plan, 1, coins=coins)]
    assert (state.players[0].cash, state.supplement) == (10 + coins, 4 - coins)


def test_ruling_21_the_coins_go_with_the_first_red_framed_plan() -> None:
    state, _ = spent(having(2), Take("B01", 1))
    state, events = spent(state, Take("A01", 2))
    assert events == [TookPlan(0, "A01", 2)] and state.players[0].cash == 14


# ---- where plans are laid ----


def test_plans_are_laid_on_any_screen_that_is_not_reached() -> None:
    assert offered(having(2, upload=4))["B01"] == EVERY_SCREEN[5:]
    for screen in (0, 4):
        assert kind_of(having(1, upload=4), Take("B01", screen)) == "screen-reached"


def test_empty_screens_come_first_then_plans_to_cover() -> None:
    assert offered(having(1, upload=9, s10="B05", s13="A05"))["B01"] == [11, 12, 14, 15, 10, 13]


def test_an_a_plan_goes_on_no_empty_screen_with_a_crossed_out_a() -> None:
    screens = offered(having(2))
    assert sorted(screens["A01"]) == [screen for screen in EVERY_SCREEN if screen not in NO_A]
    assert sorted(screens["B01"]) == sorted(screens["C01"]) == EVERY_SCREEN
    assert sorted(offered(having(2, specials=("R2",)))["R2"]) == EVERY_SCREEN
    assert kind_of(having(1), Take("A01", 5)) == "crossed-out"


def test_ruling_19_an_a_plan_covers_a_plan_on_a_crossed_out_a() -> None:
    state, events = spent(having(1, s5="B05"), Take("A01", 5))
    assert events == [TookPlan(0, "A01", 5, covered="B05", coins=4)]
    assert state.players[0].screens[5] == "A01"


def test_ruling_20_a_covered_plan_is_out_of_play_for_good() -> None:
    state, _ = spent(having(2, s3="C05"), Take("B02", 3))
    state, _ = spent(state, Take("A02", 3))
    assert state.players[0].screens[3] == "A02" and state.players[0].covered == ("C05", "B02")
    assert "C05" not in on_offer(state) and "B02" not in on_offer(state)


def test_ruling_52_tokens_plan_is_covered_until_it_is_reached() -> None:
    state, events = spent(having(1), Take("A02", 0))
    assert events == [TookPlan(0, "A02", 0, covered="S01")]
    assert state.players[0].screens[0] == "A02" and state.players[0].covered == ("S01",)
    assert 0 not in screens_for(with_player(state, 0, upload=0).players[0], "A")


def test_a_plan_over_a_flipped_one_lies_face_up() -> None:
    state = with_player(having(1, s2="B05", s3="A05"), 0, flipped=(2, 3))
    assert spent(state, Take("A02", 2))[0].players[0].flipped == (3,)


def test_ruling_61_plans_of_one_turn_may_lie_on_each_other() -> None:
    """An A plan gets to a crossed-out screen over a B plan of the same turn."""
    state = having(2)
    assert 5 not in offered(state)["A02"]
    state, _ = spent(state, Take("B02", 5))
    state, events = spent(state, Take("A02", 5))
    assert events == [TookPlan(0, "A02", 5, covered="B02")]


def test_ruling_22_without_a_legal_screen_points_are_coins() -> None:
    """Before the last screen, which bars A plans while it is empty, only B, C and special plans are left to take."""
    state = having(2, upload=14)
    assert offered(state) == {plan: [15] for plan in ("B01", "B02", "B03", "C01", "C02")}
    only_a = replace(state, research_display=(DISPLAY[0], ("",) * 4, ("",) * 4))
    assert due_options(only_a, 0, only_a.pending[0]) == (Finish(),)


# ---- the end of the track ----


def test_ruling_24_at_the_last_screen_each_point_is_2_coins() -> None:
    state = having(3, upload=SCREENS, specials=("R2",))
    assert due_options(state, 0, state.pending[0]) == (Finish(),)
    assert due_why_not(state, 0, Take("B01", 15)) == no("coins-only", "10.5", {"coins": 2})
    state, events = spent(state, Finish())
    assert events == [TookCoins(0, 3, 6)] and state.players[0].cash == 16


# ---- the last round ----


def last_round(**changes: Any) -> SkyminesState:
    """Return the last round with points due, in which nobody can upload any more."""
    return replace(having(2, specials=("R2",)), **{"round": ROUNDS, "supplement": 1, **changes})


def _scientist(seat: int, *, used: bool = False) -> SkyminesState:
    state = holding(last_round(), seat, f"research2-{seat}")
    return with_player(state, seat, used=(used, False, False, False, False))


def test_points_are_coins_when_nobody_can_upload_any_more() -> None:
    """No plan can be entered or kept from another, and the supplement is no better than a point: nothing to ask."""
    for state in (last_round(), _scientist(0, used=True), with_player(_scientist(1), 1, dropped=True)):
        assert due_options(state, 0, state.pending[0]) == (Finish(),)
        assert kind_of(state, Take("B01", 1)) == "plans-useless"


@pytest.mark.parametrize(
    "state",
    [
        last_round(round=ROUNDS - 1),
        last_round(supplement=2),
        last_round(luna=Luna(0, (), ())),
        replace(last_round(), variant=replace(last_round().variant, tracks=("A1", "B1", "C1", "E2"))),
        _scientist(0),
        _scientist(1),
    ],
)
def test_points_are_a_choice_while_plans_may_matter(state: SkyminesState) -> None:
    """To its own seat, to another that may be kept from it, for the supplement, for Luna, for a discarded card."""
    assert set(offered(state)) == set(on_offer(state))
    assert kind_of(state, Take("B01", 1)) is None


# ---- refusals ----


@pytest.mark.parametrize(
    ("action", "kind", "rule"),
    [
        (Take("A05", 1), "not-on-offer", "10.1"),
        (Take("R3", 1), "not-on-offer", "10.1"),
        (Take("", 1), "not-on-offer", "10.1"),
        (Take("C01", 1), "points-short", "10.2"),
        (Take("A01", 16), "no-screen", "10.3"),
        (Take("A01", -1), "no-screen", "10.3"),
        (Take("A01", 2), "screen-reached", "10.3"),
        (Take("A01", 14), "crossed-out", "10.4"),
        (Take("A01", 15), "crossed-out", "10.4"),
    ],
)
def test_what_points_cannot_buy_is_explained(action: Take, kind: str, rule: str) -> None:
    refusal = due_why_not(having(1, upload=2, specials=("R2",)), 0, action)
    assert refusal is not None and (refusal.kind, refusal.rule) == (kind, rule)


@pytest.mark.parametrize("amount", [1, 2])
@pytest.mark.parametrize(("upload", "laid"), [(-1, {}), (3, {"s5": "B05", "s9": "A05"}), (14, {}), (15, {})])
def test_list_and_test_agree_on_points(upload: int, laid: dict[str, Any], amount: int) -> None:
    state = having(amount, upload, ("R2", "R3"), **laid)
    plans = (*on_offer(state), "A09", "S01", "R5", "x", "")
    every: list[Take | Finish] = [Take(plan, screen) for plan in plans for screen in range(-1, 18)]
    every.append(Finish())
    legal = due_options(state, 0, state.pending[0])
    assert len(set(legal)) == len(legal)
    assert {action for action in every if kind_of(state, action) is None} == set(legal)
