"""A long run goes another way each time, the same way when told to, and says which it was where it fails."""

from __future__ import annotations

import re

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from tests.service.test_machine import PROFILE
from tests.soaking import SEED, soak

SHORT = settings(PROFILE, max_examples=20, stateful_step_count=20)
went: list[int] = []


class Walker(RuleBasedStateMachine):
    """Goes somewhere."""

    @rule(to=st.integers(0, 2**32))
    def go(self, to: int) -> None:
        went.append(to)


class Faller(Walker):
    """Falls where the ground is low."""

    @rule(to=st.integers(0, 5))
    def step(self, to: int) -> None:
        went.append(to)
        assert to < 3


def way(machine: type[Walker]) -> list[int]:
    went.clear()
    soak(machine, SHORT)
    return list(went)


def test_it_goes_another_way_each_time() -> None:
    assert len({tuple(way(Walker)) for _ in range(3)}) > 1


def test_where_it_fails_it_says_how_to_go_there_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(AssertionError) as failed:
        way(Faller)
    first = list(went)
    [seed] = {found for note in failed.value.__notes__ for found in re.findall(f"{SEED}=([0-9]+)", note)}
    assert f"{SEED}={seed}" in capsys.readouterr().out
    monkeypatch.setenv(SEED, seed)
    with pytest.raises(AssertionError):
        way(Faller)
    assert went == first and len(first) > 0
