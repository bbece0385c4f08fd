"""The plugins of the test run: shards, workers, budgets, memory, the state of the logging, and shares of cases."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from tests.soaking import SEED, TURN, by_turns, soak, turn
from tests.stateful.test_stateful import PROFILE
from tests.support import budget, memory_disk, parallel, turns
from tests.support.logging_state import logging_setup, restored
from tests.support.shards import pytest_collection_modifyitems, shard_of

# --- The parts of long tests: together they are all of them, and none is in two ---


def part(shard: tuple[int, int] | None, count: int) -> tuple[list[int], list[int]]:
    gone: list[int] = []
    hook = SimpleNamespace(pytest_deselected=lambda items: gone.extend(items))
    config: Any = SimpleNamespace(getoption=lambda _name: shard, hook=hook)
    items: Any = list(range(count))
    pytest_collection_modifyitems(config, items)
    return items, gone


def test_parts_are_all_there_is_and_have_nothing_in_common() -> None:
    parts = [part((number, 4), 10) for number in range(1, 5)]
    assert sorted(item for items, _ in parts for item in items) == list(range(10))
    assert all(sorted(items + gone) == list(range(10)) for items, gone in parts)
    assert part(None, 3) == ([0, 1, 2], [])


def test_a_part_is_named_by_its_number_and_how_many_there_are() -> None:
    assert shard_of("2/5") == (2, 5)
    for wrong in ("0/5", "6/5", "2", "a/b", "1/0"):
        with pytest.raises(argparse.ArgumentTypeError):
            shard_of(wrong)


# --- A short test that computes for too long fails; a long one and one that waits do not ---


def run(hook: Any, seconds: float, *, waits: float = 0.0, slow: bool = False) -> None:
    """Let a test compute for so long inside a hook of the plugin."""
    item: Any = SimpleNamespace(
        nodeid="test_it", get_closest_marker=lambda mark: slow if mark == "slow" and slow else None
    )
    around = hook(item)
    with pytest.MonkeyPatch.context() as patch:  # undone before the plugin judges the test that runs here
        patch.setattr(budget, "SECONDS", 0.05)
        next(around)
        end = budget.processor() + seconds
        while budget.processor() < end:
            pass
        time.sleep(waits)
        with pytest.raises(StopIteration):
            next(around)


@pytest.mark.parametrize("hook", [budget.pytest_runtest_setup, budget.pytest_runtest_call])
def test_a_test_over_its_budget_fails(hook: Any) -> None:
    run(hook, 0.0)
    with pytest.raises(pytest.fail.Exception, match="of processor time"):
        run(hook, 0.1)
    run(hook, 0.1, slow=True)


def test_waiting_is_no_computing() -> None:
    run(budget.pytest_runtest_call, 0.0, waits=0.2)


# --- Short tests write into memory where there is room; long tests and those that ask for a disk do not ---


def configured(marks: str, basetemp: str | None = None) -> None:
    config: Any = SimpleNamespace(option=SimpleNamespace(markexpr=marks, basetemp=basetemp))
    memory_disk.pytest_configure(config)


@pytest.fixture(autouse=True)
def _memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let there be a memory that has room, and nothing asked for."""
    monkeypatch.setattr(memory_disk, "MEMORY", tmp_path)
    monkeypatch.setattr(memory_disk, "ROOM", 1)
    monkeypatch.setenv(memory_disk.ELSEWHERE, "")  # so that it is put back as it was
    monkeypatch.delenv(memory_disk.ELSEWHERE)


def chosen() -> str | None:
    return os.environ.get(memory_disk.ELSEWHERE)


def test_short_forms_write_into_memory(tmp_path: Path) -> None:
    configured("not slow")
    assert chosen() == str(tmp_path)


@pytest.mark.parametrize(("marks", "basetemp"), [("slow", None), ("", None), ("not slow", "/somewhere")])
def test_long_forms_and_chosen_folders_do_not(marks: str, basetemp: str | None) -> None:
    configured(marks, basetemp)
    assert chosen() is None


def test_another_folder_is_used_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(memory_disk.ELSEWHERE, "/elsewhere")
    configured("not slow")
    assert chosen() == "/elsewhere"


@pytest.mark.parametrize(("missing", "given"), [("MEMORY", Path("/none/such")), ("ROOM", 2**80)])
def test_where_there_is_no_memory_or_no_room_a_disk_is_taken(
    monkeypatch: pytest.MonkeyPatch, missing: str, given: object
) -> None:
    monkeypatch.setattr(memory_disk, missing, given)
    configured("not slow")
    assert chosen() is None


def test_garbage_is_still_collected() -> None:
    """What is left behind unfinished is told of as a warning when it is collected, and fails a test."""
    assert gc.isenabled() and gc.get_threshold() == memory_disk.THRESHOLD
    assert gc.get_freeze_count() > 0


# --- A test that leaves the logging changed is named, and the next one finds it restored ---

SERVICE = logging.getLogger("mission.service")


class Deaf(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        return False


def switched_off() -> None:
    SERVICE.disabled = True


def not_passed_on() -> None:
    logging.getLogger("mission").propagate = False


WAYS: dict[str, tuple[Callable[[], object], str]] = {
    "all of it": (lambda: logging.disable(logging.CRITICAL), "logging.disable"),
    "a logger is switched off": (switched_off, "mission.service"),
    "a logger keeps it to itself": (not_passed_on, "mission"),
    "a level": (lambda: SERVICE.setLevel(logging.CRITICAL), "mission.service"),
    "the level of its parent": (lambda: logging.getLogger("mission").setLevel(logging.ERROR), "mission"),
    "a filter": (lambda: SERVICE.addFilter(Deaf()), "mission.service"),
    "the handlers": (logging.root.handlers.clear, "root"),
}


@pytest.fixture
def as_it_was() -> Iterator[None]:
    before = logging_setup()
    yield
    restored(before)


@pytest.mark.parametrize("way", WAYS)
def test_each_way_to_silence_a_log_is_found_and_undone(
    way: str, as_it_was: None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    silence, name = WAYS[way]
    before = logging_setup()
    silence()
    SERVICE.info("unheard")
    assert caplog.text == "" and restored(before) == [name]
    SERVICE.info("heard")
    assert caplog.messages == ["heard"] and restored(before) == []


def test_test_that_silences_a_log_is_blamed(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text(
        "import logging\n"
        "def test_one():\n    logging.getLogger('mission').setLevel('CRITICAL')\n"
        "def test_two(caplog):\n    caplog.set_level('INFO')\n"
        "    logging.getLogger('mission.service').info('here')\n    assert 'here' in caplog.text\n"
    )
    alone, guarded = (_run(tmp_path, *more) for more in ((), ("-p", "tests.support.logging_state")))
    assert _blamed(alone, "FAILED") == ["test_two"] and _blamed(alone, "ERROR") == [], alone
    assert _blamed(guarded, "ERROR") == ["test_one"] and _blamed(guarded, "FAILED") == [], guarded
    assert "2 passed" in guarded[-1], guarded


def _blamed(lines: list[str], how: str) -> list[str]:
    """Return the tests that the summary names; it says more of each where `CI` is set."""
    return [line.partition("::")[2].partition(" ")[0] for line in lines if line.startswith(f"{how} ")]


def _run(folder: Path, *more: str) -> list[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", *more, str(folder)]
    root = str(Path(__file__).parents[2])
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False).stdout.splitlines()


# --- A long run varies with each start, repeats when given a seed, and prints its seed when it fails ---

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


def test_each_case_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [("a", 1), ("b", 2), ("c", 3), ("d", 4)]
    short: list[Any] = []
    for number in ("17", "18", "19"):
        monkeypatch.setenv(TURN, number)
        short += by_turns(cases, 3)
    assert sorted(each.values for each in short) == cases and not any(each.marks for each in short)
    monkeypatch.setenv(TURN, "")
    long: Any = by_turns(cases, 3)
    assert [each.values for each in long] == cases, "what the long form leaves out nobody tries"
    assert all(each.marks for each in long)


@pytest.mark.parametrize(("marks", "short"), [("not slow", True), ("slow", False)])
def test_a_run_says_whose_turn_it_was(monkeypatch: pytest.MonkeyPatch, marks: str, short: bool) -> None:
    config: Any = SimpleNamespace(option=SimpleNamespace(markexpr=marks))
    said: list[str] = []
    reporter: Any = SimpleNamespace(write_line=said.append)
    monkeypatch.setenv(TURN, "17")
    turns.pytest_configure(config)
    assert turn() == 17, "what was asked for"
    monkeypatch.delenv(TURN)
    turns.pytest_configure(config)
    assert turn() == 0, "the same commit gives the same result"
    turns.pytest_terminal_summary(reporter)
    assert said == ([f"share of the cases: {TURN}={turn()}"] if short else [])


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


def test_one_worker_more_than_cores_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3, 5}, raising=False)
    assert parallel.pytest_xdist_auto_num_workers() == 3


def test_workers_share_the_modules(tmp_path: Path) -> None:
    for name in ("test_one.py", "test_two.py", "test_three.py", "helper.py"):
        (tmp_path / "tests" / "part").mkdir(parents=True, exist_ok=True)
        (tmp_path / "tests" / "part" / name).touch()
    shares = [parallel.share_of_modules(tmp_path, ["tests", "tests/part"], number, 2) for number in (0, 1)]
    assert shares == [["tests.part.test_one", "tests.part.test_two"], ["tests.part.test_three"]]
    assert parallel.share_of_modules(tmp_path, ["tests/part/test_one.py"], 0, 2) == []
