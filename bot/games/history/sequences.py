"""Sequences: small decisions of one seat that can be made in one press, because nothing is revealed in between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.games.core.actions import Action, usual, verb_of
from bot.games.core.contract import Game, Title
from bot.games.core.phrase import Phrase
from bot.games.history.replay import outcome

LONGEST = 3
"""Actions of the longest sequence."""
TRIED = 80
"""The most actions that are tried for the sequences of a verb: a panel must not wait for them."""

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
