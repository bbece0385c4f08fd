"""A form as a window of Discord (a modal), and what was written in it.

The window bears the custom id of the button that opened it, so that what is sent in is that button's press, whichever
process it comes to.
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
    """Return the window. It is used up by being shown: none is kept in the library's view store."""
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
    """Return what was written in a window that was sent in: one text, none if it was something else's."""
    fields = [part.get("component") or {} for part in data.get("components", ())]
    return tuple(str(field.get("value") or "").strip() for field in fields if field.get("custom_id") == FIELD)
