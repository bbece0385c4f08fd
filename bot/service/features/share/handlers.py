"""What the buttons of sharing do."""

from __future__ import annotations

from bot.errors import refused
from bot.service.bodies import SharedBody
from bot.service.card import Buttons, Card
from bot.service.context import Context
from bot.service.features.looks.cards import OVER, ButtonMaker, fitted, heading
from bot.service.features.registry import button
from bot.service.features.replay.cards import ALL
from bot.service.features.share import actions
from bot.service.features.share.cards import posted_card, preview_card, shared_card
from bot.service.features.share.result import result_blocks
from bot.service.request import Request, number
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import requested_table


@button("share")
async def share(context: Context, request: Request) -> Card:
    """Show the player what the channel would see; nouns as `cards.nouns_of` writes them."""
    loaded, what = await _meant(context, request)
    return await preview_card(context, loaded, what, request.user, request.language)


@button("share-post")
async def post(context: Context, request: Request) -> Card:
    """Post what the preview showed."""
    loaded, what = await _meant(context, request)
    # Made here only to be refused: once the post is queued, the player would not be told.
    await shared_card(context, loaded, what, request.user, loaded.table.language)
    loaded = await actions.post(context, request, what)
    return posted_card(context, loaded, what, request.language)


@button("result")
async def result(context: Context, request: Request) -> Card:
    """Show the result card, to be kept or shared."""
    loaded = await requested_table(context, request)
    words = loaded.words(context, request.language)
    button_of = ButtonMaker.at(loaded, words)
    ways = Buttons((button_of("share", "📣", "result", style="main"), button_of("replay", "⏯️"), button_of("log", "📜")))
    return Card(fitted((heading(loaded, words), *await result_blocks(context, loaded, request.language), ways)), OVER)


async def _meant(context: Context, request: Request) -> tuple[LoadedTable, SharedBody]:
    """Return the table and what is to be shared. Raises Refused for users who may not share."""
    loaded = await requested_table(context, request)
    seat = actions.may_share(loaded, request.user)
    loaded.must_be_started()
    return loaded, _read(request.button_id.nouns, loaded, seat)


def _read(nouns: tuple[str, ...], loaded: LoadedTable, seat: int | None) -> SharedBody:
    what, one, other = (*nouns, "", "", "")[:3]
    match what:
        case "look":
            return SharedBody("look", one, None if other in ("", ALL) else other, eyes=seat)
        case "turn":
            return SharedBody("turn", place=number(one) or 0, eyes=_eyes(other, loaded))
        case "film":
            return SharedBody("film", eyes=_eyes(one, loaded))
        case "result":
            return SharedBody("result")
        case _:
            raise refused("not-readable")


def _eyes(noun: str, loaded: LoadedTable) -> int | None:
    seat = number(noun)
    return seat if seat is not None and seat < len(loaded.seats) else None
