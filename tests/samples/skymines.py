"""Sample views of Skymines: tables with their boards and company tracks."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.skymines.change import with_player
from bot.games.skymines.game import Skymines
from bot.games.skymines.material import COMPANIES
from bot.games.skymines.state import Due, SkyminesState
from bot.games.skymines.view import SkyminesView
from tests.games.skymines.builders import at, first, table

NAMES = ("Ada", "Bert", "Cleo", "Dora")
GAME = Skymines()
_ON_MOON = {
    "astrogo": (1, 2, 3, 5, 9, 10),
    "tawac": (7, 13, 11, 19, 15),
    "skymine": (4, 8, 12),
    "minerva": (24, 21, 16, 17, 18),
}
_IN_BELT = {
    "astrogo": (1, 3, 2, 5, 9, 9),
    "tawac": (12, 17, 25, 28, 14, 7),
    "skymine": (8, 16, 26, 10),
    "minerva": (15, 15, 15, 18, 14, 19, 31, 27, 13),
}
_EXPANDING = {"moon": (17, 18), "belt": (14, 27)}
_PLACES = ((0, 3, 12, 24), (5, 3, 12, 0), (9, 3, 7, 2), (14, 3, 0, 0))
_LEVELS = ((0, 0, 2, 2), (0, 0, 2, 0), (1, 0, 1, 0), (2, 0, 0, 0))


def view(state: SkyminesState, viewer: int | None = None) -> SkyminesView:
    """Return the view of a seat or a spectator."""
    found = GAME.view(state, viewer)
    assert isinstance(found, SkyminesView)
    return found


def _moved(state: SkyminesState) -> SkyminesState:
    """Return the state with the markers on the company tracks."""
    for seat in range(len(state.players)):
        state = with_player(state, seat, tracks=_PLACES[seat], levels=_LEVELS[seat])
    if state.luna is not None:
        state = replace(state, luna=replace(state.luna, tracks=(6, 3, 12, 1)))
    return replace(state, round=4)


def running(seats: int = 4, board: str = "moon", viewer: int | None = 0, **options: str) -> SkyminesView:
    """Return a table in the middle of its game: seat 1 expands Minerva."""
    state = _moved(table(seats, board, options))
    for company, targets in (_ON_MOON if board == "moon" else _IN_BELT).items():
        state = at(state, company, *targets)
    due = Due("expand", 2, COMPANIES.index("minerva"), targets=_EXPANDING[board])
    return view(replace(state, pending=(due,), turn=1, first=2), viewer)


def beginning(seats: int = 2, board: str = "moon") -> SkyminesView:
    """Return a table at which the starting tokens are chosen."""
    return view(first(seats, {"board": board}))


def planning(seats: int = 4) -> SkyminesView:
    """Return a table at which all but the first seat still plan."""
    state = with_player(_moved(table(seats)), 0, chosen=True)
    return view(replace(state, phase="planning"))


def removing() -> SkyminesView:
    """Return a table at which seat 1 removes two outposts."""
    shown = running(3, viewer=None)
    return replace(shown, known=replace(shown.known, pending=(Due("remove", 2),)))


def returning(board: str = "belt") -> SkyminesView:
    """Return a table at which seat 1 returns a piece of Tawac, then two of Skymine, one of them from a path."""
    shown = running(3, board, None)
    dues = [Due("return", company=company, targets=(target,)) for company, target in ((1, 14), (2, 10), (2, 26))]
    return replace(shown, known=replace(shown.known, pending=tuple(dues)))


def ousting(board: str = "moon") -> SkyminesView:
    """Return a table at which the pieces that an expansion has ousted stand beside it until its end."""
    shown = running(3, board, None)
    (due,) = shown.known.pending
    return replace(shown, known=replace(shown.known, pending=(replace(due, ousted=((1, 17), (1, 18), (2, 4))),)))


def bonuses(seats: int = 4, luna: str = "off") -> SkyminesView:
    """Return a table whose tracks have bonus spaces, the longest words, and two links behind one space."""
    state = _moved(table(seats, "moon", {"luna": luna}))
    return view(replace(state, variant=replace(state.variant, tracks=("E2", "A2", "C2", "D2"))))


def returned() -> SkyminesView:
    """Return a table at which pieces came back: crossed-out home spaces are vacant above others that are not."""
    state = table(3)
    stations = tuple(replace(station, vacated=(5, 3, 1), opened=(True, True, True)) for station in state.stations)
    return view(replace(state, stations=stations))


def over(seats: int = 4, board: str = "moon") -> SkyminesView:
    """Return a table whose game is over."""
    state = _moved(table(seats, board))
    return view(replace(state, round=7, over="rounds"))
