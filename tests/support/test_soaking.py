"""A long run varies with each start, repeats when given a seed, and prints its seed when it fails."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from tests.soaking import SEED, TURN, by_turns, soak, turn
from tests.stateful.test_stateful import PROFILE
from tests.support import turns

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


def marked(cases: Iterable[Any], of: int) -> list[bool]:
    """Return which of these cases the long form alone tries."""
    return [bool(each.marks) for each in by_turns(cases, of)]


def test_each_case_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [("a", 1), ("b", 2), ("c", 3), ("d", 4)]
    assert [each.values for each in by_turns(cases, 3)] == cases
    short: list[int] = []
    for number in ("17", "18", "19"):
        monkeypatch.setenv(TURN, number)
        short += [place for place, long in enumerate(marked(cases, 3)) if not long]
    assert sorted(short) == [0, 1, 2, 3]
    monkeypatch.setenv(TURN, "")
    assert all(marked(cases, 3)), "what the long form leaves out nobody tries"


@pytest.mark.parametrize(("marks", "drawn"), [("not slow", True), ("slow", False)])
def test_a_run_says_whose_turn_it_was(monkeypatch: pytest.MonkeyPatch, marks: str, drawn: bool) -> None:
    config: Any = SimpleNamespace(option=SimpleNamespace(markexpr=marks))
    said: list[str] = []
    reporter: Any = SimpleNamespace(write_line=said.append)
    monkeypatch.setenv(TURN, "17")
    turns.pytest_configure(config)
    assert turn() == 17, "what was asked for"
    monkeypatch.delenv(TURN)
    turns.pytest_configure(config)
    turns.pytest_terminal_summary(reporter)
    assert said == ([f"cases by turns, again: {TURN}={turn()}"] if drawn else [])


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
