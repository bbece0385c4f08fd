"""The program's version, for reports."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path


@cache
def version() -> str:
    """Return the version that `pyproject.toml` names, "?" where it is missing."""
    try:
        with (Path(__file__).parents[1] / "pyproject.toml").open("rb") as file:
            return str(tomllib.load(file)["project"]["version"])
    except (OSError, KeyError, tomllib.TOMLDecodeError):
        return "?"
