"""Redaction of the log: an unexpected error is logged with its class and its places, and never with a value.

Rules and service raise errors with values (`KeyError(card)`) that may be a player's secret. So the text of an error is
logged only if its class declares it free of secrets (`harmless = True`), or if it is the system's. In every line,
URLs lose interaction tokens, with which anyone could answer in the bot's name.
"""

from __future__ import annotations

import copy
import logging
import os
import re
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

_MODULES = ("discord.errors", "sqlite3")
"""Packages whose errors hold texts about requests and files only."""
_BEARER = re.compile(
    r"((?:webhooks|interactions)(/|%2F)\d+\2)[^/\s?#&'\"<>)\]]+?(?=\2|[/\s?#&'\"<>)\]]|$)", re.IGNORECASE
)
"""A URL, or a part of one, with an interaction's token (Discord's `/webhooks/<id>/<token>`)."""
_CAUSED = "\nThe above exception was the direct cause of the following exception:\n\n"
_MEANWHILE = "\nDuring handling of the above exception, another exception occurred:\n\n"


def tokenless(line: str) -> str:
    """Return the line without the interaction tokens in its URLs."""
    return _BEARER.sub(r"\1<token>", line)


def told(error: BaseException) -> str:
    """Return an error's class with its text, or with the place where it was raised if the text may hold a secret."""
    name = _name(error)
    if words := _words(error):
        return f"{name}: {words}"
    last = traceback.extract_tb(error.__traceback__)[-1:]
    return f"{name} at {last[0].filename}:{last[0].lineno}" if last else name


def traced(error: BaseException) -> str:
    """Return the traceback of an error and of its causes, without texts that may hold a secret."""
    return "".join(_lines(error, set()))


class RedactingFormatter(logging.Formatter):
    """Formats log lines without the values of errors and without tokens."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """Return the line. Another handler's cached text of the error is not used."""
        return tokenless(super().format(_own(record)))

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the library's name
        """Return the error's traceback as `traced` tells it."""
        return traced(ei[1]).rstrip("\n")


class JsonFormatter(RedactingFormatter):
    """Formats log records as one JSON object a line, with the same redaction.

    Keys: `time` (ISO 8601, UTC), `level`, `logger`, `message`, and `error`, the traceback, where there is one.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        own = _own(record)
        line = {
            "time": datetime.fromtimestamp(own.created, UTC).isoformat(timespec="milliseconds"),
            "level": own.levelname,
            "logger": own.name,
            "message": tokenless(own.getMessage()),
        }
        if own.exc_info:
            line["error"] = tokenless(self.formatException(own.exc_info))
        return msgspec.json.encode(line).decode()


def _own(record: logging.LogRecord) -> logging.LogRecord:
    """Return a copy of a record without what the library cached of its error and asyncio tells of a task's."""
    own = copy.copy(record)
    own.exc_text = None
    if record.name == "asyncio" and record.exc_info:
        # "Task exception was never retrieved", and then the task with its error in all its words.
        own.msg, own.args = record.getMessage().partition("\n")[0], None
    return own


FORMATS: dict[str, type[RedactingFormatter]] = {"PLAIN": RedactingFormatter, "JSON": JsonFormatter}
FORMAT = "MISSION_LOG_FORMAT"
"""The environment variable that tells the bot's worker processes the format."""


def handlers() -> list[logging.Handler]:
    """Return the handlers of the root logger, for each of the bot's processes."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS.get(os.environ.get(FORMAT, "").upper(), RedactingFormatter)())
    return [handler]


def begin_log(level: int | str, log_format: str | None = None) -> None:
    """Let this process log to standard error from this level on, and the library from warnings on.

    `log_format`: one of `FORMATS`, for this process and those that it starts; None: as the environment says.
    """
    if log_format is not None:
        os.environ[FORMAT] = log_format
    logging.basicConfig(level=level, handlers=handlers())
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLogger().level))


def _words(error: BaseException) -> str:
    known = isinstance(error, OSError) or type(error).__module__ in _MODULES
    return tokenless(str(error)) if known or getattr(error, "harmless", False) else ""


def _name(error: BaseException) -> str:
    kind = type(error)
    return kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"


def _lines(error: BaseException, seen: set[int]) -> Iterator[str]:
    seen.add(id(error))
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and id(before) not in seen:
        yield from _lines(before, seen)
        yield _CAUSED if before is error.__cause__ else _MEANWHILE
    if error.__traceback__ is not None:
        yield "Traceback (most recent call last):\n"
        yield from traceback.format_tb(error.__traceback__)
    words = _words(error)
    yield f"{_name(error)}: {words}\n" if words else f"{_name(error)}\n"
    if isinstance(error, BaseExceptionGroup):
        for inner in error.exceptions:
            if id(inner) not in seen:
                yield from (f"  | {line}\n" for line in "".join(_lines(inner, seen)).splitlines())
