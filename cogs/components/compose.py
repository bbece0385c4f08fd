"""Composes Discord messages (Components V2) from cards.

What nearly every card has (texts, buttons, menus of choices) is written in Discord's JSON at once: the library's items
check again what `fit` checked and took a twentieth of the time of a click. The rest is written by the library.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import discord
from discord import ui

from bot import limits
from bot.service.card import (
    Block,
    Button,
    Buttons,
    Card,
    Choice,
    Divider,
    File,
    Image,
    Menu,
    PeopleMenu,
    PlaceMenu,
    Section,
    Text,
)
from cogs.components import custom_ids
from cogs.components.fit import Unshowable, faults, trimmed

_log = logging.getLogger("mission.cogs")

_TYPES = discord.ComponentType
_FRAME, _TEXT, _ROW = _TYPES.container.value, _TYPES.text_display.value, _TYPES.action_row.value
_SECTION, _BUTTON, _MENU = _TYPES.section.value, _TYPES.button.value, _TYPES.select.value
_STYLES = {
    "plain": discord.ButtonStyle.secondary.value,
    "main": discord.ButtonStyle.primary.value,
    "good": discord.ButtonStyle.success.value,
    "danger": discord.ButtonStyle.danger.value,
}
_LINK = discord.ButtonStyle.link.value


_NO_ICONS: Mapping[str, str] = {}


class Layout(ui.LayoutView):
    """The components of a finished message, as they are sent to Discord.

    The library's layout links each item with its parents. These reference cycles were nearly all that the garbage
    collector found under load, and looking for them was a twentieth of the process's work.
    """

    def __init__(self, sent: list[dict[str, Any]]) -> None:
        super().__init__(timeout=None)
        self._sent = sent
        # A finished view is never kept in the library's view store: our buttons are complete in themselves.
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        """Return the components as JSON."""
        return self._sent

    def has_components_v2(self) -> bool:
        """Return whether the message needs the flag of Components V2: all of ours do."""
        return True


@dataclass(frozen=True)
class Composed:
    """A message ready to be sent once (its files are used up by that)."""

    view: Layout
    files: list[discord.File]
    mentions: discord.AllowedMentions


def compose(card: Card, *, strict: bool = False, icons: Mapping[str, str] = _NO_ICONS) -> Composed:
    """Return the card as a message. Call it on the event loop.

    `icons`: the small pictures that Discord has, by id, as they are written in a message.

    A card that does not fit is a bug: with `strict` (tests) Unshowable is raised at once; otherwise it is logged
    and its words are cut, and Unshowable is raised only when cutting words does not help.
    """
    card = _fitting(card, strict)
    files: list[discord.File] = []
    frame = {
        "type": _FRAME,
        "accent_color": card.accent,
        "spoiler": False,
        "components": [_component(block, files, icons) for block in card.blocks],
    }
    return Composed(Layout([frame]), files, _mentions(card.mentions))


def _fitting(card: Card, strict: bool) -> Card:
    wrong = faults(card)
    if not wrong:
        return card
    if strict:
        raise Unshowable(wrong)
    _log.error("a card does not fit: %s", "; ".join(wrong))
    shorter = trimmed(card)
    if wrong := faults(shorter):
        raise Unshowable(wrong)
    return shorter


def _mentions(users: tuple[int, ...]) -> discord.AllowedMentions:
    named = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=named or False)


def _component(block: Block, files: list[discord.File], icons: Mapping[str, str]) -> dict[str, Any]:
    """Return the block as JSON; what it attaches is added to the files."""
    match block:
        case Text():
            return _text(block.text)
        case Section():
            return {"type": _SECTION, "components": [_text(block.text)], "accessory": _button(block.button, icons)}
        case Buttons():
            return {"type": _ROW, "components": [_button(button, icons) for button in block.row]}
        case Menu():
            return {"type": _ROW, "components": [_menu(block, icons)]}
        case Divider():
            return _written(ui.Separator())
        case Image():
            return _written(_gallery(block, files))
        case File():
            name = _attached(files, block.filename, block.data)
            return _written(ui.File(f"attachment://{name}"))
        case PeopleMenu() | PlaceMenu():
            return {"type": _ROW, "components": [_written(_select(block))]}


def _text(text: str) -> dict[str, Any]:
    return {"type": _TEXT, "content": text}


def _written(item: ui.Item[Any]) -> dict[str, Any]:
    """Return an item of the library as JSON."""
    return item.to_component_dict()


def _gallery(image: Image, files: list[discord.File]) -> ui.MediaGallery[Any]:
    name = _attached(files, image.picture.filename, image.picture.data, image.alt)
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=image.alt))


def _attached(files: list[discord.File], name: str, data: bytes, alt: str | None = None) -> str:
    """Attach a file and return its name in this message."""
    # A card may hold the same look twice (two hands at the end); Discord distinguishes attachments by name.
    if any(name == file.filename for file in files):
        name = f"{len(files) + 1}-{name}"[: limits.CHOICE_TEXT]
    files.append(discord.File(io.BytesIO(data), name, description=alt))
    return name


def _button(button: Button, icons: Mapping[str, str]) -> dict[str, Any]:
    sent: dict[str, Any] = {"type": _BUTTON, "style": _STYLES[button.style], "disabled": button.disabled}
    if button.label:
        sent["label"] = button.label
    if button.button_id is not None:
        sent["custom_id"] = custom_ids.write(button.button_id)
    else:
        sent |= {"style": _LINK, "url": button.url}
    if emoji := _emoji(button, icons):
        sent["emoji"] = emoji
    return sent


def _menu(menu: Menu, icons: Mapping[str, str]) -> dict[str, Any]:
    return {
        "type": _MENU,
        "custom_id": custom_ids.write(menu.button_id),
        "min_values": menu.least,
        "max_values": menu.most,
        "disabled": False,
        "required": True,
        "placeholder": menu.placeholder,
        "options": [_option(choice, icons) for choice in menu.choices],
    }


def _option(choice: Choice, icons: Mapping[str, str]) -> dict[str, Any]:
    sent: dict[str, Any] = {"label": choice.label, "value": choice.value, "default": choice.chosen}
    if choice.hint:
        sent["description"] = choice.hint
    if emoji := _emoji(choice, icons):
        sent["emoji"] = emoji
    return sent


def _emoji(item: Button | Choice, icons: Mapping[str, str]) -> Any:
    emoji = icons.get(item.icon, item.emoji) if item.icon is not None else item.emoji
    return _emoji_of(emoji) if emoji else None


@cache
def _emoji_of(emoji: str) -> Any:
    return discord.PartialEmoji.from_str(emoji).to_dict()


def _select(menu: PeopleMenu | PlaceMenu) -> ui.Item[Any]:
    shared: Any = {
        "custom_id": custom_ids.write(menu.button_id),
        "placeholder": menu.placeholder,
        "max_values": menu.most,
    }
    match menu:
        case PeopleMenu():
            return ui.UserSelect(**shared)
        case PlaceMenu(of="roles"):
            return ui.RoleSelect(
                **shared, min_values=0, default_values=_defaults(menu, discord.SelectDefaultValueType.role)
            )
        case PlaceMenu():
            return ui.ChannelSelect(
                **shared,
                min_values=0,
                channel_types=[discord.ChannelType.text, discord.ChannelType.public_thread, discord.ChannelType.voice],
                default_values=_defaults(menu, discord.SelectDefaultValueType.channel),
            )


def _defaults(menu: PlaceMenu, kind: discord.SelectDefaultValueType) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=chosen, type=kind) for chosen in menu.chosen]
