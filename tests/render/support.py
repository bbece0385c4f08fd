"""What the tests of pictures share: stand-in words, and the pictures of all games."""

from __future__ import annotations

import io
from collections.abc import Callable
from types import ModuleType

from PIL import Image

from bot.games.core.phrase import Phrase
from bot.games.core.style import STANDARD, STYLES, Style
from renderers.picture import Picture
from tests.render import of_space_mission, of_space_missions
from tests.render.case import Case

PAINTED: dict[str, ModuleType] = {module.GAME: module for module in (of_space_mission, of_space_missions)}
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


def opened(picture: Picture) -> Image.Image:
    """Return the pixels of an encoded picture."""
    with Image.open(io.BytesIO(picture.data)) as found:
        return found.convert("RGB")
