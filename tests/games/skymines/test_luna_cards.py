"""What each of Luna's cards does (rules 17.3), and what all lines of a kind have in common.

At the table of these tests Skymine is the most valuable company, then Tawac, Astrogo and Minerva.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from bot.games.core.events import Event
from bot.games.skymines.change import luna_of, with_luna, with_player
from bot.games.skymines.events import Advanced, LunaActed, LunaGained, LunaPassed, Placed, Stored
from bot.games.skymines.luna import act, has_passed
from bot.games.skymines.material import COMPANY_OF, LUNA
from bot.games.skymines.scoring import shares
from bot.games.skymines.state import Luna, Mark, SkyminesState, Station
from bot.games.skymines.tracks import shares_on_track
from tests.games.skymines.luna_table import in_slot, luna_table

ASTROGO, TAWAC, SKYMINE, MINERVA = COMPANY_OF.values()
STATIONS = (Station((0, 2, 0)), Station((2, 0, 0)), Station((0, 0, 3)), Station())
A, B, C, D, E = range(5)


class Turn(NamedTuple):
    """A turn of hers: the state after it, her, and the events."""

    state: SkyminesState
    luna: Luna
    events: list[Event]


def _act(card: str, slot: int = B, luna: dict[str, Any] | None = None, **changes: Any) -> Turn:
    """Let her turn up a card in a slot; `luna` and `changes`: what is different at the table."""
    table = with_luna(luna_table(**{"stations": STATIONS, **changes}), **(luna or {}))
    events = list[Event]()
    state = act(in_slot(table, card, slot), events)
    assert events[0] == LunaActed(slot, card)
    return Turn(state, luna_of(state), events)


def _marks(card: str) -> list[str]:
    """Return the space that a card blocks in each slot."""
    spaces = list[str]()
    for slot in range(5):
        turn = _act(card, slot)
        (mark,) = turn.state.marks
        assert mark == Mark(mark.space, LUNA)
        assert Placed(LUNA, mark.space) in turn.events
        spaces.append(mark.space)
    return spaces


def _taken(card: str) -> list[tuple[int, ...]]:
    """Return the spaces (from 1) of the display that a card empties in each slot; no card there shows a share."""
    return [_emptied(_act(card, slot)) for slot in range(5)]


def _emptied(turn: Turn) -> tuple[int, ...]:
    display = luna_table().display
    spaces = tuple([at for at, card in enumerate(turn.state.display, 1) if not card])
    assert turn.luna.cards == tuple([display[at - 1] for at in spaces])
    assert LunaGained(cards=turn.luna.cards) in turn.events
    assert turn.state.discard == ()
    return spaces


def _gone(card: str, letter: int) -> list[int]:
    """Return the space (from 1) of a letter that a card empties in each slot."""
    return [_act(card, slot).state.research_display[letter].index("") + 1 for slot in range(5)]


def _outposts(state: SkyminesState, company: int) -> tuple[int, ...]:
    return tuple([target for target, spaces in enumerate(state.board, 1) if company in spaces])


# -- the cards ---------------------------------------------------------------------------------------------------------


def test_i_1_takes_first_space_and_best_share() -> None:
    """Of two cards with a share of the most valuable company she takes that on the lower space."""
    shares = ("A01", "B03", "A03", "C02", "B04", "B01", *[""] * 6)
    for slot in range(5):
        turn = _act("I-1", slot, display=shares)
        assert turn.luna.cards == ("A01", "C02")
        assert turn.state.display == ("", "B03", "A03", "", "B04", "B01", *[""] * 6)


def test_i_2_advances_second_company_and_takes_cards() -> None:
    assert _act("I-2").luna.tracks == (0, 1, 0, 0)
    assert _taken("I-2") == [(7, 8), (2,), (3,), (4,), (6, 10)]


def test_i_3_gains_coins_advances_best_and_marks() -> None:
    turn = _act("I-3")
    assert turn.luna.tracks == (0, 0, 1, 0)
    assert turn.luna.cash == 10 + 2
    assert _marks("I-3") == ["buy", "sell", "tile-field", "tile-research", "tile-energy"]


def test_i_4_gains_coins_and_research_and_marks() -> None:
    turn = _act("I-4")
    assert (turn.luna.cash, turn.luna.research, turn.luna.tank) == (12, 1, 0)
    assert _marks("I-4") == ["tile-research", "tile-energy", "tile-field", "tile-plus", "sell"]


def test_i_5_gains_coins_and_research_and_marks() -> None:
    turn = _act("I-5")
    assert (turn.luna.cash, turn.luna.research, turn.luna.tank) == (12, 1, 0)
    assert _marks("I-5") == ["tile-plus", "tile-field", "tile-research", "buy", "tile-energy"]


def test_i_6_advances_and_expands_her_lead_lowest_first() -> None:
    turn = _act("I-6", luna={"tracks": (1, 1, 2, 1)})
    assert turn.luna.tracks == (1, 1, 3, 1)
    assert _outposts(turn.state, SKYMINE) == (1, 4)


def test_i_7_advances_and_expands_her_lead_highest_first() -> None:
    turn = _act("I-7", luna={"tracks": (1, 1, 2, 1)})
    assert turn.luna.tracks == (1, 1, 3, 1)
    assert _outposts(turn.state, SKYMINE) == (20, 21)


def test_i_8_gains_coins_and_research_and_marks() -> None:
    turn = _act("I-8")
    assert (turn.luna.cash, turn.luna.research, turn.luna.tank) == (12, 1, 0)
    assert _marks("I-8") == ["tile-field", "tile-research", "buy", "tile-plus", "tile-energy"]


def test_i_9_advances_two_best_and_discards_special_and_a() -> None:
    turn = _act("I-9", specials=("R2", "R3"))
    assert turn.luna.tracks == (0, 1, 1, 0)
    assert turn.state.specials == ("R2",)
    assert turn.luna.plans == (luna_table().research_display[A][1],)
    assert LunaGained(plans=("R3",)) in turn.events
    assert LunaGained(plans=turn.luna.plans) in turn.events
    assert _gone("I-9", A) == [1, 2, 3, 4, 1]
    assert all(all(row) for row in turn.state.research_display[1:])


def test_i_10_gains_coins_and_expands_least_valuable() -> None:
    turn = _act("I-10")
    assert turn.luna.tracks == (0, 0, 0, 2)
    assert turn.luna.cash == 10 + 3
    assert _outposts(turn.state, MINERVA) == (22, 23, 24)


def test_i_11_advances_two_best_and_discards_b_and_c() -> None:
    turn = _act("I-11")
    assert turn.luna.tracks == (0, 1, 1, 0)
    assert _gone("I-11", B) == [1, 2, 3, 4, 1]
    assert _gone("I-11", C) == [1, 2, 3, 4, 1]
    assert all(turn.state.research_display[A])
    assert turn.state.specials == ("R2",)


def test_i_12_gains_helium_and_takes_two_cards() -> None:
    turn = _act("I-12")
    assert (turn.luna.tank, turn.luna.cash) == (2, 10)
    assert _taken("I-12") == [(1, 2), (1, 3), (1, 4), (1, 6), (1, 7)]


def test_ii_1_gains_coins_advances_two_best_and_discards_b() -> None:
    turn = _act("II-1")
    assert turn.luna.tracks == (0, 2, 2, 0)
    assert turn.luna.cash == 10 + 3
    assert _gone("II-1", B) == [1, 2, 3, 4, 1]
    assert all(turn.state.research_display[A])


def test_ii_2_advances_all_and_discards_special_and_a() -> None:
    turn = _act("II-2")
    assert turn.luna.tracks == (2, 2, 2, 2)
    assert turn.state.specials == ()
    assert _gone("II-2", A) == [1, 2, 3, 4, 1]


def test_ii_3_advances_and_expands_her_lead_highest_first() -> None:
    turn = _act("II-3", luna={"tracks": (1, 1, 2, 1)})
    assert turn.luna.tracks == (1, 1, 4, 1)
    assert _outposts(turn.state, SKYMINE) == (20, 21, 23)


def test_ii_4_gains_coins_and_research_and_marks() -> None:
    turn = _act("II-4")
    assert (turn.luna.cash, turn.luna.research) == (13, 2)
    assert _marks("II-4") == ["buy", "tile-plus", "tile-field", "tile-research", "sell"]


def test_ii_5_gains_and_takes_card_and_best_share() -> None:
    turn = _act("II-5")
    assert (turn.luna.tank, turn.luna.research) == (2, 2)
    assert _taken("II-5") == [(2,), (3,), (4,), (6,), (11,)]
    with_share = _act("II-5", D, display=(*[""] * 5, "A06", *[""] * 5, "B04"))
    assert with_share.luna.cards == ("A06", "B04")


def test_ii_6_gains_coins_and_helium_and_marks() -> None:
    turn = _act("II-6")
    assert (turn.luna.cash, turn.luna.tank) == (13, 4)
    assert _marks("II-6") == ["buy", "tile-energy", "tile-field", "tile-research", "sell"]


def test_ii_7_expands_two_leads_less_valuable_first() -> None:
    """Astrogo takes 1 and 2, so that Skymine goes from 4 to 8; the other order would be 4 and 1, then 2 and 3."""
    turn = _act("II-7", luna={"tracks": (3, 1, 4, 1)})
    assert turn.luna.tracks == (4, 1, 5, 1)
    assert _outposts(turn.state, ASTROGO) == (1, 2)
    assert _outposts(turn.state, SKYMINE) == (4, 8)


@pytest.mark.parametrize(
    ("card", "tank", "research"),
    (
        *[(card, 2, 0) for card in ("I-4", "I-5", "I-8", "I-12", "II-5", "II-6", "II-7")],
        *[(card, 0, 1) for card in ("II-1", "II-2", "II-3", "II-4")],
        *[(card, 0, 0) for card in ("I-1", "I-2", "I-3", "I-6", "I-7", "I-9", "I-10", "I-11")],
    ),
)
def test_majority_card_reveals_on_her_first_turn(card: str, tank: int, research: int) -> None:
    """The effect comes on whichever side the card lies, once a round."""
    blank = "I-2" if card != "I-2" else "I-1"
    for majority in ((card, blank), (blank, card)):
        state = luna_table(luna={"majority": majority, "slots": ("", "I-3", "I-9", "", "")}, stations=STATIONS)
        once = act(state, [])
        assert (luna_of(once).tank, luna_of(once).research) == (tank, research)
        twice = act(once, [])
        assert (luna_of(twice).tank, luna_of(twice).research) == (tank, research)


def test_both_majority_cards_reveal_before_her_card_acts() -> None:
    state = luna_table(luna={"majority": ("I-4", "II-1"), "slots": ("", "I-3", "I-9", "", "")})
    events = list[Event]()
    act(state, events)
    assert events[:4] == [LunaGained(helium=2), Stored(LUNA, 2), LunaGained(research=1), LunaActed(1, "I-3")]


def test_ruling_68_markers_go_by_the_order_of_the_rules() -> None:
    """The published cards number the two spaces below the first player's 3 and 4, and those of the tiles 1 to 4."""
    numbered = {
        "I-3": ("3", "4", "b2", "b3", "b4"),
        "I-4": ("b3", "b4", "b2", "b1", "4"),
        "I-5": ("b1", "b2", "b3", "3", "b4"),
        "I-8": ("b2", "b3", "3", "b1", "b4"),
        "II-4": ("3", "b1", "b2", "b3", "4"),
        "II-6": ("3", "b4", "b2", "b3", "4"),
    }
    spaces = {
        "3": "buy",
        "4": "sell",
        "b1": "tile-plus",
        "b2": "tile-field",
        "b3": "tile-research",
        "b4": "tile-energy",
    }
    for card, numbers in numbered.items():
        assert _marks(card) == [spaces[number] for number in numbers], card


def test_ruling_70_best_share_is_on_the_lowest_space() -> None:
    """Skymine is worth most, then Tawac: B04 and D07 show its share, B03 and C01 that of Tawac."""
    others = ("A01", "B01", "A02", "B02")
    both = _act("I-1", display=(*others, "C01", "D07", "B03", "B04", *[""] * 4))
    assert both.luna.cards == ("A01", "D07")
    none = _act("I-1", display=(*others, "", "B03", "C01", *[""] * 5))
    assert none.luna.cards == ("A01", "B03")


# -- turns -------------------------------------------------------------------------------------------------------------


def test_she_turns_up_her_slots_from_left_and_passes() -> None:
    """She passes in the turn of her last card; the cards lie on the discard pile, one turn after the other."""
    cards = ("I-3", "I-4", "I-5", "I-8", "I-9")
    state = luna_table(luna={"majority": ("I-1", "I-2"), "slots": cards}, stations=STATIONS)
    for slot, card in enumerate(cards):
        assert not has_passed(state)
        events = list[Event]()
        state = act(state, events)
        assert LunaActed(slot, card) in events
        assert luna_of(state).discard[: slot + 1] == cards[: slot + 1]
        assert any(isinstance(event, LunaPassed) for event in events) == (slot == E)
    assert has_passed(state)


def test_card_turned_up_raises_what_all_know() -> None:
    assert _act("I-3", seats=3).state.knowledge == (1, 1, 1)


# -- what all lines of a kind have in common ---------------------------------------------------------------------------


def test_empty_spaces_of_the_display_give_nothing() -> None:
    """Ruling 60: of two spaces she takes what is there, and nothing else in place of the rest."""
    display = luna_table().display
    half = tuple(["" if at == 6 else card for at, card in enumerate(display)])
    assert _act("I-2", A, display=half).luna.cards == (display[7],)
    none = tuple(["" if at == 1 else card for at, card in enumerate(display)])
    turn = _act("I-2", B, display=none)
    assert turn.luna.cards == ()
    assert turn.state.display == none


def test_display_without_share_gives_no_share_card() -> None:
    assert _act("I-1").luna.cards == ("A01",)


def test_cards_she_took_count_their_shares() -> None:
    state = _act("I-1", display=("B04", "C02", *[""] * 10)).state
    on_tracks = [shares_on_track(state, LUNA, company) for company in range(4)]
    assert [shares(state, LUNA, company) - on_tracks[company] for company in range(4)] == [0, 0, 2, 0]


def test_plan_in_red_frame_brings_supplement_coins() -> None:
    """They are hers once, though two plans of red frames go."""
    turn = _act("I-11", A, supplement=3)
    assert turn.state.supplement == 0
    assert turn.luna.cash == 10 + 3
    assert turn.events.count(LunaGained(coin=3)) == 1


def test_plan_without_red_frame_leaves_supplement_coins() -> None:
    turn = _act("I-11", B, supplement=3)
    assert (turn.state.supplement, turn.luna.cash) == (3, 10)


def test_empty_space_of_the_research_display_brings_nothing() -> None:
    """Neither a plan goes nor do the coins come."""
    table = luna_table()
    rows = (("", *table.research_display[0][1:]), *table.research_display[1:])
    turn = _act("I-9", A, research_display=rows, supplement=3)
    assert turn.state.research_display == rows
    assert (turn.state.supplement, turn.luna.cash) == (3, 10)


def test_no_special_plan_to_discard_brings_nothing() -> None:
    turn = _act("II-2", specials=())
    assert turn.state.specials == ()


def test_latest_special_plan_goes_whatever_its_place() -> None:
    assert _act("I-9", specials=("R5", "R3")).state.specials == ("R3",)


def test_marker_is_not_placed_on_a_space_that_is_taken() -> None:
    marks = (Mark("sell", 0),)
    turn = _act("I-3", B, marks=marks)
    assert turn.state.marks == marks
    assert not any(isinstance(event, Placed) for event in turn.events)


def test_marker_costs_and_brings_nothing() -> None:
    turn = _act("II-4", C)
    assert turn.state.marks == (Mark("tile-field", LUNA),)
    assert turn.luna.cash == 10 + 3


def test_she_pays_a_barrier_with_what_she_has() -> None:
    """She goes on with an empty purse, too."""
    turn = _act("II-2", luna={"cash": 1, "tracks": (0, 5, 0, 0)})
    assert turn.luna.tracks == (2, 7, 2, 2)
    assert Advanced(LUNA, TAWAC, 5, 7, paid=1) in turn.events


def test_steps_past_the_last_space_of_a_track_bring_coins() -> None:
    turn = _act("II-1", luna={"tracks": (0, 0, 23, 0)})
    assert turn.luna.tracks == (0, 2, 24, 0)
    assert turn.luna.cash == 10 + 3 + 2


def test_thresholds_pay_her_and_those_before_her() -> None:
    table = with_player(luna_table(stations=STATIONS), 0, tracks=(0, 0, 9, 0))
    state = act(in_slot(with_luna(table, tracks=(0, 0, 3, 0)), "I-3"), [])
    assert luna_of(state).cash == 10 + 2 + 1
    assert state.players[0].cash == 10 + 1


def test_helium_past_the_last_space_brings_coins() -> None:
    turn = _act("II-6", luna={"tank": 27})
    assert (turn.luna.tank, turn.luna.cash) == (28, 10 + 3 + 2 * 3)


def test_research_past_the_last_step_brings_coins() -> None:
    turn = _act("II-4", luna={"research": 14})
    assert (turn.luna.research, turn.luna.cash) == (15, 10 + 3 + 2)
    assert LunaGained(coin=3 + 2, research=1) in turn.events
