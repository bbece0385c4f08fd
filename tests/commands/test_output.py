"""What commands write: to a reader who goes away in the midst, and how they count."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.commands.command import HUNG_UP, counted

ROOT = Path(__file__).parent.parent.parent
SEED = "5a" * 32
TALKATIVE = {
    "report": ["--game", "space-missions", "--players", "1", "--games", "1", "--processes", "1"],
    "tournament": ["--games", "1", "--levels", "easy", "easy", "--processes", "1"],
    "selfplay": ["--game", "space-missions", "--seats", "1", "--seed", SEED],
    "selfplay --json": ["--game", "space-missions", "--seats", "1", "--seed", SEED],
}


@pytest.mark.parametrize("command", TALKATIVE)
def test_whoever_does_not_read_on_is_no_trouble(command: str) -> None:
    line = [sys.executable, "-m", "bot", *command.split(), *TALKATIVE[command]]
    with subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        process.stdout = None
        _, complaint = process.communicate(timeout=60)
    assert complaint.decode() == "" and process.returncode == HUNG_UP


def test_one_thing_is_not_many() -> None:
    assert [counted(number, "player") for number in (0, 1, 4)] == ["0 players", "1 player", "4 players"]
