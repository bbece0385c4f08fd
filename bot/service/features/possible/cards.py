"""The private card that answers "What can I do?"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot import limits
from bot.games.core.actions import Action, Verb, nouns
from bot.games.core.phrase import Phrase, say
from bot.service.card import Block, Buttons, Card, Menu, Text
from bot.service.features.looks.cards import PAGE, RUNNING, ButtonMaker, bold, cut, heading, pages
from bot.service.features.possible.reasons import Possible, Reason
from bot.service.features.rules.book import Book
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

REST = 4
"""The most verbs that are named for one reason; more are called "everything else"."""
NAMED = 6
"""The most ways of a verb that are named, and the most things among which it first lets choose."""


def possible_card(loaded: LoadedTable, seat: int, found: Possible, words: Words, ways: Buttons) -> Card:
    """Return what a seat can do now, what it cannot do and why, and a menu of the rules that are cited."""
    blocks: list[Block] = [heading(loaded, words, bold(words(loaded.presenter.prompt(loaded.view(seat)))))]
    blocks += [Text(pages(list(_lines(loaded, seat, found, words)), PAGE)[0])]
    own = [reason for reason in found.closed if len(reason.verbs) <= REST]  # the rest is said to come at another time
    rules = list(dict.fromkeys(reason.refusal.rule for reason in (*own, *found.others)))
    if rules:
        book = Book(loaded.title, words)
        choices = tuple(book.choice(rule) for rule in rules)
        to = ButtonMaker.at(loaded, words).id("rules", loaded.table.game)
        blocks.append(Menu(to, words(say("possible-rules")), choices[: limits.MENU_CHOICES]))
    return Card((*blocks, ways), RUNNING)


def _lines(loaded: LoadedTable, seat: int, found: Possible, words: Words) -> Iterator[str]:
    if found.open:
        yield f"**{words(say('possible-open'))}**"
    for verb, actions in found.open:
        yield from _open(loaded, seat, verb, actions, words)
    for title, lines in (
        ("possible-closed", _closed(loaded, found.closed, words)),
        ("possible-others", _examples(loaded, found.others, words)),
    ):
        if told := [cut(line, PAGE) for line in lines]:
            yield f"**{words(say(title))}**"
            yield from told


def _open(loaded: LoadedTable, seat: int, verb: Verb, actions: Sequence[Action], words: Words) -> Iterator[str]:
    """Yield what a verb is for and how it can be done: every way where there are few, else what is chosen first."""
    name, presenter, view = _name(loaded, verb.id), loaded.presenter, loaded.view(seat)
    about = say(f"{loaded.game.meta.prefix}-verb-{verb.id}-about")
    named: list[str] = []
    if len(actions) <= NAMED:
        named = [*dict.fromkeys(words(presenter.label(view, action)) for action in actions)]
    elif len(verb.slots) > 1:
        first = dict.fromkeys(nouns(action)[0] for action in actions)
        named = [*dict.fromkeys(words(presenter.slot_label(view, verb.id, verb.slots[0].id, one)) for one in first)]
    how = "all" if len(actions) <= NAMED else "first" if 1 < len(named) <= NAMED else "many"
    yield f"- {words(say('possible-verb', emoji=verb.emoji, verb=name, about=about, count=len(actions), how=how))}"
    if how != "many" and named != [words(name)]:
        yield from (f"  - {one}" for one in named)


def _closed(loaded: LoadedTable, reasons: Iterable[Reason], words: Words) -> Iterator[str]:
    """Yield why verbs have no legal action; those of one reason together, last what holds for almost everything."""
    verbs = dict[tuple[str, str], list[Verb]]()
    for reason in reasons:
        refusal, such = reason.refusal, not (reason.alike or reason.helps)
        why = "" if reason.helps and not reason.alike else words(refusal.reason)
        example = f"{words(say('possible-such-as'))} " if such else ""
        verbs.setdefault((f"{example}{why}".strip(), words(refusal.remedy)), []).extend(reason.verbs)
    for (why, remedy), of in sorted(verbs.items(), key=lambda item: len(item[1]) > REST):
        several = len(of) > REST
        named = say("possible-rest") if several else tuple(_name(loaded, verb.id) for verb in of)
        told = why if several else f"{why} {remedy}".strip()
        yield f"- {words(say('possible-why', verbs=named, why=told))}"


def _examples(loaded: LoadedTable, reasons: Iterable[Reason], words: Words) -> Iterator[str]:
    """Yield for verbs that can be done why not in any way: an example for each."""
    for reason in reasons:
        verbs = tuple(_name(loaded, verb.id) for verb in reason.verbs)
        told = f"{words(reason.refusal.reason)} {words(reason.refusal.remedy)}"
        yield f"- {words(say('possible-why', verbs=verbs, why=told))}"


def _name(loaded: LoadedTable, verb: str) -> Phrase:
    return say(f"{loaded.game.meta.prefix}-verb-{verb}")
