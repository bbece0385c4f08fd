"""Sample pictures of Space Mission: all table sizes in all situations, even some that no game reaches."""

from __future__ import annotations

from itertools import product

from msgspec.structs import replace

from bot.games.space_mission.view import Reserved, SpaceMissionView
from tests.render.case import Case
from tests.samples import space_mission as samples

GAME = "space-mission"
LOOKS = ("board", "hand", "tiles", "pile", "planet", "player", "score")
ABOUT = {"planet": "ruby-red", "player": "1"}


def views(seats: int) -> dict[str, SpaceMissionView]:
    """Return tables of so many seats: in play for a seat and a spectator, choosing, the last round, over, crowded."""
    mine = samples.table(seats)
    return {
        "mine": mine,
        "spectator": samples.table(seats, None),
        "beginning": samples.beginning(seats),
        "choosing": replace(mine, pending="scan", pile=tuple(samples.choosing().pile)),
        "last": replace(mine, last_round=tuple(range(1, seats)), space_up=mine.space_needed),
        "stalled": replace(mine, stalled=True),
        "over": samples.table(seats, 0, True),
        "crowded": crowded(seats),
    }


def crowded(seats: int) -> SpaceMissionView:
    """Return a table on which every planet shows all that it ever can, and everything is new.

    More than a game can bring (it has one ship a player), so it is for layout; `fullest` is for size.
    """
    view = samples.table(seats)
    everyone = tuple(range(seats))
    reserved = tuple(Reserved(seat, "water" if seat == 0 else None) for seat in (*everyone, *everyone)[:8])
    ring = tuple(
        replace(
            planet, ships=everyone, seen_by=everyone, reserved=reserved, station=i % seats,
            changed=("ship", "station", "tiles", "reserved", "space"),
        )
        for i, planet in enumerate(view.ring)
    )  # fmt: skip
    return replace(view, ring=ring, last_round=everyone[1:])


def fullest() -> SpaceMissionView:
    """Return the fullest board of five that the rules allow, of the planets that pack worst."""
    dear = ("green-heggar", "thornwild", "ambera", "twin-rift", "bluewell", "ironveil", "freezer", "caldera")
    view = crowded(5)
    ring = tuple(
        replace(planet, id=name, ships=(i,) if i < 5 else ())
        for i, (planet, name) in enumerate(zip(view.ring, dear, strict=True))
    )
    return replace(view, ring=ring)


def pictures() -> list[Case]:
    """Return every look of every sample that has a picture."""
    found: list[Case] = []
    for seats, look in product((2, 3, 4, 5), LOOKS):
        for name, view in views(seats).items():
            if _shown(look, name, view):
                found.append(Case(f"{look}-{name}-{seats}", GAME, look, view, ABOUT.get(look), name == "crowded"))
    return found


def _shown(look: str, name: str, view: SpaceMissionView) -> bool:
    if look in ("hand", "tiles"):
        return view.viewer is not None
    if look in ("pile", "score"):
        return name == {"pile": "choosing", "score": "over"}[look]
    return True


def styled() -> list[Case]:
    """Return the pictures of the largest table that are drawn in every style."""
    return [
        case
        for case in pictures()
        if case.view.seats == 5 and not case.name.startswith(("hand-over", "tiles-over", "hand-last"))
    ]


def typical(look: str) -> Case:
    """Return an ordinary picture of a look."""
    view = views(5)["choosing" if look == "pile" else "over" if look == "score" else "mine"]
    return Case(look, GAME, look, view, ABOUT.get(look))
