"""Golden pictures: every look as a person approved it.

`python -m tests.render.goldens` draws them anew, and the README's pictures, after which they are to be looked at before
they are committed. They are kept as a phone shows them, each with a palette of its own: that shows every change that an
eye would see.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from bot.games.core.phrase import Phrase
from bot.text import Translator
from tests.samples.pictures import README, sheet
from tests.samples.sample import Sample

FOLDER = Path(__file__).with_name("golden")
README_FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
_SMALLER = 3
_COLOURS = 256
CELL = 8
"""Pictures are compared cell by cell, so that a small thing that is gone counts as much as on a small picture."""
TOLERANCE = 12.0
"""How far a channel's mean in a cell may be from the golden one (of 255). The same pixels are 0 apart, one digit that
is another is 15 or more."""


@cache
def _words() -> Callable[[Phrase], str]:
    return Translator().words("en")


def drawn(sample: Sample) -> Image.Image:
    """Draw a sample as it is sent, and make it as small as the golden pictures are."""
    return sample.pixels(_words()).reduce(_SMALLER)


def readme(name: str) -> Image.Image:
    """Return a picture of the README, as small as the golden pictures are."""
    with Image.open(README_FOLDER / f"{name}.png") as picture:
        return picture.convert("RGB").reduce(_SMALLER)


def apart(picture: Image.Image, golden: Image.Image) -> float:
    """Return how far a picture is from a golden one in the cell where they differ most; 255 at another size."""
    if picture.size != golden.size:
        return 255.0
    difference = ImageChops.difference(_on(golden, picture), golden.convert("RGB"))
    cells = difference.resize((max(1, golden.width // CELL), max(1, golden.height // CELL)), Image.Resampling.BOX)
    return float(max(high for _, high in ImageStat.Stat(cells).extrema))


def _on(book: Image.Image, picture: Image.Image) -> Image.Image:
    return picture.quantize(palette=book, dither=Image.Dither.NONE).convert("RGB")


def golden(name: str) -> Image.Image:
    """Return a golden picture, on its palette. Raises FileNotFoundError."""
    with Image.open(FOLDER / f"{name}.png") as picture:
        picture.load()
        return picture


def renew() -> None:
    """Draw all golden pictures and the README's anew."""
    FOLDER.mkdir(exist_ok=True)
    wanted = sheet()
    for old in FOLDER.glob("*.png"):
        if old.stem not in wanted:
            old.unlink()
    for name, sample in wanted.items():
        picture = drawn(sample)
        book = picture.quantize(_COLOURS, Image.Quantize.MEDIANCUT, kmeans=2)
        # On the palette by the same road as what is compared with it later, so that equal pictures are equal.
        flat = picture.quantize(palette=book, dither=Image.Dither.NONE)
        flat.save(FOLDER / f"{name}.png", "PNG", optimize=True)
        print(FOLDER / f"{name}.png")  # noqa: T201
    for name, shown in README.items():
        (README_FOLDER / f"{name}.png").write_bytes(wanted[shown].draw(_words()).data)


if __name__ == "__main__":
    renew()
