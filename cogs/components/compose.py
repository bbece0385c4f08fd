"""Composes Discord messages (Components V2) from cards."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
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

_STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


_NO_ICONS: Mapping[str, str] = {}


class Layout(ui.LayoutView):
    """The components of a finished message, as they are sent to Discord.

    The library's layout links each item with its parents. These reference cycles were nearly all that the garbage
    collector found under load, and looking for them was a twentieth of the process's work. So the items are turned
    into what is sent before they are linked.
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
    frame = ui.Container[ui.LayoutView](accent_colour=card.accent).to_component_dict()
    frame["components"] = [_component(block, files, icons) for block in card.blocks]
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
            return _sent(ui.TextDisplay(block.text))
        case Section():
            return _sent(ui.Section(ui.TextDisplay(block.text), accessory=_button(block.button, icons)))
        case Divider():
            return _sent(ui.Separator())
        case Image():
            return _sent(_gallery(block, files))
        case File():
            name = _attached(files, block.filename, block.data)
            return _sent(ui.File(f"attachment://{name}"))
        case Buttons():
            return _row(_button(button, icons) for button in block.row)
        case Menu() | PeopleMenu() | PlaceMenu():
            return _row([_select(block, icons)])


def _row(items: Iterable[ui.Item[Any]]) -> dict[str, Any]:
    """Return a row of these items as JSON."""
    return {"type": discord.ComponentType.action_row.value, "components": list(map(_sent, items))}


def _sent(item: ui.Item[Any]) -> dict[str, Any]:
    """Return an item as JSON."""
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


def _button(button: Button, icons: Mapping[str, str]) -> ui.Button[Any]:
    if button.button_id is None:
        return ui.Button(label=button.label or None, emoji=button.emoji, disabled=button.disabled, url=button.url)
    return ui.Button(
        style=_STYLES[button.style],
        label=button.label or None,
        emoji=_emoji(button, icons),
        disabled=button.disabled,
        custom_id=custom_ids.write(button.button_id),
    )


def _select(menu: Menu | PeopleMenu | PlaceMenu, icons: Mapping[str, str]) -> ui.Item[Any]:
    shared: Any = {
        "custom_id": custom_ids.write(menu.button_id),
        "placeholder": menu.placeholder,
        "max_values": menu.most,
    }
    match menu:
        case Menu():
            return ui.Select(
                **shared, min_values=menu.least, options=[_option(choice, icons) for choice in menu.choices]
            )
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


def _option(choice: Choice, icons: Mapping[str, str]) -> discord.SelectOption:
    return discord.SelectOption(
        label=choice.label,
        value=choice.value,
        description=choice.hint,
        emoji=_emoji(choice, icons),
        default=choice.chosen,
    )


def _emoji(item: Button | Choice, icons: Mapping[str, str]) -> str | None:
    return icons.get(item.icon, item.emoji) if item.icon is not None else item.emoji
