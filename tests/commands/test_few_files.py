"""A process with a low limit of open files says so and works within it."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what a process has open is read from /proc")
FEW = 128


def _run(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=ROOT,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT), "DATA_DIR": str(folder)},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, FEW)),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.mark.guarantee("few-descriptors")
def test_150_servers_at_once_are_served_with_few_files(tmp_path: Path) -> None:
    ran = _run("tests.support.few_descriptors", str(tmp_path / "data"), str(FEW), folder=tmp_path / "data")
    assert ran.returncode == 0, ran.stderr
    did = json.loads(ran.stdout)
    assert (did["greeted"], did["refused"]) == (150, [])
    assert (did["opened"], did["said"]) == (150, [])
    assert did["descriptors"] < FEW
    [line] = [line for line in ran.stderr.splitlines() if "slow" not in line]  # a busy machine may be
    assert f"may have {FEW} files open at once" in line and "to 900 or more" in line


def test_the_doctor_says_that_there_are_few(tmp_path: Path) -> None:
    (tmp_path / "data" / "guilds").mkdir(parents=True)
    ran = _run("bot", "doctor", "--offline", folder=tmp_path / "data")
    assert f"· This process may have {FEW} files open at once" in ran.stdout, ran.stderr
