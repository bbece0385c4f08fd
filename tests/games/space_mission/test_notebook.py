"""The notebook: what the seat left on its last visit, who took tiles since, and what must still be there."""

from __future__ import annotations

import pytest

from bot.games.space_mission.projection import certain
from bot.games.space_mission.view import Visit
from tests.games.space_mission.builders import GAME, Table, play, tiles

PILE = {"freezer": "water*3 medal*2 space*3"}


def visit(table: Table, viewer: int | None) -> Visit | None:
    return GAME.view(table.state, viewer).ring[0].visit


def visited(notebook: str) -> Table:
    """Seat 0 scanned in round 2; then seat 1 scanned twice and seat 2 once."""
    table = Table(3, PILE, notebook=notebook).turn(0, round=2).scanned(0, "freezer", "water")
    return table.scanned(1, "freezer", "water", "medal").scanned(2, "freezer", "medal").turn(0, round=3)


def test_the_last_visit_tells_what_i_did_when_and_what_i_left() -> None:
    left = tuple(tiles("water*2 medal*2 space*3"))
    assert visit(visited("visits"), 0) == Visit("scan", 2, left, 3, (1, 1, 2))


def test_notebooks_are_private() -> None:
    table = visited("visits")
    assert visit(table, 2) == Visit("scan", 2, tuple(tiles("water space*3")), 0, ())
    assert visit(table, None) is None


def test_notebook_has_no_page_for_unvisited_planets() -> None:
    assert visit(Table(3, PILE).scanned(1, "freezer"), 0) is None


def test_without_a_notebook_there_is_none() -> None:
    assert visit(visited("off"), 0) is None


def test_inferences_tell_what_must_still_lie_there() -> None:
    page = visit(visited("inferences"), 0)
    assert page is not None and page.certain == tuple(tiles("space*3"))
    fresh = visit(
        Table(3, PILE, notebook="inferences").scanned(0, "freezer", "water").scanned(1, "freezer", "medal"), 0
    )
    assert fresh is not None and fresh.certain == tuple(tiles("water medal space*3"))


@pytest.mark.parametrize(
    ("left", "gone", "sure"),
    [
        ("water*2 medal space", 0, "water*2 medal space"),
        ("water*2 medal space", 1, "water space"),
        ("water*2 medal space", 2, "space"),
        ("water*3 space*2", 2, "water space*2"),
        ("space*4", 0, "space*4"),
    ],
)
def test_certain(left: str, gone: int, sure: str) -> None:
    assert certain(tuple(tiles(left)), gone) == tuple(tiles(sure))


def test_each_visit_writes_a_new_page() -> None:
    state = Table(2, PILE).hand(0, 2, 6).at(0, "freezer").turn(0, round=4).state
    state = play(state, "0 scan 2", "0 take water", "0 scan 6", "0 take medal").state
    assert GAME.view(state, 0).ring[0].visit == Visit("scan", 4, tuple(tiles("water*2 medal space*3")), 0, ())


def test_a_development_and_a_discovery_are_visits_too() -> None:
    state = Table(2, PILE).hand(0, 19, 20).at(0, "freezer").scanned(0, "freezer").state
    state = play(state, "0 develop 19+20", "0 take water").state
    page = GAME.view(state, 0).ring[0].visit
    assert page is not None and (page.did, page.left) == ("develop", tuple(tiles("water*2 medal*2 space*3")))
    state = play(state, "0 discover", "0 take water").state
    page = GAME.view(state, 0).ring[0].visit
    assert page is not None and (page.did, page.left) == ("discover", tuple(tiles("water medal*2 space*3")))
