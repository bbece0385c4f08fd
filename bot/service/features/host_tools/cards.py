"""The private cards of the host's tools. Everything done with them stands in the public log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot import limits
from bot.games.core.phrase import Phrase, Who, say
from bot.service.card import Block, Button, ButtonId, Buttons, Card, Choice, Menu, PeopleMenu, Text
from bot.service.context import Context
from bot.service.features.looks.cards import PAUSED, RUNNING, cut, title
from bot.service.features.undo import rewind as rewinding
from bot.service.features.undo.rewind import Past
from bot.service.tables.loaded import LoadedTable

TOLD = 2600
"""Characters of what would be undone."""


class Tools:
    """Writes the host's cards of a table for one person."""

    def __init__(self, context: Context, loaded: LoadedTable, user: int, language: str) -> None:
        self.loaded = loaded
        self.viewer = loaded.seat_of(user)
        self.words = loaded.words(context, language)
        self._names = loaded.names(context, language)

    def card(self, *notes: Phrase) -> Card:
        """Return what can be done now."""
        status = self.loaded.table.status
        told = [*(f"✅ {self.words(note)}" for note in notes), self.words(say("host-intro"))]
        if status not in ("running", "paused"):
            told.append(self.words(say("host-nothing-to-do")))
            return Card((self._heading(*told),), PAUSED)
        blocks = [self._heading(*told), *(self._running() if status == "running" else self._resting())]
        return Card((*blocks, *self._people()), RUNNING if status == "running" else PAUSED)

    def _running(self) -> Iterator[Block]:
        yield Buttons(
            (
                self._button("host-turns", "⏪"),
                self._button("host-pause", "⏸️"),
                self._button("host-cancel", "🗑️", danger=True),
            )
        )
        waiting = self.loaded.to_move()
        if waiting:
            yield self._seats("host-skipped", waiting)

    def _resting(self) -> Iterator[Block]:
        asked = self.loaded.table.paused in ("asked", "agreed", "asleep")
        go_on = [self._button("host-go-on", "▶️")] if asked else []
        yield Buttons((*go_on, self._button("host-cancel", "🗑️", danger=True)))

    def _people(self) -> Iterator[Block]:
        people = [seat.number for seat in self.loaded.people()]
        yield self._seats("host-replaced", range(len(self.loaded.seats)))
        others = [seat for seat in people if self.loaded.seats[seat].user != self.loaded.table.host]
        if others:
            yield self._seats("host-handed", others)

    def sure(self, verb: str, *nouns: str, about: Phrase) -> Card:
        """Return the question whether this is to be done; the button asks for the reason."""
        yes = self._button(verb, "❗", *nouns, danger=True)
        return Card((self._heading(self.words(about)), Buttons((yes, self._button("host", "⬅️")))), RUNNING)

    def seat(self, seat: int) -> Card:
        """Return the ways to have a seat played by another user or by a computer."""
        row = [self._button("host-offer", "📣", str(seat)), self._button("host", "⬅️")]
        if self.loaded.table.status == "running" and self.loaded.computer_on(seat) is None:
            row.insert(0, self._button("host-computer", "🤖", str(seat)))
        about = self.words(say("host-instead", who=Who(seat)))
        people = PeopleMenu(self._handle("host-person", str(seat)), self.words(say("host-person-menu")), most=1)
        return Card((self._heading(about), Buttons(tuple(row)), people), RUNNING)

    def turns(self, past: Past, verb: str = "host-turn", out: str = "host") -> Card:
        """Return the turns to which the table can go back, each with what would be undone first."""
        if not past.goals:
            nothing = self.words(say("host-no-turns"))
            return Card((self._heading(nothing), Buttons((self._button(out, "⬅️"),))), RUNNING)
        choices: list[Choice] = []
        for goal in past.goals[: limits.MENU_CHOICES]:
            label = self.words(say("host-turn", count=len(goal.undone), who=self._actors(goal.undone[0].actors)))
            lines = rewinding.told(self.loaded, goal.undone[:1], self.viewer, self.words)
            choices.append(Choice(str(goal.number), cut(label, 100), cut(" ".join(lines), 100) or None))
        menu = Menu(self._handle(verb), self.words(say("host-turns-menu")), tuple(choices))
        told = self.words(say("host-turns-about"))
        return Card((self._heading(told), menu, Buttons((self._button(out, "⬅️"),))), RUNNING)

    def turn(self, past: Past, number: int, verb: str = "host-rewind", out: str = "host-turns") -> Card | None:
        """Return what going back there would undo, and the question whether it shall; None when it cannot be."""
        goal = past.goal(number)
        if goal is None:
            return None
        lines = [f"- {line}" for line in rewinding.told(self.loaded, goal.undone, self.viewer, self.words)]
        heading = self.words(say("host-turn-undoes", count=len(goal.undone)))
        undone = Text(cut("\n".join((heading, *lines)), TOLD))
        yes = self._button(verb, "⏪", str(number), str(self.loaded.entries), danger=True)
        note = Text(f"-# {self.words(say('host-turn-anew'))}")
        return Card((self._heading(), undone, note, Buttons((yes, self._button(out, "⬅️")))), RUNNING)

    def _actors(self, seats: Sequence[int]) -> Phrase | tuple[Who, ...]:
        return tuple(map(Who, seats)) or say("host-nobody")

    def _heading(self, *lines: str) -> Text:
        return Text("\n".join((f"### {self.words(title(self.loaded))}", *lines)))

    def _seats(self, verb: str, seats: Sequence[int]) -> Menu:
        choices = tuple(Choice(str(seat), cut(self._names[seat], 100)) for seat in seats)
        return Menu(self._handle(verb), cut(self.words(say(f"{verb}-menu")), limits.PLACEHOLDER), choices)

    def _handle(self, verb: str, *nouns: str) -> ButtonId:
        return ButtonId(self.loaded.guild, self.loaded.table.id, verb, nouns)

    def _button(self, verb: str, emoji: str, *nouns: str, danger: bool = False) -> Button:
        label = cut(self.words(say(f"button-{verb}")), limits.BUTTON_LABEL)
        return Button(label, self._handle(verb, *nouns), emoji, "danger" if danger else "plain")
