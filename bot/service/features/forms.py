"""What is asked for in a window before a button does its work: a reason for all to read, a note.

`form-<verb>` is the window's title, `form-<kind>` the field's label and `form-<kind>-about` what it is for.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.games.core.phrase import say
from bot.service.card import Form
from bot.service.tables import naming
from bot.service.tables.remarks import LONGEST
from bot.text.translator import Words


class Shape(Struct, frozen=True):
    """What a form asks for: a text of at most `most` characters, on one line or several."""

    kind: Literal["reason", "note", "words", "name"]
    most: int
    long: bool = False


REASON = Shape("reason", LONGEST)
NOTE = Shape("note", 500, long=True)
REPORT = Shape("words", 1000, long=True)
NAME = Shape("name", naming.LONGEST)


def form_of(verb: str, shape: Shape, words: Words) -> Form:
    """Return the form of this shape for a verb."""
    title, label = words(say(f"form-{verb}")), words(say(f"form-{shape.kind}"))
    return Form(title, label, words(say(f"form-{shape.kind}-about")), shape.most, shape.long)
