"""All text is big enough for a phone, has enough contrast, stays inside, and is not covered."""

from __future__ import annotations

import pytest

from bot.text import Translator
from renderers import palette
from tests.artwork.bake import WORDS
from tests.render import support
from tests.render.sights import contrast
from tests.soaking import by_turns

PHONE = 390
SMALLEST_ON_PHONE = 11
SHORT = ("Ada", "Bo", "Cy", "Di", "Ed")
_TRANSLATOR = Translator(strict=True)

Writing = tuple[support.Shown, ...]


@pytest.fixture(scope="module", params=by_turns(support.LANGUAGES, 2))
def writing(request: pytest.FixtureRequest) -> Writing:
    return support.shown(request.param)


def test_the_smallest_text_is_eleven_pixels_high_on_a_phone(writing: Writing) -> None:
    assert len(writing) > 40
    for name, _, width, _, _, written in writing:
        assert written, name
        for piece in written:
            assert piece.size * PHONE / width >= SMALLEST_ON_PHONE, (name, piece)


def test_all_text_stands_out_from_its_ground(writing: Writing) -> None:
    """WCAG AA, 4.5 to 1, against every colour that covers a twentieth of the ground."""
    for name, *_, written in writing:
        for piece in written:
            worst = min(contrast(piece.ink, ground) for ground in piece.ground)
            assert worst >= 4.5, (name, piece.text, piece.ink, piece.ground, worst)


def test_all_text_stays_inside_its_picture(writing: Writing) -> None:
    for name, _, width, height, _, written in writing:
        for piece in written:
            left, top, right, bottom = piece.box
            assert left >= 0, (name, piece)
            assert top >= 0, (name, piece)
            assert right <= width, (name, piece)
            assert bottom <= height, (name, piece)


def test_no_text_is_written_over_another(writing: Writing) -> None:
    for name, *_, written in writing:
        for i, one in enumerate(written):
            for other in written[i + 1 :]:
                apart = (
                    one.box[2] <= other.box[0]
                    or other.box[2] <= one.box[0]
                    or one.box[3] <= other.box[1]
                    or other.box[3] <= one.box[1]
                )
                assert apart, (name, one, other)


@pytest.mark.parametrize("language", by_turns(support.LANGUAGES, 2))
def test_no_word_of_ours_is_cut_short(language: str) -> None:
    """On the half of the pictures that the other tests of this run do not draw."""
    for case in support.others():
        written = case.write(_TRANSLATOR.words(language, SHORT), SHORT)
        assert not [piece.text for piece in written if piece.text.endswith("…")], (case.game, case.name)


@pytest.mark.parametrize("pair", WORDS)
def test_the_house_pairs_of_ink_and_ground_keep_wcag_aa(pair: tuple[palette.Colour, palette.Colour]) -> None:
    assert contrast(*pair) >= 4.5


def test_contrast_is_reckoned_as_wcag_does() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert contrast((255, 0, 0), (255, 255, 255)) == pytest.approx(4.0, abs=0.01)
