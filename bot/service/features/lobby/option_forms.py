"""The forms in which the host of a lobby chooses several options or terms at once."""

from __future__ import annotations

from bot.errors import refused
from bot.games.core.phrase import say
from bot.service.card import Button, Form
from bot.service.context import Context
from bot.service.features.forms import MOST_FIELDS, choices_form, option_fields
from bot.service.features.looks.cards import ButtonMaker
from bot.service.people.permissions import may_host
from bot.service.request import Request, number
from bot.service.tables import terms
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import requested_table

TERMS = {"joining": ("access", "start", "least"), "time": ("clock", "out-of-time", "reminders")}
"""The terms of each form. Whether a table is rated is chosen by its menu alone: players are asked about it first."""


async def hosted_lobby(context: Context, request: Request) -> LoadedTable:
    """Return the lobby of the request. Raises Refused for people who may not run it, and if the game has begun."""
    loaded = await requested_table(context, request)
    async with context.store.read(loaded.guild) as tx:
        await may_host(tx, request, loaded)
    if loaded.table.status != "lobby":
        raise refused("has-begun")
    return loaded


async def options_form(context: Context, request: Request) -> Form | None:
    """Return the form of the game's options; the noun is the first one's number. Raises Refused."""
    loaded = await hosted_lobby(context, request)
    meta, words = loaded.game.meta, loaded.words(context, request.language)
    first = number(request.noun or "") or 0
    options = meta.options[first : first + MOST_FIELDS]
    if not options:
        return None
    fields = option_fields(options, loaded.table.options, f"{meta.prefix}-option-", words)
    return choices_form(say("button-settings-options"), fields, words)


async def terms_form(context: Context, request: Request) -> Form | None:
    """Return the form of some terms; the noun says which. Raises Refused."""
    loaded = await hosted_lobby(context, request)
    words, asked = loaded.words(context, request.language), TERMS.get(request.noun or "", ())
    options = [option for option in terms.offered(loaded.game.meta.players) if option.id in asked]
    if not options or loaded.direct:
        return None
    fields = option_fields(options, terms.terms_of(loaded.table), "term-", words)
    return choices_form(say(f"button-terms-{request.noun}"), fields, words)


def options_buttons(loaded: LoadedTable, button: ButtonMaker) -> list[Button]:
    """Return the buttons that open the forms of the game's options."""
    starts = range(0, len(loaded.game.meta.options), MOST_FIELDS)
    labels = [say("button-options-form", part=at, parts=len(starts)) for at in range(1, len(starts) + 1)]
    return [button("options-form", "📋", str(start), label=label) for start, label in zip(starts, labels, strict=True)]


def terms_buttons(button: ButtonMaker) -> list[Button]:
    """Return the buttons that open the forms of terms."""
    return [button("terms-form", "📋", page, label=say(f"button-terms-{page}")) for page in TERMS]
