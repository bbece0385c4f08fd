"""In Skymines, too, nothing is shown by colour alone: its signs differ in grey and for weak eyes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import pytest
from PIL import Image

from renderers import emblems
from renderers.paint import put
from renderers.palette import INK, PLAYERS
from renderers.skymines import palette, parts, pieces
from renderers.theme import painted, toned
from tests.render.sights import SIGHTS, apart, contrast, on

SIGNS: dict[str, Callable[[int], Image.Image]] = {
    name: getattr(pieces, name)
    for name in (
        "coin", "helium", "research", "gas", "energy", "step", "any_company", "certificate", "luna", "crossed",
        "removed", "returned",
    )
}  # fmt: skip


def _apart(seen: Sequence[Image.Image], least: int) -> None:
    for (i, one), (j, other) in combinations(enumerate(seen), 2):
        assert apart(one, other) > least, (i, j)


def _on(piece: Image.Image) -> Image.Image:
    return on(palette.BASALT, lambda picture: put(picture, piece, 48, 48))


@pytest.mark.parametrize("sight", SIGHTS)
def test_signs_of_skymines_differ_for_every_eye(sight: str) -> None:
    _apart([SIGHTS[sight](_on(sign(44))) for sign in SIGNS.values()], 150)


@pytest.mark.parametrize("sight", SIGHTS)
def test_companies_differ_for_every_eye(sight: str) -> None:
    _apart([SIGHTS[sight](_on(pieces.company(number, 44))) for number in range(4)], 100)


@pytest.mark.parametrize("sight", SIGHTS)
def test_shuttles_differ_by_their_letters_for_every_eye(sight: str) -> None:
    def drawn(number: int) -> Image.Image:
        return SIGHTS[sight](on(palette.BASALT, lambda picture: parts.shuttle(picture, number, 48, 48, 54)))

    _apart([drawn(number) for number in range(4)], 60)


def test_companies_and_players_differ_in_shape_alone() -> None:
    shapes = [*(pieces.company(number, 44) for number in range(4)), *(emblems.emblem(seat, 44) for seat in range(4))]
    covers = [piece.getchannel("A").point([0] * 128 + [255] * 128) for piece in (*shapes, pieces.luna(44))]
    _apart([Image.merge("RGB", (cover,) * 3) for cover in covers], 90)


@pytest.mark.parametrize("high", [False, True])
def test_colours_of_skymines_keep_their_contrast(high: bool) -> None:
    with painted(high):
        for ink, ground in palette.WORDS:
            assert contrast(toned(ink), toned(ground)) >= (7 if high else 4.5), (ink, ground)
        for rim in palette.COMPANY_RIM:
            assert contrast(toned(rim), toned(palette.HIGHLAND)) >= 3, rim
    assert not {*palette.COMPANIES, palette.LAMP} & {*PLAYERS, INK}, "companies are no players"
