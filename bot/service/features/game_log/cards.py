"""The log of a table as one person may read it: by player and by kind, page by page.

Lines stand under the turn that they belong to; the menu below them leads to the picture of that turn in the replay.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, get_args

from bot import limits
from bot.games.core.phrase import Phrase, Who, say
from bot.service.card import Block, Button, Buttons, Card, Choice, Menu, Text
from bot.service.context import Context
from bot.service.features.looks.cards import PAGE, ButtonMaker, accent_of, cut, heading
from bot.service.features.looks.seat_marks import seat_choice
from bot.service.features.play.cards import PrivatePanel
from bot.service.features.replay.cards import TurnHistory
from bot.service.records import Remark
from bot.service.request import number
from bot.service.tables import log_view
from bot.service.tables.log_view import Kind, LogLine
from bot.text.translator import Words

Order: TypeAlias = Literal["old", "new"]
"""What stands first: the oldest line, or the newest."""
KINDS: Mapping[str, Kind] = {kind: kind for kind in get_args(Kind)}
ALL = "-"
"""Stands in a button for all players, all kinds, or the page with the newest lines."""


@dataclass(frozen=True)
class Filter:
    """Which lines are shown (None: those of all players, of all kinds), and in which order."""

    seat: int | None = None
    kind: Kind | None = None
    order: Order = "old"

    @classmethod
    def read(cls, seat: str, kind: str, order: str, seats: int) -> Filter:
        """Read it from a button; what is none of ours means all."""
        found = number(seat)
        known = found if found is not None and found < seats else None
        return cls(known, KINDS.get(kind), "new" if order == "new" else "old")

    @property
    def nouns(self) -> tuple[str, str, str]:
        """Return it as a button holds it."""
        return ALL if self.seat is None else str(self.seat), self.kind or ALL, self.order

    @property
    def narrows(self) -> bool:
        """Return whether any line is left out."""
        return self.seat is not None or self.kind is not None

    def shows(self, line: LogLine) -> bool:
        """Return whether this line is shown."""
        return self.kind in (None, line.kind) and (self.seat is None or self.seat in line.seats)


@dataclass(frozen=True)
class _Passage:
    """The lines of one turn that stand together on a page."""

    turn: int
    lines: tuple[str, ...]


class GameLog:
    """Writes the log for one person. `panel`: their private cards at this table."""

    def __init__(self, context: Context, panel: PrivatePanel, history: TurnHistory, chosen: Filter) -> None:
        self.context = context
        self.panel = panel
        self.history = history
        self.chosen = chosen
        self.loaded = history.loaded
        self.words = panel.words
        self._button = ButtonMaker.at(self.loaded, self.words)

    def page(self, said: Sequence[Remark], page: int | None) -> Card:
        """Return a page (from 0); None: the one with the newest lines. `said`: the table's remarks."""
        leaves = _leaves(self._passages(said))
        newest = 0 if self.chosen.order == "new" else len(leaves) - 1
        page = newest if page is None else min(max(page, 0), len(leaves) - 1)
        shown = leaves[page]
        body = "\n".join(line for passage in shown for line in (*self._turn(passage), *passage.lines))
        empty = self.words(say("log-none-such" if self.chosen.narrows else "log-empty"))
        blocks: list[Block] = [
            heading(self.loaded, self.words, f"**{self.words(say('button-log'))}**"),
            Text(body or empty),
            *self._pager(page, len(leaves)),
            *self._menus(),
            *self._pictures(shown),
            Buttons((*self.panel.ways("log").row[:4], self._turned())),
        ]
        return Card(tuple(blocks), accent_of(self.panel.loaded))

    def _passages(self, said: Sequence[Remark]) -> list[_Passage]:
        lines = log_view.lines(self.loaded, self.history.rows, self.panel.viewer, self.words, said)
        shown = [line for line in lines if self.chosen.shows(line)]
        first = [] if self.chosen.narrows else log_view.opening(self.loaded, self.panel.viewer, self.words)
        found = [_Passage(0, tuple(first))] if first else []
        for line in shown:
            turn = self.history.place_of(line.number)
            if found and found[-1].turn == turn:
                found[-1] = replace(found[-1], lines=(*found[-1].lines, line.text))
            else:
                found.append(_Passage(turn, (line.text,)))
        return found[::-1] if self.chosen.order == "new" else found

    def _turn(self, passage: _Passage) -> list[str]:
        return [f"-# {self.words(say('log-turn', number=passage.turn))}"] if passage.turn else []

    def _pager(self, page: int, count: int) -> list[Block]:
        if count < 2:
            return []

        def to(place: int, emoji: str, label: Phrase, *, disabled: bool) -> Button:
            return self._button("log", emoji, str(place), *self.chosen.nouns, label=label, disabled=disabled)

        back = to(page - 1, "◀️", say("button-back"), disabled=page == 0)
        on = to(page + 1, "▶️", say("button-on", page=page + 1, count=count), disabled=page + 1 == count)
        return [Buttons((back, on))]

    def _menus(self) -> list[Block]:
        """Return the menus of players and of kinds."""
        plain = self.loaded.picture_words(self.context, self.panel.language)
        seat, kind, order = self.chosen.nouns
        players = [Choice(ALL, plain(say("log-of-all")), chosen=seat == ALL)]
        players += [
            seat_choice(self.loaded, at, plain(say("log-of", who=Who(at))), chosen=seat == str(at))
            for at in range(len(self.loaded.seats))
        ]
        kinds = [Choice(ALL, plain(say("log-kind-all")), chosen=kind == ALL)]
        kinds += [Choice(each, plain(say(f"log-kind-{each}")), chosen=kind == each) for each in KINDS]
        return [
            Menu(self._button.id("log-of", kind, order), self.words(say("log-whose")), tuple(players)),
            Menu(self._button.id("log-kind", seat, order), self.words(say("log-which")), tuple(kinds)),
        ]

    def _pictures(self, shown: Iterable[_Passage]) -> list[Block]:
        """Return the menu that leads to the pictures of the turns on this page."""
        turns = dict.fromkeys(passage.turn for passage in shown)
        if not turns:
            return []
        plain = self.loaded.picture_words(self.context, self.panel.language)
        choices = tuple(Choice(str(turn), self._named(turn, plain), emoji="🗺️") for turn in turns)
        return [Menu(self._button.id("replay"), self.words(say("log-picture")), choices)]

    def _named(self, turn: int, plain: Words) -> str:
        actors = self.history.turn_list[turn].actors
        if turn == 0:
            return plain(say("replay-choice-start"))
        if len(actors) == 1:
            return cut(plain(say("replay-choice-of", number=turn, who=Who(actors[0]))), limits.CHOICE_TEXT)
        return plain(say("replay-choice", number=turn))

    def _turned(self) -> Button:
        seat, kind, order = self.chosen.nouns
        other = "old" if order == "new" else "new"
        return self._button("log", "🔃", ALL, seat, kind, other, label=say(f"button-log-{other}"))


HEADING = 40
"""Characters kept for the heading of a turn."""


def _leaves(passages: Iterable[_Passage]) -> list[list[_Passage]]:
    """Divide passages into pages: as much text as fits, of as many turns as a menu can name; at least one page."""
    pages: list[list[_Passage]] = [[]]
    room = PAGE
    for passage in passages:
        for line in passage.lines:
            line = cut(line, PAGE - HEADING)
            last = pages[-1][-1] if pages[-1] else None
            same = last is not None and last.turn == passage.turn
            size = len(line) + 1 + (0 if same else HEADING)
            if size > room or (not same and len(pages[-1]) == limits.MENU_CHOICES):
                pages.append([])
                room, same, size = PAGE, False, len(line) + 1 + HEADING
            if same and last is not None:
                pages[-1][-1] = replace(last, lines=(*last.lines, line))
            else:
                pages[-1].append(_Passage(passage.turn, (line,)))
            room -= size
    return pages
