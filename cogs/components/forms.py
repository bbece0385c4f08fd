"""A form as a modal of Discord, and what was entered in it.

The modal has the custom id of the button that opened it. So its submission is handled as that button's press, also by
another process.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot import limits
from bot.limits import cut
from bot.service.card import ButtonId, Form, FormMenu
from cogs.components import custom_ids

FIELD = "text"


def window(form: Form, button_id: ButtonId) -> ui.Modal:
    """Return the modal. It can be shown once: none is kept in the library's view store."""
    title = cut(form.title, limits.FORM_TITLE)
    made = ui.Modal(title=title, custom_id=custom_ids.write(button_id), timeout=None)
    if form.label:
        field = ui.TextInput[Any](
            custom_id=FIELD,
            style=discord.TextStyle.paragraph if form.long else discord.TextStyle.short,
            placeholder=cut(form.about, limits.PLACEHOLDER - 50),
            default=form.given or None,
            required=True,
            max_length=min(form.most, limits.FORM_TEXT),
        )
        made.add_item(ui.Label(text=cut(form.label, limits.FORM_LABEL), component=field))
    for menu in form.menus:
        made.add_item(ui.Label(text=cut(menu.label, limits.FORM_LABEL), component=_chooser(menu)))
    made.stop()
    return made


def _chooser(menu: FormMenu) -> ui.Item[Any]:
    """Return the select, the radio buttons or the checkboxes of a choice."""
    lines = [(cut(one.label, limits.CHOICE_TEXT), one.value, one.chosen) for one in menu.choices]
    if menu.kind == "radio":
        radio = [discord.RadioGroupOption(label=label, value=value, default=chosen) for label, value, chosen in lines]
        return ui.RadioGroup[Any](custom_id=menu.name, options=radio, required=False)
    if menu.kind == "boxes":
        boxes = [discord.CheckboxGroupOption(label=label, value=value, default=on) for label, value, on in lines]
        return ui.CheckboxGroup[Any](custom_id=menu.name, options=boxes, required=False, min_values=0)
    options = [discord.SelectOption(label=label, value=value, default=chosen) for label, value, chosen in lines]
    return ui.Select[Any](custom_id=menu.name, options=options, required=False)


def written(data: Any) -> tuple[str, ...]:
    """Return what was entered in a submitted modal, as `Form` says; () if the modal is not a form of this bot."""
    fields = [part.get("component") or {} for part in data.get("components", ())]
    texts = [str(field.get("value") or "").strip() for field in fields if field.get("custom_id") == FIELD]
    menus = [field for field in fields if field.get("custom_id") not in (FIELD, None)]
    if texts:
        return texts[0], *[value for menu in menus[:1] for value in _values(menu)[:1]]
    return tuple(f"{menu['custom_id']}={','.join(_values(menu))}" for menu in menus)


def _values(menu: Any) -> list[str]:
    """Return what was chosen; a group of radio buttons has a single value."""
    chosen = menu.get("values") or ([menu["value"]] if menu.get("value") is not None else [])
    return [str(value) for value in chosen]
