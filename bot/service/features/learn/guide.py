"""What a guided table says to its learner above the choices, and the action that it marks.

All of it follows from the log and from what the learner may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.lesson import LEARNER, Lesson, Logged, Progress, Walk, progress, step_of, walked
from bot.games.core.phrase import Phrase, Who, say
from bot.games.history.log import Acted, action_of, decode_entry, decode_events
from bot.games.history.replay import irrevocable
from bot.service.card import Block, Buttons, Text
from bot.service.context import Context
from bot.service.features.learn import costs
from bot.service.features.learn.cards import on_from_here
from bot.service.features.learn.costs import playable
from bot.service.features.looks.cards import ButtonMaker
from bot.service.features.play.grouping import Marked
from bot.service.records import Entry
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

KEPT = ("undo", "rules")
"""The links that stay beside a step: those that it speaks of, and the rule by which an action was refused."""
LOOKS = 2
"""The most pictures in a guided panel."""


@dataclass(frozen=True)
class Guidance:
    """The lesson's lines for the position, what is marked, and the looks below the lines (`pictures`: not in words).

    `again`: the game, if its guided part is over.
    """

    lines: tuple[Phrase, ...]
    looks: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()
    marked: Marked | None = None
    again: str = ""

    def links(self, rows: Sequence[Block], button: ButtonMaker) -> list[Block]:
        """Return the links of a panel, of which a learner sees few: *More* opens a card that explains the others."""
        found = [one for row in rows if isinstance(row, Buttons) for one in row.row]
        kept = [one for one in found if one.button_id is not None and one.button_id.verb in KEPT]
        offers = on_from_here(button, self.again) if self.again else []
        return [Buttons((*kept, *offers, button("learn-more", "➕")))]

    def block(self, words: Words) -> Block:
        """Return what stands above the looks."""
        return Text("\n".join(words.lines(self.lines)))


async def guidance(context: Context, loaded: LoadedTable, lesson: Lesson, rows: Sequence[Entry]) -> Guidance | None:
    """Return what the lesson says now; None from the learner's next action on when it is over, and after the game.

    `rows`: the table's whole log.
    """
    reached = progress(lesson, _logged(loaded, rows))
    if reached.since is None and loaded.table.status != "over":
        return await _in_lesson(context, loaded, lesson, reached, rows)
    if reached.since != 0:
        return None
    lines = (*reached.news, say("lesson-over"), *lesson.summary(), say("lesson-go-on"))
    return Guidance(lines, _needed(loaded, 1), again=loaded.table.game)


async def _in_lesson(
    context: Context, loaded: LoadedTable, lesson: Lesson, reached: Progress, rows: Sequence[Entry]
) -> Guidance:
    first = () if reached.done else (_opponents(loaded),)
    cost = await costs.cost(context, loaded, lesson, rows, reached.done)
    told = (*reached.news, *first, *([] if cost is None else [cost]))
    if LEARNER not in loaded.to_move():
        return Guidance((say("lesson-waits"), *told))
    walk, view = walked(lesson, reached.done), loaded.view(LEARNER)
    due = step_of(lesson, walk, view, playable(loaded.game, loaded.state))
    if due is not None:
        head = [say("lesson-step", number=due.number, count=len(lesson.steps))]
        if walk.strayed or due.number == len(lesson.steps):
            head.append(say("lesson-ends", ends=lesson.ending(view)))
        marked, said = due.actions, [lesson.text(due.step.id)]
        looks, pictures = due.step.looks, due.step.pictures
    else:
        head, needed = [_own_way(lesson, walk, view)], _needed(loaded, LOOKS)
        looks, pictures = needed[:1], needed[1:]
        advised = await costs.advice(context, loaded, lesson, loaded.state, loaded.entries)
        marked, reason = (advised.action,), advised.why if lesson.plan is None else None
        said = [lesson.advice(view, advised.action), *([] if reason is None else [reason])]
    label, final = _label(loaded, marked)
    good = say("lesson-good" if reached.done else "lesson-good-first", action=label)
    return Guidance((*head, *told, *said, good), looks, pictures, Marked(marked, label, final))


def _own_way(lesson: Lesson, walk: Walk, view: Any) -> Phrase:
    number = max(walk.at, lesson.number_about(view))
    return say("lesson-own-way", number=number, count=len(lesson.steps), ends=lesson.ending(view))


def _opponents(loaded: LoadedTable) -> Phrase:
    """Introduce the other players: computers."""
    others = tuple(Who(seat.number) for seat in loaded.seats if seat.number != LEARNER)
    return say("lesson-opponents", who=others, count=len(others))


def _needed(loaded: LoadedTable, most: int) -> tuple[str, ...]:
    return loaded.presenter.companion_looks(loaded.view(LEARNER))[:most]


def _label(loaded: LoadedTable, actions: Sequence[Action]) -> tuple[Phrase, bool]:
    """Return what a button says that does these, and whether the last of them cannot be taken back."""
    state, labels, final = loaded.state, list[Phrase](), False
    for action in actions:
        labels.append(loaded.presenter.label(loaded.game.view(state, LEARNER), action))
        final = irrevocable(loaded.game, state, LEARNER, action)
        state = loaded.game.apply(state, LEARNER, action).state
    label = labels[0]
    for then in labels[1:]:
        label = say("lesson-then", first=label, then=then)
    return label, final


def _logged(loaded: LoadedTable, rows: Sequence[Entry]) -> Iterator[Logged]:
    verbs = loaded.game.meta.verb_map()
    for row in rows:
        if row.undone_by is not None:
            continue
        entry = decode_entry(row.body)
        action = action_of(verbs, entry) if isinstance(entry, Acted) else None
        yield Logged(row.seat, action, decode_events(loaded.game, row.events))
