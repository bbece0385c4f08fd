"""Wide pictures are wide, high contrast has more contrast, and neither cuts, covers or loses anything."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.games.core.style import STYLES
from bot.text import Translator
from renderers import palette
from renderers.cache import CacheSize, clear_all, weights
from renderers.draw_context import WIDE, WIDTH
from renderers.theme import CONTRAST, painted, toned
from tests.artwork.bake import WORDS
from tests.render import support
from tests.render.case import Case
from tests.render.sights import contrast
from tests.render.test_legible import PHONE, SMALLEST_ON_PHONE
from tests.samples import space_mission as samples

Drawn = tuple[support.Shown, ...]
SMALLEST_ON_WIDE = 8.7


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    return support.shown_in_styles()


def test_the_smallest_text_of_wide_pictures_has_its_bound(drawn: Drawn) -> None:
    for name, _, width, _, _, written in drawn:
        assert width == (WIDE if "wide" in name else WIDTH)
        least = SMALLEST_ON_WIDE if "wide" in name else SMALLEST_ON_PHONE
        assert all(piece.size * PHONE / width >= least for piece in written), name
    assert sum("wide" in each.name for each in drawn) > 10


def test_high_contrast_keeps_wcag_aaa_and_wide_pictures_aa(drawn: Drawn) -> None:
    for name, *_, written in drawn:
        least = 7 if name.endswith("contrast") else 4.5
        for piece in written:
            worst = min(contrast(piece.ink, ground) for ground in piece.ground)
            assert worst >= least, (name, piece, worst)


def test_text_is_inside_and_apart_and_files_small_in_all_styles(drawn: Drawn) -> None:
    for name, crowded, width, height, size, written in drawn:
        assert crowded or size < 200_000, name
        for i, one in enumerate(written):
            left, top, right, bottom = one.box
            assert left >= 0 and top >= 0 and right <= width and bottom <= height, (name, one)
            for other in written[i + 1 :]:
                apart = right <= other.box[0] or other.box[2] <= left or bottom <= other.box[1] or other.box[3] <= top
                assert apart, (name, one, other)


@pytest.mark.parametrize("pair", WORDS)
def test_host_colours_keep_wcag_aaa_in_high_contrast(
    pair: tuple[palette.Colour, palette.Colour],
) -> None:
    with painted(True):
        assert contrast(toned(pair[0]), toned(pair[1])) >= 7
    assert toned(palette.PANEL) == palette.PANEL, "and outside of the block nothing is changed"


class Typical(NamedTuple):
    """Every look once in every style. `texts`: by case and style the words on it; `kept`: what it left in caches."""

    texts: list[tuple[Case, dict[str, set[str]]]]
    kept: list[CacheSize]


@pytest.fixture(scope="module")
def typical() -> Typical:
    words = Translator(strict=True).words("en", samples.NAMES)
    clear_all()
    assert sum(weight.now for weight in weights()) == 0
    texts: list[tuple[Case, dict[str, set[str]]]] = []
    for case in support.TYPICAL:
        written = {name: case.write(words, ("Ada", "Bo", "Cy", "Di", "Ed"), style) for name, style in STYLES.items()}
        said = {name: {word for piece in each for word in piece.text.split()} for name, each in written.items()}
        texts.append((case, said))
    return Typical(texts, weights())


def test_no_style_writes_less_than_the_usual_one(typical: Typical) -> None:
    """Signs, names and numbers: what is written is the same in every style, if in another order and place."""
    for case, texts in typical.texts:
        if case.look == "pile":  # its high cells have room for other breaks between words
            continue
        assert texts["wide"] <= texts["standard"], (case.game, case.look)
        assert texts["standard"] == texts["contrast"], (case.game, case.look)


@pytest.mark.parametrize("game", support.PAINTED)
def test_styles_do_not_change_each_other(game: str) -> None:
    """What is kept of one style must not be used for another."""

    def once(name: str) -> bytes:
        return case.pixels(support.words, samples.NAMES, STYLES[name])

    case = support.PAINTED[game].typical("board")
    clear_all()
    alone = {}
    for name in STYLES:
        clear_all()
        alone[name] = once(name)
    assert len(set(alone.values())) == len(STYLES)
    assert {name: once(name) for name in reversed(list(STYLES))} == alone


def test_what_is_kept_stays_within_its_bounds_and_is_counted(typical: Typical) -> None:
    known = typical.kept
    assert {"text._run", "space_mission.layers.planet", "space_mission.board._ground"} <= {each.name for each in known}
    for weight in known:
        assert 0 <= weight.now <= weight.most, weight
    assert sum(weight.now for weight in known) > 10_000_000
    assert sum(weight.most for weight in known) < 64_000_000


def test_colours_of_high_contrast_lie_on_the_grid() -> None:
    assert all(colour == palette.on_grid(*colour) for colour in CONTRAST.values())
