"""Replay: compute the states of a game by applying the entries of its log again.

A game is defined by seats, options, seed and log. A `Replay` holds the positions after its entries. It may begin at a
snapshot instead of the setup (`resume`), and it can drop positions that no take-back can reach any more (`trim`).

A decision number tells which choice a click was meant for. Every seat has its own. It changes only if that seat acted
or its legal actions changed. So a seat's panel stays valid when other seats make secret simultaneous choices, and the
number reveals nothing about them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bot.games.core.actions import Action, Unreadable
from bot.games.core.contract import Game, IllegalAction, Step
from bot.games.core.events import Event
from bot.games.history.log import Acted, AnyEntry, BrokenLog, Concluded, Rewound, Seated, TookBack, action_of

Outcome = Literal["open", "passed", "revealing"]
"""How an action ended. `open`: the seat goes on. `passed`: its turn is over. `revealing`: the action drew, revealed
something or ended the game.
"""


class Link(Struct, frozen=True):
    """A node of a linked list, newest first, of the entries that count: those neither taken back nor rewound."""

    number: int
    entry: AnyEntry
    before: Link | None


class Position(Struct, frozen=True):
    """The table after an entry.

    `number` is the entry's. For the first position it is the snapshot's, or 0 at the setup, and `entry` is None.
    `before` and `state` are the states before and after the entry. `events` were caused by it (or by the setup).
    `counted` lists the entries since the first position that made this state.
    """

    number: int
    entry: AnyEntry | None
    before: Any
    state: Any
    events: tuple[Event, ...] = ()
    counted: Link | None = None


class Replay(Struct, frozen=True):
    """A replayed log. The first position is the setup or a snapshot."""

    positions: tuple[Position, ...]

    @property
    def last(self) -> Position:
        """Return the newest position."""
        return self.positions[-1]

    @property
    def state(self) -> Any:
        """Return the state now."""
        return self.positions[-1].state

    def at(self, number: int) -> Position | None:
        """Return the position after the entry of this number, or None if the replay does not hold it."""
        place = number - self.positions[0].number
        return self.positions[place] if 0 <= place < len(self.positions) else None

    def entries(self) -> tuple[AnyEntry, ...]:
        """Return the entries since the first position."""
        return tuple(position.entry for position in self.positions if position.entry is not None)

    def counting(self) -> tuple[int, ...]:
        """Return the numbers of the entries that count, oldest first."""
        return tuple(link.number for link in chain(self.last.counted))[::-1]


def chain(newest: Link | None) -> Iterator[Link]:
    """Walk a chain from the newest entry that counts to the oldest."""
    while newest is not None:
        yield newest
        newest = newest.before


def counted(game: Game, replay: Replay) -> Iterator[Position]:
    """Yield the first position and that of every entry that counts, oldest first, as if nothing had been undone."""
    last = replay.positions[0]
    yield last
    for link in reversed(tuple(chain(replay.last.counted))):
        made = replay.positions[link.number - replay.positions[0].number]
        if made.counted is not link:  # an earlier entry was taken back after this one
            step = _do(game, last.state, link.entry, link.number)
            made = Position(link.number, link.entry, last.state, step.state, step.events, link)
        last = made
        yield last


def begin(game: Game, seats: int, options: Mapping[str, str], seed: bytes) -> Replay:
    """Return the replay of an empty log: the setup alone."""
    state = game.setup(seats, options, seed)
    return Replay((Position(0, None, state, state, game.opening(state)),))


def resume(state: Any, number: int) -> Replay:
    """Return a replay that begins at a snapshot taken after entry `number`."""
    return Replay((Position(number, None, state, state),))


def replay_log(game: Game, seats: int, options: Mapping[str, str], seed: bytes, log: Iterable[AnyEntry]) -> Replay:
    """Replay a whole log. Raises `BrokenLog` at the first entry that does not fit."""
    return follow(game, begin(game, seats, options, seed), log)


def follow(game: Game, replay: Replay, log: Iterable[AnyEntry]) -> Replay:
    """Extend a replay by these entries. Raises `BrokenLog` at the first one that does not fit."""
    positions = list(replay.positions)
    for entry in log:
        positions.append(_next(game, positions, entry))
    return Replay(tuple(positions))


def advance(game: Game, replay: Replay, entry: AnyEntry) -> Replay:
    """Extend a replay by one entry. Raises `BrokenLog` if it does not fit."""
    return follow(game, replay, (entry,))


def trim(replay: Replay) -> Replay:
    """Drop the positions that no take-back can reach: those before the last draw or the last gain of knowledge.

    The rest is short, and its first position is the snapshot to store.
    """
    positions = replay.positions
    first = len(positions) - 1
    while first > 0 and same_secrets(positions[first - 1].state, positions[-1].state):
        first -= 1
    base = positions[first]
    kept = [Position(base.number, None, base.state, base.state)]
    links: dict[int, Link] = {}
    for position in positions[first + 1 :]:
        if not _extends(position.counted, base.counted):
            return replay
        kept.append(msgspec.structs.replace(position, counted=_shorten(position.counted, base.counted, links)))
    return Replay(tuple(kept))


def same_secrets(one: Any, other: Any) -> bool:
    """Return whether nothing was drawn and no seat learned anything between two states of a table."""
    return one.chance == other.chance and one.knowledge == other.knowledge


def outcome(game: Game, before: Any, after: Any, seat: int) -> Outcome:
    """Return how the seat's action ended, by the states before and after it."""
    if not same_secrets(before, after) or not (waiting := game.to_move(after)):
        return "revealing"
    return "open" if seat in waiting else "passed"


def _extends(newest: Link | None, base: Link | None) -> bool:
    return base is None or any(link is base for link in chain(newest))


def _shorten(newest: Link | None, base: Link | None, made: dict[int, Link]) -> Link | None:
    """Return the chain down to the base, copied so that it holds no reference to earlier links."""
    old: list[Link] = []
    for link in chain(newest):
        if link is base or id(link) in made:
            break
        old.append(link)
    end = newest if not old else old[-1].before
    short = None if end is base or end is None else made[id(end)]
    for link in reversed(old):
        short = made[id(link)] = Link(link.number, link.entry, short)
    return short


def _next(game: Game, positions: list[Position], entry: AnyEntry) -> Position:
    last = positions[-1]
    number = last.number + 1
    try:
        match entry:
            case TookBack():
                return _without(game, positions, entry)
            case Rewound():
                return _rewound(game, positions, entry)
            case _:
                step = _do(game, last.state, entry, number)
    except (IllegalAction, Unreadable) as error:
        raise BrokenLog(number, str(error)) from error
    return Position(number, entry, last.state, step.state, step.events, Link(number, entry, last.counted))


def _do(game: Game, state: Any, entry: AnyEntry, number: int) -> Step:
    match entry:
        case Acted():
            return game.apply(state, entry.seat, action_of(game.meta.verb_map(), entry))
        case Concluded():
            if not game.to_move(state):
                raise BrokenLog(number, "ends a game that is over")
            return game.end_now(state)
        case Rewound():
            return Step(_in_epoch(game, state, entry), ())
        case _:
            return Step(state, ())


def _without(game: Game, positions: list[Position], entry: TookBack) -> Position:
    """Return the position in which all counting entries have happened except the one that is taken back."""
    last = positions[-1]
    number = last.number + 1
    later: list[Link] = []
    for link in chain(last.counted):
        if link.number == entry.number:
            break
        later.append(link)
    else:
        raise BrokenLog(number, "takes back what does not count")
    if not isinstance(link.entry, Acted) or link.entry.seat != entry.seat:
        raise BrokenLog(number, "takes back what is not one's own")
    state, counted = state_of(game, positions, link.before), link.before
    for again in reversed(later):
        state = _do(game, state, again.entry, again.number).state
        counted = Link(again.number, again.entry, counted)
    return Position(number, entry, last.state, state, (), counted)


def state_of(game: Game, positions: Sequence[Position], newest: Link | None) -> Any:
    """Return the state that a chain leads to. If no position holds it, compute it from the nearest position."""
    again: list[Link] = []
    state = positions[0].state
    for link in chain(newest):
        position = positions[link.number - positions[0].number]
        if position.counted is link:
            state = position.state
            break
        again.append(link)
    for link in reversed(again):
        state = _do(game, state, link.entry, link.number).state
    return state


def _rewound(game: Game, positions: list[Position], entry: Rewound) -> Position:
    last = positions[-1]
    number = last.number + 1
    place = entry.number - positions[0].number
    if not 0 <= place < len(positions):
        raise BrokenLog(number, "rewinds to where this replay has not been")
    if entry.epoch != last.state.chance.epoch + 1:
        raise BrokenLog(number, "rewinds into the wrong epoch")
    goal = positions[place]
    state = _in_epoch(game, goal.state, entry)
    return Position(number, entry, last.state, state, (), Link(number, entry, goal.counted))


def _in_epoch(game: Game, state: Any, entry: Rewound) -> Any:
    chance = msgspec.structs.replace(state.chance, epoch=entry.epoch)
    state = msgspec.structs.replace(state, chance=chance)
    return game.redeal_hidden(state) if entry.reshuffled else state


# -- decision numbers -------------------------------------------------------------------------------------------------


def first_decisions(seats: int) -> tuple[int, ...]:
    """Return the decision number of every seat before the first entry."""
    return (0,) * seats


def decisions_of(game: Game, replay: Replay, seats: int) -> tuple[int, ...]:
    """Return the decision number of every seat after a whole log."""
    decisions = first_decisions(seats)
    for position in replay.positions[1:]:
        assert position.entry is not None
        decisions = decisions_after(game, position.before, position.state, position.number, position.entry, decisions)
    return decisions


def decisions_after(
    game: Game, before: Any, after: Any, number: int, entry: AnyEntry, previous: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the decision number of every seat after an entry.

    `before` and `after` are the states before and after the entry of this `number`. `previous` holds the decision
    numbers before it. A seat gets the entry's number if it acted (or took back) itself, or if its list of legal actions
    changed. After a rewind every seat gets it, because actions that look the same lead elsewhere.
    """
    if isinstance(entry, Rewound):
        return (number,) * len(previous)
    actor = entry.seat if isinstance(entry, Acted | TookBack) else None
    movers = {*game.to_move(before), *game.to_move(after)}  # nothing is legal for the others, before or after
    return tuple(
        number if seat == actor or (seat in movers and game.legal(before, seat) != game.legal(after, seat)) else old
        for seat, old in enumerate(previous)
    )


MOST_LATER = 64
"""Limit of other seats' hidden choices since a seat's own. More do not occur; it bounds the work on a hostile log."""


def may_take_back(game: Game, before: Any, now: Any, entry: Acted, later: Iterable[Acted]) -> bool:
    """Return whether the entry may be taken back.

    `before` is the state in which the action was done, and `now` is the table's state. `later` holds the actions since
    then that count, oldest first.
    """
    if not same_secrets(before, now) or not game.to_move(now):  # after the end nothing is secret any more
        return False
    others = tuple(later)
    if not others:
        return True
    if any(other.seat == entry.seat for other in others):
        return False
    return _hidden_from_each_other(game, before, entry, others)


def _hidden_from_each_other(game: Game, before: Any, entry: Acted, later: tuple[Acted, ...]) -> bool:
    """Return whether each later seat had the same legal actions as it would have had without the entry."""
    waiting = set(game.to_move(before))
    if any(other.seat not in waiting for other in later):
        return False
    verbs = game.meta.verb_map()
    try:
        done, undone = game.apply(before, entry.seat, action_of(verbs, entry)).state, before
        for other in later:
            if game.legal(done, other.seat) != game.legal(undone, other.seat):
                return False
            action = action_of(verbs, other)
            done = game.apply(done, other.seat, action).state
            undone = game.apply(undone, other.seat, action).state
    except IllegalAction:
        return False
    return same_secrets(before, undone)


def open_entry(game: Game, replay: Replay, seat: int) -> int | None:
    """Return the number of the entry that the seat may take back now, or None."""
    later: list[Acted] = []
    for link in chain(replay.last.counted):
        match link.entry:
            case Acted(seat=actor) if actor == seat:
                before = state_of(game, replay.positions, link.before)
                return link.number if may_take_back(game, before, replay.state, link.entry, later[::-1]) else None
            case Acted() if len(later) < MOST_LATER:
                later.append(link.entry)
            case Seated(seat=changed) if changed != seat:
                continue
            case _:  # an end by vote, a rewind, another player on this seat, or too many choices
                return None
    return None


def irrevocable(game: Game, state: Any, seat: int, action: Action) -> bool:
    """Return whether the action could not be taken back: it draws, reveals something to a seat or ends the game.

    The action is tried on the state, and the answer must not reveal what the seat does not know. So whether an action
    draws or reveals has to follow from the seat's view. The leak tests check this for every game.
    """
    return outcome_of(game, state, seat, action) == "revealing"


def outcome_of(game: Game, state: Any, seat: int, action: Action) -> Outcome:
    """Return how the action would end, tried on the state.

    The answer must not reveal what the seat does not know: it has to follow from its view, as with `irrevocable`.
    The conformance tests check this for every game.
    """
    return outcome(game, state, game.apply(state, seat, action).state, seat)
