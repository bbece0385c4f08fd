"""Which decision is due when, and what follows the secret choices of a round (rules 3, 17; ruling 59)."""

from __future__ import annotations

from bot.games.skymines.actions import Choose, DropOut, Energy, Field, Place, Plan, Resources, Upload
from bot.games.skymines.change import with_player
from bot.games.skymines.events import Fulfilled, Linked, LunaPrepared
from bot.games.skymines.rules import RULES
from bot.games.skymines.state import SkyminesState
from tests.games.skymines.builders import first, holding
from tests.games.skymines.positions import position


def _planning(**options: str) -> SkyminesState:
    state = first(2, options)
    for seat in range(2):
        state = RULES.apply(state, seat, Choose(state.players[seat].offered[0])).state
    return state


def test_luna_draws_once_all_have_planned() -> None:
    state = _planning(luna="1")
    one = RULES.apply(state, 0, Plan(()))
    assert not [event for event in one.events if isinstance(event, LunaPrepared)]
    both = RULES.apply(one.state, 1, Plan(()))
    assert len([event for event in both.events if isinstance(event, LunaPrepared)]) == 1


def test_first_turn_of_a_round_looks_at_tasks() -> None:
    state = _planning(missions="on")
    mission = state.variant.missions[0]
    for seat in range(2):
        rich = {"tank": 28, "cash": 90, "upload": 15, "tracks": (24,) * 4, "screens": ("S01", *["A01"] * 15)}
        state = with_player(state, seat, **rich)
    step = RULES.apply(RULES.apply(state, 0, Plan(())).state, 1, Plan(()))
    assert Linked(state.first, mission) in step.events
    assert [event.seat for event in step.events if isinstance(event, Fulfilled)][:1] == [state.first]


def test_as_many_cards_as_slots_in_another_order_are_no_plan() -> None:
    state = _planning()
    cards = state.players[0].hand[2::-1]
    refusal = RULES.why_illegal(state, 0, Plan(cards))
    assert refusal is not None and (refusal.kind, refusal.rule) == ("plan-order", "3.2")


def test_a_turn_offers_an_action_for_each_kind_of_card() -> None:
    """Rules 2: resources, energy, research and field scientists, a marker on a bonus space, or dropping out."""
    area = {"titanium1-0": Resources, "energy1-0": Energy, "research2-0": Upload, "A12": Field}
    for kept in (tuple(area), *[(card,) for card in area]):
        kinds = {type(action) for action in RULES.legal(holding(position(), 0, *kept), 0)}
        assert kinds & set(area.values()) == {area[card] for card in kept}
        assert {Place, DropOut} <= kinds
