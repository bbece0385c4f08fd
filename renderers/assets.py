"""Files that pictures need: fonts and drawn layers."""

from __future__ import annotations

import hashlib
from pathlib import Path

from PIL import Image, ImageFont

FONTS = Path(__file__).with_name("fonts")
REGULAR = "DejaVuSans.ttf"
BOLD = "DejaVuSans-Bold.ttf"
_SUMS = {
    REGULAR: "abdc775b21b1bc470d50c97e790d276f2054b7504e56e5bd3e64f48d68582322",
    BOLD: "0d977336a6d5fba34eab8e3199eb218327161b5143749f802982c2bc34df0c96",
}


class MissingAsset(Exception):
    """A file that pictures need is missing or damaged; the message names it and says what to do."""


def font_file(name: str, size: int) -> ImageFont.FreeTypeFont:
    """Open a bundled font at a size, BASIC layout so that every machine sets it alike.

    Raises MissingAsset.
    """
    path = FONTS / name
    # Pillow would look for a missing file among the system's fonts, and pictures would differ between machines.
    if not path.is_file():
        raise MissingAsset(_complaint(path))
    try:
        return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    except OSError as error:
        raise MissingAsset(_complaint(path)) from error


def layer_file(path: Path, mode: str) -> Image.Image:
    """Read a drawn layer in a mode. Raises MissingAsset."""
    try:
        with Image.open(path) as picture:
            return picture.convert(mode)
    except (OSError, SyntaxError, ValueError) as error:
        raise MissingAsset(_complaint(path)) from error


def check_layer(path: Path) -> None:
    """Raise MissingAsset unless a drawn layer is there and whole: each part of it bears a sum."""
    try:
        with Image.open(path) as picture:
            picture.verify()
    except (OSError, SyntaxError, ValueError) as error:
        raise MissingAsset(_complaint(path)) from error


def table_file(path: Path) -> bytes:
    """Read a palette of 256 colours. Raises MissingAsset."""
    try:
        table = path.read_bytes()
    except OSError as error:
        raise MissingAsset(_complaint(path)) from error
    if len(table) != 768:
        raise MissingAsset(_complaint(path))
    return table


def check_fonts() -> None:
    """Raise MissingAsset unless the fonts are there, byte for byte."""
    for name, wanted in _SUMS.items():
        try:
            found = hashlib.sha256((FONTS / name).read_bytes()).hexdigest()
        except OSError as error:
            raise MissingAsset(_complaint(FONTS / name)) from error
        if found != wanted:
            raise MissingAsset(_complaint(FONTS / name))


def _complaint(path: Path) -> str:
    return f"The file {path} is missing or damaged. Pictures need it: restore it from the project's source."
