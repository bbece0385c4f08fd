"""Numbers with one decimal, as each language writes them."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say


def decimal(value: float) -> Phrase:
    """Say a number with one decimal."""
    written = f"{value:.1f}"
    whole, tenth = ("0.0" if written == "-0.0" else written).split(".")
    return say("decimal", whole=whole, tenth=tenth)
