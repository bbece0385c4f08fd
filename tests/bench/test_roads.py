"""A request costs no more on its way through our code than its budget; the aim stands beside each budget."""

from __future__ import annotations

from pathlib import Path

from tests.service.world import world
from tests.support.roads import COUNTS, roads

LIMITS: dict[str, dict[str, int]] = {
    "scan": {"files": 64, "loads": 1, "legal": 2, "why_illegal": 1, "transactions": 1, "trips": 3},
    "click": {"files": 64, "loads": 1, "legal": 2, "why_illegal": 1, "transactions": 1, "trips": 3},
    "turn": {"files": 79, "loads": 3, "legal": 1, "why_illegal": 0, "transactions": 2, "trips": 9},
}
"""What was counted when these were set. The aims: 60 files, 1 load, 2 `legal`, 2 `why_illegal` to each of the two
answers; 2 transactions and 12 trips for what the passing of a turn brings after its action. That sends a board and two
panels, so it touches more files: what makes, draws into words and sends each of them.

Four files above the aim are the price of two features: with a second engine the store is parted into what both engines
share and what is SQLite's (sessions, the mapping of records, the index of users' tables), and who looks through which
seat is a module since one account may act for several.
"""


async def test_no_road_costs_more_than_its_limit(tmp_path: Path) -> None:
    async with world(tmp_path) as made:
        found = await roads(made)
    beyond = {
        f"{road}, {name}": f"{count} > {LIMITS[road][name]}"
        for road, counts in found.items()
        for name, count in counts.items()
        if count > LIMITS[road][name]
    }
    assert beyond == {}
    assert all(found[road]["files"] > 20 and found[road]["transactions"] > 0 for road in LIMITS), "it counts something"
    assert found.keys() == LIMITS.keys() and all(limits.keys() == set(COUNTS) for limits in LIMITS.values())
