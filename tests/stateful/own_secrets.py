"""What a seat holds that no other player knows, as text: no channel and no other player may read it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from bot.games.core.contract import Presenter
from bot.games.history.log import Acted
from bot.games.registry import TITLES
from tests.service.world import translator
from tests.stateful.model import TableModel

CARD = re.compile(r"\b(?:[Cc]ard|Karte) (\d+)")
TELLING = 12
"""Shorter lines than this say nothing."""


def given_away(table: TableModel, words: str, reader: int | None = None) -> set[str]:
    """Return what these words, which the reader's seat (None: everybody) may read, tell of what others hold."""
    others = [seat for seat in range(len(table.seats)) if seat != reader]
    held = {one for seat in others for one in hidden(table, seat)}
    if _has_hands(table):
        return {f"Card {number}" for number in CARD.findall(words)} & held
    # Two seats' decks may read alike, and a panel may be older than the table: panels are compared in tests/leaks.
    return {line for line in held if reader is None and line in words}


def hidden(table: TableModel, seat: int) -> set[str]:
    """Return what is hidden in a seat's hand: cards that no other seat has seen, or all that its private looks say."""
    if not _has_hands(table):
        game = table.game
        return _said(game.meta.id, game.view(table.state, seat)) - _said(game.meta.id, game.view(table.state, None))
    seen = {word for entry in table.log if isinstance(entry, Acted) for word in _card_words(entry)}
    return {f"Card {number}" for number in own(table, seat)} - {f"Card {word}" for word in seen}


def own(table: TableModel, seat: int) -> tuple[int, ...]:
    """Return the numbers of the cards in a seat's hand, () in a game where cards have none."""
    return table.state.pilots[seat].hand if _has_hands(table) else ()


def _has_hands(table: TableModel) -> bool:
    return table.game.meta.id == "space-mission"


def _card_words(entry: Acted) -> list[str]:
    return [word for noun in entry.nouns for word in noun.split("+") if word.isdigit()]


def private_lines(game: str, state: Any, seat: int) -> set[str]:
    """Return the lines that say what a seat alone may know of a state."""
    return said(game, TITLES[game].game.view(state, seat))


def said(game: str, view: Any) -> set[str]:
    """Return the lines of a seat's private looks, or of a spectator's."""
    presenter: Presenter = TITLES[game].presenter
    words = translator().words("en")
    looks = [look for look in TITLES[game].game.meta.looks if look.private == (view.viewer is not None)]
    lines = [
        words(phrase)
        for look in looks
        for about in ([noun for noun, _ in presenter.subjects(view, look.id)] or [None])
        for phrase in presenter.text(view, look.id, about)
    ]
    return {line for line in lines if len(line) >= TELLING}


_said = lru_cache(maxsize=64)(said)  # a view at the end of a game may hold what cannot be a key
