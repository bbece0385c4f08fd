"""Sample pictures of Crazy Eights: all table sizes, an eight on top, an empty stock, full hands, the end."""

from __future__ import annotations

from bot.games.crazy_eights.view import CrazyEightsView
from tests.render.case import Case
from tests.samples import crazy_eights as samples

GAME = "crazy-eights"
LOOKS = ("board", "hand", "score")


def views() -> dict[str, CrazyEightsView]:
    """Return the sample views by name."""
    return {
        **{f"mine-{seats}": samples.running(seats) for seats in (2, 3, 4)},
        **{f"over-{seats}": samples.over(seats, 1) for seats in (2, 3, 4)},
        "spectator": samples.running(4, None),
        "named": samples.named(1),
        "nothing-fits": samples.nothing_fits(),
        "full": samples.full(),
    }


def pictures() -> list[Case]:
    """Return every look of every sample that has a picture."""
    return [
        Case(f"{look}-{name}", GAME, look, view)
        for look in LOOKS
        for name, view in views().items()
        if {"board": True, "hand": view.viewer is not None, "score": view.over}[look]
    ]


def styled() -> list[Case]:
    """Return the pictures that are drawn in every style."""
    return [case for case in pictures() if case.name.endswith(("-4", "full", "named"))]


def typical(look: str) -> Case:
    """Return an ordinary picture of a look."""
    return Case(look, GAME, look, samples.over() if look == "score" else samples.running())
