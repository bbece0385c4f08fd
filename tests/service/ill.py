"""Games whose rules begin to fail."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.core.contract import Title
from bot.games.registry import TITLES


class Ill:
    """A game as it is, until one thing that it does begins to fail: without a word, or with all that it was given."""

    def __init__(self, real: Any) -> None:
        self._real = real
        self.fails: str | None = None
        self.spills: str | None = None

    def __getattr__(self, name: str) -> Any:
        if name == self.fails:
            raise ZeroDivisionError(f"{name} of an ill game")
        return _spilling if name == self.spills else getattr(self._real, name)


def _spilling(*given: Any) -> Any:
    """Fail as rules do that look for a card where it is not; a cause and a note hold it as well."""
    try:
        raise LookupError(given)
    except LookupError as cause:
        error = KeyError(*given)
        error.add_note(repr(given))
        raise error from cause


class WithIll(Mapping[str, Title]):
    """All games, and `ill`: one of them under another name."""

    def __init__(self, game: str) -> None:
        self.game = Ill(TITLES[game].game)
        rules: Any = self.game
        self._ill = Title(rules, TITLES[game].presenter)

    def __getitem__(self, game: str) -> Title:
        return self._ill if game == "ill" else TITLES[game]

    def __iter__(self) -> Iterator[str]:
        return iter([*TITLES, "ill"])

    def __len__(self) -> int:
        return len(TITLES) + 1
