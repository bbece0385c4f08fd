"""A game as a list of turns, for stepping through it afterwards. Entries that were taken back are left out."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.games.core.contract import Game
from bot.games.core.events import Event
from bot.games.history.log import Acted, AnyEntry
from bot.games.history.replay import Replay, counted


class TurnEntry(Struct, frozen=True):
    """An entry that counts, with its events. `entry` is None for the setup."""

    number: int
    entry: AnyEntry | None
    events: tuple[Event, ...]


class Turn(Struct, frozen=True):
    """A turn: its entries, and the state after it. The first turn of a list is the setup alone."""

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
    """Return the turns of a replay that begins at the setup. The last turn may be unfinished."""
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
    """Return whether a turn ends between two states: a seat is to move that was not, or no seat is.

    So simultaneous choices of several seats are one turn. In a game for one seat each action is a turn.
    """
    waited, waiting = set(game.to_move(before)), set(game.to_move(after))
    return not waiting or not waiting <= waited or len(after.knowledge) == 1
