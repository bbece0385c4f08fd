"""The message of a story: it grows line by line in its table's channel.

A row whose story is not yet told to its end is followed by another, in the transaction that notes where the message
stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot import limits
from bot.games.core.narration import Story
from bot.games.core.phrase import say
from bot.service.card import Button, Buttons, Card, Handle, Text
from bot.service.features.play.board import RUNNING, title
from bot.service.messages.sender import Scene, Sender
from bot.service.messenger import Sent
from bot.service.records import Outgoing
from bot.service.runtime.narration_pace import Spot
from bot.service.tables import narrations
from bot.service.tables.loaded import Sitting
from bot.service.tables.narrations import KIND
from bot.service.tables.outbox import mark_of, put
from bot.text.translator import Words

ROOM = limits.TEXT - 300
"""Characters of a story; the rest is for its heading and what Discord counts beside it."""
GAP = "…"


async def story(post: Sender, row: Outgoing) -> None:
    """Bring a story's message up to the line that is to be told now, and see that the others follow."""
    scene = await post.scene(row)
    sitting = scene.sitting
    words = sitting.words(post.house, sitting.table.language)
    tale = next((tale for tale in narrations.of(sitting, scene.entries) if tale.id == row.target), None)
    lines = _lines(sitting, tale, words) if tale else []
    if not lines or sitting.table.status not in ("running", "paused", "over"):
        await post.done(row)
        return
    house, spot = post.house, Spot(post.guild, row.table, row.target)
    told = house.telling.lines(spot, len(lines), house.clock.now(), house.manners.pace)
    card = _card(sitting, lines[:told], words, mark_of(row))
    sent = await _stand(post, row, scene, card)
    now = house.clock.now()
    house.telling.note(spot, told, now)
    async with house.store.write(post.guild) as tx:
        if sent is not None:
            await post.save(tx, row.table, KIND, sent, row.target)
        if not await post.is_newest(tx, row):
            return  # something new happened meanwhile: its row tells that, too
        if told < len(lines):
            due = house.telling.next(spot, now, house.manners.pace)
            await put(house, tx, row.table, KIND, target=row.target, due=due, anew=True)
        else:
            await tx.drop_outgoing(row.id)


async def _stand(post: Sender, row: Outgoing, scene: Scene, card: Card) -> Sent | None:
    """Edit the story's message where it stands, if that is where its table is played now; else send it, and return
    where.
    """
    channel = scene.sitting.table.channel
    stands = scene.posted.get((KIND, row.target))
    if stands is not None and stands.channel == channel and await post.edited(channel, stands.message, card):
        return None
    return await post.send(row, channel, card)


def _lines(sitting: Sitting, story: Story, words: Words) -> list[str]:
    """Return the story as onlookers read it while the game goes on; what was taken back is struck out."""
    found: list[str] = []
    for part in story.parts:
        phrase = sitting.speaker.tell(part.event, None, False)
        if phrase is not None:
            found.append(f"~~{words(phrase)}~~" if part.undone else words(phrase))
    return found


def _card(sitting: Sitting, lines: Sequence[str], words: Words, mark: int) -> Card:
    act = Handle(sitting.guild, sitting.table.id, "act", (), mark)
    log = Handle(sitting.guild, sitting.table.id, "log", (), mark)
    doors = (Button(words(say("button-log")), log, "📜"), Button(words(say("button-act")), act, "🎯"))
    return Card((Text(f"-# {words(title(sitting))}\n{_fitted(lines)}"), Buttons(doors)), RUNNING)


def _fitted(lines: Sequence[str]) -> str:
    """Return the first line and as many of the newest as there is room for."""
    kept = list(lines)
    while len("\n".join(kept)) > ROOM and len(kept) > 2:
        kept = [kept[0], GAP, *kept[3 if kept[1] == GAP else 2 :]]
    return limits.cut("\n".join(kept), ROOM)
