"""Which kinds of timers the crash tests let be due, and when a process is to die so that it dies while it acts on them.

A script says it of itself (`rings`), and the life in which nobody dies has to show that it is so (`deaths`).
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import isfunction
from types import ModuleType
from typing import Any, TypeVar

import pytest

from tests.service.fuse import Fuse

EVERY = pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.slow)])
"""A short form tries every third death, by turns; the long form tries each."""
_Script = TypeVar("_Script", bound=Callable[..., Any])
_RINGS: dict[Callable[..., Any], frozenset[str]] = {}


def rings(*kinds: str) -> Callable[[_Script], _Script]:
    """Say of a script, or of a test that is its own script, that timers of these kinds are acted on in it."""

    def said(script: _Script) -> _Script:
        _RINGS[script] = frozenset(kinds)
        return script

    return said


def kinds_met(*tests: ModuleType) -> set[str]:
    """Return the kinds of timers that are acted on in the scripts of these files of tests."""
    scripts = [found for test in tests for found in vars(test).values() if isfunction(found)]
    return set().union(*(_RINGS.get(script, ()) for script in scripts))


def deaths(script: Callable[..., Any], lived: Fuse, every: int = 1, first: int = 0) -> list[int]:
    """Return after how many deeds a process is to die: before and after each that is done for the script's timers, and
    after every so many of the others, from the first on.

    Fails where the life in which nobody died shows less than the script says of itself.
    """
    kinds = _RINGS.get(script, frozenset())
    met = frozenset[str]().union(*lived.rung)
    assert kinds <= met, f"no deed was done for a timer of {sorted(kinds - met)}"
    acted = [number for number, rung in enumerate(lived.rung) if not kinds.isdisjoint(rung)]
    return sorted({*range(first, lived.passed, every), *acted, *(number + 1 for number in acted)})
