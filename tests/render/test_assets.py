"""Missing or damaged assets are named; the layers are what the baking draws; the shared palette survives."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import renderers
from renderers import assets, palette
from renderers.assets import MissingAsset
from renderers.cache import clear_all
from renderers.paint import encode
from renderers.picture import Picture
from renderers.registry import draw
from renderers.space_mission import layers
from renderers.theme import painted, toned
from tests.artwork import bake
from tests.artwork.gate import gate
from tests.artwork.sphere import layer
from tests.render import of_space_mission, support
from tests.samples import space_mission as samples
from tests.soaking import share


@pytest.fixture
def cold() -> Iterator[None]:
    clear_all()
    yield
    clear_all()


def test_all_files_are_here() -> None:
    renderers.check()


def test_the_fonts_licence_is_here() -> None:
    assert "Bitstream Vera" in (assets.FONTS / "LICENSE-DejaVu.txt").read_text()


@pytest.mark.parametrize("name", [assets.REGULAR, assets.BOLD])
@pytest.mark.parametrize("damage", ["missing", "cut", "changed"])
def test_a_damaged_font_is_named(
    name: str, damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cold: None
) -> None:
    fonts = tmp_path / "fonts"
    shutil.copytree(assets.FONTS, fonts)
    data = (fonts / name).read_bytes()
    if damage == "missing":
        (fonts / name).unlink()
    else:
        (fonts / name).write_bytes(data[:1000] if damage == "cut" else data[:-1] + b"?")
    monkeypatch.setattr(assets, "FONTS", fonts)
    with pytest.raises(MissingAsset, match=name):
        renderers.check()


def test_drawing_without_a_font_is_a_plain_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cold: None) -> None:
    monkeypatch.setattr(assets, "FONTS", tmp_path)
    with pytest.raises(MissingAsset, match=r"DejaVuSans-Bold\.ttf"):
        draw("space-mission", "board", samples.table(2), None, support.words, samples.NAMES)


@pytest.mark.parametrize(
    "name", ["sky.png", "gate.png", "freezer.png", "twin-rift-close.png", "palette.bin", "palette-contrast.bin"]
)
@pytest.mark.parametrize("damage", ["missing", "cut", "changed"])
def test_a_damaged_layer_is_named(
    name: str, damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cold: None
) -> None:
    folder = tmp_path / "layers"
    shutil.copytree(layers.FOLDER, folder)
    data = (folder / name).read_bytes()
    if damage == "missing":
        (folder / name).unlink()
    elif damage == "cut" or name.endswith(".bin"):  # any bytes are colours; only their number can be wrong
        (folder / name).write_bytes(data[:200])
    else:
        (folder / name).write_bytes(data[:-100] + bytes((data[-100] ^ 1,)) + data[-99:])
    monkeypatch.setattr(layers, "FOLDER", folder)
    with pytest.raises(MissingAsset, match=name):
        renderers.check()


@pytest.mark.parametrize("world", bake.WORLDS)
def test_the_planets_are_what_the_baking_draws(world: str) -> None:
    radius = 20
    small = layer(bake.WORLDS[world], radius)
    kept = assets.layer_file(layers.FOLDER / f"{world}-close.png", "RGBA").resize(small.size, Image.Resampling.BOX)
    apart = ImageStat.Stat(ImageChops.difference(small.convert("RGBa"), kept.convert("RGBa")))
    assert max(apart.mean) < 6, (world, apart.mean)


def test_the_gate_is_what_the_baking_draws() -> None:
    small = layer(gate, 25, bake.GATE_EXTENT)
    kept = layers.gate().resize(small.size, Image.Resampling.BOX)
    assert layers.gate().width == 2 * round(bake.GATE_RADIUS * bake.GATE_EXTENT)
    apart = ImageStat.Stat(ImageChops.difference(small.convert("RGBa"), kept.convert("RGBa")))
    assert max(apart.mean) < 8, apart.mean


def test_the_boards_planets_are_the_close_ups_made_smaller() -> None:
    for world in share([*bake.WORLDS], 3):
        close = assets.layer_file(layers.FOLDER / f"{world}-close.png", "RGBA")
        kept = assets.layer_file(layers.FOLDER / f"{world}.png", "RGBA")
        assert bake.smaller(close).tobytes() == kept.tobytes(), world


@pytest.mark.slow  # it changes only where a person bakes anew
def test_palette_and_sky_are_what_the_baking_draws(tmp_path: Path) -> None:
    folder = tmp_path / "layers"
    shutil.copytree(layers.FOLDER, folder)
    (folder / "palette.bin").unlink()
    (folder / "palette-contrast.bin").unlink()
    (folder / "sky.png").unlink()
    bake.draw_sky(folder, lambda _: None)
    assert (folder / "palette.bin").read_bytes() == layers.table()
    with painted(True):
        assert (folder / "palette-contrast.bin").read_bytes() == layers.table()
    drawn = assets.layer_file(folder / "sky.png", "RGB")
    kept = assets.layer_file(layers.FOLDER / "sky.png", "RGB")
    assert max(ImageStat.Stat(ImageChops.difference(drawn, kept)).mean) < 0.5


def test_layers_are_only_read() -> None:
    before = [layers.sky().tobytes(), layers.gate().tobytes(), layers.planet("freezer").tobytes()]
    for case in of_space_mission.pictures()[:40]:
        case.paint(support.words, samples.NAMES)
    assert before == [layers.sky().tobytes(), layers.gate().tobytes(), layers.planet("freezer").tobytes()]


@pytest.mark.parametrize("contrast", [False, True])
def test_the_houses_colours_come_out_as_they_are(contrast: bool) -> None:
    with painted(contrast):
        _come_out({toned(colour) for pair in bake.WORDS for colour in pair} | {*palette.PLAYER_RIM, palette.NEW})


def _come_out(colours: set[palette.Colour]) -> None:
    inks = sorted(colours)
    strip = Image.new("RGB", (len(inks), 1))
    for i, ink in enumerate(inks):
        strip.putpixel((i, 0), ink)
    back = support.opened(Picture(encode(strip, layers.table()), "strip.png", len(inks), 1))
    for i, ink in enumerate(inks):
        found = back.getpixel((i, 0))
        assert isinstance(found, tuple)
        assert max(abs(a - b) for a, b in zip(found, ink, strict=True)) <= 4, (ink, found)
