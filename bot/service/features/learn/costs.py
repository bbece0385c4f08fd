"""What a learner's own choice was worth beside the advised one, said kindly when it was another.

Both actions are played on by the strong computer in the same imagined games, from what the learner knew. A difference
within the noise of that search is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace as put_in

from bot.games.core.actions import Action
from bot.games.core.contract import Game, IllegalAction
from bot.games.core.lesson import LEARNER, Can, Due, Lesson, step_of, walked
from bot.games.core.phrase import Phrase, say
from bot.games.history.log import Acted, decode_entry
from bot.games.history.replay import replay_log
from bot.service.context import Context, log
from bot.service.features.computers import choosing
from bot.service.records import Entry
from bot.service.tables.loaded import LoadedTable

EFFORT = 120
"""The effort of the comparison, always the same, so that the same choice is always judged alike."""
REASON, UNKNOWN, LEVEL = "reason", "unknown", "level"


@dataclass(frozen=True)
class Choice:
    """The learner's last action, with the state before it and the number of log entries by then.

    `due`: the step that was due then; None off the way.
    """

    action: Action
    before: Any
    entries: int
    due: Due | None


def playable(game: Game, state: Any) -> Can:
    """Return what tells whether the learner may do these actions in a state, one after the other."""

    def can(actions: Sequence[Action]) -> bool:
        now = state
        for action in actions:
            try:
                now = game.apply(now, LEARNER, action).state
            except IllegalAction:
                return False
        return True

    return can


def last_choice(loaded: LoadedTable, lesson: Lesson, rows: Sequence[Entry], done: Sequence[Action]) -> Choice | None:
    """Return the last of the learner's actions (`done`); None while they are on the way. `rows`: the whole log."""
    if not done or not walked(lesson, done).strayed:
        return None
    table = loaded.table
    entries = [decode_entry(row.body) for row in rows]
    replay = replay_log(loaded.game, len(loaded.seats), table.options, table.seed, entries)
    link = replay.last.counted
    while link is not None and not (isinstance(link.entry, Acted) and link.entry.seat == LEARNER):
        link = link.before
    assert link is not None, "the learner has acted"
    before = replay.positions[link.number].before
    view = loaded.game.view(before, LEARNER)
    due = step_of(lesson, walked(lesson, done[:-1]), view, playable(loaded.game, before))
    return Choice(done[-1], before, link.number - 1, due)


async def cost(context: Context, loaded: LoadedTable, lesson: Lesson, chosen: Choice) -> Phrase | None:
    """Return what the learner's choice was worth; None if it was the advised one."""
    if chosen.due is not None:
        good = chosen.due.actions[0]
    else:
        good = (await advice(context, loaded, lesson, chosen.before, chosen.entries)).action
    if good == chosen.action:
        return None
    facts = await _compared(context, loaded, lesson, chosen, good)
    label = loaded.presenter.label(loaded.game.view(chosen.before, LEARNER), good)
    return say("lesson-cost", good=label, taught="no" if chosen.due is None else "yes", **facts)


async def advice(context: Context, loaded: LoadedTable, lesson: Lesson, state: Any, entries: int) -> choosing.Decision:
    """Return what the lesson advises in a state where no step of its way is due."""
    view, legal = loaded.game.view(state, LEARNER), loaded.game.legal(state, LEARNER)
    among = legal if lesson.plan is None else lesson.plan(view, legal)
    return await choosing.advise(context, loaded, LEARNER, quick=True, among=among, at=(state, entries))


async def _compared(
    context: Context, loaded: LoadedTable, lesson: Lesson, chosen: Choice, good: Action
) -> dict[str, Any]:
    """Return the facts that compare the choice with the advised action.

    `next`: as in `search.compared`, but `level` within the lesson's noise; where no search compares them `reason`, with
    the reason for the advised one as `why`, or else `unknown`.
    """
    level = loaded.game.meta.levels[-1]
    told = await _told(context, loaded, chosen, level, (chosen.action, good), chosen.action)
    if told is not None and {"next", "less"} <= set(told.facts):
        less = int(str(told.facts["less"]))
        points = lesson.text("points", {"points": less})
        return {"next": LEVEL if less <= lesson.noise else told.facts["next"], "less": points}
    legal = loaded.game.legal(chosen.before, LEARNER)
    why = await _told(context, loaded, chosen, choosing.quick_level(loaded), legal, good)
    return {"next": UNKNOWN} if why is None else {"next": REASON, "why": why}


async def _told(
    context: Context, loaded: LoadedTable, chosen: Choice, level: str, legal: tuple[Action, ...], done: Action
) -> Phrase | None:
    """Return what speaks for an action among others where the learner chose; None if that cannot be told."""
    asked = choosing.question_of(loaded, chosen.before, chosen.entries, LEARNER, level, EFFORT)
    try:
        return await choosing.reason(context, put_in(asked, legal=legal), done)
    except Exception:
        log.exception("guild %s table %s: a learner's choice could not be judged", loaded.guild, loaded.table.id)
        return None
