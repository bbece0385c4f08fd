"""Pages of ratings made by hand, to look at."""

from __future__ import annotations

from bot.games.core.leaderboard import LeaderboardPage, LeaderboardRow

_RATED = (
    ("Ada", 31.4, 1.9, 41),
    ("Konstantin der Kühne", 29.8, 2.4, 23),
    ("Mio", 27.2, 1.6, 58),
    ("Tereza", 28.9, 3.1, 12),
    ("Bo", 24.6, 2.2, 17),
    ("Юрий", 25.3, 4.6, 6),
    ("日本語の名前", 26.1, 6.4, 3),
    ("Maximiliane-Alexandrina von und zu Hohenfels", 21.7, 5.9, 4),
    ("Xanthippe", 17.5, 5.2, 5),
    ("Olav", 14.1, 6.8, 2),
)


def leaderboard_page(count: int = len(_RATED), own: int = 3) -> LeaderboardPage:
    """Return a page of so many people; the place of the one who looks is framed."""
    order = sorted(_RATED[:count], key=lambda rated: rated[2] * 3 - rated[1])
    rows = tuple(
        LeaderboardRow(place, name, mu - 3 * sigma, mu, sigma, games, games < 5, place == own)
        for place, (name, mu, sigma, games) in enumerate(order, 1)
    )
    return LeaderboardPage("Space Mission", 1, 2, rows)
