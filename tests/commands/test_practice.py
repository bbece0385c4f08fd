"""The practice server as it is started by somebody who has just installed the bot."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_who_has_no_token_is_given_a_page_and_no_warnings(tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"} | {"PYTHONPATH": str(ROOT)}
    line = [sys.executable, "-m", "bot", "run"]
    with subprocess.Popen(
        line, cwd=tmp_path, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        said = [next(process.stdout), next(process.stdout)]
        process.send_signal(signal.SIGINT)
        goodbye, complaint = process.communicate(timeout=60)
    assert "DISCORD_TOKEN" in said[0] and "http://127.0.0.1:" in said[1]
    assert "closed" in goodbye and process.returncode == 0
    assert "WARNING" not in complaint and "ERROR" not in complaint, complaint
