"""A simple model of a table: what was accepted, whom it awaits, and how often everybody was told.

It knows the rules of the game and nothing of the service: it has no store, no outbox and no messages.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.contract import Game
from bot.games.core.decisions import decisions_after, first_decisions
from bot.games.core.log import AnyEntry, Concluded, TookBack, acted
from bot.games.core.replay import Replay, advance, begin
from bot.games.core.undo import open_entry

HOLD = 20.0


@dataclass
class ModelTable:
    """A table as it must be. A seat is a person (number) or a computer (level)."""

    guild: int
    number: int
    game: Game
    host: int
    seats: list[int | str]
    status: str = "lobby"
    walk: Replay | None = None
    decisions: tuple[int, ...] = ()
    log: list[AnyEntry] = field(default_factory=list)
    undone: dict[int, int] = field(default_factory=dict)
    waiting_to_be_told: set[int] = field(default_factory=set)
    due: float = 0.0
    messages: Counter[int] = field(default_factory=Counter)
    mentions: Counter[int] = field(default_factory=Counter)
    handed: set[int] = field(default_factory=set)
    votes: set[tuple[int, tuple[int, ...]]] = field(default_factory=set)

    @property
    def key(self) -> tuple[int, int]:
        return self.guild, self.number

    @property
    def state(self) -> Any:
        assert self.walk is not None
        return self.walk.state

    def to_move(self) -> tuple[int, ...]:
        return self.game.to_move(self.state) if self.status == "running" else ()

    def seat_of(self, user: int) -> int | None:
        return self.seats.index(user) if user in self.seats else None

    def people(self) -> list[int]:
        return [user for user in self.seats if isinstance(user, int)]

    # -- the lobby ------------------------------------------------------------------------------------------------

    def join(self, user: int) -> None:
        if self.status == "lobby" and user not in self.seats and len(self.seats) < self.game.meta.players[1]:
            self.seats.append(user)

    def leave(self, user: int) -> None:
        if self.status == "lobby" and user in self.seats:
            self.seats.remove(user)
            if not self.people():
                self.status = "cancelled"
            elif user == self.host:
                self.host = self.people()[0]

    def add_computer(self, user: int, level: str) -> None:
        if self.status == "lobby" and user in self.seats and len(self.seats) < self.game.meta.players[1]:
            self.seats.append(level)

    def cancel(self, user: int) -> None:
        if self.status == "lobby" and user == self.host:
            self.status = "cancelled"

    def may_start(self, user: int) -> bool:
        return self.status == "lobby" and user == self.host and len(self.seats) >= self.game.meta.players[0]

    def start(self, options: dict[str, str], seed: bytes, now: float) -> None:
        self.status = "running"
        self.walk = begin(self.game, len(self.seats), options, seed)
        self.decisions = first_decisions(len(self.seats))
        self._awaited((), None, now)

    # -- the game -------------------------------------------------------------------------------------------------

    def act(self, user: int, action: Action, decision: int | None) -> AnyEntry | None:
        """Return the entry if this must be accepted, None if it must be refused."""
        seat = self.seat_of(user)
        if self.status != "running" or seat is None or decision not in (None, self.decisions[seat]):
            return None
        return acted(seat, action) if action in self.game.legal(self.state, seat) else None

    def undo(self, user: int) -> AnyEntry | None:
        """Return the entry if something must be taken back."""
        seat = self.seat_of(user)
        if self.status != "running" or seat is None or self.walk is None:
            return None
        number = open_entry(self.game, self.walk, seat)
        return None if number is None else TookBack(seat, number)

    def vote(self, user: int) -> AnyEntry | None:
        """Count a vote to end a game in which nothing moves; return the end when all people are of one mind."""
        seat = self.seat_of(user)
        if self.status != "running" or seat is None or not self.game.stalled(self.state):
            return None
        known = self.state.knowledge
        self.votes.add((seat, known))
        return Concluded("vote") if all((self.seats.index(one), known) in self.votes for one in self.people()) else None

    def accept(self, entry: AnyEntry, now: float) -> None:
        """Add an entry to the log."""
        before = self.to_move()
        assert self.walk is not None
        self.walk = advance(self.game, self.walk, entry)
        self.log.append(entry)
        last = self.walk.last
        if isinstance(entry, TookBack):
            self.undone[entry.number] = last.number
        self.decisions = decisions_after(self.game, last.before, last.state, last.number, entry, self.decisions)
        if not self.game.to_move(last.state):
            self.status = "over"
        actor: int | None = getattr(entry, "seat", None)
        self._awaited(before, actor, now)

    def pause(self) -> None:
        """The server removed the bot."""
        if self.status == "lobby":
            self.status = "cancelled"
        elif self.status == "running":
            self.status = "paused"
            self.waiting_to_be_told = set()

    def wake(self, now: float) -> None:
        """It is back."""
        if self.status == "paused":
            self.status = "running"
            self._awaited((), None, now)

    # -- who is told ----------------------------------------------------------------------------------------------

    def _awaited(self, before: tuple[int, ...], actor: int | None, now: float) -> None:
        """Whoever is newly awaited is to be told, later while the last action can still be taken back."""
        waiting = {seat for seat in self.to_move() if isinstance(self.seats[seat], int)}
        newly = (waiting - set(before)) | (waiting & self.waiting_to_be_told)
        self.waiting_to_be_told = newly - {actor}
        self.due = now
        if actor is not None and actor not in self.to_move() and isinstance(self.seats[actor], int):
            assert self.walk is not None
            if self.status == "running" and open_entry(self.game, self.walk, actor) is not None:
                self.due = now + HOLD

    def told(self, now: float, ways: dict[int, str]) -> None:
        """All that is due was sent: notices, and everybody's first hand."""
        if self.walk is None or self.status == "paused":
            return
        ready = self.waiting_to_be_told if self.due <= now else set[int]()
        for seat, user in enumerate(self.seats):
            if not isinstance(user, int) or ways.get(user) == "silent":
                continue
            by_mention = ways.get(user) == "mention"
            self.mentions[user] += seat in ready and by_mention
            self.messages[user] += user not in self.handed or (seat in ready and not by_mention)
            self.handed.add(user)
        if ready:
            self.waiting_to_be_told = set()
