"""The private cards of the host's tools. Everything done with them stands in the public log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot import limits
from bot.errors import refused
from bot.games.core.phrase import Phrase, Who, say
from bot.service.card import Block, Buttons, Card, Choice, Menu, PeopleMenu, Text
from bot.service.context import Context
from bot.service.features.looks.cards import PAUSED, RUNNING, ButtonMaker, cut, heading
from bot.service.features.looks.seat_marks import seat_choice
from bot.service.features.undo.rewind import Past, turn_lines
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable

TOLD = 2600
"""The most characters of the list of what would be undone."""


class Tools:
    """Writes the host's cards of a table for the person who asks."""

    def __init__(self, context: Context, loaded: LoadedTable, request: Request) -> None:
        self.loaded = loaded
        self.viewer = loaded.viewer_of(request.user)
        self.words = loaded.words(context, request.language)
        self._names = loaded.names(context, request.language, levels=True)
        self._button = ButtonMaker.at(loaded, self.words)
        self._cancel = self._button("host-cancel", "🗑️", style="danger")

    def card(self, *notes: Phrase) -> Card:
        """Return what can be done now."""
        status = self.loaded.table.status
        lines = [*(f"✅ {self.words(note)}" for note in notes), self.words(say("host-intro"))]
        if status not in ("running", "paused"):
            return Card((self._heading(*lines, self.words(say("host-nothing-to-do"))),), PAUSED)
        blocks = [self._heading(*lines), *(self._running() if status == "running" else self._resting())]
        return Card((*blocks, *self._people()), RUNNING if status == "running" else PAUSED)

    def _running(self) -> Iterator[Block]:
        yield Buttons((self._button("host-turns", "⏪"), self._button("host-pause", "⏸️"), self._cancel))
        waiting = self.loaded.to_move()
        if waiting:
            yield self._seats("host-skipped", waiting)

    def _resting(self) -> Iterator[Block]:
        asked = self.loaded.table.paused in ("asked", "agreed", "asleep")
        go_on = [self._button("host-go-on", "▶️")] if asked else []
        yield Buttons((*go_on, self._cancel))

    def _people(self) -> Iterator[Block]:
        people = [seat.number for seat in self.loaded.people()]
        yield self._seats("host-replaced", range(len(self.loaded.seats)))
        others = [seat for seat in people if self.loaded.seats[seat].user != self.loaded.table.host]
        if others:
            yield self._seats("host-handed", others)

    def sure(self, verb: str, *nouns: str, about: Phrase) -> Card:
        """Return the question whether to use this tool. Its button asks for the reason."""
        yes = self._button(verb, "❗", *nouns, style="danger")
        return Card((self._heading(self.words(about)), Buttons((yes, self._button("host", "⬅️")))), RUNNING)

    def seat(self, seat: int) -> Card:
        """Return the ways to have a seat played by another user or by a computer."""
        row = [self._button("host", "⬅️")]
        if not self.loaded.direct:
            row.insert(0, self._button("host-offer", "📣", str(seat)))
        if self.loaded.table.status == "running" and self.loaded.computer_on(seat) is None:
            row.insert(0, self._button("host-computer", "🤖", str(seat)))
        about = self.words(say("host-instead", who=Who(seat)))
        people = PeopleMenu(self._button.id("host-person", str(seat)), self.words(say("host-person-menu")), most=1)
        menus = () if self.loaded.direct else (people,)
        return Card((self._heading(about), Buttons(tuple(row)), *menus), RUNNING)

    def turns(self, past: Past, verb: str = "host-turn", out: str = "host") -> Card:
        """Return the turns to which the table can go back, each with what would be undone first."""
        back = Buttons((self._button(out, "⬅️"),))
        if not past.goals:
            return Card((self._heading(self.words(say("host-no-turns"))), back), RUNNING)
        choices: list[Choice] = []
        for goal in past.goals[: limits.MENU_CHOICES]:
            label = self.words(say("host-turn", count=len(goal.undone), who=self._actors(goal.undone[0].actors)))
            lines = turn_lines(self.loaded, goal.undone[:1], self.viewer, self.words)
            choices.append(Choice(str(goal.number), cut(label, 100), cut(" ".join(lines), 100) or None))
        menu = Menu(self._button.id(verb), self.words(say("host-turns-menu")), tuple(choices))
        return Card((self._heading(self.words(say("host-turns-about"))), menu, back), RUNNING)

    def turn(self, past: Past, number: int, verb: str = "host-rewind", out: str = "host-turns") -> Card:
        """Return what going back there would undo, and ask whether to do it. Raises Refused if it is too late."""
        goal = past.goal(number)
        if goal is None:
            raise refused("stale")
        lines = [f"- {line}" for line in turn_lines(self.loaded, goal.undone, self.viewer, self.words)]
        heading = self.words(say("host-turn-undoes", count=len(goal.undone)))
        undone = Text(cut("\n".join((heading, *lines)), TOLD))
        yes = self._button(verb, "⏪", str(number), str(self.loaded.entries), style="danger")
        note = Text(f"-# {self.words(say('host-turn-anew'))}")
        return Card((self._heading(), undone, note, Buttons((yes, self._button(out, "⬅️")))), RUNNING)

    def _actors(self, seats: Sequence[int]) -> Phrase | tuple[Who, ...]:
        return tuple(map(Who, seats)) or say("host-nobody")

    def _heading(self, *lines: str) -> Text:
        return heading(self.loaded, self.words, *lines)

    def _seats(self, verb: str, seats: Sequence[int]) -> Menu:
        choices = tuple(seat_choice(self.loaded, seat, self._names[seat]) for seat in seats)
        return Menu(self._button.id(verb), cut(self.words(say(f"{verb}-menu")), limits.PLACEHOLDER), choices)
