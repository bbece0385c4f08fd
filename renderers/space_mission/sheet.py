"""The pictures of Space Mission on the contact sheet: every look of every kind of table, and every style."""

from __future__ import annotations

from bot.games.space_mission.view import SpaceMissionView
from renderers.sample import ODD_NAMES, Sample, in_styles
from renderers.space_mission import samples


def sheet() -> dict[str, Sample]:
    """Return what is drawn, by the name of its file."""
    over = samples.table(5, 0, True)
    found = {
        "board": _of("board", samples.table(4, None)),
        "board-private": _of("board", samples.table(5)),
        "board-beginning": _of("board", samples.beginning()),
        "board-choosing": _of("board", samples.looking()),
        "board-last-round": _of("board", samples.last_round()),
        "board-over": _of("board", samples.table(5, None, True)),
        "board-two": _of("board", samples.table(2)),
        "board-odd-names": _of("board", samples.table(5))._replace(names=ODD_NAMES),
        "hand": _of("hand", samples.table(4)),
        "hand-waiting": _of("hand", samples.waiting()),
        "pile": _of("pile", samples.choosing()),
        "tiles": _of("tiles", samples.table(4)),
        "planet": _of("planet", samples.table(5), "ruby-red"),
        "planet-reserved": _of("planet", samples.table(5), "bluewell"),
        "player": _of("player", samples.table(5), "1"),
        "player-self": _of("player", samples.table(5), "0"),
        "score": _of("score", over),
        "score-odd-names": _of("score", over)._replace(names=ODD_NAMES),
    }
    return found | in_styles(found, ("board-private", "hand", "pile", "tiles", "planet", "player-self", "score"))


def _of(look: str, view: SpaceMissionView, about: str | None = None) -> Sample:
    return Sample("space-mission", look, view, samples.NAMES, about)
