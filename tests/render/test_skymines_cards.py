"""Pictures of cards, plans, player boards and bonus spaces of Skymines: legible, and only what the view holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.core.style import STYLES
from bot.text import Translator
from renderers.draw_context import DrawContext
from renderers.paint import encode
from renderers.skymines import looks, palette
from renderers.text import Written, recording
from renderers.theme import painted
from tests.render.sights import contrast
from tests.samples import skymines_cards as samples

SMALL = 200_000
PHONE, LEAST, LEAST_LARGE = 400, 9, 12
LONG = tuple(f"{name} Wolfeschlegelsteinhausenbergerdorff" for name in ("Ada", "Bo", "Cy", "Di"))
_TRANSLATOR = Translator()
LOOKS = ("display", "research", "hand", "player", "spaces", "missions", "score")


class Drawn(NamedTuple):
    """A picture with what is written on it."""

    name: str
    picture: Image.Image
    size: int
    written: list[Written]


def paint(
    look: str,
    view: Any,
    about: str | None = None,
    style: str = "standard",
    language: str = "en",
    names: Sequence[str] = LONG,
) -> Drawn:
    """Draw a picture."""
    chosen, words = STYLES[style], _TRANSLATOR.words(language, names)
    with painted(chosen.contrast), recording() as written:
        picture = looks.paint(look, view, about, DrawContext(words, names, chosen))
        assert picture is not None, look
        size = len(encode(picture, palette.table()))
    return Drawn(f"{look} {about} {style} {language}", picture, size, written)


def views() -> dict[str, Any]:
    """Return tables in all situations."""
    known = samples.state()
    return {
        **{tracks: samples.table(4, 0, tracks) for tracks in samples.TRACKS},
        "rich": samples.seen(known, 2),
        "out": samples.seen(known, 3),
        "two": samples.table(2, 1, missions="off"),
        "spectator": samples.table(3, None),
        "tokens": samples.tokens(),
        "chosen": samples.tokens(chosen=True),
        "planning": samples.planning(),
        "missions": samples.on_missions(),
        "luna": samples.table(3, 1, luna="5"),
        "alone": samples.table(1, 0, "spaces", luna="0"),
        "over": samples.over(),
        "over with Luna": samples.over(3, luna="5"),
        "selecting": samples.planning(selecting=True),
    }


def cases() -> Iterator[tuple[str, Any, str | None]]:
    """Yield every look of every table that has a picture."""
    for look in LOOKS:
        for view in views().values():
            if look == "player":
                yield from ((look, view, str(seat)) for seat in range(view.seats))
            elif _shown(look, view):
                yield look, view, None


def _shown(look: str, view: Any) -> bool:
    if look == "missions":
        return bool(view.known.variant.missions)
    if look == "score":
        return view.over
    return look != "hand" or view.viewer is not None


@cache
def every() -> tuple[Drawn, ...]:
    """Draw all of them in every style, each style in one language and the next table in the other."""
    return tuple(
        paint(look, view, about, style, ("en", "de")[(number + turn) % 2])
        for number, (look, view, about) in enumerate(cases())
        for turn, style in enumerate(STYLES)
    )


@pytest.mark.parametrize("look", LOOKS)
def test_text_is_large_enough_inside_and_apart(look: str) -> None:
    for name, picture, size, written in every():
        if not name.startswith(f"{look} "):
            continue
        assert size < SMALL, name
        least = LEAST_LARGE if "large" in name else LEAST
        for i, one in enumerate(written):
            left, top, right, bottom = one.box
            assert one.size * PHONE / picture.width >= least, (name, one)
            assert left >= 0 and top >= 0 and right <= picture.width and bottom <= picture.height, (name, one)
            for other in written[i + 1 :]:
                apart = right <= other.box[0] or other.box[2] <= left or bottom <= other.box[1] or other.box[3] <= top
                assert apart, (name, one, other)


@pytest.mark.parametrize("look", LOOKS)
def test_text_stands_out_in_every_style(look: str) -> None:
    for name, _, _, written in every():
        least = 7 if "contrast" in name else 4.5
        for piece in written if name.startswith(f"{look} ") else ():
            worst = min(contrast(piece.ink, ground) for ground in piece.ground)
            assert worst >= least, (name, piece, worst)


def test_no_word_of_ours_is_cut_short() -> None:
    names = ("Ada", "Bo", "Cy", "Di")
    for look, view, about in cases():
        for language in ("en", "de"):
            for style in ("standard", "large"):
                drawn = paint(look, view, about, style, language, names)
                assert not [piece.text for piece in drawn.written if piece.text.endswith("…")], drawn.name


def test_player_look_is_the_same_for_everybody() -> None:
    known = samples.planning_state()
    seen = {paint("player", samples.seen(known, viewer), "0").picture.tobytes() for viewer in (0, 1, None)}
    assert len(seen) == 1


def test_own_board_shows_what_was_planned() -> None:
    known = samples.planning_state()
    before = replace(known, players=(replace(known.players[0], planned=(), chosen=False), *known.players[1:]))
    assert paint("hand", samples.seen(known)).picture != paint("hand", samples.seen(before)).picture


def test_what_has_no_picture_is_none() -> None:
    context = DrawContext(_TRANSLATOR.words("en", LONG), LONG)
    for look, view, about in (
        ("log", samples.table(), None),
        ("hand", samples.table(4, None), None),
        ("player", samples.table(), "7"),
        ("player", samples.table(), "me"),
        ("player", samples.table(), None),
        ("missions", samples.table(missions="off"), None),
        ("score", samples.table(), None),
    ):
        assert looks.paint(look, view, about, context) is None, (look, about)
