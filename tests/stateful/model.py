"""A simple model of a table: what was accepted, whom it awaits, how often each player was notified; the premoves of its
players, and when it is live.

It knows the rules of the game and nothing of the service: it has no store, no outbox and no messages. The rules of
premoves and of live tables are written down here a second time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.contract import Game
from bot.games.core.lookahead import lookahead
from bot.games.history.log import Acted, AnyEntry, Concluded, Seated, TookBack, acted, action_of, encode
from bot.games.history.replay import Replay, advance, begin, decisions_after, first_decisions, open_entry
from bot.service.features.live_mode.actions import HERE

HOLD = 20.0
PRESENCE = 6 * 3600.0
NEVER = float("-inf")


@cache
def ahead(game: Game) -> Any:
    """Return what foresees a game for premoves."""
    found = lookahead(game)
    assert found is not None
    return found


def known(game: Game, state: Any, seat: int) -> bytes:
    """Return what a seat knows and could do."""
    view = game.view(state, seat)
    return encode((ahead(game).relevant_view(view, seat), ahead(game).look_ahead(view, seat, ()).actions))


@dataclass
class Plan:
    """Premoves that go on. `counted`: the player was not notified of the present turn, or queued them in it."""

    steps: list[Action]
    known: bytes
    counted: bool = False


@dataclass
class TableModel:
    """A table as it must be. A seat is a person (number) or a computer (level)."""

    guild: int
    number: int
    game: Game
    host: int
    seats: list[int | str]
    status: str = "lobby"
    replay: Replay | None = None
    decisions: tuple[int, ...] = ()
    log: list[AnyEntry] = field(default_factory=list)
    undone: dict[int, int] = field(default_factory=dict)
    waiting_to_be_told: set[int] = field(default_factory=set)
    due: float = 0.0
    messages: Counter[int] = field(default_factory=Counter)
    mentions: Counter[int] = field(default_factory=Counter)
    pending: Counter[int] = field(default_factory=Counter)
    """How often each player was told of a turn, by whichever way."""
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
    """When it is asked next whether the awaited players are still in the server."""
    plans: dict[int, Plan] = field(default_factory=dict[int, Plan])
    to_call: set[int] = field(default_factory=set[int])
    """Whose plan has stopped, so that they are notified after all."""
    seen_at: dict[int, float] = field(default_factory=dict[int, float])
    counts_from: float = NEVER
    live: bool = False
    checked_at: float = 0.0
    """When it is looked whether the awaited players of a live table are still there."""
    withheld: set[int] = field(default_factory=set[int])
    recalled: set[int] = field(default_factory=set[int])

    @property
    def key(self) -> tuple[int, int]:
        return self.guild, self.number

    @property
    def state(self) -> Any:
        assert self.replay is not None
        return self.replay.state

    def to_move(self) -> tuple[int, ...]:
        return self.game.to_move(self.state) if self.status == "running" else ()

    @property
    def is_open(self) -> bool:
        return self.status in ("lobby", "running", "paused")

    def seat_of(self, user: int) -> int | None:
        """The seat of a seated user, not of one who was only invited or has left."""
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
        self.replay = begin(self.game, len(self.seats), options, seed)
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
        if self.status != "running" or seat is None or self.replay is None:
            return None
        number = open_entry(self.game, self.replay, seat)
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
        assert self.replay is not None
        former = self.state
        self.replay = advance(self.game, self.replay, entry)
        self.log.append(entry)
        last = self.replay.last
        if isinstance(entry, TookBack):
            self.undone[entry.number] = last.number
        self.decisions = decisions_after(self.game, last.before, last.state, last.number, entry, self.decisions)
        if not self.game.to_move(last.state):
            self.status = "over"
        actor: int | None = getattr(entry, "seat", None)
        self._awaited(before, actor, now)
        self._follow_plans(entry, former)
        after = self.to_move()
        self.withheld &= set(after)
        if set(after) - set(before):
            self.checked_at = now + HERE  # newly awaited players have their time
        if self.status == "over":
            self._not_live()

    # -- coming and going -----------------------------------------------------------------------------------------

    def pause(self, now: float, reason: str = "guild") -> None:
        """The server removed the bot, or the channel is gone, or a player has left."""
        if self.status == "lobby":
            self.status = "cancelled"
        elif self.status == "running" or (self.status == "paused" and reason == "channel"):
            self.status, self.paused = "paused", reason
            self.waiting_to_be_told = set()
            self.presence = None
        self._not_live()

    def guild_is_back(self, now: float) -> None:
        if self.paused == "guild":
            self._go_on(now)

    def _go_on(self, now: float) -> None:
        """Go on, or wait for the players who are missing."""
        if self.left:
            self.paused = "left"
            return
        before = self.to_move()
        self.status, self.paused = "running", None
        self._awaited(before, None, now)

    def member_left(self, user: int, now: float) -> None:
        """It was seen that a player is not in the server any more."""
        if self.status == "running" and self.seat_of(user) is not None:
            self.left.add(user)
            self.pause(now, "left")

    def look_after(self, now: float, gone: Collection[int]) -> None:
        """When nothing has happened for long, it is asked whether the awaited players are still here."""
        if self.presence is None or self.presence > now:
            return
        awaited = [self.seats[seat] for seat in self.to_move()]
        missing = [user for user in awaited if isinstance(user, int) and user in gone]
        if missing:
            self.member_left(missing[0], now)
        else:
            self.presence = now + PRESENCE if self.status == "running" else None

    def resume(self, user: int, absent: bool, channel: int | None, now: float) -> None:
        """Go on (in this channel); a player who comes back is seated again, even if others are still missing."""
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
        """Let computers play for the players who left."""
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
        """Make a user nameless, here as everywhere; they have left what is not over."""
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

    # -- who is notified ----------------------------------------------------------------------------------------------

    def _awaited(self, before: tuple[int, ...], actor: int | None, now: float) -> None:
        """Newly awaited players are to be notified, later while the last action can still be taken back."""
        waiting = {seat for seat in self.to_move() if isinstance(self.seats[seat], int)}
        self.presence = None if self.status == "over" else now + PRESENCE
        newly = (waiting - set(before)) | (waiting & self.waiting_to_be_told)
        self.waiting_to_be_told = newly - {actor}
        self.due = now
        if actor is not None and actor not in self.to_move() and isinstance(self.seats[actor], int):
            assert self.replay is not None
            if self.status == "running" and open_entry(self.game, self.replay, actor) is not None:
                self.due = now + HOLD

    def told(self, now: float, ways: Mapping[int, str], gone: Collection[int] = ()) -> None:
        """All that is due was sent: notices, and everybody's first panel. Who is gone is seen to be gone instead.

        While the table is live, notices are withheld until it is not. Whose plan goes on is not notified.
        """
        if self.live:
            called = [self.seat_of(user) for user in self.to_call if ways.get(user) != "silent"]
            self.withheld |= {seat for seat in self.to_move() if seat in called}
            self.to_call.clear()
            if self.due <= now:
                self.withheld |= self.waiting_to_be_told
                self.waiting_to_be_told = set()
        self.check_presence(now)
        self.recall(now)
        if self.replay is None or self.status == "paused":
            return
        playing = {user for user in self.plans if self.seat_of(user) in self.to_move()}
        ready = self.waiting_to_be_told if self.due <= now and self.status == "running" else set[int]()
        spared = {self.seats[seat] for seat in ready} & playing
        handed = set(self.handed)  # a first panel comes in any case
        self._told(now, ways, gone)
        if self.status == "paused":
            return
        for user in spared & playing:
            assert isinstance(user, int)
            self.plans[user].counted = True
            if ways.get(user, "dm") == "dm" and user in handed:
                self.messages[user] -= 1
        for user in self.to_call & handed:  # who gets the first panel only now learns it from that
            if self.seat_of(user) in self.to_move() and ways.get(user) != "silent":
                self.messages[user] += 1
        self.to_call.clear()

    def _told(self, now: float, ways: Mapping[int, str], gone: Collection[int]) -> None:
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

    # -- premoves -------------------------------------------------------------------------------------------------

    def plan(self, user: int, actions: list[Action]) -> None:
        seat = self.seat_of(user)
        if actions and seat is not None:
            self.plans[user] = Plan(actions, known(self.game, self.state, seat), seat in self.to_move())

    def not_possible(self, user: int) -> None:
        """A player's next step was tried, and cannot be done."""
        plan, seat = self.plans.pop(user), self.seat_of(user)
        assert seat is not None and plan.steps[0] not in self.game.legal(self.state, seat)
        self.to_call.add(user)

    def _follow_plans(self, entry: AnyEntry, before: Any) -> None:
        for user, plan in list(self.plans.items()):
            seat = self.seat_of(user)
            if seat is None or not self.game.to_move(self.state):
                del self.plans[user]
                continue
            goes_on = self._goes_on(plan, seat, entry, before)
            if not goes_on:
                del self.plans[user]
                if goes_on is False and plan.counted and seat in self.to_move():
                    self.to_call.add(user)
            elif seat not in self.to_move():
                plan.counted = False
        if self.status == "over":
            self.to_call.clear()

    def _goes_on(self, plan: Plan, seat: int, entry: AnyEntry, before: Any) -> bool | None:
        """Return whether a plan goes on; False: it stops, None: it is dropped."""
        match entry:
            case Acted() if entry.seat == seat:
                done = action_of(self.game.meta.verb_map(), entry)
                if done != plan.steps[0]:
                    return None
                plan.steps = plan.steps[1:]
                plan.known = known(self.game, self.state, seat)
                if not plan.steps:
                    return False if seat in self.to_move() else None
                return self._foreseen(before, seat, done)
            case TookBack() if entry.seat == seat:
                return None
            case Acted() | TookBack():
                return known(self.game, self.state, seat) == plan.known
            case _:
                return True

    def _foreseen(self, before: Any, seat: int, done: Action) -> bool:
        expected = ahead(self.game).look_ahead(self.game.view(before, seat), seat, (done,))
        if not expected.certain:
            return True
        actions = ahead(self.game).look_ahead(expected.view, seat, ()).actions
        expects = (ahead(self.game).relevant_view(expected.view, seat), actions)
        return encode(expects) == known(self.game, self.state, seat)

    # -- live mode ------------------------------------------------------------------------------------------------

    def seen(self, user: int, now: float) -> None:
        """A user, player or not, pressed something here: with the last player who was missing it turns live."""
        self.seen_at[user] = now
        here = {one for one, at in self.seen_at.items() if at >= now - HERE}
        playing = set(self.people())
        all_here = len(playing) > 1 and playing <= here and now - HERE >= self.counts_from
        if all_here and self.status == "running" and not self.live:
            self.live, self.checked_at, self.withheld = True, now + HERE, set()

    def nobody_was_seen(self) -> None:
        """The process is another one."""
        self.seen_at, self.counts_from = {}, NEVER

    def _not_live(self) -> None:
        self.live, self.withheld, self.recalled = False, set(), set()

    def check_presence(self, now: float) -> None:
        """When awaited players have gone the table is live no more, and withheld notices are to be sent."""
        if not self.live or self.checked_at > now:
            return
        awaited = [user for seat in self.to_move() if isinstance(user := self.seats[seat], int)]
        lasts = [self.seen_at.get(user, NEVER) for user in awaited]
        if all(last + HERE > now for last in lasts):
            self.checked_at = min(lasts, default=now) + HERE
            return
        self.recalled = self.withheld & set(self.to_move())
        self.live, self.withheld, self.seen_at, self.counts_from = False, set(), {}, now + HERE

    def recall(self, now: float) -> None:
        """Players whose notices were withheld are to be notified as at other tables."""
        if self.recalled:
            self.waiting_to_be_told |= self.recalled & set(self.to_move())
            self.recalled, self.due = set(), min(self.due, now)
