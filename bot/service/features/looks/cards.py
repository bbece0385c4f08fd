"""Showing a look: its picture with alt text, or the text board where there is no picture or drawing failed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot import limits
from bot.games.core.phrase import Phrase, say
from bot.limits import FILE_BYTES
from bot.service.card import Block, Card, File, Image, Text
from bot.service.context import Context, log
from bot.service.people import style_for
from bot.service.ports import Drawn
from bot.service.tables.loaded import LoadedTable

PAGE = 3200
"""Characters of text on one page of a card; the rest of Discord's 4,000 is for its headings."""
ALT = 1024
MORE = "\n-# …"
"""Stands where lines were left out."""


TOO_LARGE = "picture-too-large"
"""What is said when Discord does not take a picture."""


class InWords:
    """Replaces the render service when Discord rejects its pictures: every look is shown as text.

    The reason is said once.
    """

    def __init__(self) -> None:
        self._said = False

    def why(self) -> list[Phrase]:
        """Return the sentence that says it, [] when it was said."""
        said, self._said = self._said, True
        return [] if said else [say(TOO_LARGE)]

    async def draw(self, *_given: Any) -> None:
        """Draw nothing."""

    async def film(self, *_given: Any) -> None:
        """Draw nothing."""


@dataclass(frozen=True)
class Reader:
    """Who looks, and in which language. `user`: the only reader, whose picture settings count.

    `waits`: the user has just asked and waits for the answer.
    """

    viewer: int | None
    language: str
    user: int | None = None
    waits: bool = False


@dataclass(frozen=True)
class Subject:
    """What is drawn: whose look (a game's, or the host's own `records`), of which view, about what, whose names."""

    game: str
    look: str
    view: Any
    about: str | None = None
    names: Sequence[str] = ()


async def exhibit(
    context: Context, loaded: LoadedTable, reader: Reader, look: str, about: str | None = None
) -> list[Block]:
    """Return the blocks that show a look to a reader."""
    view = _seen(loaded, reader, look)
    plain = loaded.picture_words(context, reader.language)
    declared = loaded.game.meta.look(look)
    picture = None
    if declared is not None and declared.picture:
        what = Subject(loaded.table.game, look, view, about, loaded.names(context, reader.language))
        picture = await drawn(context, what, reader, f"guild {loaded.guild} table {loaded.table.id}")
    if picture is None:
        lines = _lines(context, loaded, reader, look, about)
        if isinstance(context.render_service, InWords):
            lines = [*(f"-# {plain(phrase)}" for phrase in context.render_service.why()), *lines]
        return [Text(pages(lines)[0])]
    alt = cut(plain(loaded.presenter.alt(view, look, about)), ALT)
    return [Image(picture, alt)]


async def drawn(context: Context, what: Subject, reader: Reader, where: str) -> Drawn | None:
    """Return the picture; None if there is none or drawing failed, which is logged with the table."""
    within = context.settings.answering if reader.waits else context.settings.renewing
    try:
        style = await style_for(context, reader.user)
        async with asyncio.timeout(context.settings.drawing):
            picture = await context.render_service.draw(
                what.game, what.look, what.view, what.about, what.names, reader.language, style, within
            )
        if picture is not None and len(picture.data) > FILE_BYTES:
            raise ValueError(f"{len(picture.data)} bytes are more than Discord takes")
    except Exception:
        log.exception("picture %s of %s failed", what.look, where)
        return None
    return picture


def in_words(card: Card, why: str) -> Card:
    """Return the card with the words of its pictures in their place and without files; `why` is said above."""
    room = room_beside(card.blocks) - len(why)
    blocks: list[Block] = [Text(f"-# {why}")]
    for block in card.blocks:
        if isinstance(block, Image):
            room -= len(block.alt)
            blocks += [Text(block.alt)] if room > len("-# ") else []
        elif not isinstance(block, File):
            blocks.append(block)
    return msgspec.structs.replace(card, blocks=tuple(blocks))


def text_pages(context: Context, loaded: LoadedTable, reader: Reader, look: str, about: str | None = None) -> list[str]:
    """Return the whole text of a look, page by page."""
    return pages(_lines(context, loaded, reader, look, about))


def _lines(context: Context, loaded: LoadedTable, reader: Reader, look: str, about: str | None) -> list[str]:
    words = loaded.words(context, reader.language)
    return words.lines(loaded.presenter.text(_seen(loaded, reader, look), look, about))


def _seen(loaded: LoadedTable, reader: Reader, look: str) -> Any:
    """Return the view for a look. While a table is paused, looks for direct messages show no seat to move."""
    view, declared = loaded.view(reader.viewer), loaded.game.meta.look(look)
    paused = loaded.table.status == "paused" and declared is not None and declared.sent
    return msgspec.structs.replace(view, to_move=()) if paused else view


def pages(lines: list[str], room: int = PAGE) -> list[str]:
    """Join lines to pages of at most so many characters; always at least one, never an empty one."""
    found: list[str] = []
    page = ""
    for line in lines:
        line = cut(line, room)
        if page and len(page) + 1 + len(line) > room:
            found.append(page)
            page = line
        else:
            page = f"{page}\n{line}" if page else line
    return [*found, page] if page or not found else found


def fitted(blocks: Iterable[Block]) -> tuple[Block, ...]:
    """Return the blocks with as much text as one message may have: the longest text gives way, line by line.

    That is a look shown as text, which has pages of its own ("As text").
    """
    found = list(blocks)
    while (excess := -room_beside(found)) > 0:
        texts = ((at, block.text) for at, block in enumerate(found) if isinstance(block, Text))
        at, longest = max(texts, key=lambda text: len(text[1]))
        room = max(len(longest) - excess - len(MORE), 0)
        found[at] = Text(pages(longest.split("\n"), room)[0] + MORE)
    return tuple(found)


def room_beside(blocks: Iterable[Block]) -> int:
    """Return how many characters of text one message has room for beside these blocks; below zero: too many stand."""
    return limits.TEXT - sum(len(block.text) for block in blocks if isinstance(block, Text))


def cut(text: str, most: int) -> str:
    """Return the text, shortened with an ellipsis where it is longer than that."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
