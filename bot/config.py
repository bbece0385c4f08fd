"""Settings from the environment and `.env`: typed, all faults reported together, the token never printed.

python-dotenv reads `.env`. pydantic-settings did the typing, but it costs 2.9 MB of the first download and 0.1 s of
each start, and every fault needed a sentence of ours all the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from dotenv import dotenv_values

OWN = "MISSION_"
OPEN_FILES = 250
"""Opening a guild's file takes longer than using it: the files of a busy evening stay open."""
_MOST = 1_000_000
_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class BadSettings(Exception):
    """Some settings cannot be used; `faults` has a sentence for each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


@dataclass(frozen=True)
class Token:
    """The bot's token. Nothing that shows objects, such as a log, shows its value."""

    value: str = field(repr=False)


def _token(text: str) -> Token:
    if text.count(".") != 2 or any(char.isspace() for char in text):
        raise ValueError("it is not a bot token; copy the whole token from Discord's developer portal")
    return Token(text)


def _level(text: str) -> str:
    if text.upper() not in _LEVELS:
        raise ValueError(f"it is one of {', '.join(_LEVELS)}")
    return text.upper()


def _switch(text: str) -> bool:
    if text.lower() not in ("on", "off"):
        raise ValueError("it is one of ON, OFF")
    return text.lower() == "on"


def _number(default: float | None, least: int, most: int, *, whole: bool = True) -> Any:
    """Return a field of Settings for a number within bounds."""

    def read(text: str) -> float:
        try:
            number = float(text) if text.isascii() else None
        except ValueError:
            number = None
        if number is None or not least <= number <= most or (whole and not number.is_integer()):
            raise ValueError(f"it is a {'whole ' if whole else ''}number from {least} to {most}")
        return int(number) if whole else number

    return field(default=default, metadata={"read": read})


@dataclass(frozen=True)
class Settings:
    """What the operator of the bot may set. `.env.example` explains each setting.

    `read` raises ValueError with the end of a sentence that names no value.
    """

    discord_token: Token | None = field(default=None, metadata={"read": _token})
    data_dir: Path = field(default=Path("data"), metadata={"read": Path})
    mission_log_level: str = field(default="INFO", metadata={"read": _level})
    mission_hold_seconds: float = _number(20.0, 0, 600, whole=False)
    mission_live_seconds: float = _number(300.0, 0, 3600, whole=False)
    mission_thinking_ms: int = _number(200, 10, 2000)
    mission_open_files: int = _number(OPEN_FILES, 4, 1000)
    mission_practice_port: int = _number(0, 0, 65535)
    mission_emojis: bool = field(default=True, metadata={"read": _switch})
    mission_shards: int | None = _number(None, 1, 10_000)
    mission_max_lobbies: int = _number(5, 0, _MOST)
    mission_max_tables: int = _number(20, 0, _MOST)
    mission_max_opened: int = _number(30, 0, _MOST)
    mission_max_invitations: int = _number(5, 0, _MOST)
    mission_max_shares: int = _number(10, 0, _MOST)
    mission_max_verifies: int = _number(10, 0, _MOST)
    mission_max_reports: int = _number(5, 0, _MOST)
    mission_max_proofs: int = _number(5, 0, _MOST)
    mission_max_seats: int = _number(50, 0, _MOST)
    mission_max_channel_tables: int = _number(50, 0, _MOST)
    mission_max_server_tables: int = _number(1000, 0, _MOST)


_READERS: dict[str, Callable[[str], Any]] = {each.name.upper(): each.metadata["read"] for each in fields(Settings)}
NAMES = tuple(_READERS)


def read_settings() -> Settings:
    """Return the settings. The environment overrides `.env`, and an empty value means the default.

    Raises BadSettings with all faults, without values: they may be secret.
    """
    here, written = _named(os.environ), _named(dotenv_values(".env", encoding="utf-8"))
    faults = [
        f"{name} is no setting of Mission Control. Known are: {', '.join(sorted(NAMES))}."
        for name in os.environ
        if name.upper().startswith(OWN) and name.upper() not in _READERS
    ]
    faults += [
        f"{name} in .env is no setting of Mission Control; .env.example shows those there are."
        for name in written
        if name not in _READERS
    ]
    values: dict[str, Any] = {}
    for name, read in _READERS.items():
        if text := (here.get(name) or written.get(name, "")).strip():
            try:
                values[name.lower()] = read(text)
            except ValueError as error:
                faults.append(f"{name} cannot be used: {error}.")
    if faults:
        raise BadSettings(faults)
    return Settings(**values)


def _named(values: Mapping[str, str | None]) -> dict[str, str]:
    """Return values that are not empty, by their names in capitals."""
    return {name.upper(): value for name, value in values.items() if value}
