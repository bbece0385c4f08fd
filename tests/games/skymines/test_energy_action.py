"""The action that uses all energy (rules 5; ruling 29; tile and A1 of ruling 6; E2's card alone)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.skymines import energy_action
from bot.games.skymines.actions import Column, Energy, Enter, Finish
from bot.games.skymines.cards import energy, face_up
from bot.games.skymines.change import with_player
from bot.games.skymines.energy_action import LATER
from bot.games.skymines.entry import nouns_of
from bot.games.skymines.events import Expanded
from bot.games.skymines.expansion import affordable
from bot.games.skymines.material import COMPANIES, NOBODY
from bot.games.skymines.rules import ACTIONS, RULES
from bot.games.skymines.speech import words
from bot.games.skymines.state import Due, SkyminesState, Station
from tests.games.skymines.boards import MINERVA, SKYMINE, standing, with_vacated
from tests.games.skymines.builders import holding, table

ALL = tuple([Energy(company) for company in COMPANIES])


def _offered(state: SkyminesState) -> tuple[Energy, ...]:
    """Return the uses of energy that the first seat has in its turn."""
    return tuple([action for action in ACTIONS.options(state, 0) if isinstance(action, Energy)])


def _later(actions: tuple[Energy, ...]) -> tuple[Energy, ...]:
    """Return the actions that name a company alone."""
    return tuple([action for action in actions if action.target == LATER])


def test_energy_serves_any_company() -> None:
    assert _later(_offered(holding(table(), 0, "energy1-0"))) == ALL


def test_first_space_is_said_with_the_company() -> None:
    """Each space that the energy reaches is offered; to name it with the company is to enter it next."""
    state = holding(table(), 0, "energy1-0", "energy2-0")
    offered = _offered(state)
    nouns = [entry.noun for entry in affordable(state, MINERVA, 3)]
    assert [action.target for action in offered if action.company == "minerva"] == [*nouns, LATER]
    for noun in nouns:
        at_once = RULES.apply(state, 0, Energy("minerva", noun))
        later = RULES.apply(state, 0, Energy("minerva"))
        entered = RULES.apply(later.state, 0, Enter(noun))
        assert at_once.state == entered.state
        assert at_once.events == (*later.events, *entered.events)


def test_first_space_is_refused_like_a_later_one() -> None:
    state = standing(holding(table(), 0, "energy1-0"), MINERVA, 21)
    expanding = RULES.apply(state, 0, Energy("minerva")).state
    for noun in (0, *nouns_of(state.board), 99):
        refusal = energy_action.why_not(state, 0, Energy("minerva", noun))
        assert refusal == (RULES.why_illegal(expanding, 0, Enter(noun)) if noun != LATER else None)


def test_energy_needs_a_face_up_energy_card() -> None:
    state = holding(table(), 0, "titanium1-0")
    assert _offered(state) == ()
    refusal = energy_action.why_not(state, 0, Energy("minerva"))
    assert refusal is not None
    assert (refusal.kind, refusal.rule) == ("energy-none", "5.1")


def test_all_energy_cards_are_used_together() -> None:
    state = holding(table(), 0, "energy1-0", "titanium1-0", "energy2-0")
    events: list[Event] = []
    after = energy_action.do(state, 0, Energy("minerva"), events)
    assert events == [Expanded(0, 3, MINERVA)]
    assert after.pending == (Due("expand", 3, MINERVA),)
    assert after.players[0].used == (True, False, True, False, False)


def test_energy_tile_is_used_too() -> None:
    """Ruling 6."""
    state = with_player(holding(table(), 0, "energy1-0"), 0, tiles=("tile-energy", "tile-field"))
    after = energy_action.do(state, 0, Energy("astrogo"), [])
    assert after.pending[0].amount == 3
    assert [card.id for card in face_up(after, 0)] == ["tile-field"]


def test_first_bonus_of_a1_adds_a_point() -> None:
    state = with_player(holding(table(), 0, "energy1-0"), 0, levels=(1, 0, 0, 0))
    assert energy_action.do(state, 0, Energy("astrogo"), []).pending[0].amount == 2


def test_used_energy_cards_count_no_more() -> None:
    state = with_player(holding(table(), 0, "energy1-0"), 0, used=(True, False, False, False, False))
    assert _offered(state) == ()


def test_company_without_pieces_is_not_offered() -> None:
    state = with_vacated(holding(table(), 0, "energy2-0"), MINERVA, 5, 5, 5)
    assert _later(_offered(state)) == ALL[:MINERVA]
    refusal = energy_action.why_not(state, 0, Energy("minerva"))
    assert refusal is not None
    assert (refusal.kind, refusal.rule) == ("no-pieces", "5.2")


def test_company_too_dear_for_the_energy_is_not_offered() -> None:
    state = standing(holding(table(), 0, "energy1-0"), SKYMINE, 21, 23, 24)
    assert Energy("minerva") not in _offered(state)
    refusal = energy_action.why_not(state, 0, Energy("minerva"))
    assert refusal is not None
    assert (refusal.kind, refusal.rule) == ("energy-little", "5.4")
    assert refusal.reason.facts["cost"] == 2
    assert refusal.remedy.facts == {"count": 3, "companies": words.companies([0, 1, 2])}


def test_energy_is_lost_where_nothing_can_be_entered() -> None:
    """Ruling 29: no company is asked for, and the cards are turned down."""
    state = holding(table(), 0, "energy1-0")
    for company in range(4):
        state = with_vacated(state, company, 5, 5, 5)
    assert _offered(state) == (Energy("none"),)
    events: list[Event] = []
    after = energy_action.do(state, 0, Energy("none"), events)
    assert events == [Expanded(0, 1, NOBODY)]
    assert after.pending == ()
    assert energy(after, 0) == 0


def test_too_little_energy_is_lost() -> None:
    state = holding(table(), 0, "energy1-0")
    for sector in range(1, 25):
        state = standing(state, sector % 4, sector)
    assert _offered(state) == (Energy("none"),)
    assert _offered(holding(state, 0, "energy2-0")) != (Energy("none"),)


@pytest.mark.parametrize("company", ["none", "nasa"])
def test_a_company_is_named_where_one_can_expand(company: str) -> None:
    refusal = energy_action.why_not(holding(table(), 0, "energy1-0"), 0, Energy(company))
    assert refusal is not None
    assert (refusal.kind, refusal.rule) == ("no-company", "5.2")


def test_other_dues_stay_behind_the_expansion() -> None:
    state = replace(holding(table(), 0, "energy1-0"), pending=(Due("task"), Due("end")))
    after = energy_action.do(state, 0, Energy("tawac"), [])
    assert [due.kind for due in after.pending] == ["expand", "task", "end"]


def test_given_energy_leaves_the_area_as_it_is() -> None:
    """E2: the discarded card is performed alone."""
    state = holding(table(), 0, "energy1-0")
    assert _later(energy_action.choices(state, 4)) == ALL
    assert energy_action.why_not_with(state, 4, Energy("tawac")) is None
    after = energy_action.use(state, 0, 4, Energy("tawac"), [])
    assert after.pending == (Due("expand", 4, 1),)
    assert after.players == state.players


# -- in a whole turn --------------------------------------------------------------------------------------------------


def test_moon_example_in_a_whole_turn() -> None:
    """All research points are spent as one total (ruling 50), then the ousted outpost returns."""
    state = standing(holding(table(), 0, "energy2-0", "A09"), SKYMINE, 24)
    for action in (Energy("minerva"), Enter(21), Enter(16), Enter(24)):
        state = RULES.apply(state, 0, action).state
    assert state.pending[0] == Due("research", 3)
    assert state.players[0].cash == 11
    assert state.stations[SKYMINE] != Station()
    state = RULES.apply(state, 0, Finish()).state
    assert state.players[0].cash == 14
    assert state.stations[SKYMINE] == Station()
    assert state.turn == 1


def test_turn_ends_where_nothing_can_be_entered() -> None:
    """Ruling 29."""
    state = holding(table(), 0, "energy1-0")
    for company in range(4):
        state = with_vacated(state, company, 5, 5, 5)
    after = RULES.apply(state, 0, Energy("none")).state
    assert after.players[0].used[0]
    assert (after.turn, after.pending) == (1, ())


def test_other_actions_wait_for_the_expansion() -> None:
    state = RULES.apply(holding(table(), 0, "energy2-0"), 0, Energy("tawac")).state
    assert set(map(type, RULES.legal(state, 0))) == {Enter, Column, Finish}
    assert RULES.legal(state, 1) == ()
