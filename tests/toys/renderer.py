"""A renderer for toys: the text of a look as a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PIL import Image, ImageDraw

from bot.games.core.contract import Presenter
from renderers.draw_context import DrawContext

SIZE = (480, 160)


def text_renderer(presenter: Presenter) -> Callable[[str, Any, str | None, DrawContext], Image.Image]:
    """Return a function that paints any look of a toy."""

    def paint(look: str, view: Any, about: str | None, desk: DrawContext) -> Image.Image:
        picture = Image.new("RGB", SIZE, "black")
        lines = [desk.words(phrase) for phrase in presenter.text(view, look, about)]
        ImageDraw.Draw(picture).multiline_text((4, 4), "\n".join(lines), fill="white")
        return picture

    return paint
