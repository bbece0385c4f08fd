"""Taking back what is beyond one's own boundary: the others are asked. One small function a verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.errors import Refused, refused
from bot.games.core.phrase import say
from bot.service.card import Button, Buttons, Card, Handle
from bot.service.features.ballots import actions as ballots
from bot.service.features.button_request import Press, number
from bot.service.features.host_tools.cards import Tools
from bot.service.features.play import actions as turns
from bot.service.features.undo.ballot import body_of
from bot.service.features.undo.rewind import Past, past_of
from bot.service.tables.loaded import Sitting

VERBS = ("ask-back", "ask-turn", "ask-them")
"""The list of turns, a chosen one of them, and the question to all."""


async def undo(press: Press) -> Card:
    """Take one's last action back; beyond the boundary offer to ask the others."""
    try:
        written = await turns.undo(press.house, press.handle.guild, press.handle.table, press.author)
    except Refused as error:
        if error.kind != "nothing-to-undo":
            raise
        return await _offer(press, error)
    words = written.sitting.words(press.house, press.language)
    return await press.private(written.sitting).panel([f"↩️ {words(say('taken-back'))}"])


async def _offer(press: Press, error: Refused) -> Card:
    sitting = await press.sitting()
    words = sitting.words(press.house, press.language)
    card = press.private(sitting).notice(*error.phrases)
    if sitting.entries == 0:
        return card
    handle = Handle(sitting.guild, sitting.table.id, VERBS[0])
    ask = Buttons((Button(words(say("button-ask-back")), handle, "🗳️"),))
    return Card((*card.blocks, ask), card.accent, card.mentions)


async def _read(press: Press) -> tuple[Sitting, Past]:
    sitting = await press.sitting()
    sitting.seat_number(press.ask.user)
    async with press.house.store.read(press.handle.guild) as tx:
        return sitting, await past_of(tx, sitting)


def _tools(press: Press, sitting: Sitting) -> Tools:
    return Tools(press.house, sitting, press.ask.user, press.language)


async def ask_back(press: Press) -> Card:
    """Show the turns to which the table could go back."""
    sitting, past = await _read(press)
    return _tools(press, sitting).turns(past, VERBS[1], "act")


async def ask_turn(press: Press) -> Card:
    """Show what going back there would undo."""
    sitting, past = await _read(press)
    card = _tools(press, sitting).turn(past, number(press.noun or "") or 0, VERBS[2], VERBS[0])
    if card is None:
        raise refused("stale")
    return card


async def ask_them(press: Press) -> Card:
    """Ask everybody who sits whether the table is to go back there."""
    sitting, past = await _read(press)
    place = number(press.handle.nouns[0]) if press.handle.nouns else None
    goal = past.goal(place) if place is not None else None
    if goal is None or press.handle.nouns[1:] != (str(sitting.entries),):
        raise refused("stale")
    guild, table = press.handle.guild, press.handle.table
    sitting, ballot = await ballots.call(press.house, press.ask, guild, table, "rewind", body_of(goal))
    return press.private(sitting).notice(ballots.stands(sitting, ballot))


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {
    "undo": undo,
    "ask-back": ask_back,
    "ask-turn": ask_turn,
    "ask-them": ask_them,
}
