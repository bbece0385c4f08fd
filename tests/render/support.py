"""What the tests of pictures share: stand-in words, sample views of all kinds."""

from __future__ import annotations

import io
from collections.abc import Callable
from itertools import product

from msgspec.structs import replace
from PIL import Image

from bot.games.core.phrase import Phrase
from bot.games.core.style import STANDARD, STYLES, Style
from bot.games.space_mission.view import Reserved, SpaceMissionView
from renderers.picture import Picture
from renderers.space_mission import samples

LOOKS = ("board", "hand", "tiles", "pile", "planet", "player", "score")
ABOUT = {"planet": "ruby-red", "player": "1"}


def words(phrase: Phrase) -> str:
    """Say a phrase by its numbers and the tail of its key."""
    facts = " ".join(str(fact if not isinstance(fact, Phrase) else words(fact)) for fact in phrase.facts.values())
    return f"{facts} {phrase.key.rsplit('-', 1)[-1]}".strip()


def make_words(_language: str, _names: tuple[str, ...]) -> Callable[[Phrase], str]:
    """Give these words to a studio."""
    return words


def views(seats: int) -> dict[str, SpaceMissionView]:
    """Return tables of so many seats: in play for a seat and an onlooker, choosing, the last round, over, crowded."""
    mine = samples.table(seats)
    return {
        "mine": mine,
        "onlooker": samples.table(seats, None),
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


def every_picture() -> list[tuple[str, str, SpaceMissionView, str | None]]:
    """Return (name, look, view, noun) of every look of every sample that has a picture."""
    found: list[tuple[str, str, SpaceMissionView, str | None]] = []
    for seats, look in product((2, 3, 4, 5), LOOKS):
        for name, view in views(seats).items():
            if _shown(look, name, view):
                found.append((f"{look}-{name}-{seats}", look, view, ABOUT.get(look)))
    return found


def _shown(look: str, name: str, view: SpaceMissionView) -> bool:
    if look in ("hand", "tiles"):
        return view.viewer is not None
    if look in ("pile", "score"):
        return name == {"pile": "choosing", "score": "over"}[look]
    return True


def styled() -> list[tuple[str, str, SpaceMissionView, str | None, Style]]:
    """Return the pictures of the smallest and the largest table in all styles but the usual one."""
    return [
        (f"{name}-{manner}", look, view, about, style)
        for name, look, view, about in every_picture()
        for manner, style in STYLES.items()
        if view.seats == 5 and style != STANDARD and not name.startswith(("hand-over", "tiles-over", "hand-last"))
    ]


def opened(picture: Picture) -> Image.Image:
    """Return the pixels of an encoded picture."""
    with Image.open(io.BytesIO(picture.data)) as found:
        return found.convert("RGB")
