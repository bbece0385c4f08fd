"""What a user is shown, free of Discord: a card of blocks. Cogs turn cards into messages, word for word.

The author of a card keeps Discord's limits for a message (40 components, 4,000 characters, 25 menu choices...). Cogs
check them again before sending.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.service.ports import Drawn

NONCES = 1 << 40
"""Nonces of messages begin here: in a custom id none is ever the number of a decision."""
ROOM = 60
"""Characters of a button's verb and nouns for which there is room beside the largest numbers."""


PART = "~"
"""Begins the noun that tells menus of one verb apart; it means nothing."""


class ButtonId(Struct, frozen=True):
    """What a button or menu does; complete in itself, so it works after a restart and in any place.

    `verb` is the host's (`act`, `do`, `look`, `join`, ...); `nouns` complete it. `decision` is the seat's decision
    number that the button was made for (0: never stale). `nonce`: that of the message it was sent with (0: none). On
    messages that others can see, no noun is a secret and `decision` is 0.
    """

    guild: int
    table: int
    verb: str
    nouns: tuple[str, ...] = ()
    decision: int = 0
    nonce: int = 0

    @property
    def has_room(self) -> bool:
        """Whether the button can carry a nonce: a custom id has one number beside server and table."""
        return not (self.nonce or self.decision) and len(" ".join((self.verb, *self.nouns))) < ROOM


def meant(given: Sequence[str]) -> tuple[str, ...]:
    """Return the nouns without what only tells menus apart."""
    return tuple(noun for noun in given if not noun.startswith(PART))


class Text(Struct, frozen=True):
    """A paragraph in Discord's markdown."""

    text: str


class Image(Struct, frozen=True):
    """A picture with its alt text (1-1024 characters)."""

    picture: Drawn
    alt: str


class File(Struct, frozen=True):
    """A file to take away. `filename`: letters, digits, dots, dashes and underscores."""

    data: bytes
    filename: str


class Divider(Struct, frozen=True):
    """A line between blocks."""


def icon_id(game: str, name: str) -> str:
    """Return the id of a game's small picture, unique among all games."""
    return f"{game}/{name}"


ButtonStyle = Literal["plain", "main", "good", "danger"]


class Button(Struct, frozen=True):
    """A button. `style`: `main` is the one most people want. `url` instead of a button id makes a link.

    `icon`: the small picture that stands in the place of the emoji where Discord has it (`icon_id`).
    """

    label: str
    button_id: ButtonId | None = None
    emoji: str | None = None
    style: ButtonStyle = "plain"
    disabled: bool = False
    url: str | None = None
    icon: str | None = None


class Buttons(Struct, frozen=True):
    """A row of one to five buttons."""

    row: tuple[Button, ...]


class Section(Struct, frozen=True):
    """A paragraph in Discord's markdown with a button beside it."""

    text: str
    button: Button


class Choice(Struct, frozen=True):
    """One line of a menu or of autocomplete. `value` has at most 100 characters, as have `label` and `hint`.

    `icon`: as in `Button`.
    """

    value: str
    label: str
    hint: str | None = None
    emoji: str | None = None
    chosen: bool = False
    icon: str | None = None


class Menu(Struct, frozen=True):
    """A select menu of 1-25 choices. What is chosen arrives as the values beside the handle."""

    button_id: ButtonId
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


class PeopleMenu(Struct, frozen=True):
    """A menu of the server's people; the chosen user ids arrive as values."""

    button_id: ButtonId
    placeholder: str
    most: int = 4


class PlaceMenu(Struct, frozen=True):
    """A menu of the server's roles or channels, none or several of them; the chosen ids arrive as values.

    `chosen`: those that are chosen already.
    """

    button_id: ButtonId
    placeholder: str
    of: Literal["roles", "channels"]
    chosen: tuple[int, ...] = ()
    most: int = 25


class FormMenu(Struct, frozen=True):
    """A choice that a form asks for. `label` has at most 45 characters.

    `kind`: one of a `menu`; one of a few that all stand there (`radio`, 2 to 10); any number of those (`boxes`, up to
    10).
    `name` tells it from the others of a form of choices.
    """

    label: str
    choices: tuple[Choice, ...]
    kind: Literal["menu", "radio", "boxes"] = "menu"
    name: str = "choice"


class Form(Struct, frozen=True):
    """What is asked for in a window before a button does its work.

    `title` and `label` have at most 45 characters, `about` 100.

    A form of a text (`label`) asks for a few words; they arrive as the first value beside the button's handle. `given`:
    what stands in the field already. The choice of its only menu arrives as the second value; where Discord takes no
    menu in a form there is none.

    A form of choices (no `label`) has up to five menus. Each value is a menu's name, `=`, and what was chosen there,
    with commas between. Where Discord does not take it, the button is handled without values.
    """

    title: str
    label: str = ""
    about: str = ""
    most: int = 0
    long: bool = False
    given: str = ""
    menus: tuple[FormMenu, ...] = ()


Block = Text | Section | Image | File | Divider | Buttons | Menu | PeopleMenu | PlaceMenu


class PanelOf(Struct, frozen=True):
    """Whose present a panel shows: a table's, by server and number. `shown`: what makes it out of date when it changes.

    It says nothing to Discord.
    """

    guild: int
    table: int
    shown: tuple[object, ...]


class ScreenOf(Struct, frozen=True):
    """A seat at a screen that several players share: its table by server and number, and the user whose account it is.

    It says nothing to Discord.
    """

    guild: int
    table: int
    user: int
    seat: int


class Card(Struct, frozen=True):
    """A message. `mentions`: the users that may be notified by it. `accent`: 0xRRGGBB of its edge.

    `silent`: sent without a sound, as far as Discord can. `panel`: it is a player's panel and may be updated.
    `screen`: it shows what this seat may know, and is taken away when the seat leaves the screen.
    """

    blocks: tuple[Block, ...]
    accent: int | None = None
    mentions: tuple[int, ...] = ()
    silent: bool = False
    panel: PanelOf | None = None
    screen: ScreenOf | None = None


def carrying(card: Card, nonce: int) -> Card:
    """Return the card with this nonce (0: none) in its first button that has room for it.

    A message that is edited so is still found by its nonce, if its sender died before it was recorded.
    """
    for place, block in enumerate(card.blocks if nonce else ()):
        row = block.row if isinstance(block, Buttons) else ()
        for at, button in enumerate(row):
            own = button.button_id
            if own is not None and own.has_room:
                marked = replace(button, button_id=replace(own, nonce=nonce))
                changed = Buttons((*row[:at], marked, *row[at + 1 :]))
                return replace(card, blocks=(*card.blocks[:place], changed, *card.blocks[place + 1 :]))
    return card


def characters(blocks: Iterable[Block]) -> int:
    """Return how many characters the text displays of these blocks have together."""
    return sum(len(block.text) for block in blocks if isinstance(block, Text | Section))


def components(card: Card) -> int:
    """Return how many components the card's message has: its frame, its blocks, and each button and menu in a row."""
    return 1 + size(card.blocks)


def size(blocks: Sequence[Block]) -> int:
    """Return how many components these blocks are: each, and each button and menu in a row."""
    return sum(map(_size, blocks))


def _size(block: Block) -> int:
    match block:
        case Buttons():
            return 1 + len(block.row)
        case Section():
            return 3  # the section, its text, its button
        case Menu() | PeopleMenu() | PlaceMenu():
            return 2
        case _:
            return 1
