"""The use of a research scientist (rules 6; rulings 18, 24, 25, 28, 52, 53)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.core.phrase import say
from bot.games.skymines.actions import Finish, Upload
from bot.games.skymines.cards import area_of
from bot.games.skymines.change import settled, with_player
from bot.games.skymines.events import Gained, Uploaded
from bot.games.skymines.material import SCREENS
from bot.games.skymines.research import do, options, perform, perform_options, perform_why_not, why_not
from bot.games.skymines.research_points import due_options
from bot.games.skymines.speech import words
from bot.games.skymines.state import Due, SkyminesState
from tests.games.skymines.card_tables import holding, table

RS = "research2-0"


def _options(state: SkyminesState) -> tuple[Action, ...]:
    return options(state, 0, area_of(state, 0))


def track(*plans: str) -> tuple[str, ...]:
    """Return a research track: the token's plan, then the screens."""
    return (*plans, *[""] * (SCREENS + 1 - len(plans)))


def having(screens: tuple[str, ...], *cards: str, upload: int = -1, cash: int = 10, **fields: Any) -> SkyminesState:
    state = holding(table(), 0, RS, *cards)
    return with_player(state, 0, screens=screens, upload=upload, cash=cash, **fields)


def farthest(state: SkyminesState, flip: int = 0) -> int:
    """Return how many plans forward the marker can go with the first research scientist, -1 if not at all."""
    plans = [one.plans for one in _options(state) if isinstance(one, Upload) and (one.card, one.flip) == (RS, flip)]
    assert plans == list(reversed(range(len(plans)))), "as far as wanted: the farthest first, and every number less"
    return len(plans) - 1


def used(state: SkyminesState, plans: int, flip: int = 0) -> tuple[SkyminesState, list[Event]]:
    action = Upload(RS, plans, flip)
    assert action in _options(state) and why_not(state, 0, action) is None
    events: list[Event] = []
    return do(state, 0, action, events), events


def kind_of(state: SkyminesState, action: Upload) -> str | None:
    refusal = why_not(state, 0, action)
    return None if refusal is None else refusal.kind


# ---- the example of the text ----


def example() -> SkyminesState:
    """A marker on the third plan; ahead: energy 2 (not met), a special plan, the sixth plan, then one that blocks."""
    screens = track("S01", "A07", "A13", "A19", "R2", "A05", "A21")
    return having(screens, "A04", upload=2, cash=5)


def test_example_of_the_text_flip_special_plan_sixth_plan() -> None:
    """The marker stops on the sixth plan, which is the fifth screen and switches its action slot on (ruling 53)."""
    state = example()
    assert farthest(state) == 0 and farthest(state, flip=1) == 3
    state, events = used(state, 3, flip=1)
    assert state.players[0].upload == 5 and state.players[0].cash == 1 and state.players[0].flipped == (3,)
    assert events == [
        Uploaded(0, RS, 2, 5, flipped=3, paid=4, slot=True),
        Gained(0, "plan", research=2),
        Gained(0, "scientist", research=2),
    ]


def test_example_of_the_text_points_of_plan_then_card() -> None:
    """Ruling 25: two gains, which are spent one after the other."""
    state, _ = used(example(), 3, flip=1)
    assert state.pending == (Due("research", 2), Due("research", 2))
    assert state.players[0].used[0], "the card is used"


# ---- upload ----


def test_ruling_53_the_marker_starts_before_the_tokens_plan() -> None:
    state = having(track("S07", "A13"), "minerals2-0")
    assert farthest(state) == 2
    state, events = used(state, 1)
    assert state.players[0].upload == 0
    assert events[0] == Uploaded(0, RS, -1, 0)


def test_a_research_scientist_can_be_used_without_moving() -> None:
    state, events = used(having(track("S07"), "minerals2-0"), 0)
    assert events == [Uploaded(0, RS, -1, -1), Gained(0, "scientist", research=2)]
    assert state.pending == (Due("research", 2),) and state.players[0].upload == -1
    assert state.deeds.plans == 0


def test_without_a_move_the_plan_under_the_marker_gives_nothing() -> None:
    _, events = used(having(track("S07"), "minerals2-0", upload=0), 0)
    assert events == [Uploaded(0, RS, 0, 0), Gained(0, "scientist", research=2)]


def test_the_same_cards_serve_every_plan() -> None:
    state = having(track("S07", "A13", "A14", "C07"), "minerals2-0")
    assert farthest(state) == 4
    state, _ = used(state, 4)
    assert not state.players[0].used[1], "and are not used up"
    assert state.deeds.plans == 4


def test_only_the_plan_stopped_on_gives_its_reward() -> None:
    state = having(track("S07", "A14", "A15"), "minerals2-0")
    assert used(state, 2)[1][1:] == [Gained(0, "plan", coin=2), Gained(0, "scientist", research=2)]
    assert used(state, 3)[0].pending == (Due("helium", 1), Due("research", 2))


def test_rewards_of_tracks_come_before_the_points_of_the_card() -> None:
    state, _ = used(having(track("A16", "A18"), "A05"), 1)
    assert state.pending == (Due("track", 1), Due("research", 2))
    state, _ = used(having(track("A16", "A18"), "A05"), 2)
    assert state.pending == (Due("move", 2, 3), Due("research", 2))


def test_a_plan_whose_requirement_is_not_met_stops_the_marker() -> None:
    state = having(track("S07", "A17", "A13"), "minerals2-0")
    assert farthest(state) == 1
    refusal = why_not(state, 0, Upload(RS, 2, 0))
    assert refusal is not None and (refusal.kind, refusal.rule) == ("requirement", "6.4")
    assert refusal.reason.facts["screen"] == 1
    assert refusal.reason.facts["lacking"] == (say("sk-need-minerals", count=3),)
    assert refusal.remedy.facts == {"reach": 1}


def test_an_empty_screen_stops_the_marker() -> None:
    state = having(track("S07", "", "A13"), "minerals2-0")
    assert farthest(state) == 1
    assert kind_of(state, Upload(RS, 2, 0)) == "empty-screen"


def test_the_last_screen_is_the_end() -> None:
    state = having(track(*["A13"] * (SCREENS + 1)), "minerals1-0", upload=SCREENS - 1)
    assert farthest(state) == 1
    assert kind_of(state, Upload(RS, 2, 0)) == "last-screen"


def test_ruling_24_points_after_the_last_screen_are_coins() -> None:
    """The reward of the last screen is gained; the points of the same action are worth 2 CrypCoin each."""
    state = having(track(*["A13"] * SCREENS, "A17"), "A05", upload=SCREENS - 1)
    state, _ = used(state, 1)
    assert state.pending == (Due("research", 2), Due("research", 2))
    assert due_options(state, 0, state.pending[0]) == (Finish(),)
    assert due_options(settled(state), 0, state.pending[1]) == (Finish(),)


@pytest.mark.parametrize(("upload", "plans", "slot"), [(3, 1, False), (3, 2, True), (4, 1, True), (5, 1, False)])
def test_the_fifth_screen_switches_a_slot_on_once(upload: int, plans: int, slot: bool) -> None:
    _, events = used(having(track(*["A13"] * 8), "minerals1-0", upload=upload), plans)
    assert isinstance(events[0], Uploaded) and events[0].slot == slot


@pytest.mark.parametrize(("cards", "coins"), [(("titanium1-0",), 0), (("titanium2-0", "A04"), 4)])
def test_a_plan_that_counts_titanium_gives_a_coin_less(cards: tuple[str, ...], coins: int) -> None:
    state, events = used(having(track("A01"), *cards), 1)
    gained = [event for event in events if isinstance(event, Gained) and event.source == "plan"]
    assert gained == ([Gained(0, "plan", coin=coins)] if coins else [])
    assert state.pending == ((Due("coin", coins), Due("research", 2)) if coins else (Due("research", 2),))


def test_a_research_tile_gives_one_point_and_is_used() -> None:
    state = with_player(having(track("A24")), 0, tiles=("tile-research",))
    events: list[Event] = []
    assert Upload("tile-research", 1, 0) in _options(state), "the card beside it is another scientist"
    state = do(state, 0, Upload("tile-research", 1, 0), events)
    assert state.players[0].tiles_used == ("tile-research",) and not state.players[0].used[0]
    assert events[-1] == Gained(0, "scientist", research=1)


def test_ruling_28_each_of_two_scientists_serves_the_other() -> None:
    state = having(track("A24"), "A11")
    assert {(one.card, one.plans) for one in _options(state) if isinstance(one, Upload) and not one.flip} == {
        (RS, 0),
        (RS, 1),
        ("A11", 0),
        ("A11", 1),
    }
    state, _ = used(state, 0)
    assert kind_of(state, Upload("A11", 1, 0)) == "requirement", "the first one lies face down"


# ---- special plans ----


def test_a_special_plan_costs_its_price_and_gives_no_reward() -> None:
    state = having(track("R2"), cash=2)
    state, events = used(state, 1)
    assert events == [Uploaded(0, RS, -1, 0, paid=2), Gained(0, "scientist", research=2)]
    assert state.players[0].cash == 0 and state.pending == (Due("research", 2),)


def test_special_plans_are_paid_one_after_the_other() -> None:
    state = having(track("R2", "R5", "A13"), "minerals1-0", cash=4)
    assert farthest(state) == 1
    refusal = why_not(state, 0, Upload(RS, 2, 0))
    assert refusal is not None and refusal.kind == "plan-unpaid"
    assert refusal.reason.facts == {"plan": words.plan("R5"), "price": 3} and refusal.remedy.facts == {"missing": 1}
    assert used(with_player(state, 0, cash=6), 3)[1][0] == Uploaded(0, RS, -1, 2, paid=5)


def test_coins_of_the_stop_plan_do_not_pay_the_way_to_it() -> None:
    assert farthest(having(track("A14", "R2"), "minerals2-0", cash=1)) == 1


def test_ruling_18_a_special_plan_that_was_flipped_is_free() -> None:
    state = having(track("R2"), cash=2)
    state, events = used(state, 1, flip=1)
    assert events[0] == Uploaded(0, RS, -1, 0, flipped=0, paid=2)
    assert state.players[0].flipped == (0,)


# ---- flip ----


def test_a_plan_is_flipped_before_the_move_and_entered_freely() -> None:
    state = having(track("S07", "B21", "A13"), "minerals2-0")
    assert (farthest(state), farthest(state, flip=2)) == (1, 3)
    state, events = used(state, 2, flip=2)
    assert events == [Uploaded(0, RS, -1, 1, flipped=1, paid=2), Gained(0, "scientist", research=2)]
    assert state.players[0].cash == 8, "a flipped plan gives no reward"


def test_a_plan_flipped_earlier_is_entered_freely() -> None:
    state = having(track("B21", "A13"), "minerals1-0", flipped=(0,), cash=0)
    assert farthest(state) == 2
    assert used(state, 1)[1][1:] == [Gained(0, "scientist", research=2)]


def test_a_plan_is_flipped_without_a_move_and_for_later() -> None:
    state, events = used(having(track("S07", "", "B21"), flipped=(0,)), 0, flip=3)
    assert events[0] == Uploaded(0, RS, -1, -1, flipped=2, paid=2)
    assert state.players[0].flipped == (0, 2)


def test_a_plan_behind_the_stop_may_be_flipped() -> None:
    state, events = used(having(track("A14", "B21"), "minerals2-0"), 1, flip=2)
    assert events[1] == Gained(0, "plan", coin=2)
    assert state.players[0].flipped == (1,)


def test_ruling_52_only_plans_ahead_and_face_up_are_flipped() -> None:
    state = having(track("S07", "A13", "", "A14"), upload=0, flipped=(1,))
    assert {one.flip for one in _options(state) if isinstance(one, Upload)} == {0, 3}
    for flip in (1, 2, 4, 16, -1):
        assert kind_of(state, Upload(RS, 0, flip)) == "nothing-to-flip"


def test_ruling_52_the_plan_of_the_token_may_be_flipped() -> None:
    assert used(having(track("S07")), 1, flip=1)[0].players[0].flipped == (0,)


def test_coins_for_a_flip_are_gone_for_special_plans() -> None:
    assert kind_of(having(track("S07"), cash=1), Upload(RS, 0, 1)) == "flip-unpaid"
    state = having(track("B21", "R2"), cash=3)
    assert farthest(state, flip=1) == 1
    assert kind_of(state, Upload(RS, 2, 1)) == "plan-unpaid"
    assert farthest(with_player(state, 0, cash=4), flip=1) == 2


# ---- refusals, and a discarded card (E2) ----


@pytest.mark.parametrize(
    ("card", "kind"), [("carbon1-0", "wrong-kind"), ("A10", "used-card"), ("A11", "not-in-area"), ("x", "not-in-area")]
)
def test_only_research_scientists_that_lie_face_up_are_used(card: str, kind: str) -> None:
    state = with_player(having(track("S07"), "carbon1-0", "A10"), 0, used=(False, False, True, False, False))
    assert kind_of(state, Upload(card, 0, 0)) == kind
    refusal = why_not(state, 0, Upload("carbon1-0", 0, 0))
    assert refusal is not None and refusal.rule == "6.1"


def test_ruling_28_the_card_in_use_serves_no_requirement() -> None:
    """A24 asks for a scientist beside the one that is used."""
    assert farthest(having(track("A24"))) == 0
    assert farthest(having(track("A24"), "A10")) == 1


def test_no_more_is_paid_than_what_is_entered() -> None:
    """Nothing for the first plan, 2 CrypCoin for the special plan; 2 to turn one down, also without a move."""
    state = having(track("S07", "R2"), "minerals2-0")
    for plans, flip, paid in ((1, 0, 0), (2, 0, 2), (0, 1, 2), (2, 1, 4), (2, 2, 2)):
        after, events = used(state, plans, flip)
        assert events[0] == Uploaded(0, RS, -1, plans - 1, flipped=flip - 1, paid=paid)
        assert after.players[0].cash == 10 - paid
        assert after.players[0].flipped == ((flip - 1,) if flip else ())


def test_a_refused_upload_tells_what_is_missing() -> None:
    """Before any move nothing is paid yet but for a plan that is turned down."""
    refusal = why_not(having(track("R2"), cash=1), 0, Upload(RS, 1, 0))
    assert refusal is not None and refusal.remedy == say("sk-remedy-plan-unpaid", missing=1)
    refusal = why_not(having(track("R2", "A01"), cash=3), 0, Upload(RS, 1, 2))
    assert refusal is not None and refusal.remedy == say("sk-remedy-plan-unpaid", missing=1)
    assert kind_of(having(track("R2"), cash=2), Upload(RS, 0, 7)) == "nothing-to-flip"


@pytest.mark.parametrize("cash", [0, 2, 3, 5, 9])
@pytest.mark.parametrize("upload", [-1, 1])
def test_list_and_test_agree_on_all_uploads(upload: int, cash: int) -> None:
    screens = track("S07", "A13", "R2", "B21", "R3", "", "A14")
    state = having(screens, "minerals2-0", "A11", upload=upload, cash=cash, flipped=(4,))
    cards = (RS, "A11", "minerals2-0")
    every = [Upload(*nouns) for nouns in product(cards, range(-1, 18), range(-1, 18))]
    legal = _options(state)
    assert len(set(legal)) == len(legal)
    assert {action for action in every if kind_of(state, action) is None} == set(legal)
    for action in legal:
        assert isinstance(action, Upload)
        after = do(state, 0, action, [])
        assert after.players[0].cash >= 0 and after.players[0].upload == upload + action.plans


def test_the_area_serves_a_discarded_research_scientist() -> None:
    state = having(track("S07", "A24"), "minerals2-0")
    assert perform_options(state, 0, "A11")[:3] == (Upload("A11", 2, 0), Upload("A11", 1, 0), Upload("A11", 0, 0))
    events: list[Event] = []
    after = perform(state, 0, Upload("A11", 2, 0), events)
    assert events == [Uploaded(0, "A11", -1, 1), Gained(0, "plan", coin=1), Gained(0, "scientist", research=3)]
    assert after.players[0].used == (False,) * 5


def test_other_uses_of_a_discarded_scientist_are_explained() -> None:
    state = having(track("S07"), "minerals2-0")
    for action, kind in (
        (Upload(RS, 0, 0), "discarded-alone"),
        (Upload("A11", 2, 0), "empty-screen"),
        (Upload("A11", 0, 2), "nothing-to-flip"),
    ):
        refusal = perform_why_not(state, 0, "A11", action)
        assert refusal is not None and refusal.kind == kind
    assert perform_why_not(state, 0, "A11", Upload("A11", 1, 1)) is None
