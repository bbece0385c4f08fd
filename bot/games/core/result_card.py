"""The data of a finished game's result card."""

from __future__ import annotations

from msgspec import Struct

from bot.games.core.contract import Standing
from bot.games.core.phrase import Phrase


class ResultCard(Struct, frozen=True):
    """How a game ended. `date`: `year`, `month` and `day` in digits. `labels`: the names of the score's categories.

    `commitment`: the hash of the seed that was published at the start.
    """

    title: str
    designer: str
    date: dict[str, str]
    table: int
    commitment: str
    standing: Standing
    labels: dict[str, Phrase]
