"""Every game that the service is tested with: the registered ones and the toys."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.games.core.contract import Title
from bot.games.registry import TITLES
from tests.sampling import covering
from tests.service.world import World, world
from tests.soaking import by_turns
from tests.toys import TOYS
from tests.toys.words import translator

EVERY: Mapping[str, Title] = ChainMap(TOYS, TITLES)  # pyright: ignore[reportArgumentType] - read only
"""By id, as the registry has them; a game is imported when it is asked for."""

EVERY_GAME = pytest.mark.parametrize("game", [*TITLES, *TOYS])
PART_OF_EVERY_GAME = pytest.mark.parametrize("game", by_turns([*TITLES, *TOYS], 1))
"""For tests that try a share of their cases in every game (`tests.soaking.share`): the long form tries all cases."""

SOME_GAMES = pytest.mark.parametrize("game", by_turns([*TITLES, *TOYS], 3))
"""For what the service does alike in every game: each run tries two of them, the long form all."""


def every_game_and(names: str, others: Sequence[Any]) -> pytest.MarkDecorator:
    """Parametrize over every game with each of the others; in short each is met once at least, `-m slow` the rest."""
    games = [*TITLES, *TOYS]
    pairs = list(product(range(len(games)), range(len(others))))
    short = covering(pairs, enumerate)
    return pytest.mark.parametrize(
        f"game, {names}",
        [
            pytest.param(
                games[game],
                *(others[place] if isinstance(others[place], tuple) else (others[place],)),
                marks=[*getattr(others[place], "marks", ()), *(() if (game, place) in short else (pytest.mark.slow,))],
                id=f"{games[game]}-{getattr(others[place], 'name', place)}",
            )
            for game, place in pairs
        ],
    )


@asynccontextmanager
async def wide_world(folder: Path, **given: Any) -> AsyncIterator[World]:
    """Open a host that hosts every game."""
    async with world(folder, titles=EVERY, words=translator(), **given) as made:
        yield made


def foreign(game: str) -> list[str]:
    """Return words of all other games: their verbs, looks and slots."""
    others = [title.game.meta for name, title in EVERY.items() if name != game]
    found = {each.id for meta in others for each in (*meta.verbs, *meta.looks)}
    found |= {slot.id for meta in others for verb in meta.verbs for slot in verb.slots}
    return sorted(found)
