"""What the looks in words tell of secret choices, of what comes back, and of what is out of play."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.registry import TITLES
from bot.games.skymines.change import with_player
from bot.games.skymines.material import ROUNDS
from bot.games.skymines.returning import going_back
from bot.games.skymines.speech.looks import SEATS
from bot.games.skymines.state import Due, Mark, SkyminesState
from tests.games.script import WORDS
from tests.games.skymines.builders import table
from tests.games.skymines.positions import owing, position
from tests.games.skymines.views import view

PRESENTER = TITLES["skymines"].presenter
ENGLISH = WORDS.words("en")


def _said(state: SkyminesState, look: str, viewer: int | None = 1) -> list[str]:
    """Return the lines of a look, about seat 0 if it is about one."""
    return [ENGLISH(line) for line in PRESENTER.text(view(state, viewer), look, "0" if look in SEATS else None)]


def _alt(state: SkyminesState, look: str) -> str:
    return ENGLISH(PRESENTER.alt(view(state, 1), look, "0"))


def test_player_look_says_who_still_chooses() -> None:
    """What was chosen, and how much of it, stays unsaid."""
    choosing = replace(position(2), phase="planning")
    assert "Not chosen yet." in _said(choosing, "player")
    planned = with_player(choosing, 0, planned=(choosing.players[0].hand[0], "", "", "", ""), chosen=True)
    nothing = with_player(choosing, 0, planned=("",) * 5, chosen=True)
    assert "Chosen, and secret until all have chosen." in _said(planned, "player")
    assert _said(planned, "player") == _said(nothing, "player")
    assert "secret until all have chosen" in _alt(planned, "player")
    assert not any("chosen" in line for line in _said(position(2), "player"))


def test_board_look_names_pieces_that_are_to_return() -> None:
    due = Due("expand", 1, company=3, targets=(17, 24), ousted=((2, 17), (0, 24)))
    returns = (Due("research", 1), Due("return", company=2, targets=(17,)), Due("return", company=0, targets=(24,)))
    said = "Ousted, still to return to their stations: Skymine from 17 and Astrogo from 24."
    for state in (owing(position(2), due), owing(position(2), *returns)):
        assert going_back(state) == ((2, 17), (0, 24))
        assert said in _said(state, "board") and said in _alt(state, "board")
    assert not any("return" in line for line in _said(position(2), "board"))


def test_player_look_names_tiles_for_the_next_round() -> None:
    marks = (Mark("tile-field", 0), Mark("tile-energy", 1), Mark("sell", 0))
    state = replace(position(2), marks=marks)
    assert "Tiles for the next round: field tile." in _said(state, "player")
    last = replace(state, round=ROUNDS)
    assert not any("next round" in line for line in _said(last, "player")), "there is none"


def test_plans_look_names_covered_plans() -> None:
    state = with_player(table(2), 0, covered=("A03", "C05"))
    assert "Covered, out of play: A03 and C05." in _said(state, "plans")
    assert "Covered, out of play: A03 and C05." in _alt(state, "plans")
    assert not any("Covered" in line for line in _said(table(2), "plans"))


def test_plans_look_offers_the_viewers_own_first() -> None:
    assert [seat for seat, _ in PRESENTER.subjects(view(table(3), 1), "plans")] == ["1", "0", "2"]
    assert [seat for seat, _ in PRESENTER.subjects(view(table(3), 1), "player")] == ["0", "1", "2"]
