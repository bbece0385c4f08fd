"""The message of a story: it grows line by line in its table's channel.

A row whose story is not yet told to its end is followed by another, in the transaction that notes where the message
stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot import limits
from bot.games.core.narration import Narration
from bot.games.core.phrase import say
from bot.service.card import Button, ButtonId, Buttons, Card, Text
from bot.service.features.play.board import RUNNING, title
from bot.service.messages.sender import SendContext, Sender
from bot.service.messenger import Sent
from bot.service.records import OutboxMessage
from bot.service.runtime.narration_pace import NarrationId
from bot.service.tables import narrations
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.narrations import KIND
from bot.service.tables.outbox import mark_of, put
from bot.text.translator import Words

ROOM = limits.TEXT - 300
"""Characters of a story; the rest is for its heading and what Discord counts beside it."""
GAP = "…"


async def story(post: Sender, row: OutboxMessage) -> None:
    """Bring a story's message up to the line that is to be told now, and see that the others follow."""
    scene = await post.scene(row)
    loaded = scene.loaded
    words = loaded.words(post.context, loaded.table.language)
    tale = next((tale for tale in narrations.of(loaded, scene.entries) if tale.id == row.target), None)
    lines = _lines(loaded, tale, words) if tale else []
    if not lines or loaded.table.status not in ("running", "paused", "over"):
        await post.done(row)
        return
    context, narration_id = post.context, NarrationId(post.guild, row.table, row.target)
    told = context.runtime.narration_pace.lines(narration_id, len(lines), context.clock.now(), context.settings.pace)
    card = _card(loaded, lines[:told], words, mark_of(row))
    sent = await _stand(post, row, scene, card)
    now = context.clock.now()
    context.runtime.narration_pace.note(narration_id, told, now)
    async with context.store.write(post.guild) as tx:
        if sent is not None:
            await post.save(tx, row.table, KIND, sent, row.target)
        if not await post.is_newest(tx, row):
            return  # something new happened meanwhile: its row tells that, too
        if told < len(lines):
            due = context.runtime.narration_pace.next(narration_id, now, context.settings.pace)
            await put(context, tx, row.table, KIND, target=row.target, due=due, anew=True)
        else:
            await tx.drop_outgoing(row.id)


async def _stand(post: Sender, row: OutboxMessage, scene: SendContext, card: Card) -> Sent | None:
    """Edit the story's message where it stands, if that is where its table is played now; else send it, and return
    where.
    """
    channel = scene.loaded.table.channel
    stands = scene.posted.get((KIND, row.target))
    if stands is not None and stands.channel == channel and await post.edited(channel, stands.message, card):
        return None
    return await post.send(row, channel, card)


def _lines(loaded: LoadedTable, story: Narration, words: Words) -> list[str]:
    """Return the story as spectators read it while the game goes on; what was taken back is struck out."""
    found: list[str] = []
    for part in story.parts:
        phrase = loaded.presenter.describe(part.event, None, False)
        if phrase is not None:
            found.append(f"~~{words(phrase)}~~" if part.undone else words(phrase))
    return found


def _card(loaded: LoadedTable, lines: Sequence[str], words: Words, mark: int) -> Card:
    act = ButtonId(loaded.guild, loaded.table.id, "act", (), mark)
    log = ButtonId(loaded.guild, loaded.table.id, "log", (), mark)
    links = (Button(words(say("button-log")), log, "📜"), Button(words(say("button-act")), act, "🎯"))
    return Card((Text(f"-# {words(title(loaded))}\n{_fitted(lines)}"), Buttons(links)), RUNNING)


def _fitted(lines: Sequence[str]) -> str:
    """Return the first line and as many of the newest as there is room for."""
    kept = list(lines)
    while len("\n".join(kept)) > ROOM and len(kept) > 2:
        kept = [kept[0], GAP, *kept[3 if kept[1] == GAP else 2 :]]
    return limits.cut("\n".join(kept), ROOM)
