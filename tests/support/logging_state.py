"""A pytest plugin: a test that leaves the logging changed fails, and the next one finds it restored.

Else the log of another test is empty, at another place and only in some orders, and nothing there says why.
"""

from __future__ import annotations

import logging
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

import pytest

OURS = ("bot", "cogs", "db", "mission", "renderers")
"""Whose levels and handlers are looked at as well; libraries may set up their own when they are imported."""


@dataclass(frozen=True)
class Logger:
    """What decides whether a logger's lines arrive."""

    disabled: bool = False
    propagate: bool = True
    level: int = logging.NOTSET
    handlers: tuple[logging.Handler, ...] = ()
    filters: tuple[Any, ...] = ()


_BEFORE = pytest.StashKey[tuple[int, dict[str, Logger]]]()


def logging_setup() -> tuple[int, dict[str, Logger]]:
    """Return how far logging is disabled as a whole, and all loggers that are not as they are made."""
    root = logging.root
    unlike = {
        name: _told(name, logger)
        for name, logger in root.manager.loggerDict.items()
        if isinstance(logger, logging.Logger) and not _as_made(logger)
    }
    unlike = {name: logger for name, logger in unlike.items() if logger != Logger()}
    return root.manager.disable, {"root": _told("mission", root), **unlike}


def _as_made(logger: logging.Logger) -> bool:
    """Return whether nothing of a logger was set; nearly all are so, and all are looked at twice for each test."""
    return not (logger.disabled or logger.level or logger.handlers or logger.filters) and logger.propagate


def _told(name: str, logger: logging.Logger) -> Logger:
    if name.partition(".")[0] not in OURS:
        return Logger(logger.disabled, logger.propagate)
    return Logger(logger.disabled, logger.propagate, logger.level, (*logger.handlers,), (*logger.filters,))


def restored(before: tuple[int, dict[str, Logger]]) -> list[str]:
    """Let everything be as it was; return what was otherwise."""
    after, (disabled, loggers) = logging_setup(), before
    if after == before:
        return []
    logging.disable(disabled)
    wrong = ["logging.disable"] if after[0] != disabled else []
    for name in sorted({*loggers, *after[1]}):
        was = loggers.get(name, Logger())
        if after[1].get(name, Logger()) != was:
            wrong.append(name)
            _restore(name, was)
    return wrong


def _restore(name: str, was: Logger) -> None:
    logger = logging.root if name == "root" else logging.getLogger(name)
    logger.disabled, logger.propagate = was.disabled, was.propagate
    if name == "root" or name.partition(".")[0] in OURS:
        logger.setLevel(was.level)
        logger.handlers[:], logger.filters[:] = was.handlers, was.filters


@pytest.hookimpl(wrapper=True, tryfirst=True)  # around pytest's own, so that its handlers are on neither side
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Note how it is before a test."""
    item.stash[_BEFORE] = logging_setup()
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """Compare when the test and all that was made for it are gone."""
    result = yield
    wrong = restored(item.stash[_BEFORE])
    assert not wrong, f"left otherwise than found, so that other tests' logs may be empty: {', '.join(wrong)}"
    return result
