"""Which function handles which button, menu, form or page: each registers itself with `@button` or `@page`.

Read `BUTTONS` and `PAGES` from `all_handlers`, which imports every module that registers something.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.forms import FormMaker, Shape
from bot.service.request import Request

Handler = Callable[[Context, Request], Awaitable[Card]]
Needs = Literal["nothing", "seat", "table"]
"""What is looked up before a page is shown: nothing; a table at which the person sits; or any table of the channel."""


@dataclass(frozen=True)
class Button:
    """The handler of a verb of `ButtonId`.

    `personal`: it is about the user and no table; the button may name no server (0).
    `playing`: it acts in a game; a refusal is shown above the player's panel.
    `form`: what is asked for in a window before the handler is called.
    `changes_message`: it changes the message that bears it, or opens a private card that does. On a message that others
    see, the click is acknowledged as a change of that message, and the card follows it.
    """

    handle: Handler
    personal: bool = False
    playing: bool = False
    form: Shape | FormMaker | None = None
    changes_message: bool = False


@dataclass(frozen=True)
class Page:
    """The handler of a name that `GameService.look` understands. `playing`: as in `Button`."""

    handle: Handler
    needs: Needs = "nothing"
    playing: bool = False


BUTTONS: dict[str, Button] = {}
PAGES: dict[str, Page] = {}


def button(
    verb: str,
    *,
    personal: bool = False,
    playing: bool = False,
    form: Shape | FormMaker | None = None,
    changes_message: bool = False,
) -> Callable[[Handler], Handler]:
    """Register a function as the handler of a verb. Raises ValueError if the verb has one already."""

    def register(handler: Handler) -> Handler:
        if verb in BUTTONS:
            raise ValueError(f"the button {verb!r} has two handlers")
        BUTTONS[verb] = Button(handler, personal, playing, form, changes_message)
        return handler

    return register


def page(*names: str, needs: Needs = "nothing", playing: bool = False) -> Callable[[Handler], Handler]:
    """Register a function as the handler of pages. Raises ValueError if one of the names has a handler already.

    The handler gets the name as `request.button_id.verb`, and what the page is about as `request.noun`.
    """

    def register(handler: Handler) -> Handler:
        for name in names:
            if name in PAGES:
                raise ValueError(f"the page {name!r} has two handlers")
            PAGES[name] = Page(handler, needs, playing)
        return handler

    return register
