"""The registered games, one entry each. A game is imported at its first use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from bot.games.core.contract import Title

# id: the class of the rules, the class of the presenter, and the classes of the rules of earlier versions
_GAMES: dict[str, tuple[str, ...]] = {
    "space-mission": (
        "bot.games.space_mission.game:SpaceMission",
        "bot.games.space_mission.presenter:SpaceMissionPresenter",
    ),
    "space-missions": (
        "bot.games.space_missions.game:SpaceMissions",
        "bot.games.space_missions.presenter:SpaceMissionsPresenter",
        "bot.games.space_missions.game:SpaceMissions1",
    ),
    "crazy-eights": (
        "bot.games.crazy_eights.game:CrazyEights",
        "bot.games.crazy_eights.presenter:CrazyEightsPresenter",
    ),
    "skymines": (
        "bot.games.skymines.game:Skymines",
        "bot.games.skymines.presenter:SkyminesPresenter",
    ),
}

_LESSONS = {
    "space-mission": "bot.games.space_mission.lesson:LESSON",
    "skymines": "bot.games.skymines.lesson:LESSON",
    "space-missions": "bot.games.space_missions.lesson:LESSON",
}
"""Where the guided first game of each game is that has one."""


class UnknownGame(KeyError):
    """There is no game of this id here."""


class _Titles(Mapping[str, Title]):
    """The registered games by id. Listing the ids imports nothing."""

    def __getitem__(self, game_id: str) -> Title:
        return title(game_id)

    def __iter__(self) -> Iterator[str]:
        return iter(_GAMES)

    def __len__(self) -> int:
        return len(_GAMES)


@cache
def title(game_id: str) -> Title:
    """Return the game of this id. Raises `UnknownGame`."""
    if game_id not in _GAMES:
        raise UnknownGame(game_id)
    rules, presenter, *former = _GAMES[game_id]
    lesson = _named(_LESSONS[game_id]) if game_id in _LESSONS else None
    return Title(_named(rules)(), _named(presenter)(), tuple(_named(old)() for old in former), lesson)


def _named(path: str) -> Any:
    module, name = path.split(":")
    return getattr(import_module(module), name)


TITLES: Mapping[str, Title] = _Titles()
