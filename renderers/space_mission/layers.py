"""The drawn layers of Space Mission, read once and only ever copied from (drawn by `tests/artwork/bake.py`)."""

from __future__ import annotations

import zlib
from pathlib import Path

from PIL import Image

from renderers.assets import check_layer, layer_file, table_file
from renderers.cache import cached
from renderers.palette import NIGHT
from renderers.theme import high, painted, toned

FOLDER = Path(__file__).with_name("layers")
WORLDS = (
    "freezer",
    "hazard",
    "glasspoint",
    "green-heggar",
    "bluewell",
    "duskmoor",
    "ruby-red",
    "thornwild",
    "ironveil",
    "caldera",
    "ambera",
    "twin-rift",
)


def _world(planet: str) -> str:
    """Another edition's planet borrows one of our worlds, always the same."""
    return planet if planet in WORLDS else WORLDS[zlib.crc32(planet.encode()) % len(WORLDS)]


def _tight(layer: Image.Image) -> Image.Image:
    """Cut off the empty margin, alike on opposite sides, so that the middle stays the middle."""
    left, top, right, bottom = layer.getbbox() or (0, 0, *layer.size)
    x, y = min(left, layer.width - right), min(top, layer.height - bottom)
    return layer.crop((x, y, layer.width - x, layer.height - y))


@cached(2048)
def planet(planet_id: str) -> Image.Image:
    """Return a planet at the size of the board, RGBA. Raises MissingAsset."""
    return _tight(layer_file(FOLDER / f"{_world(planet_id)}.png", "RGBA"))


@cached(4096)
def close_up(planet_id: str) -> Image.Image:
    """Return a planet large, RGBA, its shades already dithered to the palette. Raises MissingAsset."""
    layer = layer_file(FOLDER / f"{_world(planet_id)}-close.png", "RGBA")
    book = Image.new("P", (1, 1))
    book.putpalette(table())
    plain = layer.convert("RGB").quantize(palette=book, dither=Image.Dither.FLOYDSTEINBERG).convert("RGB")
    plain.putalpha(layer.getchannel("A"))
    return plain


@cached(2048)
def small_planet(planet_id: str, size: int) -> Image.Image:
    """Return a planet made smaller, RGBA."""
    whole = layer_file(FOLDER / f"{_world(planet_id)}.png", "RGBA")
    return whole.resize((size, size), Image.Resampling.LANCZOS)


@cached(1300)
def gate() -> Image.Image:
    """Return the jump gate, RGBA. Raises MissingAsset."""
    return layer_file(FOLDER / "gate.png", "RGBA")


@cached(512)
def small_gate(size: int) -> Image.Image:
    """Return the jump gate made smaller, RGBA."""
    return gate().resize((size, size), Image.Resampling.LANCZOS, reducing_gap=2.0)


@cached(6500)
def sky() -> Image.Image:
    """Return the whole sky, RGB, 1200 x 1360. Raises MissingAsset."""
    return layer_file(FOLDER / "sky.png", "RGB")


@cached(8)
def table() -> bytes:
    """Return the palette of all pictures of this game, as they are painted now. Raises MissingAsset."""
    return table_file(FOLDER / ("palette-contrast.bin" if high() else "palette.bin"))


def ground(width: int, height: int) -> Image.Image:
    """Return a piece of sky to draw on, private to the caller; in high contrast a plain ground."""
    if high():
        return Image.new("RGB", (width, height), toned(NIGHT))
    whole = sky()
    if height > whole.height:
        return whole.resize(
            (width, height), box=((whole.width - width) // 2, 0, (whole.width + width) // 2, whole.height)
        )
    left, top = (whole.width - width) // 2, max(0, (whole.height - height) // 2)
    return whole.crop((left, top, left + width, top + height))


def check() -> None:
    """Raise MissingAsset naming the first layer that is missing or damaged. None is decoded: that is for drawing."""
    for name in (*WORLDS, *(f"{world}-close" for world in WORLDS), "gate", "sky"):
        check_layer(FOLDER / f"{name}.png")
    for contrast in (False, True):
        with painted(contrast):
            table()
