"""What a guided table says to its learner, and the action that it marks.

All of it follows from the log and from what the learner may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot import limits
from bot.games.core.actions import Action, verb_of
from bot.games.core.lesson import LEARNER, Lesson, Logged, Progress, progress, step_of, walked
from bot.games.core.phrase import Phrase, Who, say
from bot.games.history.log import Acted, action_of, decode_entry, decode_events
from bot.games.history.replay import irrevocable
from bot.service.card import Block, Buttons, Text
from bot.service.context import Context
from bot.service.features.learn import costs
from bot.service.features.learn.cards import on_from_here
from bot.service.features.learn.costs import playable
from bot.service.features.looks.cards import BOARD, ButtonMaker
from bot.service.features.play.grouping import GOOD, Marked
from bot.service.records import Entry
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

KEPT = ("undo", "rules")
"""The links that stay beside a step: those that it speaks of, and the rule by which an action was refused."""
KEPT_ALONE = (*KEPT, "hint")
LOOKS = 2
"""The most pictures in a guided panel."""
NEWS = 3
"""The most lines of news in a guided panel: on a phone its text stays in sight."""
STEP, OVER, ALONE = "step", "over", "alone"
"""The phases of a guided game: before the end of its guided part, at it, and after it."""


@dataclass(frozen=True)
class Guidance:
    """What the lesson says: `told` of what has happened, and `lines` about what comes now. What is marked, and the
    looks between the two (`pictures`: not in words).
    """

    phase: str
    lines: tuple[Phrase, ...]
    told: tuple[Phrase, ...] = ()
    looks: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()
    marked: Marked | None = None

    def links(self, rows: Sequence[Block], button: ButtonMaker, game: str) -> list[Block]:
        """Return the links of a panel, of which a learner sees few: *More* opens a card that explains the others."""
        found = [one for row in rows if isinstance(row, Buttons) for one in row.row]
        wanted = KEPT_ALONE if self.phase == ALONE else KEPT
        kept = [one for one in found if one.button_id is not None and one.button_id.verb in wanted]
        if self.phase == OVER:
            on = button("act", GOOD, ALONE, label=say("button-learn-alone"), style="good")
            return [Buttons((on, *on_from_here(button, game), button("learn-more", "➕")))]
        return [Buttons((*kept, button("learn-more", "➕")))]

    def block(self, words: Words) -> list[Block]:
        """Return what stands right above the choices."""
        full = self.marked is not None and len(words(self.marked.label)) > limits.BUTTON_LABEL
        cut = [say("lesson-good", action=self.marked.label)] if full and self.marked is not None else []
        told = words.lines((*self.lines, *cut))
        return [Text("\n".join(told))] if told else []


async def guidance(
    context: Context, loaded: LoadedTable, lesson: Lesson, rows: Sequence[Entry], *, alone: bool = False
) -> Guidance | None:
    """Return what the lesson says now; None after the game. `rows`: the table's whole log.

    `alone`: the learner goes on after the guided part, as with the next action.
    """
    reached = progress(lesson, _logged(loaded, rows))
    if reached.since is None and loaded.table.status != "over":
        return await _in_lesson(context, loaded, lesson, reached, rows)
    if reached.since == 0 and not alone:
        return _at_its_end(lesson, reached)
    if loaded.table.status == "over":
        return None
    lines = () if reached.since else (say("lesson-alone"),)  # said once
    needed = _needed(loaded, LOOKS)
    looks = needed if len(needed) == LOOKS else tuple(dict.fromkeys((BOARD, *needed)))
    return Guidance(ALONE, lines, looks=looks)


def _at_its_end(lesson: Lesson, reached: Progress) -> Guidance:
    """Return the closing page: how it stands, then what the learner knows, what was left out and what follows."""
    head = say("lesson-over", number=lesson.count, count=lesson.count)
    left = [lesson.text(f"{step.id}-shows") for step in lesson.missed(reached.done)]
    missed = (say("lesson-over-missed", steps=tuple(left)),) if left else ()
    lines = (head, say("lesson-over-known"), *lesson.summary(), *missed, lesson.rest())
    return Guidance(OVER, lines, reached.news, lesson.standing)


async def _in_lesson(
    context: Context, loaded: LoadedTable, lesson: Lesson, reached: Progress, rows: Sequence[Entry]
) -> Guidance:
    first = () if reached.done else (_opponents(loaded),)
    if LEARNER not in loaded.to_move():
        return Guidance(STEP, (say("lesson-waits"),), (*reached.news, *first))
    chosen = costs.last_choice(loaded, lesson, rows, reached.done)
    cost = None if chosen is None else await costs.cost(context, loaded, lesson, chosen)
    told = (*reached.news, *first, *([] if cost is None else [cost]))
    walk, before = walked(lesson, reached.done), chosen is None or chosen.due is not None
    due = step_of(lesson, walk, loaded.view(LEARNER), playable(loaded.game, loaded.state))
    if due is None:
        left = None if not before else "now" if cost is not None else "before"
        return await _own_way(context, loaded, lesson, told, reached.done, left=left)
    head = [say("lesson-step", number=due.number, count=lesson.count)]
    if not before:
        head.append(say("lesson-back"))
    elif walk.strayed and not walked(lesson, reached.done[:-1]).strayed:
        head.append(say("lesson-strayed"))
    if due.number == len(lesson.steps):
        head.append(say("lesson-ends", ends=lesson.ending(loaded.view(LEARNER))))
    hint = [] if reached.done else [say("lesson-good-first")]
    lines = (*head, lesson.text(due.step.id), *hint)
    return Guidance(STEP, lines, told, due.step.looks, due.step.pictures, _marked(loaded, due.actions))


async def _own_way(
    context: Context,
    loaded: LoadedTable,
    lesson: Lesson,
    told: tuple[Phrase, ...],
    done: Sequence[Action],
    *,
    left: str | None,
) -> Guidance:
    """Return advice where no step fits. `left`: where a step was due before, by which choice no other one is: the last
    (`now`) or an earlier one (`before`).

    What a kind of action is good for is said until the learner has done (`done`) one; then its reason alone.
    """
    view, needed = loaded.view(LEARNER), _needed(loaded, LOOKS)
    advised = await costs.advice(context, loaded, lesson, loaded.state, loaded.entries)
    chosen = lesson.plan is None and len(loaded.legal(LEARNER)) > 1  # else its reason says nothing here
    reason = [_because(advised.why)] if chosen and advised.why is not None else []
    head = say("lesson-own-way", ends=lesson.ending(view))
    known = bool(reason) and verb_of(advised.action) in set(map(verb_of, done))
    about = [] if known else [lesson.advice(view, advised.action)]
    lines = (head, *([say("lesson-left", choice=left)] if left else []), *about, *reason)
    beside = [look for look in (*lesson.pictured(advised.action), *needed[1:]) if look not in needed[:1]]
    return Guidance(STEP, lines, told, needed[:1], tuple(beside[: LOOKS - 1]), _marked(loaded, (advised.action,)))


def _because(why: Phrase) -> Phrase:
    """Return what speaks for the advised action alone: which one would be next best, *Hint* says."""
    because = why.facts.get("because")
    return because if isinstance(because, Phrase) else why


def _opponents(loaded: LoadedTable) -> Phrase:
    """Introduce the other players: computers."""
    others = tuple(Who(seat.number) for seat in loaded.seats if seat.number != LEARNER)
    return say("lesson-opponents", who=others, count=len(others))


def _needed(loaded: LoadedTable, most: int) -> tuple[str, ...]:
    return loaded.presenter.companion_looks(loaded.view(LEARNER))[:most]


def _marked(loaded: LoadedTable, actions: tuple[Action, ...]) -> Marked:
    """Return what the marked button says and does, and whether the last of these actions cannot be taken back."""
    state, labels, final = loaded.state, list[Phrase](), False
    for action in actions:
        labels.append(loaded.presenter.label(loaded.game.view(state, LEARNER), action))
        final = irrevocable(loaded.game, state, LEARNER, action)
        state = loaded.game.apply(state, LEARNER, action).state
    label, *others = [_times(label, len([*alike])) for label, alike in groupby(labels)]
    for then in others:
        label = say("lesson-then", first=label, then=then)
    return Marked(actions, label, final)


def _times(label: Phrase, count: int) -> Phrase:
    return label if count == 1 else say("lesson-times", action=label, count=count)


def _logged(loaded: LoadedTable, rows: Sequence[Entry]) -> Iterator[Logged]:
    verbs = loaded.game.meta.verb_map()
    for row in rows:
        if row.undone_by is not None:
            continue
        entry = decode_entry(row.body)
        action = action_of(verbs, entry) if isinstance(entry, Acted) else None
        yield Logged(row.seat, action, decode_events(loaded.game, row.events))
