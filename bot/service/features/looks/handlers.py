"""What the buttons and menus that only show something do."""

from __future__ import annotations

from bot.errors import refused
from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.looks.pages import my_tables_card
from bot.service.features.looks.panels import look_panel
from bot.service.features.looks.record import record_card
from bot.service.features.play.cards import private_panel
from bot.service.features.registry import button, page
from bot.service.request import Request, number
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import find, requested_seat, requested_table


@button("look")
async def look(context: Context, request: Request) -> Card:
    """Show a look; a menu's choice is what it is about."""
    look_id, about = request.nouns(2)
    return await _show(context, request, await requested_table(context, request), look_id, request.value or about)


@page("notebook", needs="seat")
async def notebook(context: Context, request: Request) -> Card:
    """Show the look that reminds people of what they have seen. Raises Refused when the game has none."""
    loaded = await requested_table(context, request)
    found = next((look.id for look in loaded.game.meta.looks if look.notebook), None)
    if found is None:
        raise refused("no-look", title=loaded.game.meta.title)
    return await _show(context, request, loaded, found, request.noun)


async def _show(context: Context, request: Request, loaded: LoadedTable, look_id: str, about: str | None) -> Card:
    """Show one of the game's looks as this person may see it."""
    return await look_panel(context, request, loaded).look(look_id, _about(request, loaded, look_id, about))


def _about(request: Request, loaded: LoadedTable, look_id: str, about: str | None) -> str | None:
    """Return the subject of a look: the one that was asked for if there is such a subject, else the first, if any.

    Raises Refused when the game has no such look, or none that this person may see.
    """
    declared = loaded.game.meta.look(look_id)
    if declared is None:
        raise refused("no-look", title=loaded.game.meta.title)
    if declared.private:
        loaded.seat_number(request.user)
    subjects = [noun for noun, _ in loaded.presenter.subjects(loaded.view(loaded.viewer_of(request.user)), look_id)]
    return about if about in subjects else next(iter(subjects), None)


@button("looks")
@page("looks", needs="table")
async def looks(context: Context, request: Request) -> Card:
    """Show the menu of looks, or the chosen one."""
    loaded = await requested_table(context, request)
    if request.values:
        return await _show(context, request, loaded, request.value, None)
    loaded.must_be_started()
    return look_panel(context, request, loaded).looks()


@button("text")
async def text(context: Context, request: Request) -> Card:
    """Show a page of the text board: nouns are the look, what it is about ("-": nothing), and the page."""
    loaded = await requested_table(context, request)
    look_id, about, page = request.nouns(3)
    about = _about(request, loaded, look_id, about)
    return look_panel(context, request, loaded).text(look_id, about, number(page) or 0)


@button("recap")
@page("recap", needs="seat")
async def recap(context: Context, request: Request) -> Card:
    """Show what happened since the player's last turn."""
    loaded, _ = await requested_seat(context, request)
    return await private_panel(context, request, loaded).recap()


@button("record")
@page("record", needs="table")
async def record(context: Context, request: Request) -> Card:
    """Give the record of the game as a file."""
    return await record_card(context, await requested_table(context, request), request.user, request.language)


@button("my-tables", personal=True)
@page("my-tables")
async def my_tables(context: Context, request: Request) -> Card:
    """List the user's tables; a chosen one opens."""
    if request.values:
        return await private_panel(context, request, await find(context, request.at(request.values[0]))).open()
    return await my_tables_card(context, request)
