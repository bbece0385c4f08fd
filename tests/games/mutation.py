"""Mutation testing of the rules (MUTANTS.md): `python -m tests.games.mutation`, within the folder that mutmut made.

mutmut collects the tests anew for each mutant, which takes longer than most mutants live. Here one session of pytest
collects them, and each mutant is tested in a fork of it: the tests that mutmut has seen to run the function, those of
the module's own test file before the others, the quickest first, until one fails. What came of it is written where
mutmut looks for it, so that `mutmut results` and `mutmut show` know it.

The module is also the plugin that mutmut and this session load: a cache filled before the mutation would hide it, so
every test begins with empty caches.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import resource
import signal
import sys
import tomllib
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

NOTES = Path("mutmut-stats.json")
CACHING = ("bot.games.", "tests.")
"""Where caches hold what the rules returned."""
SURVIVED, KILLED, NO_TESTS, TIMEOUT = 0, 1, 33, 36
"""What came of a mutant, by mutmut's numbers."""
MEMORY = 4 << 30
"""A mutant that fills more dies."""


_FOUND: dict[int, list[Any]] = {}
"""The caches by the number of modules loaded when they were looked for: the search takes longer than most tests."""


def pytest_runtest_setup() -> None:
    """Empty every cache of the rules and of the tests' helpers."""
    loaded = len(sys.modules)
    if loaded not in _FOUND:
        modules = [module for name, module in list(sys.modules.items()) if name.startswith(CACHING)]
        values = [value for module in modules for value in vars(module).values() if hasattr(value, "cache_clear")]
        _FOUND[loaded] = list({id(value): value for value in values}.values())
    for value in _FOUND[loaded]:
        value.cache_clear()


class Mutants:
    """A plugin that runs the session's tests on each mutant instead of once."""

    def __init__(self, patterns: Sequence[str], jobs: int) -> None:
        notes = json.loads(NOTES.read_text(encoding="utf-8"))
        self._tests: dict[str, list[str]] = notes["tests_by_mangled_function_name"]
        self._seconds: dict[str, float] = notes["duration_by_test"]
        self._patterns, self._jobs = patterns, jobs
        self._running: dict[int, tuple[dict[str, int | None], str]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Test the mutants file by file."""
        items = {item.nodeid: item for item in session.items}
        gc.freeze()
        for path in sorted(Path("bot").rglob("*.meta")):
            meta = json.loads(path.read_text(encoding="utf-8"))
            codes: dict[str, int | None] = meta["exit_code_by_key"]
            chosen = [name for name in codes if any(fnmatch(name, pattern) for pattern in self._patterns)]
            for name in chosen:
                found = [items[test] for test in self._of(name) if test in items]
                if found:
                    self._start(session, codes, name, found)
                else:
                    codes[name] = NO_TESTS
            while self._running:
                self._finish()
            path.write_text(json.dumps(meta), encoding="utf-8")
            if chosen:
                left = sum(codes[name] in (SURVIVED, NO_TESTS) for name in chosen)
                print(f"{path.with_suffix('')}: {len(chosen)} mutants, {left} left", file=sys.__stderr__, flush=True)
        return True

    def _of(self, mutant: str) -> Iterator[str]:
        """Yield the tests that run the mutated function: those of its module's own file first, then the quickest."""
        function = mutant.rpartition("__mutmut_")[0]
        own = f"/test_{function.split('.')[-2]}.py"
        yield from sorted(self._tests.get(function, ()), key=lambda test: (own not in test, self._seconds[test]))

    def _start(
        self, session: pytest.Session, codes: dict[str, int | None], name: str, items: list[pytest.Item]
    ) -> None:
        while len(self._running) >= self._jobs:
            self._finish()
        child = os.fork()
        if child:
            self._running[child] = codes, name
            return
        code = KILLED  # also if the mutant breaks the session itself
        try:
            code = self._try(session, name, items)
        finally:
            os._exit(code)

    def _finish(self) -> None:
        """Wait for a mutant and note what came of it."""
        child, status = os.wait()
        codes, name = self._running.pop(child)
        code = os.waitstatus_to_exitcode(status)
        codes[name] = TIMEOUT if code == -signal.SIGVTALRM else code

    def _try(self, session: pytest.Session, name: str, items: list[pytest.Item]) -> int:
        """Run the tests on a mutant, in a process of its own."""
        session.config.pluginmanager.unregister(name="terminalreporter")
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.environ["MUTANT_UNDER_TEST"] = name
        following: list[pytest.Item | None] = [*items[1:], None]
        for item, after in zip(items, following, strict=True):
            signal.setitimer(signal.ITIMER_VIRTUAL, 10 + 20 * self._seconds[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if session.testsfailed:
                return KILLED
        return SURVIVED


def main(argv: Sequence[str] | None = None) -> int:
    """Test the mutants whose names match a pattern, or all."""
    parser = argparse.ArgumentParser(description="Test the mutants that mutmut has made.")
    parser.add_argument("patterns", nargs="*", default=["*"], help="such as 'bot.games.space_mission.apply*'")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(argv)
    settings: dict[str, Any] = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    arguments = ["--rootdir=.", *settings["pytest_add_cli_args_test_selection"], *settings["pytest_add_cli_args"]]
    return int(pytest.main([*arguments, "-q"], plugins=[Mutants(given.patterns, given.jobs)]))


if __name__ == "__main__":
    sys.exit(main())
