"""The private card that answers "What can I do?"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot import limits
from bot.games.core.phrase import Phrase, say
from bot.service.card import Block, Buttons, Card, Menu, Text
from bot.service.features.looks.cards import PAGE, RUNNING, ButtonMaker, bold, cut, heading, pages
from bot.service.features.possible.reasons import Possible, Reason
from bot.service.features.rules.book import Book
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

REST = 4
"""The most verbs that are named for one reason; more are called "everything else"."""


def possible_card(loaded: LoadedTable, seat: int, found: Possible, words: Words, ways: Buttons) -> Card:
    """Return what a seat can do now, what it cannot do and why, and a menu of the rules that are cited."""
    blocks: list[Block] = [heading(loaded, words, bold(words(loaded.presenter.prompt(loaded.view(seat)))))]
    blocks += [Text(pages(list(_lines(loaded, found, words)), PAGE)[0])]
    rules = list(dict.fromkeys(reason.refusal.rule for reason in (*found.closed, *found.others)))
    if rules:
        book = Book(loaded.title, words)
        choices = tuple(book.choice(rule) for rule in rules)
        to = ButtonMaker.at(loaded, words).id("rules", loaded.table.game)
        blocks.append(Menu(to, words(say("possible-rules")), choices[: limits.MENU_CHOICES]))
    return Card((*blocks, ways), RUNNING)


def _lines(loaded: LoadedTable, found: Possible, words: Words) -> Iterator[str]:
    if found.open:
        yield f"**{words(say('possible-open'))}**"
    for verb, count in found.open:
        yield f"- {words(say('possible-verb', emoji=verb.emoji, verb=_name(loaded, verb.id), count=count))}"
    for title, reasons in (("possible-closed", found.closed), ("possible-others", found.others)):
        if reasons:
            yield f"\n**{words(say(title))}**"  # else clients draw it as a part of the last item
            yield from _reasons(loaded, reasons, words)


def _reasons(loaded: LoadedTable, reasons: Iterable[Reason], words: Words) -> Iterator[str]:
    for reason in reasons:
        refusal = reason.refusal
        several = len(reason.verbs) > REST
        verbs = say("possible-rest") if several else tuple(_name(loaded, verb.id) for verb in reason.verbs)
        key = "possible-why" if reason.alike else "possible-why-such-as"
        told = say(key, verbs=verbs, reason=refusal.reason, remedy=refusal.remedy, rule=refusal.rule)
        yield cut(f"- {words(told)}", PAGE)


def _name(loaded: LoadedTable, verb: str) -> Phrase:
    return say(f"{loaded.game.meta.prefix}-verb-{verb}")
