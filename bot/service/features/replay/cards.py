"""A replay, turn by turn or as a film: of a running game from the player's view, of a finished one with all secrets
or through the eyes of any seat.

A turn shows what its viewer could see at its end, made from the state of that moment. What was undone is left out. The
custom ids name the turn and the seat, so they work after a restart and while the game goes on. A player reads their own
private notes beside the turn in which they wrote them.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.errors import refused
from bot.games.core.phrase import Phrase, Who, say
from bot.games.history.log import AnyEntry, decode_entry
from bot.games.history.replay import replay_log, resume
from bot.games.history.turn_list import Turn, turn_list
from bot.service.card import Block, Button, Buttons, Card, Choice, Image, Menu, Text
from bot.service.context import Context, log
from bot.service.features.game_end.cards import why_buttons
from bot.service.features.looks.cards import (
    ALT,
    ButtonMaker,
    Reader,
    accent_of,
    cut,
    exhibit,
    fitted,
    heading,
    room_beside,
    text_pages,
)
from bot.service.features.looks.seat_marks import seat_choice
from bot.service.features.notes import actions as own_notes
from bot.service.people import style_for
from bot.service.records import Entry, Note
from bot.service.request import number
from bot.service.tables import log_view
from bot.service.tables.loaded import LoadedTable

LOOK = "board"
TOLD_ROOM = 1500
"""Characters for the words of a turn under its board, where that is a picture."""
JUMPS = 25
FRAMES = 160
"""Pictures of a film at most; of a longer game some turns are passed over."""
NOTED_ROOM = 700
"""Characters for the reader's own notes beside a turn."""
ALL = "-"
"""Stands for the eyes of all in a button: everything after the end, before it what the reader may see."""


@dataclass(frozen=True)
class TurnHistory:
    """A table's game by turns. Place 0 is the setup. `rows`: its whole log."""

    loaded: LoadedTable
    turn_list: tuple[Turn, ...]
    rows: Sequence[Entry] = ()

    @property
    def turns(self) -> int:
        """Return the number of the last turn."""
        return len(self.turn_list) - 1

    def place_of(self, entry: int) -> int:
        """Return the turn to which this entry belongs; if it was taken back, the turn that had begun by then."""
        return max(bisect_right([turn.entries[0].number for turn in self.turn_list], entry) - 1, 0)

    def place_at(self, at: float) -> int:
        """Return the turn that was the newest one at a time."""
        numbers = [row.number for row in self.rows if row.at <= at]
        return self.place_of(max(numbers, default=0))


async def history_of(context: Context, loaded: LoadedTable) -> TurnHistory:
    """Return the game as it was played so far. Raises Refused when it has not begun."""
    loaded.must_be_started()
    async with context.store.read(loaded.guild) as tx:
        stored = await tx.entries(loaded.table.id)
    rows = [row for row in stored if row.number <= loaded.entries]
    # A long log takes a second to replay; the event loop is not to wait for it.
    turns = await asyncio.to_thread(_turn_list, loaded, [decode_entry(row.body) for row in rows])
    return TurnHistory(loaded, turns, rows)


def _turn_list(loaded: LoadedTable, entries: Sequence[AnyEntry]) -> tuple[Turn, ...]:
    table = loaded.table
    return turn_list(loaded.game, replay_log(loaded.game, len(loaded.seats), table.options, table.seed, entries))


class Replayed:
    """Writes the cards of a replay for one person.

    `user`: None: for all. `eyes`: the number of a seat, through whose eyes a finished game is shown; ignored while the
    game runs.
    """

    def __init__(
        self,
        context: Context,
        history: TurnHistory,
        user: int | None,
        language: str,
        eyes: str = ALL,
        notes: Sequence[Note] = (),
    ) -> None:
        self.context = context
        self.history = history
        self.loaded = history.loaded
        self.over = self.loaded.table.status == "over"
        self.seat = None if user is None else self.loaded.viewer_of(user)
        self.eyes = _seat_meant(self.loaded, eyes) if self.over else None
        self.viewer = self.eyes if self.over else self.seat
        self.tells_all = self.over and self.eyes is None
        self.reader = Reader(self.viewer, language, user, waits=user is not None)
        self.words = self.loaded.words(context, language)
        self.notes = notes
        self._button = ButtonMaker.at(self.loaded, self.words)

    async def page(self, place: int, note: str | None = None) -> Card:
        """Return a turn: the board when it was over, what happened in it, and the ways to the others."""
        place = self._within(place)
        blocks: list[Block] = [self._heading(place, note)]
        blocks += await exhibit(self.context, self._then(place), self.reader, LOOK)
        for look in self._private_looks():
            blocks += await exhibit(self.context, self._then(place), self.reader, look)
        blocks += self._noted(place)
        blocks.append(self._happened(place, blocks))
        ways = (self._steps(place), *self._jumps(place), *self._eyes_menu("replay-eyes", str(place)), self._ways(place))
        return Card(fitted((*blocks, *ways)), accent_of(self.loaded))

    async def shared(self, place: int) -> list[Block]:
        """Return a turn without the ways to others: to be shown to the channel."""
        place = self._within(place)
        blocks: list[Block] = [Text(f"**{self.words(self._where(place))}**\n{self._whose()}")]
        for look in (LOOK, *self._private_looks()):
            blocks += await exhibit(self.context, self._then(place), self.reader, look)
        return [*blocks, self._happened(place, blocks)]

    async def shared_film(self) -> list[Block]:
        """Return the film without the ways to anything else. Raises Refused if there is none."""
        shown = await self._shown(spread(self.history.turns, FRAMES))
        if shown is None:
            raise refused("no-film")
        return [Text(f"**{self.words(say('film-heading'))}**\n{self._whose()}"), shown]

    def text(self, place: int, page: int) -> Card:
        """Return a page of the board as it was after a turn, in words."""
        place = self._within(place)
        found = text_pages(self.context, self._then(place), self.reader, LOOK)
        page = min(max(page, 0), len(found) - 1)
        board = Text(found[page] or "–")
        head = self._heading(place)
        blocks: list[Block] = [head, self._happened(place, (head, board)), board]
        if len(found) > 1:
            back = self._turner(place, page - 1, say("button-back"), "◀️", disabled=page == 0)
            on = say("button-on", page=page + 1, count=len(found))
            blocks.append(Buttons((back, self._turner(place, page + 1, on, "▶️", disabled=page + 1 == len(found)))))
        return Card((*blocks, self._steps(place), self._ways(place, words=True)), accent_of(self.loaded))

    async def film(self) -> Card:
        """Return the whole game as a moving picture; where there is none, its first turn with the way to the others."""
        places = spread(self.history.turns, FRAMES)
        shown = await self._shown(places)
        if shown is None:
            return await self.page(0, self.words(say("film-none")))
        key = "film-told" if len(places) > self.history.turns else "film-told-some"
        text = self.words(say(key, turns=self.history.turns, pictures=len(places)))
        head = heading(self.loaded, self.words, f"**{self.words(say('film-heading'))}**")
        row = (self._button("replay", "⏯️", *self._nouns("first")), *self._links(), *self._share("film"))
        below = (*self._eyes_menu("film"), Buttons(row))
        return Card((head, shown, Text(f"{text}\n{self._whose()}"), *below), accent_of(self.loaded))

    async def _shown(self, places: Sequence[int]) -> Image | None:
        """Return the film of these turns with its alt text, None when there is none or drawing failed."""
        plain = self.loaded.picture_words(self.context, self.reader.language)
        try:
            style = await style_for(self.context, self.reader.user, self.loaded.marks)
            if style is None:
                return None
            views = await asyncio.to_thread(self._views, places)
            game, names = self.loaded.table.game, self.loaded.names(self.context, self.reader.language)
            picture = await self.context.render_service.film(game, LOOK, views, names, self.reader.language, style)
        except Exception:
            log.exception("film of guild %s table %s failed", self.loaded.guild, self.loaded.table.id)
            return None
        last = self.loaded.presenter.alt(views[-1], LOOK, None)
        alt = plain(say("film-alt", turns=self.history.turns, pictures=len(places), last=last))
        return None if picture is None else Image(picture, cut(alt, ALT))

    def _views(self, places: Sequence[int]) -> list[Any]:
        game = self.loaded.game
        return [game.view(self.history.turn_list[place].state, self.viewer) for place in places]

    def _within(self, place: int) -> int:
        return min(max(place, 0), self.history.turns)

    def _then(self, place: int) -> LoadedTable:
        """Return the table as it stood when the turn was over."""
        past_turn = self.history.turn_list[place]
        return replace(self.loaded, replay=resume(past_turn.state, past_turn.number), views=None)

    def _happened(self, place: int, besides: Sequence[Block]) -> Text:
        """Return what happened in the turn in words, as far as there is room beside these blocks."""
        if place == 0:
            told = log_view.opening(self.loaded, self.viewer, self.words, over=self.tells_all)
        else:
            told = self._sentences(place)
        return Text(cut("\n".join(told), min(TOLD_ROOM, room_beside(besides))))

    def _sentences(self, place: int) -> list[str]:
        told = [
            self.words(phrase)
            for step in self.history.turn_list[place].entries
            for phrase in log_view.readings(self.loaded, step.entry, step.events, self.viewer, over=self.tells_all)
        ]
        return told or [self.words(say("replay-quiet"))]

    def _heading(self, place: int, note: str | None = None) -> Text:
        where = f"**{self.words(self._where(place))}**"
        return heading(self.loaded, self.words, where, self._whose(), *([note] if note else []))

    def _where(self, place: int) -> Phrase:
        count = self.history.turns
        return say("replay-turn", number=place, count=count) if place else say("replay-start", count=count)

    def _whose(self) -> str:
        if self.eyes is not None and self.eyes != self.seat:
            return self.words(say("replay-their-eyes", who=Who(self.eyes)))
        view = "all-told" if self.tells_all else "open-eyes" if self.viewer is None else "own-eyes"
        return self.words(say(f"replay-{view}"))

    def _private_looks(self) -> list[str]:
        """Return the looks beside the board through the eyes of a seat after the end: its hand, its tiles."""
        return [] if self.eyes is None else [look.id for look in self.loaded.game.meta.looks if look.sent]

    def _noted(self, place: int) -> list[Block]:
        """Return what the reader noted for themselves during this turn."""
        notes = [note for note in self.notes if self.history.place_at(note.at) == place]
        if not notes:
            return []
        lines = (f"**{self.words(say('notes-heading'))}**", *own_notes.lines(notes))
        return [Text(cut("\n".join(lines), NOTED_ROOM))]

    def _nouns(self, place: str, page: str | None = None) -> tuple[str, ...]:
        """Return the nouns of a button that shows a turn, through the same eyes."""
        if self.eyes is None:
            return (place,) if page is None else (place, page)
        return place, ALL if page is None else page, str(self.eyes)

    def _turner(self, place: int, page: int, label: Phrase, emoji: str, *, disabled: bool) -> Button:
        return self._button("replay", emoji, *self._nouns(str(place), str(page)), label=label, disabled=disabled)

    def _eyes_menu(self, verb: str, *nouns: str) -> list[Block]:
        """Return the menu of the eyes through which a finished game is shown."""
        if not self.over:
            return []
        plain = self.loaded.picture_words(self.context, self.reader.language)
        own = self.eyes
        choices = [Choice(ALL, plain(say("replay-eyes-all")), emoji="👁️", chosen=own is None)]
        choices += [
            seat_choice(self.loaded, at, plain(say("replay-eyes-of", who=Who(at))), chosen=own == at)
            for at in range(len(self.loaded.seats))
        ]
        return [Menu(self._button.id(verb, *nouns), self.words(say("replay-eyes")), tuple(choices))]

    def _steps(self, place: int) -> Buttons:
        def step(name: str, emoji: str, noun: str, end: int) -> Button:
            label, nouns = say(f"button-replay-{name}"), self._nouns(noun)
            return self._button("replay", emoji, *nouns, label=label, disabled=place == end)

        last = self.history.turns
        first, back = step("first", "⏮️", "first", 0), step("back", "◀️", str(place - 1), 0)
        on, end = step("on", "▶️", str(place + 1), last), step("last", "⏭️", "last", last)
        return Buttons((first, back, on, end, *self._share("turn", str(place))))

    def _share(self, what: str, *nouns: str) -> list[Button]:
        """Return the button that shows this to the channel: for a player, after the end for everybody."""
        eyes = ALL if self.eyes is None else str(self.eyes)
        return (
            []
            if self.loaded.direct or (self.seat is None and not self.over)
            else [self._button("share", "📣", what, *nouns, eyes)]
        )

    def _jumps(self, place: int) -> list[Block]:
        """Return the menu of turns to go to, spread evenly over a long game."""
        if self.history.turns < 3:
            return []
        choices = tuple(
            Choice(str(found), self._named(found), chosen=found == place) for found in spread(self.history.turns, JUMPS)
        )
        nouns = () if self.eyes is None else self._nouns(ALL)
        return [Menu(self._button.id("replay", *nouns), self.words(say("replay-jump")), choices)]

    def _named(self, place: int) -> str:
        actors = self.history.turn_list[place].actors
        plain = self.loaded.picture_words(self.context, self.reader.language)
        if place == 0:
            return plain(say("replay-choice-start"))
        if len(actors) == 1:
            return cut(plain(say("replay-choice-of", number=place, who=Who(actors[0]))), 100)
        return plain(say("replay-choice", number=place))

    def _ways(self, place: int, *, words: bool = False) -> Buttons:
        as_board = self._button("replay", "🗺️", *self._nouns(str(place)), label=say("button-look-board"))
        as_text = self._button("replay", "📖", *self._nouns(str(place), "0"), label=say("button-as-text"))
        film = self._button("film", "🎞️", *(() if self.eyes is None else (str(self.eyes),)))
        why = why_buttons(self.loaded, self.words, str(place))
        return Buttons((as_board if words else as_text, film, *self._links(), *why))

    def _links(self) -> list[Button]:
        acts = self.seat is not None and self.loaded.table.status == "running"
        links = [self._button("act", "🎯")] if acts else []
        return [*links, self._button("looks", "🔭"), self._button("log", "📜")]


def _seat_meant(loaded: LoadedTable, eyes: str) -> int | None:
    """Return the seat that a button or menu names; None for the eyes of all, or if there is no such seat."""
    seat = number(eyes)
    return seat if seat is not None and seat < len(loaded.seats) else None


def spread(last: int, most: int) -> list[int]:
    """Return the places from 0 to the last, or so many of them, evenly spread, the first and the last among them."""
    if last < most:
        return list(range(last + 1))
    return [place * last // (most - 1) for place in range(most)]
