"""A form as a modal of Discord, and the text that was entered in it.

The modal has the custom id of the button that opened it. So its submission is handled as that button's press, also by
another process.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot import limits
from bot.limits import cut
from bot.service.card import ButtonId, Form
from cogs.components import custom_ids

FIELD = "text"


def window(form: Form, button_id: ButtonId) -> ui.Modal:
    """Return the modal. It can be shown once: none is kept in the library's view store."""
    field = ui.TextInput[Any](
        custom_id=FIELD,
        style=discord.TextStyle.paragraph if form.long else discord.TextStyle.short,
        placeholder=cut(form.about, limits.PLACEHOLDER - 50),
        default=form.given or None,
        required=True,
        max_length=min(form.most, limits.FORM_TEXT),
    )
    title = cut(form.title, limits.FORM_TITLE)
    made = ui.Modal(title=title, custom_id=custom_ids.write(button_id), timeout=None)
    made.add_item(ui.Label(text=cut(form.label, limits.FORM_LABEL), component=field))
    made.stop()
    return made


def written(data: Any) -> tuple[str, ...]:
    """Return the text of a submitted modal as a tuple of one; () if the modal is not a form of this bot."""
    fields = [part.get("component") or {} for part in data.get("components", ())]
    return tuple(str(field.get("value") or "").strip() for field in fields if field.get("custom_id") == FIELD)
