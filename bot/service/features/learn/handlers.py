"""What the buttons and the command of the guided first game do."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service import people
from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.learn.actions import begun, begun_here, lesson_in, start
from bot.service.features.learn.cards import SYMBOLS, chooser_card, goal_card, legend_picture, symbols_card
from bot.service.features.lobby import opening
from bot.service.features.looks.cards import Reader
from bot.service.features.play.cards import private_panel
from bot.service.features.registry import button, page
from bot.service.request import Request


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
    if page_id != SYMBOLS:
        return goal_card(title, lesson, words, request.guild or 0, there)
    reader = Reader(None, request.language, request.user, waits=True)
    picture = await legend_picture(context, title, lesson, reader)
    return symbols_card(title, lesson, words, request.guild or 0, there, picture)


@button("learn-start", personal=True)
async def learn_start(context: Context, request: Request) -> Card:
    """Start the guided game (nouns: the game, and `thread` for a thread of its own), or go on with it."""
    game, where = request.nouns(2)
    lesson_in(context, game)
    loaded = await begun(context, request.user, game)
    if loaded is None:
        loaded = await opening.open_table(
            *(context, request, game),
            thread=where == "thread",
            language=request.language,
            make=start,
            known=begun_here,
        )
        await people.remember(context, request)
    panel = private_panel(context, request, loaded)
    in_channel = say("learn-started", channel=f"<#{loaded.table.channel}>")
    return await panel.panel([panel.words(say("learn-started-direct") if loaded.direct else in_channel)])
