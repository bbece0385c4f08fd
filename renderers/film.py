"""A whole game as a moving picture: one frame a turn, as a GIF in the fixed palette, which every client plays.

Only what changed from frame to frame is kept in the file, so that a long game stays far below any limit for files.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PIL import Image, ImageChops

from bot.games.core.phrase import Phrase
from bot.games.core.style import STANDARD, Style
from renderers.draw_context import DrawContext
from renderers.emblems import worn
from renderers.palette import GOLD, PANEL_EDGE
from renderers.picture import Picture
from renderers.registry import RENDERERS, Renderer
from renderers.theme import painted, toned

SMALLER = 2
"""A frame is so many times narrower than the picture: whole pixels become one, which packs well."""
BAR = 6
"""How high the bar is that shows how far the game is."""
FIRST, LAST = 1500, 5000
"""Milliseconds of the first and the last picture."""
WHOLE, SHORTEST, LONGEST = 60_000, 400, 1200
"""Milliseconds of the whole film, about, and of a picture between at least and at most."""
SAME = 255
"""The palette's last place is transparent in a film: the frame before shows through."""


def film(
    game: str,
    look: str,
    views: Sequence[Any],
    words: Callable[[Phrase], str],
    names: Sequence[str],
    style: Style = STANDARD,
) -> Picture | None:
    """Draw a look of each view, one after the other; None when this look has no picture.

    A pure function of its arguments, safe in several threads. Raises what `registry.draw` raises.
    """
    renderer = RENDERERS.get(game)
    if renderer is None or not views:
        return None
    context = DrawContext(words, names, style)
    with painted(style.contrast), worn(style.marks):
        frames = _shots(renderer, look, views, context)
        first = next(frames, None)
        if first is None:
            return None
        return _bound(first, _changes(first, frames), len(views))


def _bound(first: Image.Image, later: Iterator[Image.Image], count: int) -> Picture:
    each = max(SHORTEST, min(LONGEST, WHOLE // count)) // 10 * 10  # a GIF counts in hundredths of a second
    stands = [FIRST, *[each] * (count - 2), LAST] if count > 1 else [LAST]
    out = io.BytesIO()
    first.save(
        out,
        "GIF",
        save_all=True,
        append_images=later,
        duration=stands,
        loop=0,
        optimize=False,
        disposal=1,
        transparency=SAME,
    )
    return Picture(out.getvalue(), "film.gif", first.width, first.height)


def _shots(renderer: Renderer, look: str, views: Sequence[Any], context: DrawContext) -> Iterator[Image.Image]:
    """Yield each view's picture, small, in the palette, with the bar; none when there is no such picture."""
    book = Image.new("P", (1, 1))
    book.putpalette(renderer.palette()[: 3 * SAME])
    for place, view in enumerate(views):
        whole = renderer.paint(look, view, None, context)
        if whole is None:
            return
        small = whole.reduce(SMALLER)
        top, done = small.height - BAR, round(small.width * place / max(1, len(views) - 1))
        small.paste(toned(PANEL_EDGE), (0, top, small.width, small.height))
        small.paste(toned(GOLD), (0, top, done, small.height))
        yield small.quantize(palette=book, dither=Image.Dither.NONE)


def _changes(before: Image.Image, later: Iterator[Image.Image]) -> Iterator[Image.Image]:
    """Yield each picture with all that is as in the one before left out."""
    for shot in later:
        differs = ImageChops.difference(_places(before), _places(shot))
        changed = shot.copy()
        changed.paste(SAME, (0, 0, *shot.size), differs.point(lambda value: 0 if value else 255))
        yield changed
        before = shot


def _places(picture: Image.Image) -> Image.Image:
    """Return the palette's places as grey values, which can be compared."""
    return Image.frombytes("L", picture.size, picture.tobytes())
