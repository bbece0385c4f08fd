"""Computer players among themselves, from the setup to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, TypeVar

from bot.games.core.ai_request import searches
from bot.games.core.chance import Chance, Stream
from bot.games.core.contract import Game, Meta, Question, settle
from bot.games.core.effort import MOST as MOST_EFFORT
from bot.games.history.log import VOTE, AnyEntry, Concluded, acted
from bot.games.history.record import FullRecord, full_record
from bot.games.history.replay import Replay, advance, begin
from bot.games.registry import title

MOST_ENTRIES = 10_000
EFFORT = 200
"""Iterations that levels which search have for each decision."""


TOGETHER = 4
"""Games that a process is given at once."""


R = TypeVar("R")


class NeverEnds(RuntimeError):
    """A game that went on and on."""


def selfplay(
    game_id: str,
    seats: int,
    seed: bytes,
    levels: Sequence[str],
    options: Mapping[str, str],
    effort: int = EFFORT,
) -> FullRecord:
    """Play a game to the end and return its record; the same arguments give the same game.

    `levels` are dealt out to the seats in turn; none means the game's last (best) level. Raises `UnknownGame`,
    `UnknownOption`, and ValueError for a number of seats or a level that the game does not have, or for an effort that
    no computer player has.
    """
    return play(title(game_id).game, seats, seed, levels, options, effort)


def play(
    game: Game, seats: int, seed: bytes, levels: Sequence[str], options: Mapping[str, str], effort: int = EFFORT
) -> FullRecord:
    """Play a game whose rules are at hand to the end; see `selfplay`."""
    meta = game.meta
    wanted = tuple(levels) or meta.levels[-1:]
    fits(meta, seats, wanted)
    if not 0 < effort <= MOST_EFFORT:
        raise ValueError(f"an effort is 1 to {MOST_EFFORT} iterations")
    dealt = tuple(wanted[seat % len(wanted)] for seat in range(seats))
    settled = settle(meta.options, options)
    replay = _to_the_end(game, begin(game, seats, settled, seed), dealt, computer_chance(seed), effort)
    return full_record(game, tuple(f"computer:{level}" for level in dealt), settled, seed, replay)


def fits(meta: Meta, seats: int, levels: Iterable[str], *, least: int = 1) -> None:
    """Raise ValueError, saying what is possible, for a number of seats or a level that the game does not have."""
    fewest, most = max(least, meta.players[0]), meta.players[1]
    if not fewest <= seats <= most:
        raise ValueError(f"{meta.title} is for {fewest} to {most} players")
    if not set(levels) <= set(meta.levels):
        raise ValueError(f"{meta.title} has the levels {', '.join(meta.levels)}")


def in_processes(one: Callable[[Game, Any, int], R], plan: Any, processes: int) -> Iterator[R]:
    """Play all games of a plan, each by its number, in so many processes, and yield what came of them in order."""
    if processes == 1:
        yield from (one(title(plan.game).game, plan, number) for number in range(plan.games))
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(_elsewhere, one, plan), range(plan.games), chunksize=TOGETHER)


def _elsewhere(one: Callable[[Game, Any, int], R], plan: Any, number: int) -> R:
    return one(title(plan.game).game, plan, number)


def computer_chance(seed: bytes) -> Stream:
    """Return the chance that computer players choose by: not the game's own, but told by the same seed."""
    return Chance(sha256(b"computer players" + seed).digest()).open()


def _to_the_end(game: Game, replay: Replay, levels: Sequence[str], chance: Stream, effort: int) -> Replay:
    while waiting := game.to_move(replay.state):
        if replay.last.number >= MOST_ENTRIES:
            raise NeverEnds(game.meta.id)
        entry: AnyEntry = Concluded(VOTE)
        if not game.stalled(replay.state):
            seat = waiting[0]
            entry = _chosen(game, replay, seat, levels[seat], chance, effort)
        replay = advance(game, replay, entry)
    return replay


def _chosen(game: Game, replay: Replay, seat: int, level: str, chance: Stream, effort: int) -> AnyEntry:
    legal = game.legal(replay.state, seat)
    action = game.choose(Question(game.view(replay.state, seat), legal, seat, level, effort, chance))
    return acted(seat, action, effort if searches(game.meta, level) else 0)
