"""The parts of `make bench`: each module here with `PARTS` measures something, in a full and a short form.

The short form takes a second or two and runs with the tests, so that no part can stop working unseen.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

OURS = "tests.bench"
"""The package whose modules are looked through."""

Row = dict[str, Any]
Size = TypeVar("Size")


@dataclass(frozen=True)
class Part(Generic[Size]):
    """A measurement: given a size it yields its rows as soon as it has them."""

    measure: Callable[[Size], AsyncIterator[list[Row]]]
    full: Size
    short: Size


Parts = dict[str, Part[Any]]


def row(name: str, value: float, unit: str) -> Row:
    """Return one figure, as it is printed."""
    return {"name": name, "value": round(value, 3), "unit": unit}


def all_parts(package: str = OURS) -> Parts:
    """Return all parts of a package by their names: a module's own name begins each of its parts' names."""
    folder = importlib.import_module(package).__path__
    names = sorted(found.name for found in pkgutil.iter_modules(folder) if not found.ispkg and found.name != "__main__")
    return {name: part for module in names for name, part in parts_of(module, package).items()}


def parts_of(module: str, package: str = OURS) -> Parts:
    """Return the parts of one module; importing it alone leaves this process without what only others need."""
    return getattr(importlib.import_module(f"{package}.{module}"), "PARTS", {})
