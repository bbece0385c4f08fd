"""Luna's deck, rounds and levels (rules 17.2, 17.4)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.events import Event
from bot.games.skymines.cards import measure
from bot.games.skymines.change import luna_of
from bot.games.skymines.events import LunaPassed, LunaPrepared
from bot.games.skymines.luna import begin_round, cards_of, has_passed, seated
from bot.games.skymines.luna.cards import LEVELS, LUNA_CARDS, LUNA_DATA, LUNA_TEXT, RESEARCH, TANK, read_luna
from bot.games.skymines.luna.deck import open_slots, pass_if_done, put_on_top, turn_up
from bot.games.skymines.luna.steps import gain
from bot.games.skymines.material import LUNA, RESEARCH_VALUES, TANK_LAST, TANK_SLOT_AT, TANK_VALUES
from bot.games.skymines.state import Luna, SkyminesState
from tests.games.skymines.luna_table import FIRST, SECOND, hers, luna_table

START = {6: (1, 1), 7: (3, 2), 8: (5, 3)}
"""Her start steps on tank and research track by level; 0 below."""
JOINS = {
    3: ((11, 19), (5, 10)),
    4: ((9, 16), (4, 8)),
    5: ((7, 13), (2, 7)),
    6: ((6, 13), (4, 8)),
    7: ((7, 10), (5, 7)),
    8: ((8, 11), (5, 7)),
}
"""The steps of tank and research track at which a second-grade card joins, by level; none below."""


def _everywhere(luna: Luna) -> Counter[str]:
    cards = (*luna.deck, *luna.added, *luna.discard, *luna.majority, *luna.slots)
    return Counter([card for card in cards if card])


def test_table_without_her_has_no_cards_of_hers() -> None:
    assert cards_of(luna_table()) == Counter([*FIRST, *SECOND])
    assert cards_of(replace(luna_table(), luna=None)) == Counter()


def test_deck_has_cards_of_first_grade_alone() -> None:
    luna = hers(2)
    assert sorted(luna.deck) == sorted(FIRST)
    assert sorted(luna.added) == sorted(SECOND)
    assert luna.cash == 1


def test_decks_are_shuffled_from_the_stream() -> None:
    other = seated(2, Chance(bytes([1] * 32)).open())
    assert (hers(2).deck, hers(2).added) != (other.deck, other.added)
    assert hers(2) == hers(2)


@pytest.mark.parametrize("level", range(9))
def test_level_sets_start_steps(level: int) -> None:
    assert (hers(level).tank, hers(level).research) == START.get(level, (0, 0))


@pytest.mark.parametrize("level", range(9))
def test_second_grade_cards_join_at_steps_of_the_level(level: int) -> None:
    """Each such step puts one card on top of the deck, one step at a time or several at once."""
    tank, research = JOINS.get(level, ((), ()))
    for field, steps in (("helium", tank), ("research", research)):
        state = luna_table(level)
        seen = list[int]()
        for step in range(1, 20 if field == "helium" else 11):
            before = len(luna_of(state).added)
            state = gain(state, [], **{field: 1})
            joined = before - len(luna_of(state).added)
            assert joined in (0, 1)
            seen += [step] * joined
        assert tuple(seen) == steps
        at_once = gain(luna_table(level), [], **{field: 19 if field == "helium" else 10})
        assert luna_of(at_once).deck == (*reversed(SECOND[: len(steps)]), *FIRST)


def test_step_reached_before_puts_no_card_on_the_deck() -> None:
    """Ruling 67: neither a start step nor one of an earlier turn counts again."""
    state = luna_table(8, luna={"tank": 8, "research": 5})
    assert luna_of(gain(state, [], helium=1)).added == SECOND
    assert luna_of(gain(state, [], research=1)).added == SECOND
    assert luna_of(gain(state, [], coin=3)).added == SECOND


def test_no_card_joins_once_all_have() -> None:
    state = put_on_top(luna_table(8, luna={"added": ("II-7",)}), 2)
    assert luna_of(state).deck == ("II-7", *FIRST)
    assert luna_of(put_on_top(state, 1)) == luna_of(state)


@pytest.mark.parametrize("level", range(9))
def test_slots_a_and_e_open_from_level_1(level: int) -> None:
    slots = {
        (TANK.slot - 1, RESEARCH.slot - 1): (1, 2, 3),
        (TANK.slot, 0): (0, 1, 2, 3),
        (0, RESEARCH.slot): (1, 2, 3, 4),
        (TANK.slot, RESEARCH.slot): (0, 1, 2, 3, 4),
    }
    for (tank, research), expected in slots.items():
        state = luna_table(level, luna={"tank": tank, "research": research})
        assert open_slots(state) == (expected if level else (1, 2, 3))


def test_round_draws_majority_cards_then_slots_from_left() -> None:
    events = list[Event]()
    state = begin_round(luna_table(1, luna={"tank": 8}), events)
    luna = luna_of(state)
    assert luna.majority == FIRST[:2]
    assert luna.slots == (*FIRST[2:6], "")
    assert luna.deck == FIRST[6:]
    assert events == [LunaPrepared("I-1", "I-2")]
    assert not has_passed(state)
    assert not luna.begun


def test_draw_raises_what_all_know() -> None:
    assert begin_round(luna_table(1, seats=2), []).knowledge == (1, 1)


@pytest.mark.parametrize("level", range(9))
def test_shuffled_deck_gets_card_from_level_2(level: int) -> None:
    """The discards are shuffled in the middle of a draw; the cards drawn before stay where they are."""
    state = luna_table(level, luna={"deck": FIRST[:2], "discard": FIRST[2:]})
    events = list[Event]()
    luna = luna_of(begin_round(state, events))
    assert luna.majority == FIRST[:2]
    assert luna.discard == ()
    joined = SECOND[:1] if level >= 2 else ()
    assert luna.added == SECOND[len(joined) :]
    assert sorted([*luna.deck, *filter(None, luna.slots)]) == sorted([*FIRST[2:], *joined])
    assert events == [LunaPrepared("I-1", "I-2", shuffled=True)]


def test_shuffle_draws_from_chance() -> None:
    state = luna_table(1, luna={"deck": (), "discard": FIRST})
    other = replace(state, chance=Chance(bytes([7] * 32)))
    assert luna_of(begin_round(state, [])).deck != luna_of(begin_round(other, [])).deck
    assert begin_round(state, []).chance.draws > 0


def test_new_round_discards_what_is_left_first() -> None:
    """Ruling 66: whatever she still has before her may be shuffled and drawn again."""
    left = {"deck": (), "discard": FIRST[6:], "majority": FIRST[:2], "slots": ("", *FIRST[2:6])}
    state = begin_round(luna_table(1, luna={**left, "passed": True, "begun": True}), [])
    luna = luna_of(state)
    assert _everywhere(luna) == Counter([*FIRST, *SECOND])
    assert len(luna.deck) == len(FIRST) - 5
    assert (luna.passed, luna.begun) == (False, False)


@pytest.mark.parametrize("level", (0, 2, 8))
def test_no_card_is_lost_in_seven_rounds(level: int) -> None:
    state = replace(luna_table(level), luna=hers(level))
    for _ in range(7):
        state = begin_round(state, [])
        while not has_passed(state):
            state, _, _ = turn_up(state, [])
            state = pass_if_done(state, [])
            assert _everywhere(luna_of(state)) == cards_of(state)
        assert not any(luna_of(state).slots)


def _last_card(majority: tuple[str, str], drawn: str) -> tuple[SkyminesState, list[Event]]:
    """Let her pass with a discard pile of this card alone."""
    events = list[Event]()
    state = luna_table(1, luna={"majority": majority, "discard": (drawn,), "deck": ()})
    return pass_if_done(state, events), events


@pytest.mark.parametrize(
    ("drawn", "side", "kept"),
    (("I-2", "left", ("", "I-5")), ("I-1", "right", ("I-8", "")), ("II-5", "", ("I-8", "I-5"))),
)
def test_discarded_card_removes_a_majority_card(drawn: str, side: str, kept: tuple[str, str]) -> None:
    """A greater left number removes the left one, a greater right number the right one, equal numbers none."""
    state, events = _last_card(("I-8", "I-5"), drawn)
    luna = luna_of(state)
    assert has_passed(state)
    assert luna.majority == kept
    assert events == [LunaPassed(side)]
    gone = {"left": ("I-8",), "right": ("I-5",), "": ()}[side]
    assert luna.discard == (drawn, *gone)


def test_passing_draws_one_of_the_discards_by_chance() -> None:
    hands = set[tuple[str, str]]()
    for seed in range(30):
        luna = {"majority": ("I-8", "I-5"), "discard": ("I-1", "I-2", "II-5"), "deck": ()}
        state = luna_table(1, luna=luna, chance=Chance(bytes([seed] * 32)))
        after = pass_if_done(state, [])
        assert after.chance.draws == 1
        hands.add(luna_of(after).majority)
    assert hands == {("", "I-5"), ("I-8", ""), ("I-8", "I-5")}


def test_majorities_count_left_and_right_card() -> None:
    state = luna_table(luna={"majority": ("II-1", "II-6")})
    spaces = ("titanium", "carbon", "energy", "minerals", "scientist")
    assert [measure(state, LUNA, space) for space in spaces] == [4, 6, 6, 4, 3]


def test_majorities_without_cards_count_nothing() -> None:
    spaces = ("titanium", "carbon", "energy", "minerals", "scientist")
    assert [measure(luna_table(), LUNA, space) for space in spaces] == [0] * 5


def test_remaining_majority_card_counts_after_passing() -> None:
    """Ruling 5 speaks of seats that dropped out, not of her."""
    state = luna_table(luna={"majority": ("", "II-6"), "passed": True})
    spaces = ("titanium", "carbon", "energy", "minerals", "scientist")
    assert [measure(state, LUNA, space) for space in spaces] == [0, 0, 6, 4, 2]


def test_tank_track_is_that_of_the_players() -> None:
    """One function moves all tank markers, and one list of values scores them."""
    assert (TANK.last, TANK.slot, dict(TANK.values)) == (TANK_LAST, TANK_SLOT_AT, TANK_VALUES)
    assert dict(RESEARCH.values) == RESEARCH_VALUES


def test_deck_and_levels_are_complete() -> None:
    assert tuple(LUNA_CARDS) == (*FIRST, *SECOND)
    assert len(LEVELS) == 9


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    (
        ('id = "I-2"', 'id = "I-1"', "each card of Luna has its own id"),
        ('id = "I-2"', 'id = "II-8"', "Luna has 12 and 7 cards"),
        ("spaces = [[7, 8]", "spaces = [[7, 13]", "I-2 names spaces of the display"),
        ("spaces = [[7, 8]", "spaces = [[0, 8]", "I-2 names spaces of the display"),
        ("[[7, 8], [2]", "[[7, 8]", "I-2 names spaces for each slot"),
        ('spaces = ["buy", "sell"', 'spaces = ["buy", "first-player"', "I-3 names bonus spaces"),
        ('spaces = ["buy", "sell"', 'spaces = ["buy"', "I-3 names a bonus space for each slot"),
        ('letter = "A"', 'letter = "D"', "I-9 names a letter"),
        ("[[levels]]\nslots = false\n", "", "levels are 0 to 8"),
        ("plan_column = [1, 2", "plan_column = [1", "each slot has a column of the research display"),
    ),
)
def test_faults_in_her_data_are_named(right: str, wrong: str, fault: str) -> None:
    assert right in LUNA_TEXT
    with pytest.raises(ValueError, match="edition file") as error:
        read_luna(LUNA_TEXT.replace(right, wrong, 1))
    assert str(error.value) == f"edition file: {fault}"


def test_unknown_companies_in_her_data_are_refused() -> None:
    with pytest.raises(ValueError, match="Invalid enum value"):
        read_luna(LUNA_TEXT.replace('companies = "least"', 'companies = "worst"'))


def test_her_data_are_read_as_the_rules_have_them() -> None:
    assert read_luna(LUNA_TEXT) == LUNA_DATA
    read_luna(LUNA_TEXT.replace("spaces = [[7, 8]", "spaces = [[7, 12]"))
