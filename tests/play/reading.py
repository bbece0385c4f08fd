"""What a user sees of a message: words, buttons, menus, pictures. For both simulations of Discord."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord
from PIL import Image
from simcord.results import InteractionResult, ResponseMessage

from bot.service.card import ButtonId
from cogs.components import custom_ids

AnyMessage = discord.Message | ResponseMessage

TEXT, BUTTON, MENU, PEOPLE, GALLERY = 10, 2, 3, 5, 12


@dataclass(frozen=True)
class Deed:
    """Something a message lets its reader do: click a button, or choose in a menu (`values`)."""

    custom_id: str
    button_id: ButtonId
    label: str
    values: tuple[str, ...] | None = None

    @property
    def action(self) -> tuple[str, ...]:
        """The verb and nouns of a game action."""
        chosen = () if self.values is None or self.values == ("-",) else " ".join(self.values).split(" ")
        return (*self.button_id.nouns, *chosen)


def answer_of(result: InteractionResult) -> ResponseMessage | None:
    """The message that answers an interaction: one that follows what was clicked, or the interaction's own."""
    return (result.followups or [result.response])[-1]


def parts(message: AnyMessage) -> Iterator[dict[str, Any]]:
    """All components, nested ones included, in reading order."""
    if isinstance(message, ResponseMessage):
        yield from _replay(message.components)
    else:
        yield from _replay([component.to_dict() for component in message.components])


def _replay(components: Any) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _replay(component.get("components", ()))
        yield from _replay(filter(None, (component.get("accessory"),)))


def text(message: AnyMessage | None) -> str:
    """All its words."""
    assert message is not None, "there is no message"
    return _words(parts(message))


def words(components: Any) -> str:
    """All words of components as they are sent."""
    return _words(_replay(components))


def _words(found: Iterator[dict[str, Any]]) -> str:
    return "\n".join(part["content"] for part in found if part["type"] == TEXT)


def labels(message: AnyMessage) -> list[str]:
    """The labels of its buttons that can be clicked."""
    return [part.get("label", "") for part in _buttons(message)]


def _buttons(message: AnyMessage) -> Iterator[dict[str, Any]]:
    for part in parts(message):
        if part["type"] == BUTTON and not part.get("disabled") and "custom_id" in part:
            yield part


def button(message: AnyMessage | None, verb: str, *nouns: str) -> str:
    """The custom id of its button (or menu) that does this."""
    assert message is not None, "there is no message"
    found = [
        custom_id for custom_id, button_id in _handles(message) if (button_id.verb, button_id.nouns) == (verb, nouns)
    ]
    assert found, f"nothing does {verb} {nouns}; there are {[button_id for _, button_id in _handles(message)]}"
    return found[0]


def does(message: AnyMessage | None, verb: str) -> bool:
    """Whether anything on the message does this."""
    return message is not None and any(button_id.verb == verb for _, button_id in _handles(message))


def _handles(message: AnyMessage) -> Iterator[tuple[str, ButtonId]]:
    for part in parts(message):
        button_id = custom_ids.read(part["custom_id"]) if part.get("custom_id") and not part.get("disabled") else None
        if button_id is not None:
            yield part["custom_id"], button_id


def numbers(message: AnyMessage) -> set[int]:
    """The decision numbers and nonces of its buttons."""
    return {button_id.nonce or button_id.decision for _, button_id in _handles(message)}


def controls(message: AnyMessage) -> list[dict[str, Any]]:
    """Every button and menu that can be used."""
    return [part for part in parts(message) if part.get("custom_id") and not part.get("disabled")]


def deeds(message: AnyMessage | None) -> list[Deed]:
    """Every game action it offers; of a menu of several things each single one, and all of them."""
    assert message is not None, "there is no message"
    found: list[Deed] = []
    for part in parts(message):
        button_id = custom_ids.read(part["custom_id"]) if part.get("custom_id") and not part.get("disabled") else None
        if button_id is None or button_id.verb not in ("do", "pick"):
            continue
        if part["type"] == BUTTON:
            found.append(Deed(part["custom_id"], button_id, part["label"]))
        else:
            found += _chosen(part, button_id)
    return found


def _chosen(menu: dict[str, Any], button_id: ButtonId) -> Iterator[Deed]:
    options, least, most = menu["options"], menu.get("min_values", 1), menu.get("max_values", 1)
    if least <= 1:
        for option in options:
            yield Deed(menu["custom_id"], button_id, option["label"], (option["value"],))
    if most > 1:
        values = tuple(option["value"] for option in options[:most])
        yield Deed(menu["custom_id"], button_id, menu.get("placeholder", ""), values)


def choices(message: AnyMessage | None, verb: str, *nouns: str) -> list[dict[str, Any]]:
    """The lines of the menu that does this."""
    assert message is not None, "there is no message"
    custom_id = button(message, verb, *nouns)
    return next(part["options"] for part in parts(message) if part.get("custom_id") == custom_id)


def alts(message: AnyMessage) -> list[str]:
    """The alt texts of the pictures it shows."""
    return [
        item.get("description") or "" for part in parts(message) if part["type"] == GALLERY for item in part["items"]
    ]


async def pictures(message: AnyMessage) -> list[Image.Image]:
    """Its pictures, decoded. Each is an attachment with an alt text, shown in a gallery."""
    assert message.attachments, f"no picture beside:\n{text(message)}"
    shown = alts(message)
    assert len(shown) == len(message.attachments)
    found: list[Image.Image] = []
    for attachment in message.attachments:
        assert attachment.description in shown
        assert 10 < len(attachment.description or "") <= 1024
        found.append(decoded(await attachment.read()))
    return found


def decoded(data: bytes) -> Image.Image:
    """A picture's bytes, wholly decoded."""
    picture = Image.open(io.BytesIO(data))
    assert picture.format == "PNG"
    picture.load()
    return picture
