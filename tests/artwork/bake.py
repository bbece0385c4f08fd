"""Draw the layers of Space Mission once: `python -m tests.artwork.bake [FOLDER]`.

Planets, gate and sky are drawn point by point, which takes a minute or two; what comes of it is kept as PNG files
in `renderers/space_mission/layers`, together with the palette of all pictures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from PIL import Image, ImageChops

from bot.games.core.style import Mark
from renderers import palette
from renderers.space_mission import badges, craft, layers, tile_art
from renderers.theme import BLACK, painted, toned
from tests.artwork.cold_worlds import bluewell, freezer, glasspoint
from tests.artwork.dark_worlds import duskmoor, hazard, ironveil
from tests.artwork.fire_worlds import ambera, caldera, ruby_red
from tests.artwork.gate import gate
from tests.artwork.green_worlds import green_heggar, thornwild, twin_rift
from tests.artwork.sky import gas, stars
from tests.artwork.sphere import EXTENT, Shader, layer

BOARD_RADIUS = 80
CLOSE_RADIUS = 160
GATE_RADIUS = 196
GATE_EXTENT = 1.4
COLOURS = 256
WORLD_COLOURS = 26
GATE_COLOURS = 36
ALPHA_STEPS = 10
SKY_STEP = 4
SKY_COLOURS = 23
"""Few, so that the sky stays in broad veils and packs well."""

WORDS: tuple[tuple[palette.Colour, palette.Colour], ...] = (
    (palette.INK, palette.NIGHT),
    (palette.INK, palette.PANEL),
    (palette.INK, palette.PANEL_LIGHT),
    (palette.SOFT_INK, palette.NIGHT),
    (palette.SOFT_INK, palette.PANEL),
    (palette.GOLD, palette.NIGHT),
    (palette.GOLD, palette.PANEL),
    (palette.GLOW, palette.PANEL),
    (palette.YES, palette.PANEL),
    (palette.NEW, palette.PANEL),
    (palette.INK, palette.ALARM),
    (palette.INK, palette.JUMP),
    (palette.INK, palette.SCAN),
    (palette.DARK_INK, palette.LANDING),
    (palette.DARK_INK, palette.GOLD),
    *zip(palette.PLAYER_INK, palette.PLAYERS, strict=True),
)
"""Every pair of writing and ground that is used; the palette holds the steps between them."""

WORLDS: dict[str, Shader] = {
    "freezer": freezer,
    "hazard": hazard,
    "glasspoint": glasspoint,
    "green-heggar": green_heggar,
    "bluewell": bluewell,
    "duskmoor": duskmoor,
    "ruby-red": ruby_red,
    "thornwild": thornwild,
    "ironveil": ironveil,
    "caldera": caldera,
    "ambera": ambera,
    "twin-rift": twin_rift,
}


def world(planet: str) -> Image.Image:
    """Draw a planet for the close-up."""
    return layer(WORLDS[planet], CLOSE_RADIUS)


def smaller(close: Image.Image) -> Image.Image:
    """Return a close-up at the size of the board."""
    side = round(BOARD_RADIUS * EXTENT) * 2
    return few(close.resize((side, side), Image.Resampling.LANCZOS, reducing_gap=3.0), WORLD_COLOURS)


def few(sprite: Image.Image, count: int) -> Image.Image:
    """Return a sprite in few colours of its own: it looks the same on a palette, and packs a quarter smaller."""
    alpha = sprite.getchannel("A")
    seen = Image.new("RGB", sprite.size)
    seen.paste(sprite.convert("RGB"), mask=alpha.point([0] * 24 + [255] * 232))
    plain = seen.quantize(count, Image.Quantize.MEDIANCUT, kmeans=2).convert("RGB")
    plain.putalpha(alpha.point([round(value / 255 * ALPHA_STEPS) * 255 // ALPHA_STEPS for value in range(256)]))
    return plain


def gate_layer() -> Image.Image:
    """Draw the jump gate."""
    return few(layer(gate, GATE_RADIUS, GATE_EXTENT), GATE_COLOURS)


def colours(ground: Image.Image, sprites: Sequence[Image.Image]) -> bytes:
    """Choose the palette: the shared palette, the sky's own, and what the art needs most."""
    fixed = dict.fromkeys(_house())
    fixed |= dict.fromkeys(_table(ground.quantize(SKY_COLOURS, Image.Quantize.MEDIANCUT, kmeans=3)))
    for colour in _table(_gather(ground, sprites).quantize(COLOURS - len(fixed) + 12, kmeans=2)):
        if len(fixed) < COLOURS:
            fixed[colour] = None
    table = bytes(channel for colour in fixed for channel in colour)
    return table.ljust(3 * COLOURS, table[-1:])


def _table(picture: Image.Image) -> list[palette.Colour]:
    flat = picture.getpalette() or []
    return [palette.on_grid(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]


def _house() -> list[palette.Colour]:
    names = [value for name, value in vars(palette).items() if name.isupper() and isinstance(value[0], int)]
    single = [*names, *palette.PLAYERS, *palette.PLAYER_RIM]
    pairs = [(toned(ink), toned(ground)) for ink, ground in WORDS]
    steps = [palette.on_grid(*palette.mix(ink, ground, s)) for ink, ground in pairs for s in (0.35, 0.68)]
    return [*map(toned, single), *steps]


def _gather(ground: Image.Image, sprites: Sequence[Image.Image]) -> Image.Image:
    """Lay all sprites on sky, so that haloes count as they are seen."""
    side = sprites[0].width
    sprites = [*sprites, *_pieces()]
    sheet = Image.new("RGB", (side * 4, side * ((len(sprites) + 3) // 4)))
    for i, sprite in enumerate(sprites):
        place, small = ((i % 4) * side, (i // 4) * side), sprite.resize((side, side))
        sheet.paste(ground.crop((0, 0, side, side)), place)
        sheet.paste(small, place, small)
    return sheet


def _pieces() -> list[Image.Image]:
    """The sprites that are drawn afresh in every process, for their colours."""
    return [
        *(tile_art.tile(kind, 96) for kind in tile_art.KINDS),
        tile_art.back(96),
        craft.ship(Mark(0, 0)),
        craft.station(Mark(0, 0)),
        craft.probe(64),
        *(badges.ground(kind, 96) for kind in badges.KINDS),
    ]


def starry(ground: Image.Image, book: Image.Image) -> Image.Image:
    """Return the sky with its stars in colours of the palette."""
    # Steps of several pixels make equal rows, which pack far better; on dark gas they are invisible.
    coarse = ground.resize((ground.width // SKY_STEP, ground.height // SKY_STEP), Image.Resampling.BOX)
    plain = coarse.quantize(SKY_COLOURS, Image.Quantize.MEDIANCUT, kmeans=3).convert("RGB")
    return ImageChops.screen(plain.resize(ground.size, Image.Resampling.NEAREST), stars()).quantize(
        palette=book, dither=Image.Dither.NONE
    )


def write(picture: Image.Image, path: Path) -> None:
    """Write a layer as PNG."""
    picture.save(path, "PNG", optimize=True)


def draw_worlds(folder: Path, say: Callable[[str], None]) -> None:
    """Draw the planets and the gate into a folder."""
    with ProcessPoolExecutor() as pool:
        for planet, close in zip(WORLDS, pool.map(world, WORLDS), strict=True):
            write(close, folder / f"{planet}-close.png")
            write(smaller(close), folder / f"{planet}.png")
            say(planet)
    write(gate_layer(), folder / "gate.png")
    say("gate")


def draw_sky(folder: Path, say: Callable[[str], None]) -> None:
    """Choose the palettes for the layers in a folder and draw the sky in the usual one; high contrast has none."""
    ground = gas()
    sprites = [Image.open(folder / f"{name}.png") for name in (*WORLDS, "gate")]
    table = colours(ground, sprites)
    (folder / "palette.bin").write_bytes(table)
    with painted(True):
        plain = Image.new("RGB", ground.size, BLACK)
        (folder / "palette-contrast.bin").write_bytes(colours(plain, sprites))
    book = Image.new("P", (1, 1))
    book.putpalette(table)
    write(starry(ground, book), folder / "sky.png")
    say("palette, sky")


def bake(folder: Path, say: Callable[[str], None]) -> None:
    """Draw everything into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    draw_worlds(folder, say)
    draw_sky(folder, say)


if __name__ == "__main__":
    bake(Path(sys.argv[1]) if len(sys.argv) > 1 else layers.FOLDER, lambda line: print(line, flush=True))  # noqa: T201
