"""The program's version, for reports and `--version`."""

from __future__ import annotations

import subprocess
import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path

_ROOT = Path(__file__).parents[1]


@cache
def version() -> str:
    """Return the version that `pyproject.toml` names; that of the installed package where there is no such file.

    "?" where neither is readable.
    """
    try:
        with (_ROOT / "pyproject.toml").open("rb") as file:
            return str(tomllib.load(file)["project"]["version"])
    except FileNotFoundError:
        return _installed()
    except (OSError, KeyError, tomllib.TOMLDecodeError):
        return "?"


def _installed() -> str:
    try:
        return metadata.version("mission-control")
    except metadata.PackageNotFoundError:
        return "?"


def commit() -> str | None:
    """Return the short id of the commit that is checked out here, None where this is no checkout of git."""
    try:
        ran = subprocess.run(
            ("git", "-C", str(_ROOT), "rev-parse", "--short=12", "HEAD"), capture_output=True, text=True, timeout=5
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return ran.stdout.strip() or None if ran.returncode == 0 and (_ROOT / ".git").exists() else None
