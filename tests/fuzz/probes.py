"""What must hold at any position of any game: each probe raises `Fault` with its kind, or what the rules raise.

A probe sees a replay and a `Random` that depends on the position alone, so that what was found is found again.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games.core.actions import Action, Unreadable, build, nouns, verb_of
from bot.games.core.chance import Chance
from bot.games.core.contract import Game, IllegalAction, Question, Standing, Title
from bot.games.history.log import Acted, Concluded, Rewound, decode_events, decode_state, encode
from bot.games.history.replay import Position, Replay, chain, follow, open_entry, replay_log, resume, same_secrets
from tests.fuzz.random_play import nonsense
from tests.fuzz.twins import check, make, no_silent_lessons, same_opening
from tests.support.logs import TooLate, decode_action, decode_log, encode_log, take_back

EFFORT = 1
TRIED = 12
"""How many actions a seat are tried at a position."""


class Fault(AssertionError):
    """Something does not hold. `kind` is one of `fuzz.KINDS`."""

    def __init__(self, kind: str, detail: object) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = str(detail)


def hold(kind: str, holds: bool, detail: object) -> None:
    """Raise `Fault` unless it holds."""
    if not holds:
        raise Fault(kind, detail)


def probe(title: Title, replay: Replay, seed: bytes, random: Random) -> None:
    """Ask everything of the newest position."""
    game = title.game
    whole(game, replay)
    table(game, replay.state)
    tried = attempts(game, replay, random)
    acceptance(game, replay.state, tried, random)
    computers(game, replay.state, random)
    files(game, replay.last)
    undo(game, replay, random)
    secrets(title, replay, tried, seed, random)


def whole(game: Game, replay: Replay) -> None:
    """The invariants, and that what only grows has grown."""
    last = replay.last
    game.check(last.state)
    hold("invariant", last.state.chance.draws >= last.before.chance.draws or _went_back(last), "draws were unmade")
    grown = all(new >= old for new, old in zip(last.state.knowledge, last.before.knowledge, strict=True))
    hold("invariant", grown or _went_back(last), "somebody unlearned something")
    sound(game.score(last.state), len(last.state.knowledge), over=not game.to_move(last.state))


def _went_back(position: Position) -> bool:
    return isinstance(position.entry, Rewound)


def sound(standing: Standing, seats: int, *, over: bool) -> None:
    """A standing names every seat once, in order, and adds up."""
    results = standing.results
    named = sorted(result.seat for result in results if result.seat is not None)
    hold("invariant", named == list(range(seats)), f"the standing names seats {named}")
    hold("invariant", standing.final == over, "the standing is final, or is not, at the wrong time")
    for result in results:
        better = sum((other.total, other.tiebreak) > (result.total, result.tiebreak) for other in results)
        hold("invariant", result.rank == 1 + better, f"seat {result.seat} ranks {result.rank}")
        hold(
            "invariant", result.total == sum(line.points for line in result.lines), f"seat {result.seat} is mistotalled"
        )


def table(game: Game, state: Any) -> None:
    """A seat to move can act, no other seat can, and spectators are told so."""
    waiting = game.to_move(state)
    hold("invariant", len(set(waiting)) == len(waiting), f"to move: {waiting}")
    view = game.view(state, None)
    hold("invariant", (view.to_move, view.over) == (waiting, not waiting), "the view tells another turn")
    for seat in range(len(state.knowledge)):
        legal = game.legal(state, seat)
        hold("dead-end", bool(legal) or seat not in waiting, f"seat {seat} is to move and can do nothing")
        hold("legal", seat in waiting or not legal, f"seat {seat} is not to move and can do {legal[:3]}")
        hold("legal", len(set(legal)) == len(legal), f"seat {seat} is offered something twice")
        default = game.default(state, seat)
        hold("legal", default is None or default in legal, f"{default} is done for seat {seat} and is not legal")


def attempts(game: Game, replay: Replay, random: Random) -> list[Action]:
    """Return all sorts of actions: what was legal at some time, nonsense, and words with a letter changed."""
    found: dict[Action, None] = {}
    for position in (replay.last, *random.choices(replay.positions, k=3)):
        for seat in game.to_move(position.state):
            found.update(dict.fromkeys(game.legal(position.state, seat)))
    found.update(dict.fromkeys(garbled(game, list(found), random)))
    found.update(dict.fromkeys(nonsense(game)))
    return list(found)


def garbled(game: Game, actions: Sequence[Action], random: Random) -> Iterator[Action]:
    """Yield what can still be read of actions whose words were damaged."""
    verbs = game.meta.verb_map()
    for action in random.sample(actions, min(TRIED, len(actions))):
        words = [verb_of(action), *nouns(action)]
        place = random.randrange(len(words))
        words[place] = _damaged(words[place], random)
        try:
            yield build(verbs, words[0], words[1:])
        except Unreadable:
            continue


def _damaged(word: str, random: Random) -> str:
    place = random.randrange(len(word) + 1)
    return word[:place] + random.choice(("", "0", "9", "+", "-", "٣", " ", "x")) + word[place + random.randrange(2) :]


def acceptance(game: Game, state: Any, tried: Sequence[Action], random: Random) -> None:
    """`legal`, `why_illegal` and `apply` agree on every action, and none of them changes the state."""
    before = encode(state)
    for seat in range(len(state.knowledge)):
        legal = set(game.legal(state, seat))
        for action in random.sample(tried, min(TRIED, len(tried))):
            _agree(game, state, seat, action, action in legal)
    hold("invariant", encode(state) == before, "the state was changed by asking")


def _agree(game: Game, state: Any, seat: int, action: Action, listed: bool) -> None:
    refusal = game.why_illegal(state, seat, action)
    hold("legal", (refusal is None) == listed, f"{action} by seat {seat}: listed {listed}, refused: {refusal}")
    try:
        step = game.apply(state, seat, action)
    except IllegalAction as error:
        hold("legal", error.refusal == refusal, f"{action} by seat {seat} is refused in two ways")
    else:
        hold("legal", listed, f"{action} by seat {seat} is not listed and done all the same")
        hold("invariant", bool(step.events), f"{action} by seat {seat} brings about nothing")
        game.check(step.state)


def computers(game: Game, state: Any, random: Random) -> None:
    """A computer player chooses something legal from a view that was read from JSON."""
    for seat in game.to_move(state):
        legal, view = game.legal(state, seat), game.view(state, seat)
        copy = msgspec.json.decode(encode(view), type=type(view))
        hold("json", copy == view, f"the view of seat {seat} does not survive JSON")
        level = random.choice(game.meta.levels)
        chosen = game.choose(Question(copy, legal, seat, level, EFFORT, Chance(random.randbytes(32)).open()))
        hold("computer", chosen in legal, f"{level} on seat {seat} chooses {chosen}")


def files(game: Game, position: Position) -> None:
    """State, events and actions survive JSON, and the entry done again leads to the same."""
    state = decode_state(game, encode(position.state))
    same = state == position.state and encode(state) == encode(position.state)
    hold("json", same, "the state does not survive JSON")
    hold("json", decode_events(game, encode(position.events)) == position.events, "events do not survive JSON")
    for seat in game.to_move(state):
        for action in game.legal(state, seat)[:TRIED]:
            hold("json", decode_action(game, encode(action)) == action, f"{action} does not survive JSON")
    if isinstance(position.entry, Acted):
        before = decode_state(game, encode(position.before))
        again = follow(game, resume(before, position.number - 1), (position.entry,))
        same = encode(again.state) == encode(position.state) and again.last.events == position.events
        hold("replay", same, f"{position.entry} leads elsewhere when it is done again from a snapshot")


def replayed(game: Game, replay: Replay, seats: int, options: Mapping[str, str], seed: bytes) -> None:
    """The whole log, through JSON, leads to the same positions."""
    again = replay_log(game, seats, options, seed, decode_log(encode_log(replay.entries())))
    for one, other in zip(replay.positions, again.positions, strict=True):
        same = encode(one.state) == encode(other.state) and one.events == other.events
        hold("replay", same, f"entry {one.number} leads elsewhere when the log is replayed")


def undo(game: Game, replay: Replay, random: Random) -> None:
    """Inside the boundary every view is as it was; beyond it nothing can be taken back."""
    last = replay.last
    for seat in range(len(last.state.knowledge)):
        number = open_entry(game, replay, seat)
        if number is None:
            _refused(game, replay, seat)
            continue
        back = take_back(game, replay, seat)
        game.check(back.state)
        if number == last.number:
            _as_before(game, back.state, last.before, seat)
        if random.random() < 0.25:
            _as_before(game, back.state, _without(game, replay, number), seat)
    if isinstance(last.entry, Acted):
        silent = same_secrets(last.before, last.state) and bool(game.to_move(last.state))
        is_open = open_entry(game, replay, last.entry.seat) == last.number
        hold("undo", is_open == silent, f"{last.entry} can be taken back: {is_open}; it showed nothing: {silent}")


def _refused(game: Game, replay: Replay, seat: int) -> None:
    try:
        take_back(game, replay, seat)
    except TooLate:
        return
    raise Fault("undo", f"seat {seat} takes back what is closed")


def _as_before(game: Game, back: Any, before: Any, seat: int) -> None:
    for viewer in (None, *range(len(before.knowledge))):
        same = encode(game.view(back, viewer)) == encode(game.view(before, viewer))
        hold("undo", same, f"seat {seat} took something back, and the view of {viewer} is not what it was")
    hold("undo", encode(back) == encode(before), f"seat {seat} took something back, and the state is not what it was")


def _without(game: Game, replay: Replay, number: int) -> Any:
    """Return the state as if the entry had never been made, played from the start."""
    state, verbs = replay.positions[0].state, game.meta.verb_map()
    for link in reversed(list(chain(replay.last.counted))):
        match link.entry:
            case Acted(seat, verb, words) if link.number != number:
                state = game.apply(state, seat, build(verbs, verb, words)).state
            case Rewound(epoch=epoch, reshuffled=reshuffled):
                state = replace(state, chance=replace(state.chance, epoch=epoch))
                state = game.redeal_hidden(state) if reshuffled else state
            case Concluded():
                state = game.end_now(state).state
            case _:
                pass
    return state


def secrets(title: Title, replay: Replay, tried: Sequence[Action], seed: bytes, random: Random) -> None:
    """One random viewer: gets nothing that they cannot know, and learns nothing from what can be taken back."""
    viewer = random.choice((None, *range(len(replay.state.knowledge))))
    twins = make(title, replay.state, viewer, Chance(random.randbytes(32)).open())
    if replay.last.number == 0:
        same_opening(twins)
    check(twins, random.sample(tried, min(TRIED, len(tried))), random)
    no_silent_lessons(twins, random)
    shown = encode(title.game.view(replay.state, viewer))
    told = seed.hex().encode() in shown or b64encode(seed) in shown
    hold("leak", not told, f"the seed is shown to {viewer}")
