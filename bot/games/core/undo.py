"""What may be taken back. It is computed from the states, never flagged by hand.

An action may be taken back while it is the seat's own last one, no other seat has acted since, nothing was drawn and
no seat learned anything. If several seats decide at once, each may revise its hidden choice until the reveal. Later
hidden choices of others do not prevent that, as long as those seats could not tell that the choice was made.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.contract import Game, IllegalAction
from bot.games.core.log import Acted, Seated, action_of
from bot.games.core.replay import Replay, chain, same_secrets, state_of

MOST_LATER = 64
"""Bound on other seats' hidden choices since one's own. More do not occur; it limits the work on a hostile log."""


def may_take_back(game: Game, before: Any, now: Any, entry: Acted, later: Iterable[Acted]) -> bool:
    """Return whether the entry may be taken back.

    `before` is the state in which it was done, `now` the table's state, `later` what has counted since, oldest
    first.
    """
    if not same_secrets(before, now) or not game.to_move(now):  # at the end everything is open
        return False
    others = tuple(later)
    if not others:
        return True
    if any(other.seat == entry.seat for other in others):
        return False
    return _hidden_from_each_other(game, before, entry, others)


def _hidden_from_each_other(game: Game, before: Any, entry: Acted, later: tuple[Acted, ...]) -> bool:
    """Return whether each later seat had the same choices that it would have without the entry."""
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
            case _:  # an end by vote, a rewind, or a substitute who played for this seat
                return None
    return None


def irrevocable(game: Game, state: Any, seat: int, action: Action) -> bool:
    """Return whether the action could not be taken back: it draws, reveals something to a seat or ends the game.

    The action is tried on the state, and the answer must not reveal what the seat does not know. So whether an action
    draws or reveals has to follow from the seat's view. The leak tests check this for every game.
    """
    after = game.apply(state, seat, action).state
    return not same_secrets(state, after) or not game.to_move(after)
