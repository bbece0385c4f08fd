"""Settings from the environment and `.env`: typed, all faults reported together, the token never printed."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

OWN = "MISSION_"
OPEN_FILES = 250
"""Opening a guild's file takes longer than using it: the files of a busy evening stay open."""
_MOST = 1_000_000
_OTHERWISE = ".env.example shows what it may be"


class BadSettings(Exception):
    """Some settings cannot be used; `faults` has a sentence for each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class Settings(BaseSettings):
    """What the operator of the bot may set. `.env.example` explains each setting."""

    model_config = SettingsConfigDict(env_file=".env", extra="forbid", env_ignore_empty=True, hide_input_in_errors=True)

    discord_token: SecretStr | None = None
    data_dir: Path = Path("data")
    mission_log_level: str = "INFO"
    mission_hold_seconds: float = Field(default=20.0, ge=0, le=600)
    mission_live_seconds: float = Field(default=300.0, ge=0, le=3600)
    mission_thinking_ms: int = Field(default=200, ge=10, le=2000)
    mission_open_files: int = Field(default=OPEN_FILES, ge=4, le=1000)
    mission_practice_port: int = Field(default=0, ge=0, le=65535)
    mission_shards: int | None = Field(default=None, ge=1, le=10_000)
    mission_max_lobbies: int = Field(default=5, ge=0, le=_MOST)
    mission_max_tables: int = Field(default=20, ge=0, le=_MOST)
    mission_max_opened: int = Field(default=30, ge=0, le=_MOST)
    mission_max_invitations: int = Field(default=5, ge=0, le=_MOST)
    mission_max_seats: int = Field(default=50, ge=0, le=_MOST)
    mission_max_channel_tables: int = Field(default=50, ge=0, le=_MOST)
    mission_max_server_tables: int = Field(default=1000, ge=0, le=_MOST)

    @field_validator("mission_log_level")
    @classmethod
    def _known_level(cls, value: str) -> str:
        if value.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise ValueError("it is one of DEBUG, INFO, WARNING, ERROR")
        return value.upper()

    @field_validator("discord_token")
    @classmethod
    def _looks_like_a_token(cls, value: SecretStr | None) -> SecretStr | None:
        if value is None or not value.get_secret_value().strip():
            return None
        text = value.get_secret_value().strip()
        if text.count(".") != 2 or any(char.isspace() for char in text):
            raise ValueError("it is not a bot token; copy the whole token from Discord's developer portal")
        return SecretStr(text)


def read_settings(environ: Mapping[str, str] | None = None) -> Settings:
    """Return the settings. Raises BadSettings with all faults, without values: they may be secret."""
    environ = os.environ if environ is None else environ
    known = set(Settings.model_fields)
    faults = [
        f"{name} is no setting of Mission Control. Known are: {', '.join(sorted(n.upper() for n in known))}."
        for name in environ
        if name.upper().startswith(OWN) and name.lower() not in known
    ]
    try:
        settings = Settings()
    except ValidationError as error:
        faults += [_told(str(fault["loc"][0]), str(fault["msg"]), str(fault["type"])) for fault in error.errors()]
        raise BadSettings(faults) from None
    if faults:
        raise BadSettings(faults)
    return settings


def _told(field: str, message: str, kind: str) -> str:
    """Say which values are possible, in our words: the library's are for programmers."""
    name = field.upper()
    if kind == "extra_forbidden":
        return f"{name} in .env is no setting of Mission Control; .env.example shows those there are."
    if kind == "value_error":
        return f"{name} cannot be used: {message.removeprefix('Value error, ')}."
    least = _bound(field, "ge")
    most = _bound(field, "le")
    if least is None or most is None:
        return f"{name} cannot be used: {_OTHERWISE}."
    number = "a number" if Settings.model_fields[field].annotation is float else "a whole number"
    return f"{name} cannot be used: it is {number} from {least} to {most}."


def _bound(field: str, side: str) -> float | int | None:
    """Return the lower (`ge`) or upper bound (`le`) of a setting, if it has one."""
    marks = Settings.model_fields[field].metadata
    return next((bound for mark in marks if (bound := getattr(mark, side, None)) is not None), None)
