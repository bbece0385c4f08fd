"""What the tests of pictures share: stand-in words, and the pictures of all games."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import NamedTuple

from PIL import Image

from bot.games.core.phrase import Phrase
from bot.games.core.style import STANDARD, STYLES, Style
from bot.text import Translator
from renderers.paint import encode
from renderers.picture import Picture
from renderers.registry import RENDERERS
from renderers.text import Written, recording
from renderers.theme import painted
from tests.render import of_crazy_eights, of_skymines, of_space_mission, of_space_missions
from tests.render.case import Case
from tests.soaking import share, turn

_TRANSLATOR = Translator(strict=True)
LANGUAGES = sorted(_TRANSLATOR.languages)

PAINTED: dict[str, ModuleType] = {
    module.GAME: module for module in (of_space_mission, of_space_missions, of_skymines, of_crazy_eights)
}
"""By game, what it has to draw: each has `GAME`, `LOOKS`, `pictures`, `styled` and `typical`."""
TYPICAL: list[Case] = [module.typical(look) for module in PAINTED.values() for look in module.LOOKS]
"""Every look of every game once."""


def words(phrase: Phrase) -> str:
    """Say a phrase by its numbers and the tail of its key."""
    facts = " ".join(str(fact if not isinstance(fact, Phrase) else words(fact)) for fact in phrase.facts.values())
    return f"{facts} {phrase.key.rsplit('-', 1)[-1]}".strip()


def make_words(_language: str, _names: tuple[str, ...]) -> Callable[[Phrase], str]:
    """Give these words to a backend."""
    return words


def every_picture() -> list[Case]:
    """Return every look of every sample of every game that has a picture."""
    return [case for module in PAINTED.values() for case in module.pictures()]


def styled() -> list[tuple[Case, Style]]:
    """Return pictures of large tables in all styles but the usual one."""
    return [
        (case._replace(name=f"{case.name}-{manner}"), style)
        for module in PAINTED.values()
        for case in module.styled()
        for manner, style in STYLES.items()
        if style != STANDARD
    ]


class Shown(NamedTuple):
    """A picture as tests look at it. `size`: the bytes of its file, 0 where it was not put into one."""

    name: str
    crowded: bool
    width: int
    height: int
    size: int
    written: list[Written]


LONG = tuple(f"{name} Wolfeschlegelsteinhausenbergerdorff" for name in ("Ada", "Bo", "Cy", "Di", "Ed"))


@cache
def shown(language: str) -> tuple[Shown, ...]:
    """Draw half of the pictures with long names, by turns, once a process; every other one is put into a file."""
    every = enumerate(share(every_picture(), 2))
    return tuple(_shown(case, STANDARD, language, filed=number % 2 == turn() % 2) for number, case in every)


def others() -> list[Case]:
    """Return the pictures that `shown` leaves out in this run; all of them where it draws all."""
    every = every_picture()
    return every if len(share(every, 2)) == len(every) else every[(turn() + 1) % 2 :: 2]


@cache
def shown_in_styles() -> tuple[Shown, ...]:
    """Draw a quarter of the pictures of `styled`, by turns, once a process; every third of them is put into a file."""
    every = enumerate(share(styled(), 4))
    return tuple(_shown(case, style, "de", filed=number % 3 == turn() % 3) for number, (case, style) in every)


def _shown(case: Case, style: Style, language: str, *, filed: bool) -> Shown:
    with recording() as written:
        picture = case.paint(_TRANSLATOR.words(language, LONG), LONG, style)
    with painted(style.contrast):
        size = len(encode(picture, RENDERERS[case.game].palette())) if filed else 0
    return Shown(f"{case.game} {case.name}", case.crowded, picture.width, picture.height, size, written)


def opened(picture: Picture) -> Image.Image:
    """Return the pixels of an encoded picture."""
    with Image.open(io.BytesIO(picture.data)) as found:
        return found.convert("RGB")
