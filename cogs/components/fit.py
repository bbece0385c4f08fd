"""Checks whether a card fits Discord's limits for a message, and cuts its texts to fit.

A card that does not fit is a bug in its maker. Texts can be cut; a button never is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from bot import limits
from bot.limits import cut
from bot.service.card import (
    Block,
    Button,
    ButtonId,
    Buttons,
    Card,
    Choice,
    File,
    Image,
    Menu,
    PeopleMenu,
    PlaceMenu,
    Section,
    Text,
    characters,
    components,
)
from cogs.components import custom_ids

_FILENAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,99}")


class Unshowable(ValueError):
    """A card that no message can show. `faults` lists what is wrong with it."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


def faults(card: Card) -> list[str]:
    """Return all that Discord would refuse in this card; [] when it fits.

    They are for the log: they name places and sizes, and no content of the card, which may be a player's hand.
    """
    blocks = enumerate(card.blocks, 1)
    return [*_whole(card), *(f"block {at}: {fault}" for at, block in blocks for fault in _of_block(block))]


def trimmed(card: Card) -> Card:
    """Return the card with its words cut to fit; what cannot be cut stays as it is."""
    blocks: list[Block] = []
    # A section keeps at least a mark for its button's sake.
    room = limits.TEXT - sum(isinstance(block, Section) for block in card.blocks)
    for block in card.blocks:
        if isinstance(block, Text):
            block = Text(cut(block.text, room))
            room -= len(block.text)
            if not block.text.strip():
                continue
        elif isinstance(block, Section):
            block = replace(block, text=cut(block.text, room + 1))
            room -= len(block.text) - 1
        blocks.append(_trimmed_block(block))
    return replace(card, blocks=tuple(blocks), mentions=card.mentions[: limits.MENTIONS])


def _whole(card: Card) -> Iterator[str]:
    if not card.blocks:
        yield "an empty card"
    if (count := components(card)) > limits.COMPONENTS:
        yield f"{count} components"
    if (length := characters(card.blocks)) > limits.TEXT:
        yield f"{length} characters of text"
    if len(card.mentions) > limits.MENTIONS:
        yield f"{len(card.mentions)} mentions"
    sizes = [size for _, size in map(_attachment, card.blocks) if size is not None]
    if len(sizes) > limits.FILES:
        yield f"{len(sizes)} pictures and files"
    if sum(sizes) > limits.REQUEST_BYTES:
        yield "pictures and files too large together"
    yield from _doubles(card)


def _attachment(block: Block) -> tuple[str, int | None]:
    """Return the name and size of what the block attaches; no size when it attaches nothing."""
    match block:
        case Image():
            return block.picture.filename, len(block.picture.data)
        case File():
            return block.filename, len(block.data)
        case _:
            return "", None


def _doubles(card: Card) -> Iterator[str]:
    button_ids = Counter(button_id for block in card.blocks for button_id in _handles(block))
    yield from (f"{custom_ids.named(button_id)} twice" for button_id, times in button_ids.items() if times > 1)


def _handles(block: Block) -> Iterator[ButtonId]:
    if isinstance(block, Buttons):
        yield from (button.button_id for button in block.row if button.button_id is not None)
    elif isinstance(block, Section) and block.button.button_id is not None:
        yield block.button.button_id
    elif isinstance(block, Menu | PeopleMenu | PlaceMenu):
        yield block.button_id


def _of_block(block: Block) -> Iterator[str]:
    match block:
        case Text():
            if not block.text.strip():
                yield "an empty text"
        case Section():
            if not block.text.strip():
                yield "an empty text"
            yield from _of_button(block.button, 1)
        case Image() | File():
            yield from _of_file(block)
        case Buttons():
            if not 1 <= len(block.row) <= limits.ROW_BUTTONS:
                yield f"a row of {len(block.row)} buttons"
            for at, button in enumerate(block.row, 1):
                yield from _of_button(button, at)
        case Menu() | PeopleMenu() | PlaceMenu():
            yield from _of_handle(block)
            yield from _length("placeholder", block.placeholder, limits.PLACEHOLDER)
            yield from _of_menu(block) if isinstance(block, Menu) else _of_names(block)
        case _:
            pass


def _of_names(menu: PeopleMenu | PlaceMenu) -> Iterator[str]:
    if not 1 <= menu.most <= limits.MENU_CHOICES:
        yield f"a menu for {menu.most} people or places"
    if isinstance(menu, PlaceMenu) and len(menu.chosen) > menu.most:
        yield f"{len(menu.chosen)} chosen of {menu.most}"


def _of_file(block: Image | File) -> Iterator[str]:
    if isinstance(block, Image):
        yield from _length("alt text", block.alt, limits.ALT)
    name, size = _attachment(block)
    if not _FILENAME.fullmatch(name):
        yield "a file name that Discord would change"
    if not 0 < (size or 0) <= limits.FILE_BYTES:
        yield f"a file of {size} bytes"


def _of_button(button: Button, at: int) -> Iterator[str]:
    if button.label or not button.emoji:
        yield from _length(f"label of button {at}", button.label, limits.BUTTON_LABEL)
    if (button.button_id is None) == (button.url is None):
        yield f"button {at} needs a handle or a link, and not both"
    if button.button_id is not None:
        yield from _of_handle(button)
    if button.url is not None:
        yield from _length(f"link of button {at}", button.url, limits.LINK)
        if not button.url.startswith("https://"):
            yield f"link of button {at} is not https"


def _of_handle(block: Button | Menu | PeopleMenu | PlaceMenu) -> Iterator[str]:
    try:
        if block.button_id is not None:
            custom_ids.write(block.button_id)
    except ValueError as error:
        yield str(error)


def _of_menu(menu: Menu) -> Iterator[str]:
    if not 1 <= len(menu.choices) <= limits.MENU_CHOICES:
        yield f"a menu of {len(menu.choices)} choices"
    if not (0 <= menu.least <= menu.most <= len(menu.choices) and menu.most >= 1):
        yield f"{menu.least} to {menu.most} of {len(menu.choices)} choices"
    if sum(choice.chosen for choice in menu.choices) > menu.most:
        yield "more chosen than may be"
    values = Counter(choice.value for choice in menu.choices)
    doubles = sum(times - 1 for times in values.values())
    if doubles:
        yield f"{doubles} of {len(menu.choices)} choices twice"
    for at, choice in enumerate(menu.choices, 1):
        yield from _of_choice(choice, at)


def _of_choice(choice: Choice, at: int) -> Iterator[str]:
    yield from _length(f"label of choice {at}", choice.label, limits.CHOICE_TEXT)
    yield from _length(f"value of choice {at}", choice.value, limits.CHOICE_TEXT)
    if choice.hint is not None:
        yield from _length(f"hint of choice {at}", choice.hint, limits.CHOICE_TEXT)


def _length(what: str, text: str, most: int) -> Iterator[str]:
    if not 1 <= len(text) <= most or not text.strip():
        yield f"{what} has {len(text)} characters (1 to {most})"


def _trimmed_block(block: Block) -> Block:
    match block:
        case Image():
            return replace(block, alt=cut(block.alt, limits.ALT))
        case Section():
            return replace(block, button=_trimmed_button(block.button))
        case Buttons():
            return Buttons(tuple(map(_trimmed_button, block.row)))
        case Menu() | PeopleMenu() | PlaceMenu():
            trimmed = replace(block, placeholder=cut(block.placeholder, limits.PLACEHOLDER))
            if not isinstance(trimmed, Menu):
                return trimmed
            return replace(trimmed, choices=tuple(map(_trimmed_choice, trimmed.choices)))
        case _:
            return block


def _trimmed_button(button: Button) -> Button:
    return replace(button, label=cut(button.label, limits.BUTTON_LABEL))


def _trimmed_choice(choice: Choice) -> Choice:
    hint = cut(choice.hint, limits.CHOICE_TEXT) if choice.hint else None
    return replace(choice, label=cut(choice.label, limits.CHOICE_TEXT), hint=hint)
