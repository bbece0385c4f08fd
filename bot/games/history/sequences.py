"""Sequences: small decisions of one seat that can be made in one press, because nothing is revealed in between.

Most are offered whole. Where the same thing is done several times (sectors that are entered), the player chooses a list
instead, in no order: there are too many sequences.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from bot.games.core.actions import NONE, Action, Verb, nouns, usual, verb_of
from bot.games.core.contract import Game, Title
from bot.games.core.phrase import Phrase
from bot.games.history.replay import outcome

LONGEST = 3
"""Actions of the longest sequence."""
TRIED = 80
"""The most actions that are tried for the sequences of a verb: a panel must not wait for them."""

MOST_LISTED = 25
"""The most actions from which a list is chosen."""

Steps = tuple[Action, ...]


class Joined(NamedTuple):
    """A sequence. `states`: in which each step is done. `end`: the state after it. `how`: how its last step ends."""

    steps: Steps
    states: tuple[Any, ...]
    end: Any
    how: str = "open"


class Labelled(NamedTuple):
    """A sequence with the label of each step. `reveals`: its last step cannot be taken back."""

    steps: Steps
    labels: tuple[Phrase, ...]
    reveals: bool


def sequences(game: Game, state: Any, seat: int, legal: Sequence[Action], most: int) -> list[Joined]:
    """Return sequences of at least two actions that begin with one of these, which are legal for the seat.

    Only verbs that are `joined` begin one. Each action but the last leaves the seat to move and reveals nothing, so
    what is legal next follows from the seat's view. Of several ways to the same position one is returned. Sequences of
    a verb are as long as there are few enough of them: `most` in all.
    """
    found: list[Joined] = []
    for verb in game.meta.verbs:
        begun = [action for action in legal if verb_of(action) == verb.id] if verb.joined else []
        starts = usual(verb, lambda: game.view(state, seat), begun)
        if starts:
            found += _longest(game, state, seat, starts, most - len(found))
    return found


def labelled(title: Title, seat: int, found: Sequence[Joined]) -> Iterator[Labelled]:
    """Yield sequences with their labels: each for the position in which its step is done."""
    views: dict[int, Any] = {}
    labels: dict[tuple[int, Action], Phrase] = {}

    def label(state: Any, action: Action) -> Phrase:
        key = id(state)  # the sequences hold their states
        if (key, action) not in labels:
            if key not in views:
                views[key] = title.game.view(state, seat)
            labels[key, action] = title.presenter.label(views[key], action)
        return labels[key, action]

    for one in found:
        yield Labelled(one.steps, tuple(map(label, one.states, one.steps)), one.how == "revealing")


def listed(game: Game, state: Any, seat: int, verb: Verb, begun: Steps = ()) -> dict[str, Joined]:
    """Return what can be chosen for a list after these steps: by the first noun a sequence that ends with its action,
    last by `NONE` the action that ends the list. {} if no two actions of the verb can follow each other then.
    """
    start = _walked(game, state, seat, begun)
    things = _things(game, start.end, seat, verb) if start is not None and start.how == "open" else {}
    if start is None or not things:
        return {}
    found = {thing: _then(game, start, seat, action) for thing, action in things.items()}
    ending = {thing: found.pop(thing) for thing in (NONE,) if thing in found}
    going, follow = [*found.values()], False
    while going and not (follow and len(found) >= MOST_LISTED):
        beginning = going.pop(0)
        if beginning.how == "open":
            things = _things(game, beginning.end, seat, verb)
            follow = follow or bool(things.keys() - {NONE})
            more = {one: _then(game, beginning, seat, things[one]) for one in things if one not in {*found, NONE}}
            found |= more
            going += more.values()
    return {**dict(islice(found.items(), MOST_LISTED - 1)), **ending} if follow else {}


def in_order(
    game: Game, state: Any, seat: int, begun: Steps, verb: Verb, things: Sequence[str]
) -> tuple[Steps, tuple[str, ...]]:
    """Return what has begun, then the actions that a list means by these things, in the first order in which each of
    them is legal and nothing is revealed before the last; and () for what is left out. If there is no such order, as
    many actions as can be done so, and what is left out. The ending action comes last, if it is still to be done then.
    """
    start = _walked(game, state, seat, begun)
    wanted = tuple(thing for thing in dict.fromkeys(things) if thing != NONE)
    if start is None:
        return (), tuple(things)
    best, going = (start, wanted), [(start, wanted)]
    failed: set[frozenset[str]] = set()
    while going and best[1] and len(failed) < TRIED:
        now, left = going.pop()
        best = min(best, (now, left), key=lambda found: len(found[1]))
        if now.how == "open" and frozenset(left) not in failed:
            failed.add(frozenset(left))
            ways = _things(game, now.end, seat, verb)
            going += [
                (_then(game, now, seat, ways[thing]), tuple(one for one in left if one != thing))
                for thing in reversed(left)
                if thing in ways
            ]
    end, left = best
    ending = _things(game, end.end, seat, verb).get(NONE) if NONE in things and end.how == "open" else None
    return (*end.steps, *((ending,) if ending is not None else ())), left


def _walked(game: Game, state: Any, seat: int, steps: Steps) -> Joined | None:
    """Return the sequence of these steps, None if one of them is not legal or follows something revealed."""
    walked = Joined((), (), state)
    for action in steps:
        if walked.how != "open" or action not in game.legal(walked.end, seat):
            return None
        walked = _then(game, walked, seat, action)
    return walked


def _things(game: Game, state: Any, seat: int, verb: Verb) -> dict[str, Action]:
    """Return by its first noun what a list of a verb can mean: the usual action with it; by `NONE` the ending one."""
    if verb.listed is None:
        return {}
    legal, found = game.legal(state, seat), dict[str, Action]()
    own = [action for action in legal if verb_of(action) == verb.id]
    for action in verb.usual(game.view(state, seat), own) if verb.usual is not None and own else own:
        found.setdefault(nouns(action)[0], action)
    ends = found and verb.listed() in legal  # beside none of the verb's actions it would end something else
    return found | dict.fromkeys((NONE,), verb.listed()) if ends else found


def _longest(game: Game, state: Any, seat: int, starts: Sequence[Action], most: int) -> list[Joined]:
    """Return the sequences of the greatest length in which there are at most so many; [] if there is none.

    They are walked step by step: those that can go on are the beginnings of the longer ones.
    """
    found: list[Joined] = []
    ended: list[Joined] = []
    going, tried = [Joined((), (), state)], 0
    for length in range(1, LONGEST + 1):
        longer: list[Joined] = []
        for beginning in going:
            actions = _offered(game, beginning.end, seat) if beginning.steps else starts
            tried += len(actions)
            if tried > TRIED:
                return found
            longer += [_then(game, beginning, seat, action) for action in actions]
        if length > 1:
            different = _different([*ended, *longer])
            if len(different) > most:
                return found
            found = different
        ended += [one for one in longer if one.how != "open"]
        going = [one for one in longer if one.how == "open"]
    return found


def _then(game: Game, beginning: Joined, seat: int, action: Action) -> Joined:
    """Return the sequence with one action more."""
    state = beginning.end
    after = game.apply(state, seat, action).state
    how = outcome(game, state, after, seat)
    return Joined((*beginning.steps, action), (*beginning.states, state), after, how)


def _different(walked: Sequence[Joined]) -> list[Joined]:
    """Return the sequences, shorter ones first, without those that lead where a shorter or earlier one leads."""
    found: list[Joined] = []
    ends: list[Any] = []
    for one in walked:
        if len(one.steps) > 1 and (one.how == "revealing" or one.end not in ends):
            found.append(one)
            ends += [] if one.how == "revealing" else [one.end]
    return found


def _offered(game: Game, state: Any, seat: int) -> list[Action]:
    """Return the seat's legal actions by their verb, without the unusual ones of a verb that has too many."""
    own: dict[str, list[Action]] = {}
    for action in game.legal(state, seat):
        own.setdefault(verb_of(action), []).append(action)
    verbs = (verb for verb in game.meta.verbs if verb.id in own)
    return [action for verb in verbs for action in usual(verb, lambda: game.view(state, seat), own[verb.id])]
