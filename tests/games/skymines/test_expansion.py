"""Expansions that are due: entering, columns, rewards, energy lost (rules 5, 16; rulings 29 to 32, 50)."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.skymines.actions import Column, Enter, Finish, Remove, Return
from bot.games.skymines.events import ColumnNamed, Entered, Expanded, Gained, Returned, Stopped
from bot.games.skymines.expansion import expand
from bot.games.skymines.material import COMPANIES, NOBODY
from bot.games.skymines.speech import words
from bot.games.skymines.state import Deeds, Due, SkyminesState, Station
from bot.games.skymines.stations import pieces
from tests.games.skymines.boards import (
    ASTROGO,
    DECISIONS,
    MINERVA,
    SKYMINE,
    TAWAC,
    do,
    due_decision,
    expanded,
    gains,
    holder,
    options,
    play,
    refusal,
    refused,
    standing,
    with_vacated,
)
from tests.games.skymines.builders import table

LEFT, MIDDLE, RIGHT = range(3)


def belt_example() -> SkyminesState:
    """Return the Belt of the text's example: Minerva is on asteroid 18, Astrogo's shuttle on 13."""
    return standing(standing(table(board="belt"), MINERVA, 18), ASTROGO, 13, column=MIDDLE)


# -- the worked examples of the text ----------------------------------------------------------------------------------


def test_moon_example_enters_three_sectors_for_five_energy() -> None:
    state = standing(table(), SKYMINE, 24)
    outcome = expanded(state, MINERVA, 5, 21, 16, 24)
    entered = [event for event in outcome.events if isinstance(event, Entered)]
    assert [(event.target, event.cost, event.ousted) for event in entered] == [
        (21, 1, NOBODY),
        (16, 1, NOBODY),
        (24, 3, SKYMINE),
    ]
    assert gains(outcome.state) == {"coin": 1, "research": 3}
    assert [holder(outcome.state, sector) for sector in (21, 16, 24)] == ["minerva"] * 3
    assert outcome.state.stations[SKYMINE] == Station()
    assert outcome.events[-1] == Returned(SKYMINE, 24, LEFT)


def test_belt_example_enters_four_spaces_for_six_energy() -> None:
    outcome = expanded(belt_example(), MINERVA, 6, 19, 114, 13, 218)
    entered = [event for event in outcome.events if isinstance(event, Entered)]
    assert [(event.target, event.cost, event.ousted) for event in entered] == [
        (19, 1, NOBODY),
        (14, 2, NOBODY),
        (13, 2, ASTROGO),
        (18, 1, NOBODY),
    ]
    assert gains(outcome.state) == {"coin": 1, "research": 1, "minerva": 1}
    assert outcome.events[-1] == Returned(ASTROGO, 13, MIDDLE)
    assert outcome.state.stations[ASTROGO] == Station()
    assert outcome.state.stations[MINERVA].vacated[MIDDLE] == 2


# -- what can be entered ----------------------------------------------------------------------------------------------


def test_sectors_entered_now_open_further_ones() -> None:
    state = expanded(table(), MINERVA, 5, 21).state
    assert Enter(16) in options(state)
    assert Enter(16) not in options(expanded(table(), MINERVA, 5).state)


def test_only_affordable_sectors_are_offered() -> None:
    assert [option for option in options(expanded(table(), MINERVA, 2, 21).state) if isinstance(option, Enter)] == [
        Enter(16),
        Enter(23),
    ]


def test_expansion_ends_by_itself_without_energy() -> None:
    outcome = expanded(table(), MINERVA, 2, 21, 16)
    assert gains(outcome.state) == {"coin": 1, "research": 1}
    assert outcome.events == [
        Expanded(0, 2, MINERVA),
        Entered(0, MINERVA, 21, 1),
        Entered(0, MINERVA, 16, 1),
        Gained(0, "expansion", 1, 0, 1),
    ]


def test_expansion_ends_by_itself_where_energy_is_too_little() -> None:
    """One energy is left, but foreign outposts and double lines are dearer."""
    state = standing(table(), SKYMINE, 23, 16, 24)
    outcome = expanded(state, MINERVA, 3, 21)
    assert Enter(23) in options(outcome.state)
    outcome = expanded(state, MINERVA, 2, 21)
    assert Stopped(0, "energy", 1, MINERVA) in outcome.events
    assert gains(outcome.state) == {"coin": 1}


def test_energy_need_not_be_spent() -> None:
    """Ruling 29."""
    state = expanded(table(), MINERVA, 5, 21).state
    outcome = play(state, Finish())
    assert outcome.events == [Stopped(0, "energy", 4, MINERVA), Gained(0, "expansion", 1)]
    assert gains(outcome.state) == {"coin": 1}


def test_expansion_may_enter_nothing() -> None:
    """Ruling 29: the whole energy is lost."""
    outcome = play(expanded(table(), MINERVA, 5).state, Finish())
    assert outcome.events == [Stopped(0, "energy", 5, MINERVA)]
    assert outcome.state.pending == ()


def test_expansion_without_company_loses_the_energy() -> None:
    events: list[Event] = []
    state = expand(table(), 0, NOBODY, 1, events)
    assert state == table()
    assert events == [Expanded(0, 1)]


def test_deeds_count_entries_and_ousted_pieces() -> None:
    state = standing(table(), SKYMINE, 24)
    assert expanded(state, MINERVA, 5, 21, 16, 24).state.deeds == Deeds(targets=3, ousted=1)
    assert expanded(belt_example(), MINERVA, 6, 19, 114, 13, 218).state.deeds == Deeds(targets=4, ousted=1)


def test_players_may_oust_any_company() -> None:
    """Ruling 31: shares in the ousted company do not matter."""
    state = standing(table(), TAWAC, 21)
    state = replace(state, players=(replace(state.players[0], tracks=(0, 20, 0, 0)), state.players[1]))
    assert holder(expanded(state, MINERVA, 2, 21).state, 21) == "minerva"


# -- pieces run out ---------------------------------------------------------------------------------------------------


def test_expansion_ends_when_the_station_runs_out() -> None:
    state = with_vacated(table(), MINERVA, 5, 5, 4)
    outcome = expanded(state, MINERVA, 5, 21)
    assert Stopped(0, "energy", 4, MINERVA) in outcome.events
    assert gains(outcome.state) == {"coin": 1}
    assert outcome.state.stations[MINERVA].vacated == (5, 5, 5)


def test_belt_goes_on_with_outposts_without_shuttles() -> None:
    state = with_vacated(belt_example(), MINERVA, 1, 5, 0)
    assert [option for option in options(expanded(state, MINERVA, 3).state) if isinstance(option, Enter)] == [
        Enter(115),
        Enter(215),
        Enter(218),
    ]


def test_belt_goes_on_with_shuttles_without_outposts() -> None:
    state = with_vacated(belt_example(), MINERVA, 5, 0, 5)
    assert options(expanded(state, MINERVA, 3).state) == (Enter(19), Enter(31), Enter(32), Finish())


def test_belt_takes_each_kind_from_its_columns() -> None:
    station = expanded(belt_example(), MINERVA, 2, 19, 218).state.stations[MINERVA]
    assert station.vacated == (2, 1, 0)


# -- columns ----------------------------------------------------------------------------------------------------------


def test_outposts_are_taken_by_the_rule_of_thumb() -> None:
    """The first piece leaves the right column, which shows a coin icon at once; then the started column is finished."""
    assert expanded(table(), MINERVA, 3, 21, 16, 17).state.stations[MINERVA].vacated == (0, 0, 3)


def test_column_holds_for_all_later_entries() -> None:
    """Ruling 30."""
    outcome = play(expanded(table(), MINERVA, 3).state, Column(2), Enter(21), Enter(16), Enter(17))
    assert outcome.state.stations[MINERVA].vacated == (0, 3, 0)
    assert outcome.events[0] == ColumnNamed(0, MINERVA, MIDDLE)


def test_column_that_is_empty_gives_way_to_the_rule_of_thumb() -> None:
    state = with_vacated(table(), MINERVA, 0, 4, 0)
    outcome = play(expanded(state, MINERVA, 3).state, Enter(21), Enter(16))
    assert outcome.state.stations[MINERVA].vacated == (0, 5, 1)
    outcome = play(expanded(with_vacated(table(), MINERVA, 4, 2, 0), MINERVA, 3).state, Column(2), Enter(21))
    assert outcome.state.stations[MINERVA].vacated == (4, 3, 0)


def test_columns_are_offered_where_they_differ_from_the_used_one() -> None:
    state = with_vacated(table(), MINERVA, 0, 5, 0)
    assert [option for option in options(expanded(state, MINERVA, 3).state) if isinstance(option, Column)] == [
        Column(1)
    ]


def test_belt_offers_columns_of_outposts() -> None:
    state = expanded(belt_example(), MINERVA, 3).state
    assert [option for option in options(state) if isinstance(option, Column)] == [Column(3)]


def test_one_column_is_named_between_two_entries() -> None:
    state = play(expanded(table(), MINERVA, 3).state, Column(2)).state
    assert not [option for option in options(state) if isinstance(option, Column)]
    assert refused(state, Column(1)) == "column-named 5.6"
    state = play(state, Enter(21)).state
    assert Column(1) in options(state)
    assert state.pending == (Due("expand", 2, MINERVA, targets=(21,), column=MIDDLE),)


def test_no_column_is_named_where_only_shuttles_can_enter() -> None:
    state = with_vacated(belt_example(), MINERVA, 1, 0, 0)
    state = standing(state, TAWAC, (18, 1), (18, 2), 15, (15, 1), (15, 2))
    state = expanded(state, MINERVA, 1).state
    assert options(state) == (Enter(19), Enter(31), Finish())
    assert refused(state, Column(3)) == "no-outpost-due 5.6"
    found = refusal(state, Column(3))
    assert found is not None and found.reason.facts == {"company": words.company(MINERVA)}


# -- ousted pieces ----------------------------------------------------------------------------------------------------


def test_rewards_are_due_before_ousted_pieces_return() -> None:
    """Track spaces are due last of all rewards, on the track of the expanded company (ruling 32)."""
    state = expanded(standing(table(), SKYMINE, 23), MINERVA, 4, 21).state
    state = do(do(state, Enter(23)).state, Finish()).state
    assert state.pending == (Due("coin", 1), Due("move", 1, MINERVA), Due("return", company=SKYMINE, targets=(23,)))


def test_two_pieces_of_a_company_return_one_after_the_other() -> None:
    state = standing(standing(table(), SKYMINE, 23), SKYMINE, 21, column=RIGHT)
    outcome = expanded(state, MINERVA, 4, 21, 23)
    assert outcome.state.pending[0] == Due("return", company=SKYMINE, targets=(21,))
    outcome = play(outcome.state, Return(3))
    assert outcome.events == [Returned(SKYMINE, 21, RIGHT), Returned(SKYMINE, 23, LEFT)]
    assert outcome.state.stations[SKYMINE] == Station()


# -- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (Enter(0), "no-target 5.3"),
        (Enter(25), "no-target 5.3"),
        (Enter(116), "no-target 5.3"),
        (Enter(22), "out-of-reach 5.3"),
        (Enter(21), "own-piece 5.3"),
        (Enter(24), "too-dear 5.4"),
        (Column(0), "no-column 5.5"),
        (Column(4), "no-column 5.5"),
        (Column(1), "column-empty 5.5"),
        (Column(3), "column-in-use 5.6"),
    ],
)
def test_refusals_on_the_moon(action: Enter | Column, refusal: str) -> None:
    state = with_vacated(standing(table(), SKYMINE, 24), MINERVA, 5, 0, 0)
    assert refused(expanded(state, MINERVA, 2, 21).state, action) == refusal


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (Enter(14), "no-target 5.3"),
        (Enter(119), "no-target 5.3"),
        (Enter(414), "no-target 5.3"),
        (Enter(114), "out-of-reach 5.3"),
        (Enter(20), "out-of-reach 5.3"),
        (Enter(118), "own-piece 5.3"),
        (Enter(318), "like-another 16.2"),
        (Enter(19), "no-piece 5.5"),
        (Column(2), "no-column 16.1"),
    ],
)
def test_refusals_on_the_belt(action: Enter | Column, refusal: str) -> None:
    state = with_vacated(belt_example(), MINERVA, 1, 5, 0)
    assert refused(expanded(state, MINERVA, 3).state, action) == refusal


# -- random expansions ------------------------------------------------------------------------------------------------


def _all_actions() -> list[Action]:
    numbers = range(-1, 7)
    spaces = [Enter(noun) for noun in range(420)]
    removals = [Remove(company, column) for company in (*COMPANIES, "none") for column in numbers]
    return [*spaces, *[Column(at) for at in numbers], *[Return(at) for at in numbers], *removals, Finish()]


def _check(state: SkyminesState, dice: random.Random) -> None:
    """Listed and tested actions agree, and each company has its 15 pieces."""
    if state.pending and state.pending[0].kind in DECISIONS:
        legal = set(options(state))
        moves = due_decision(state).moves
        others = [action for action in _all_actions() if type(action) in moves and action not in legal]
        tested = (*legal, *dice.sample(others, min(len(others), 60)))
        assert {action for action in tested if refusal(state, action) is None} == legal
    ousted = [company for due in state.pending for company, _ in due.ousted]
    ousted += [due.company for due in state.pending if due.kind == "return"]
    for company in range(4):
        on_board = sum([holders.count(company) for holders in state.board])
        left = pieces(state.stations[company])
        assert on_board + left + sum(state.removed[company]) + ousted.count(company) == 15


@pytest.mark.parametrize("board", ["moon", "belt"])
@pytest.mark.parametrize("seed", range(6))
def test_random_expansions_keep_all_pieces(board: str, seed: int) -> None:
    dice = random.Random(f"{board} {seed}")
    state, seen = table(board=board), set[str]()
    for turn in range(60):
        company = dice.randrange(4)
        state = replace(state, pending=())
        if turn % 9 == 8:
            state = replace(state, pending=(Due("remove", 2),))
        else:
            state = expand(state, 0, company, dice.randint(1, 9), [])
        state = play(state).state
        while state.pending and state.pending[0].kind in DECISIONS:
            _check(state, dice)
            action = dice.choice(
                [each for each in options(state) if each != Finish() or dice.random() < 0.1] or [Finish()]
            )
            seen.add(type(action).__name__)
            state = play(state, action).state
        _check(state, dice)
    assert {"Enter", "Column", "Remove", "Return"} <= seen
