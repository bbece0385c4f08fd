"""For fork servers of games: what opening a game reads, read once."""

from __future__ import annotations

from bot.games.registry import TITLES
from tests.service.world import translator
from tests.support import prepared
from tests.support.raw_texts import raw_words


def prepare() -> None:
    """Read schemas, texts and games once: they are kept."""
    prepared.prepare()
    translator()
    for title in TITLES.values():
        assert title.game.meta.looks
    raw_words()
