"""In Space Missions, too, nothing is shown by colour alone: its signs differ in grey and for weak eyes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image

from bot.games.space_missions import material
from renderers.paint import put
from renderers.space_missions import marks, palette, parts, pieces
from renderers.space_missions.craft import craft
from renderers.theme import painted, toned
from tests.render.sights import SIGHTS, apart, contrast, on

Piece = Callable[[str], Image.Image]
_KINDS: dict[str, tuple[tuple[str, ...], Piece]] = {
    "technology": (material.TECHNOLOGIES, lambda name: pieces.technology(name, 48)),
    "token": ((*material.STOCK, "enhancement"), lambda name: pieces.token(name, 48)),
    "slot": ((*material.STOCK, "seat"), lambda name: pieces.slot(name, 48)),
    "problem": ((*material.PROBLEMS, material.UNKNOWN), lambda name: pieces.problem(name, 44)),
    "astronaut": (("healthy", "injured", "lost"), lambda name: pieces.astronaut(name, 48)),
    "specialist": (material.SPECIALISTS, lambda name: marks.specialist(name, 48)),
    "category": (material.CATEGORIES, lambda name: pieces.category(name, 44, palette.IVORY, palette.TEAL)),
    "bonus": (
        (*material.EDITION.bonuses.tiles, material.EDITION.bonuses.fixed),
        lambda name: marks.bonus(name, 42),
    ),
    "action": (("develop", "test-1-3", "copy", "take-back", "pass"), lambda name: marks.action(name, 50)),
    "event": (("none", "sickness", "technical-problem"), lambda name: marks.event(name, 48)),
    "orbit": (("suborbital", "earth-orbit", "lunar-transit"), lambda name: pieces.orbit(name, 42)),
    "consequence": (
        ("injure-1", "lose-1", "abort", "mission-over"),
        lambda name: pieces.consequence(name, 40),
    ),
    "craft": (material.CRAFT, lambda name: craft(name, 1, 52)),
}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("kind", _KINDS)
def test_signs_of_a_kind_differ_for_every_eye(kind: str, sight: str) -> None:
    names, piece = _KINDS[kind]
    seen = {
        name: SIGHTS[sight](on(palette.TEAL, lambda picture, name=name: put(picture, piece(name), 48, 48)))
        for name in names
    }
    for one, other in combinations(seen, 2):
        assert apart(seen[one], seen[other]) > 100, (one, other)


@pytest.mark.parametrize("name", material.DEVELOPED)
def test_levels_differ_by_how_a_craft_is_built(name: str) -> None:
    seen = [
        SIGHTS["grey"](on(palette.TEAL, lambda picture, level=level: put(picture, craft(name, level, 52), 48, 48)))
        for level in (1, 2, 3)
    ]
    assert all(apart(one, other) > 100 for one, other in combinations(seen, 2))


def test_a_dial_shows_every_value_and_rests_at_its_end() -> None:
    seen = [
        on(palette.TEAL, lambda picture, value=value: put(picture, pieces.dial(value, 6, 56), 48, 48))
        for value in range(9)
    ]
    for one, other in combinations(seen[:7], 2):
        assert apart(one, other) > 40
    assert apart(seen[6], seen[8]) == 0


def test_what_is_gone_can_still_be_told() -> None:
    seen = []
    for card in material.PROBLEMS:
        picture = on(palette.TEAL, lambda sheet, card=card: put(sheet, pieces.problem(card, 44), 48, 48))
        put(picture, pieces.gone(44), 48, 48)
        seen.append(SIGHTS["grey"](picture))
    for one, other in combinations(seen, 2):
        assert apart(one, other) > 60


def test_every_name_of_the_edition_has_its_sign() -> None:
    for blocks in material.EDITION.specialists.values():
        for action in {action for block in blocks for action in block}:
            assert marks.action(action, 40).getbbox()
    for technology in material.EDITION.technologies:
        for consequence in (*technology.minor, *technology.major):
            assert pieces.consequence(consequence, 40).getbbox()
    for bonus in (*material.EDITION.bonuses.printed, *material.EDITION.bonuses.tiles, material.EDITION.bonuses.fixed):
        assert marks.bonus(bonus, 40).getbbox()


def test_the_view_and_the_renderers_count_in_one_order() -> None:
    assert (parts.ENHANCEMENTS, parts.STOCK, parts.CRAFT, parts.CATEGORIES, parts.AUTOMA) == (
        material.ENHANCEMENTS,
        material.STOCK,
        material.CRAFT,
        material.CATEGORIES,
        material.AUTOMA,
    )


@pytest.mark.parametrize(("high", "least"), [(False, 4.5), (True, 7)])
def test_every_pair_of_writing_and_ground_keeps_its_contrast(high: bool, least: float) -> None:
    with painted(high):
        for ink, ground in palette.WORDS:
            assert contrast(toned(ink), toned(ground)) >= least, (ink, ground)


def test_the_palette_holds_all_that_is_written_with_and_on() -> None:
    for high in (False, True):
        with painted(high):
            table = palette.table()
            held = {table[i : i + 3] for i in range(0, len(table), 3)}
            assert len(table) == 768
            assert {bytes(toned(colour)) for pair in palette.WORDS for colour in pair} <= held
