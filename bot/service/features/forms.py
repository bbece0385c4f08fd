"""What is asked for in a window before a button does its work: a reason for all to read, a note, choices.

A form of a text has a `Shape`. One of choices is made for what stands chosen now (`FormMaker`).

`form-<verb>` is the window's title, `form-<kind>` the field's label and `form-<kind>-about` what it is for.
`form-<kind>-menu` is the label of the menu below the field, `form-<kind>-<choice>` a line of it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Literal

from msgspec import Struct

from bot.games.core.contract import Option
from bot.games.core.phrase import Phrase, say
from bot.service.card import Choice, Form, FormMenu
from bot.service.context import Context
from bot.service.request import Request
from bot.service.tables.remarks import LONGEST
from bot.service.tables.terms import LONGEST_NAME
from bot.text.translator import Words


class Shape(Struct, frozen=True):
    """What a form asks for: a text of at most `most` characters, on one line or several.

    `choices`: what a menu below it offers, the first as long as nothing else is chosen.
    """

    kind: Literal["reason", "note", "words", "name", "player"]
    most: int
    long: bool = False
    choices: tuple[str, ...] = ()


REASON = Shape("reason", LONGEST)
NOTE = Shape("note", 500, long=True)
OWN_VIEW = "own"
REPORT = Shape("words", 1000, long=True, choices=("public", OWN_VIEW))
NAME = Shape("name", LONGEST_NAME)
GUEST = Shape("player", 32)


def form_of(verb: str, shape: Shape, words: Words) -> Form:
    """Return the form of this shape for a verb."""
    title, label = words(say(f"form-{verb}")), words(say(f"form-{shape.kind}"))
    return Form(title, label, words(say(f"form-{shape.kind}-about")), shape.most, shape.long, menus=_menu(shape, words))


def _menu(shape: Shape, words: Words) -> tuple[FormMenu, ...]:
    if not shape.choices:
        return ()
    lines = tuple(
        Choice(choice, words(say(f"form-{shape.kind}-{choice}")), chosen=choice == shape.choices[0])
        for choice in shape.choices
    )
    return (FormMenu(words(say(f"form-{shape.kind}-menu")), lines),)


FormMaker = Callable[[Context, Request], Awaitable[Form | None]]
"""Returns the form of choices for a button as things stand, None if the button is to be handled without one."""
MOST_FIELDS = 5
"""The most choices of a form (Discord's limit)."""
RADIO = 5
"""The most choices that all stand in a form; more become a menu."""


def choices_form(title: Phrase, fields: Iterable[FormMenu], words: Words) -> Form:
    """Return a form of choices."""
    return Form(words(title), menus=tuple(fields))


def option_fields(options: Iterable[Option], chosen: Mapping[str, str], base: str, words: Words) -> Iterator[FormMenu]:
    """Yield a field for each option. `base`: what the keys of its texts begin with."""
    for option in options:
        key = f"{base}{option.id}"
        lines = tuple(
            Choice(choice, words(say(f"{key}-{choice}")), chosen=chosen[option.id] == choice)
            for choice in option.choices
        )
        yield FormMenu(words(say(key)), lines, "radio" if 2 <= len(lines) <= RADIO else "menu", option.id)


def entered(values: Iterable[str]) -> dict[str, str]:
    """Return what was entered in a form of choices, by the names of its fields."""
    parts = (value.partition("=") for value in values)
    return {name: chosen for name, _, chosen in parts}
