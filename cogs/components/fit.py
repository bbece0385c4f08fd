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
    found = list(_whole(card))
    for at, block in enumerate(card.blocks, 1):
        if wrong := _of_block(block):
            found += [f"block {at}: {fault}" for fault in wrong]
    return found


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


def _of_block(block: Block) -> list[str]:
    match block:
        case Text():
            return [] if block.text.strip() else ["an empty text"]
        case Section():
            return ([] if block.text.strip() else ["an empty text"]) + _of_button(block.button, 1)
        case Image() | File():
            return _of_file(block)
        case Buttons():
            found = [] if 1 <= len(block.row) <= limits.ROW_BUTTONS else [f"a row of {len(block.row)} buttons"]
            for at, button in enumerate(block.row, 1):
                found += _of_button(button, at)
            return found
        case Menu() | PeopleMenu() | PlaceMenu():
            found = _of_handle(block) + _length(block.placeholder, limits.PLACEHOLDER, "placeholder")
            return found + (_of_menu(block) if isinstance(block, Menu) else _of_names(block))
        case _:
            return []


def _of_names(menu: PeopleMenu | PlaceMenu) -> list[str]:
    found: list[str] = []
    if not 1 <= menu.most <= limits.MENU_CHOICES:
        found.append(f"a menu for {menu.most} people or places")
    if isinstance(menu, PlaceMenu) and len(menu.chosen) > menu.most:
        found.append(f"{len(menu.chosen)} chosen of {menu.most}")
    return found


def _of_file(block: Image | File) -> list[str]:
    found = _length(block.alt, limits.ALT, "alt text") if isinstance(block, Image) else []
    name, size = _attachment(block)
    if not _FILENAME.fullmatch(name):
        found.append("a file name that Discord would change")
    if not 0 < (size or 0) <= limits.FILE_BYTES:
        found.append(f"a file of {size} bytes")
    return found


def _of_button(button: Button, at: int) -> list[str]:
    found = (
        _length(button.label, limits.BUTTON_LABEL, "label of button", at) if button.label or not button.emoji else []
    )
    if (button.button_id is None) == (button.url is None):
        found.append(f"button {at} needs a handle or a link, and not both")
    if button.button_id is not None:
        found += _of_handle(button)
    if button.url is not None:
        found += _length(button.url, limits.LINK, "link of button", at)
        if not button.url.startswith("https://"):
            found.append(f"link of button {at} is not https")
    return found


def _of_handle(block: Button | Menu | PeopleMenu | PlaceMenu) -> list[str]:
    try:
        if block.button_id is not None:
            custom_ids.write(block.button_id)
    except ValueError as error:
        return [str(error)]
    return []


def _of_menu(menu: Menu) -> list[str]:
    found: list[str] = []
    if not 1 <= len(menu.choices) <= limits.MENU_CHOICES:
        found.append(f"a menu of {len(menu.choices)} choices")
    if not (0 <= menu.least <= menu.most <= len(menu.choices) and menu.most >= 1):
        found.append(f"{menu.least} to {menu.most} of {len(menu.choices)} choices")
    if sum(choice.chosen for choice in menu.choices) > menu.most:
        found.append("more chosen than may be")
    if doubles := len(menu.choices) - len({choice.value for choice in menu.choices}):
        found.append(f"{doubles} of {len(menu.choices)} choices twice")
    for at, choice in enumerate(menu.choices, 1):
        found += _length(choice.label, limits.CHOICE_TEXT, "label of choice", at)
        found += _length(choice.value, limits.CHOICE_TEXT, "value of choice", at)
        if choice.hint is not None:
            found += _length(choice.hint, limits.CHOICE_TEXT, "hint of choice", at)
    return found


def _length(text: str, most: int, *what: object) -> list[str]:
    """Return what is wrong with the length of this text, which `what` names."""
    if 1 <= len(text) <= most and not text.isspace():
        return []
    return [f"{' '.join(map(str, what))} has {len(text)} characters (1 to {most})"]


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
