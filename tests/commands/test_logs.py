"""However the bot is started, its log holds no values and no tokens."""

from __future__ import annotations

import pytest

from bot.__main__ import main
from bot.commands import practice, run


@pytest.mark.parametrize("command", ["run", "practice"])
def test_the_log_begins_before_anything_is_opened(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    for module in (practice, run):
        monkeypatch.setattr(module, "begin_log", lambda level: done.append(f"log {level}"))
    monkeypatch.setattr(practice, "open_server", lambda _settings: done.append("open") or 0)
    monkeypatch.setattr(run, "share_heaps", lambda: None)
    monkeypatch.setenv("MISSION_LOG_LEVEL", "WARNING")
    assert main([command]) == 0
    assert done == ["log WARNING", "open"]
