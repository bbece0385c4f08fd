"""Taking back what is beyond one's own boundary: the others are asked. One small function a verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.errors import Refused, refused
from bot.games.core.phrase import say
from bot.service.card import Button, ButtonId, Buttons, Card
from bot.service.features.ballots import actions as ballots
from bot.service.features.button_request import Press, number
from bot.service.features.host_tools.cards import Tools
from bot.service.features.play import actions as turns
from bot.service.features.undo.ballot import body_of
from bot.service.features.undo.rewind import Past, past_of
from bot.service.tables.loaded import LoadedTable

VERBS = ("ask-back", "ask-turn", "ask-them")
"""The list of turns, a chosen one of them, and the question to all."""


async def undo(press: Press) -> Card:
    """Take one's last action back; beyond the boundary offer to ask the others."""
    try:
        written = await turns.undo(press.context, press.button_id.guild, press.button_id.table, press.actor)
    except Refused as error:
        if error.kind != "nothing-to-undo":
            raise
        return await _offer(press, error)
    words = written.loaded.words(press.context, press.language)
    return await press.private(written.loaded).panel([f"↩️ {words(say('taken-back'))}"])


async def _offer(press: Press, error: Refused) -> Card:
    loaded = await press.loaded()
    words = loaded.words(press.context, press.language)
    card = press.private(loaded).notice(*error.phrases)
    if loaded.entries == 0:
        return card
    button_id = ButtonId(loaded.guild, loaded.table.id, VERBS[0])
    request = Buttons((Button(words(say("button-ask-back")), button_id, "🗳️"),))
    return Card((*card.blocks, request), card.accent, card.mentions)


async def _read(press: Press) -> tuple[LoadedTable, Past]:
    loaded = await press.loaded()
    loaded.seat_number(press.request.user)
    async with press.context.store.read(press.button_id.guild) as tx:
        return loaded, await past_of(tx, loaded)


def _tools(press: Press, loaded: LoadedTable) -> Tools:
    return Tools(press.context, loaded, press.request.user, press.language)


async def ask_back(press: Press) -> Card:
    """Show the turns to which the table could go back."""
    loaded, past = await _read(press)
    return _tools(press, loaded).turns(past, VERBS[1], "act")


async def ask_turn(press: Press) -> Card:
    """Show what going back there would undo."""
    loaded, past = await _read(press)
    card = _tools(press, loaded).turn(past, number(press.noun or "") or 0, VERBS[2], VERBS[0])
    if card is None:
        raise refused("stale")
    return card


async def ask_them(press: Press) -> Card:
    """Ask everybody who sits whether the table is to go back there."""
    loaded, past = await _read(press)
    place = number(press.button_id.nouns[0]) if press.button_id.nouns else None
    goal = past.goal(place) if place is not None else None
    if goal is None or press.button_id.nouns[1:] != (str(loaded.entries),):
        raise refused("stale")
    guild, table = press.button_id.guild, press.button_id.table
    loaded, ballot = await ballots.call(press.context, press.request, guild, table, "rewind", body_of(goal))
    return press.private(loaded).notice(ballots.stands(loaded, ballot))


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {
    "undo": undo,
    "ask-back": ask_back,
    "ask-turn": ask_turn,
    "ask-them": ask_them,
}
