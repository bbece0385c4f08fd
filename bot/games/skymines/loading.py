"""The data files of our edition: text to typed values. Each file names the edition that it belongs to."""

from __future__ import annotations

import tomllib
from typing import TypeVar

import msgspec
from msgspec import Struct

from bot.games.core.contract import DataFile
from bot.games.core.data import read_data

EDITION = "mission-control-skymines-1"
_PACKAGE = "bot.games.skymines"


class Rows(Struct, frozen=True, forbid_unknown_fields=True):
    """What every data file says first."""

    edition: str


Shape = TypeVar("Shape", bound=Rows)


def parse(text: str, shape: type[Shape]) -> Shape:
    """Return what a data file says. Raises ValueError naming what is wrong with it."""
    try:
        rows = msgspec.convert(tomllib.loads(text), shape, str_keys=True)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"edition file: {error}") from error
    require(rows.edition == EDITION, f"of the edition {rows.edition}, not {EDITION}")
    return rows


def require(holds: bool, fault: str) -> None:
    """Raise ValueError naming the fault if something does not hold."""
    if not holds:
        raise ValueError(f"edition file: {fault}")


def data_file(file: str) -> tuple[str, DataFile]:
    """Return the text of a data file, and its name with its hash."""
    return read_data(_PACKAGE, file)
