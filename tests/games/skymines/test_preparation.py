"""The Preparation (rules 13; rulings 5, 36 to 38, 43)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.declared import Ended
from bot.games.core.events import Event
from bot.games.skymines.change import with_player
from bot.games.skymines.events import Prepared
from bot.games.skymines.material import DECK, LUNA
from bot.games.skymines.preparation import prepared, slid
from bot.games.skymines.state import Due, Mark, SkyminesState
from tests.games.skymines.builders import by_letter
from tests.games.skymines.positions import marked, position


def _dropped(state: SkyminesState) -> SkyminesState:
    for seat in range(len(state.players)):
        state = with_player(state, seat, dropped=True)
    return state


def _prepared(state: SkyminesState) -> tuple[SkyminesState, Prepared]:
    events = list[Event]()
    after = prepared(_dropped(state), events)
    (event,) = events
    assert isinstance(event, Prepared)
    return after, event


def test_next_special_plan_and_its_coin() -> None:
    """The text's example: in the Preparation of round 4 the coin under special plan 4 goes to the supplement space."""
    state, event = _prepared(position(round=3, specials=("R2", "R3"), supplement=2))
    assert event.round == state.round == 4
    assert state.specials == ("R2", "R3", "R4")
    assert state.supplement == 3


def test_special_plans_not_bought_stay() -> None:
    """Ruling 38."""
    assert _prepared(position(round=6, specials=("R3",)))[0].specials == ("R3", "R7")


def test_markers_and_reserved_tiles_come_back() -> None:
    """The text's example: with its marker on the field scientist's space the seat takes that tile."""
    state = with_player(with_player(position(), 0, markers=0), 1, markers=1)
    state, event = _prepared(marked(state, ("tile-field", 0), ("titanium", 0), ("tile-plus", 1), ("tile-energy", 0)))
    assert [player.markers for player in state.players] == [3, 2, 2]
    assert [player.tiles for player in state.players] == [("tile-field", "tile-energy"), ("tile-plus",), ()]
    assert event.tiles == (("tile-field", "tile-energy"), ("tile-plus",), ())
    assert state.marks == ()


def test_single_use_markers_are_gone() -> None:
    """Ruling 43: also from spaces of tracks. What one reserved is received all the same."""
    marks = (Mark("A2-1", 0, single_use=True), Mark("buy", 0), Mark("tile-plus", 1, single_use=True))
    state, _ = _prepared(with_player(position(marks=marks), 0, markers=1, single_use=1))
    assert (state.players[0].markers, state.players[0].single_use) == (2, 1)
    assert state.players[1].markers == 2
    assert state.players[1].tiles == ("tile-plus",)


def test_luna_gets_no_tile() -> None:
    """Luna's markers only block spaces."""
    state, event = _prepared(marked(position(), ("tile-plus", LUNA)))
    assert state.marks == ()
    assert event.tiles == ((), (), ())


def test_right_column_is_removed_and_rows_slide() -> None:
    """Rules 13.2; ruling 36: each row slides by itself."""
    display = ("A01", "", "A03", "", "A05", "A06", "", "", "A09", "A10", "A11", "")
    assert slid(display) == (
        ("A05", "A06", "A11", "", "A09", "A10", "", "", "", "", "", ""),
        ("A01", "A03"),
    )


def test_display_is_filled_from_the_lowest_number() -> None:
    """Ruling 37: of the middle and the left column too."""
    display = ("A01", "", "A03", "", "A05", "A06", "", "", "A09", "A10", "A11", "")
    state, event = _prepared(position(display=display, stack=by_letter(DECK[20:]), discard=("B01",)))
    drawn = DECK[20:27]
    assert state.display == ("A05", "A06", "A11", drawn[0], "A09", "A10", *drawn[1:])
    assert state.stack == by_letter(DECK[27:])
    assert state.discard == ("B01", "A01", "A03")
    assert (event.discarded, event.drawn) == (("A01", "A03"), drawn)


def test_drawn_cards_are_news_to_all() -> None:
    """What was drawn cannot be taken back."""
    assert _prepared(position())[0].knowledge == (1, 1, 1)


def test_empty_stack_is_not_renewed() -> None:
    """Rules 13.2: the spaces stay empty, and nobody learns anything."""
    state, event = _prepared(position(stack=by_letter(("E08",))))
    assert state.display == (*DECK[4:12], "E08", "", "", "")
    assert (event.drawn, state.stack) == (("E08",), by_letter(()))
    state, event = _prepared(position(stack=by_letter(())))
    assert state.display == (*DECK[4:12], "", "", "", "")
    assert (event.drawn, state.knowledge) == ((), (0, 0, 0))


def test_next_round_begins_with_planning() -> None:
    """The seat with the marker is the first player; no seat has dropped out any more."""
    state, event = _prepared(position(first=2, turn=1, turns=14))
    assert (state.phase, state.turn, event.first, state.turns) == ("planning", 2, 2, 0)
    assert [player.dropped for player in state.players] == [False] * 3


def test_game_ends_after_the_last_round() -> None:
    """Rules 14.1: no Preparation follows."""
    events = list[Event]()
    before = _dropped(position(round=7, pending=(Due("end"),)))
    state = prepared(before, events)
    assert events == [Ended("rounds")]
    assert (state.over, state.phase, state.pending, state.round) == ("rounds", "over", (), 7)
    assert state.display == before.display
    assert state == replace(before, over="rounds", phase="over", pending=(), knowledge=(1, 1, 1))
