"""Settings from the environment and `.env`: typed, all faults reported together, the token never printed.

python-dotenv reads `.env`. pydantic-settings did the typing, but it costs 2.9 MB of the first download and 0.1 s of
each start, and every fault needed a sentence of ours all the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from ipaddress import ip_address
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from dotenv import dotenv_values

T = TypeVar("T")

OWN = "MISSION_"
OPEN_FILES = 250
"""Opening a guild's file takes longer than using it: the files of a busy evening stay open."""
_MOST = 1_000_000
_LONGEST = 200
"""Characters of a line that users read."""
_FORMATS = ("PLAIN", "JSON")
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


@dataclass(frozen=True)
class DatabaseUrl:
    """The address of a database, which may hold a password. Nothing that shows objects shows its value."""

    value: str = field(repr=False)


def read_database(text: str) -> DatabaseUrl:
    """Return the address of a database. Raises ValueError with the end of a sentence that does not name it."""
    try:
        parts = urlsplit(text)
        sound = parts.scheme in ("postgresql", "postgres") and (parts.port is None or parts.port > 0)
    except ValueError:
        sound = False
    if not sound or any(char.isspace() for char in text):
        raise ValueError("it is the address of a database, as postgresql://user:password@host/name")
    return DatabaseUrl(text)


def _in_file(read: Callable[[str], T]) -> Callable[[str], T]:
    """Return what reads a secret in a file, as service managers and containers hand them over."""

    def read_file(path: str) -> T:
        try:
            text = Path(path).read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise ValueError(f"its file cannot be read ({type(error).__name__})") from None
        return read(text)

    return read_file


def _one_of(default: str, choices: Sequence[str]) -> Any:
    """Return a field of Settings for one of these words, in any letter case."""

    def read(text: str) -> str:
        if text.upper() not in choices:
            raise ValueError(f"it is one of {', '.join(choices)}")
        return text.upper()

    return field(default=default, metadata={"read": read})


def _address(text: str) -> str:
    try:
        return str(ip_address(text))
    except ValueError:
        raise ValueError("it is an IP address, as 127.0.0.1, ::1 or 0.0.0.0") from None


def _line(text: str) -> str:
    if len(text) > _LONGEST or not text.isprintable():
        raise ValueError(f"it is one line of at most {_LONGEST} characters")
    return text


def _web_address(text: str) -> str:
    if not text.startswith("https://") or len(text) > _LONGEST or not text.isprintable() or " " in text:
        raise ValueError("it is the address of a page, beginning with https://")
    return text


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
    discord_token_file: Token | None = field(default=None, metadata={"read": _in_file(_token)})
    store: str = _one_of("SQLITE", ("SQLITE", "POSTGRES"))
    database_url: DatabaseUrl | None = field(default=None, metadata={"read": read_database})
    database_url_file: DatabaseUrl | None = field(default=None, metadata={"read": _in_file(read_database)})
    data_dir: Path = field(default=Path("data"), metadata={"read": Path})
    mission_backup_folder: Path | None = field(default=None, metadata={"read": Path})
    mission_backup_hours: int = _number(24, 1, 8760)
    mission_backup_keep: int = _number(7, 1, 10_000)
    mission_contact: str = field(default="", metadata={"read": _line})
    mission_privacy_url: str = field(default="", metadata={"read": _web_address})
    mission_log_level: str = _one_of("INFO", _LEVELS)
    mission_log_format: str = _one_of("PLAIN", _FORMATS)
    mission_hold_seconds: float = _number(20.0, 0, 600, whole=False)
    mission_live_seconds: float = _number(300.0, 0, 3600, whole=False)
    mission_thinking_ms: int = _number(200, 10, 2000)
    mission_open_files: int = _number(OPEN_FILES, 4, 1000)
    mission_practice_port: int = _number(0, 0, 65535)
    mission_http_host: str = field(default="127.0.0.1", metadata={"read": _address})
    mission_http_port: int = _number(0, 0, 65535)
    mission_emojis: bool = field(default=True, metadata={"read": _switch})
    mission_member: str = field(default="", metadata={"read": _line})
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

    @property
    def database(self) -> DatabaseUrl | None:
        """The database that games are kept in, None if they are kept in files."""
        return self.database_url if self.store == "POSTGRES" else None


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
    faults += [
        f"{name} and {name}_FILE are both set; remove one of them."
        for name in ("DISCORD_TOKEN", "DATABASE_URL")
        if name.lower() in values and f"{name.lower()}_file" in values
    ]
    if not faults:
        settings = _whole(Settings(**values))
        faults += _unfit(settings)
        if not faults:
            return settings
    raise BadSettings(faults)


def _whole(settings: Settings) -> Settings:
    """Return the settings with what stands in files."""
    return replace(
        settings,
        discord_token=settings.discord_token or settings.discord_token_file,
        database_url=settings.database_url or settings.database_url_file,
    )


def _unfit(settings: Settings) -> Iterator[str]:
    """Yield what does not go together."""
    if settings.store == "POSTGRES":
        if settings.database_url is None:
            yield "STORE is postgres, but DATABASE_URL is not set: it names the database."
        if settings.mission_backup_folder is not None:
            yield (
                "MISSION_BACKUP_FOLDER is for SQLite files: remove it, and back the database up by pg_dump or as its "
                "provider does."
            )


def _named(values: Mapping[str, str | None]) -> dict[str, str]:
    """Return values that are not empty, by their names in capitals."""
    return {name.upper(): value for name, value in values.items() if value}
