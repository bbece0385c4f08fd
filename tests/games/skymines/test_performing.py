"""The action of a card that was discarded on E2 (rules 11.9; ruling 62)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.skymines.actions import Energy, Field, Finish, Resources, Upload
from bot.games.skymines.cards import total_cost
from bot.games.skymines.change import with_player
from bot.games.skymines.events import Declined, Expanded, UsedField
from bot.games.skymines.performing import PERFORM
from bot.games.skymines.state import Due, SkyminesState
from tests.games.skymines.builders import holding
from tests.games.skymines.positions import owing, position

TRACKS = ("A2", "B2", "C2", "E2")


def _choose(state: SkyminesState, action: Action) -> tuple[SkyminesState, list[Event]]:
    assert action in PERFORM.options(state, 0)
    assert PERFORM.moves[type(action)].why_not(state, 0, action) is None
    events = list[Event]()
    return PERFORM.moves[type(action)].do(state, 0, action, events), events


def _why(state: SkyminesState, action: Action) -> tuple[str, str]:
    assert action not in PERFORM.options(state, 0)
    refusal = PERFORM.moves[type(action)].why_not(state, 0, action)
    assert refusal is not None
    return refusal.kind, refusal.rule


def _performing(card: str, space: str = "E2-1", *area: str, **seat: object) -> SkyminesState:
    """Return a position in which the action of a discarded card is due, with these cards in the area."""
    state = with_player(position(tracks=TRACKS), 0, levels=(2, 2, 2, 2), **seat)
    state = holding(state, 0, *area)
    return owing(replace(state, discard=(card,)), Due("perform", card=card, space=space), Due("end"))


def test_discarded_resource_card_alone() -> None:
    """Rules 11.9: no card of the area is used with it."""
    state = _performing("A04", "E2-1", "titanium1-0")
    offered = PERFORM.options(state, 0)
    assert all(isinstance(action, Resources) and action.cards == ("A04",) for action in offered)
    after, _ = _choose(state, Resources(("A04",), "none"))
    assert after.pending == (Due("units", 3), Due("end"))
    assert after.players[0].used == (False,) * 5
    both = Resources(("A04", "titanium1-0"), "none")
    assert _why(state, both)[0] == "discarded-alone"
    assert total_cost(state, "A10") > 3
    assert _why(state, Resources(("A04",), "A10")) == ("card-too-dear", "4.4")


def test_discarded_energy_card_alone() -> None:
    """Its points alone, with those of A1."""
    state = _performing("energy1-0", "E2-1", "energy2-0")
    assert Energy("astrogo") in PERFORM.options(state, 0)
    after, events = _choose(state, Energy("astrogo"))
    assert events == [Expanded(0, 1, 0)]
    assert (after.pending[0].kind, after.pending[0].amount) == ("expand", 1)
    assert after.players[0].used == (False,) * 5
    state = replace(state, variant=replace(state.variant, tracks=("A1", "B2", "C2", "E2")))
    after, _ = _choose(state, Energy("astrogo"))
    assert after.pending[0].amount == 3


def test_discarded_research_scientist_uses_the_area() -> None:
    """Rules 11.9: the area meets the requirements of plans."""
    screens = ("S01", *[""] * 15)  # the plan of token S01 asks for 2 minerals
    state = _performing("research2-0", "E2-1", "minerals2-0", screens=screens)
    assert Upload("research2-0", 1, 0) in PERFORM.options(state, 0)
    after, _ = _choose(state, Upload("research2-0", 1, 0))
    assert after.players[0].upload == 0
    assert Upload("research2-0", 1, 0) not in PERFORM.options(with_player(state, 0, area=("",) * 5), 0)


def test_discarded_field_scientist() -> None:
    """The plain one: 1 helium and 2 CrypCoin."""
    state = _performing("A12")
    assert PERFORM.options(state, 0) == (Field("A12"),)
    after, events = _choose(state, Field("A12"))
    assert after.pending == (Due("coin", 2), Due("helium", 1), Due("end"))
    assert events == [UsedField(0, "A12", 1, 2)]


def test_first_bonus_performs_what_was_chosen() -> None:
    """Only the second one leaves it open (and/or)."""
    assert _why(_performing("A12"), Finish()) == ("perform-due", "11.7")
    state = _performing("A12", "E2-2")
    assert PERFORM.options(state, 0) == (Field("A12"), Finish())
    after, events = _choose(state, Finish())
    assert (after.pending, events) == ((Due("end"),), [Declined(0, "perform")])


def test_other_actions_do_not_perform_the_card() -> None:
    """The action is that of the card's type."""
    state = _performing("A12", "E2-1", "energy1-0")
    for action in (Energy("astrogo"), Upload("A12", 0, 0), Resources(("A12",), "none")):
        assert _why(state, action) == ("other-card", "11.9")
    assert _why(state, Field("A13")) == ("discarded-alone", "11.9")
