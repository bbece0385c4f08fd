"""Nothing is shown by colour alone: marks, badges and tiles differ in grey and for common colour weaknesses."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image

from bot.games.core.style import Mark
from renderers import emblems
from renderers.paint import put
from renderers.palette import NIGHT, PANEL
from renderers.space_mission import badges, craft, tile_art
from renderers.space_mission.layers import planet
from tests.artwork.bake import WORLDS
from tests.render.sights import SIGHTS, apart, contrast, grey, on


def _mark(seat: int) -> Callable[[Image.Image], None]:
    return lambda picture: emblems.mark(picture, seat, 48, 48, 36)


def _shape(seat: int) -> Callable[[Image.Image], None]:
    return lambda picture: put(picture, emblems.emblem(seat, 36), 48, 48)


def _ship(seat: int) -> Callable[[Image.Image], None]:
    return lambda picture: craft.put_ship(picture, seat, 48, 48)


def _station(seat: int) -> Callable[[Image.Image], None]:
    return lambda picture: craft.put_station(picture, seat, 48, 48)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("draw", [_mark, _ship, _station], ids=["emblem", "ship", "station"])
def test_players_marks_differ_for_every_eye(sight: str, draw: Callable[[int], Callable[[Image.Image], None]]) -> None:
    seen = [SIGHTS[sight](on(NIGHT, draw(seat))) for seat in range(5)]
    for one, other in combinations(range(5), 2):
        assert apart(seen[one], seen[other]) > 150, (one, other)


MARKS = (Mark(4, 1), Mark(0, 3), Mark(2, 0), Mark(1, 4), Mark(3, 2))


@pytest.mark.parametrize("sight", SIGHTS)
def test_chosen_marks_differ_for_every_eye(sight: str) -> None:
    with emblems.worn(MARKS):
        seen = [SIGHTS[sight](on(NIGHT, _mark(seat))) for seat in range(5)]
    for one, other in combinations(range(5), 2):
        assert apart(seen[one], seen[other]) > 150, (one, other)


@pytest.mark.parametrize("draw", [_mark, _ship, _station], ids=["emblem", "ship", "station"])
def test_a_seat_bears_the_mark_that_was_chosen(draw: Callable[[int], Callable[[Image.Image], None]]) -> None:
    """Not one that was drawn before and kept; and outside of the drawing each seat has its own again."""
    own = [on(NIGHT, draw(seat)).tobytes() for seat in range(5)]
    with emblems.worn((Mark(1, 1), Mark(0, 0))):
        assert [on(NIGHT, draw(seat)).tobytes() for seat in range(2)] == [own[1], own[0]]
    with emblems.worn((Mark(1, 0),)):
        assert on(NIGHT, draw(0)).tobytes() not in own
    assert [on(NIGHT, draw(seat)).tobytes() for seat in range(5)] == own


def test_emblems_differ_in_shape_alone() -> None:
    covers = []
    for seat in range(5):
        alpha = emblems.emblem(seat, 36).getchannel("A").point([0] * 128 + [255] * 128)
        covers.append(Image.merge("RGB", (alpha, alpha, alpha)))
    for one, other in combinations(range(5), 2):
        assert apart(covers[one], covers[other]) > 90, (one, other)


@pytest.mark.parametrize("seat", range(5))
@pytest.mark.parametrize("ground", [NIGHT, PANEL])
def test_a_mark_stands_out_from_its_ground_by_its_rim(seat: int, ground: tuple[int, int, int]) -> None:
    from renderers.palette import PLAYER_RIM

    assert contrast(PLAYER_RIM[seat], ground) >= 4.5
    assert apart(on(ground, _shape(seat)), Image.new("RGB", (96, 96), ground)) > 300


@pytest.mark.parametrize("sight", SIGHTS)
def test_badges_differ_for_every_eye(sight: str) -> None:
    def drawn(kind: str) -> Image.Image:
        return SIGHTS[sight](on(NIGHT, lambda picture: badges.badge(picture, kind, 1, 48, 48, 50)))

    for one, other in combinations(badges.KINDS, 2):
        assert apart(drawn(one), drawn(other)) > 300


@pytest.mark.parametrize("kind", badges.KINDS)
def test_a_badge_shows_its_number_and_an_empty_place_none(kind: str) -> None:
    shown = [
        on(NIGHT, lambda picture, value=value: badges.badge(picture, kind, value, 48, 48, 50))
        for value in (1, 2, 3, 4, "?", None)
    ]
    for one, other in combinations(shown, 2):
        assert apart(one, other) > 20


@pytest.mark.parametrize("sight", SIGHTS)
def test_tiles_differ_for_every_eye(sight: str) -> None:
    seen = {
        kind: SIGHTS[sight](on(PANEL, lambda picture, kind=kind: put(picture, tile_art.tile(kind, 56), 48, 48)))
        for kind in tile_art.KINDS
    }
    for one, other in combinations(seen, 2):
        assert apart(seen[one], seen[other]) > 200, (one, other)


def test_planets_differ_in_grey_and_in_outline() -> None:
    seen = {}
    for world in WORLDS:
        ground = Image.new("RGB", (240, 240), NIGHT)
        put(ground, planet(world), 120, 120)
        seen[world] = grey(ground)
    for one, other in combinations(seen, 2):
        assert apart(seen[one], seen[other]) > 6000, (one, other)
