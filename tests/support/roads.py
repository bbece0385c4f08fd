"""What a request costs on its way through our code, counted: how many files it touches, what it computes, what it asks.

The count begins at the service's facade, so that it does not depend on what sends the requests; the files of `cogs`
come on top. `files`: distinct files of ours in which a function was called.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from pytest import MonkeyPatch

from bot.games.space_mission.actions import Scan
from bot.service.card import ButtonId
from db import connection
from db.store import SqliteStore
from tests.service.world import ANN, BOB, GUILD, World

ROOT = Path(__file__).parents[2]
OURS = tuple(f"{ROOT / folder}/" for folder in ("bot", "db", "renderers"))
"""Not `cogs`: the tests themselves call parts of it to judge each card that is sent."""
CALLS = {
    (f"{ROOT}/bot/service/tables/loaded.py", "load"): "loads",
    (f"{ROOT}/bot/games/core/decision.py", "legal"): "legal",
    (f"{ROOT}/bot/games/core/decision.py", "why_illegal"): "why_illegal",
}
"""Whose calls are counted, by file and name."""
RULES = f"{ROOT}/bot/games/space_mission/"
COUNTS = ("files", "loads", "legal", "why_illegal", "transactions", "trips")
"""`transactions` and `trips` (to the thread of a file) are those of guilds' files."""


@dataclass
class Road:
    """What one request cost."""

    touched: set[str] = field(default_factory=set[str])
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTS[1:], 0))

    def figures(self) -> dict[str, int]:
        """Return all counts by name."""
        return {"files": len(self.touched), **self.counts}


@contextmanager
def counted(store: SqliteStore) -> Iterator[Road]:
    """Count what happens in the block, in this thread."""
    road, frames = Road(), set[FrameType]()

    def called(frame: FrameType, event: str, _arg: Any) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(OURS):
            return
        road.touched.add(code.co_filename)
        name = CALLS.get((code.co_filename, code.co_name))
        asker = frame.f_back.f_code.co_filename if frame.f_back is not None else ""
        # Calls within the rules do not count; a coroutine's frame is seen again each time it resumes.
        if name is not None and not asker.startswith(RULES) and frame not in frames:
            frames.add(frame)
            road.counts[name] += 1

    write, run = store.write, connection.File._run  # pyright: ignore[reportPrivateUsage]

    def writing(guild: int) -> Any:
        road.counts["transactions"] += 1
        return write(guild)

    async def running(file: connection.File, statements: Any) -> Any:
        road.counts["trips"] += file.of == "guild"
        return await run(file, statements)

    with MonkeyPatch.context() as patch:
        patch.setattr(store, "write", writing)
        patch.setattr(connection.File, "_run", running)
        sys.setprofile(called)
        try:
            yield road
        finally:
            sys.setprofile(None)


async def roads(world: World) -> dict[str, dict[str, int]]:
    """Return what three requests cost at a table of two: a scan by command, a click, and the passing of a turn.

    The first two end with the answer; the third is what is done after the answer to the last action of a turn.
    """
    await world.started(ANN, BOB)
    await world.fly(ANN)
    await world.settle()
    found: dict[str, dict[str, int]] = {}
    loaded = await world.loaded()
    (card, *_) = (action.card for action in loaded.game.legal(loaded.state, 0) if isinstance(action, Scan))
    with counted(world.store) as road:
        scanned = await world.command(ANN, "scan", {"card": str(card)})
    assert scanned.panel is not None
    found["scan"] = road.figures()
    await world.settle()
    await world.started(ANN, BOB)
    await world.discard(ANN, table=2)
    await world.settle()
    last = (await world.loaded(2)).view(0).hand[0].number
    with counted(world.store) as road:
        await world.use(ANN, ButtonId(GUILD, 2, "do", ("top-up", str(last))))
    found["click"] = road.figures()
    with counted(world.store) as road:
        await world.settle()
    found["turn"] = road.figures()
    return found
