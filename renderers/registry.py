"""Which game's pictures are drawn by whom. One entry per game, and one for the host's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from PIL import Image

from bot.games.core.phrase import Phrase
from bot.games.core.style import STANDARD, Style
from renderers import emblems, host_looks, host_style, playing_cards
from renderers.crazy_eights import looks as eights
from renderers.draw_context import DrawContext
from renderers.legend import Paint
from renderers.paint import encode, encode_clear
from renderers.picture import Picture
from renderers.skymines import icons as skymines_icons
from renderers.skymines import looks as skymines
from renderers.skymines import palette as skymines_palette
from renderers.space_mission import icons as space_mission_icons
from renderers.space_mission import layers, looks
from renderers.space_missions import icons as space_missions_icons
from renderers.space_missions import looks as missions
from renderers.space_missions import palette
from renderers.theme import painted


def _no_layers() -> None:
    """Raise nothing: no file is needed but the fonts."""


class Renderer(NamedTuple):
    """A game's drawing function, its palette, the check of its layers and its small pictures by name, if it has any."""

    paint: Paint
    palette: Callable[[], bytes]
    check: Callable[[], None] = _no_layers
    icons: Mapping[str, Callable[[int], Image.Image]] = {}


RENDERERS: Mapping[str, Renderer] = {
    "space-mission": Renderer(looks.paint, layers.table, layers.check, space_mission_icons.ICONS),
    "space-missions": Renderer(missions.paint, palette.table, icons=space_missions_icons.ICONS),
    "skymines": Renderer(skymines.paint, skymines_palette.table, icons=skymines_icons.ICONS),
    "crazy-eights": Renderer(eights.paint, playing_cards.table),
    "records": Renderer(host_looks.paint, host_style.table, icons=emblems.ICONS),  # the host's own
}


ICON = "icon"
"""The look that draws a game's small picture."""
ICON_SIZE = 128
"""Pixels of a small picture's side: what Discord keeps of an emoji."""


def icons() -> Iterator[tuple[str, str]]:
    """Return all small pictures, each as its game and its name."""
    for game, renderer in RENDERERS.items():
        for name in renderer.icons:
            yield game, name


def _icon(picture: Image.Image, name: str) -> Picture:
    return Picture(encode_clear(picture), f"{name}.png", picture.width, picture.height)


def draw(
    game: str,
    look: str,
    view: Any,
    about: str | None,
    words: Callable[[Phrase], str],
    names: Sequence[str],
    style: Style = STANDARD,
) -> Picture | None:
    """Draw a look of a view; None when this look has no picture.

    A pure function of its arguments, safe in several threads. `about` is the look's noun (a planet's id, a seat as a
    string), or the name of a small picture (the look `ICON`). Raises MissingAsset when a font or layer file is missing
    or damaged.
    """
    renderer = RENDERERS.get(game)
    if renderer is None:
        return None
    if look == ICON:
        paint = renderer.icons.get(about or "")
        return None if paint is None else _icon(paint(ICON_SIZE), about or "")
    with painted(style.contrast), emblems.worn(style.marks):
        picture = renderer.paint(look, view, about, DrawContext(words, names, style))
        if picture is None:
            return None
        return Picture(encode(picture, renderer.palette()), f"{look}.png", picture.width, picture.height)
