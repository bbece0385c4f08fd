"""However the bot is started, its log holds no values and no tokens."""

from __future__ import annotations

import json
import logging
import os
import re
import sys
from datetime import datetime

import pytest

from bot.__main__ import main
from bot.commands import practice, run
from bot.config import read_settings
from bot.failure_log import GAP, RepeatedFailure
from bot.games.registry import TITLES
from bot.redaction import FORMAT, FORMATS, JsonFormatter, begin_log, handlers
from db.schemas import DUE_INDEX, GUILD, PEOPLE


@pytest.mark.parametrize("command", ["run", "practice"])
def test_the_log_begins_before_anything_is_opened(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    for module in (practice, run):
        monkeypatch.setattr(module, "begin_log", lambda level, _form: done.append(f"log {level}"))
    monkeypatch.setattr(practice, "open_server", lambda _settings: done.append("open") or 0)
    monkeypatch.setattr(run, "share_heaps", lambda: None)
    monkeypatch.setenv("MISSION_LOG_LEVEL", "WARNING")
    assert main([command]) == 0
    assert done == ["log WARNING", "open"]


def test_json_lines_hold_the_record_without_the_values_of_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FORMAT, "json")
    [handler] = handlers()
    record = logging.LogRecord("mission", logging.WARNING, __file__, 1, "two lines:\n%s", (7,), None)
    first = json.loads(handler.format(record))
    assert datetime.fromisoformat(first.pop("time")).tzinfo is not None
    assert first == {"level": "WARNING", "logger": "mission", "message": "two lines:\n7"}
    hand = "the " + "hand"
    try:
        raise KeyError(hand)
    except KeyError:
        record.exc_info = sys.exc_info()
    line = handler.format(record)
    assert json.loads(line)["error"].endswith("KeyError") and "Traceback" in line and "the hand" not in line


def test_worker_processes_log_in_the_same_format(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FORMAT, "PLAIN")
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    begin_log("INFO", "JSON")
    assert os.environ[FORMAT] == "JSON", "they inherit the environment"
    assert type(handlers()[0].formatter) is JsonFormatter
    for name in FORMATS:
        monkeypatch.setenv("MISSION_LOG_FORMAT", name.lower())
        assert read_settings().mission_log_format == name


def test_version_tells_program_files_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    program, files, rules = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"Mission Control \d+\.\d+\.\d+( \(commit [0-9a-f]{12}\))?", program)
    assert files == f"files: guild {GUILD.version}, people {PEOPLE.version}, wake {DUE_INDEX.version}"
    assert rules.split(", ")[0].startswith("rules: space-mission ") and rules.count(",") == len(TITLES) - 1


def test_a_repeated_failure_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    """With the count, and once when it is over: an outage fills no log."""
    now = 0.0
    failures = RepeatedFailure(logging.getLogger("mission"), "the store is away", now=lambda: now)
    for _ in range(int(2.5 * GAP)):
        failures.failed("no answer")
        now += 1.0
    failures.over()
    failures.over()
    failures.failed("again")
    failures.over()
    assert [record.getMessage() for record in caplog.records] == [
        "the store is away: no answer",
        "the store is away (60 times): no answer",
        "the store is away (60 times): no answer",
        "the store is away: this is over; it happened 150 times",
        "the store is away: again",
    ]
