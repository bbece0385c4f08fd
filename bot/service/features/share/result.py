"""The result of a game on one card, made to be forwarded: title, designer, names, ranking, lines, date."""

from __future__ import annotations

import datetime

from bot.errors import refused
from bot.games.core.chance import commitment
from bot.games.core.phrase import say
from bot.games.core.result_card import ResultCard
from bot.service.card import Block, Image, Text
from bot.service.context import Context
from bot.service.features.game_end.cards import ranking
from bot.service.features.looks.cards import PAGE, Reader, Subject, alt_text, cut, drawn
from bot.service.tables.loaded import LoadedTable


async def result_blocks(context: Context, loaded: LoadedTable, language: str) -> list[Block]:
    """Return the result as a picture, or in words where none can be drawn. Raises Refused before the end."""
    if loaded.table.status != "over":
        raise refused("result-not-over")
    card = await _result_card(context, loaded)
    subject = Subject("records", "result", card, None, loaded.names(context, language, levels=True), loaded.marks)
    picture = await drawn(context, subject, Reader(None, language), f"guild {loaded.guild} table {loaded.table.id}")
    words = loaded.words(context, language, levels=True)
    date = words(say("result-date", **card.date))
    if picture is None:
        return [Text(cut("\n".join((f"**{words(say('final-heading'))}** · {date}", *ranking(loaded, words))), PAGE))]
    plain = loaded.picture_words(context, language)
    told = " ".join(ranking(loaded, plain)).replace("-# ", "")
    alt = plain(say("result-alt", title=card.title, designer=card.designer, date=date, ranking=told))
    return [Image(picture, alt_text(alt))]


async def _result_card(context: Context, loaded: LoadedTable) -> ResultCard:
    standing = loaded.game.score(loaded.state)
    async with context.store.read(loaded.guild) as tx:
        last = await tx.entries(loaded.table.id, last=1)
    at = last[-1].at if last else loaded.table.created
    day = datetime.datetime.fromtimestamp(at, datetime.UTC)
    categories = {line.category for result in standing.results for line in result.lines}
    meta = loaded.game.meta
    return ResultCard(
        title=meta.title,
        designer=meta.designer,
        date={"year": f"{day.year}", "month": f"{day.month:02}", "day": f"{day.day:02}"},
        table=loaded.table.id,
        commitment=commitment(loaded.table.seed),
        standing=standing,
        labels={category: loaded.presenter.score_label(category) for category in sorted(categories)},
    )
