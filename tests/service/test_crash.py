"""The process dies at any moment of a turn; after the restart no action is lost and no notice repeated.

Once in this process, after each of its deeds; and once in earnest: a process of its own that SIGKILL ends before any
statement, before and after anything that is said, between any two steps of an answer.
"""

from __future__ import annotations

import shutil
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.games.registry import TITLES
from bot.service.card import ButtonId
from bot.service.messages.sender import Sender
from tests.service.crashes import EVERY, deaths
from tests.service.fuse import Fuse
from tests.service.lives import (
    SCRIPTS,
    Outside,
    Script,
    a_rewind,
    a_turn,
    an_undo,
    begun,
    ended,
    outside,
    prepared,
    process,
    some_moves,
)
from tests.service.pretended import deeds, labels, text
from tests.service.world import ANN, BOB, CEM, DAN, GUILD
from tests.soaking import turn
from tests.support.fork_server import ForkServer
from tests.support.moments import sampled, told, turning


async def lived(folder: Path, start: Path, kept: Outside, script: Script, dies: int | None):
    """Run the script in a process that dies after so many deeds, and to the end in the next; return what is left."""
    around, fuse = await begun(folder, start, kept, script, dies)
    # Every other time Discord does not know the nonce any more. (What can be taken back cannot be for that long.)
    around.clock.advance(400 if script is a_turn and dies is not None and dies % 2 == 0 else 3)
    return await ended(folder, around, script), fuse


@pytest.mark.guarantee("accepted-once")
@EVERY
@pytest.mark.parametrize("script", [a_turn, an_undo, a_rewind], ids=["turn", "undo", "rewind"])
async def test_nothing_is_lost_or_repeated_whenever_the_process_dies(
    tmp_path: Path, script: Script, every: int
) -> None:
    kept = await prepared(tmp_path / "start")
    whole, fuse = await lived(tmp_path / "whole", tmp_path / "start", kept, script, None)
    assert whole["waiting"] == ([], [], []) and whole["outdated"] == [] and fuse.passed > 20
    for dies in deaths(script, fuse, every, turn() % every):
        left, _ = await lived(tmp_path / str(dies), tmp_path / "start", kept, script, dies)
        assert left == whole, f"died after {dies} deeds"
        shutil.rmtree(tmp_path / str(dies))


async def _as_if_done(*_given: object) -> bool:
    """Edit nothing, and say that it was done."""
    return True


@pytest.mark.parametrize("game", TITLES)
async def test_stale_dm_panel_after_a_crash_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    kept = await prepared(tmp_path / "start", game)
    whole, _ = await lived(tmp_path / "whole", tmp_path / "start", kept, some_moves, None)
    around, _ = await begun(tmp_path / "life", tmp_path / "start", kept, some_moves, 2)
    around.clock.advance(3)
    monkeypatch.setattr(Sender, "edited_dm", _as_if_done)
    left = await ended(tmp_path / "life", around, some_moves)
    assert whole.pop("outdated") == [] != left.pop("outdated")
    assert left == whole, "how many messages stand tells nothing of what they offer"


async def killed(
    server: ForkServer, start: Path, kept: Outside, script: str, dies: int
) -> tuple[dict[str, object], list[str]]:
    """Live in a process of its own that is killed at a moment, and to the end here; return what is left, and how far
    the process came.
    """
    folder = start.parent / "life"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(start, folder)
    story, file, log = (start.parent / name for name in ("story", "outside", "log"))
    story.unlink(missing_ok=True)
    kept.save(file)
    child = await server.fork(
        "tests.service.lives:main", str(folder), str(file), str(story), script, str(dies), out=log
    )
    end = await child.wait()
    assert end == (0 if dies < 0 else -signal.SIGKILL), log.read_text()
    around = outside(file)
    around.clock.advance(400 if script == "turn" and dies % 2 == 0 else 3)
    return await ended(folder, around, SCRIPTS[script]), told(story)


KILLS = [("turn", "space-mission"), ("undo", "space-mission")]
KILLS += [(script, game) for game in TITLES for script in ("moves", "missing")]


async def kills(tmp_path: Path, script: str, game: str, choose: Callable[[list[str]], list[int]]) -> list[str]:
    """Kill a process at some moments of a script, each in a life of its own; return the moments."""
    kept = await prepared(tmp_path / "start", game)
    async with ForkServer("tests.service.lives") as server:
        whole, moments = await killed(server, tmp_path / "start", kept, script, -1)
        assert whole["waiting"] == ([], [], []) and whole["outdated"] == []
        chosen = choose(moments)
        for dies in chosen:
            left, story = await killed(server, tmp_path / "start", kept, script, dies)
            assert left == whole, f"killed at moment {dies}, {story[-1]}"
    return [moments[dies] for dies in chosen]


@pytest.mark.guarantee("accepted-once")
@pytest.mark.parametrize(("script", "game"), KILLS)
async def test_process_killed_at_steps_of_a_turn_loses_nothing(tmp_path: Path, script: str, game: str) -> None:
    died_at = await kills(tmp_path, script, game, lambda moments: sampled(moments, 4, turn()))
    assert len(died_at) >= 3


@pytest.mark.slow
@pytest.mark.parametrize(("script", "game"), KILLS)
async def test_process_killed_at_every_step_of_a_turn_loses_nothing(tmp_path: Path, script: str, game: str) -> None:
    died_at = await kills(tmp_path, script, game, turning)
    # What is undone was not told yet: boards and letters are renewed.
    said = {"missing": "before send_dm", "undo": "before edit"}.get(script, "before send")
    assert {"COMMIT", said} <= {moment.split(": ")[-1] for moment in died_at}


@pytest.mark.guarantee("pending-answered")
async def test_pending_user_is_answered_after_restart(tmp_path: Path) -> None:
    around = await prepared(tmp_path / "start")
    async with process(tmp_path / "start", around, Fuse()) as world:
        await world.service.note(world.ask(ANN, interaction=9))
        await world.service.note(world.ask(BOB, interaction=8, locale="de"))
        around.clock.advance(14 * 60)
        await world.service.note(world.ask(CEM, interaction=7))
    around.clock.advance(90)
    async with process(tmp_path / "start", around, Fuse()) as world:
        await world.service.recover()
        await world.service.late.settle()
        await world.service.recover()
        await world.service.late.settle()
    (answer,) = around.messenger.answers
    assert "restarted" in text(answer[1]), "the older two can be answered no more"


@pytest.mark.guarantee("pending-answered")
async def test_pending_user_sees_their_choices_after_restart(tmp_path: Path) -> None:
    """The answer takes the place of the letter that was clicked: it is as good as that, and the letter is renewed."""
    around = await prepared(tmp_path / "start")
    async with process(tmp_path / "start", around, Fuse()) as world:
        await world.service.note(world.ask(ANN, interaction=9, guild=None).on(ButtonId(GUILD, 1, "act")))
        await world.service.note(world.ask(DAN, interaction=8))
    (letter,) = around.messenger.dms(ANN)
    versions = letter.versions
    async with process(tmp_path / "start", around, Fuse()) as world:
        await world.service.recover()
        await world.service.late.settle()
        await world.settle()
    (_, stranger), (_, answer) = around.messenger.answers
    assert "restarted" in text(answer) and {h for h, _ in deeds(answer)} == {h for h, _ in deeds(letter.card)} != set()
    assert "restarted" in text(stranger) and labels(stranger) == ["My tables"]
    assert letter.versions == versions + 1
