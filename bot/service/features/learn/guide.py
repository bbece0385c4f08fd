"""What a guided table says to its learner above the choices, and the action that it marks.

All of it follows from the log and from what the learner may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.core import codec
from bot.games.core.actions import Action
from bot.games.core.lesson import LEARNER, Lesson, Logged, Progress, progress, step_of
from bot.games.core.phrase import Phrase, say
from bot.games.history.log import Acted, action_of, decode_entry
from bot.service.card import Block, Button, Text
from bot.service.context import Context
from bot.service.features.computers import choosing
from bot.service.features.looks.cards import ButtonMaker
from bot.service.records import Entry
from bot.service.tables.guided import lesson_of
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words


@dataclass(frozen=True)
class Guidance:
    """The lesson's lines for the position, and the action that is marked."""

    lines: tuple[Phrase, ...] = ()
    marked: Action | None = None

    def blocks(self, words: Words) -> list[Block]:
        """Return what stands above the choices; [] if there is nothing to say."""
        return [Text("\n".join(words.lines(self.lines)))] if self.lines else []


NO_GUIDANCE = Guidance()


def is_given(loaded: LoadedTable, viewer: int | None) -> bool:
    """Return whether this viewer is the learner at a guided table that runs."""
    return viewer == LEARNER and loaded.table.status == "running" and lesson_of(loaded) is not None


def door(loaded: LoadedTable, viewer: int | None, button: ButtonMaker) -> list[Button]:
    """Return the learner's button to the goal and the icons of the game."""
    return [button("learn", "🎓", loaded.table.game)] if is_given(loaded, viewer) else []


def looks(loaded: LoadedTable, viewer: int | None) -> tuple[str, ...]:
    """Return the looks that the lesson speaks of, for its learner's panel."""
    lesson = lesson_of(loaded) if is_given(loaded, viewer) else None
    return () if lesson is None else lesson.looks


async def guidance(context: Context, loaded: LoadedTable, viewer: int | None, rows: Sequence[Entry]) -> Guidance:
    """Return what the lesson says now: nothing where there is none, or when it is over and the learner has gone on.

    `rows`: the table's whole log.
    """
    lesson = lesson_of(loaded) if is_given(loaded, viewer) else None
    if lesson is None:
        return NO_GUIDANCE
    come = progress(lesson, _logged(loaded, rows))
    if come.since is None:
        return await _in_lesson(context, loaded, lesson, come)
    if come.since > 0:
        return NO_GUIDANCE
    return Guidance((*come.news, say("lesson-over"), *lesson.summary(), say("lesson-go-on")))


async def _in_lesson(context: Context, loaded: LoadedTable, lesson: Lesson, come: Progress) -> Guidance:
    number = len(come.done) + 1
    if LEARNER not in loaded.to_move():
        return Guidance((say("lesson-waits"),))
    view, legal = loaded.view(LEARNER), loaded.legal(LEARNER)
    step = step_of(lesson, come.done, legal)
    if step is not None:
        head = say("lesson-step", number=number, count=len(lesson.steps))
        marked, said = step.action, [lesson.text(step.id)]
    else:
        head = say("lesson-own-way", number=number)
        advised = await choosing.advise(context, loaded, LEARNER, quick=True)
        marked = advised.action
        said = [lesson.advice(marked), *([] if advised.why is None else [advised.why])]
    good = say("lesson-good" if come.done else "lesson-good-first", action=loaded.presenter.label(view, marked))
    return Guidance((head, *come.news, *said, good), marked)


def _logged(loaded: LoadedTable, rows: Sequence[Entry]) -> Iterator[Logged]:
    verbs = loaded.game.meta.verb_map()
    for row in rows:
        if row.undone_by is not None:
            continue
        entry = decode_entry(row.body)
        action = action_of(verbs, entry) if isinstance(entry, Acted) else None
        yield Logged(row.seat, action, codec.decode_events(loaded.game, row.events))
