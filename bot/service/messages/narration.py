"""The message of a narration: it grows line by line in its table's channel, one after another or as things happen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot import limits
from bot.games.history.narration import begin_of
from bot.service.card import Buttons, Card, Text
from bot.service.features.looks.cards import RUNNING, ButtonMaker, title
from bot.service.messages.board import stand
from bot.service.messages.result import Result
from bot.service.messages.scene import Scene
from bot.service.messages.sender import Sender
from bot.service.records import OutboxMessage
from bot.service.runtime.state import NarrationId
from bot.service.tables import announce, log_view
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

ROOM = limits.TEXT - 300
"""Characters for a narration. The rest of the limit is for its heading and for what else Discord counts."""
GAP = "…"


async def story(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Bring a narration's message up to the line that is to be told now; the others are due later."""
    loaded, context = scene.loaded, send.context
    words = loaded.words(context, loaded.table.language)
    log = [entry for entry in scene.entries if entry.number >= begin_of(row.target)]
    tale = next((tale for tale in announce.narrations_in(loaded, log) if tale.id == row.target), None)
    lines = log_view.in_words(loaded, tale.parts, words) if tale else []
    if not lines or loaded.table.status not in ("running", "paused", "over"):
        return Result(row, unwanted=True)
    narration_pace, place = context.runtime.narration_pace, NarrationId(send.guild, row.table, row.target)
    pace = announce.pace_of(context, loaded)
    told = narration_pace.lines(place, len(lines), context.clock.now(), pace)

    async def render(nonce: int) -> Card:
        return _card(loaded, lines[:told], words, nonce)

    result = await stand(send, row, scene, render, make=True)
    now = context.clock.now()
    if not result.missing:
        narration_pace.note(place, told, now)
    if told < len(lines):
        return replace(result, due=narration_pace.next(place, now, pace), unwanted=False)
    return result


def _card(loaded: LoadedTable, lines: Sequence[str], words: Words, nonce: int) -> Card:
    button = ButtonMaker.at(loaded, words, nonce)
    links = Buttons((button("log", "📜"), button("act", "🎯")))
    return Card((Text(f"-# {words(title(loaded))}\n{_fitted(lines)}"), links), RUNNING)


def _fitted(lines: Sequence[str]) -> str:
    """Return the first line and as many of the newest as there is room for."""
    kept = list(lines)
    while len("\n".join(kept)) > ROOM and len(kept) > 2:
        kept = [kept[0], GAP, *kept[3 if kept[1] == GAP else 2 :]]
    return limits.cut("\n".join(kept), ROOM)
