"""The pictures of Space Missions on the contact sheet: every look of every kind of table, and every style."""

from __future__ import annotations

from bot.games.space_missions.view import SpaceMissionsView
from renderers.sample import ODD_NAMES, Sample, in_styles
from renderers.space_missions import samples

_PREFIX = "space-missions"


def sheet() -> dict[str, Sample]:
    """Return what is drawn, by the name of its file."""
    over = samples.over()
    found = {
        "board": _of("board", samples.table(4, None)),
        "board-beginning": _of("board", samples.beginning()),
        "board-event": _of("board", samples.announced()),
        "board-flight": _of("board", samples.flying(None)),
        "board-two": _of("board", samples.table(2)),
        "board-solo": _of("board", samples.solo(0, True)),
        "board-over": _of("board", over),
        "board-odd-names": _of("board", samples.table(4))._replace(names=ODD_NAMES),
        "control": _of("control", samples.announced()),
        "player": _of("player", samples.table(), "1"),
        "player-odd-name": _of("player", samples.announced(), "3")._replace(names=ODD_NAMES[2:] + ODD_NAMES),
        "hand": _of("hand", samples.table()),
        "hand-full": _of("hand", samples.first_hand()),
        "hand-empty": _of("hand", samples.passed()),
        "flight": _of("flight", samples.flying()),
        "flight-waiting": _of("flight", samples.announced()),
        "flight-failed": _of("flight", samples.failed()),
        "flight-home": _of("flight", samples.succeeded()),
        "trial": _of("trial", samples.testing()),
        "trial-hidden": _of("trial", samples.testing(1)),
        "trial-return": _of("trial", samples.succeeded()),
        "score": _of("score", over),
        "score-solo": _of("score", samples.over(1, True)),
        "score-odd-names": _of("score", over)._replace(names=ODD_NAMES),
    }
    found |= in_styles(found, ("board-event", "control", "player", "hand", "flight", "trial-return", "score"))
    return {f"{_PREFIX}-{name}": sample for name, sample in found.items()}


def _of(look: str, view: SpaceMissionsView, about: str | None = None) -> Sample:
    return Sample("space-missions", look, view, samples.NAMES, about)
