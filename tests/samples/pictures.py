"""Every sample picture by name: what the contact sheet, the golden pictures, the README and the measurements show."""

from __future__ import annotations

from typing import Any

from tests.samples import (
    crazy_eights,
    leaderboard,
    legends,
    results,
    skymines,
    skymines_cards,
    space_mission,
    space_missions,
)
from tests.samples.sample import ODD_NAMES, Sample, in_styles

README = {
    "board": "board",
    "board-contrast": "board-private-contrast",
    "hand": "hand",
    "planet": "planet",
    "score": "score",
    "space-missions-board": "space-missions-board-event",
    "space-missions-control": "space-missions-control",
    "space-missions-flight": "space-missions-flight",
    "skymines-board": "skymines-board",
    "skymines-belt": "skymines-board-belt",
    "skymines-hand": "skymines-hand",
}
"""The README's pictures, and the samples that they show."""


def sheet() -> dict[str, Sample]:
    """Return what is drawn, by the name of its file: of every game, and of the host itself."""
    pages = {"leaderboard": Sample("records", "leaderboard", leaderboard.leaderboard_page(), ())}
    pages["result"] = Sample("records", "result", results.result_card(), results.NAMES)
    missions = {f"space-missions-{name}": sample for name, sample in _space_missions().items()}
    eights = {f"crazy-eights-{name}": sample for name, sample in _crazy_eights().items()}
    mines = {f"skymines-{name}": sample for name, sample in (_skymines() | _skymines_cards()).items()}
    return _space_mission() | missions | mines | eights | legends.sheet() | pages | in_styles(pages, pages)


def _space_mission() -> dict[str, Sample]:
    def of(look: str, view: Any, about: str | None = None) -> Sample:
        return Sample("space-mission", look, view, space_mission.NAMES, about)

    over = space_mission.table(5, 0, True)
    found = {
        "board": of("board", space_mission.table(4, None)),
        "board-private": of("board", space_mission.table(5)),
        "board-beginning": of("board", space_mission.beginning()),
        "board-choosing": of("board", space_mission.looking()),
        "board-last-round": of("board", space_mission.last_round()),
        "board-over": of("board", space_mission.table(5, None, True)),
        "board-two": of("board", space_mission.table(2)),
        "board-odd-names": of("board", space_mission.table(5))._replace(names=ODD_NAMES),
        "hand": of("hand", space_mission.table(4)),
        "hand-waiting": of("hand", space_mission.waiting()),
        "pile": of("pile", space_mission.choosing()),
        "tiles": of("tiles", space_mission.table(4)),
        "planet": of("planet", space_mission.table(5), "ruby-red"),
        "planet-reserved": of("planet", space_mission.table(5), "bluewell"),
        "player": of("player", space_mission.table(5), "1"),
        "player-self": of("player", space_mission.table(5), "0"),
        "score": of("score", over),
        "score-odd-names": of("score", over)._replace(names=ODD_NAMES),
    }
    return found | in_styles(found, ("board-private", "hand", "pile", "tiles", "planet", "player-self", "score"))


def _space_missions() -> dict[str, Sample]:
    def of(look: str, view: Any, about: str | None = None) -> Sample:
        return Sample("space-missions", look, view, space_missions.NAMES, about)

    over = space_missions.over()
    found = {
        "board": of("board", space_missions.table(4, None)),
        "board-beginning": of("board", space_missions.beginning()),
        "board-event": of("board", space_missions.announced()),
        "board-flight": of("board", space_missions.flying(None)),
        "board-two": of("board", space_missions.table(2)),
        "board-solo": of("board", space_missions.solo(0, True)),
        "board-over": of("board", over),
        "board-odd-names": of("board", space_missions.table(4))._replace(names=ODD_NAMES),
        "control": of("control", space_missions.announced()),
        "player": of("player", space_missions.table(), "1"),
        "player-odd-name": of("player", space_missions.announced(), "3")._replace(names=ODD_NAMES[2:] + ODD_NAMES),
        "hand": of("hand", space_missions.table()),
        "hand-full": of("hand", space_missions.first_hand()),
        "hand-empty": of("hand", space_missions.passed()),
        "flight": of("flight", space_missions.flying()),
        "flight-waiting": of("flight", space_missions.announced()),
        "flight-failed": of("flight", space_missions.failed()),
        "flight-home": of("flight", space_missions.succeeded()),
        "trial": of("trial", space_missions.testing()),
        "trial-hidden": of("trial", space_missions.testing(1)),
        "trial-return": of("trial", space_missions.succeeded()),
        "score": of("score", over),
        "score-solo": of("score", space_missions.over(1, True)),
        "score-odd-names": of("score", over)._replace(names=ODD_NAMES),
    }
    return found | in_styles(found, ("board-event", "control", "player", "hand", "flight", "trial-return", "score"))


def _skymines() -> dict[str, Sample]:
    def of(look: str, view: Any) -> Sample:
        return Sample("skymines", look, view, skymines.NAMES)

    found = {
        "board": of("board", skymines.running()),
        "board-belt": of("board", skymines.running(board="belt")),
        "board-beginning": of("board", skymines.beginning()),
        "board-planning": of("board", skymines.planning()),
        "board-returned": of("board", skymines.returned()),
        "board-returning": of("board", skymines.returning()),
        "board-ousting": of("board", skymines.ousting()),
        "board-over": of("board", skymines.over(board="belt")),
        "board-odd-names": of("board", skymines.running())._replace(names=ODD_NAMES),
        "tracks": of("tracks", skymines.running(3, luna="8")),
        "tracks-bonuses": of("tracks", skymines.bonuses()),
    }
    return found | in_styles(found, ("board", "board-belt", "tracks"))


def _skymines_cards() -> dict[str, Sample]:
    def of(look: str, view: Any, about: str | None = None) -> Sample:
        return Sample("skymines", look, view, skymines_cards.NAMES, about)

    table = skymines_cards.table()
    found = {
        "display": of("display", table),
        "display-pile": of("display", skymines_cards.table(tracks="pile")),
        "research": of("research", table),
        "hand": of("hand", table),
        "hand-planned": of("hand", skymines_cards.planning()),
        "hand-tokens": of("hand", skymines_cards.tokens(chosen=True)),
        "player": of("player", table, "2"),
        "plans": of("plans", table, "0"),
        "plans-odd-name": of("plans", table, "2")._replace(names=ODD_NAMES),
        "player-odd-name": of("player", table, "0")._replace(names=ODD_NAMES),
        "player-planned": of("player", skymines_cards.planning(), "0"),
        "player-planning": of("player", skymines_cards.planning(), "2"),
        "spaces": of("spaces", table),
        "spaces-tracks": of("spaces", skymines_cards.with_luna()),
        "missions": of("missions", skymines_cards.on_missions()),
        "score": of("score", skymines_cards.over()),
        "score-luna": of("score", skymines_cards.over(3, luna="5")),
    }
    styled = ("display-pile", "research", "hand", "player", "plans", "spaces-tracks", "missions", "score-luna")
    return found | in_styles(found, styled)


def _crazy_eights() -> dict[str, Sample]:
    def of(look: str, view: Any) -> Sample:
        return Sample("crazy-eights", look, view, crazy_eights.NAMES)

    found = {
        "board": of("board", crazy_eights.running(4, None)),
        "board-named": of("board", crazy_eights.named()),
        "board-empty-stock": of("board", crazy_eights.nothing_fits()),
        "board-over": of("board", crazy_eights.over()),
        "board-odd-names": of("board", crazy_eights.running(4))._replace(names=ODD_NAMES),
        "hand": of("hand", crazy_eights.running()),
        "hand-full": of("hand", crazy_eights.full()),
        "score": of("score", crazy_eights.over()),
    }
    return found | in_styles(found, ("board", "hand", "score"))
