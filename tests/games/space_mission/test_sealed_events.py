"""What a seat may not read again in its own log: what it saw without a notebook, and its reserved tiles."""

from __future__ import annotations

import pytest

from bot.games.space_mission.events import Developed, Discovered, Scanned, Took
from tests.games.space_mission.builders import Table, play

PILE = {"freezer": "mineral-red water*2 medal*2 space*3"}


@pytest.mark.parametrize(
    ("notebook", "own_reserved", "scan", "look", "reserve"),
    [
        ("visits", "yes", False, False, False),
        ("inferences", "yes", False, False, False),
        ("off", "yes", True, True, False),
        ("visits", "no", True, False, True),
        ("off", "no", True, True, True),
    ],
)
def test_what_is_sealed(notebook: str, own_reserved: str, scan: bool, look: bool, reserve: bool) -> None:
    """`scan`: the pile of a scan; `look`: that of a development or discovery; `reserve`: the tile reserved."""
    table = Table(2, PILE, notebook=notebook, own_reserved=own_reserved).hand(0, 2, 19, 20).at(0, "freezer")
    lines = ("0 scan 2", "0 take water", "0 develop 19+20", "0 take medal")
    scanned = play(table.state, *lines)
    assert [event.sealed for event in scanned.of(Scanned) if isinstance(event, Scanned)] == [scan]
    assert [event.sealed for event in scanned.of(Developed) if isinstance(event, Developed)] == [look]
    took = [event for event in scanned.of(Took) if isinstance(event, Took)]
    assert [(event.reserved, event.sealed) for event in took] == [(True, reserve), (False, False)]
    discovered = play(scanned.state, "1 top-up -", "1 top-up -", "0 discover").of(Discovered)
    assert [event.sealed for event in discovered if isinstance(event, Discovered)] == [look]
