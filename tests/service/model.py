"""A simple model of a table: what was accepted, whom it awaits, and how often everybody was told.

It knows the rules of the game and nothing of the service: it has no store, no outbox and no messages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.contract import Game
from bot.games.core.decisions import decisions_after, first_decisions
from bot.games.core.log import AnyEntry, Concluded, Seated, TookBack, acted
from bot.games.core.replay import Replay, advance, begin
from bot.games.core.undo import open_entry

HOLD = 20.0
PRESENCE = 6 * 3600.0


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
    pending: Counter[int] = field(default_factory=Counter)
    """How often each was told his turn, by whichever way."""
    handed: set[int] = field(default_factory=set)
    votes: set[tuple[int, tuple[int, ...]]] = field(default_factory=set)
    channel: int = 0
    paused: str | None = None
    invited: set[int] = field(default_factory=set)
    left: set[int] = field(default_factory=set)
    stood_in: set[int] = field(default_factory=set)
    """The seats on which computers play for those who left."""
    rematched: bool = False
    presence: float | None = None
    """When it is asked next whether those who are awaited are still in the server."""

    @property
    def key(self) -> tuple[int, int]:
        return self.guild, self.number

    @property
    def state(self) -> Any:
        assert self.walk is not None
        return self.walk.state

    def to_move(self) -> tuple[int, ...]:
        return self.game.to_move(self.state) if self.status == "running" else ()

    @property
    def is_open(self) -> bool:
        return self.status in ("lobby", "running", "paused")

    def seat_of(self, user: int) -> int | None:
        """The seat of somebody who sits: not of who was invited only, or has left."""
        return self.seats.index(user) if user in self.people() else None

    def people(self) -> list[int]:
        return [user for user in self.seats if isinstance(user, int) and self.standing_of(user) == "seated"]

    def standing_of(self, one: int | str) -> str:
        """What the store must say of a seat."""
        return "invited" if one in self.invited else "left" if one in self.left else "seated"

    # -- the lobby ------------------------------------------------------------------------------------------------

    def join(self, user: int) -> None:
        if self.status != "lobby":
            return
        if user in self.invited:
            self.invited.discard(user)
        elif user not in self.seats and len(self.seats) < self.game.meta.players[1]:
            self.seats.append(user)

    def leave(self, user: int, *given: str) -> None:
        """The last person is asked first."""
        asks = set(self.people()) <= {user} and given != ("close",)
        if self.status == "lobby" and user in self.seats and not asks:
            self.seats.remove(user)
            self.invited.discard(user)
            if not self.people():
                self.status = "cancelled"
            elif self.host not in self.people():
                self.host = self.people()[0]

    def invite(self, user: int, whom: Sequence[int]) -> None:
        new = [one for one in whom if one not in self.seats]
        room = len(self.seats) + len(new) <= self.game.meta.players[1]
        if self.status == "lobby" and user == self.host and room:
            self.seats += new
            self.invited |= set(new)

    def add_computer(self, user: int, level: str) -> None:
        room = len(self.seats) < self.game.meta.players[1]
        if self.status == "lobby" and self.seat_of(user) is not None and room:
            self.seats.append(level)

    def cancel(self, user: int) -> None:
        if self.status == "lobby" and user == self.host:
            self.status = "cancelled"

    def may_start(self, user: int) -> bool:
        enough = len(self.seats) - len(self.invited) >= self.game.meta.players[0]
        return self.status == "lobby" and user == self.host and enough

    def start(self, options: dict[str, str], seed: bytes, now: float) -> None:
        self.status = "running"
        self.seats = [one for one in self.seats if one not in self.invited]
        self.invited.clear()
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

    # -- coming and going -----------------------------------------------------------------------------------------

    def pause(self, now: float, reason: str = "guild") -> None:
        """The server removed the bot, or the channel is gone, or a player has left."""
        if self.status == "lobby":
            self.status = "cancelled"
        elif self.status == "running" or (self.status == "paused" and reason == "channel"):
            self.status, self.paused = "paused", reason
            self.waiting_to_be_told = set()
            self.presence = None

    def guild_is_back(self, now: float) -> None:
        if self.paused == "guild":
            self._go_on(now)

    def _go_on(self, now: float) -> None:
        """Or wait for those who are missing."""
        if self.left:
            self.paused = "left"
            return
        before = self.to_move()
        self.status, self.paused = "running", None
        self._awaited(before, None, now)

    def member_left(self, user: int, now: float) -> None:
        """It was seen that he is not in the server any more."""
        if self.status == "running" and self.seat_of(user) is not None:
            self.left.add(user)
            self.pause(now, "left")

    def look_after(self, now: float, gone: Collection[int]) -> None:
        """When nothing has happened for long, it is asked whether those who are awaited are still here."""
        if self.presence is None or self.presence > now:
            return
        awaited = [self.seats[seat] for seat in self.to_move()]
        missing = [user for user in awaited if isinstance(user, int) and user in gone]
        if missing:
            self.member_left(missing[0], now)
        else:
            self.presence = now + PRESENCE if self.status == "running" else None

    def resume(self, user: int, absent: bool, channel: int | None, now: float) -> None:
        """Go on (in this channel); who comes back takes his seat again, even if others are still missing."""
        if absent or user not in self.seats or user in self.invited:
            return
        if self.status == "paused":
            if self.paused == "channel" and channel is None:
                return
        elif self.status != "running" or channel is None:
            return
        self.left.discard(user)
        self.channel = channel or self.channel
        self._go_on(now)

    def replace(self, user: int, absent: bool, now: float) -> None:
        """Let computers play for those who left."""
        if absent or self.status != "paused" or not self.left or self.seat_of(user) is None:
            return
        level = self.game.meta.levels[-1]
        missing = [seat for seat, one in enumerate(self.seats) if one in self.left]
        self.seats = [level if one in self.left else one for one in self.seats]
        self.left.clear()
        self.stood_in.update(missing)
        if self.host not in self.people():
            self.host = self.people()[0]
        for seat in missing:
            self.accept(Seated(seat, f"computer:{level}"), now)
        if self.paused != "channel":
            self._go_on(now)

    def forget(self, user: int, nobody: int, now: float) -> None:
        """He is nameless from now on, here as everywhere, and has left what is not over."""
        if self.status == "lobby":
            self.leave(user)
        self.member_left(user, now)
        for group in (self.invited, self.left):
            if user in group:
                group.remove(user)
                group.add(nobody)
        if user in self.seats and self.status == "paused":
            self.left.add(nobody)
        self.seats = [nobody if one == user else one for one in self.seats]
        self.host = nobody if self.host == user else self.host

    # -- who is told ----------------------------------------------------------------------------------------------

    def _awaited(self, before: tuple[int, ...], actor: int | None, now: float) -> None:
        """Whoever is newly awaited is to be told, later while the last action can still be taken back."""
        waiting = {seat for seat in self.to_move() if isinstance(self.seats[seat], int)}
        self.presence = None if self.status == "over" else now + PRESENCE
        newly = (waiting - set(before)) | (waiting & self.waiting_to_be_told)
        self.waiting_to_be_told = newly - {actor}
        self.due = now
        if actor is not None and actor not in self.to_move() and isinstance(self.seats[actor], int):
            assert self.walk is not None
            if self.status == "running" and open_entry(self.game, self.walk, actor) is not None:
                self.due = now + HOLD

    def told(self, now: float, ways: Mapping[int, str], gone: Collection[int] = ()) -> None:
        """All that is due was sent: notices, and everybody's first hand. Who is gone is seen to be gone instead."""
        if self.walk is None or self.status == "paused":
            return
        ready = self.waiting_to_be_told if self.due <= now else set[int]()
        missing = [user for seat in sorted(ready) if isinstance(user := self.seats[seat], int) and user in gone]
        if missing:
            self.member_left(missing[0], now)
            return
        for seat, user in enumerate(self.seats):
            if not isinstance(user, int) or ways.get(user) == "silent":
                continue
            by_mention = ways.get(user) == "mention"
            self.mentions[user] += seat in ready and by_mention
            self.messages[user] += user not in self.handed or (seat in ready and not by_mention)
            self.pending[user] += seat in ready
            self.handed.add(user)
        if ready:
            self.waiting_to_be_told = set()
