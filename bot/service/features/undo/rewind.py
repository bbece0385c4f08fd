"""Rewind: going back beyond undo, to the end of an earlier turn, by the host or by a vote.

Undone entries stay in the log, crossed out. What no seat had learned by then is dealt again (`Game.redeal_hidden`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.errors import refused
from bot.games.core.phrase import Phrase
from bot.games.history.log import Rewound, decode_entry
from bot.games.history.replay import Replay, chain, replay_log
from bot.games.history.turn_list import Turn, turn_list
from bot.service.ports import Reading
from bot.service.request import Actor
from bot.service.tables import log_view
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.tx import TableTx
from bot.text.translator import Words

FURTHEST = 20
"""The most turns that can be undone at once."""


@dataclass(frozen=True)
class Goal:
    """Where a table can go back to: after entry `number`. `undone` are the turns since, oldest first."""

    number: int
    undone: tuple[Turn, ...]


@dataclass(frozen=True)
class Past:
    """A table's whole replay, and where it can go back to, the nearest first."""

    replay: Replay
    goals: tuple[Goal, ...]

    def goal(self, number: int) -> Goal | None:
        """Return the goal of this number, or None."""
        return next((goal for goal in self.goals if goal.number == number), None)


async def past_of(tx: Reading, loaded: LoadedTable) -> Past:
    """Read a table's past. Raises Refused when it has not begun."""
    loaded.must_be_started()
    rows = await tx.entries(loaded.table.id)
    entries = [decode_entry(row.body) for row in rows if row.number <= loaded.entries]
    table = loaded.table

    def read() -> Past:
        replay = replay_log(loaded.game, len(loaded.seats), table.options, table.seed, entries)
        return Past(replay, tuple(_goals(replay, turn_list(loaded.game, replay))))

    # A long log takes a second to replay; the event loop is not to wait for it.
    return await asyncio.to_thread(read)


def _goals(replay: Replay, history: Sequence[Turn]) -> Iterator[Goal]:
    made = {link.number: link for link in chain(replay.last.counted)}
    for place in reversed(range(max(0, len(history) - 1 - FURTHEST), len(history) - 1)):
        number = history[place].number
        position = replay.at(number)
        # Where something before it was taken back later, the position was another than the turn ended in.
        if number == 0 or (position is not None and position.counted is made.get(number)):
            yield Goal(number, tuple(history[place + 1 :]))


def turn_lines(loaded: LoadedTable, undone: Sequence[Turn], viewer: int | None, words: Words) -> list[str]:
    """Return what happened in these turns, one line for each turn, as the viewer may read it."""
    lines: list[str] = []
    for past_turn in undone:
        phrases: list[Phrase] = []
        for step in past_turn.entries:
            phrases += log_view.readings(loaded, step.entry, step.events, viewer, beside=True)
        if phrases:
            lines.append(" ".join(map(words, phrases)))
    return lines


async def go_back(table: TableTx, number: int, actor: Actor) -> int:
    """Take the running table back to the goal of this number; return how many turns were undone. Raises Refused."""
    past = await past_of(table.tx, table.loaded)
    goal = past.goal(number)
    if goal is None:
        raise refused("stale")
    entry = Rewound(number, table.loaded.state.chance.epoch + 1, reshuffled=True)
    table.loaded = replace(table.loaded, replay=past.replay)
    await table.append(entry, actor)
    return len(goal.undone)
