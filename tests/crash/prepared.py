"""For fork servers of games: what tests read beside what hosts read, read once."""

from __future__ import annotations

from tests.service.world import translator
from tests.support import prepared
from tests.support.raw_texts import raw_words


def prepare() -> None:
    """Read texts once: they are kept."""
    prepared.prepare()
    translator()
    raw_words()
