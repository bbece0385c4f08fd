"""Sample pictures of Skymines' cards, player boards and bonus spaces."""

from __future__ import annotations

from typing import Any

from tests.render.case import Case
from tests.samples import skymines_cards as samples

GAME = "skymines"
LOOKS = ("display", "research", "hand", "player", "plans", "spaces", "missions", "score")
_STYLED = ("permanent", "pile", "missions", "planning", "tokens", "luna", "over-luna")


def views() -> dict[str, Any]:
    """Return tables in all situations."""
    known = samples.state()
    return {
        **{tracks: samples.table(4, 0, tracks) for tracks in samples.TRACKS},
        "rich": samples.seen(known, 2),
        "dropped": samples.seen(known, 3),
        "two": samples.table(2, 1, missions="off"),
        "spectator": samples.table(3, None),
        "tokens": samples.tokens(),
        "chosen": samples.tokens(chosen=True),
        "planning": samples.planning(),
        "arranging": samples.planning(selecting=True),
        "missions": samples.on_missions(),
        "luna": samples.with_luna(),
        "alone": samples.table(1, 0, "spaces", luna="0"),
        "over": samples.over(),
        "over-luna": samples.over(3, luna="5"),
    }


def pictures() -> list[Case]:
    """Return every look of every sample that has a picture."""
    return [
        Case(f"{look}-{name}", GAME, look, view, _about(look, view))
        for name, view in views().items()
        for look in LOOKS
        if _shown(look, view)
    ]


def _about(look: str, view: Any) -> str | None:
    return str((view.viewer or 0) % view.seats) if look in ("player", "plans") else None


def _shown(look: str, view: Any) -> bool:
    if look == "missions":
        return bool(view.known.variant.missions)
    if look == "score":
        return view.over
    return look != "hand" or view.viewer is not None


def styled() -> list[Case]:
    """Return the pictures that are drawn in every style."""
    return [case for case in pictures() if case.name.split("-", 1)[1] in _STYLED]


def typical(look: str) -> Case:
    """Return an ordinary picture of a look."""
    view = samples.over() if look == "score" else samples.table()
    return Case(look, GAME, look, view, _about(look, view))
