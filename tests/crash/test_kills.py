"""A child process is killed at the steps of a script, statements and file operations included; the next recovers."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.games.registry import TITLES
from tests.crash.child import Children
from tests.crash.run import FORGOTTEN, Outside, outside, prepared, recovered
from tests.crash.scripts import SCRIPTS
from tests.crash.steps import changing, sampled
from tests.soaking import by_turns, turn

KILLS = [("turn", "space-mission"), ("undo", "space-mission")]
KILLS += [(script, game) for game in TITLES for script in ("moves", "missing")]


class Killing:
    """Runs of one script from one start, each in a child process and to its end in this one."""

    def __init__(self, children: Children, folder: Path, name: str, kept: Outside) -> None:
        self._children = children
        self._kept = kept
        self.start, self.folder, self.file = folder / "start", folder / "life", folder / "outside"
        self.name, self.script = name, SCRIPTS[name]

    def begin(self) -> tuple[object, ...]:
        """Lay the start out anew; return a child's arguments."""
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self.start, self.folder)
        self._kept.save(self.file)
        return self.folder, self.file, self.name

    async def at_steps(self, choose: Callable[[list[str]], list[int]]) -> list[str]:
        """Kill at the chosen steps, each time from the start; return the steps."""
        steps = await self._children.whole("play", *self.begin())
        whole = await recovered(self.folder, outside(self.file), self.script)
        chosen = choose(steps)
        for after in chosen:
            died_at = await self._children.killed("play", after, *self.begin())
            seconds = FORGOTTEN if self.script.forgets and after % 2 == turn() % 2 else 3
            left = await recovered(self.folder, outside(self.file), self.script, seconds)
            assert left == whole, f"killed at step {after}, {died_at}"
        return [steps[after] for after in chosen]


async def kill_at_steps(
    children: Children, folder: Path, name: str, game: str, choose: Callable[[list[str]], list[int]]
) -> list[str]:
    kept = await prepared(folder / "start", SCRIPTS[name], game)
    return await Killing(children, folder, name, kept).at_steps(choose)


@pytest.mark.guarantee("accepted-once")
@pytest.mark.parametrize(("name", "game"), by_turns(KILLS, 3))
async def test_process_killed_at_some_steps_loses_nothing(
    children: Children, tmp_path: Path, name: str, game: str
) -> None:
    died_at = await kill_at_steps(children, tmp_path, name, game, lambda steps: sampled(steps, 4, turn()))
    assert len(died_at) >= 3


@pytest.mark.slow
@pytest.mark.parametrize(("name", "game"), KILLS)
async def test_process_killed_at_any_step_loses_nothing(
    children: Children, tmp_path: Path, name: str, game: str
) -> None:
    died_at = await kill_at_steps(children, tmp_path, name, game, changing)
    # An action that is undone was not announced yet: boards and panels are edited.
    said = {"missing": "before send_dm", "undo": "before edit"}.get(name, "before send")
    assert {"COMMIT", said} <= {step.split(": ")[-1] for step in died_at}
