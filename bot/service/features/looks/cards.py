"""Showing a look: its picture with alt text, or the text board where there is no picture or drawing failed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot import limits
from bot.games.core.phrase import Phrase, say
from bot.games.core.style import Mark
from bot.games.history.log import Acted, TookBack, decode_entry, decode_events
from bot.games.history.narration import Reading, fold, reading
from bot.limits import FILE_BYTES
from bot.service.card import Block, Button, ButtonId, Buttons, ButtonStyle, Card, File, Image, Text, characters
from bot.service.context import Context, log
from bot.service.people import style_for
from bot.service.ports import Drawn
from bot.service.ports import Reading as Stored
from bot.service.records import Entry
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.log_view import of_the_host
from bot.service.tables.terms import is_rated
from bot.text.translator import Words

RUNNING, PAUSED, OVER = 0x3B82F6, 0x9CA3AF, 0xF5C542
"""Accent colours of a card, by the table's status (`accent_of`)."""
PAGE = 3200
"""Characters of text on one page of a card; the rest of Discord's 4,000 is for its headings."""
ITEM = "- "
"""Begins an item of a list."""
ALT = 1024
BOARD = "board"
"""The look that every game has, and its board shows."""
_MARKS = re.compile(r"\*\*|`")
MORE = "\n-# …"
"""Stands where lines were left out."""
TOO_LARGE = "picture-too-large"
"""What is said when Discord does not take a picture."""


def accent_of(loaded: LoadedTable) -> int:
    """Return the accent colour of this table's cards."""
    return {"paused": PAUSED, "over": OVER}.get(loaded.table.status, RUNNING)


def title(loaded: LoadedTable) -> Phrase:
    """Say which game and table this is, with the designer's name."""
    meta = loaded.game.meta
    return say("card-title", title=meta.title, designer=meta.designer, table=loaded.number())


def heading(loaded: LoadedTable, words: Words, *lines: str) -> Text:
    """Return the heading of a card: which game and table it is about, and these lines below."""
    return Text("\n".join((f"### {words(title(loaded))}", *lines)))


def said(context: Context, language: str, *phrases: Phrase) -> Card:
    """Return a card of these sentences and nothing else, about no table."""
    return Card((Text("\n".join(map(context.translator.words(language), phrases))),), RUNNING)


@dataclass(frozen=True)
class ButtonMaker:
    """Makes the buttons of a card about a table, or about a server (table 0), or neither (guild 0).

    `words`: the reader's language. `nonce`: of the new message that the buttons are in.
    """

    words: Words
    guild: int = 0
    table: int = 0
    nonce: int = 0

    @classmethod
    def at(cls, loaded: LoadedTable, words: Words, nonce: int = 0) -> ButtonMaker:
        """Return the maker of buttons about this table."""
        return cls(words, loaded.guild, loaded.table.id, nonce)

    def id(self, verb: str, *nouns: str) -> ButtonId:
        """Return the id of a button or menu."""
        return ButtonId(self.guild, self.table, verb, nouns, nonce=self.nonce)

    def __call__(
        self,
        verb: str,
        emoji: str | None,
        *nouns: str,
        label: Phrase | None = None,
        style: ButtonStyle = "plain",
        disabled: bool = False,
    ) -> Button:
        """Return a button. Its label is the text `button-<verb>`, unless `label` is given."""
        text = cut(self.words(label or say(f"button-{verb}")), limits.BUTTON_LABEL)
        return Button(text, self.id(verb, *nouns), emoji, style, disabled)

    def numbered(self, verb: str, emoji: str, number: int, *, style: ButtonStyle = "plain") -> Button:
        """Return a button that bears a decision number, with the label `button-<verb>`."""
        made = self(verb, emoji, style=style)
        return msgspec.structs.replace(made, button_id=ButtonId(self.guild, self.table, verb, (), number))

    def pager(self, verb: str, page: int, pages: int, *nouns: str) -> list[Block]:
        """Return the buttons to the pages (from 0) before and after this one, the page as the last noun; none for
        one page.
        """
        if pages < 2:
            return []
        on = say("button-on", page=page + 1, count=pages)
        back = self(verb, "◀️", *nouns, str(page - 1), label=say("button-back"), disabled=page == 0)
        return [Buttons((back, self(verb, "▶️", *nouns, str(page + 1), label=on, disabled=page + 1 == pages)))]


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
    """Who looks, and in which language. `user`: the only reader, whose picture settings count (`pictures`, "" where
    they were not read for this card). `waits`: the user has just asked and waits for the answer.
    """

    viewer: int | None
    language: str
    user: int | None = None
    pictures: str = ""
    waits: bool = False


@dataclass(frozen=True)
class Subject:
    """What is drawn: whose look (a game's, or the host's own `records`), of which view, about what, whose names and
    marks (() for the seats' own).
    """

    game: str
    look: str
    view: Any
    about: str | None = None
    names: Sequence[str] = ()
    marks: tuple[Mark, ...] = ()


async def exhibit(
    context: Context, loaded: LoadedTable, reader: Reader, look: str, about: str | None = None
) -> list[Block]:
    """Return the blocks that show a look to a reader; of its first subject where `about` names none."""
    view, declared = _seen(loaded, reader, look), loaded.game.meta.look(look)
    subjects = loaded.presenter.subjects(view, look) if declared and declared.about and about is None else ()
    about = subjects[0][0] if subjects else about
    plain, picture = loaded.picture_words(context, reader.language), None
    if declared is not None and declared.picture:
        what = Subject(loaded.table.game, look, view, about, loaded.names(context, reader.language), loaded.marks)
        picture = await drawn(context, what, reader, f"guild {loaded.guild} table {loaded.table.id}")
    if picture is None:
        lines = _lines(context, loaded, reader, look, about)
        if isinstance(context.render_service, InWords):
            lines = [*(f"-# {plain(phrase)}" for phrase in context.render_service.why()), *lines]
        return [Text(pages(lines)[0])]
    alt = alt_text(plain(loaded.presenter.alt(view, look, about)))
    return [Image(picture, alt + _marks(loaded.marks_shown(look, about, reader.viewer), plain, ALT - len(alt)))]


def _marks(told: Phrase | None, plain: Words, room: int) -> str:
    """Return what an alt text says of the players' colours and emblems, where there is room for it."""
    text = "" if told is None else f" {plain(told)}"
    return text if len(text) <= room else ""


def alt_text(text: str) -> str:
    """Return a picture's alt text: cut to Discord's length, without marks for bold and code, which it would show."""
    return cut(_MARKS.sub("", text), ALT)


async def drawn(context: Context, what: Subject, reader: Reader, where: str) -> Drawn | None:
    """Return the picture; None for a reader who wants words instead, if there is none, or if drawing failed.

    A failure is logged with the table.
    """
    within = context.settings.answering if reader.waits else context.settings.renewing
    try:
        style = await style_for(context, reader.user, what.marks, reader.pictures)
        if style is None:
            return None
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
    lines = words.lines(loaded.presenter.text(_seen(loaded, reader, look), look, about))
    told = loaded.marks_shown(look, about, reader.viewer)
    return lines if told is None else [*lines, words(told)]


def _seen(loaded: LoadedTable, reader: Reader, look: str) -> Any:
    """Return the view for a look. While a table is paused, looks for direct messages show no seat to move."""
    view, declared = loaded.view(reader.viewer), loaded.game.meta.look(look)
    paused = loaded.table.status == "paused" and declared is not None and declared.sent
    return msgspec.structs.replace(view, to_move=()) if paused else view


def pages(lines: list[str], room: int = PAGE) -> list[str]:
    """Join lines to pages of at most `room` characters: at least one page, and none that is empty.

    A blank line ends a list: else clients draw the line after it as a part of its last item.
    """
    found: list[str] = []
    page = ""
    for line in lines:
        line = cut(line, room)
        ends_list = page.rpartition("\n")[2].lstrip().startswith(ITEM) and line and not line.lstrip().startswith("-")
        apart = "\n\n" if ends_list else "\n"
        if page and len(page) + len(apart) + len(line) > room:
            found.append(page)
            page = line
        else:
            page = f"{page}{apart}{line}" if page else line
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
    return limits.TEXT - characters(blocks)


def bold(text: str) -> str:
    """Return the text in bold, without the marks of what is bold in it: Discord does not nest them."""
    return f"**{text.replace('**', '')}**"


def cut(text: str, most: int) -> str:
    """Return the text, shortened with an ellipsis where it is longer than that."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


RECENT = 60
"""How many entries are read at first; all are read if the player's last turn is older."""
HOST_WEIGHT = 3
"""The weight of a changed player, a rewind and a vote in a recap."""
LINE = 240
"""Characters of a line; longer ones are cut."""


def caught_up(loaded: LoadedTable, recent: Sequence[Entry], seat: int, words: Words, most: int) -> list[str]:
    """Return what happened since the seat's last turn in at most `most` lines; [] if nothing happened.

    `recent`: what `recent` has read.
    """
    rows = since_last_turn(recent, seat, loaded.to_move())
    return folded(loaded, rows, seat, words, most, over=loaded.table.status == "over")


def folded(
    loaded: LoadedTable, rows: Sequence[Entry], viewer: int | None, words: Words, most: int, *, over: bool
) -> list[str]:
    """Return the results of these entries in at most `most` lines, as the viewer may read them. `over`: show all."""
    return [cut(" ".join(map(words, line)), LINE) for line in fold(_readings(loaded, rows, viewer, over), most)]


async def recent(tx: Stored, loaded: LoadedTable, seat: int, newest: Sequence[Entry] | None = None) -> list[Entry]:
    """Return the newest entries of a table's log as it was read, back to the seat's last turn at least.

    `newest`: the newest entries, `RECENT` of them at least, where they were read already.
    """
    rows = await tx.entries(loaded.table.id, last=RECENT) if newest is None else list(newest)
    if rows and rows[0].number > 1 and _Turns(rows, seat, loaded.to_move()).last is None:
        rows = await tx.entries(loaded.table.id)
    return [row for row in rows if row.number <= loaded.entries]


def since_last_turn(rows: Sequence[Entry], seat: int, to_move: Sequence[int]) -> list[Entry]:
    """Return the entries after the seat's last turn; what it has done in its present turn does not count.

    Where all are awaited at once again, the seat's newest action may have ended their common turn and shown what the
    others had chosen, so it is told too.
    """
    turns = _Turns(rows, seat, to_move)
    if turns.last is None:
        begin = 0
    else:
        shared = turns.last == turns.end - 1 and len(to_move) > 1 and seat in to_move
        begin = turns.last if shared else turns.last + 1
    return [*turns.counted[begin : turns.end], *(row for row in turns.counted[turns.end :] if not _acted(row))]


class _Turns:
    """Where a seat's turns lie among entries: `last` is the place of its last turn's end, None when it had none;
    its present turn begins at `end`.
    """

    def __init__(self, rows: Sequence[Entry], seat: int, to_move: Sequence[int]) -> None:
        self.counted = [row for row in rows if row.undone_by is None and not _taken_back(row)]
        actions = [place for place, row in enumerate(self.counted) if _acted(row)]
        self.end = len(self.counted)
        if tuple(to_move) == (seat,):
            while actions and self.counted[actions[-1]].seat == seat:
                self.end = actions.pop()
        self.last = next((place for place in reversed(actions) if self.counted[place].seat == seat), None)


def _taken_back(row: Entry) -> bool:
    return isinstance(decode_entry(row.body), TookBack)


def _acted(row: Entry) -> bool:
    return isinstance(decode_entry(row.body), Acted)


def _readings(loaded: LoadedTable, rows: Sequence[Entry], viewer: int | None, over: bool) -> Iterator[Reading]:
    for row in rows:
        if (own := of_the_host(decode_entry(row.body))) is not None:
            yield Reading(None, own, HOST_WEIGHT)
        for event in decode_events(loaded.game, row.events):
            if (told := reading(loaded.presenter, event, row.seat, viewer, over=over)) is not None:
                yield told


def is_practice(loaded: LoadedTable, user: int) -> bool:
    """Return whether this user plays a friendly game against computers alone: a hint harms no other player."""
    own = loaded.viewer_of(user)
    others = (seat for seat in loaded.seats if seat.number != own)
    return own is not None and all(seat.user is None for seat in others) and not is_rated(loaded.table)


def hint_door(loaded: LoadedTable, user: int, words: Words, nonce: int = 0) -> list[Button]:
    """Return the button that asks for a hint, if one can be given now."""
    if not is_practice(loaded, user) or loaded.viewer_of(user) not in loaded.to_move():
        return []
    return [ButtonMaker.at(loaded, words, nonce)("hint", "💡")]


def panel_door(
    loaded: LoadedTable, seat: int | None, words: Words, nonce: int = 0, emoji: str = "🎯", *guided: str
) -> Button:
    """Return the button from another card to the seat's panel. `guided`: its nouns in a guided game."""
    button, lesson = ButtonMaker.at(loaded, words, nonce), loaded.lesson_for(seat) is not None
    return button("act", emoji, *guided, label=say("button-learn-back")) if lesson else button("act", emoji)
