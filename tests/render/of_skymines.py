"""Sample pictures of Skymines: all table sizes in all situations, even some that no game reaches."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.skymines.view import SkyminesView
from tests.render import of_skymines_cards as cards
from tests.render.case import Case
from tests.samples import skymines as samples

GAME = "skymines"
_BOARDS = ("board", "tracks")
LOOKS = (*_BOARDS, *cards.LOOKS)
_STYLED = ("moon-4", "belt-4", "bonuses", "crowded", "luna")


def views() -> dict[str, SkyminesView]:
    """Return tables of all sizes, on both sides of the board, and in all situations."""
    found = {f"{board}-{seats}": samples.running(seats, board) for board in ("moon", "belt") for seats in (2, 3, 4)}
    return found | {
        "beginning": samples.beginning(4),
        "planning": samples.planning(),
        "bonuses": samples.bonuses(),
        "luna": samples.running(3, viewer=None, luna="8"),
        "alone": samples.running(1, luna="0"),
        "removing": samples.removing(),
        "returning": samples.returning(),
        "ousting": samples.ousting(),
        "returned": samples.returned(),
        "over": samples.over(),
        "over-belt": samples.over(2, "belt"),
        "crowded": crowded(),
    }


def crowded() -> SkyminesView:
    """Return a table with Luna and four seats, all on one space of each track, and no piece left at the stations."""
    view = samples.bonuses(4)
    luna = samples.bonuses(3, "8").known.luna
    assert luna is not None
    places = (10, 10, 10, 10)
    known = view.known
    players = tuple(replace(player, tracks=places, levels=(2, 2, 2, 2)) for player in known.players)
    stations = tuple(replace(station, vacated=(5, 5, 5), opened=(True, True, True)) for station in known.stations)
    known = replace(known, players=players, stations=stations, luna=replace(luna, tracks=places))
    return replace(view, known=known)


def pictures() -> list[Case]:
    """Return every look of every sample that has a picture."""
    return [
        Case(f"{look}-{name}", GAME, look, view, None, name == "crowded")
        for name, view in views().items()
        for look in _BOARDS
    ] + cards.pictures()


def styled() -> list[Case]:
    """Return the pictures that are drawn in every style."""
    boards = [case for case in pictures() if case.look in _BOARDS]
    return [case for case in boards if case.name.split("-", 1)[1] in _STYLED] + cards.styled()


def typical(look: str) -> Case:
    """Return an ordinary picture of a look."""
    return Case(look, GAME, look, samples.running()) if look in _BOARDS else cards.typical(look)
