"""A replay, turn by turn or as a film: of a running game from the player's view, of a finished one with all secrets.

A turn shows what its viewer could see at its end, made from the state of that moment. What was undone is left out. The
custom ids name the turn, so they work after a restart and while the game goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.games.core.phrase import Who, say
from bot.games.history.log import AnyEntry, decode_entry
from bot.games.history.replay import replay_log, resume
from bot.games.history.turn_list import Turn, turn_list
from bot.service.card import Block, Button, Buttons, Card, Choice, Image, Menu, Text
from bot.service.context import Context, log
from bot.service.features.looks.cards import (
    ALT,
    OVER,
    PAUSED,
    RUNNING,
    ButtonMaker,
    Reader,
    cut,
    exhibit,
    fitted,
    heading,
    room_beside,
    text_pages,
    why_door,
)
from bot.service.people import style_for
from bot.service.tables import log_view
from bot.service.tables.loaded import LoadedTable

LOOK = "board"
TOLD_ROOM = 1500
"""Characters for the words of a turn under its board, where that is a picture."""
JUMPS = 25
FRAMES = 160
"""Pictures of a film at most; of a longer game some turns are passed over."""


@dataclass(frozen=True)
class TurnHistory:
    """A table's game by turns. Place 0 is the setup."""

    loaded: LoadedTable
    turn_list: tuple[Turn, ...]

    @property
    def turns(self) -> int:
        """Return the number of the last turn."""
        return len(self.turn_list) - 1


async def history_of(context: Context, loaded: LoadedTable) -> TurnHistory:
    """Return the game as it was played so far. Raises Refused when it has not begun."""
    _ = loaded.position
    async with context.store.read(loaded.guild) as tx:
        rows = await tx.entries(loaded.table.id)
    entries = [decode_entry(row.body) for row in rows if row.number <= loaded.entries]
    # A long log takes a second to replay; the event loop is not to wait for it.
    return TurnHistory(loaded, await asyncio.to_thread(_turn_list, loaded, entries))


def _turn_list(loaded: LoadedTable, entries: Sequence[AnyEntry]) -> tuple[Turn, ...]:
    table = loaded.table
    return turn_list(loaded.game, replay_log(loaded.game, len(loaded.seats), table.options, table.seed, entries))


class Replayed:
    """Writes the cards of a replay for one person."""

    def __init__(self, context: Context, history: TurnHistory, user: int, language: str) -> None:
        self.context = context
        self.history = history
        self.loaded = history.loaded
        self.over = self.loaded.table.status == "over"
        self.seat = self.loaded.seat_of(user)
        self.viewer = None if self.over else self.seat
        self.reader = Reader(self.viewer, language, user, waits=True)
        self.words = self.loaded.words(context, language)
        self._button = ButtonMaker.at(self.loaded, self.words)

    async def page(self, place: int, note: str | None = None) -> Card:
        """Return a turn: the board when it was over, what happened in it, and the ways to the others."""
        place = self._within(place)
        blocks: list[Block] = [self._heading(place, note)]
        blocks += await exhibit(self.context, self._then(place), self.reader, LOOK)
        blocks.append(self._happened(place, blocks))
        return Card(fitted((*blocks, self._steps(place), *self._jumps(place), self._ways(place))), self._accent())

    def text(self, place: int, page: int) -> Card:
        """Return a page of the board as it was after a turn, in words."""
        place = self._within(place)
        found = text_pages(self.context, self._then(place), self.reader, LOOK)
        page = min(max(page, 0), len(found) - 1)
        board = Text(found[page] or "–")
        head = self._heading(place)
        blocks: list[Block] = [head, self._happened(place, (head, board)), board]
        blocks += self._button.pager("replay", page, len(found), str(place))
        return Card((*blocks, self._steps(place), self._ways(place, words=True)), self._accent())

    async def film(self) -> Card:
        """Return the whole game as a moving picture; where there is none, its first turn with the way to the others."""
        places = spread(self.history.turns, FRAMES)
        shown = await self._shown(places)
        if shown is None:
            return await self.page(0, self.words(say("film-none")))
        key = "film-told" if len(places) > self.history.turns else "film-told-some"
        text = self.words(say(key, turns=self.history.turns, pictures=len(places)))
        head = heading(self.loaded, self.words, f"**{self.words(say('film-heading'))}**")
        row = (self._button("replay", "⏯️", "first"), *self._links())
        return Card((head, shown, Text(f"{text}\n{self._whose()}"), Buttons(row)), self._accent())

    async def _shown(self, places: Sequence[int]) -> Image | None:
        """Return the film of these turns with its alt text, None when there is none or drawing failed."""
        plain = self.loaded.picture_words(self.context, self.reader.language)
        try:
            views = await asyncio.to_thread(self._views, places)
            style = await style_for(self.context, self.reader.user)
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
        told = log_view.opening(self.loaded, self.viewer, self.words) if place == 0 else self._sentences(place)
        return Text(cut("\n".join(told), min(TOLD_ROOM, room_beside(besides))))

    def _sentences(self, place: int) -> list[str]:
        told = [
            self.words(phrase)
            for step in self.history.turn_list[place].entries
            for phrase in log_view.readings(self.loaded, step.entry, step.events, self.viewer)
        ]
        return told or [self.words(say("replay-quiet"))]

    def _heading(self, place: int, note: str | None = None) -> Text:
        count = self.history.turns
        where = say("replay-turn", number=place, count=count) if place else say("replay-start", count=count)
        return heading(self.loaded, self.words, f"**{self.words(where)}**", self._whose(), *([note] if note else []))

    def _whose(self) -> str:
        view = "all-told" if self.over else "open-eyes" if self.viewer is None else "own-eyes"
        return self.words(say(f"replay-{view}"))

    def _steps(self, place: int) -> Buttons:
        def step(name: str, emoji: str, noun: str, end: int) -> Button:
            return self._button("replay", emoji, noun, label=say(f"button-replay-{name}"), disabled=place == end)

        last = self.history.turns
        first, back = step("first", "⏮️", "first", 0), step("back", "◀️", str(place - 1), 0)
        return Buttons((first, back, step("on", "▶️", str(place + 1), last), step("last", "⏭️", "last", last)))

    def _jumps(self, place: int) -> list[Block]:
        """Return the menu of turns to go to, spread evenly over a long game."""
        if self.history.turns < 3:
            return []
        choices = tuple(
            Choice(str(found), self._named(found), chosen=found == place) for found in spread(self.history.turns, JUMPS)
        )
        return [Menu(self._button.id("replay"), self.words(say("replay-jump")), choices)]

    def _named(self, place: int) -> str:
        actors = self.history.turn_list[place].actors
        plain = self.loaded.picture_words(self.context, self.reader.language)
        if place == 0:
            return plain(say("replay-choice-start"))
        if len(actors) == 1:
            return cut(plain(say("replay-choice-of", number=place, who=Who(actors[0]))), 100)
        return plain(say("replay-choice", number=place))

    def _ways(self, place: int, *, words: bool = False) -> Buttons:
        as_board = self._button("replay", "🗺️", str(place), label=say("button-look-board"))
        as_text = self._button("replay", "📖", str(place), "0", label=say("button-as-text"))
        why = why_door(self.loaded, self.words, str(place))
        return Buttons((as_board if words else as_text, self._button("film", "🎞️"), *self._links(), *why))

    def _links(self) -> list[Button]:
        acts = self.seat is not None and self.loaded.table.status == "running"
        links = [self._button("act", "🎯")] if acts else []
        return [*links, self._button("looks", "🔭"), self._button("log", "📜")]

    def _accent(self) -> int:
        return {"paused": PAUSED, "over": OVER}.get(self.loaded.table.status, RUNNING)


def spread(last: int, most: int) -> list[int]:
    """Return the places from 0 to the last, or so many of them, evenly spread, the first and the last among them."""
    if last < most:
        return list(range(last + 1))
    return [place * last // (most - 1) for place in range(most)]
