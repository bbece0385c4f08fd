"""How each secret of a table would be written in a text, such as a log.

Found by the game's own words and declarations: its presenter's texts and nouns of private looks, what a seat's view
holds beyond a spectator's, and what the game's test file declares secret in its state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Any

from bot.games.core.phrase import Phrase
from bot.games.history.log import encode
from bot.service.tables.loaded import LoadedTable
from tests.leaks.declared import differences, secrets_of
from tests.leaks.read_spy import Path
from tests.service.world import translator

TELLING = 10
"""What is spelt in fewer letters may stand there by chance."""
BETWEEN = (", ", ",", " ", "+")


def spelt(loaded: LoadedTable) -> set[str]:
    """Return all spellings of what is secret at this table now, and is not said to everybody as well."""
    state, spectator = loaded.state, loaded.view(None)
    found = set(_values(state, secrets_of(loaded.game.meta.id).of_state(state, None)))
    for seat in range(len(loaded.seats)):
        view = loaded.view(seat)
        found.update(_values(view, differences(view, spectator)))
        found.update(_words(loaded, seat))
    everybody = repr(spectator) + "\n".join(_said(loaded, None))
    return {spelling for spelling in found if len(spelling) >= TELLING and spelling not in everybody}


def _values(whole: Any, ways: Iterable[Path]) -> Iterator[str]:
    """Spell the parts at the ends of the ways, and the hands, piles and rows that they are parts of."""
    for way in ways:
        for end in {way, way[:-1] if isinstance(way[-1], int) else way}:
            part: Any = reduce(lambda at, step: getattr(at, step) if isinstance(step, str) else at[step], end, whole)
            yield repr(part)
            yield encode(part).decode()
            if isinstance(part, bytes):
                yield part.hex()
            if isinstance(part, tuple):
                yield from map(repr, part)


def _words(loaded: LoadedTable, seat: int) -> Iterator[str]:
    yield from _said(loaded, seat)
    for look in loaded.game.meta.looks:
        if look.private:
            nouns = [noun for noun, _ in loaded.presenter.subjects(loaded.view(seat), look.id)]
            yield from (between.join(nouns) for between in BETWEEN if len(nouns) > 2)


def _said(loaded: LoadedTable, viewer: int | None) -> Iterator[str]:
    """Say all looks of a spectator, or the private ones of a seat, in words."""
    view, presenter = loaded.view(viewer), loaded.presenter
    words = translator().words("en")
    for look in loaded.game.meta.looks:
        if look.private != (viewer is None):
            names: list[tuple[str | None, Phrase]] = [*presenter.subjects(view, look.id)]
            for about in (*(noun for noun, _ in names), *([] if look.about and names else [None])):
                yield from map(words, presenter.text(view, look.id, about))
            yield from (words(name) for _, name in names)
