"""What the buttons and the command of the guided first game do."""

from __future__ import annotations

from bot.games.core.lesson import LEARNER
from bot.games.core.phrase import Phrase, say
from bot.service import people
from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.learn.actions import asks, begun, begun_here, call_off, ends, lesson_in, start
from bot.service.features.learn.cards import (
    AGAIN,
    SYMBOLS,
    chooser_card,
    goal_and_icons_card,
    goal_card,
    legend_picture,
    more_card,
    on_from_here,
    symbols_card,
)
from bot.service.features.lobby import opening
from bot.service.features.looks.cards import ButtonMaker, Reader
from bot.service.features.play.cards import private_panel
from bot.service.features.play.panel import doors
from bot.service.features.registry import button, page
from bot.service.features.sure import SURE, sure_card
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import requested_seat


@button("learn", personal=True)
@page("learn")
async def learn(context: Context, request: Request) -> Card:
    """Say what a game is about (noun: the game), or what its icons mean; without a noun, offer the games."""
    game, page_id = (*(request.values or request.button_id.nouns), "", "")[:2]
    words = context.translator.words(request.language)
    if not game:
        return chooser_card(context, words)
    title, lesson = lesson_in(context, game)
    own = await begun(context, request.user, game)
    there = None if own is None else own.table_id
    if page_id != SYMBOLS and own is None:
        return goal_card(title, lesson, words, request.guild or 0)
    reader = Reader(None, request.language, request.user, waits=True)
    picture = await legend_picture(context, title, lesson, reader)
    if page_id != SYMBOLS and own is not None:
        return goal_and_icons_card(lesson, words, own.table_id, game, picture)
    return symbols_card(title, lesson, words, request.guild or 0, there, picture)


@button("learn-start", personal=True)
async def learn_start(context: Context, request: Request) -> Card:
    """Start the guided game, or go on with it.

    Nouns: the game, and `thread` for a thread of its own, or `again` to end the button's guided table first. If that
    still runs, it asks: `sure` is the third noun then.
    """
    game, where = request.nouns(2)
    lesson_in(context, game)
    known = await begun(context, request.user, game)
    if known is not None and asks(request, known) and not ends(request, known):
        return _sure(context, request, known)
    if known is not None and not ends(request, known):
        return await private_panel(context, request, known).panel()
    loaded = await opening.open_table(
        *(context, request, game), thread=where == "thread", language=request.language, make=start, known=begun_here
    )
    if known is not None:
        await call_off(context, known)
    await people.remember(context, request)
    panel = private_panel(context, request, loaded)
    return await panel.panel([panel.words(_started(loaded, request))])


def _sure(context: Context, request: Request, known: LoadedTable) -> Card:
    words = known.words(context, request.language)
    nouns = (known.table.game, AGAIN, SURE)
    yes = ButtonMaker.at(known, words)("learn-start", "🔁", *nouns, label=say("button-learn-again"), style="danger")
    return sure_card(known, LEARNER, words, say("learn-again-sure"), yes)


def _started(loaded: LoadedTable, request: Request) -> Phrase:
    """Say where the learner plays, and where the board is."""
    if loaded.direct:
        return say("learn-started-direct")
    here = loaded.table.channel == request.channel
    return say("learn-started" if here else "learn-started-thread", channel=f"<#{loaded.table.channel}>")


@button("learn-more")
async def learn_more(context: Context, request: Request) -> Card:
    """Show what a learner's panel leaves out, and what it is for."""
    loaded, seat = await requested_seat(context, request)
    private = private_panel(context, request, loaded)
    further = doors(loaded, seat, request.user, private.words, nonce=0, rule="")
    anew = on_from_here(ButtonMaker.at(loaded, private.words), loaded.table.game)
    ways = [way for way in private.ways().row if way.button_id is None or way.button_id.verb != "undo"]  # at the step
    return more_card(private.heading(), [*ways, *further, *anew], private.words)
