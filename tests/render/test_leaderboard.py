"""The picture of ratings: legible on a phone in all languages and styles, and true to its numbers."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.core.leaderboard import LeaderboardPage, LeaderboardRow
from bot.games.core.style import STANDARD, STYLES
from bot.text import Translator
from renderers import host_style, palette
from renderers.picture import Picture
from renderers.registry import draw
from renderers.text import Written, recording
from renderers.theme import painted
from tests.render.sights import contrast as reckoned
from tests.render.support import opened
from tests.samples.leaderboard import leaderboard_page

PHONE, SMALLEST = 400, 9
_TRANSLATOR = Translator(strict=True)
WORST = LeaderboardPage(
    "A game with an uncommonly long and winding title",
    12,
    34,
    tuple(
        LeaderboardRow(
            place, "Wolfeschlegelsteinhausenbergerdorff" * 2, -24.9, 48.8, 8.3, 1234, place % 2 == 0, place == 112
        )
        for place in range(111, 121)
    ),
)
PAGES = {"usual": leaderboard_page(), "one": leaderboard_page(1), "worst": WORST}
EVERY = list(product(PAGES, STYLES, _TRANSLATOR.languages))


def drawn(page: str, style: str, language: str) -> tuple[Picture, list[Written]]:
    with recording() as written:
        words = _TRANSLATOR.words(language)
        picture = draw("records", "leaderboard", PAGES[page], None, words, (), STYLES[style])
    assert picture is not None
    return picture, written


@pytest.mark.parametrize(("page", "style", "language"), EVERY)
def test_all_writing_is_legible(page: str, style: str, language: str) -> None:
    picture, written = drawn(page, style, language)
    assert len(written) >= 5
    for piece in written:
        assert piece.size * PHONE / picture.width >= SMALLEST, piece
        least = 7 if STYLES[style].contrast else 4.5
        assert min(reckoned(piece.ink, ground) for ground in piece.ground) >= least, piece
        left, top, right, bottom = piece.box
        assert 0 <= left < right <= picture.width and 0 <= top < bottom <= picture.height, piece
    for a, b in combinations([piece.box for piece in written], 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
    assert picture.filename == "leaderboard.png" and len(picture.data) < 100_000


@pytest.mark.parametrize("language", _TRANSLATOR.languages)
@pytest.mark.parametrize("style", STYLES)
def test_no_word_of_ours_is_cut_short(style: str, language: str) -> None:
    short = replace(leaderboard_page(), rows=tuple(replace(row, name="Bo") for row in leaderboard_page().rows))
    with recording() as written:
        draw("records", "leaderboard", short, None, _TRANSLATOR.words(language), (), STYLES[style])
    assert not [piece.text for piece in written if piece.text.endswith("…")]


def test_what_is_written_is_what_is_known() -> None:
    _, written = drawn("usual", "standard", "en")
    texts = [piece.text for piece in written]
    assert texts[:2] == ["Ratings: Space Mission", "1 / 2"]
    assert texts[2:7] == ["1", "Ada", "25.7", "31.4 ± 1.9", "41 games"]
    assert "provisional" in texts and "Player in place 7" in texts, "a name without letters that can be drawn"
    _, german = drawn("usual", "standard", "de")
    assert "31,4 ± 1,9" in [piece.text for piece in german]
    _, alone = drawn("one", "standard", "en")
    assert "1 game" not in [piece.text for piece in alone] and alone[-1].text == "41 games"


def test_the_strip_shows_where_the_skill_lies() -> None:
    """The mark of what is sure, left of the knob of the estimate; both further right for the stronger."""
    picture = opened(drawn("usual", "wide", "en")[0])
    rows = [_strip(picture, 104 + number * 104 + 48 - 16) for number in range(10)]
    for (gold, knob), row in zip(rows, PAGES["usual"].rows, strict=True):
        assert gold < knob
        assert row.safe < 0 or knob - gold == pytest.approx(3 * row.sigma * 270 / 56.3, abs=8)
    assert [gold for gold, _ in rows] == sorted((gold for gold, _ in rows), reverse=True)


def _strip(picture: Image.Image, y: int) -> tuple[int, int]:
    """Return where gold and white stand on a line through a strip."""
    found: dict[palette.Colour, list[int]] = {palette.GOLD: [], palette.INK: []}
    for x in range(540, 840):
        pixel = picture.getpixel((x, y))
        for colour, spots in found.items():
            if pixel == colour:
                spots.append(x)
    return tuple(sum(spots) // len(spots) for spots in found.values())  # pyright: ignore[reportReturnType]  # two


def test_only_the_one_who_looks_is_framed() -> None:
    framed = opened(drawn("usual", "standard", "en")[0])
    plain = draw("records", "leaderboard", leaderboard_page(own=0), None, _TRANSLATOR.words("en"), (), STANDARD)
    assert plain is not None
    other = opened(plain)
    edge = [y for y in range(framed.height) if framed.getpixel((535, y)) == palette.GOLD]
    assert edge and not [y for y in range(framed.height) if other.getpixel((535, y)) == palette.GOLD]
    assert all(104 + 2 * 104 <= y <= 104 + 2 * 104 + 96 for y in edge)


def test_nothing_else_has_a_picture() -> None:
    words = _TRANSLATOR.words("en")
    assert draw("records", "board", leaderboard_page(), None, words, (), STANDARD) is None
    assert draw("records", "leaderboard", leaderboard_page(0), None, words, (), STANDARD) is None


@pytest.mark.parametrize("contrast", [False, True])
def test_palette_holds_every_colour_that_is_used(contrast: bool) -> None:
    with painted(contrast):
        table = host_style.table()
        from renderers.theme import toned

        assert len(table) == 768
        colours = {tuple(table[i : i + 3]) for i in range(0, 768, 3)}
        for colour in (palette.INK, palette.SOFT_INK, palette.GOLD, palette.PATH, palette.PANEL, palette.NIGHT):
            assert toned(colour) in colours
