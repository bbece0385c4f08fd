"""A game as a story: the turns in which it was played, for whoever steps through it afterwards.

What was taken back is left out: the story is that of the entries that count.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.games.core.contract import Game
from bot.games.core.events import Event
from bot.games.core.log import Acted, AnyEntry
from bot.games.core.replay import Replay, counted


class TurnEntry(Struct, frozen=True):
    """An entry that counts, and what it brought about. `entry` is None for the setup."""

    number: int
    entry: AnyEntry | None
    events: tuple[Event, ...]


class Turn(Struct, frozen=True):
    """A turn: what was done in it, and the state it led to. The first chapter of a story is the setup alone."""

    entries: tuple[TurnEntry, ...]
    state: Any

    @property
    def number(self) -> int:
        """Return the number of the last entry that belongs to it."""
        return self.entries[-1].number

    @property
    def actors(self) -> tuple[int, ...]:
        """Return the seats that acted in it, in order."""
        seats = (entry.entry.seat for entry in self.entries if isinstance(entry.entry, Acted))
        return tuple(dict.fromkeys(seats))


def turn_list(game: Game, replay: Replay) -> tuple[Turn, ...]:
    """Return the story of a walk that begins at the setup; the last turn may be under way still."""
    first, *later = counted(game, replay)
    found = [Turn((TurnEntry(first.number, None, first.events),), first.state)]
    turn: list[TurnEntry] = []
    before = state = first.state
    for position in later:
        turn.append(TurnEntry(position.number, position.entry, position.events))
        before, state = state, position.state
        if ends_turn(game, before, state):
            found.append(Turn(tuple(turn), state))
            turn = []
    return (*found, Turn(tuple(turn), state)) if turn else tuple(found)


def ends_turn(game: Game, before: Any, after: Any) -> bool:
    """Return whether a turn is over between two states: somebody is awaited now who was not, or nobody any more.

    So the choices that several seats make at once are one turn. Where one seat plays alone, each action is one.
    """
    waited, waiting = set(game.to_move(before)), set(game.to_move(after))
    return not waiting or not waiting <= waited or len(after.knowledge) == 1
