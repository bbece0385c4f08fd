"""Random play: first a kind of action is drawn, then one of that kind; sometimes an action is taken back.

Uniform play would top up for ever where an action has many forms. Beyond a cap computer players finish the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from random import Random

from bot.games.core.actions import Action
from bot.games.core.chance import Chance, Stream
from bot.games.core.contract import Game, Question
from bot.games.history.log import AnyEntry, Rewound, Seated, TookBack, acted
from bot.games.history.replay import Replay, advance, begin, open_entry
from tests.conformance.games import Case
from tests.fuzz.random_play import draw_by_kind, nonsense

CAP = 400
DEAD = 4_000
QUICK = "steady"
"""The level that brings a long game to its end: the best one that does not search."""


def seed_of(*words: object) -> bytes:
    return sha256(" ".join(map(str, words)).encode()).digest()


def stream_of(*words: object) -> Stream:
    return Chance(seed_of("stream", *words)).open()


@cache
def played(case: Case, number: int = 0) -> Replay:
    """Return a whole random game at this table, the same one each time."""
    replay = begin(case.title.game, case.seats, case.options, seed_of(case, number))
    return _to_the_end(case, replay, Random(f"{case} {number}"), stream_of(case, number))


@cache
def gone_back(case: Case, number: int = 0) -> Replay:
    """Return a random game that the table took back twice, the second time to before the first, and played on.

    Most of its positions come after a rewind: what lay hidden was dealt again, and people have seen what is undone.
    """
    game, replay = case.title.game, played(case, number)
    random, stream = Random(f"back {case} {number}"), stream_of("back", case, number)
    for parts in ((3, 5), (1, 4)):
        last = len(replay.positions) - 1
        since, goal = (max(1, round(last / part)) for part in parts)
        replay = Replay(replay.positions[: max(since, goal) + 1])
        replay = advance(game, replay, Rewound(min(since, goal), replay.state.chance.epoch + 1, reshuffled=True))
        for _ in range(last // 5):
            if waiting := game.to_move(replay.state):
                replay = advance(game, replay, _entry(game, replay, random.choice(waiting), random, stream))
        if not game.to_move(replay.state):  # nothing is taken back after the end
            replay = Replay(replay.positions[:-1])
    return _to_the_end(case, replay, random, stream)


def _to_the_end(case: Case, replay: Replay, random: Random, stream: Stream) -> Replay:
    game = case.title.game
    while waiting := game.to_move(replay.state):
        assert replay.last.number < DEAD, f"{case} does not end"
        replay = advance(game, replay, _entry(game, replay, random.choice(waiting), random, stream))
    return replay


def _entry(game: Game, replay: Replay, seat: int, random: Random, stream: Stream) -> AnyEntry:
    state, chance = replay.state, random.random()
    if chance < 0.05:
        other = random.randrange(len(state.knowledge))
        number = open_entry(game, replay, other)
        if number is not None:
            return TookBack(other, number)
    if chance > 0.99:
        return Seated(seat, random.choice(("human", f"computer:{game.meta.levels[0]}")))
    legal = game.legal(state, seat)
    assert legal, f"seat {seat} is to move and can do nothing"
    if replay.last.number < CAP:
        return acted(seat, draw_by_kind(legal, random))
    return acted(seat, game.choose(Question(game.view(state, seat), legal, seat, QUICK, 0, stream)))


def sampled(replay: Replay, count: int) -> Iterator[Replay]:
    """Yield the replay cut short at positions spread evenly over it, the first and the last included."""
    last = len(replay.positions) - 1
    for place in sorted({round(step * last / (count - 1)) for step in range(count)}):
        yield Replay(replay.positions[: place + 1])


def corpus(replay: Replay, game: Game) -> tuple[Action, ...]:
    """Return all sorts of actions: whatever was legal for anybody in the game, and such as never are."""
    found: dict[Action, None] = {}
    for position in replay.positions[::7]:
        for seat in game.to_move(position.state):
            found.update(dict.fromkeys(game.legal(position.state, seat)))
    found.update(dict.fromkeys(nonsense(game)))
    return tuple(found)
