"""The legends of the games that have one."""

from __future__ import annotations

from bot.games.core.legend import LEGEND, Legend
from bot.games.registry import TITLES
from tests.samples.sample import Sample, in_styles

LEGENDS = {
    game: Legend(title.game.meta.title, title.lesson.icons)
    for game, title in TITLES.items()
    if title.lesson is not None and title.lesson.icons
}


def sheet() -> dict[str, Sample]:
    """Return each legend in every style."""
    found = {f"{game}-{LEGEND}": Sample(game, LEGEND, legend, ()) for game, legend in LEGENDS.items()}
    return found | in_styles(found, found)
