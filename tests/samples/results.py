"""Result cards made by hand, to look at."""

from __future__ import annotations

from bot.games.core.contract import Line
from bot.games.core.phrase import say
from bot.games.core.result_card import ResultCard
from bot.games.core.standing import ranked

NAMES = ("Ada", "Konstantin der Kühne", "Юрий", "Maximiliane-Alexandrina von und zu Hohenfels", "Bo")
CATEGORIES = ("gate", "stations", "minerals", "aliens")


def result_card(seats: int = 4) -> ResultCard:
    """Return the result of a game of so many players."""
    lines = [
        tuple(Line(category, 3 + (7 * seat + 5 * place) % 23 - place) for place, category in enumerate(CATEGORIES))
        for seat in range(seats)
    ]
    return ResultCard(
        title="Space Mission",
        designer="Matt Worden",
        date={"year": "2026", "month": "11", "day": "24"},
        table=17,
        commitment="5f2e" * 16,
        standing=ranked(lines, final=True),
        labels={category: say(f"sm-category-{category}") for category in CATEGORIES},
    )
