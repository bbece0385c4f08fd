"""Replaces dependencies of a running service by fakes."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from bot.service.context import Context


def substitute(context: Context, **parts: Any) -> None:
    """Put these into the context that all parts of a service share. The product cannot: its context is frozen."""
    unknown = set(parts) - {field.name for field in fields(context)}
    assert not unknown, unknown
    for name, part in parts.items():
        object.__setattr__(context, name, part)
